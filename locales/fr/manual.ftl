# The manual page, for the terminal and for packages. It is written, never spoken, so it may have colons.

# Names of its sections, in capitals as in other manual pages.
manual-name = NOM
manual-synopsis = SYNOPSIS
manual-description = DESCRIPTION
manual-commands = COMMANDES
manual-options = OPTIONS
manual-keys = TOUCHES
manual-deals = DONNES ET POSITIONS
manual-completion = COMPLÉTION
manual-files = FICHIERS
manual-environment = ENVIRONNEMENT
manual-exit = CODE DE RETOUR
manual-examples = EXEMPLES

# What the program is, in the section NAME and in the menu of programs; no capital, no full stop.
manual-summary = le solitaire Pyramide à l'oreille et au clavier
# After the name of the program, in the section SYNOPSIS.
manual-usage = [commande] [options]
manual-description-what = Pyramid Access est le solitaire Pyramide pour qui joue à l'oreille et au clavier. On l'écoute avec sa propre voix, on le lit avec un lecteur d'écran ou une plage braille, ou on le voit en grandes cartes contrastées. Chaque touche a sa réponse sur-le-champ, et le jeu sait exactement si la partie peut encore être gagnée.
manual-description-start = Sans commande, une partie commence, ou celle qui est enregistrée reprend. Le premier lancement demande la langue et la façon de jouer.
# Above the list of options; options of other commands than play are marked by the sentence after it.
manual-options-play = Ce sont les options de play, sauf si une autre commande est nommée.
manual-options-only = Seulement avec { $commands }.
manual-keys-change = Ce sont les touches d'origine ; les réglages donnent d'autres touches aux commandes.

# The section on deals and positions, a paragraph each. $last is the highest number of a deal.
manual-deals-text = Une donne est un texte de 52 cartes dans l'ordre où on les distribue : la pyramide rangée par rangée depuis le sommet, puis la pioche, la première carte piochée d'abord, ou la réserve, une rangée à la fois. Une carte est une valeur, A, 2 à 9, T ou 10, J, Q, K, puis sa couleur, c pour trèfle, d pour carreau, h pour cœur, s pour pique. Majuscules, espaces et retours à la ligne sont libres, et ce qui suit un # est un commentaire.
manual-deals-others = Les plateaux de PySolFC, avec une ligne Talon: pour la pioche, et les dessins et listes de pyramid-solver sont lus aussi. Le numéro d'une donne désigne les mêmes cartes que dans PySolFC, de 1 à { $last }.
manual-deals-position = Une position est une seule ligne de texte : la variante et ses règles maison, les 52 cartes, puis ce qui est parti et l'état de la pioche et de la défausse, avec des barres verticales entre les parties. Elle apporte ses propres règles. Le menu des parties écrit donnes et positions ; d'une transcription, la dernière position est jouée.

# How the scripts that complete commands are put in their place; a line to type follows each.
manual-completion-bash = Pour bash :
manual-completion-zsh = Pour zsh, avec ce dossier dans fpath :
manual-completion-fish = Pour fish :

# The section on files: where they are, then what is in each file or folder, after its name.
manual-files-where = Ailleurs que sous Linux, les dossiers sont ceux du système ; pyramid-access doctor les nomme.
manual-files-settings = les réglages
manual-files-games = la partie en cours, et les parties jouées jusqu'ici
manual-files-deals = les donnes et positions que vous avez enregistrées, ou que d'autres vous ont données
manual-files-texts = les textes des parties que vous avez enregistrés
manual-files-locales = vos propres langues

# What each variable of the environment does, after its name.
manual-environment-accessible = avec la valeur 1 : des lignes de texte pour un lecteur d'écran, et rien n'est demandé au premier lancement
manual-environment-color = pas de couleurs sur le plateau
manual-environment-language = la langue, si ni l'option ni les réglages n'en disent une autre

# What each exit code means, after the number.
manual-exit-done = C'est fait.
manual-exit-no = La réponse est non : une donne ne peut pas être gagnée, ou quelque chose manque.
manual-exit-wrong = Mauvais usage ou mauvaises données ; une phrase dit quoi et où.
manual-exit-interrupted = Interrompu.

# What each line of the section EXAMPLES does; the line to type follows.
manual-example-number = Jouer la donne que PySolFC distribue pour le numéro 617 :
manual-example-friend = Jouer la position qu'une amie a envoyée :
manual-example-solve = Dire si la donne du jour peut être gagnée, et comment :
