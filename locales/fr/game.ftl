# Beginning, going on and ending.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# $variant is the name of the game.
game-started = Nouvelle partie. { $variant }.
    .brief = Nouvelle partie.
# A game that begins in its middle, with a position that someone has saved; what is left of the pyramid follows.
game-position = Position en place. { $variant }.
    .brief = Position en place.
# How hard a deal is that can be won, as the player wanted it: by how often a careful player wins one like it. Heard
# with the status.
game-winnable-easy = Donne gagnable, plutôt facile.
    .full = Donne gagnable, plutôt facile. En jouant avec soin, on gagne presque toujours une telle donne.
game-winnable-medium = Donne gagnable, de difficulté moyenne.
    .full = Donne gagnable, de difficulté moyenne. En jouant avec soin, on gagne le plus souvent une telle donne.
game-winnable-hard = Donne gagnable, difficile.
    .full = Donne gagnable, difficile. En jouant avec soin, on gagne une telle donne environ une fois sur deux.
game-winnable-very-hard = Donne gagnable, très difficile.
    .full = Donne gagnable, très difficile. Même en jouant avec soin, on perd le plus souvent une telle donne.
# The same as news, some time after the deal was laid out.
game-rated-easy = Donne plutôt facile.
    .full = Donne plutôt facile. En jouant avec soin, on gagne presque toujours une telle donne.
game-rated-medium = Donne de difficulté moyenne.
    .full = Donne de difficulté moyenne. En jouant avec soin, on gagne le plus souvent une telle donne.
game-rated-hard = Donne difficile.
    .full = Donne difficile. En jouant avec soin, on gagne une telle donne environ une fois sur deux.
game-rated-very-hard = Donne très difficile.
    .full = Donne très difficile. Même en jouant avec soin, on perd le plus souvent une telle donne.
# A saved game goes on; then the place of the cursor is said.
game-resumed =
    Partie reprise, { $moves ->
        [0] aucun coup joué
        [one] un coup joué
       *[other] { $moves } coups joués
    }.
    .brief = Partie reprise.
    .full = Partie reprise. { $variant }.
# The moves, where the house rules come before them.
game-resumed-moves = { "" }
    .full =
        { $moves ->
            [0] Aucun coup joué.
            [one] Un coup joué.
           *[other] { $moves } coups joués.
        }
# The last card of the pyramid has left. $left counts the cards that lie elsewhere.
game-won-pyramid = Gagné. Pyramide vidée en { words-moves }.
    .brief = Gagné en { words-moves }.
    .full =
        Gagné. Pyramide vidée en { words-moves }.{ $left ->
            [0] { "" }
            [one] { " " }Il reste une carte ailleurs.
           *[other] { " " }Il reste { $left } cartes ailleurs.
        }
game-won-all = Gagné. Les 52 cartes sont parties en { words-moves }.
    .brief = Gagné en { words-moves }.
# $left counts all cards, $pyramid those of the pyramid, $elsewhere the others.
game-blocked =
    Partie bloquée. { $pyramid ->
        [0] Il reste { $elsewhere ->
            [one] une carte
           *[other] { $elsewhere } cartes
        } hors de la pyramide.
        [one] Il reste une carte dans la pyramide{ $elsewhere ->
            [0] .
            [one] { " " }et une ailleurs.
           *[other] { " " }et { $elsewhere } ailleurs.
        }
       *[other] Il reste { $pyramid } cartes dans la pyramide{ $elsewhere ->
            [0] .
            [one] { " " }et une ailleurs.
           *[other] { " " }et { $elsewhere } ailleurs.
        }
    }
    .brief =
        { $left ->
            [one] Bloqué, il reste une carte.
           *[other] Bloqué, il reste { $left } cartes.
        }
game-score = Score, { words-points }.
# After the points, if there are any. $key is the name of a key.
game-blocked-verdict = { $key } dit si la partie pouvait être gagnée.
    .brief = { "" }
    .full = { $key } dit si la partie pouvait être gagnée, et où elle a été perdue.
game-blocked-back = { "" }
    .full = { $key } revient à la dernière position gagnable, s'il y en a une.
game-blocked-advice = { "" }
    .full = Annulez, ou commencez une autre partie.
# The last words.
game-kept = La partie est enregistrée. Au revoir.
# The last words when no game was begun.
game-left = Au revoir.
# The last words in the second of two windows, where nothing was meant to be saved.
game-kept-elsewhere = Cette partie n'est pas enregistrée, l'autre fenêtre garde la sienne. Au revoir.
    .braille = Partie non gardée ici. Au revoir.
# The last words when the game could not be written to disk.
game-not-kept = La partie n'a pas pu être enregistrée. Au revoir.
    .braille = Partie non enregistrée. Au revoir.
