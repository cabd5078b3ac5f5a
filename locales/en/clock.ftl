# Time played, and pauses. No clock is shown, and nothing is ever hurried: time is said when asked for, and at the end.

# A time, part of a sentence. A nought after the first number is left out. It must not come first in a sentence.
clock-duration =
    { $hours ->
        [0] { $minutes ->
            [0] { $seconds ->
                [one] one second
               *[other] { $seconds } seconds
            }
            [one] one minute{ $seconds ->
                [0] { "" }
                [one] { " " }and one second
               *[other] { " " }and { $seconds } seconds
            }
           *[other] { $minutes } minutes{ $seconds ->
                [0] { "" }
                [one] { " " }and one second
               *[other] { " " }and { $seconds } seconds
            }
        }
        [one] one hour{ $minutes ->
            [0] { "" }
            [one] { " " }and one minute
           *[other] { " " }and { $minutes } minutes
        }
       *[other] { $hours } hours{ $minutes ->
            [0] { "" }
            [one] { " " }and one minute
           *[other] { " " }and { $minutes } minutes
        }
    }
# The time of a game, when it ends.
clock-end = Time played, { clock-duration }.
    .brief = In { clock-duration }.
# A pause begins: no time is counted and no move is made, but the board can be read.
clock-paused = Paused.
    .full = Paused. Everything can be read, nothing is played.
# A move was asked for during a pause.
clock-refused = The game is paused.
    .brief = Paused.
# After either of these. $key is the name of the key that ends the pause.
clock-paused-key = { $key } to go on.
# The pause is over; then the place of the cursor is said.
clock-goes-on = The game goes on.
    .brief = Going on.
