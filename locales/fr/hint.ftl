# Hints: what to play, and why.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

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
    .braille = Retirez { CARD($first, form: "code") } { CARD($second, form: "code") }.
# Two cards of the pyramid that uncover nothing.
hint-two-from-pyramid = Retirez { CARD($first, form: "the") } et { CARD($second, form: "the") }, deux cartes de la pyramide.
    .brief = Retirez { CARD($first) }, { CARD($second) }.
    .braille = Retirez { CARD($first, form: "code") } { CARD($second, form: "code") }.
# A pair with a card of stock, hand, waste or reserve that uncovers nothing in the pyramid. $cleared is yes if that is empty.
hint-with-stock =
    Retirez { CARD($first, form: "the") } et { CARD($second, form: "the") }{ $cleared ->
        [yes] { "" }
       *[no] , sans rien découvrir dans la pyramide
    }.
    .brief = Retirez { CARD($first) }, { CARD($second) }.
    .braille = Retirez { CARD($first, form: "code") } { CARD($second, form: "code") }.
# Nothing can leave.
hint-draw-only = Piochez, rien ne peut partir pour l'instant.
    .brief = Piochez.
# Something could leave, but this is the best.
hint-draw-better = Mieux vaut piocher.
# Something could leave, but this can be played as well.
hint-draw-also = Vous pouvez aussi piocher.
# $passes: how often the waste can still be turned over, or unlimited.
hint-redeal-only =
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
    .braille = Retournez la défausse.
hint-redeal-better =
    Mieux vaut retourner la défausse{ $passes ->
        [unlimited] { "" }
        [one] , encore un passage
       *[other] , encore { $passes } passages
    }.
    .braille = Mieux vaut retourner la défausse.
hint-redeal-also =
    Vous pouvez aussi retourner la défausse{ $passes ->
        [unlimited] { "" }
        [one] , encore un passage
       *[other] , encore { $passes } passages
    }.
    .braille = Ou retournez la défausse.
hint-nothing = Plus aucun coup possible. Annulez, ou commencez une autre partie.
    .brief = Plus aucun coup possible.

# What is known of the game after the move, heard after the hint and its reason.
# Cards are hidden, so it is a guess. It looks winnable in 1 to 9 cases out of 10, in all, in none.
hint-outlook-odds =
    Environ { $tenths ->
        [1] une chance
       *[other] { $tenths } chances
    } sur 10.
    .brief =
        { $tenths ->
            [1] Une
           *[other] { $tenths }
        } sur 10.
# The same where some cases took too long to decide: it is the least there are, or the most.
hint-outlook-least =
    Au moins { $tenths ->
        [1] une chance
       *[other] { $tenths } chances
    } sur 10.
    .brief =
        Au moins { $tenths ->
            [1] une
           *[other] { $tenths }
        } sur 10.
hint-outlook-most =
    Au plus { $tenths ->
        [1] une chance
       *[other] { $tenths } chances
    } sur 10.
    .brief =
        Au plus { $tenths ->
            [1] une
           *[other] { $tenths }
        } sur 10.
hint-outlook-likely = Presque sûrement gagnable.
    .brief = Presque sûr.
hint-outlook-unlikely = Presque aucune chance.
# After these, once a game, where the verdict has just said that the game can be won: it sees all cards.
hint-hidden = L'indice ignore les cartes cachées.
# All cards are known, so it is a fact. The game can still be won after the move, or it cannot.
hint-outlook-certain = Reste gagnable à coup sûr.
    .brief = Reste gagnable.
hint-outlook-wins = C'est gagné ensuite.
hint-outlook-lost = Partie perdue ensuite.
# The same for all moves, heard before the hint. $moves counts the moves made so far.
hint-all-lost =
    { $moves ->
        [0] Cette donne ne peut pas être gagnée.
       *[other] La partie ne peut plus être gagnée.
    }
    .brief = Partie perdue.
# In a game that scores: the points that the player can hope for, a guess, then a fact.
hint-points = Environ { words-points }.
hint-points-most = Au mieux { words-points }.
# The second best move and what it is worth, heard after the best. $outlook is odds, likely and so on, as above.
hint-rival-one = { CARD($card) }, { hint-worth }.
    .brief = { "" }
hint-rival-pair = { CARD($first) } et { CARD($second) }, { hint-worth }.
    .brief = { "" }
hint-rival-draw = Piocher, { hint-worth }.
    .brief = { "" }
hint-rival-redeal = Retourner la défausse, { hint-worth }.
    .brief = { "" }
hint-worth =
    { $outlook ->
        [likely] presque sûr
        [unlikely] presque aucune chance
        [certain] reste gagnable
        [lost] ce serait perdu
        [points] { words-points }
        [least] au moins { $tenths ->
            [1] une
           *[other] { $tenths }
        } sur 10
        [most] au plus { $tenths ->
            [1] une
           *[other] { $tenths }
        } sur 10
       *[odds] { $tenths ->
            [1] une
           *[other] { $tenths }
        } sur 10
    }

# Which of the hints this is.
hint-number =
    { $total ->
        [1] { "" }
       *[other] Indice { $number } sur { $total }.
    }
    .brief = { "" }
