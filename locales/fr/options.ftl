# The command line: its help, and a sentence for each mistake. One message is one line of text.

# First line of the help.
options-about = Pyramid Access { $version } : le solitaire Pyramide à l'oreille et au clavier.
options-usage = Utilisation : pyramid-access [commande] [options]
# $line is what to type, such as deal N.
options-usage-command = Utilisation : pyramid-access { $line } [options]
options-commands = Commandes :
options-options = Options :
options-options-play = Options de play :
# The last line of the help.
options-learn = Pour apprendre à jouer : lancez le jeu, appuyez sur le point d'interrogation, puis sur Maj Tab. La première partie, expliquée, et les règles sont les dernières lignes de l'aide.
# One line of the help: what to type, and what it does.
options-line = { $line } : { $text }
# What stands for a value in the help, in capitals: a file, a folder, a language, a name from a list, a house rule, a file of texts.
options-placeholder-file = FICHIER
options-placeholder-dir = DOSSIER
options-placeholder-tag = CODE
options-placeholder-id = NOM
options-placeholder-rule = RÈGLE
options-placeholder-value = VALEUR
options-placeholder-topic = SUJET

# What each command does, after its name.
options-command-play = jouer une partie ; c'est ce qui se passe sans commande.
options-command-solve = dire si une donne ou une position peut être gagnée, et comment ; un fichier en contient une, ou une par ligne.
options-command-survey = compter les donnes qui peuvent être gagnées, sur tous les cœurs du processeur.
options-command-deal = montrer les cartes d'une donne par son numéro, ou de la donne du jour.
options-command-variants = la liste des variantes et de leurs règles, puis des règles maison et de leurs valeurs.
options-command-languages = la liste des langues, avec ce qui cloche dans leurs textes.
options-command-listen = pour traduire : dit et écrit les textes d'une langue l'un après l'autre, avec des valeurs d'exemple ; tous, ou ceux d'un sujet comme play, ou ceux dont le nom commence ainsi ; Ctrl+C arrête, --speaker off écrit seulement, --detail s'en tient à un niveau.
options-command-voices = la liste des voix, par langue.
options-command-keys = la liste des touches.
options-command-stats = ce que vos parties ont donné sur cette machine : gagnées, séries, temps, aides.
options-command-doctor = vérifier que la voix, le son, le terminal et les dossiers fonctionnent, et dire que faire sinon.
options-command-completion = écrire un script pour que le shell complète les commandes et les options ; voir la page de manuel.
options-command-man = écrire la page de manuel ; pour la lire : pyramid-access man | man -l -

# What each option is for, after its name. What is to be typed stays in English, such as today or fair.
options-lang = langue des textes et de la voix, par exemple fr ou en.
options-variant = la variante à jouer ; pyramid-access variants en donne la liste.
options-rules = règles maison, par exemple passes=2,goal=all ; pyramid-access variants en donne la liste avec leurs valeurs.
options-deal = la donne : un numéro, today pour la donne du jour, qui peut être gagnée, un fichier avec 52 cartes ou une position, ou un tiret pour l'entrée standard.
options-winnable = les nouvelles parties peuvent toutes être gagnées ; la donne que demande --deal se joue même si elle ne peut pas l'être.
options-speaker = qui parle : own pour la voix du jeu, reader pour votre lecteur d'écran, off pour personne.
options-view = ce qui est à l'écran : line pour des lignes de texte, board pour un grand plateau.
options-theme = couleurs du plateau : dark pour sombre, light pour clair, yellow pour jaune sur noir, system pour celles du terminal.
options-spelled-suits = écrire les couleurs des cartes en lettres sur le plateau, à la place des symboles.
options-voice = la voix ; pyramid-access voices en donne la liste.
options-rate = vitesse de la voix, en mots par minute.
options-volume = volume de la voix, en pour cent.
options-pitch = hauteur de la voix, de grave à aiguë, 50 est l'habituelle.
options-earcons = signaux sonores : voice pour les entendre avec la voix du jeu, on pour toujours, off pour jamais.
options-earcon-volume = volume des signaux sonores, en pour cent.
options-place = d'où viennent la voix et les signaux : pan pour de gauche à droite, comme les cartes, off pour le milieu, en mono.
options-detail = quantité de détails : brief pour peu, normal, full pour tous.
options-hints = d'où viennent les indices : fair pour ce que vous pouvez savoir, exact pour toutes les cartes, thumb pour des règles simples.
options-new = commencer une nouvelle partie, même si une autre est enregistrée.
options-resume = reprendre la partie enregistrée, ce qui se fait aussi sans cette option ; pas avec --new, --deal, --variant ou --rules.
options-transcript = ajouter tout ce qui est dit à ce fichier, en lignes JSON.
options-shortest = donner une suite de coups dont il est prouvé qu'aucune n'est plus courte ; retirer, piocher et retourner la défausse comptent chacun pour un coup.
options-deals = nombre de donnes à compter.
options-first = numéro de la première donne à compter, 1 s'il n'est pas donné.
options-jobs = nombre de processus qui travaillent en même temps, un par cœur s'il n'est pas donné.
options-player = faire jouer les donnes à compter ; fair joue d'après des indices qui n'utilisent que ce qu'un joueur peut savoir.
options-export = copier toutes les parties comptées dans ce nouveau fichier, en JSON.
options-import = ajouter les parties d'un tel fichier, sans jamais en compter une deux fois.
options-json = écrire du JSON.
options-data-dir = un seul dossier pour les réglages, les parties et le journal.
options-debug = tout écrire dans le journal.
options-help = cette aide.
options-version = montrer la version.

