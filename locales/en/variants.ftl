# Names and descriptions of the games, and house rules in words. A name and a short description have no full stop.

# Each game: its name, what is special about it in a few words for menus, its rules in sentences.
variants-three-pass-name = Three passes
variants-three-pass-short = The drawn card stays in hand, free beside the waste
variants-three-pass-help = Remove two free cards that add up to thirteen, a king leaves alone. You win when the pyramid is empty. You go through the stock three times. The drawn card stays in hand, free beside the waste.
variants-classic-name = Classic pyramid
variants-classic-short = One pass, the drawn card goes on the waste
variants-classic-help = Remove two free cards that add up to thirteen, a king leaves alone. You win when the pyramid is empty. You go through the stock only once. The drawn card goes on the waste, and only the top of the waste is free.
variants-easy-name = Easy pyramid
variants-easy-short = Two passes, the drawn card goes on the waste
variants-easy-help = Like the Classic pyramid, but you go through the stock twice. You win when the pyramid is empty.
variants-thirteen-name = Solitaire thirteen
variants-thirteen-short = One pass, the game ends when nothing pairs any more
variants-thirteen-help = Remove two free cards that add up to thirteen, a king leaves alone. One pass through the stock. Some rules say that you win as soon as the stock is used up, but then every game would be won. Here you win only by clearing the pyramid.
variants-three-piles-name = Three piles
variants-three-piles-short = One pass, three cards at a time on three piles
variants-three-piles-help = Pairs add up to thirteen, a king leaves alone. Each draw turns three cards, one on each of the three piles, always from left to right. The top of each pile is free. One pass. You win when the pyramid is empty.
variants-strict-name = Strict rules
variants-strict-short = One pass, and all 52 cards must go
variants-strict-help = Pairs add up to thirteen, a king leaves alone. One pass through the stock, and all 52 cards must go. The drawn card stays in hand, free beside the waste. About one game in fifty is won.
variants-giza-name = Giza
variants-giza-short = No stock, eight columns of three visible cards
variants-giza-help = Pairs add up to thirteen, a king leaves alone. No stock. The other 24 cards lie in eight columns of three cards, all of them visible, and the last card of each column is free. You win when the pyramid is empty. Nothing is left to chance.
variants-par-name = Par pyramid
variants-par-short = Three passes, a visible stock, all 52 cards, points
variants-par-help = Pairs add up to thirteen, a king leaves alone. The stock is face up, its top is free beside the top of the waste, and the two topmost cards of the waste may leave together. Three passes. An empty pyramid is worth 50 points in the first pass, 35 in the second, 20 in the third, minus one point for each card left. You win when all 52 cards are gone.
variants-open-stock-name = Open stock
variants-open-stock-short = Three passes, a visible stock
variants-open-stock-help = Pairs add up to thirteen, a king leaves alone. The stock is face up, and its top is free beside the top of the waste. Three passes. You win when the pyramid is empty.
variants-relaxed-name = Overlap allowed
variants-relaxed-short = Three passes, a card may leave with the one that covers it
variants-relaxed-help = Like Three passes, but a card that is covered by one card only may leave together with it, if they add up to thirteen.
variants-tut-name = Tut's Tomb
variants-tut-short = Unlimited passes, three cards at a time
variants-tut-help = Pairs add up to thirteen, a king leaves alone. Each draw turns three cards onto the waste, and only its top is free. The number of passes is unlimited. A card that is covered by one card only may leave together with it, if they add up to thirteen. You win when the pyramid is empty.
variants-dozen-name = Pyramid dozen
variants-dozen-short = Pairs that make twelve, six columns of four visible cards
variants-dozen-help = Remove two free cards that add up to twelve, two sixes as well, or a queen with a king. No stock, but six columns of four visible cards, of which the last is free. You win when the pyramid is empty.
variants-apophis-name = Apophis
variants-apophis-short = Three passes, three cards at a time on three piles
variants-apophis-help = Pairs add up to thirteen, a king leaves alone. Each draw turns three cards, one on each of the three piles, and the top of each pile is free. Three passes. You win when the pyramid is empty.
variants-cheops-name = Cheops
variants-cheops-short = One pass, pairs of equal or neighbouring ranks
variants-cheops-help = Remove two free cards of the same rank or of neighbouring ranks. Ace and king are not neighbours, and no card leaves alone. One pass through the stock, the drawn card stays in hand. You win when the pyramid is empty.

# House rules in words, one sentence each, heard after the name of the game.
variants-house-rules = With your own rules.
variants-rule-goal =
    { $value ->
        [all] All 52 cards must go.
       *[pyramid] It is enough to clear the pyramid.
    }
variants-rule-passes =
    { $value ->
        [unlimited] Unlimited passes.
        [0] No pass.
        [1] One pass only.
       *[other] { $value } passes.
    }
variants-rule-draw =
    { $value ->
        [1] A draw turns one card.
       *[other] A draw turns { $value } cards.
    }
variants-rule-stock =
    { $value ->
        [waste] The drawn card goes on the waste.
        [hand] The drawn card stays in hand.
        [open] The stock is face up.
        [piles] Each drawn card goes on its pile.
       *[none] No stock.
    }
variants-rule-reserve =
    { $value ->
        [8] A reserve of eight columns.
        [6] A reserve of six columns.
       *[none] No reserve.
    }
variants-rule-waste-pair =
    { $value ->
        [yes] The two topmost waste cards may leave together.
       *[no] Only the top of the waste may leave.
    }
variants-rule-overlap =
    { $value ->
        [yes] A card may leave with the only card that covers it.
       *[no] A card may not leave with one that covers it.
    }
variants-rule-partners =
    { $value ->
        [dozen] A pair adds up to twelve, and a queen goes with a king.
        [near] Equal or neighbouring ranks go together.
       *[thirteen] A pair adds up to thirteen, and a king leaves alone.
    }
variants-rule-scoring =
    { $value ->
        [par] Points are counted by par.
       *[none] No points are counted.
    }
