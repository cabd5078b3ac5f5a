# Stock, hand, waste and reserve, and how the game stands.
# The attributes brief and full replace the message at those levels of detail; an empty text is left out.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

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
    .braille = Stock, { $count }, top { CARD($card, form: "code") }.
# The drawn card that is held apart.
stock-hand = In hand, { CARD($card) }.
stock-hand-empty = Nothing in hand.
    .brief = { "" }
# The only waste pile.
stock-waste =
    Waste, { $count ->
        [one] one card, { CARD($card) }
       *[other] { $count } cards, top { CARD($card) }
    }.
    .braille = Waste, { $count }, top { CARD($card, form: "code") }.
stock-waste-empty = Waste empty.
# Several waste piles, all empty, then one of them, counted from the left.
stock-piles-empty = Piles empty.
stock-pile =
    Pile { $number }, { $count ->
        [one] one card, { CARD($card) }
       *[other] { $count } cards, top { CARD($card) }
    }.
    .braille = Pile { $number }, { $count }, top { CARD($card, form: "code") }.
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
    .braille = Below { CARDS($cards, form: "code", list: "cells") }.
stock-below-pile = Pile { $number }, below, { CARDS($cards, list: "row") }.
    .braille = Pile { $number } { CARDS($cards, form: "code", list: "cells") }.
stock-below-column = Column { $number }, below, { CARDS($cards, list: "row") }.
    .braille = Column { $number } { CARDS($cards, form: "code", list: "cells") }.
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
# The number of the deal, the same in PySolFC.
stock-status-deal = Deal number { $number }.
# Time played, see clock-duration.
stock-status-time = Time played, { clock-duration }.
stock-status-hints =
    { $count ->
        [0] No hint asked for.
        [one] One hint asked for.
       *[other] { $count } hints asked for.
    }
