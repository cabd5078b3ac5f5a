# Stock, hand, waste and reserve, and how the game stands.
# The attributes brief and full replace the message at those levels of detail; an empty text is left out.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# A stock that lies face down.
stock-count =
    Pioche{ $count ->
        [0] { " " }vide
        [one] , une carte
       *[other] , { $count } cartes
    }.
# A stock that lies face up.
stock-open =
    Pioche, { $count ->
        [one] une carte
       *[other] { $count } cartes
    }, dessus { CARD($card) }.
    .braille = Pioche, { $count }, dessus { CARD($card, form: "code") }.
# The drawn card that is held apart.
stock-hand = En main, { CARD($card) }.
stock-hand-empty = Rien en main.
    .brief = { "" }
# The only waste pile.
stock-waste =
    Défausse, { $count ->
        [one] une carte, { CARD($card) }
       *[other] { $count } cartes, dessus { CARD($card) }
    }.
    .braille = Défausse, { $count }, dessus { CARD($card, form: "code") }.
stock-waste-empty = Défausse vide.
# Several waste piles, all empty, then one of them, counted from the left.
stock-piles-empty = Piles vides.
stock-pile =
    Pile { $number }, { $count ->
        [one] une carte, { CARD($card) }
       *[other] { $count } cartes, dessus { CARD($card) }
    }.
    .braille = Pile { $number }, { $count }, dessus { CARD($card, form: "code") }.
stock-pile-empty = Pile { $number }, vide.
# The columns of the reserve, all together, heard before each of them.
stock-columns =
    Colonnes{ $count ->
        [0] { " " }vides
        [one] , une carte
       *[other] , { $count } cartes
    }.
# A column of the reserve: its open card, and how many cards it has.
stock-column = Colonne { $number }, { CARD($card) }.
    .full =
        Colonne { $number }, { $count ->
            [one] une carte, { CARD($card) }
           *[other] { $count } cartes, dessus { CARD($card) }
        }.
# The cards below the top of the only waste pile, of one of several piles, of a column, from the top down.
stock-below = Dessous, { CARDS($cards, list: "row") }.
    .braille = Dessous { CARDS($cards, form: "code", list: "cells") }.
stock-below-pile = Pile { $number }, dessous, { CARDS($cards, list: "row") }.
    .braille = Pile { $number } { CARDS($cards, form: "code", list: "cells") }.
stock-below-column = Colonne { $number }, dessous, { CARDS($cards, list: "row") }.
    .braille = Colonne { $number } { CARDS($cards, form: "code", list: "cells") }.
stock-below-none = Rien dessous.

# Status: cards of the pyramid and of the whole table, moves, passes.
stock-status-cards =
    Pyramide{ $pyramid ->
        [0] { " " }vide{ $cards ->
            [0] { "" }
            [one] , une carte en tout
           *[other] , { $cards } cartes en tout
        }
        [one] , une carte, { $cards } en tout
       *[other] , { $pyramid } cartes, { $cards } en tout
    }.
    .brief =
        Pyramide{ $pyramid ->
            [0] { " " }vide
            [one] , une carte
           *[other] , { $pyramid } cartes
        }.
stock-status-moves =
    { $moves ->
        [0] Aucun coup joué.
        [one] Un coup joué.
       *[other] { $moves } coups joués.
    }
    .brief =
        { $moves ->
            [0] { "" }
            [one] Un coup.
           *[other] { $moves } coups.
        }
# $pass is the present pass, $passes how many come after it, or unlimited.
stock-status-passes =
    { $passes ->
        [unlimited] Passage { $pass }, passages illimités.
        [0] Passage { $pass }, le dernier.
        [one] Passage { $pass }, encore un ensuite.
       *[other] Passage { $pass }, encore { $passes } ensuite.
    }
stock-status-no-stock = Ce jeu n'a pas de pioche.
    .brief = { "" }
# The number of the deal, the same in PySolFC.
stock-status-deal = Donne numéro { $number }.
# Time played, see clock-duration.
stock-status-time = Temps de jeu, { clock-duration }.
stock-status-hints =
    { $count ->
        [0] Aucun indice demandé.
        [one] Un indice demandé.
       *[other] { $count } indices demandés.
    }
