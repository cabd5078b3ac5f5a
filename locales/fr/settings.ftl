# The menu of settings. Names and values have no full stop; a value is also heard alone, after a key has changed it.
settings-title = Réglages.
settings-lang = Langue
settings-speaker = Qui parle
settings-view = Affichage
settings-detail = Détails
settings-hints = Indices
settings-rate = Vitesse de la voix
settings-volume = Volume de la voix

# Who speaks: the game's own voice, the player's screen reader, nobody.
settings-speaker-own = Voix du jeu
settings-speaker-reader = Lecteur d'écran
settings-speaker-off = Sans voix
# What is on the screen.
settings-view-line = Lignes de texte
settings-view-board = Grand plateau
# How much is said.
settings-detail-brief = Peu de détails
settings-detail-normal = Détails habituels
settings-detail-full = Tous les détails
# What hints are made from: what the player can know, all cards, rules of thumb.
settings-hints-fair = Sans voir les cartes cachées
settings-hints-exact = En voyant toutes les cartes
settings-hints-thumb = Règles simples, sans calcul
# Words a minute.
settings-rate-value = Vitesse { $rate }
# Per cent.
settings-volume-value = Volume { $volume }
