# Where a card lies, always heard after its name. $above is the number of cards that lie on it.

# $row from 1 at the top to 7 at the base, $number counted from the left in the full row.
places-pyramid = row { $row }, place { $number }
# The drawn card that is held apart.
places-hand = in hand
# The only waste pile.
places-waste =
    { $above ->
        [0] on the waste
        [one] in the waste, under one card
       *[other] in the waste, under { $above } cards
    }
# One of several waste piles, from the left.
places-pile =
    { $above ->
        [0] pile { $row }
        [one] pile { $row }, under one card
       *[other] pile { $row }, under { $above } cards
    }
# A column of the reserve, from the left.
places-column =
    { $above ->
        [0] column { $row }
        [one] column { $row }, under one card
       *[other] column { $row }, under { $above } cards
    }
# $number cards have to be drawn until it comes.
places-stock =
    { $number ->
        [1] on top of the stock
       *[other] in the stock, card { $number }
    }
# It has left the table.
places-gone = out of play
