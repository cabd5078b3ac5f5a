# Stock, hand, waste and reserve, and how the game stands.
# The attributes brief and full replace the message at those levels of detail; an empty text is left out.

# A stock that lies face down.
stock-count =
    Stock{ $count ->
        [0] { " " }empty
        [one] , one card
       *[other] , { $count } cards
    }.
# A stock that lies face up.
stock-open =
    Stock, { $count ->
        [one] one card
       *[other] { $count } cards
    }, top { CARD($card) }.
# The drawn card that is held apart.
stock-hand = In hand, { CARD($card) }.
stock-hand-empty = Nothing in hand.
    .brief = { "" }
# The only waste pile. Empty, it stands for several as well.
stock-waste =
    Waste, { $count ->
        [one] one card, { CARD($card) }
       *[other] { $count } cards, top { CARD($card) }
    }.
stock-waste-empty = Waste empty.
# One of several waste piles, counted from the left.
stock-pile =
    Pile { $number }, { $count ->
        [one] one card, { CARD($card) }
       *[other] { $count } cards, top { CARD($card) }
    }.
stock-pile-empty = Pile { $number }, empty.
# The columns of the reserve, all together, heard before each of them.
stock-columns =
    Columns{ $count ->
        [0] { " " }empty
        [one] , one card
       *[other] , { $count } cards
    }.
# A column of the reserve: its open card, and how many cards it has.
stock-column = Column { $number }, { CARD($card) }.
    .full =
        Column { $number }, { $count ->
            [one] one card, { CARD($card) }
           *[other] { $count } cards, top { CARD($card) }
        }.
# The cards below the top of the only waste pile, of one of several piles, of a column, from the top down.
stock-below = Below, { CARDS($cards, list: "row") }.
stock-below-pile = Pile { $number }, below, { CARDS($cards, list: "row") }.
stock-below-column = Column { $number }, below, { CARDS($cards, list: "row") }.
stock-below-none = Nothing below.

# Status: cards of the pyramid and of the whole table, moves, passes.
stock-status-cards =
    Pyramid{ $pyramid ->
        [0] { " " }empty{ $cards ->
            [0] { "" }
            [one] , one card in all
           *[other] , { $cards } cards in all
        }
        [one] , one card, { $cards } in all
       *[other] , { $pyramid } cards, { $cards } in all
    }.
    .brief =
        Pyramid{ $pyramid ->
            [0] { " " }empty
            [one] , one card
           *[other] , { $pyramid } cards
        }.
stock-status-moves =
    { $moves ->
        [0] No move played.
        [one] One move played.
       *[other] { $moves } moves played.
    }
    .brief =
        { $moves ->
            [0] { "" }
            [one] One move.
           *[other] { $moves } moves.
        }
# $pass is the present pass, $passes how many come after it, or unlimited.
stock-status-passes =
    { $passes ->
        [unlimited] Pass { $pass }, unlimited passes.
        [0] Pass { $pass }, the last.
        [one] Pass { $pass }, one more after this.
       *[other] Pass { $pass }, { $passes } more after this.
    }
stock-status-no-stock = This game has no stock.
    .brief = { "" }
# Time played; a nought after the first number is left out.
stock-status-time =
    Time played, { $hours ->
        [0] { $minutes ->
            [0] { $seconds ->
                [one] one second
               *[other] { $seconds } seconds
            }
            [one] one minute{ $seconds ->
                [0] { "" }
                [one] { " " }and one second
               *[other] { " " }and { $seconds } seconds
            }
           *[other] { $minutes } minutes{ $seconds ->
                [0] { "" }
                [one] { " " }and one second
               *[other] { " " }and { $seconds } seconds
            }
        }
        [one] one hour{ $minutes ->
            [0] { "" }
            [one] { " " }and one minute
           *[other] { " " }and { $minutes } minutes
        }
       *[other] { $hours } hours{ $minutes ->
            [0] { "" }
            [one] { " " }and one minute
           *[other] { " " }and { $minutes } minutes
        }
    }.
stock-status-hints =
    { $count ->
        [0] No hint asked for.
        [one] One hint asked for.
       *[other] { $count } hints asked for.
    }
