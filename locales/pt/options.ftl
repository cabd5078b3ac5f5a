# The command line: its help, and a sentence for each mistake. One message is one line of text.

# First line of the help.
options-about = Pyramid Access { $version }: a paciência Pirâmide para ouvir e jogar com o teclado.
options-usage = Utilização: pyramid-access [comando] [opções]
# $line is what to type, such as deal N.
options-usage-command = Utilização: pyramid-access { $line } [opções]
options-commands = Comandos:
options-options = Opções:
options-options-play = Opções de play:
# The last line of the help.
options-learn = Para aprender a jogar: comece o jogo, prima o ponto de interrogação, depois Shift Tab. O primeiro jogo, explicado, e as regras são as últimas linhas da ajuda.
# One line of the help: what to type, and what it does.
options-line = { $line }: { $text }
# What stands for a value in the help, in capitals: a file, a folder, a language, a name from a list, a house rule, a file of texts.
options-placeholder-file = FICHEIRO
options-placeholder-dir = PASTA
options-placeholder-tag = CÓDIGO
options-placeholder-id = NOME
options-placeholder-rule = REGRA
options-placeholder-value = VALOR
options-placeholder-topic = TEMA

# What each command does, after its name.
options-command-play = jogar; é o que acontece sem comando.
options-command-solve = dizer se uma distribuição ou uma posição pode ser ganha, e como; um ficheiro contém uma, ou uma por linha.
options-command-survey = contar as distribuições que podem ser ganhas, em todos os núcleos do processador.
options-command-deal = mostrar as cartas de uma distribuição pelo número dela, ou da distribuição do dia.
options-command-variants = a lista das variantes e das suas regras, depois das regras da casa e dos seus valores.
options-command-languages = a lista dos idiomas, com o que há de errado nos textos deles.
options-command-listen = para traduzir: diz e escreve os textos de um idioma um após outro, com valores de exemplo; todos, ou os de um tema como play, ou aqueles cujo nome começa assim; Ctrl+C interrompe, --speaker off só escreve, --detail limita a um nível.
options-command-voices = a lista das vozes, por idioma.
options-command-keys = a lista das teclas.
options-command-stats = o que os seus jogos deram nesta máquina: vitórias, vitórias seguidas, tempos, ajudas.
options-command-doctor = verificar se a voz, o som, o terminal e as pastas funcionam, e dizer o que fazer se algo falhar.
options-command-completion = escrever um script com que a shell completa os comandos e as opções; ver a página do manual.
options-command-man = escrever a página do manual; para a ler: pyramid-access man | man -l -

# What each option is for, after its name. What is to be typed stays in English, such as today or fair.
options-lang = idioma dos textos e da voz, por exemplo pt ou en.
options-variant = a variante a jogar; pyramid-access variants mostra a lista.
options-rules = regras da casa, por exemplo passes=2,goal=all; pyramid-access variants mostra a lista com os seus valores.
options-deal = a distribuição: um número, today para a distribuição do dia, que pode ser ganha, um ficheiro com 52 cartas ou uma posição, ou um hífen para a entrada padrão.
options-winnable = todos os novos jogos podem ser ganhos; a distribuição pedida com --deal joga-se mesmo que não se possa ganhar.
options-speaker = quem fala: own para a voz do jogo, reader para o seu leitor de ecrã, off para ninguém.
options-view = o que está no ecrã: line para linhas de texto, board para um tabuleiro grande.
options-theme = cores do tabuleiro: dark para escuras, light para claras, yellow para amarelo sobre preto, system para as do terminal.
options-spelled-suits = escrever os naipes por extenso no tabuleiro, em vez dos símbolos.
options-voice = a voz; pyramid-access voices mostra a lista.
options-rate = velocidade da voz, em palavras por minuto.
options-volume = volume da voz, em percentagem.
options-pitch = tom da voz, de grave a agudo, 50 é o habitual.
options-earcons = sinais sonoros: voice para os ouvir com a voz do jogo, on para os ouvir sempre, off para nunca.
options-earcon-volume = volume dos sinais sonoros, em percentagem.
options-place = de onde vêm a voz e os sinais: pan da esquerda para a direita, como as cartas, off do centro, em mono.
options-detail = quantidade de detalhes: brief para poucos, normal, full para todos.
options-hints = de onde vêm as sugestões: fair do que o jogador pode saber, exact de todas as cartas, thumb de regras simples.
options-new = começar um novo jogo, mesmo que outro esteja guardado.
options-resume = continuar o jogo guardado, o que também acontece sem esta opção; não com --new, --deal, --variant ou --rules.
options-transcript = acrescentar a este ficheiro tudo o que é dito, em linhas JSON.
options-shortest = dar uma sequência de jogadas, provando que nenhuma outra é mais curta; remover, tirar e virar o descarte contam uma jogada cada.
options-deals = número de distribuições a contar.
options-first = número da primeira distribuição a contar, 1 se não for dado.
options-jobs = número de processos que trabalham ao mesmo tempo, um por núcleo se não for dado.
options-player = mandar jogar as distribuições a contar; fair joga com sugestões que só usam o que um jogador pode saber.
options-export = copiar todos os jogos contados para este novo ficheiro, em JSON.
options-import = acrescentar os jogos de um ficheiro assim, sem nunca contar o mesmo jogo duas vezes.
options-json = escrever JSON.
options-data-dir = uma só pasta para as definições, os jogos e o registo.
options-debug = escrever tudo no registo.
options-help = esta ajuda.
options-version = mostrar a versão.

