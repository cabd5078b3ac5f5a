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
    } au moins.
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
# A survey under way, and its result. $percent is the share of the deals that can be won, such as 66.9; $low and $high
# are the bounds of its interval, $speed is deals a second.
solve-progress = { $done } donnes sur { $deals }, { $percent } pour cent peuvent être gagnées.
solve-survey =
    { $winnable ->
        [0] Aucune donne sur { $deals } ne peut être gagnée
        [one] Une donne sur { $deals } peut être gagnée
       *[other] { $winnable } donnes sur { $deals } peuvent être gagnées
    }, { $percent } pour cent. Sur toutes les donnes, c'est de { $low } à { $high } pour cent, 19 fois sur 20. { $speed } donnes par seconde.
# The same where a player plays the deals. $winnable of them can be won, $won he has won. The scores are points a deal.
solve-progress-played = { $done } donnes sur { $deals }, { $percent } pour cent gagnées.
solve-survey-played =
    { $won ->
        [0] Aucune donne gagnée sur { $deals }
        [one] Une donne gagnée sur { $deals }
       *[other] { $won } donnes gagnées sur { $deals }
    }, { $percent } pour cent. Sur toutes les donnes, c'est de { $low } à { $high } pour cent, 19 fois sur 20. { $winnable ->
        [0] Aucune ne peut être gagnée.
        [one] Une seule peut être gagnée.
       *[other] { $winnable } peuvent être gagnées.
    }
solve-survey-score = En moyenne { $score } points. Sur toutes les donnes, c'est de { $low } à { $high } points, 19 fois sur 20.
