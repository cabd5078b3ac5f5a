# The menu of games, and choosing a deal.
# The attribute braille is for displays of 40 cells, where text and brief are longer.
games-title = Game menu.
# Lines of the menu, without a full stop.
games-again = The same deal again
games-earlier = Back to the previous game
games-today = Today's deal
games-number = Deal by number
# What was said in this game, and in the one before it, is put into a file.
games-text = Save the text of this game
games-text-before = Save the text of the game before
# The deal, or how the game stands, is put into a file; the last line opens such a file again.
games-deal = Save this deal
games-position = Save this position
games-open = Open a saved deal or position
# Values of the line about the deal's number, heard right after games-number.
games-number-value = Number { $number }
games-from-file = Read from a file
games-no-earlier = There is no previous game.
# After an answer, when midnight has passed in the deal of the day, or a deal of another day is taken up again.
games-day-over = This is no longer today's deal, another one took its place at midnight.
    .braille = Today's deal changed at midnight.
# A game is under way, and another one was asked for.
games-under-way = A game is under way. The same key once more to begin another one.
    .braille = Game under way. Same key for yes.
# The player has said yes, but the game under way cannot be written to disk, and would be lost.
games-cannot-keep = The game under way cannot be kept{ store-why }. The same key once more to leave it all the same.
    .braille = Game cannot be kept. Same key for yes.
# Typing the number: the question, and the answer to a key that is none of these.
games-number-ask = Type the number of the deal, then Enter.
    .braille = Deal number, then Enter.
games-number-keys = Digits, then Enter. Escape to go back.
    .braille = Digits, then Enter. Escape, back.
# The number typed so far. It must not begin with the digit itself.
games-number-typed = Number { $number }.
games-number-empty = No digit.

# No file to open. $folders is where the game looks for them, names of folders from the outermost on.
games-open-none = No deal and no position is saved. The game looks for them in { $folders }.
# The text of a game is in a file. $name is that of the file, $folders are names of folders from the outermost on.
games-text-kept = Text saved. File { $name }, in { $folders }.
games-deal-kept = Deal saved. File { $name }, in { $folders }.
games-position-kept = Position saved. File { $name }, in { $folders }.
# The first of these names, where the file lies in the folder of the player.
games-text-home = your home folder
# Part of the file's name, after the date.
games-text-deal = deal { $number }
# The same for files of deals and positions. $number is none where the deal has no number.
games-deal-title =
    { $number ->
        [none] deal
       *[other] deal { $number }
    }
games-position-title =
    { $number ->
        [none] position
       *[other] position { $number }
    }
