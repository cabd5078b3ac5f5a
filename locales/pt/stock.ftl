# Stock, hand, waste and reserve, and how the game stands.
# The attributes brief and full replace the message at those levels of detail; an empty text is left out.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# A stock that lies face down.
stock-count =
    Monte{ $count ->
        [0] { " " }vazio
        [1] , uma carta
        [2] , duas cartas
       *[other] , { $count } cartas
    }.
# A stock that lies face up.
stock-open =
    Monte, { $count ->
        [1] uma carta
        [2] duas cartas
       *[other] { $count } cartas
    }, no topo { CARD($card) }.
    .braille = Monte, { $count }, no topo { CARD($card, form: "code") }.
# The drawn card that is held apart.
stock-hand = Na mão, { CARD($card) }.
stock-hand-empty = Nada na mão.
    .brief = { "" }
# The only waste pile.
stock-waste =
    Descarte, { $count ->
        [1] uma carta, { CARD($card) }
        [2] duas cartas, no topo { CARD($card) }
       *[other] { $count } cartas, no topo { CARD($card) }
    }.
    .braille = Descarte, { $count }, no topo { CARD($card, form: "code") }.
stock-waste-empty = Descarte vazio.
# Several waste piles, all empty, then one of them, counted from the left.
stock-piles-empty = Pilhas vazias.
stock-pile =
    Pilha { $number }, { $count ->
        [1] uma carta, { CARD($card) }
        [2] duas cartas, no topo { CARD($card) }
       *[other] { $count } cartas, no topo { CARD($card) }
    }.
    .braille = Pilha { $number }, { $count }, no topo { CARD($card, form: "code") }.
stock-pile-empty = Pilha { $number }, vazia.
# The columns of the reserve, all together, heard before each of them.
stock-columns =
    Colunas{ $count ->
        [0] { " " }vazias
        [1] , uma carta
        [2] , duas cartas
       *[other] , { $count } cartas
    }.
# A column of the reserve: its open card, and how many cards it has.
stock-column = Coluna { $number }, { CARD($card) }.
    .full =
        Coluna { $number }, { $count ->
            [1] uma carta, { CARD($card) }
            [2] duas cartas, no topo { CARD($card) }
           *[other] { $count } cartas, no topo { CARD($card) }
        }.
# The cards below the top of the only waste pile, of one of several piles, of a column, from the top down.
stock-below = Por baixo, { CARDS($cards, list: "row") }.
    .braille = Por baixo { CARDS($cards, form: "code", list: "cells") }.
stock-below-pile = Pilha { $number }, por baixo, { CARDS($cards, list: "row") }.
    .braille = Pilha { $number } { CARDS($cards, form: "code", list: "cells") }.
stock-below-column = Coluna { $number }, por baixo, { CARDS($cards, list: "row") }.
    .braille = Coluna { $number } { CARDS($cards, form: "code", list: "cells") }.
stock-below-none = Nada por baixo.

# Status: cards of the pyramid and of the whole table, moves, passes.
stock-status-cards =
    Pirâmide{ $pyramid ->
        [0] { " " }vazia{ $cards ->
            [0] { "" }
            [1] , uma carta no total
            [2] , duas cartas no total
           *[other] , { $cards } cartas no total
        }
        [1] , uma carta, { $cards ->
            [1] uma
            [2] duas
           *[other] { $cards }
        } no total
        [2] , duas cartas, { $cards ->
            [2] duas
           *[other] { $cards }
        } no total
       *[other] , { $pyramid } cartas, { $cards } no total
    }.
    .brief =
        Pirâmide{ $pyramid ->
            [0] { " " }vazia
            [1] , uma carta
            [2] , duas cartas
           *[other] , { $pyramid } cartas
        }.
stock-status-moves =
    { $moves ->
        [0] Nenhuma jogada feita.
        [1] Uma jogada feita.
        [2] Duas jogadas feitas.
       *[other] { $moves } jogadas feitas.
    }
    .brief =
        { $moves ->
            [0] { "" }
            [1] Uma jogada.
            [2] Duas jogadas.
           *[other] { $moves } jogadas.
        }
# $pass is the present pass, $passes how many come after it, or unlimited.
stock-status-passes =
    { $passes ->
        [unlimited] Passagem { $pass }, passagens ilimitadas.
        [0] Passagem { $pass }, a última.
        [1] Passagem { $pass }, mais uma depois.
        [2] Passagem { $pass }, mais duas depois.
       *[other] Passagem { $pass }, mais { $passes } depois.
    }
stock-status-no-stock = Esta variante não tem monte.
    .brief = { "" }
# The number of the deal, the same in PySolFC.
stock-status-deal = Distribuição número { $number }.
# Time played, see clock-duration.
stock-status-time = Tempo de jogo, { clock-duration }.
stock-status-hints =
    { $count ->
        [0] Nenhuma sugestão pedida.
        [1] Uma sugestão pedida.
        [2] Duas sugestões pedidas.
       *[other] { $count } sugestões pedidas.
    }
