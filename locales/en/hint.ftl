# Hints: what to play, and why.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# A card that leaves alone.
hint-king = Remove { CARD($card, form: "the") }, it leaves alone.
    .brief = Remove { CARD($card, form: "the") }.
# The pair uncovers cards of the pyramid.
hint-uncovers = Remove { CARD($first, form: "the") } and { CARD($second, form: "the") }, this uncovers { CARDS($uncovered, form: "the") }.
    .brief = Remove { CARD($first) }, { CARD($second) }.
    .braille = Remove { CARD($first, form: "code") } { CARD($second, form: "code") }.
# Two cards of the pyramid that uncover nothing.
hint-two-from-pyramid = Remove { CARD($first, form: "the") } and { CARD($second, form: "the") }, two pyramid cards.
    .brief = Remove { CARD($first) }, { CARD($second) }.
    .braille = Remove { CARD($first, form: "code") } { CARD($second, form: "code") }.
# A pair with a card of stock, hand, waste or reserve that uncovers nothing in the pyramid. $cleared is yes if that is empty.
hint-with-stock =
    Remove { CARD($first, form: "the") } and { CARD($second, form: "the") }{ $cleared ->
        [yes] { "" }
       *[no] , this uncovers nothing in the pyramid
    }.
    .brief = Remove { CARD($first) }, { CARD($second) }.
    .braille = Remove { CARD($first, form: "code") } { CARD($second, form: "code") }.
# Nothing can leave.
hint-draw-only = Draw, nothing can leave now.
    .brief = Draw.
# Something could leave, but this is the best.
hint-draw-better = Better to draw.
# Something could leave, but this can be played as well.
hint-draw-also = You can also draw.
# $passes: how often the waste can still be turned over, or unlimited.
hint-redeal-only =
    Turn the waste over, nothing can leave.{ $passes ->
        [unlimited] { "" }
        [one] { " " }One more pass.
       *[other] { " " }{ $passes } more passes.
    }
    .brief =
        Turn the waste over{ $passes ->
            [unlimited] { "" }
            [one] , one more pass
           *[other] , { $passes } more passes
        }.
    .braille = Turn the waste over.
hint-redeal-better =
    Better to turn the waste over{ $passes ->
        [unlimited] { "" }
        [one] , one more pass
       *[other] , { $passes } more passes
    }.
    .braille = Better to turn the waste over.
hint-redeal-also =
    You can also turn the waste over{ $passes ->
        [unlimited] { "" }
        [one] , one more pass
       *[other] , { $passes } more passes
    }.
    .braille = Or turn the waste over.
hint-nothing = No move is left. Undo, or start another game.
    .brief = No move is left.

# What is known of the game after the move, heard after the hint and its reason.
# Cards are hidden, so it is a guess. It looks winnable in 1 to 9 cases out of 10, in all, in none.
hint-outlook-odds =
    About { $tenths ->
        [1] one chance
       *[other] { $tenths } chances
    } in 10.
    .brief =
        { $tenths ->
            [1] One
           *[other] { $tenths }
        } in 10.
# The same where some cases took too long to decide: it is the least there are, or the most.
hint-outlook-least =
    At least { $tenths ->
        [1] one chance
       *[other] { $tenths } chances
    } in 10.
    .brief =
        At least { $tenths ->
            [1] one
           *[other] { $tenths }
        } in 10.
hint-outlook-most =
    At most { $tenths ->
        [1] one chance
       *[other] { $tenths } chances
    } in 10.
    .brief =
        At most { $tenths ->
            [1] one
           *[other] { $tenths }
        } in 10.
hint-outlook-likely = Almost certainly winnable.
    .brief = Almost certain.
hint-outlook-unlikely = Almost no chance.
# After these, once a game, where the verdict has just said that the game can be won: it sees all cards.
hint-hidden = The hint does not know the hidden cards.
# All cards are known, so it is a fact. The game can still be won after the move, or it cannot.
hint-outlook-certain = Certain to stay winnable.
    .brief = Stays winnable.
hint-outlook-wins = Then you have won.
hint-outlook-lost = Game lost after that.
# The same for all moves, heard before the hint. $moves counts the moves made so far.
hint-all-lost =
    { $moves ->
        [0] This deal cannot be won.
       *[other] The game cannot be won any more.
    }
    .brief = Game lost.
# In a game that scores: the points that the player can hope for, a guess, then a fact.
hint-points = About { words-points }.
hint-points-most = At best { words-points }.
# The second best move and what it is worth, heard after the best. $outlook is odds, likely and so on, as above.
hint-rival-one = { CARD($card) }, { hint-worth }.
    .brief = { "" }
hint-rival-pair = { CARD($first) } and { CARD($second) }, { hint-worth }.
    .brief = { "" }
hint-rival-draw = Drawing, { hint-worth }.
    .brief = { "" }
hint-rival-redeal = Turning the waste over, { hint-worth }.
    .brief = { "" }
hint-worth =
    { $outlook ->
        [likely] almost certain
        [unlikely] almost no chance
        [certain] stays winnable
        [lost] that would lose
        [points] { words-points }
        [least] at least { $tenths ->
            [1] one
           *[other] { $tenths }
        } in 10
        [most] at most { $tenths ->
            [1] one
           *[other] { $tenths }
        } in 10
       *[odds] { $tenths ->
            [1] one
           *[other] { $tenths }
        } in 10
    }

# Which of the hints this is.
hint-number =
    { $total ->
        [1] { "" }
       *[other] Hint { $number } of { $total }.
    }
    .brief = { "" }
