# Hints: what to play, and why.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# A card that leaves alone.
hint-king =
    Remova { CARD($card, form: "the") }, que sai { GENDER($card) ->
        [feminine] sozinha
       *[masculine] sozinho
    }.
    .brief = Remova { CARD($card, form: "the") }.
# The pair uncovers cards of the pyramid.
hint-uncovers = Remova { CARD($first, form: "the") } e { CARD($second, form: "the") }, isso liberta { CARDS($uncovered, form: "the") }.
    .brief = Remova { CARD($first) }, { CARD($second) }.
    .braille = Remova { CARD($first, form: "code") } { CARD($second, form: "code") }.
# Two cards of the pyramid that uncover nothing.
hint-two-from-pyramid = Remova { CARD($first, form: "the") } e { CARD($second, form: "the") }, duas cartas da pirâmide.
    .brief = Remova { CARD($first) }, { CARD($second) }.
    .braille = Remova { CARD($first, form: "code") } { CARD($second, form: "code") }.
# A pair with a card of stock, hand, waste or reserve that uncovers nothing in the pyramid. $cleared is yes if that is empty.
hint-with-stock =
    Remova { CARD($first, form: "the") } e { CARD($second, form: "the") }{ $cleared ->
        [yes] { "" }
       *[no] , sem libertar nada na pirâmide
    }.
    .brief = Remova { CARD($first) }, { CARD($second) }.
    .braille = Remova { CARD($first, form: "code") } { CARD($second, form: "code") }.
# Nothing can leave. A draw is said so that it is true where three cards are drawn as well.
hint-draw-only = Tire do monte, nada pode sair por agora.
    .brief = Tire do monte.
# Something could leave, but this is the best.
hint-draw-better = É melhor tirar do monte.
# Something could leave, but this can be played as well.
hint-draw-also = Também pode tirar do monte.
# $passes: how often the waste can still be turned over, or unlimited.
hint-redeal-only =
    Vire o descarte, nada pode sair.{ $passes ->
        [unlimited] { "" }
        [1] { " " }Mais uma passagem.
        [2] { " " }Mais duas passagens.
       *[other] { " " }Mais { $passes } passagens.
    }
    .brief =
        Vire o descarte{ $passes ->
            [unlimited] { "" }
            [1] , mais uma passagem
            [2] , mais duas passagens
           *[other] , mais { $passes } passagens
        }.
    .braille = Vire o descarte.
hint-redeal-better =
    É melhor virar o descarte{ $passes ->
        [unlimited] { "" }
        [1] , mais uma passagem
        [2] , mais duas passagens
       *[other] , mais { $passes } passagens
    }.
    .braille = É melhor virar o descarte.
hint-redeal-also =
    Também pode virar o descarte{ $passes ->
        [unlimited] { "" }
        [1] , mais uma passagem
        [2] , mais duas passagens
       *[other] , mais { $passes } passagens
    }.
    .braille = Ou vire o descarte.
hint-nothing = Já não há jogadas possíveis. Anule, ou comece outro jogo.
    .brief = Já não há jogadas possíveis.

# What is known of the game after the move, heard after the hint and its reason.
# Cards are hidden, so it is a guess. It looks winnable in 1 to 9 cases out of 10, in all, in none.
hint-outlook-odds =
    Cerca de { $tenths ->
        [1] uma hipótese
        [2] duas hipóteses
       *[other] { $tenths } hipóteses
    } em 10.
    .brief =
        { $tenths ->
            [1] Uma
            [2] Duas
           *[other] { $tenths }
        } em 10.
# The same where some cases took too long to decide: it is the least there are, or the most.
hint-outlook-least =
    Pelo menos { $tenths ->
        [1] uma hipótese
        [2] duas hipóteses
       *[other] { $tenths } hipóteses
    } em 10.
    .brief =
        Pelo menos { $tenths ->
            [1] uma
            [2] duas
           *[other] { $tenths }
        } em 10.
hint-outlook-most =
    No máximo { $tenths ->
        [1] uma hipótese
        [2] duas hipóteses
       *[other] { $tenths } hipóteses
    } em 10.
    .brief =
        No máximo { $tenths ->
            [1] uma
            [2] duas
           *[other] { $tenths }
        } em 10.
hint-outlook-likely = É quase certo que se pode ganhar.
    .brief = Quase certo.
hint-outlook-unlikely = Quase nenhuma hipótese.
# After these, once a game, where the verdict has just said that the game can be won: it sees all cards.
hint-hidden = A sugestão ignora as cartas escondidas.
# All cards are known, so it is a fact. The game can still be won after the move, or it cannot.
hint-outlook-certain = É certo que ainda se pode ganhar.
    .brief = Ainda se pode ganhar.
hint-outlook-wins = Depois disso, ganhou.
hint-outlook-lost = Depois disso, jogo perdido.
# The same for all moves, heard before the hint. $moves counts the moves made so far.
hint-all-lost =
    { $moves ->
        [0] Esta distribuição não pode ser ganha.
       *[other] O jogo já não pode ser ganho.
    }
    .brief = Jogo perdido.
# In a game that scores: the points that the player can hope for, a guess, then a fact.
hint-points = Cerca de { words-points }.
hint-points-most = No máximo { words-points }.
# The second best move and what it is worth, heard after the best. $outlook is odds, likely and so on, as above.
hint-rival-one = { CARD($card) }, { hint-worth }.
    .brief = { "" }
hint-rival-pair = { CARD($first) } e { CARD($second) }, { hint-worth }.
    .brief = { "" }
hint-rival-draw = Tirar do monte, { hint-worth }.
    .brief = { "" }
hint-rival-redeal = Virar o descarte, { hint-worth }.
    .brief = { "" }
hint-worth =
    { $outlook ->
        [likely] quase certo
        [unlikely] quase nenhuma hipótese
        [certain] ainda se pode ganhar
        [lost] seria jogo perdido
        [points] { words-points }
        [least] pelo menos { $tenths ->
            [1] uma
            [2] duas
           *[other] { $tenths }
        } em 10
        [most] no máximo { $tenths ->
            [1] uma
            [2] duas
           *[other] { $tenths }
        } em 10
       *[odds] { $tenths ->
            [1] uma
            [2] duas
           *[other] { $tenths }
        } em 10
    }

# Which of the hints this is.
hint-number =
    { $total ->
        [1] { "" }
       *[other] Sugestão { $number } de { $total }.
    }
    .brief = { "" }
