# What happens on the table: removals, draws, redeals, refusals, undo.
# The attributes brief and full replace the message at those levels of detail; an empty text is left out.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# One card has left, then two.
play-removed-one = { CARD($card) } removed.
play-removed-pair = { CARD($first) } and { CARD($second) } removed.
    .brief = { CARD($first) }, { CARD($second) }.
# A card that was covered can be played now.
play-uncovered = { CARD($card) } free, { PLACE($place) }.
    .brief = { CARD($card) } free.
# Cards left in the pyramid, after a removal.
play-left = { "" }
    .full =
        { $left ->
            [0] { "" }
            [one] One card left in the pyramid.
           *[other] { $left } cards left in the pyramid.
        }
# The last pyramid card has left in a game that is won when all cards are gone; it may be blocked all the same.
# $ended is yes if the game is over with this; then what is left is said after it.
play-cleared =
    { $ended ->
        [yes] Pyramid empty.
       *[no] Pyramid empty, the other cards are left.
    }
    .brief = Pyramid empty.
    .full =
        Pyramid cleared in pass { $pass }{ $ended ->
            [yes] .
           *[no] , the other cards are left.
        }
# A drawn card. $left counts the cards still in the stock.
play-drawn-one = { CARD($card) } drawn.
    .brief = { CARD($card) }.
    .full =
        { CARD($card) } drawn, { PLACE($place) }.{ $left ->
            [0] { "" }
            [one] { " " }Stock, one card.
           *[other] { " " }Stock, { $left } cards.
        }
# A draw from a stock that lies face up: its top card goes on the waste.
play-drawn-open = { CARD($card) } on the waste.
    .full =
        { CARD($card) } on the waste.{ $left ->
            [0] { "" }
            [one] { " " }Stock, one card.
           *[other] { " " }Stock, { $left } cards.
        }
# Several cards drawn on one waste pile; only the last, the top, can be played.
play-drawn-many = { CARDS($cards, list: "top") }.
    .full =
        { CARDS($cards, list: "top") }.{ $left ->
            [0] { "" }
            [one] { " " }Stock, one card.
           *[other] { " " }Stock, { $left } cards.
        }
    .braille = { CARDS($cards, form: "code", list: "cells") }.
# Cards drawn on several piles, one each.
play-drawn-piles = { CARDS($cards, form: "on-pile", list: "row") }.
    .brief = { CARDS($cards, list: "row") }.
    .full =
        { CARDS($cards, form: "on-pile", list: "row") }.{ $left ->
            [0] { "" }
            [one] { " " }Stock, one card.
           *[other] { " " }Stock, { $left } cards.
        }
    .braille = { CARDS($cards, form: "code", list: "cells") }.
# The draw took the last card. $passes: how often the waste can still be turned over, or unlimited.
play-stock-empty =
    { $passes ->
        [unlimited] Stock empty.
        [0] Stock empty, that was the last pass.
        [one] Stock empty, one more pass.
       *[other] Stock empty, { $passes } more passes.
    }
    .brief = Stock empty.
# The waste was turned over. $passes: how often it still can be after this, or unlimited. $count: cards in the stock.
play-redealt =
    Waste turned over, { $count ->
        [one] one card
       *[other] { $count } cards
    }.{ $passes ->
        [unlimited] { "" }
        [0] { " " }Last pass.
        [one] { " " }One more pass after this.
       *[other] { " " }{ $passes } more passes after this.
    }
    .brief =
        { $passes ->
            [unlimited] Waste turned over.
            [0] Waste turned over, last pass.
            [one] Waste turned over, one more pass after.
           *[other] Waste turned over, { $passes } more passes after.
        }
    .full =
        Waste turned over, { $count ->
            [one] one card
           *[other] { $count } cards
        }. { $passes ->
            [unlimited] Pass { $pass }, unlimited passes.
            [0] Pass { $pass }, the last.
            [one] Pass { $pass }, one more after this.
           *[other] Pass { $pass }, { $passes } more after this.
        }
    .braille =
        { $passes ->
            [unlimited] Waste turned over.
            [0] Waste turned over, last pass.
            *[other] Waste turned over, { $passes } more.
        }

