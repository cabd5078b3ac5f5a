# Statistics: what the games played on this machine add up to, in the menu of games and on the command line.

# The line in the menu of games, and its value: games won of those played, all kinds together.
stats-title = Statistics
stats-value =
    { $played ->
        [0] No game
       *[other] { $won ->
            [0] None
           *[other] { $won }
        } won of { $played }
    }
# What is said before the first line of the menu; the house rules of the game come next, if it has any.
stats-heading = Statistics.

# Lines about the games of one kind, without a full stop. $variant is the name of the game, $share is in per cent.
stats-none = { $variant }, no game counted
stats-played =
    { $variant }, { $played ->
        [one] one game
       *[other] { $played } games
    }, { $won ->
        [0] none won
        [one] one won, { $share } per cent
       *[other] { $won } won, { $share } per cent
    }
# How many of the games won were won without a hint and without taking a move back.
stats-unhelped =
    Without hint or undo, { $count ->
        [0] no win
        [one] one win
       *[other] { $count } wins
    }
# Games won one after the other: up to the last one played, and at best.
stats-streak = Wins in a row, { $now } at present, { $most } at best
stats-best-time = Fastest win, { clock-duration }
stats-mean-time = Mean time of a win, { clock-duration }
stats-fewest-moves = Shortest win, { words-moves }
stats-help =
    In all, { $hints ->
        [0] no hint
        [one] one hint
       *[other] { $hints } hints
    } and { $undos ->
        [0] no undo
        [one] one undo
       *[other] { $undos } undos
    }
stats-par = Total of the points for par, { words-points }
# The line that opens the list of the other games, each with its name and stats-value, and the first line of that list.
stats-others = Other games
stats-all = All games
# One of them, played by house rules.
stats-house-rules = { $variant }, house rules

# The line that begins the statistics anew; what is said when it was taken once; what is said when it is done.
stats-reset = Reset
stats-reset-ask = All results will be erased, after a copy to a file. Take this line once more to do it.
stats-reset-done = Statistics reset. Copy in the file { $name }, in { $folders }.

# The command line. $line is one of the lines above, $path is a file.
stats-line = { $line }.
stats-nothing = No game counted.
stats-exported =
    { $count ->
        [0] No game to copy, the file { $path } is empty.
        [one] One game copied to the file { $path }.
       *[other] { $count } games copied to the file { $path }.
    }
stats-imported =
    { $added ->
        [0] No game added
        [one] One game added
       *[other] { $added } games added
    }, { $known ->
        [0] none was there already.
        [one] one was there already.
       *[other] { $known } were there already.
    }
stats-error-missing = There is no file { $path }.
stats-error-unreadable = File { $path } cannot be read.
stats-error-not-records = File { $path } holds no statistics, or is damaged.
stats-error-newer-version = File { $path } comes from a newer version of the program.
stats-error-wrong-game = In file { $path }, game number { $number } cannot be, and none was added.
