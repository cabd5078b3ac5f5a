# Statistics: what the games played on this machine add up to, in the menu of games and on the command line.

# The line in the menu of games, and its value: games won of those played, all kinds together.
stats-title = Estatísticas
stats-value =
    { $played ->
        [0] Nenhum jogo
       *[other] { $won ->
            [0] Nenhum ganho
           *[other] { $won } { $won ->
                [1] ganho
               *[other] ganhos
            }
        } em { $played }
    }
# What is said before the first line of the menu; the house rules of the game come next, if it has any.
stats-heading = Estatísticas.

# Lines about the games of one kind, without a full stop. $variant is the name of the game, $share is in per cent.
stats-none = { $variant }, nenhum jogo contado
stats-played =
    { $variant }, { $played ->
        [1] um jogo
       *[other] { $played } jogos
    }, { $won ->
        [0] nenhum ganho
        [1] um ganho, { $share } por cento
       *[other] { $won } ganhos, { $share } por cento
    }
# How many of the games won were won without a hint and without taking a move back.
stats-unhelped =
    Sem sugestões nem jogadas anuladas, { $count ->
        [0] nenhuma vitória
        [1] uma vitória
        [2] duas vitórias
       *[other] { $count } vitórias
    }
# Games won one after the other: up to the last one played, and at best.
stats-streak =
    Vitórias seguidas, { $now ->
        [0] nenhuma
        [1] uma
        [2] duas
       *[other] { $now }
    } neste momento, { $most ->
        [0] nenhuma
        [1] uma
        [2] duas
       *[other] { $most }
    } no máximo
stats-best-time = Vitória mais rápida, { clock-duration }
stats-mean-time = Tempo médio de uma vitória, { clock-duration }
stats-fewest-moves = Vitória mais curta, { words-moves }
stats-help =
    Ao todo, { $hints ->
        [0] nenhuma sugestão
        [1] uma sugestão
        [2] duas sugestões
       *[other] { $hints } sugestões
    } e { $undos ->
        [0] nenhuma jogada anulada
        [1] uma jogada anulada
        [2] duas jogadas anuladas
       *[other] { $undos } jogadas anuladas
    }
stats-par = Total dos pontos ao par, { words-points }
# The line that opens the list of the other games, each with its name and stats-value, and the first line of that list.
stats-others = Outras variantes
stats-all = Todas as variantes
# One of them, played by house rules.
stats-house-rules = { $variant }, regras da casa

# The line that begins the statistics anew; what is said when it was taken once; what is said when it is done.
stats-reset = Pôr a zero
stats-reset-ask = Todas as estatísticas serão apagadas, depois de copiadas para um ficheiro. Confirme outra vez para o fazer.
stats-reset-done = Estatísticas a zero. Cópia no ficheiro { $name }, na pasta { $folders }.

# The command line. $line is one of the lines above, $path is a file.
stats-line = { $line }.
stats-nothing = Nenhum jogo contado.
stats-exported =
    { $count ->
        [0] Nenhum jogo para copiar, o ficheiro { $path } está vazio.
        [1] Um jogo copiado para o ficheiro { $path }.
       *[other] { $count } jogos copiados para o ficheiro { $path }.
    }
stats-imported =
    { $added ->
        [0] Nenhum jogo acrescentado
        [1] Um jogo acrescentado
       *[other] { $added } jogos acrescentados
    }, { $known ->
        [0] nenhum já lá estava.
        [1] um já lá estava.
       *[other] { $known } já lá estavam.
    }
stats-error-missing = O ficheiro { $path } não existe.
stats-error-unreadable = O ficheiro { $path } não pode ser lido.
stats-error-not-records = O ficheiro { $path } não contém estatísticas, ou está danificado.
stats-error-newer-version = O ficheiro { $path } vem de uma versão mais recente do programa.
stats-error-wrong-game = No ficheiro { $path }, o jogo número { $number } é impossível, e nenhum foi acrescentado.