# Refusals: why a move cannot be made.
# The game has ended; only undo and a new game go on.
play-refused-over = The game is over.
# A card that is no longer on the table.
play-refused-gone = { CARD($card, form: "the") } has already left.
    .brief = Already left.
play-refused-face-down = This card is still hidden in the stock.
    .braille = Still hidden in the stock.
play-refused-covered = { CARD($card, form: "the") } is covered by { CARDS($covers, form: "the") }.
    .brief = Covered by { CARDS($covers, form: "the") }.
    .braille = Covered by { CARDS($covers, form: "code", list: "cells") }.
# The card lies under another one in a waste pile or a column.
play-refused-buried = { CARD($card, form: "the") } is under { CARD($above, form: "the") }.
    .brief = Under { CARD($above, form: "the") }.
# $ranks are the partners of the card.
play-refused-needs-partner =
    { CARD($card, form: "the") } cannot leave alone, it needs { CARDS($ranks, form: "a", list: "or") }.
    .brief = It needs { CARDS($ranks, form: "a", list: "or") }.
    .braille = It needs { CARDS($ranks, form: "code", list: "cells") }.
# A king does not pair.
play-refused-leaves-alone = { CARD($card, form: "the") } leaves alone, without a partner.
    .brief = { CARD($card) } leaves alone.
# Two cards that do not add up; their ranks are said, or the numbers alone.
play-refused-sum =
    { CARD($first, form: "rank") } and { CARD($second, form: "rank") } make { SPELL($sum) }, not { SPELL($target) }.
    .brief = { SPELL($sum) }, not { SPELL($target) }.
    .full = { CARD($first, form: "the") } and { CARD($second, form: "the") } make { SPELL($sum) }, not { SPELL($target) }.
# Two cards that are neither equal nor neighbours, where neighbours go together.
play-refused-near = { CARD($first, form: "rank") } and { CARD($second, form: "rank") } are not neighbours.
    .full = { CARD($first, form: "the") } and { CARD($second, form: "the") } are not neighbours.
# Nothing to draw.
play-refused-stock-empty = The stock is empty.
play-refused-no-stock = This game has no stock.
# The waste cannot be turned over yet.
play-refused-stock-left =
    { $left ->
        [one] There is still one card in the stock.
       *[other] There are still { $left } cards in the stock.
    }
# The waste cannot be turned over any more.
play-refused-no-pass-left = The stock is empty, and that was the last pass.
    .brief = Stock empty, last pass.
play-refused-nothing-to-redeal = The stock and the waste are empty.

# Undo and redo. One card is back, then several.
play-undone-single = { CARD($card) } back, { PLACE($place) }.
    .brief = { CARD($card) } back.
play-undone-removal = { CARDS($cards) } back.
    .full = Back, { CARDS($cards, form: "placed", list: "long") }.
    .braille = Back { CARDS($cards, form: "code", list: "cells") }.
# Drawn cards are back in the stock. $left counts its cards.
play-undone-draw = { CARDS($cards) } back in the stock.
    .full =
        { CARDS($cards) } back in the stock, { $left ->
            [one] one card
           *[other] { $left } cards
        }.
    .braille = { CARDS($cards, form: "code", list: "cells") } back in the stock.
# What lies beside the pyramid after an undone draw, or after several moves at once.
play-undone-top = { CARD($card) }, { PLACE($place) }.
    .brief = { "" }
# A turn of the waste was taken back, so the stock is empty again.
play-undone-redeal =
    Waste put back. { $passes ->
        [unlimited] Stock empty.
        [one] Stock empty, one more pass.
       *[other] Stock empty, { $passes } more passes.
    }
    .brief = Waste put back.
# Heard before what the move leads to.
play-redone = Move played again.
    .brief = Redone.
play-nothing-to-undo = Nothing to undo.
play-nothing-to-redo = Nothing to redo.

# Where the cursor is, after its card has left; always the last sentence.
play-landed =
    { $state ->
        [covered] On the covered { CARD($card) }, { PLACE($place) }.
       *[free] On { CARD($card, form: "the") }, { PLACE($place) }.
    }
    .brief = On { CARD($card, form: "the") }.
play-landed-nowhere = No card is left.
