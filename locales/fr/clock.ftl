# Time played, and pauses. No clock is shown, and nothing is ever hurried: time is said when asked for, and at the end.

# A time, part of a sentence. A nought after the first number is left out. It must not come first in a sentence.
clock-duration =
    { $hours ->
        [0] { $minutes ->
            [0] { $seconds ->
                [0] 0 seconde
                [one] une seconde
               *[other] { $seconds } secondes
            }
            [one] une minute{ $seconds ->
                [0] { "" }
                [one] { " " }et une seconde
               *[other] { " " }et { $seconds } secondes
            }
           *[other] { $minutes } minutes{ $seconds ->
                [0] { "" }
                [one] { " " }et une seconde
               *[other] { " " }et { $seconds } secondes
            }
        }
        [one] une heure{ $minutes ->
            [0] { "" }
            [one] { " " }et une minute
           *[other] { " " }et { $minutes } minutes
        }
       *[other] { $hours } heures{ $minutes ->
            [0] { "" }
            [one] { " " }et une minute
           *[other] { " " }et { $minutes } minutes
        }
    }
# The time of a game, when it ends.
clock-end = Temps de jeu, { clock-duration }.
    .brief = En { clock-duration }.
# A pause begins: no time is counted and no move is made, but the board can be read.
clock-paused = Pause.
    .full = Pause. Tout se lit, rien ne se joue.
# A move was asked for during a pause.
clock-refused = La partie est en pause.
    .brief = En pause.
# After either of these. $key is the name of the key that ends the pause.
clock-paused-key = { $key } pour reprendre.
# The pause is over; then the place of the cursor is said.
clock-goes-on = La partie continue.
    .brief = Reprise.
