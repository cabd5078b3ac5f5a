# Hearing again what was said before.
# The repeat key before anything was said, then the two ends of the history.
history-nothing = Rien à répéter.
history-oldest = Début de l'historique.
history-newest = Fin de l'historique.
