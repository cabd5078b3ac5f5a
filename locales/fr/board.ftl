# Words on the board view. Keep them short: the cards are drawn around them.

# Ranks as cards show them: one letter each.
board-rank-ace = A
board-rank-jack = V
board-rank-queen = D
board-rank-king = R

# Suits, in the singular, at most seven letters, and one letter each, as in bridge: k for carreau.
board-suit-clubs = trèfle
board-suit-diamonds = carreau
board-suit-hearts = cœur
board-suit-spades = pique
board-letter-clubs = t
board-letter-diamonds = k
board-letter-hearts = c
board-letter-spades = p

# Captions of the piles. $count = cards in the stock.
board-stock = Pioche { $count }
board-hand = Main
board-waste = Défausse

# How often the waste can still be turned over: $left passes after the present one, or without a limit.
# Broken into lines of nine letters where there is little room.
board-passes = Passages à venir { $left }
board-passes-unlimited = Passages illimités

# A whole sentence: the terminal cannot show the board.
board-unavailable = Ce terminal ne peut pas montrer le plateau, voici des lignes de texte.
