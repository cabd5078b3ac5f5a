# Going from card to card, and choosing.

# The current card. $state is free, covered or chosen.
cursor-card =
    { CARD($card) }{ $state ->
        [covered] { " " }{ GENDER($card) ->
            [feminine] coberta
           *[masculine] coberto
        }
        [chosen] { " " }{ GENDER($card) ->
            [feminine] escolhida
           *[masculine] escolhido
        }
       *[free] { "" }
    }, { PLACE($place) }.
    .brief =
        { CARD($card) }{ $state ->
            [covered] { " " }{ GENDER($card) ->
                [feminine] coberta
               *[masculine] coberto
            }
            [chosen] { " " }{ GENDER($card) ->
                [feminine] escolhida
               *[masculine] escolhido
            }
           *[free] { "" }
        }.
    .full =
        { CARD($card) }{ $state ->
            [covered] { " " }{ GENDER($card) ->
                [feminine] coberta
               *[masculine] coberto
            }
            [chosen] { " " }{ GENDER($card) ->
                [feminine] escolhida
               *[masculine] escolhido
            }
           *[free] { " " }livre
        }, { PLACE($place) }.
# The cursor cannot go further: the news first, then the card on which it stays.
cursor-edge-first-free = Primeira carta livre, { CARD($card) }.
    .brief = Primeira carta livre.
    .full = Primeira carta livre, { CARD($card) }, { PLACE($place) }.
cursor-edge-last-free = Última carta livre, { CARD($card) }.
    .brief = Última carta livre.
    .full = Última carta livre, { CARD($card) }, { PLACE($place) }.
cursor-edge-row-start = Início da fila, { CARD($card) }.
    .brief = Início da fila.
    .full = Início da fila, { CARD($card) }, { PLACE($place) }.
cursor-edge-row-end = Fim da fila, { CARD($card) }.
    .brief = Fim da fila.
    .full = Fim da fila, { CARD($card) }, { PLACE($place) }.
cursor-edge-top = Nada mais acima, { CARD($card) }.
    .brief = Nada mais acima.
    .full = Nada mais acima, { CARD($card) }, { PLACE($place) }.
cursor-edge-base = Nada mais abaixo, { CARD($card) }.
    .brief = Nada mais abaixo.
    .full = Nada mais abaixo, { CARD($card) }, { PLACE($place) }.
cursor-no-card = Nenhuma carta livre.
# A card waits for its partner. $ranks are its partners.
cursor-chosen =
    { CARD($card) } { GENDER($card) ->
        [feminine] escolhida
       *[masculine] escolhido
    }.
    .full =
        { CARD($card) } { GENDER($card) ->
            [feminine] escolhida
           *[masculine] escolhido
        }, { PLACE($place) }. Precisa de { CARDS($ranks, form: "a", list: "or") }.
# The choice was taken back; the card stays on the table.
cursor-choice-cleared =
    { CARD($card, form: "the") } já não está { GENDER($card) ->
        [feminine] escolhida
       *[masculine] escolhido
    }.
    .brief = Escolha anulada.
cursor-nothing-chosen = Nenhuma carta escolhida.
