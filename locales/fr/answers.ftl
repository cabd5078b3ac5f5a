# Answers to questions; nothing in the game changes.
# The attributes brief and full replace the message at those levels of detail; an empty text is left out.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# The free cards: their number, those of the pyramid in one list, then the others.
answers-free-count = { "" }
    .full =
        { $count ->
            [one] Une carte libre.
           *[other] { $count } cartes libres.
        }
answers-free-pyramid =
    { $count ->
        [one] Libre, { CARDS($cards) }.
       *[other] Libres, { CARDS($cards) }.
    }
    .brief = { CARDS($cards, list: "row") }.
    .full = Dans la pyramide, { CARDS($cards) }.
    .braille = Libres { CARDS($cards, form: "code", list: "cells") }.
# A free card of hand, waste, stock or reserve.
answers-free-other = { PLACE($place) }, { CARD($card) }.
    .brief = { CARD($card) }.

# What can leave now, a sentence for each pair or card. Their number is said first, and only if there are several.
answers-removals-none = Rien ne peut partir pour l'instant.
    .brief = Aucune paire.
answers-removals-count =
    { $count ->
        [one] { "" }
       *[other] { $count } possibilités.
    }
    .brief = { "" }
answers-removal-one =
    { CARD($card) }, { GENDER($card) ->
        [feminine] seule
       *[masculine] seul
    }.
    .full =
        { CARD($card, form: "placed") }, { GENDER($card) ->
            [feminine] seule
           *[masculine] seul
        }.
answers-removal-pair = { CARD($first) } et { CARD($second) }.
    .brief = { CARD($first) }, { CARD($second) }.
    .full = { CARD($first, form: "placed") }, et { CARD($second, form: "placed") }.

# The current card, then what is true of it, in sentences of their own.
answers-card = { CARD($card) }, { PLACE($place) }.
    .braille = { CARD($card, form: "code") }, { PLACE($place) }.
answers-card-free = Libre.
answers-card-chosen =
    { GENDER($card) ->
        [feminine] Choisie.
       *[masculine] Choisi.
    }
answers-card-covered =
    { GENDER($card) ->
        [feminine] Couverte
       *[masculine] Couvert
    } par { CARDS($covers, form: "the") }.
    .braille =
        { GENDER($card) ->
            [feminine] Couverte
           *[masculine] Couvert
        } par { CARDS($covers, form: "code", list: "cells") }.
# The cards of the row above that it lies on.
answers-card-covers = Couvre { CARDS($covered, form: "the") }.
    .braille = Couvre { CARDS($covered, form: "code", list: "cells") }.
answers-partners-alone =
    { CARD($card, form: "the") } part { GENDER($card) ->
        [feminine] seule
       *[masculine] seul
    }.
    .brief =
        { CARD($card) } part { GENDER($card) ->
            [feminine] seule
           *[masculine] seul
        }.
# Heard before the partners, one sentence each. $state is free, covered, or below for a card below others in a pile.
answers-partners = Partenaires { CARD($card, form: "of") }.
    .brief = { "" }
answers-partner =
    { CARD($card) }{ $state ->
        [covered] { " " }{ GENDER($card) ->
            [feminine] couverte
           *[masculine] couvert
        }
        [below] { "" }
       *[free] { " " }libre
    }, { PLACE($place) }.
    .braille =
        { CARD($card, form: "code") }{ $state ->
            [covered] { board-covered }
           *[free] { "" }
        }, { PLACE($place) }.
# Partners in the stock that were never seen. A partner is a card, whatever its rank.
answers-partners-unseen =
    { $count ->
        [one] Une partenaire encore cachée.
       *[other] { $count } partenaires encore cachées.
    }
answers-partners-none = Plus aucune partenaire pour { CARD($card, form: "the") }.
    .braille = Plus de partenaire pour { CARD($card, form: "code") }.

# A row of the pyramid: all of it free, all of it covered, or mixed, where the free cards are marked.
answers-row-free = Rangée { $row }, libre, { CARDS($cards, list: "row") }.
    .full = Rangée { $row }, libre, { CARDS($cards, form: "row-placed", list: "row") }.
    .braille = Rangée { $row } libre { CARDS($cards, form: "code", list: "cells") }.
answers-row-covered = Rangée { $row }, couverte, { CARDS($cards, list: "row") }.
    .full = Rangée { $row }, couverte, { CARDS($cards, form: "row-placed", list: "row") }.
    .braille = Rangée { $row } couverte { CARDS($cards, form: "code", list: "cells") }.
answers-row-mixed = Rangée { $row }, { CARDS($cards, form: "row", list: "row") }.
    .full = Rangée { $row }, { CARDS($cards, form: "row-placed", list: "row") }.
    .braille = Rangée { $row } { CARDS($cards, form: "code-row", list: "cells") }.
answers-row-empty = Rangée { $row }, vide.
