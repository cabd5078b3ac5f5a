# What happens on the table: removals, draws, redeals, refusals, undo.
# The attributes brief and full replace the message at those levels of detail; an empty text is left out.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# One card has left, then two.
play-removed-one =
    { CARD($card) } { GENDER($card) ->
        [feminine] retirée
       *[masculine] retiré
    }.
play-removed-pair =
    { CARD($first) } et { CARD($second) } { GENDER($first) ->
        [feminine] { GENDER($second) ->
            [feminine] retirées
           *[masculine] retirés
        }
       *[masculine] retirés
    }.
    .brief = { CARD($first) }, { CARD($second) }.
# A card that was covered can be played now.
play-uncovered = { CARD($card) } libre, { PLACE($place) }.
    .brief = { CARD($card) } libre.
# Cards left in the pyramid, after a removal.
play-left = { "" }
    .full =
        { $left ->
            [0] { "" }
            [one] Encore une carte dans la pyramide.
           *[other] Encore { $left } cartes dans la pyramide.
        }
# The last pyramid card has left in a game that is won when all cards are gone; it may be blocked all the same.
# $ended is yes if the game is over with this; then what is left is said after it.
play-cleared =
    { $ended ->
        [yes] Pyramide vide.
       *[no] Pyramide vide, il reste les autres cartes.
    }
    .brief = Pyramide vide.
    .full =
        Pyramide vidée au passage { $pass }{ $ended ->
            [yes] .
           *[no] , il reste les autres cartes.
        }
# A drawn card. $left counts the cards still in the stock.
play-drawn-one =
    { CARD($card) } { GENDER($card) ->
        [feminine] piochée
       *[masculine] pioché
    }.
    .brief = { CARD($card) }.
    .full =
        { CARD($card) } { GENDER($card) ->
            [feminine] piochée
           *[masculine] pioché
        }, { PLACE($place) }.{ $left ->
            [0] { "" }
            [one] { " " }Pioche, une carte.
           *[other] { " " }Pioche, { $left } cartes.
        }
# A draw from a stock that lies face up: its top card goes on the waste.
play-drawn-open = { CARD($card) } sur la défausse.
    .full =
        { CARD($card) } sur la défausse.{ $left ->
            [0] { "" }
            [one] { " " }Pioche, une carte.
           *[other] { " " }Pioche, { $left } cartes.
        }
# Several cards drawn on one waste pile; only the last, the top, can be played.
play-drawn-many = { CARDS($cards, list: "top") }.
    .full =
        { CARDS($cards, list: "top") }.{ $left ->
            [0] { "" }
            [one] { " " }Pioche, une carte.
           *[other] { " " }Pioche, { $left } cartes.
        }
    .braille = { CARDS($cards, form: "code", list: "cells") }.
# Cards drawn on several piles, one each.
play-drawn-piles = { CARDS($cards, form: "on-pile", list: "row") }.
    .brief = { CARDS($cards, list: "row") }.
    .full =
        { CARDS($cards, form: "on-pile", list: "row") }.{ $left ->
            [0] { "" }
            [one] { " " }Pioche, une carte.
           *[other] { " " }Pioche, { $left } cartes.
        }
    .braille = { CARDS($cards, form: "code", list: "cells") }.
# The draw took the last card. $passes: how often the waste can still be turned over, or unlimited.
play-stock-empty =
    { $passes ->
        [unlimited] Pioche vide.
        [0] Pioche vide, c'était le dernier passage.
        [one] Pioche vide, encore un passage.
       *[other] Pioche vide, encore { $passes } passages.
    }
    .brief = Pioche vide.
