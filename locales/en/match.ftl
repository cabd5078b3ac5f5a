# Games for par, and the match of six that they make. The attributes brief and full replace the message at those levels.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# What clearing the pyramid would add to the score, heard after the score. $points is 50, 35 or 20, and becomes less
# with each turn of the waste. $stock is no in a game that has none.
match-clearing =
    Clearing the pyramid{ $stock ->
        [no] { "" }
       *[yes] { " " }in this pass
    } adds { $points } points.
    .brief = Pyramid cleared, { $points } points more.
    .full =
        Clearing the pyramid{ $stock ->
            [no] { "" }
           *[yes] { " " }in this pass
        } adds { $points } points, and each card removed one point.
# Which game of the match this is, while it goes on, and the total of those before it. $games is 6.
match-before =
    Match, game { $number } of { $games }{ $number ->
        [1] { "" }
       *[other] , total { words-points } so far
    }.
    .braille =
        Game { $number } of { $games }{ $number ->
            [1] { "" }
           *[other] , { words-points }
        }.
# The same at the end of a game, whose points the total counts.
match-after = Match, game { $number } of { $games }, total { words-points }.
    .brief = Game { $number } of { $games }, total { words-points }.
    .braille = Game { $number } of { $games }, { words-points }.
# After the last game of the match. $short is how many points were missing.
match-won = Par made, match won.
    .brief = Par made.
    .full = Par made, match won. The next game begins another match.
match-lost =
    Par missed by { $short ->
        [one] one point
       *[other] { $short } points
    }, match lost.
    .brief = Par missed.
    .full =
        Par missed by { $short ->
            [one] one point
           *[other] { $short } points
        }, match lost. The next game begins another match.

# The line of the menu that ends a game early, and its value.
match-stop = Stop here and take the points
match-stop-value = Score, { words-points }
# The line was taken once.
match-stop-ask = The game would count { words-points }. Take this line once more to stop it.
    .braille = { words-points }. Same key for yes.
# Another game was asked for, while one for par is under way: leaving that one takes its points.
match-leave-ask = A game is under way, it would count { words-points }. The same key once more to begin another one.
    .braille = { words-points }. Same key for yes.
# The game has ended early; its points come next.
match-stopped =
    Game stopped. { $left ->
        [one] One card is left.
       *[other] { $left } cards are left.
    }
    .brief = Game stopped.
# The early end was taken back; then the place of the cursor is said.
match-stop-undone = The game is no longer stopped.
