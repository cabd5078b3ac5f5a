# Small parts that sentences are made with.

# A list. Two things, then the start, the middle and the end of a longer list.
words-list-two = { $first } et { $second }
words-list-start = { $first }, { $second }
words-list-middle = { $first }, { $second }
words-list-end = { $first } et { $second }
# A list whose things have commas of their own.
words-long-two = { $first }, et { $second }
words-long-start = { $first }, { $second }
words-long-middle = { $first }, { $second }
words-long-end = { $first }, et { $second }
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
words-top-two = { $first }, dessus { $second }
words-top-start = { $first }, { $second }
words-top-middle = { $first }, { $second }
words-top-end = { $first }, dessus { $second }
# A choice.
words-or-two = { $first } ou { $second }
words-or-start = { $first }, { $second }
words-or-middle = { $first }, { $second }
words-or-end = { $first } ou { $second }
# A number in letters, from 2 to 16. Greater ones stay digits, since in letters many have a hyphen, which readers name.
words-number =
    { $number ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
        [13] treize
        [14] quatorze
        [15] quinze
        [16] seize
       *[other] { $number }
    }
# Points; $sign is plus or minus, $points has none.
words-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $sign ->
        [minus] { " " }sous zéro
       *[plus] { "" }
    }
# Moves that a game has taken.
words-moves =
    { $moves ->
        [1] un coup
       *[other] { $moves } coups
    }
# Heard after a sentence that comes a second time, so that a screen reader notices it.
words-again = Encore.
