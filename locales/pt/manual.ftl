# The manual page, for the terminal and for packages. It is written, never spoken, so it may have colons.

# Names of its sections, in capitals as in other manual pages.
manual-name = NOME
manual-synopsis = SINOPSE
manual-description = DESCRIÇÃO
manual-commands = COMANDOS
manual-options = OPÇÕES
manual-keys = TECLAS
manual-deals = DISTRIBUIÇÕES E POSIÇÕES
manual-completion = PREENCHIMENTO AUTOMÁTICO
manual-files = FICHEIROS
manual-environment = AMBIENTE
manual-exit = CÓDIGO DE SAÍDA
manual-examples = EXEMPLOS

# What the program is, in the section NAME and in the menu of programs; no capital, no full stop.
manual-summary = a paciência Pirâmide para ouvir e jogar com o teclado
# After the name of the program, in the section SYNOPSIS.
manual-usage = [comando] [opções]
manual-description-what = Pyramid Access é a paciência Pirâmide para quem joga com o ouvido e o teclado. Ouve-se com voz própria, lê-se com um leitor de ecrã ou uma linha braille, ou vê-se em cartas grandes e contrastadas. Cada tecla tem resposta imediata, e o jogo sabe exatamente se ainda se pode ganhar.
manual-description-start = Sem comando, começa um jogo, ou continua o que está guardado. Da primeira vez, o programa pergunta o idioma e a maneira de jogar.
# Above the list of options; options of other commands than play are marked by the sentence after it.
manual-options-play = São as opções de play, salvo se outro comando for indicado.
manual-options-only = Só com { $commands }.
manual-keys-change = São as teclas originais; as definições permitem dar outras teclas aos comandos.

# The section on deals and positions, a paragraph each. $last is the highest number of a deal.
manual-deals-text = Uma distribuição é um texto de 52 cartas na ordem em que são dadas: a pirâmide fila a fila desde o topo, depois o monte, a primeira carta a tirar em primeiro lugar, ou a reserva, uma fila de cada vez. Uma carta é um valor, A, 2 a 9, T ou 10, J, Q, K, seguido do naipe, c para paus, d para ouros, h para copas, s para espadas. Maiúsculas, espaços e mudanças de linha são livres, e o que vem depois de um # é um comentário.
manual-deals-others = Os tabuleiros do PySolFC, com uma linha Talon: para o monte, e os desenhos e listas do pyramid-solver também são lidos. O número de uma distribuição indica as mesmas cartas que no PySolFC, de 1 a { $last }.
manual-deals-position = Uma posição é uma só linha de texto: a variante com as suas regras da casa, as 52 cartas, depois o que saiu e o estado do monte e do descarte, com barras verticais entre as partes. Traz as suas próprias regras. O menu dos jogos escreve distribuições e posições; de uma transcrição, joga-se a última posição.

# How the scripts that complete commands are put in their place; a line to type follows each.
manual-completion-bash = Para bash:
manual-completion-zsh = Para zsh, com esta pasta em fpath:
manual-completion-fish = Para fish:

# The section on files: where they are, then what is in each file or folder, after its name.
manual-files-where = Fora do Linux, as pastas são as do sistema; pyramid-access doctor diz quais são.
manual-files-settings = as definições
manual-files-games = o jogo em curso, e os jogos jogados até agora
manual-files-deals = as distribuições e posições que guardou, ou que outros lhe deram
manual-files-texts = os textos dos jogos que guardou
manual-files-locales = os seus próprios idiomas

# What each variable of the environment does, after its name.
manual-environment-accessible = com o valor 1: linhas de texto para um leitor de ecrã, e nada é perguntado da primeira vez
manual-environment-color = sem cores no tabuleiro
manual-environment-language = o idioma, se nem a opção nem as definições disserem outro

# What each exit code means, after the number.
manual-exit-done = Está feito.
manual-exit-no = A resposta é não: uma distribuição não pode ser ganha, ou falta alguma coisa.
manual-exit-wrong = Uso errado ou dados errados; uma frase diz o quê e onde.
manual-exit-interrupted = Interrompido.

# What each line of the section EXAMPLES does; the line to type follows.
manual-example-number = Jogar a distribuição que o PySolFC dá com o número 617:
manual-example-friend = Jogar a posição que uma amiga enviou:
manual-example-solve = Dizer se a distribuição do dia pode ser ganha, e como:
