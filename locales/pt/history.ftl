# Hearing again what was said before.
# The repeat key before anything was said, then the two ends of the history.
history-nothing = Nada para repetir.
history-oldest = Início do histórico.
history-newest = Fim do histórico.
