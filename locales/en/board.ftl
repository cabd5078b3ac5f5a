# Words on the board view. Keep them short: the cards are drawn around them.

# Ranks as cards show them: one letter each.
board-rank-ace = A
board-rank-jack = J
board-rank-queen = Q
board-rank-king = K

# Suits, in the singular, at most seven letters, and one letter each.
board-suit-clubs = club
board-suit-diamonds = diamond
board-suit-hearts = heart
board-suit-spades = spade
board-letter-clubs = c
board-letter-diamonds = d
board-letter-hearts = h
board-letter-spades = s

# Captions of the piles. $count = cards in the stock.
board-stock = Stock { $count }
board-hand = Hand
board-waste = Waste

# How often the waste can still be turned over: $left passes after the present one, or without a limit.
# Broken into lines of nine letters where there is little room.
board-passes = Passes to come { $left }
board-passes-unlimited = Unlimited passes

# A whole sentence: the terminal cannot show the board.
board-unavailable = This terminal cannot show the board, here are lines of text.
