# The menu of games, and choosing a deal.
games-title = Menu of games.
# Lines of the menu, without a full stop.
games-again = The same deal again
games-earlier = Back to the game before
games-today = Today's deal
games-number = Deal by number
games-variant = Choice of game
# Values of the line about the deal's number.
games-number-value = Number { $number }
games-from-file = Deal from a file
games-no-earlier = There is no game before this one.
# A game is under way, and another one was asked for.
games-under-way = A game is under way. The same key once more begins another one.
games-number-ask = Type the number of the deal, then Enter.
games-number-keys = Digits, then Enter. Escape to go back.
# The number typed so far. It must not begin with the digit itself.
games-number-typed = Number { $number }.
games-number-empty = No digit.
