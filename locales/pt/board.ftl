# Words on the board view. Keep them short: the cards are drawn around them.

# Ranks as cards show them: one letter each.
board-rank-ace = A
board-rank-jack = V
board-rank-queen = D
board-rank-king = R
# The same in words, at most seven letters, for players who want no symbols.
board-word-ace = ás
board-word-jack = valete
board-word-queen = dama
board-word-king = rei

# Suits, at most seven letters, and one letter each. In Portuguese they have no singular.
board-suit-clubs = paus
board-suit-diamonds = ouros
board-suit-hearts = copas
board-suit-spades = espadas
board-letter-clubs = p
board-letter-diamonds = o
board-letter-hearts = c
board-letter-spades = e
# Where a card is large enough for its whole name.
board-card = { CARD($card) }

# Captions of the piles. $count = cards in the stock.
board-stock = Monte { $count }
board-hand = Mão
board-waste = Descarte

# How often the waste can still be turned over: $left passes after the present one, or without a limit.
# Broken into lines of nine letters where there is little room.
board-passes = Passagens por vir { $left }
board-passes-unlimited = Passagens à vontade

# The board in lines of text, where a card is its rank and the letter of its suit, and this after a covered card. A
# letter as well: readers name signs.
board-covered = x
# A whole sentence, heard when the board has been written. $pyramid = cards in the pyramid.
board-shown =
    Tabuleiro mostrado, { $pyramid ->
        [0] pirâmide vazia
        [1] uma carta na pirâmide
        [2] duas cartas na pirâmide
       *[other] { $pyramid } cartas na pirâmide
    }.
    .brief = Tabuleiro mostrado.

# A whole sentence: the terminal cannot show the board.
board-unavailable = Este terminal não pode mostrar o tabuleiro, aqui estão linhas de texto.
