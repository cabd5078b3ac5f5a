# The menu of settings. Names and values have no full stop; a value is also heard alone, after a key has changed it.
settings-title = Réglages.
settings-lang = Langue
settings-speaker = Qui parle
settings-view = Affichage
settings-theme = Couleurs du plateau
settings-spelled-suits = Cartes du plateau
settings-detail = Détails
settings-hints = Indices
settings-tips = Conseils pendant la partie
settings-rate = Vitesse de la voix
settings-volume = Volume de la voix
settings-pitch = Hauteur de la voix
settings-earcons = Signaux sonores
settings-earcon-volume = Volume des signaux
settings-place = Place des cartes à l'oreille
settings-voices = Voix
settings-keys = Touches
# Two lines of the menu of games.
settings-variant = Variante
settings-winnable = Seulement des donnes gagnables

# Who speaks: the game's own voice, the player's screen reader, nobody.
settings-speaker-own = Voix du jeu
settings-speaker-reader = Lecteur d'écran
settings-speaker-off = Sans voix
# What is on the screen.
settings-view-line = Lignes de texte
settings-view-board = Grand plateau
# Colours of the board; the last are the two that the terminal itself writes in.
settings-theme-dark = Sombres
settings-theme-light = Claires
settings-theme-yellow = Jaune sur noir
settings-theme-system = Celles du terminal
# How the board shows suits.
settings-spelled-suits-yes = En toutes lettres
settings-spelled-suits-no = Avec des symboles
# How much is said.
settings-detail-brief = Peu de détails
settings-detail-normal = Détails habituels
settings-detail-full = Tous les détails
# What hints are made from: what the player can know, all cards, rules of thumb.
settings-hints-fair = Sans voir les cartes cachées
settings-hints-exact = En voyant toutes les cartes
settings-hints-thumb = Règles simples, sans calcul
settings-winnable-yes = Oui
settings-winnable-no = Non
settings-tips-yes = Oui
settings-tips-no = Non
# Which voice speaks the language, before the names of the voices are known, and where there is none.
settings-voices-usual = Habituelle
settings-voices-chosen = Choisie par vous
settings-voices-none = Aucune pour cette langue
# A voice tells who it is, such as Belgique, and goes on speaking for a moment.
settings-voices-sample = { $value }. Dame de pique et as de cœur.
# Words a minute.
settings-rate-value = Vitesse { $rate }
# Per cent.
settings-volume-value = Volume { $volume }
settings-earcon-volume-value = Volume { $earcon_volume }
# From 0, low, to 100, high; 50 is usual.
settings-pitch-value = Hauteur { $pitch }
# When the short sounds of the game are heard: with the game's own voice, beside a screen reader too, never.
settings-earcons-voice = Signaux avec la voix du jeu
settings-earcons-on = Signaux toujours actifs
settings-earcons-off = Sans signaux
# From where voice and sounds are heard: as the card lies, or the same in both ears.
settings-place-pan = De gauche à droite
settings-place-off = Au milieu, en mono
# Where the voice of the system speaks, and what it cannot do: in place of a value, and after a key.
settings-pitch-missing = Cette voix garde sa hauteur
settings-earcons-missing = Pas de signaux sur ce système
settings-place-missing = Toujours au milieu, sur ce système
