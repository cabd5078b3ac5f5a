# Beginning, going on and ending.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# $variant is the name of the game.
game-started = New game. { $variant }.
    .brief = New game.
# A game that begins in its middle, with a position that someone has saved; what is left of the pyramid follows.
game-position = Position laid out. { $variant }.
    .brief = Position laid out.
# How hard a deal is that can be won, as the player wanted it: by how often a careful player wins one like it. Heard
# with the status.
game-winnable-easy = Winnable deal, rather easy.
    .full = Winnable deal, rather easy. Careful play almost always wins such a deal.
game-winnable-medium = Winnable deal, of medium difficulty.
    .full = Winnable deal, of medium difficulty. Careful play wins such a deal most of the time.
game-winnable-hard = Winnable deal, hard.
    .full = Winnable deal, hard. Careful play wins such a deal about one time in two.
game-winnable-very-hard = Winnable deal, very hard.
    .full = Winnable deal, very hard. Even careful play loses such a deal most of the time.
# The same as news, some time after the deal was laid out.
game-rated-easy = Rather easy deal.
    .full = Rather easy deal. Careful play almost always wins such a deal.
game-rated-medium = Deal of medium difficulty.
    .full = Deal of medium difficulty. Careful play wins such a deal most of the time.
game-rated-hard = Hard deal.
    .full = Hard deal. Careful play wins such a deal about one time in two.
game-rated-very-hard = Very hard deal.
    .full = Very hard deal. Even careful play loses such a deal most of the time.
# A saved game goes on; then the place of the cursor is said.
game-resumed =
    Game resumed, { $moves ->
        [0] no move played
        [one] one move played
       *[other] { $moves } moves played
    }.
    .brief = Game resumed.
    .full = Game resumed. { $variant }.
# The moves, where the house rules come before them.
game-resumed-moves = { "" }
    .full =
        { $moves ->
            [0] No move played.
            [one] One move played.
           *[other] { $moves } moves played.
        }
# The last card of the pyramid has left. $left counts the cards that lie elsewhere.
game-won-pyramid = You have won. Pyramid cleared in { words-moves }.
    .brief = Won in { words-moves }.
    .full =
        You have won. Pyramid cleared in { words-moves }.{ $left ->
            [0] { "" }
            [one] { " " }One card is left elsewhere.
           *[other] { " " }{ $left } cards are left elsewhere.
        }
game-won-all = You have won. All 52 cards are gone in { words-moves }.
    .brief = Won in { words-moves }.
# $left counts all cards, $pyramid those of the pyramid, $elsewhere the others.
game-blocked =
    The game is blocked. { $pyramid ->
        [0] { $elsewhere ->
            [one] One card is
           *[other] { $elsewhere } cards are
        } left outside the pyramid.
        [one] One card is left in the pyramid{ $elsewhere ->
            [0] .
            [one] { " " }and one elsewhere.
           *[other] { " " }and { $elsewhere } elsewhere.
        }
       *[other] { $pyramid } cards are left in the pyramid{ $elsewhere ->
            [0] .
            [one] { " " }and one elsewhere.
           *[other] { " " }and { $elsewhere } elsewhere.
        }
    }
    .brief =
        { $left ->
            [one] Blocked, one card left.
           *[other] Blocked, { $left } cards left.
        }
game-score = Score, { words-points }.
# After the points, if there are any. $key is the name of a key.
game-blocked-verdict = { $key } tells whether the game could have been won.
    .brief = { "" }
    .full = { $key } tells whether the game could have been won, and where it was lost.
game-blocked-back = { "" }
    .full = { $key } goes back to the last winnable position, if there is one.
game-blocked-advice = { "" }
    .full = Undo, or start another game.
# The last words.
game-kept = The game is saved. Goodbye.
# The last words when no game was begun.
game-left = Goodbye.
# The last words in the second of two windows, where nothing was meant to be saved.
game-kept-elsewhere = This game is not saved, the other window keeps its own. Goodbye.
    .braille = Not saved here. Goodbye.
# The last words when the game could not be written to disk.
game-not-kept = The game could not be saved. Goodbye.
    .braille = Game not saved. Goodbye.
