# Going from card to card, and choosing.

# The current card. $state is free, covered or chosen.
cursor-card =
    { CARD($card) }{ $state ->
        [covered] { " " }covered
        [chosen] { " " }chosen
       *[free] { "" }
    }, { PLACE($place) }.
    .brief =
        { CARD($card) }{ $state ->
            [covered] { " " }covered
            [chosen] { " " }chosen
           *[free] { "" }
        }.
    .full =
        { CARD($card) }{ $state ->
            [covered] { " " }covered
            [chosen] { " " }chosen
           *[free] { " " }free
        }, { PLACE($place) }.
# The cursor cannot go further: the news first, then the card on which it stays.
cursor-edge-first-free = First free card, { CARD($card) }.
    .brief = First free card.
    .full = First free card, { CARD($card) }, { PLACE($place) }.
cursor-edge-last-free = Last free card, { CARD($card) }.
    .brief = Last free card.
    .full = Last free card, { CARD($card) }, { PLACE($place) }.
cursor-edge-row-start = Start of the row, { CARD($card) }.
    .brief = Start of the row.
    .full = Start of the row, { CARD($card) }, { PLACE($place) }.
cursor-edge-row-end = End of the row, { CARD($card) }.
    .brief = End of the row.
    .full = End of the row, { CARD($card) }, { PLACE($place) }.
cursor-edge-top = Nothing higher up, { CARD($card) }.
    .brief = Nothing higher up.
    .full = Nothing higher up, { CARD($card) }, { PLACE($place) }.
cursor-edge-base = Nothing further down, { CARD($card) }.
    .brief = Nothing further down.
    .full = Nothing further down, { CARD($card) }, { PLACE($place) }.
cursor-no-card = No free card.
# A card waits for its partner. $ranks are its partners.
cursor-chosen = { CARD($card) } chosen.
    .full = { CARD($card) } chosen, { PLACE($place) }. It needs { CARDS($ranks, form: "a", list: "or") }.
# The choice was taken back; the card stays on the table.
cursor-choice-cleared = { CARD($card, form: "the") } is no longer chosen.
    .brief = Choice off.
cursor-nothing-chosen = No card is chosen.