# Headings in the list of keys.
options-keys-play = Touches pendant le jeu :
options-keys-menu = Touches dans les menus :
# A variant in the list: what to type, its name, its rules.
options-variant-line = { $id } : { $name }. { $rules }

# The house rules, listed after the variants. $rule and $choices are what to type, $text is one of the messages below.
options-house-rules = Règles maison, à écrire après --rules sous la forme règle=valeur, séparées par des virgules :
options-rule-line = { $rule } : { $choices }. { $text }
options-rule-passes-values = 1 à 999, unlimited
options-rule-goal = Ce qu'il faut retirer pour gagner : la pyramide, ou les 52 cartes.
options-rule-passes = Combien de fois on peut parcourir la pioche ; unlimited, sans limite.
options-rule-draw = Combien de cartes on pioche à la fois.
options-rule-stock = waste : la carte piochée va sur la défausse ; hand : elle reste en main ; open : la pioche est visible ; piles : trois cartes, une sur chacune des trois piles ; none : pas de pioche.
options-rule-reserve = Des colonnes à la place de la pioche : none pour aucune, 8 de trois cartes, ou 6 de quatre.
options-rule-waste-pair = Les deux cartes du dessus de la défausse peuvent partir ensemble : yes pour oui, no pour non.
options-rule-overlap = Une carte peut partir avec la seule carte qui la couvre : yes pour oui, no pour non.
options-rule-partners = thirteen : une paire fait treize, le roi part seul ; dozen : douze, et la dame va avec le roi ; near : valeurs égales ou voisines.
options-rule-scoring = par : on compte les points au par ; none : pas de points.

# More lines of the report of doctor. $packages is a list of names and versions.
options-doctor-packages = Bibliothèques : { $packages }.
options-doctor-package-missing = La bibliothèque { $name } manque. Réinstallez le programme.
options-doctor-size = La fenêtre a { $columns } colonnes et { $rows } lignes.

# $choices is a list of names, $option and $value are what was typed.
options-error-unknown-command = La commande { $option } n'existe pas. Les commandes sont : { $choices }.
options-error-unknown-option = L'option { $option } n'existe pas. La liste des options : pyramid-access --help
options-error-option-elsewhere = La commande { $value } n'a pas d'option { $option }. La liste de ses options : pyramid-access { $value } --help
options-error-missing-value = Il manque une valeur après l'option { $option }.
options-error-unwanted-value = L'option { $option } ne prend pas de valeur.
options-error-unknown-choice = L'option { $option } ne peut pas être { $value }. Possible : { $choices }.
options-error-not-a-number = Après { $option }, il faut un nombre entier, pas { $value }.
options-error-out-of-range = Le nombre après { $option } va de { $low } à { $high } ; { $value } est en dehors.
options-error-deal-number = Les numéros de donne vont de { $low } à { $high } ; { $value } est en dehors.
options-error-missing-deal = Après deal, il faut un numéro de donne ou le mot today.
options-error-missing-option = La commande { $value } a besoin de l'option { $option }.
options-error-unwanted-argument = La commande { $option } ne prend pas { $value }.
options-error-contradiction = Les options { $option } et { $value } se contredisent : une seule des deux est possible.
options-error-unknown-language = La langue { $value } n'existe pas. Les langues sont : { $choices }.
options-error-unknown-shell = Après { $option }, il faut le nom d'un shell : { $choices }.
options-error-unknown-topic = Il n'y a ni sujet ni texte { $value }. Les sujets sont : { $choices }.
options-error-no-shortest = L'option { $option } n'est possible que si l'on pioche une carte à la fois vers une seule défausse, ou s'il n'y a pas de pioche, et si chaque valeur va avec une seule autre ou part seule ; les variantes sont : { $choices }.
options-error-no-pairs = L'option { $option } n'est pas possible pour une position d'où sont parties des cartes qui ne font pas des paires.
# A fault of the program. $path is the log file.
options-error-internal = Une erreur s'est produite dans le programme. Les détails sont dans le journal : { $path }
options-error-internal-unlogged = Une erreur s'est produite dans le programme, et le journal ne peut pas être écrit.
