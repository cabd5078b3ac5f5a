# Which deals can be won: the commands solve and survey.

# What a verdict is about. $kind is deal, or position: how a game stands in its middle. $deal counts those of a list, and
# $total says how many it has.
solve-subject =
    { $kind ->
        [position] { $total ->
            [1] This position
           *[other] Position { $deal }
        }
       *[deal] { $total ->
            [1] This deal
           *[other] Deal { $deal }
        }
    }
# The verdict. $moves is how long the line is; it is not proven that none is shorter.
solve-winnable =
    { solve-subject } can be won, in { $moves ->
        [one] one move
       *[other] { $moves } moves or fewer
    }.
solve-lost = { solve-subject } cannot be won.
# A position in which nothing is left to do.
solve-won = { solve-subject } is won already.
# The same with a line that is proven to be as short as any.
solve-shortest =
    { solve-subject } can be won, in no fewer than { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
# How many there are in a list, and of what kind; before it stands of the.
solve-things =
    { $kind ->
        [position] { $total } positions
       *[deal] { $total } deals
    }
# After a list.
solve-total =
    { $winnable ->
        [0] None of the { solve-things }
        [one] One of the { solve-things }
       *[other] { $winnable } of the { solve-things }
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
            [0] None of { $deals } deals is solved yet.
            [one] One of { $deals } deals is solved.
           *[other] { $done } of { $deals } deals are solved, { $percent } per cent of them can be won.
        }
    }
# The same where a player plays the deals; $percent is the share that he has won.
solve-progress-played =
    { $deals ->
        [1] The deal is played.
       *[other] { $done ->
            [0] None of { $deals } deals is played yet.
            [one] One of { $deals } deals is played.
           *[other] { $done } of { $deals } deals are played, { $percent } per cent of them won.
        }
    }
# A sign of life when nothing new is known for a while, solved or played; $seconds is how long it all has taken, 10
# or more.
solve-progress-waiting =
    { $deals ->
        [1] No result yet after { $seconds } seconds.
       *[other] After { $seconds } seconds, { $done ->
            [0] none of { $deals } deals is
            [one] one of { $deals } deals is
           *[other] { $done } of { $deals } deals are
        } done.
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
