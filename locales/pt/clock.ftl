# Time played, and pauses. No clock is shown, and nothing is ever hurried: time is said when asked for, and at the end.

# A time, part of a sentence. A nought after the first number is left out. It must not come first in a sentence.
clock-duration =
    { $hours ->
        [0] { $minutes ->
            [0] { $seconds ->
                [1] um segundo
               *[other] { $seconds } segundos
            }
            [1] um minuto{ $seconds ->
                [0] { "" }
                [1] { " " }e um segundo
               *[other] { " " }e { $seconds } segundos
            }
           *[other] { $minutes } minutos{ $seconds ->
                [0] { "" }
                [1] { " " }e um segundo
               *[other] { " " }e { $seconds } segundos
            }
        }
        [1] uma hora{ $minutes ->
            [0] { "" }
            [1] { " " }e um minuto
           *[other] { " " }e { $minutes } minutos
        }
        [2] duas horas{ $minutes ->
            [0] { "" }
            [1] { " " }e um minuto
           *[other] { " " }e { $minutes } minutos
        }
       *[other] { $hours } horas{ $minutes ->
            [0] { "" }
            [1] { " " }e um minuto
           *[other] { " " }e { $minutes } minutos
        }
    }
# The time of a game, when it ends.
clock-end = Tempo de jogo, { clock-duration }.
    .brief = Tempo, { clock-duration }.
# A pause begins: no time is counted and no move is made, but the board can be read.
clock-paused = Pausa.
    .full = Pausa. Pode ler tudo, mas não jogar.
# A move was asked for during a pause.
clock-refused = O jogo está em pausa.
    .brief = Em pausa.
# After either of these. $key is the name of the key that ends the pause.
clock-paused-key = { $key } para continuar.
# The pause is over; then the place of the cursor is said.
clock-goes-on = O jogo continua.
    .brief = Fim da pausa.
