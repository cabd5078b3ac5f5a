# Answers to questions; nothing in the game changes.
# The attributes brief and full replace the message at those levels of detail; an empty text is left out.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# The free cards: their number, those of the pyramid in one list, then the others.
answers-free-count = { "" }
    .full =
        { $count ->
            [one] One free card.
           *[other] { $count } free cards.
        }
answers-free-pyramid =
    { $count ->
        [one] Free, { CARDS($cards) }.
       *[other] Free, { CARDS($cards) }.
    }
    .brief = { CARDS($cards, list: "row") }.
    .full = In the pyramid, { CARDS($cards) }.
    .braille = Free { CARDS($cards, form: "code", list: "cells") }.
# A free card of hand, waste, stock or reserve.
answers-free-other = { PLACE($place) }, { CARD($card) }.
    .brief = { CARD($card) }.

# What can leave now, a sentence for each pair or card. Their number is said first, and only if there are several.
answers-removals-none = Nothing can leave now.
    .brief = No pairs.
answers-removals-count =
    { $count ->
        [one] { "" }
       *[other] { $count } choices.
    }
    .brief = { "" }
answers-removal-one = { CARD($card) }, alone.
    .full = { CARD($card, form: "placed") }, alone.
answers-removal-pair = { CARD($first) } and { CARD($second) }.
    .brief = { CARD($first) }, { CARD($second) }.
    .full = { CARD($first, form: "placed") }, and { CARD($second, form: "placed") }.

# The current card, then what is true of it, in sentences of their own.
answers-card = { CARD($card) }, { PLACE($place) }.
    .braille = { CARD($card, form: "code") }, { PLACE($place) }.
answers-card-free = Free.
answers-card-chosen =
    { GENDER($card) ->
       *[neuter] Chosen.
    }
answers-card-covered =
    { GENDER($card) ->
       *[neuter] Covered
    } by { CARDS($covers, form: "the") }.
    .braille =
        { GENDER($card) ->
           *[neuter] Covered
        } by { CARDS($covers, form: "code", list: "cells") }.
# The cards of the row above that it lies on.
answers-card-covers = Covers { CARDS($covered, form: "the") }.
    .braille = Covers { CARDS($covered, form: "code", list: "cells") }.
answers-partners-alone = { CARD($card, form: "the") } leaves alone.
    .brief = { CARD($card) } leaves alone.
# Heard before the partners, one sentence each. $state is free, covered, or below for a card below others in a pile.
answers-partners = Partners { CARD($card, form: "of") }.
    .brief = { "" }
answers-partner =
    { CARD($card) }{ $state ->
        [covered] { " " }covered
        [below] { "" }
       *[free] { " " }free
    }, { PLACE($place) }.
    .braille =
        { CARD($card, form: "code") }{ $state ->
            [covered] { board-covered }
           *[free] { "" }
        }, { PLACE($place) }.
# Partners in the stock that were never seen. A partner is a card, whatever its rank.
answers-partners-unseen =
    { $count ->
        [one] One partner still hidden.
       *[other] { $count } partners still hidden.
    }
answers-partners-none = No partner is left for { CARD($card, form: "the") }.
    .braille = No partner is left for { CARD($card, form: "code") }.

# A row of the pyramid: all of it free, all of it covered, or mixed, where the free cards are marked.
answers-row-free = Row { $row }, free, { CARDS($cards, list: "row") }.
    .full = Row { $row }, free, { CARDS($cards, form: "row-placed", list: "row") }.
    .braille = Row { $row } free { CARDS($cards, form: "code", list: "cells") }.
answers-row-covered = Row { $row }, covered, { CARDS($cards, list: "row") }.
    .full = Row { $row }, covered, { CARDS($cards, form: "row-placed", list: "row") }.
    .braille = Row { $row } covered { CARDS($cards, form: "code", list: "cells") }.
answers-row-mixed = Row { $row }, { CARDS($cards, form: "row", list: "row") }.
    .full = Row { $row }, { CARDS($cards, form: "row-placed", list: "row") }.
    .braille = Row { $row } { CARDS($cards, form: "code-row", list: "cells") }.
answers-row-empty = Row { $row }, empty.
