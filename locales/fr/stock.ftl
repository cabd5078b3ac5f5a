# Stock, hand, waste and reserve, and how the game stands.

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
stock-hand = En main, { CARD($card) }.
stock-hand-empty = Rien en main.
    .brief = { "" }
stock-waste =
    Défausse, { $count ->
        [one] une carte, { CARD($card) }
       *[other] { $count } cartes, dessus { CARD($card) }
    }.
stock-waste-empty = Défausse vide.
# One of several waste piles, counted from the left.
stock-pile =
    Pile { $number }, { $count ->
        [one] une carte, { CARD($card) }
       *[other] { $count } cartes, dessus { CARD($card) }
    }.
stock-pile-empty = Pile { $number }, vide.
# A column of the reserve: its open card, and how many cards it has. $cards are all of them, the open one last.
stock-column =
    Colonne { $number }, { CARD($card) }{ $count ->
        [one] { "" }
       *[other] , { $count } cartes
    }.
    .brief = Colonne { $number }, { CARD($card) }.
    .full = Colonne { $number }, { CARDS($cards, form: "row", list: "row") }.
stock-column-empty = Colonne { $number }, vide.
# The cards of the waste below its top, from the top down.
stock-below = Dessous, { CARDS($cards, list: "row") }.
stock-below-none = Rien dessous.

# Status.
stock-status-cards =
    Pyramide{ $pyramid ->
        [0] { " " }vide
        [one] , une carte
       *[other] , { $pyramid } cartes
    }, { $cards } en tout.
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
        [unlimited] Passage { $pass }, sans limite.
        [0] Passage { $pass }, le dernier.
        [one] Passage { $pass }, encore un après celui-ci.
       *[other] Passage { $pass }, encore { $passes } après celui-ci.
    }
stock-status-no-stock = Ce jeu n'a pas de pioche.
    .brief = { "" }
# Time played.
stock-status-time =
    Temps de jeu, { $hours ->
        [0] { $minutes ->
            [0] { $seconds ->
                [0] 0 seconde
                [one] une seconde
               *[other] { $seconds } secondes
            }
            [one] une minute et { $seconds ->
                [0] 0 seconde
                [one] une seconde
               *[other] { $seconds } secondes
            }
           *[other] { $minutes } minutes et { $seconds ->
                [0] 0 seconde
                [one] une seconde
               *[other] { $seconds } secondes
            }
        }
        [one] une heure et { $minutes ->
            [0] 0 minute
            [one] une minute
           *[other] { $minutes } minutes
        }
       *[other] { $hours } heures et { $minutes ->
            [0] 0 minute
            [one] une minute
           *[other] { $minutes } minutes
        }
    }.
stock-status-hints =
    { $count ->
        [0] Aucun indice demandé.
        [one] Un indice demandé.
       *[other] { $count } indices demandés.
    }
