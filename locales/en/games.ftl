# The menu of games, and choosing a deal.
games-title = Game menu.
# Lines of the menu, without a full stop.
games-again = The same deal again
games-earlier = Back to the previous game
games-today = Today's deal
games-winnable = Only winnable deals
games-number = Deal by number
games-variant = Variant
# Values of the line games-winnable, heard right after it, and alone after a key has changed it.
games-winnable-yes = Yes
games-winnable-no = No
# Values of the line about the deal's number, heard right after games-number.
games-number-value = Number { $number }
games-from-file = Read from a file
games-no-earlier = There is no previous game.
# A game is under way, and another one was asked for.
games-under-way = A game is under way. The same key once more to begin another one.
# Typing the number: the question, and the answer to a key that is none of these.
games-number-ask = Type the number of the deal, then Enter.
games-number-keys = Digits, then Enter. Escape to go back.
# The number typed so far. It must not begin with the digit itself.
games-number-typed = Number { $number }.
games-number-empty = No digit.