# The waste was turned over. $passes: how often it still can be after this, or unlimited. $count: cards in the stock.
play-redealt =
    Défausse retournée, { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.{ $passes ->
        [unlimited] { "" }
        [0] { " " }Dernier passage.
        [one] { " " }Encore un passage ensuite.
       *[other] { " " }Encore { $passes } passages ensuite.
    }
    .brief =
        { $passes ->
            [unlimited] Défausse retournée.
            [0] Défausse retournée, dernier passage.
            [one] Défausse retournée, encore un passage ensuite.
           *[other] Défausse retournée, encore { $passes } passages ensuite.
        }
    .full =
        Défausse retournée, { $count ->
            [one] une carte
           *[other] { $count } cartes
        }. { $passes ->
            [unlimited] Passage { $pass }, passages illimités.
            [0] Passage { $pass }, le dernier.
            [one] Passage { $pass }, encore un ensuite.
           *[other] Passage { $pass }, encore { $passes } ensuite.
        }
    .braille =
        { $passes ->
            [unlimited] Défausse retournée.
            [0] Défausse retournée, dernier passage.
            *[other] Défausse retournée, encore { $passes }.
        }

# Refusals: why a move cannot be made.
# The game has ended; only undo and a new game go on.
play-refused-over = La partie est finie.
# A card that is no longer on the table.
play-refused-gone =
    { CARD($card, form: "the") } { GENDER($card) ->
        [feminine] est déjà partie
       *[masculine] est déjà parti
    }.
    .brief =
        { GENDER($card) ->
            [feminine] Déjà partie.
           *[masculine] Déjà parti.
        }
play-refused-face-down = Cette carte est encore cachée dans la pioche.
    .braille = Encore cachée dans la pioche.
play-refused-covered =
    { CARD($card, form: "the") } { GENDER($card) ->
        [feminine] est couverte
       *[masculine] est couvert
    } par { CARDS($covers, form: "the") }.
    .brief =
        { GENDER($card) ->
            [feminine] Couverte
           *[masculine] Couvert
        } par { CARDS($covers, form: "the") }.
    .braille =
        { GENDER($card) ->
            [feminine] Couverte
           *[masculine] Couvert
        } par { CARDS($covers, form: "code", list: "cells") }.
# The card lies under another one in a waste pile or a column.
play-refused-buried = { CARD($card, form: "the") } est sous { CARD($above, form: "the") }.
    .brief = Sous { CARD($above, form: "the") }.
# $ranks are the partners of the card.
play-refused-needs-partner =
    { CARD($card, form: "the") } ne part pas { GENDER($card) ->
        [feminine] seule
       *[masculine] seul
    }, il lui faut { CARDS($ranks, form: "a", list: "or") }.
    .brief = Il lui faut { CARDS($ranks, form: "a", list: "or") }.
    .braille = Il lui faut { CARDS($ranks, form: "code", list: "cells") }.
# A king does not pair.
play-refused-leaves-alone =
    { CARD($card, form: "the") } part { GENDER($card) ->
        [feminine] seule
       *[masculine] seul
    }, sans partenaire.
    .brief =
        { CARD($card) } part { GENDER($card) ->
            [feminine] seule
           *[masculine] seul
        }.
# Two cards that do not add up; their ranks are said, or the numbers alone.
play-refused-sum =
    { CARD($first, form: "rank") } et { CARD($second, form: "rank") } font { SPELL($sum) }, pas { SPELL($target) }.
    .brief = { SPELL($sum) }, pas { SPELL($target) }.
    .full = { CARD($first, form: "the") } et { CARD($second, form: "the") } font { SPELL($sum) }, pas { SPELL($target) }.
# Two cards that are neither equal nor neighbours, where neighbours go together.
play-refused-near = { CARD($first, form: "rank") } et { CARD($second, form: "rank") } ne se suivent pas.
    .full = { CARD($first, form: "the") } et { CARD($second, form: "the") } ne se suivent pas.
# Nothing to draw.
play-refused-stock-empty = La pioche est vide.
play-refused-no-stock = Ce jeu n'a pas de pioche.
# The waste cannot be turned over yet.
play-refused-stock-left =
    { $left ->
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { $left } cartes dans la pioche.
    }
# The waste cannot be turned over any more.
play-refused-no-pass-left = La pioche est vide, et c'était le dernier passage.
    .brief = Pioche vide, dernier passage.
play-refused-nothing-to-redeal = La pioche et la défausse sont vides.

# Undo and redo. One card is back, then several.
play-undone-single = Retour { CARD($card, form: "of") }, { PLACE($place) }.
    .brief = Retour { CARD($card, form: "of") }.
play-undone-removal = Retour { CARDS($cards, form: "of") }.
    .full = Retour { CARDS($cards, form: "of-placed", list: "long") }.
    .braille = Retour { CARDS($cards, form: "code", list: "cells") }.
# Drawn cards are back in the stock. $left counts its cards.
play-undone-draw = { CARDS($cards) } de retour dans la pioche.
    .full =
        { CARDS($cards) } de retour dans la pioche, { $left ->
            [one] une carte
           *[other] { $left } cartes
        }.
    .braille = { CARDS($cards, form: "code", list: "cells") } de retour dans la pioche.
# What lies beside the pyramid after an undone draw, or after several moves at once.
play-undone-top = { CARD($card) }, { PLACE($place) }.
    .brief = { "" }
# A turn of the waste was taken back, so the stock is empty again.
play-undone-redeal =
    Défausse remise en place. { $passes ->
        [unlimited] Pioche vide.
        [one] Pioche vide, encore un passage.
       *[other] Pioche vide, encore { $passes } passages.
    }
    .brief = Défausse remise en place.
# Heard before what the move leads to.
play-redone = Coup rejoué.
    .brief = Rejoué.
play-nothing-to-undo = Rien à annuler.
play-nothing-to-redo = Rien à rejouer.

# Where the cursor is, after its card has left; always the last sentence.
play-landed =
    { $state ->
        [covered] Sur { CARD($card, form: "the") } { GENDER($card) ->
            [feminine] couverte
           *[masculine] couvert
        }, { PLACE($place) }.
       *[free] Sur { CARD($card, form: "the") }, { PLACE($place) }.
    }
    .brief = Sur { CARD($card, form: "the") }.
play-landed-nowhere = Il ne reste aucune carte.
