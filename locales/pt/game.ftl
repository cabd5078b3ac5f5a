# Beginning, going on and ending.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# $variant is the name of the game.
game-started = Novo jogo. { $variant }.
    .brief = Novo jogo.
# A game that begins in its middle, with a position that someone has saved; what is left of the pyramid follows.
game-position = Posição na mesa. { $variant }.
    .brief = Posição na mesa.
# How hard a deal is that can be won, as the player wanted it: by how often a careful player wins one like it. Heard
# with the status.
game-winnable-easy = Distribuição ganhável, bastante fácil.
    .full = Distribuição ganhável, bastante fácil. Quem joga com cuidado ganha quase sempre.
game-winnable-medium = Distribuição ganhável, média.
    .full = Distribuição ganhável, média. Quem joga com cuidado ganha na maioria das vezes.
game-winnable-hard = Distribuição ganhável, difícil.
    .full = Distribuição ganhável, difícil. Quem joga com cuidado ganha cerca de uma vez em duas.
game-winnable-very-hard = Distribuição ganhável, muito difícil.
    .full = Distribuição ganhável, muito difícil. Mesmo quem joga com cuidado perde na maioria das vezes.
# The same as news, some time after the deal was laid out.
game-rated-easy = Distribuição bastante fácil.
    .full = Distribuição bastante fácil. Quem joga com cuidado ganha quase sempre.
game-rated-medium = Distribuição de dificuldade média.
    .full = Distribuição de dificuldade média. Quem joga com cuidado ganha na maioria das vezes.
game-rated-hard = Distribuição difícil.
    .full = Distribuição difícil. Quem joga com cuidado ganha cerca de uma vez em duas.
game-rated-very-hard = Distribuição muito difícil.
    .full = Distribuição muito difícil. Mesmo quem joga com cuidado perde na maioria das vezes.
# A saved game goes on; then the place of the cursor is said.
game-resumed =
    Jogo retomado, { $moves ->
        [0] nenhuma jogada feita
        [1] uma jogada feita
        [2] duas jogadas feitas
       *[other] { $moves } jogadas feitas
    }.
    .brief = Jogo retomado.
    .full = Jogo retomado. { $variant }.
# The moves, where the house rules come before them.
game-resumed-moves = { "" }
    .full =
        { $moves ->
            [0] Nenhuma jogada feita.
            [1] Uma jogada feita.
            [2] Duas jogadas feitas.
           *[other] { $moves } jogadas feitas.
        }
# The last card of the pyramid has left. $left counts the cards that lie elsewhere.
game-won-pyramid =
    Ganhou. Pirâmide esvaziada { $moves ->
        [1] numa jogada
        [2] em duas jogadas
       *[other] em { $moves } jogadas
    }.
    .brief =
        Ganhou { $moves ->
            [1] numa jogada
            [2] em duas jogadas
           *[other] em { $moves } jogadas
        }.
    .full =
        Ganhou. Pirâmide esvaziada { $moves ->
            [1] numa jogada
            [2] em duas jogadas
           *[other] em { $moves } jogadas
        }.{ $left ->
            [0] { "" }
            [1] { " " }Resta uma carta fora dela.
            [2] { " " }Restam duas cartas fora dela.
           *[other] { " " }Restam { $left } cartas fora dela.
        }
game-won-all =
    Ganhou. As 52 cartas saíram { $moves ->
        [1] numa jogada
        [2] em duas jogadas
       *[other] em { $moves } jogadas
    }.
    .brief =
        Ganhou { $moves ->
            [1] numa jogada
            [2] em duas jogadas
           *[other] em { $moves } jogadas
        }.
# $left counts all cards, $pyramid those of the pyramid, $elsewhere the others.
game-blocked =
    Jogo bloqueado. { $pyramid ->
        [0] { $elsewhere ->
            [1] Resta uma carta
            [2] Restam duas cartas
           *[other] Restam { $elsewhere } cartas
        } fora da pirâmide.
        [1] Resta uma carta na pirâmide{ $elsewhere ->
            [0] .
            [1] { " " }e uma fora dela.
            [2] { " " }e duas fora dela.
           *[other] { " " }e { $elsewhere } fora dela.
        }
        [2] Restam duas cartas na pirâmide{ $elsewhere ->
            [0] .
            [1] { " " }e uma fora dela.
            [2] { " " }e duas fora dela.
           *[other] { " " }e { $elsewhere } fora dela.
        }
       *[other] Restam { $pyramid } cartas na pirâmide{ $elsewhere ->
            [0] .
            [1] { " " }e uma fora dela.
            [2] { " " }e duas fora dela.
           *[other] { " " }e { $elsewhere } fora dela.
        }
    }
    .brief =
        { $left ->
            [1] Bloqueado, resta uma carta.
            [2] Bloqueado, restam duas cartas.
           *[other] Bloqueado, restam { $left } cartas.
        }
game-score = Pontuação, { words-points }.
# After the points, if there are any. $key is the name of a key.
game-blocked-verdict = { $key } diz se o jogo podia ser ganho.
    .brief = { "" }
    .full = { $key } diz se o jogo podia ser ganho, e onde foi perdido.
game-blocked-back = { "" }
    .full = { $key } volta à última posição em que ainda era possível ganhar, se houver.
game-blocked-advice = { "" }
    .full = Anule, ou comece outro jogo.
# The last words.
game-kept = O jogo está guardado. Até à próxima.
# The last words when no game was begun.
game-left = Até à próxima.
# The last words in the second of two windows, where nothing was meant to be saved.
game-kept-elsewhere = Este jogo não fica guardado, a outra janela guarda o seu. Até à próxima.
    .braille = Não guardado aqui. Até à próxima.
# The last words when the game could not be written to disk.
game-not-kept = Não foi possível guardar o jogo. Até à próxima.
    .braille = Jogo não guardado. Até à próxima.
