# Hints: what to play, and why.

# A card that leaves alone.
hint-king =
    Retirez { CARD($card, form: "the") }, { GENDER($card) ->
        [feminine] elle part seule
       *[masculine] il part seul
    }.
    .brief = Retirez { CARD($card, form: "the") }.
# The pair uncovers cards of the pyramid.
hint-uncovers = Retirez { CARD($first, form: "the") } et { CARD($second, form: "the") }, cela découvre { CARDS($uncovered, form: "the") }.
    .brief = Retirez { CARD($first) }, { CARD($second) }.
# Two cards of the pyramid that uncover nothing.
hint-two-from-pyramid = Retirez { CARD($first, form: "the") } et { CARD($second, form: "the") }, deux cartes de la pyramide.
    .brief = Retirez { CARD($first) }, { CARD($second) }.
# A pair with a card of stock, hand, waste or reserve that uncovers nothing in the pyramid. $cleared is yes if that is empty.
hint-with-stock =
    Retirez { CARD($first, form: "the") } et { CARD($second, form: "the") }{ $cleared ->
        [yes] { "" }
       *[no] , sans rien découvrir dans la pyramide
    }.
    .brief = Retirez { CARD($first) }, { CARD($second) }.
# Nothing can leave.
hint-draw = Piochez, rien ne peut partir pour l'instant.
    .brief = Piochez.
# Something could leave, but this can be played as well.
hint-draw-also = Vous pouvez aussi piocher.
# $passes: how often the waste can still be turned over, or unlimited.
hint-redeal =
    Retournez la défausse, rien ne peut partir.{ $passes ->
        [unlimited] { "" }
        [one] { " " }Encore un passage.
       *[other] { " " }Encore { $passes } passages.
    }
    .brief =
        Retournez la défausse{ $passes ->
            [unlimited] { "" }
            [one] , encore un passage
           *[other] , encore { $passes } passages
        }.
hint-redeal-also =
    Vous pouvez aussi retourner la défausse{ $passes ->
        [unlimited] { "" }
        [one] , encore un passage
       *[other] , encore { $passes } passages
    }.
hint-nothing = Plus aucun coup possible. Annulez, ou commencez une autre partie.
    .brief = Plus aucun coup possible.
# Which of the hints this is.
hint-number =
    { $total ->
        [1] { "" }
       *[other] Indice { $number } sur { $total }.
    }
    .brief = { "" }
