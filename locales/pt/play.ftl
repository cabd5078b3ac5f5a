# What happens on the table: removals, draws, redeals, refusals, undo.
# The attributes brief and full replace the message at those levels of detail; an empty text is left out.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# One card has left, then two.
play-removed-one =
    { CARD($card) } { GENDER($card) ->
        [feminine] removida
       *[masculine] removido
    }.
play-removed-pair =
    { CARD($first) } e { CARD($second) } { GENDER($first) ->
        [feminine] { GENDER($second) ->
            [feminine] removidas
           *[masculine] removidos
        }
       *[masculine] removidos
    }.
    .brief = { CARD($first) }, { CARD($second) }.
# A card that was covered can be played now.
play-uncovered = { CARD($card) } livre, { PLACE($place) }.
    .brief = { CARD($card) } livre.
# Cards left in the pyramid, after a removal.
play-left = { "" }
    .full =
        { $left ->
            [0] { "" }
            [1] Resta uma carta na pirâmide.
            [2] Restam duas cartas na pirâmide.
           *[other] Restam { $left } cartas na pirâmide.
        }
# The last pyramid card has left in a game that is won when all cards are gone; it may be blocked all the same.
# $ended is yes if the game is over with this; then what is left is said after it.
play-cleared =
    { $ended ->
        [yes] Pirâmide vazia.
       *[no] Pirâmide vazia, restam as outras cartas.
    }
    .brief = Pirâmide vazia.
    .full =
        Pirâmide esvaziada na passagem { $pass }{ $ended ->
            [yes] .
           *[no] , restam as outras cartas.
        }
# A drawn card. $left counts the cards still in the stock.
play-drawn-one =
    { CARD($card) } { GENDER($card) ->
        [feminine] tirada
       *[masculine] tirado
    }.
    .brief = { CARD($card) }.
    .full =
        { CARD($card) } { GENDER($card) ->
            [feminine] tirada
           *[masculine] tirado
        }, { PLACE($place) }.{ $left ->
            [0] { "" }
            [1] { " " }Monte, uma carta.
            [2] { " " }Monte, duas cartas.
           *[other] { " " }Monte, { $left } cartas.
        }
# A draw from a stock that lies face up: its top card goes on the waste.
play-drawn-open = { CARD($card) } no descarte.
    .full =
        { CARD($card) } no descarte.{ $left ->
            [0] { "" }
            [1] { " " }Monte, uma carta.
            [2] { " " }Monte, duas cartas.
           *[other] { " " }Monte, { $left } cartas.
        }
# Several cards drawn on one waste pile; only the last, the top, can be played.
play-drawn-many = { CARDS($cards, list: "top") }.
    .full =
        { CARDS($cards, list: "top") }.{ $left ->
            [0] { "" }
            [1] { " " }Monte, uma carta.
            [2] { " " }Monte, duas cartas.
           *[other] { " " }Monte, { $left } cartas.
        }
    .braille = { CARDS($cards, form: "code", list: "cells") }.
# Cards drawn on several piles, one each.
play-drawn-piles = { CARDS($cards, form: "on-pile", list: "row") }.
    .brief = { CARDS($cards, list: "row") }.
    .full =
        { CARDS($cards, form: "on-pile", list: "row") }.{ $left ->
            [0] { "" }
            [1] { " " }Monte, uma carta.
            [2] { " " }Monte, duas cartas.
           *[other] { " " }Monte, { $left } cartas.
        }
    .braille = { CARDS($cards, form: "code", list: "cells") }.
# The draw took the last card. $passes: how often the waste can still be turned over, or unlimited.
play-stock-empty =
    { $passes ->
        [unlimited] Monte vazio.
        [0] Monte vazio, foi a última passagem.
        [1] Monte vazio, mais uma passagem.
        [2] Monte vazio, mais duas passagens.
       *[other] Monte vazio, mais { $passes } passagens.
    }
    .brief = Monte vazio.
# The waste was turned over. $passes: how often it still can be after this, or unlimited. $count: cards in the stock.
play-redealt =
    Descarte virado, { $count ->
        [1] uma carta
        [2] duas cartas
       *[other] { $count } cartas
    }.{ $passes ->
        [unlimited] { "" }
        [0] { " " }Última passagem.
        [1] { " " }Mais uma passagem depois.
        [2] { " " }Mais duas passagens depois.
       *[other] { " " }Mais { $passes } passagens depois.
    }
    .brief =
        { $passes ->
            [unlimited] Descarte virado.
            [0] Descarte virado, última passagem.
            [1] Descarte virado, mais uma passagem depois.
            [2] Descarte virado, mais duas passagens depois.
           *[other] Descarte virado, mais { $passes } passagens depois.
        }
    .full =
        Descarte virado, { $count ->
            [1] uma carta
            [2] duas cartas
           *[other] { $count } cartas
        }. { $passes ->
            [unlimited] Passagem { $pass }, passagens ilimitadas.
            [0] Passagem { $pass }, a última.
            [1] Passagem { $pass }, mais uma depois.
            [2] Passagem { $pass }, mais duas depois.
           *[other] Passagem { $pass }, mais { $passes } depois.
        }
    .braille =
        { $passes ->
            [unlimited] Descarte virado.
            [0] Descarte virado, última passagem.
            *[other] Descarte virado, mais { $passes }.
        }

