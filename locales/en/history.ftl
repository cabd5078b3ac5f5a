# Hearing again what was said before.
# The repeat key before anything was said, then the two ends of the history.
history-nothing = Nothing to repeat.
history-oldest = Start of the history.
history-newest = End of the history.
