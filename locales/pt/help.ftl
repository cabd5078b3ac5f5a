# The help and learn mode.

# One line of the list of keys. $keys are names of keys, $effect is one of the messages below.
help-line = { $keys }, { $effect }
# Heard when the list of keys opens, before its first line.
help-intro-play = Teclas do jogo, uma por linha, Tab para a seguinte. Shift Tab para as regras e um primeiro jogo explicado. Ponto de interrogação para aprender as teclas.
    .brief = Teclas do jogo.
help-intro-menu = Teclas dos menus, uma por linha, Tab para a seguinte. Qualquer outra letra leva à linha que começa por ela. Ponto de interrogação para as aprender.
# Learn mode.
help-lesson-begins = Cada tecla diz o que faz, sem o fazer. Escape ou ponto de interrogação para terminar.
help-lesson-ends = As teclas voltam a funcionar.
# In learn mode: a key with what it does, and one that does nothing.
help-key = { $key }, { $effect }.
help-key-free = { $key }, sem efeito.
# In learn mode, in a menu: a letter that goes to a line.
help-key-letter = { $key }, linha seguinte que começa por { $letter }.
# While playing: a key that does nothing.
help-unknown-key = Esta tecla não faz nada. Ponto de interrogação para a ajuda.
    .brief = Tecla sem efeito.
# In a menu: a key that does nothing.
help-unknown-menu-key = Esta tecla não faz nada neste menu. Q para sair do menu.
    .brief = Tecla sem efeito.

# What each command does, heard after its keys: no capital, no full stop.
help-next-free = carta livre seguinte
help-previous-free = carta livre anterior
help-left = carta à esquerda, coberta ou não
help-right = carta à direita, coberta ou não
help-up = fila de cima
help-down = fila de baixo
help-row-start = início da fila
help-row-end = fim da fila
help-choose = escolher a carta, depois o par dela, um rei sai logo
help-clear-choice = anular a escolha
help-draw = tirar do monte, ou virar o descarte quando o monte está vazio
help-undo = anular a última jogada
help-redo = refazer a jogada anulada
help-hint = sugestão, outra vez para a seguinte
help-verdict = se o jogo ainda se pode ganhar, ou desde que jogada está perdido
help-go-back = voltar ao ponto em que o jogo ainda se podia ganhar
help-pause = pausa, outra vez para continuar
help-free-cards = as cartas livres
help-removals = o que pode sair agora
help-card = a carta atual, outra vez para os pares dela
help-pyramid = a pirâmide a partir da base, uma fila de cada vez
help-row-1 = ler a fila 1
help-row-2 = ler a fila 2
help-row-3 = ler a fila 3
help-row-4 = ler a fila 4
help-row-5 = ler a fila 5
help-row-6 = ler a fila 6
help-row-7 = ler a fila 7
help-board = todo o tabuleiro em linhas de letras, x depois de uma carta coberta
help-stock = o monte e o descarte, ou as colunas, outra vez para as cartas de baixo
help-status = cartas, jogadas e passagens, outra vez para o tempo e as sugestões
help-repeat = repetir
help-older = frase anterior do histórico
help-newer = frase seguinte do histórico
help-language = outro idioma
help-new-game = novo jogo
help-game-menu = menu dos jogos
help-detail = mais ou menos detalhes
help-earcon-switch = desligar ou ligar os sinais sonoros
help-slower = falar mais devagar
help-faster = falar mais depressa
help-softer = falar mais baixo
help-louder = falar mais alto
help-lower = voz mais grave
help-higher = voz mais aguda
# The same, where the voice of the system cannot do it.
help-pitch-missing = esta voz mantém a sua altura
help-earcons-missing = sem sinais sonoros neste sistema
help-voice = voz seguinte
help-speech-switch = desligar ou ligar a voz
help-settings = definições
help-help = lista das teclas, outra vez para as aprender
help-quit = sair do programa, o jogo fica guardado
help-menu-next = linha seguinte
help-menu-previous = linha anterior
help-menu-first = primeira linha
help-menu-last = última linha
help-menu-take = confirmar esta linha, ou passar ao valor seguinte
help-menu-forward = valor seguinte, ou abrir o menu desta linha
help-menu-back = valor anterior, ou menu anterior
help-menu-leave = sair do menu
help-menu-quit = sair do programa, o jogo fica guardado
help-menu-1 = linha 1
help-menu-2 = linha 2
help-menu-3 = linha 3
help-menu-4 = linha 4
help-menu-5 = linha 5
help-menu-6 = linha 6
help-menu-7 = linha 7
help-menu-8 = linha 8
help-menu-9 = linha 9
help-menu-0 = o zero das linhas 10, 20 e 30
