# Words on the board view. Keep them short: the cards are drawn around them.

# Ranks as cards show them: one letter each.
board-rank-ace = A
board-rank-jack = J
board-rank-queen = Q
board-rank-king = K
# The same in words, at most seven letters, for players who want no symbols.
board-word-ace = ace
board-word-jack = jack
board-word-queen = queen
board-word-king = king

# Suits, in the singular, at most seven letters, and one letter each.
board-suit-clubs = club
board-suit-diamonds = diamond
board-suit-hearts = heart
board-suit-spades = spade
board-letter-clubs = c
board-letter-diamonds = d
board-letter-hearts = h
board-letter-spades = s
# Where a card is large enough for its whole name.
board-card = { CARD($card) }

# Captions of the piles. $count = cards in the stock.
board-stock = Stock { $count }
board-hand = Hand
board-waste = Waste

# How often the waste can still be turned over: $left passes after the present one, or without a limit.
# Broken into lines of nine letters where there is little room.
board-passes = Passes to come { $left }
board-passes-unlimited = Unlimited passes

# The board in lines of text, where a card is its rank and the letter of its suit, and this after a covered card. A
# letter as well: readers name signs.
board-covered = x
# A whole sentence, heard when the board has been written. $pyramid = cards in the pyramid.
board-shown =
    Board shown, { $pyramid ->
        [0] pyramid empty
        [one] one card in the pyramid
       *[other] { $pyramid } cards in the pyramid
    }.
    .brief = Board shown.

# A whole sentence: the terminal cannot show the board.
board-unavailable = This terminal cannot show the board, here are lines of text.
