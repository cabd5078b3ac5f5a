# The rules of a game, a line of a list for each sentence. So none has a full stop.

# A line of the menus, and what is heard before the first rule. $variant is the name of the game.
rules-title = Rules of this game
rules-intro = Rules, a sentence a line, Tab for the next.
# The last line of the list: it opens the list of all games.
rules-others = Rules of the other games
rules-others-intro = Choose a game.

# What makes each game what it is, the first line of its rules. The next one stands there with house rules.
rules-house = This is { $variant }, with rules of your own
rules-three-pass = Three passes is the usual game, in which two deals in three can be won
rules-classic = Classic pyramid is won even if cards are left in the stock
rules-easy = Easy pyramid gives the Classic pyramid a second pass through the stock
rules-thirteen = Solitaire thirteen is named after the sum of its pairs
rules-three-piles = With Three piles, three drawn cards are free at a time
rules-strict = Strict rules leave nothing on the table, and about one game in fifty is won
rules-giza = Giza shows every card from the first move, and nothing is left to chance
rules-par = Par pyramid is played for points, and rewards those who clear the pyramid early
rules-open-stock = Open stock shows the next card before you draw it
rules-relaxed = Overlap allowed lets a card leave with the one that covers it
rules-tut = Tut's Tomb gives you all the time you want, but you draw three cards at a time
rules-dozen = Pyramid dozen shows every card from the first move, and its pairs make twelve
rules-apophis = Apophis is played with three piles and three passes
rules-cheops = Cheops asks for no sums, neighbouring ranks go together

# What must be gone.
rules-goal-pyramid = The goal is to clear the pyramid, other cards may be left
rules-goal-all = The goal is to remove all 52 cards, those of the pyramid and all others
# Some say so of the game called Solitaire thirteen.
rules-goal-thirteen = Some say that the game is won once the stock is used up, but then every game would be won
rules-pyramid = The pyramid has 28 cards in seven rows, one at the top and seven at the base
rules-free = A card of the pyramid is free when no other card covers it
# Which cards leave together, and which alone.
rules-pair-thirteen = Two free cards leave together when they add up to thirteen
rules-pair-dozen = Two free cards leave together when they add up to twelve, two sixes for example
rules-pair-near = Two free cards leave together when they are of the same rank or of neighbouring ranks
rules-values-thirteen = An ace is worth 1, a jack 11, a queen 12
rules-values-dozen = An ace is worth 1 and a jack 11
rules-values-near = After the ten come jack, queen and king, but ace and king are not neighbours
rules-alone-thirteen = A king is worth 13 and leaves alone
rules-alone-dozen = A queen goes with a king, and no card leaves alone
rules-alone-near = No card leaves alone
# A card of the pyramid and the one that covers it.
rules-overlap-yes = A card covered by only one other may leave with it, if the two go together
rules-overlap-no = A card never leaves with one that covers it

# The 24 cards that are not dealt to the pyramid.
rules-stock-hidden = The other 24 cards are the stock, face down
rules-stock-open = The other 24 cards are the stock, whose first card is visible and free
rules-columns-8 = The other 24 cards lie in eight columns of three, all of them visible
rules-columns-6 = The other 24 cards lie in six columns of four, all of them visible
rules-columns-free = The last card of each column is free, and an empty column stays empty
# Where a drawn card goes. $draw is 1 or 3.
rules-draw-waste =
    { $draw ->
        [1] You draw one card at a time, it goes on the waste
       *[other] You draw { SPELL($draw) } cards at a time, they go on the waste
    }
rules-draw-hand = The drawn card stays in hand, free, until the next one sends it to the waste
rules-draw-open = A draw sends the first card of the stock to the waste
rules-draw-piles = You draw three cards at a time, one on each of the three piles, from left to right
# What is free of the drawn cards.
rules-waste = Of the waste, only the top card is free
rules-waste-pair = The top card of the waste is free, and may also leave with the one below it
rules-waste-piles = The top card of each pile is free
rules-anywhere = Two free cards may leave together wherever they lie
# How often the stock is gone through. The order of the cards stays the same from pass to pass.
rules-passes =
    { $passes ->
        [unlimited] You go through the stock as often as you like
        [1] You go through the stock only once
        [2] You go through the stock twice
       *[other] You go through the stock { SPELL($passes) } times in all
    }
rules-redeal = Between two passes the waste is turned over without being shuffled
rules-redeal-piles = Between two passes the piles are put together, the left one on top, and turned over without being shuffled
# When the game is lost.
rules-blocked-stock = The game is blocked when nothing can leave any more, even with further draws
rules-blocked-columns = The game is blocked when nothing can leave any more

# Points. $passes is how often the stock may be gone through, 0 without a stock.
rules-points =
    { $passes ->
        [2] Clearing the pyramid is worth 50 points in the first pass, 35 in the second
        [3] Clearing the pyramid is worth 50 points in the first pass, 35 in the second, 20 in the third
       *[other] Clearing the pyramid is worth 50 points
    }
rules-points-left = Each card that is left at the end takes one point away
rules-points-stop = The game menu lets you stop early and take the points
rules-points-match = Six games make a match, won when their total is zero points or more
