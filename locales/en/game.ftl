# Beginning, going on and ending.

# $variant is the name of the game.
game-started = New game. { $variant }.
    .brief = New game.
game-resumed =
    Game resumed, { $moves ->
        [0] no move played
        [one] one move played
       *[other] { $moves } moves played
    }.
    .brief = Game resumed.
    .full =
        Game resumed. { $variant }. { $moves ->
            [0] No move played
            [one] One move played
           *[other] { $moves } moves played
        }.
game-won-pyramid = You have won. The pyramid is empty, in { $moves } moves.
    .brief = Won in { $moves } moves.
    .full =
        You have won. The pyramid is empty, in { $moves } moves.{ $left ->
            [0] { "" }
            [one] { " " }One card is left elsewhere.
           *[other] { " " }{ $left } cards are left elsewhere.
        }
game-won-all = You have won. All 52 cards are gone, in { $moves } moves.
    .brief = Won in { $moves } moves.
# $left counts all cards, $pyramid those of the pyramid.
game-blocked =
    The game is blocked. { $left ->
        [one] One card is left
       *[other] { $left } cards are left
    }, { $pyramid ->
        [0] none
        [one] one
       *[other] { $pyramid }
    } of them in the pyramid.
    .brief =
        Blocked, { $left ->
            [one] one card left
           *[other] { $left } cards left
        }.
    .full =
        The game is blocked. { $left ->
            [one] One card is left
           *[other] { $left } cards are left
        }, { $pyramid ->
        [0] none
        [one] one
       *[other] { $pyramid }
    } of them in the pyramid. Undo, or start another game.
# Points; $sign is plus or minus, $points has none.
game-score =
    Score, { $sign ->
        [minus] minus { $points }
       *[plus] { $points }
    } { $points ->
        [one] point
       *[other] points
    }.
# The last words.
game-kept = The game is kept. Goodbye.
