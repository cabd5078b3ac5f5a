# Games for par, and the match of six that they make. The attributes brief and full replace the message at those levels.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# What clearing the pyramid would add to the score, heard after the score. $points is 50, 35 or 20, and becomes less
# with each turn of the waste. $stock is no in a game that has none.
match-clearing =
    Vider la pyramide{ $stock ->
        [no] { "" }
       *[yes] { " " }dans ce passage
    } rapporte { $points } points.
    .brief = Pyramide vidée, { $points } points de plus.
    .full =
        Vider la pyramide{ $stock ->
            [no] { "" }
           *[yes] { " " }dans ce passage
        } rapporte { $points } points, et chaque carte retirée un point.
# Which game of the match this is, while it goes on, and the total of those before it. $games is 6.
match-before =
    Match, partie { $number } sur { $games }{ $number ->
        [1] { "" }
       *[other] , total { words-points } jusqu'ici
    }.
    .braille =
        Partie { $number } sur { $games }{ $number ->
            [1] { "" }
           *[other] , { words-points }
        }.
# The same at the end of a game, whose points the total counts.
match-after = Match, partie { $number } sur { $games }, total { words-points }.
    .brief = Partie { $number } sur { $games }, total { words-points }.
    .braille = Partie { $number } sur { $games }, { words-points }.
# After the last game of the match. $short is how many points were missing.
match-won = Par réussi, match gagné.
    .brief = Par réussi.
    .full = Par réussi, match gagné. La prochaine partie commence un autre match.
match-lost =
    Par manqué { $short ->
        [one] d'un point
       *[other] de { $short } points
    }, match perdu.
    .brief = Par manqué.
    .full =
        Par manqué { $short ->
            [one] d'un point
           *[other] de { $short } points
        }, match perdu. La prochaine partie commence un autre match.

# The line of the menu that ends a game early, and its value.
match-stop = Arrêter là et prendre les points
match-stop-value = Score, { words-points }
# The line was taken once.
match-stop-ask = La partie compterait { words-points }. Validez encore une fois pour l'arrêter.
    .braille = { words-points }. Oui, même touche.
# Another game was asked for, while one for par is under way: leaving that one takes its points.
match-leave-ask = Une partie est en cours, elle compterait { words-points }. La même touche encore une fois pour en commencer une autre.
    .braille = { words-points }. Oui, même touche.
# The game has ended early; its points come next.
match-stopped =
    Partie arrêtée. { $left ->
        [one] Il reste une carte.
       *[other] Il reste { $left } cartes.
    }
    .brief = Partie arrêtée.
# The early end was taken back; then the place of the cursor is said.
match-stop-undone = La partie n'est plus arrêtée.
