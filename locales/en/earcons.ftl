# The page of the help on which each of the game's short sounds, its signals, is heard with its name.
# The line of the help that opens the page.
earcons-title = The sounds
# Heard when the page opens, before its first line; the second where the signals are turned off.
earcons-intro = Sounds, one a line, Enter to hear it again.
    .brief = Sounds.
earcons-intro-silent = Sounds. They are off, the settings turn them on.
    .brief = Sounds, off.
# The same, where only the voice of the system is there.
earcons-intro-missing = Sounds. This system cannot play them, here are their names.
    .brief = No sounds here.

# The name of each signal: what has happened.
earcons-pair = Pair removed
earcons-king = King removed
earcons-uncovered = Card uncovered
earcons-drawn = Card drawn
earcons-redeal = Waste turned over
# There is no card further on that way.
earcons-edge = Edge
# What was asked for cannot be done.
earcons-refused = Refused
earcons-chosen = Card chosen
# Faint, on each move to another card while one is chosen and waits for its partner.
earcons-holding = Move during a choice
earcons-undo = Move undone
earcons-hint = Hint
earcons-won = Game won
earcons-blocked = Game blocked
