# The menu of games, and choosing a deal.
# The attribute braille is for displays of 40 cells, where text and brief are longer.
games-title = Menu dos jogos.
# Lines of the menu, without a full stop.
games-again = Jogar outra vez a mesma distribuição
games-earlier = Voltar ao jogo anterior
games-today = Distribuição do dia
games-number = Distribuição por número
# What was said in this game, and in the one before it, is put into a file.
games-text = Guardar o texto deste jogo
games-text-before = Guardar o texto do jogo anterior
# The deal, or how the game stands, is put into a file; the last line opens such a file again.
games-deal = Guardar esta distribuição
games-position = Guardar esta posição
games-open = Abrir uma distribuição ou uma posição guardada
# Values of the line about the deal's number, heard right after games-number.
games-number-value = Número { $number }
games-from-file = Lida de um ficheiro
games-no-earlier = Não há jogo anterior.
# After an answer, when midnight has passed in the deal of the day, or a deal of another day is taken up again.
# The word for midnight has a hyphen.
games-day-over = Esta já não é a distribuição do dia, o novo dia trouxe outra.
    .braille = Há uma nova distribuição do dia.
# A game is under way, and another one was asked for.
games-under-way = Há um jogo em curso. A mesma tecla outra vez para começar outro.
    .braille = Jogo em curso. Mesma tecla para sim.
# The player has said yes, but the game under way cannot be written to disk, and would be lost.
games-cannot-keep = O jogo em curso não pode ser guardado{ store-why }. A mesma tecla outra vez para o deixar mesmo assim.
    .braille = Jogo não guardado. Mesma tecla para sim.
# Typing the number: the question, and the answer to a key that is none of these.
games-number-ask = Escreva o número da distribuição, depois Enter.
    .braille = Número da distribuição, depois Enter.
games-number-keys = Algarismos, depois Enter. Escape para voltar.
    .braille = Algarismos e Enter. Escape para voltar.
# The number typed so far. It must not begin with the digit itself.
games-number-typed = Número { $number }.
games-number-empty = Nenhum algarismo.

# No file to open. $folders is where the game looks for them, names of folders from the outermost on.
games-open-none = Nenhuma distribuição e nenhuma posição guardada. O programa procura na pasta { $folders }.
# The text of a game is in a file. $name is that of the file, $folders are names of folders from the outermost on.
games-text-kept = Texto guardado. Ficheiro { $name }, na pasta { $folders }.
games-deal-kept = Distribuição guardada. Ficheiro { $name }, na pasta { $folders }.
games-position-kept = Posição guardada. Ficheiro { $name }, na pasta { $folders }.
# The first of these names, where the file lies in the folder of the player. It always stands after na pasta.
games-text-home = pessoal
# Part of the file's name, after the date.
games-text-deal = distribuição { $number }
# The same for files of deals and positions. $number is none where the deal has no number.
games-deal-title =
    { $number ->
        [none] distribuição
       *[other] distribuição { $number }
    }
games-position-title =
    { $number ->
        [none] posição
       *[other] posição { $number }
    }