# Refusals: why a move cannot be made.
# The game has ended; only undo and a new game go on.
play-refused-over = O jogo terminou.
# A card that is no longer on the table.
play-refused-gone = { CARD($card, form: "the") } já saiu.
    .brief = Já saiu.
play-refused-face-down = Esta carta ainda está escondida no monte.
    .braille = Ainda escondida no monte.
play-refused-covered = { CARD($card, form: "the") } está debaixo { CARDS($covers, form: "of") }.
    .brief = Debaixo { CARDS($covers, form: "of") }.
    .braille = Debaixo de { CARDS($covers, form: "code", list: "cells") }.
# The card lies under another one in a waste pile or a column.
play-refused-buried = { CARD($card, form: "the") } está debaixo { CARD($above, form: "of") }.
    .brief = Debaixo { CARD($above, form: "of") }.
# $ranks are the partners of the card.
play-refused-needs-partner =
    { CARD($card, form: "the") } não sai { GENDER($card) ->
        [feminine] sozinha
       *[masculine] sozinho
    }, precisa de { CARDS($ranks, form: "a", list: "or") }.
    .brief = Precisa de { CARDS($ranks, form: "a", list: "or") }.
    .braille = Precisa de { CARDS($ranks, form: "code", list: "cells") }.
# A king does not pair.
play-refused-leaves-alone =
    { CARD($card, form: "the") } sai { GENDER($card) ->
        [feminine] sozinha
       *[masculine] sozinho
    }, sem par.
    .brief =
        { CARD($card) } sai { GENDER($card) ->
            [feminine] sozinha
           *[masculine] sozinho
        }.
# Two cards that do not add up; their ranks are said, or the numbers alone.
play-refused-sum =
    { CARD($first, form: "rank") } e { CARD($second, form: "rank") } somam { SPELL($sum) }, não { SPELL($target) }.
    .brief = { SPELL($sum) }, não { SPELL($target) }.
    .full = { CARD($first, form: "the") } e { CARD($second, form: "the") } somam { SPELL($sum) }, não { SPELL($target) }.
# Two cards that are neither equal nor neighbours, where neighbours go together.
play-refused-near = { CARD($first, form: "rank") } e { CARD($second, form: "rank") } não são vizinhos.
    .full = { CARD($first, form: "the") } e { CARD($second, form: "the") } não são vizinhos.
# Nothing to draw.
play-refused-stock-empty = O monte está vazio.
play-refused-no-stock = Esta variante não tem monte.
# The waste cannot be turned over yet.
play-refused-stock-left =
    { $left ->
        [1] Ainda há uma carta no monte.
        [2] Ainda há duas cartas no monte.
       *[other] Ainda há { $left } cartas no monte.
    }
# The waste cannot be turned over any more.
play-refused-no-pass-left = O monte está vazio, e esta foi a última passagem.
    .brief = Monte vazio, última passagem.
play-refused-nothing-to-redeal = O monte e o descarte estão vazios.

# Undo and redo. One card is back, then several.
play-undone-single = { CARD($card) } de volta, { PLACE($place) }.
    .brief = { CARD($card) } de volta.
play-undone-removal = { CARDS($cards) } de volta.
    .full = De volta, { CARDS($cards, form: "placed", list: "long") }.
    .braille = De volta { CARDS($cards, form: "code", list: "cells") }.
# Drawn cards are back in the stock. $left counts its cards.
play-undone-draw = { CARDS($cards) } de volta ao monte.
    .full =
        { CARDS($cards) } de volta ao monte, { $left ->
            [1] uma carta
            [2] duas cartas
           *[other] { $left } cartas
        }.
    .braille = { CARDS($cards, form: "code", list: "cells") } de volta ao monte.
# What lies beside the pyramid after an undone draw, or after several moves at once.
play-undone-top = { CARD($card) }, { PLACE($place) }.
    .brief = { "" }
# A turn of the waste was taken back, so the stock is empty again.
play-undone-redeal =
    Descarte reposto. { $passes ->
        [unlimited] Monte vazio.
        [1] Monte vazio, mais uma passagem.
        [2] Monte vazio, mais duas passagens.
       *[other] Monte vazio, mais { $passes } passagens.
    }
    .brief = Descarte reposto.
# Heard before what the move leads to.
play-redone = Jogada refeita.
    .brief = Refeita.
play-nothing-to-undo = Nada a anular.
play-nothing-to-redo = Nada a refazer.

# Where the cursor is, after its card has left; always the last sentence.
play-landed =
    { $state ->
        [covered] Sobre { CARD($card, form: "the") } { GENDER($card) ->
            [feminine] coberta
           *[masculine] coberto
        }, { PLACE($place) }.
       *[free] Sobre { CARD($card, form: "the") }, { PLACE($place) }.
    }
    .brief = Sobre { CARD($card, form: "the") }.
play-landed-nowhere = Já não resta nenhuma carta.
