# Hearing again what was said before.
history-nothing = Rien à répéter.
history-oldest = Début de l'historique.
history-newest = Fin de l'historique.
