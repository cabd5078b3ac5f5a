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
# A survey under way: $done of $deals deals are decided. $percent is the share of them that can be won, such as 66.9.
solve-progress =
    { $deals ->
        [1] The deal is solved.
       *[other] { $done ->
            [one] One of { $deals } deals.
           *[other] { $done } of { $deals } deals, { $percent } per cent can be won.
        }
    }
# The same where a player plays the deals; $percent is the share that he has won.
solve-progress-played =
    { $deals ->
        [1] The deal is played.
       *[other] { $done ->
            [one] One of { $deals } deals.
           *[other] { $done } of { $deals } deals, { $percent } per cent won.
        }
    }
# A sign of life when nothing new is known for a while, solved or played; $seconds is how long it all has taken, 10
# or more.
solve-progress-waiting =
    { $deals ->
        [1] No result yet after { $seconds } seconds.
       *[other] { $done ->
            [0] None
            [one] One
           *[other] { $done }
        } of { $deals } deals after { $seconds } seconds.
    }
# The result. $low and $high are the bounds of the interval of $percent, $speed is deals a second. $first is the number
# of the first deal, to name the only one. A survey that is broken off can come to no deal at all.
solve-survey =
    { $deals ->
        [0] No deal is solved yet.
        [1] Deal { $first } { $winnable ->
            [0] cannot be won
           *[other] can be won
        }.
       *[other] { $winnable ->
            [0] None of { $deals } deals
            [one] One of { $deals } deals
           *[other] { $winnable } of { $deals } deals
        } can be won, { $percent } per cent. Of all deals it is { $low } to { $high } per cent, 19 times out of 20. { $speed ->
            [0] Less than one deal
            [one] One deal
           *[other] { $speed } deals
        } a second.
    }
# The same where a player plays the deals. $winnable of them can be won, $won he has won. The scores are points a deal.
solve-survey-played =
    { $deals ->
        [0] No deal is played yet.
        [1] Deal { $first } { $won ->
            [0] { $winnable ->
                [0] cannot be won
               *[other] is not won, it could have been
            }
           *[other] is won
        }.
       *[other] { $won ->
            [0] None of { $deals } deals
            [one] One of { $deals } deals
           *[other] { $won } of { $deals } deals
        } won, { $percent } per cent. Of all deals it is { $low } to { $high } per cent, 19 times out of 20. { $winnable ->
            [0] None of them
            [one] One of them
           *[other] { $winnable } of them
        } can be won.
    }
solve-survey-score =
    { $deals ->
        [1] Its score is { $score ->
            [one] { $score } point
           *[other] { $score } points
        }.
       *[other] On average { $score ->
            [one] { $score } point
           *[other] { $score } points
        }. Of all deals it is { $low } to { $high ->
            [one] { $high } point
           *[other] { $high } points
        }, 19 times out of 20.
    }
