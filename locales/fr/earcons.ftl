# The page of the help on which each of the game's short sounds, its signals, is heard with its name.
# The line of the help that opens the page.
earcons-title = Les signaux sonores
# Heard when the page opens, before its first line; the second where the signals are turned off.
earcons-intro = Signaux sonores, un par ligne, Entrée pour réentendre.
    .brief = Signaux sonores.
earcons-intro-silent = Signaux sonores. Ils sont coupés, les réglages les remettent.
    .brief = Signaux sonores coupés.
# The same, where only the voice of the system is there.
earcons-intro-missing = Signaux sonores. Ce système ne peut pas les jouer, voici leurs noms.
    .brief = Signaux sonores impossibles.

# The name of each signal: what has happened.
earcons-pair = Paire retirée
earcons-king = Roi retiré
earcons-uncovered = Carte libérée
earcons-drawn = Carte piochée
earcons-redeal = Défausse retournée
# There is no card further on that way.
earcons-edge = Bord
# What was asked for cannot be done.
earcons-refused = Refus
earcons-chosen = Carte choisie
# Faint, on each move to another card while one is chosen and waits for its partner.
earcons-holding = Déplacement pendant un choix
earcons-undo = Coup annulé
earcons-hint = Indice
earcons-won = Partie gagnée
earcons-blocked = Partie bloquée
