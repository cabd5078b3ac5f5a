# Beginning, going on and ending.

# $variant is the name of the game.
game-started = New game. { $variant }.
    .brief = New game.
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
game-won-pyramid = You have won. Pyramid cleared in { $moves } moves.
    .brief = Won in { $moves } moves.
    .full =
        You have won. Pyramid cleared in { $moves } moves.{ $left ->
            [0] { "" }
            [one] { " " }One card is left elsewhere.
           *[other] { " " }{ $left } cards are left elsewhere.
        }
game-won-all = You have won. All 52 cards are gone in { $moves } moves.
    .brief = Won in { $moves } moves.
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
# Points; $sign is plus or minus, $points has none.
game-score =
    Score, { $sign ->
        [minus] minus { $points }
       *[plus] { $points }
    } { $points ->
        [one] point
       *[other] points
    }.
# After the points, if there are any.
game-blocked-advice = { "" }
    .full = Undo, or start another game.
# The last words.
game-kept = The game is saved. Goodbye.
# The last words when no game was begun.
game-left = Goodbye.
# The last words when the game could not be written to disk.
game-not-kept = The game could not be saved. Goodbye.
