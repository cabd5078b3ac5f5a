# Which deals can be won: the commands solve and survey.

# What a verdict is about. $kind is deal, or position: how a game stands in its middle. $deal counts those of a list, and
# $total says how many it has.
solve-subject =
    { $kind ->
        [position] { $total ->
            [1] Esta posição
           *[other] A posição { $deal }
        }
       *[deal] { $total ->
            [1] Esta distribuição
           *[other] A distribuição { $deal }
        }
    }
# The verdict. $moves is how long the line is; it is not proven that none is shorter.
solve-winnable =
    { solve-subject } pode ser ganha, { $moves ->
        [1] numa jogada
        [2] em duas jogadas ou menos
       *[other] em { $moves } jogadas ou menos
    }.
solve-lost = { solve-subject } não pode ser ganha.
# A position in which nothing is left to do.
solve-won = { solve-subject } já está ganha.
# The same with a line that is proven to be as short as any.
solve-shortest =
    { solve-subject } pode ser ganha, { $moves ->
        [1] numa jogada
        [2] em duas jogadas
       *[other] em { $moves } jogadas
    } e não menos.
# How many there are in a list, and of what kind; before it stands of the.
solve-things =
    { $kind ->
        [position] { $total } posições
       *[deal] { $total } distribuições
    }
# After a list.
solve-total =
    { $winnable ->
        [0] Nenhuma das { solve-things } pode ser ganha
        [1] Uma das { solve-things } pode ser ganha
        [2] Duas das { solve-things } podem ser ganhas
       *[other] { $winnable } das { solve-things } podem ser ganhas
    }.
# The winning line, a move a line. $place counts the moves.
solve-move-one = { $place }, { CARD($card) }
solve-move-pair = { $place }, { CARDS($cards) }
solve-move-draw = { $place }, tirar
solve-move-redeal = { $place }, virar o descarte
# A survey under way: $done of $deals deals are decided. $percent is the share of them that can be won, such as 66.9.
solve-progress =
    { $deals ->
        [1] A distribuição foi resolvida.
       *[other] { $done ->
            [0] Nenhuma distribuição resolvida em { $deals }.
            [1] Uma distribuição resolvida em { $deals }.
            [2] Duas distribuições resolvidas em { $deals }, das quais { $percent } por cento podem ser ganhas.
           *[other] { $done } distribuições resolvidas em { $deals }, das quais { $percent } por cento podem ser ganhas.
        }
    }
# The same where a player plays the deals; $percent is the share that he has won.
solve-progress-played =
    { $deals ->
        [1] A distribuição foi jogada.
       *[other] { $done ->
            [0] Nenhuma distribuição jogada em { $deals }.
            [1] Uma distribuição jogada em { $deals }.
            [2] Duas distribuições jogadas em { $deals }, das quais { $percent } por cento ganhas.
           *[other] { $done } distribuições jogadas em { $deals }, das quais { $percent } por cento ganhas.
        }
    }
# A sign of life when nothing new is known for a while, solved or played; $seconds is how long it all has taken, 10
# or more.
solve-progress-waiting =
    { $deals ->
        [1] Ainda sem resultado depois de { $seconds } segundos.
       *[other] Depois de { $seconds } segundos, { $done ->
            [0] nenhuma distribuição terminada
            [1] uma distribuição terminada
            [2] duas distribuições terminadas
           *[other] { $done } distribuições terminadas
        } em { $deals }.
    }
# The result. $low and $high are the bounds of the interval of $percent, $speed is deals a second. $first is the number
# of the first deal, to name the only one. A survey that is broken off can come to no deal at all.
solve-survey =
    { $deals ->
        [0] Ainda nenhuma distribuição foi resolvida.
        [1] A distribuição { $first } { $winnable ->
            [0] não pode ser ganha
           *[other] pode ser ganha
        }.
       *[other] { $winnable ->
            [0] Nenhuma distribuição em { $deals } pode ser ganha
            [1] Uma distribuição em { $deals } pode ser ganha
            [2] Duas distribuições em { $deals } podem ser ganhas
           *[other] { $winnable } distribuições em { $deals } podem ser ganhas
        }, { $percent } por cento. No conjunto das distribuições, são de { $low } a { $high } por cento, 19 vezes em 20. { $speed ->
            [0] Menos de uma distribuição
            [1] Uma distribuição
            [2] Duas distribuições
           *[other] { $speed } distribuições
        } por segundo.
    }
# The same where a player plays the deals. $winnable of them can be won, $won he has won. The scores are points a deal.
solve-survey-played =
    { $deals ->
        [0] Ainda nenhuma distribuição foi jogada.
        [1] A distribuição { $first } { $won ->
            [0] { $winnable ->
                [0] não pode ser ganha
               *[other] não foi ganha, mas podia ser
            }
           *[other] foi ganha
        }.
       *[other] { $won ->
            [0] Nenhuma distribuição ganha em { $deals }
            [1] Uma distribuição ganha em { $deals }
            [2] Duas distribuições ganhas em { $deals }
           *[other] { $won } distribuições ganhas em { $deals }
        }, { $percent } por cento. No conjunto das distribuições, são de { $low } a { $high } por cento, 19 vezes em 20. { $winnable ->
            [0] Nenhuma pode ser ganha.
            [1] Só uma pode ser ganha.
            [2] Duas podem ser ganhas.
           *[other] { $winnable } podem ser ganhas.
        }
    }
solve-survey-score =
    { $deals ->
        [1] A pontuação dela é de { $score ->
            [1] { $score } ponto
           *[other] { $score } pontos
        }.
       *[other] Em média { $score ->
            [1] { $score } ponto
           *[other] { $score } pontos
        }. No conjunto das distribuições, são de { $low } a { $high ->
            [1] { $high } ponto
           *[other] { $high } pontos
        }, 19 vezes em 20.
    }
