# Which deals can be won: the commands solve and survey.

# What a verdict is about. $kind is deal, or position: how a game stands in its middle. $deal counts those of a list, and
# $total says how many it has.
solve-subject =
    { $kind ->
        [position] { $total ->
            [1] Cette position
           *[other] La position { $deal }
        }
       *[deal] { $total ->
            [1] Cette donne
           *[other] La donne { $deal }
        }
    }
# The verdict. $moves is how long the line is; it is not proven that none is shorter.
solve-winnable =
    { solve-subject } peut être gagnée, en { $moves ->
        [one] un coup
       *[other] { $moves } coups ou moins
    }.
solve-lost = { solve-subject } ne peut pas être gagnée.
# A position in which nothing is left to do.
solve-won = { solve-subject } est déjà gagnée.
# The same with a line that is proven to be as short as any.
solve-shortest =
    { solve-subject } peut être gagnée, en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    } et pas moins.
# How many there are in a list, and of what kind; before it stands of the.
solve-things =
    { $kind ->
        [position] { $total } positions
       *[deal] { $total } donnes
    }
# After a list.
solve-total =
    { $winnable ->
        [0] Aucune des { solve-things } ne peut être gagnée
        [one] Une des { solve-things } peut être gagnée
       *[other] { $winnable } des { solve-things } peuvent être gagnées
    }.
# The winning line, a move a line. $place counts the moves.
solve-move-one = { $place }, { CARD($card) }
solve-move-pair = { $place }, { CARDS($cards) }
solve-move-draw = { $place }, piocher
solve-move-redeal = { $place }, retourner la défausse
# A survey under way: $done of $deals deals are decided. $percent is the share of them that can be won, such as 66.9.
solve-progress =
    { $deals ->
        [1] La donne est résolue.
       *[other] { $done ->
            [0] Aucune donne résolue sur { $deals }.
            [one] Une donne résolue sur { $deals }.
           *[other] { $done } donnes résolues sur { $deals }, dont { $percent } pour cent de gagnables.
        }
    }
# The same where a player plays the deals; $percent is the share that he has won.
solve-progress-played =
    { $deals ->
        [1] La donne est jouée.
       *[other] { $done ->
            [0] Aucune donne jouée sur { $deals }.
            [one] Une donne jouée sur { $deals }.
           *[other] { $done } donnes jouées sur { $deals }, dont { $percent } pour cent de gagnées.
        }
    }
# A sign of life when nothing new is known for a while, solved or played; $seconds is how long it all has taken, 10
# or more.
solve-progress-waiting =
    { $deals ->
        [1] Pas encore de résultat après { $seconds } secondes.
       *[other] Après { $seconds } secondes, { $done ->
            [0] aucune donne finie
            [one] une donne finie
           *[other] { $done } donnes finies
        } sur { $deals }.
    }
# The result. $low and $high are the bounds of the interval of $percent, $speed is deals a second. $first is the number
# of the first deal, to name the only one. A survey that is broken off can come to no deal at all.
solve-survey =
    { $deals ->
        [0] Aucune donne n'est encore résolue.
        [1] La donne { $first } { $winnable ->
            [0] ne peut pas être gagnée
           *[other] peut être gagnée
        }.
       *[other] { $winnable ->
            [0] Aucune donne sur { $deals } ne peut être gagnée
            [one] Une donne sur { $deals } peut être gagnée
           *[other] { $winnable } donnes sur { $deals } peuvent être gagnées
        }, { $percent } pour cent. Sur toutes les donnes, c'est de { $low } à { $high } pour cent, 19 fois sur 20. { $speed ->
            [0] Moins d'une donne
            [one] Une donne
           *[other] { $speed } donnes
        } par seconde.
    }
# The same where a player plays the deals. $winnable of them can be won, $won he has won. The scores are points a deal.
solve-survey-played =
    { $deals ->
        [0] Aucune donne n'est encore jouée.
        [1] La donne { $first } { $won ->
            [0] { $winnable ->
                [0] ne peut pas être gagnée
               *[other] n'est pas gagnée, elle pouvait l'être
            }
           *[other] est gagnée
        }.
       *[other] { $won ->
            [0] Aucune donne gagnée sur { $deals }
            [one] Une donne gagnée sur { $deals }
           *[other] { $won } donnes gagnées sur { $deals }
        }, { $percent } pour cent. Sur toutes les donnes, c'est de { $low } à { $high } pour cent, 19 fois sur 20. { $winnable ->
            [0] Aucune ne peut être gagnée.
            [one] Une seule peut être gagnée.
           *[other] { $winnable } peuvent être gagnées.
        }
    }
solve-survey-score =
    { $deals ->
        [1] Son score est de { $score ->
            [one] { $score } point
           *[other] { $score } points
        }.
       *[other] En moyenne { $score ->
            [one] { $score } point
           *[other] { $score } points
        }. Sur toutes les donnes, c'est de { $low } à { $high ->
            [one] { $high } point
           *[other] { $high } points
        }, 19 fois sur 20.
    }
