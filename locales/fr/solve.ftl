# Quelles donnes peuvent être gagnées : les commandes solve et survey.

# The verdict. $deal counts the deals of a list, $total says how many it has, $moves is how long the line is.
solve-winnable =
    { $total ->
        [1] Cette donne
       *[other] La donne { $deal }
    } peut être gagnée, en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }.
solve-lost =
    { $total ->
        [1] Cette donne
       *[other] La donne { $deal }
    } ne peut pas être gagnée.
# The same with a line that is proven to be as short as any.
solve-shortest =
    { $total ->
        [1] Cette donne
       *[other] La donne { $deal }
    } peut être gagnée, en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    } et pas moins.
# After a list of deals.
solve-total =
    { $winnable ->
        [0] Aucune des { $total } donnes ne peut être gagnée
        [one] Une des { $total } donnes peut être gagnée
       *[other] { $winnable } des { $total } donnes peuvent être gagnées
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
            [one] Une donne sur { $deals }.
           *[other] { $done } donnes sur { $deals }, { $percent } pour cent peuvent être gagnées.
        }
    }
# The same where a player plays the deals; $percent is the share that he has won.
solve-progress-played =
    { $deals ->
        [1] La donne est jouée.
       *[other] { $done ->
            [one] Une donne sur { $deals }.
           *[other] { $done } donnes sur { $deals }, { $percent } pour cent gagnées.
        }
    }
# A sign of life when nothing new is known for a while, solved or played; $seconds is how long it all has taken, 10
# or more.
solve-progress-waiting =
    { $deals ->
        [1] Pas encore de résultat après { $seconds } secondes.
       *[other] { $done ->
            [0] Aucune donne
            [one] Une donne
           *[other] { $done } donnes
        } sur { $deals } après { $seconds } secondes.
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
