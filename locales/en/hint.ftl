# Hints: what to play, and why.

# A card that leaves alone.
hint-king = Remove { CARD($card, form: "the") }, it leaves alone.
    .brief = Remove { CARD($card, form: "the") }.
# The pair uncovers cards of the pyramid.
hint-uncovers = Remove { CARD($first, form: "the") } and { CARD($second, form: "the") }, this uncovers { CARDS($uncovered, form: "the") }.
    .brief = Remove { CARD($first) }, { CARD($second) }.
# Two cards of the pyramid that uncover nothing.
hint-two-from-pyramid = Remove { CARD($first, form: "the") } and { CARD($second, form: "the") }, two pyramid cards.
    .brief = Remove { CARD($first) }, { CARD($second) }.
# A pair with a card of stock, hand, waste or reserve that uncovers nothing in the pyramid. $cleared is yes if that is empty.
hint-with-stock =
    Remove { CARD($first, form: "the") } and { CARD($second, form: "the") }{ $cleared ->
        [yes] { "" }
       *[no] , this uncovers nothing in the pyramid
    }.
    .brief = Remove { CARD($first) }, { CARD($second) }.
# Nothing can leave.
hint-draw = Draw, nothing can leave now.
    .brief = Draw.
# Something could leave, but this can be played as well.
hint-draw-also = You can also draw.
# $passes: how often the waste can still be turned over, or unlimited.
hint-redeal =
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
hint-redeal-also =
    You can also turn the waste over{ $passes ->
        [unlimited] { "" }
        [one] , one more pass
       *[other] , { $passes } more passes
    }.
hint-nothing = No move is left. Undo, or start another game.
    .brief = No move is left.
# Which of the hints this is.
hint-number =
    { $total ->
        [1] { "" }
       *[other] Hint { $number } of { $total }.
    }
    .brief = { "" }
