# Statistics: what the games played on this machine add up to, in the menu of games and on the command line.

# The line in the menu of games, and its value: games won of those played, all kinds together.
stats-title = Statistiques
stats-value =
    { $played ->
        [0] Aucune partie
       *[other] { $won ->
            [0] Aucune gagnée
           *[other] { $won } { $won ->
                [one] gagnée
               *[other] gagnées
            }
        } sur { $played }
    }
# What is said before the first line of the menu; the house rules of the game come next, if it has any.
stats-heading = Statistiques.

# Lines about the games of one kind, without a full stop. $variant is the name of the game, $share is in per cent.
stats-none = { $variant }, aucune partie comptée
stats-played =
    { $variant }, { $played ->
        [one] une partie
       *[other] { $played } parties
    }, { $won ->
        [0] aucune gagnée
        [one] une gagnée, { $share } pour cent
       *[other] { $won } gagnées, { $share } pour cent
    }
# How many of the games won were won without a hint and without taking a move back.
stats-unhelped =
    Sans indice ni annulation, { $count ->
        [0] aucune victoire
        [one] une victoire
       *[other] { $count } victoires
    }
# Games won one after the other: up to the last one played, and at best.
stats-streak = Victoires de suite, { $now } en ce moment, { $most } au mieux
stats-best-time = Victoire la plus rapide, { clock-duration }
stats-mean-time = Temps moyen d'une victoire, { clock-duration }
stats-fewest-moves = Victoire la plus courte, { words-moves }
stats-help =
    En tout, { $hints ->
        [0] aucun indice
        [one] un indice
       *[other] { $hints } indices
    } et { $undos ->
        [0] aucune annulation
        [one] une annulation
       *[other] { $undos } annulations
    }
stats-par = Total des points au par, { words-points }
# The line that opens the list of the other games, each with its name and stats-value, and the first line of that list.
stats-others = Autres jeux
stats-all = Tous les jeux
# One of them, played by house rules.
stats-house-rules = { $variant }, règles maison

# The line that begins the statistics anew; what is said when it was taken once; what is said when it is done.
stats-reset = Remettre à zéro
stats-reset-ask = Tous les résultats seront effacés, après copie dans un fichier. Validez encore une fois pour le faire.
stats-reset-done = Statistiques remises à zéro. Copie dans le fichier { $name }, dans { $folders }.

# The command line. $line is one of the lines above, $path is a file.
stats-line = { $line }.
stats-nothing = Aucune partie comptée.
stats-exported =
    { $count ->
        [0] Aucune partie à copier, le fichier { $path } est vide.
        [one] Une partie copiée dans le fichier { $path }.
       *[other] { $count } parties copiées dans le fichier { $path }.
    }
stats-imported =
    { $added ->
        [0] Aucune partie ajoutée
        [one] Une partie ajoutée
       *[other] { $added } parties ajoutées
    }, { $known ->
        [0] aucune n'était déjà là.
        [one] une était déjà là.
       *[other] { $known } étaient déjà là.
    }
stats-error-missing = Le fichier { $path } n'existe pas.
stats-error-unreadable = Le fichier { $path } ne peut pas être lu.
stats-error-not-records = Le fichier { $path } ne contient pas de statistiques, ou il est abîmé.
stats-error-newer-version = Le fichier { $path } vient d'une version plus récente du programme.
stats-error-wrong-game = Dans le fichier { $path }, la partie numéro { $number } est impossible, et aucune n'a été ajoutée.
