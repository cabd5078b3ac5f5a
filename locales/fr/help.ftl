# The help and learn mode.

# One line of the list of keys. $keys are names of keys, $effect is one of the messages below.
help-line = { $keys }, { $effect }
# Heard when the list of keys opens, before its first line.
help-intro-play = Touches du jeu, une par ligne, Tab pour la suivante. Maj Tab pour les règles et une première partie expliquée. Point d'interrogation pour apprendre les touches.
    .brief = Touches du jeu.
help-intro-menu = Touches des menus, une par ligne, Tab pour la suivante. Toute autre lettre va à la ligne qui commence par elle. Point d'interrogation pour les apprendre.
# Learn mode.
help-lesson-begins = Chaque touche dit ce qu'elle fait, sans le faire. Échap ou point d'interrogation pour finir.
help-lesson-ends = Les touches agissent de nouveau.
# In learn mode: a key with what it does, and one that does nothing.
help-key = { $key }, { $effect }.
help-key-free = { $key }, sans effet.
# In learn mode, in a menu: a letter that goes to a line.
help-key-letter = { $key }, ligne suivante qui commence par { $letter }.
# While playing: a key that does nothing.
help-unknown-key = Cette touche ne fait rien. Point d'interrogation pour l'aide.
    .brief = Touche sans effet.
# In a menu: a key that does nothing.
help-unknown-menu-key = Cette touche ne fait rien dans ce menu. Q pour en sortir.
    .brief = Touche sans effet.

# What each command does, heard after its keys: no capital, no full stop.
help-next-free = carte libre suivante
help-previous-free = carte libre précédente
help-left = carte à gauche, couverte ou non
help-right = carte à droite, couverte ou non
help-up = rangée du dessus
help-down = rangée du dessous
help-row-start = début de la rangée
help-row-end = fin de la rangée
help-choose = choisir la carte, puis sa partenaire, un roi part aussitôt
help-clear-choice = annuler le choix
help-draw = piocher, ou retourner la défausse quand la pioche est vide
help-undo = annuler le dernier coup
help-redo = rejouer le coup annulé
help-hint = indice, encore une fois pour le suivant
help-verdict = si la partie peut encore être gagnée, et sinon depuis quel coup elle est perdue
help-go-back = revenir là où la partie pouvait encore être gagnée
help-pause = pause, encore une fois pour reprendre
help-free-cards = les cartes libres
help-removals = ce qui peut partir maintenant
help-card = la carte actuelle, encore une fois pour ses partenaires
help-pyramid = la pyramide depuis la base, une rangée à chaque fois
help-row-1 = lire la rangée 1
help-row-2 = lire la rangée 2
help-row-3 = lire la rangée 3
help-row-4 = lire la rangée 4
help-row-5 = lire la rangée 5
help-row-6 = lire la rangée 6
help-row-7 = lire la rangée 7
help-board = tout le plateau en lignes de lettres, x après une carte couverte
help-stock = la pioche et la défausse, ou les colonnes, encore une fois pour les cartes dessous
help-status = cartes, coups et passages, encore une fois pour le temps et les indices
help-repeat = répéter
help-older = phrase précédente de l'historique
help-newer = phrase suivante de l'historique
help-language = autre langue
help-new-game = nouvelle partie
help-game-menu = menu des parties
help-detail = plus ou moins de détails
help-earcon-switch = couper ou remettre les signaux sonores
help-slower = parler moins vite
help-faster = parler plus vite
help-softer = parler moins fort
help-louder = parler plus fort
help-lower = voix plus grave
help-higher = voix plus aiguë
# The same, where the voice of the system cannot do it.
help-pitch-missing = cette voix garde sa hauteur
help-earcons-missing = pas de signaux sonores sur ce système
help-voice = voix suivante
help-speech-switch = couper ou remettre la voix
help-settings = réglages
help-help = liste des touches, encore une fois pour les apprendre
help-quit = quitter, la partie est enregistrée
help-menu-next = ligne suivante
help-menu-previous = ligne précédente
help-menu-first = première ligne
help-menu-last = dernière ligne
help-menu-take = valider cette ligne, ou passer à la valeur suivante
help-menu-forward = valeur suivante, ou ouvrir le menu de cette ligne
help-menu-back = valeur précédente, ou menu d'avant
help-menu-leave = sortir du menu
help-menu-quit = quitter, la partie est enregistrée
help-menu-1 = ligne 1
help-menu-2 = ligne 2
help-menu-3 = ligne 3
help-menu-4 = ligne 4
help-menu-5 = ligne 5
help-menu-6 = ligne 6
help-menu-7 = ligne 7
help-menu-8 = ligne 8
help-menu-9 = ligne 9
help-menu-0 = le zéro des lignes 10, 20 et 30
