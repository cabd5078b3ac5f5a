# Answers to questions; nothing in the game changes.
# The attributes brief and full replace the message at those levels of detail; an empty text is left out.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# The free cards: their number, those of the pyramid in one list, then the others.
answers-free-count = { "" }
    .full =
        { $count ->
            [1] Uma carta livre.
            [2] Duas cartas livres.
           *[other] { $count } cartas livres.
        }
answers-free-pyramid =
    { $count ->
        [1] Livre, { CARDS($cards) }.
       *[other] Livres, { CARDS($cards) }.
    }
    .brief = { CARDS($cards, list: "row") }.
    .full = Na pirâmide, { CARDS($cards) }.
    .braille = Livres { CARDS($cards, form: "code", list: "cells") }.
# A free card of hand, waste, stock or reserve.
answers-free-other = { PLACE($place) }, { CARD($card) }.
    .brief = { CARD($card) }.

# What can leave now, a sentence for each pair or card. Their number is said first, and only if there are several.
answers-removals-none = Nada pode sair por agora.
    .brief = Nenhum par.
answers-removals-count =
    { $count ->
        [1] { "" }
        [2] Duas possibilidades.
       *[other] { $count } possibilidades.
    }
    .brief = { "" }
answers-removal-one =
    { CARD($card) }, { GENDER($card) ->
        [feminine] sozinha
       *[masculine] sozinho
    }.
    .full =
        { CARD($card, form: "placed") }, { GENDER($card) ->
            [feminine] sozinha
           *[masculine] sozinho
        }.
answers-removal-pair = { CARD($first) } e { CARD($second) }.
    .brief = { CARD($first) }, { CARD($second) }.
    .full = { CARD($first, form: "placed") }, e { CARD($second, form: "placed") }.

# The current card, then what is true of it, in sentences of their own.
answers-card = { CARD($card) }, { PLACE($place) }.
    .braille = { CARD($card, form: "code") }, { PLACE($place) }.
answers-card-free = Livre.
answers-card-chosen =
    { GENDER($card) ->
        [feminine] Escolhida.
       *[masculine] Escolhido.
    }
answers-card-covered =
    { GENDER($card) ->
        [feminine] Coberta
       *[masculine] Coberto
    }, debaixo { CARDS($covers, form: "of") }.
    .braille =
        { GENDER($card) ->
            [feminine] Coberta
           *[masculine] Coberto
        }, debaixo de { CARDS($covers, form: "code", list: "cells") }.
# The cards of the row above that it lies on.
answers-card-covers = Cobre { CARDS($covered, form: "the") }.
    .braille = Cobre { CARDS($covered, form: "code", list: "cells") }.
answers-partners-alone =
    { CARD($card, form: "the") } sai { GENDER($card) ->
        [feminine] sozinha
       *[masculine] sozinho
    }.
    .brief =
        { CARD($card) } sai { GENDER($card) ->
            [feminine] sozinha
           *[masculine] sozinho
        }.
# Heard before the partners, one sentence each. $state is free, covered, or below for a card below others in a pile.
answers-partners = Pares { CARD($card, form: "of") }.
    .brief = { "" }
answers-partner =
    { CARD($card) }{ $state ->
        [covered] { " " }{ GENDER($card) ->
            [feminine] coberta
           *[masculine] coberto
        }
        [below] { "" }
       *[free] { " " }livre
    }, { PLACE($place) }.
    .braille =
        { CARD($card, form: "code") }{ $state ->
            [covered] { board-covered }
           *[free] { "" }
        }, { PLACE($place) }.
# Partners in the stock that were never seen. In Portuguese a partner is called the pair of a card, so it is masculine.
answers-partners-unseen =
    { $count ->
        [1] Um par ainda escondido.
       *[other] { $count } pares ainda escondidos.
    }
answers-partners-none = Já não há par para { CARD($card, form: "the") }.
    .braille = Já não há par para { CARD($card, form: "code") }.

# A row of the pyramid: all of it free, all of it covered, or mixed, where the free cards are marked.
answers-row-free = Fila { $row }, livre, { CARDS($cards, list: "row") }.
    .full = Fila { $row }, livre, { CARDS($cards, form: "row-placed", list: "row") }.
    .braille = Fila { $row } livre { CARDS($cards, form: "code", list: "cells") }.
answers-row-covered = Fila { $row }, coberta, { CARDS($cards, list: "row") }.
    .full = Fila { $row }, coberta, { CARDS($cards, form: "row-placed", list: "row") }.
    .braille = Fila { $row } coberta { CARDS($cards, form: "code", list: "cells") }.
answers-row-mixed = Fila { $row }, { CARDS($cards, form: "row", list: "row") }.
    .full = Fila { $row }, { CARDS($cards, form: "row-placed", list: "row") }.
    .braille = Fila { $row } { CARDS($cards, form: "code-row", list: "cells") }.
answers-row-empty = Fila { $row }, vazia.
