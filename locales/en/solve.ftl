# Which deals can be won: the commands solve and survey.

# The verdict. $deal counts the deals of a list, $total says how many it has, $moves is how long the line is.
solve-winnable =
    { $total ->
        [1] This deal
       *[other] Deal { $deal }
    } can be won, in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
solve-lost =
    { $total ->
        [1] This deal
       *[other] Deal { $deal }
    } cannot be won.
# The same with a line that is proven to be as short as any.
solve-shortest =
    { $total ->
        [1] This deal
       *[other] Deal { $deal }
    } can be won, in no fewer than { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
# After a list of deals.
solve-total =
    { $winnable ->
        [0] None of the { $total } deals
        [one] One of the { $total } deals
       *[other] { $winnable } of the { $total } deals
    } can be won.
# The winning line, a move a line. $place counts the moves.
solve-move-one = { $place }, { CARD($card) }
solve-move-pair = { $place }, { CARDS($cards) }
solve-move-draw = { $place }, draw
solve-move-redeal = { $place }, turn the waste over
# A survey under way, and its result. $percent is the share of the deals that can be won, such as 66.9; $low and $high
# are the bounds of its interval, $speed is deals a second.
solve-progress = { $done } of { $deals } deals, { $percent } per cent can be won.
solve-survey =
    { $winnable ->
        [0] None of { $deals } deals
        [one] One of { $deals } deals
       *[other] { $winnable } of { $deals } deals
    } can be won, { $percent } per cent. Of all deals it is { $low } to { $high } per cent, 19 times out of 20. { $speed } deals a second.
# The same where a player plays the deals. $winnable of them can be won, $won he has won. The scores are points a deal.
solve-progress-played = { $done } of { $deals } deals, { $percent } per cent won.
solve-survey-played =
    { $won ->
        [0] None of { $deals } deals
        [one] One of { $deals } deals
       *[other] { $won } of { $deals } deals
    } won, { $percent } per cent. Of all deals it is { $low } to { $high } per cent, 19 times out of 20. { $winnable } of them can be won.
solve-survey-score = On average { $score } points. Of all deals it is { $low } to { $high } points, 19 times out of 20.
