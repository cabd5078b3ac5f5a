# What only a search can tell: whether the game can still be won, where it was lost, the way back to there.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# A search that takes longer than a key may wait; its answer comes later.
knowledge-searching = Searching.
knowledge-searching-deal = Searching for a winnable deal.
# The search for a deal took too long, so none is laid out.
knowledge-no-deal = I found no winnable deal in time. The game stays on the table.
    .brief = No winnable deal found in time.

# The same at the start of the program, where some game has to be laid out.
knowledge-random-deal = I found no winnable deal in time. This one is random.
    .brief = Random deal, no winnable one found.
    .braille = Random deal.

# The verdict. $moves is the length of a line that wins; $shortest is yes if no line is shorter.
knowledge-winnable =
    Yes, still winnable, in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }{ $shortest ->
        [yes] { "" }
       *[no] { " " }or fewer
    }.
    .brief =
        Yes, in { $moves ->
            [one] one move
           *[other] { $moves } moves
        }{ $shortest ->
            [yes] { "" }
           *[no] { " " }or fewer
        }.
knowledge-won = Yes, already won.
# The move that lost the game: two cards, one card, a draw, a turn of the waste. $number counts moves from 1.
knowledge-lost-pair = No, lost at move { $number }, { CARD($first) } and { CARD($second) }.
    .brief = No, since move { $number }.
knowledge-lost-one = No, lost at move { $number }, { CARD($card) }.
    .brief = No, since move { $number }.
knowledge-lost-draw = No, lost at move { $number }, when you drew.
    .brief = No, since move { $number }.
knowledge-lost-redeal = No, lost at move { $number }, when you turned the waste over.
    .brief = No, since move { $number }.
# A move that would have kept it winnable. The first is a pair with one of the two cards that were removed.
knowledge-better-keep = You should have kept { CARD($card, form: "the") } for { CARD($partner, form: "the") }.
    .braille = You should have kept { CARD($card, form: "code") } for { CARD($partner, form: "code") }.
knowledge-better-pair = You should have removed { CARD($first, form: "the") } and { CARD($second, form: "the") }.
    .braille = You should have removed { CARD($first, form: "code") } { CARD($second, form: "code") }.
knowledge-better-one = You should have removed { CARD($card, form: "the") }.
    .braille = You should have removed { CARD($card, form: "code") }.
knowledge-better-draw = You should have drawn.
knowledge-better-redeal = You should have turned the waste over.
# $key is the name of a key, $number the move that lost the game. $first is yes the first time that there is such a move.
knowledge-way-back =
    { $first ->
        [yes] { $key } goes back to just before move { $number }.
       *[no] { "" }
    }
    .brief = { "" }
    .full = { $key } goes back to just before move { $number }.
# The deal could not be won from the beginning. $moves counts the moves made since.
knowledge-never =
    { $moves ->
        [0] No, this deal cannot be won.
       *[other] No, this deal could never be won.
    }
    .brief = No, lost from the start.
knowledge-unknown = I do not know, the search took too long.
    .brief = I do not know.
# After the verdict, in a game that scores: the best score within reach, or what it is at least.
knowledge-score-most = At best { words-points }.
knowledge-score-least = At least { words-points }.

# Back to the last position that could be won. $count moves were taken back, $moves are left.
knowledge-back =
    Returned to { $moves ->
        [0] the start
       *[other] move { $moves }
    }, { $count ->
        [one] one move taken back
       *[other] { $count } moves taken back
    }. The game is winnable again.
    .brief =
        Returned to { $moves ->
            [0] the start
           *[other] move { $moves }
        }.
# $key is the name of a key.
knowledge-back-redo = { "" }
    .full =
        { $count ->
            [one] { $key } plays that move again.
           *[other] { $key } plays those moves again.
        }
# There is no such position to go back to. $won is yes if the game has been won.
knowledge-back-still-winnable =
    { $won ->
        [yes] Nothing to take back, the game is won.
       *[no] Nothing to take back, the game is still winnable.
    }
    .brief =
        { $won ->
            [yes] Already won.
           *[no] Still winnable.
        }
knowledge-back-never-winnable = Nothing to take back, this deal could never be won.
    .brief = Lost from the start.
knowledge-back-unknown = I do not know where to go back to, the search took too long.
    .brief = I do not know.
# All moves that were taken back at once, more than one, were played again.
knowledge-redone = { $count } moves played again.