# Headings in the list of keys.
options-keys-play = Teclas durante o jogo:
options-keys-menu = Teclas nos menus:
# A variant in the list: what to type, its name, its rules.
options-variant-line = { $id }: { $name }. { $rules }

# The house rules, listed after the variants. $rule and $choices are what to type, $text is one of the messages below.
options-house-rules = Regras da casa, a escrever depois de --rules na forma regra=valor, separadas por vírgulas:
options-rule-line = { $rule }: { $choices }. { $text }
options-rule-passes-values = 1 a 999, unlimited
options-rule-goal = O que é preciso remover para ganhar: a pirâmide, ou as 52 cartas.
options-rule-passes = Quantas vezes se pode percorrer o monte; unlimited, sem limite.
options-rule-draw = Quantas cartas se tiram de cada vez.
options-rule-stock = waste: a carta tirada vai para o descarte; hand: fica na mão; open: o monte é visível; piles: três cartas, uma para cada uma das três pilhas; none: sem monte.
options-rule-reserve = Colunas em vez do monte: none para nenhuma, 8 de três cartas, ou 6 de quatro.
options-rule-waste-pair = As duas cartas de cima do descarte podem sair juntas: yes para sim, no para não.
options-rule-overlap = Uma carta pode sair com a única carta que a cobre: yes para sim, no para não.
options-rule-partners = thirteen: um par soma treze, o rei sai sozinho; dozen: doze, e a dama sai com o rei; near: valores iguais ou vizinhos.
options-rule-scoring = par: contam-se os pontos ao par; none: sem pontos.

# More lines of the report of doctor. $packages is a list of names and versions.
options-doctor-packages = Bibliotecas: { $packages }.
options-doctor-package-missing = Falta a biblioteca { $name }. Instale de novo o programa.
options-doctor-size = A janela tem { $columns } colunas e { $rows } linhas.

# $choices is a list of names, $option and $value are what was typed.
options-error-unknown-command = O comando { $option } não existe. Os comandos são: { $choices }.
options-error-unknown-option = A opção { $option } não existe. A lista das opções: pyramid-access --help
options-error-option-elsewhere = O comando { $value } não tem a opção { $option }. A lista das opções dele: pyramid-access { $value } --help
options-error-missing-value = Falta um valor depois da opção { $option }.
options-error-unwanted-value = A opção { $option } não aceita valor.
options-error-unknown-choice = A opção { $option } não pode ser { $value }. Valores possíveis: { $choices }.
options-error-not-a-number = Depois de { $option }, é preciso um número inteiro, não { $value }.
options-error-out-of-range = O número depois de { $option } vai de { $low } a { $high }; { $value } fica de fora.
options-error-deal-number = Os números das distribuições vão de { $low } a { $high }; { $value } fica de fora.
options-error-missing-deal = Depois de deal, é preciso um número de distribuição ou a palavra today.
options-error-missing-option = O comando { $value } precisa da opção { $option }.
options-error-unwanted-argument = O comando { $option } não aceita { $value }.
options-error-contradiction = As opções { $option } e { $value } são contraditórias: só uma das duas é possível.
options-error-unknown-language = O idioma { $value } não existe. Os idiomas são: { $choices }.
options-error-unknown-shell = Depois de { $option }, é preciso o nome de uma shell: { $choices }.
options-error-unknown-topic = Não há tema nem texto { $value }. Os temas são: { $choices }.
options-error-no-shortest = A opção { $option } só é possível se as cartas se tiram uma a uma para um só descarte, ou se não há monte, e se cada valor sai com um único outro ou sozinho; as variantes são: { $choices }.
options-error-no-pairs = A opção { $option } não é possível para uma posição de onde saíram cartas que não formam pares.
# A fault of the program. $path is the log file.
options-error-internal = Houve um erro dentro do programa. Os detalhes estão no registo: { $path }
options-error-internal-unlogged = Houve um erro dentro do programa, e o registo não pode ser escrito.
