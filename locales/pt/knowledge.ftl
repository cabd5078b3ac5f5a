# What only a search can tell: whether the game can still be won, where it was lost, the way back to there.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# A search that takes longer than a key may wait; its answer comes later.
knowledge-searching = Estou a procurar.
knowledge-searching-deal = Estou a procurar uma distribuição.
# The search for a deal took too long, so none is laid out.
knowledge-no-deal = Não encontrei a tempo uma distribuição que se possa ganhar. O jogo continua na mesa.
    .brief = Nenhuma distribuição encontrada a tempo.

# The same at the start of the program, where some game has to be laid out.
knowledge-random-deal = Não encontrei a tempo uma distribuição que se possa ganhar. Esta é ao acaso.
    .brief = Distribuição ao acaso, nenhuma melhor encontrada a tempo.
    .braille = Distribuição ao acaso.

# The verdict. $moves is the length of a line that wins; $shortest is yes if no line is shorter.
knowledge-winnable =
    Sim, ainda se pode ganhar, { $moves ->
        [1] numa jogada
        [2] em duas jogadas
       *[other] em { $moves } jogadas
    }{ $shortest ->
        [yes] { "" }
       *[no] { " " }ou menos
    }.
    .brief =
        Sim, { $moves ->
            [1] numa jogada
            [2] em duas jogadas
           *[other] em { $moves } jogadas
        }{ $shortest ->
            [yes] { "" }
           *[no] { " " }ou menos
        }.
knowledge-won = Sim, já está ganho.
# The move that lost the game: two cards, one card, a draw, a turn of the waste. $number counts moves from 1.
knowledge-lost-pair = Não, perdido desde a jogada { $number }, { CARD($first) } e { CARD($second) }.
    .brief = Não, desde a jogada { $number }.
knowledge-lost-one = Não, perdido desde a jogada { $number }, { CARD($card) }.
    .brief = Não, desde a jogada { $number }.
knowledge-lost-draw = Não, perdido desde a jogada { $number }, quando tirou do monte.
    .brief = Não, desde a jogada { $number }.
knowledge-lost-redeal = Não, perdido desde a jogada { $number }, quando virou o descarte.
    .brief = Não, desde a jogada { $number }.
# A move that would have kept it winnable. The first is a pair with one of the two cards that were removed.
knowledge-better-keep = Era preciso guardar { CARD($card, form: "the") } para { CARD($partner, form: "the") }.
    .braille = Era preciso guardar { CARD($card, form: "code") } para { CARD($partner, form: "code") }.
knowledge-better-pair = Era preciso remover { CARD($first, form: "the") } e { CARD($second, form: "the") }.
    .braille = Era preciso remover { CARD($first, form: "code") } { CARD($second, form: "code") }.
knowledge-better-one = Era preciso remover { CARD($card, form: "the") }.
    .braille = Era preciso remover { CARD($card, form: "code") }.
knowledge-better-draw = Era preciso tirar do monte.
knowledge-better-redeal = Era preciso virar o descarte.
# $key is the name of a key, $number the move that lost the game. $first is yes the first time that there is such a move.
knowledge-way-back =
    { $first ->
        [yes] { $key } volta para antes da jogada { $number }.
       *[no] { "" }
    }
    .brief = { "" }
    .full = { $key } volta para antes da jogada { $number }.
# The deal could not be won from the beginning. $moves counts the moves made since.
knowledge-never =
    { $moves ->
        [0] Não, esta distribuição não pode ser ganha.
       *[other] Não, esta distribuição não podia ser ganha.
    }
    .brief = Não, perdido desde o início.
knowledge-unknown = Não sei, a procura demorou demasiado.
    .brief = Não sei.
# After the verdict, in a game that scores: the best score within reach, or what it is at least.
knowledge-score-most = No máximo { words-points }.
knowledge-score-least = Pelo menos { words-points }.

# Back to the last position that could be won. $count moves were taken back, $moves are left.
knowledge-back =
    De volta { $moves ->
        [0] ao início
       *[other] à jogada { $moves }
    }, { $count ->
        [1] uma jogada anulada
        [2] duas jogadas anuladas
       *[other] { $count } jogadas anuladas
    }. O jogo volta a poder ser ganho.
    .brief =
        De volta { $moves ->
            [0] ao início
           *[other] à jogada { $moves }
        }.
# $key is the name of a key.
knowledge-back-redo = { "" }
    .full =
        { $count ->
            [1] { $key } refaz essa jogada.
           *[other] { $key } refaz essas jogadas.
        }
# There is no such position to go back to. $won is yes if the game has been won.
knowledge-back-still-winnable =
    { $won ->
        [yes] Nada a anular, o jogo está ganho.
       *[no] Nada a anular, o jogo ainda se pode ganhar.
    }
    .brief =
        { $won ->
            [yes] Já está ganho.
           *[no] Ainda se pode ganhar.
        }
knowledge-back-never-winnable = Nada a anular, esta distribuição não podia ser ganha.
    .brief = Perdido desde o início.
knowledge-back-unknown = Não sei para onde voltar, a procura demorou demasiado.
    .brief = Não sei.
# All moves that were taken back at once, more than one, were played again.
knowledge-redone =
    { $count ->
        [2] Duas jogadas refeitas.
       *[other] { $count } jogadas refeitas.
    }
