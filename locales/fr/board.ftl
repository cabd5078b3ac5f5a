# Words on the board view. Keep them short: the cards are drawn around them.

# Ranks as cards show them: one letter each.
board-rank-ace = A
board-rank-jack = V
board-rank-queen = D
board-rank-king = R
# The same in words, at most seven letters, for players who want no symbols.
board-word-ace = as
board-word-jack = valet
board-word-queen = dame
board-word-king = roi

# Suits, in the singular, at most seven letters, and one letter each, as in bridge: k for carreau.
board-suit-clubs = trèfle
board-suit-diamonds = carreau
board-suit-hearts = cœur
board-suit-spades = pique
board-letter-clubs = t
board-letter-diamonds = k
board-letter-hearts = c
board-letter-spades = p
# Where a card is large enough for its whole name.
board-card = { CARD($card) }

# Captions of the piles. $count = cards in the stock.
board-stock = Pioche { $count }
board-hand = Main
board-waste = Défausse

# How often the waste can still be turned over: $left passes after the present one, or without a limit.
# Broken into lines of nine letters where there is little room.
board-passes = Passages à venir { $left }
board-passes-unlimited = Passages illimités

# The board in lines of text, where a card is its rank and the letter of its suit, and this after a covered card. A
# letter as well: readers name signs.
board-covered = x
# A whole sentence, heard when the board has been written. $pyramid = cards in the pyramid.
board-shown =
    Plateau affiché, { $pyramid ->
        [0] pyramide vide
        [one] une carte dans la pyramide
       *[other] { $pyramid } cartes dans la pyramide
    }.
    .brief = Plateau affiché.

# A whole sentence: the terminal cannot show the board.
board-unavailable = Ce terminal ne peut pas montrer le plateau, voici des lignes de texte.
