# Going from card to card, and choosing.

# The current card. $state is free, covered or chosen.
cursor-card =
    { CARD($card) }{ $state ->
        [covered] { " " }{ GENDER($card) ->
            [feminine] couverte
           *[masculine] couvert
        }
        [chosen] { " " }{ GENDER($card) ->
            [feminine] choisie
           *[masculine] choisi
        }
       *[free] { "" }
    }, { PLACE($place) }.
    .brief =
        { CARD($card) }{ $state ->
            [covered] { " " }{ GENDER($card) ->
                [feminine] couverte
               *[masculine] couvert
            }
            [chosen] { " " }{ GENDER($card) ->
                [feminine] choisie
               *[masculine] choisi
            }
           *[free] { "" }
        }.
    .full =
        { CARD($card) }{ $state ->
            [covered] { " " }{ GENDER($card) ->
                [feminine] couverte
               *[masculine] couvert
            }
            [chosen] { " " }{ GENDER($card) ->
                [feminine] choisie
               *[masculine] choisi
            }
           *[free] { " " }libre
        }, { PLACE($place) }.
# The cursor cannot go further: the news first, then the card on which it stays.
cursor-edge-first-free = Première carte libre, { CARD($card) }.
    .brief = Première carte libre.
    .full = Première carte libre, { CARD($card) }, { PLACE($place) }.
cursor-edge-last-free = Dernière carte libre, { CARD($card) }.
    .brief = Dernière carte libre.
    .full = Dernière carte libre, { CARD($card) }, { PLACE($place) }.
cursor-edge-row-start = Début de rangée, { CARD($card) }.
    .brief = Début de rangée.
    .full = Début de rangée, { CARD($card) }, { PLACE($place) }.
cursor-edge-row-end = Fin de rangée, { CARD($card) }.
    .brief = Fin de rangée.
    .full = Fin de rangée, { CARD($card) }, { PLACE($place) }.
cursor-edge-top = Rien plus haut, { CARD($card) }.
    .brief = Rien plus haut.
    .full = Rien plus haut, { CARD($card) }, { PLACE($place) }.
cursor-edge-base = Rien plus bas, { CARD($card) }.
    .brief = Rien plus bas.
    .full = Rien plus bas, { CARD($card) }, { PLACE($place) }.
cursor-no-card = Aucune carte libre.
# A card waits for its partner. $ranks are its partners.
cursor-chosen =
    { CARD($card) } { GENDER($card) ->
        [feminine] choisie
       *[masculine] choisi
    }.
    .full =
        { CARD($card) } { GENDER($card) ->
            [feminine] choisie
           *[masculine] choisi
        }, { PLACE($place) }. Il lui faut { CARDS($ranks, form: "a", list: "or") }.
# The choice was taken back; the card stays on the table.
cursor-choice-cleared =
    { CARD($card, form: "the") } n'est plus { GENDER($card) ->
        [feminine] choisie
       *[masculine] choisi
    }.
    .brief = Choix annulé.
cursor-nothing-chosen = Aucune carte choisie.
