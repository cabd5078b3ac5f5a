# Small parts that sentences are made with.

# A list. Two things, then the start, the middle and the end of a longer list.
words-list-two = { $first } and { $second }
words-list-start = { $first }, { $second }
words-list-middle = { $first }, { $second }
words-list-end = { $first } and { $second }
# A list whose things have commas of their own.
words-long-two = { $first }, and { $second }
words-long-start = { $first }, { $second }
words-long-middle = { $first }, { $second }
words-long-end = { $first }, and { $second }
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
words-top-two = { $first }, top { $second }
words-top-start = { $first }, { $second }
words-top-middle = { $first }, { $second }
words-top-end = { $first }, top { $second }
# A choice.
words-or-two = { $first } or { $second }
words-or-start = { $first }, { $second }
words-or-middle = { $first }, { $second }
words-or-end = { $first } or { $second }
# A number in letters, from 2 to 16. Greater ones stay digits, since in letters many have a hyphen, which readers name.
words-number =
    { $number ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
       *[other] { $number }
    }
# Points; $sign is plus or minus, $points has none.
words-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $sign ->
        [minus] { " " }below zero
       *[plus] { "" }
    }
# Moves that a game has taken.
words-moves =
    { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
# Heard after a sentence that comes a second time, so that a screen reader notices it.
words-again = Again.
