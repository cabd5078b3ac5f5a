# Small parts that sentences are made with.

# A list. Two things, then the start, the middle and the end of a longer list.
words-list-two = { $first } e { $second }
words-list-start = { $first }, { $second }
words-list-middle = { $first }, { $second }
words-list-end = { $first } e { $second }
# A list whose things have commas of their own.
words-long-two = { $first }, e { $second }
words-long-start = { $first }, { $second }
words-long-middle = { $first }, { $second }
words-long-end = { $first }, e { $second }
# A list that only names things one after the other.
words-row-two = { $first }, { $second }
words-row-start = { $first }, { $second }
words-row-middle = { $first }, { $second }
words-row-end = { $first }, { $second }
# A list on a braille display.
words-cells-two = { $first } { $second }
words-cells-start = { $first } { $second }
words-cells-middle = { $first } { $second }
words-cells-end = { $first } { $second }
# Cards that lie on each other, the top one last.
words-top-two = { $first }, no topo { $second }
words-top-start = { $first }, { $second }
words-top-middle = { $first }, { $second }
words-top-end = { $first }, no topo { $second }
# A choice.
words-or-two = { $first } ou { $second }
words-or-start = { $first }, { $second }
words-or-middle = { $first }, { $second }
words-or-end = { $first } ou { $second }
# A number in letters, from 2 to 16, all masculine. Greater ones stay digits, as in the other languages.
words-number =
    { $number ->
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] onze
        [12] doze
        [13] treze
        [14] catorze
        [15] quinze
        [16] dezasseis
       *[other] { $number }
    }
# Points; $sign is plus or minus, $points has none.
words-points =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }{ $sign ->
        [minus] { " " }abaixo de zero
       *[plus] { "" }
    }
# Moves that a game has taken.
words-moves =
    { $moves ->
        [1] uma jogada
        [2] duas jogadas
       *[other] { $moves } jogadas
    }
# Heard after a sentence that comes a second time, so that a screen reader notices it.
words-again = De novo.
