# Games for par, and the match of six that they make. The attributes brief and full replace the message at those levels.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# What clearing the pyramid would add to the score, heard after the score. $points is 50, 35 or 20, and becomes less
# with each turn of the waste. $stock is no in a game that has none.
match-clearing =
    Esvaziar a pirâmide{ $stock ->
        [no] { "" }
       *[yes] { " " }nesta passagem
    } dá { $points } pontos.
    .brief = Pirâmide vazia, mais { $points } pontos.
    .full =
        Esvaziar a pirâmide{ $stock ->
            [no] { "" }
           *[yes] { " " }nesta passagem
        } dá { $points } pontos, e cada carta removida dá um ponto.
# Which game of the match this is, while it goes on, and the total of those before it. $games is 6.
match-before =
    Partida, jogo { $number } de { $games }{ $number ->
        [1] { "" }
       *[other] , total { words-points } até agora
    }.
    .braille =
        Jogo { $number } de { $games }{ $number ->
            [1] { "" }
           *[other] , { words-points }
        }.
# The same at the end of a game, whose points the total counts.
match-after = Partida, jogo { $number } de { $games }, total { words-points }.
    .brief = Jogo { $number } de { $games }, total { words-points }.
    .braille = Jogo { $number } de { $games }, { words-points }.
# After the last game of the match. $short is how many points were missing.
match-won = Par alcançado, partida ganha.
    .brief = Par alcançado.
    .full = Par alcançado, partida ganha. O próximo jogo começa outra partida.
match-lost =
    { $short ->
        [1] Faltou um ponto
       *[other] Faltaram { $short } pontos
    } para o par, partida perdida.
    .brief = Par falhado.
    .full =
        { $short ->
            [1] Faltou um ponto
           *[other] Faltaram { $short } pontos
        } para o par, partida perdida. O próximo jogo começa outra partida.

# The line of the menu that ends a game early, and its value.
match-stop = Parar aqui e ficar com os pontos
match-stop-value = Pontuação, { words-points }
# The line was taken once.
match-stop-ask = O jogo valeria { words-points }. Confirme outra vez para o parar.
    .braille = { words-points }. Sim, repita.
# Another game was asked for, while one for par is under way: leaving that one takes its points.
match-leave-ask = Há um jogo em curso, que valeria { words-points }. A mesma tecla outra vez para começar outro.
    .braille = { words-points }. Sim, repita.
# The game has ended early; its points come next.
match-stopped =
    Jogo parado. { $left ->
        [1] Resta uma carta.
        [2] Restam duas cartas.
       *[other] Restam { $left } cartas.
    }
    .brief = Jogo parado.
# The early end was taken back; then the place of the cursor is said.
match-stop-undone = O jogo já não está parado.
