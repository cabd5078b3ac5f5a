# Where a card lies, always heard after its name. $above is the number of cards that lie on it.
# In Portuguese 0 and 1 are one plural form, so here and in all files the number itself, 1, stands for one. A 2 that
# counts something feminine is in letters, duas, since voices say dois for it; for 21, 22 and so on see spoken-words.

# $row from 1 at the top to 7 at the base, $number counted from the left in the full row.
places-pyramid = fila { $row }, lugar { $number }
# The drawn card that is held apart.
places-hand = na mão
# The only waste pile.
places-waste =
    { $above ->
        [0] no topo do descarte
        [1] no descarte, debaixo de uma carta
        [2] no descarte, debaixo de duas cartas
       *[other] no descarte, debaixo de { $above } cartas
    }
# One of several waste piles, from the left.
places-pile =
    { $above ->
        [0] pilha { $row }
        [1] pilha { $row }, debaixo de uma carta
        [2] pilha { $row }, debaixo de duas cartas
       *[other] pilha { $row }, debaixo de { $above } cartas
    }
# A column of the reserve, from the left.
places-column =
    { $above ->
        [0] coluna { $row }
        [1] coluna { $row }, debaixo de uma carta
        [2] coluna { $row }, debaixo de duas cartas
       *[other] coluna { $row }, debaixo de { $above } cartas
    }
# $number cards have to be drawn until it comes.
places-stock =
    { $number ->
        [1] no topo do monte
       *[other] no monte, carta { $number }
    }
# It has left the table.
places-gone = fora do jogo
