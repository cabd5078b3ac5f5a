# Hearing again what was said before.
history-nothing = Nothing to repeat.
history-oldest = Start of the history.
history-newest = End of the history.
