# Names and descriptions of the games, and house rules in words. A name and a short description have no full stop.

# Each game: its name, what is special about it in a few words for menus, its rules in sentences.
variants-three-pass-name = Três passagens
variants-three-pass-short = A carta tirada fica na mão, livre ao lado do descarte
variants-three-pass-help = Remova duas cartas livres que somem treze, o rei sai sozinho. O jogo está ganho quando a pirâmide fica vazia. O monte pode ser percorrido três vezes. A carta tirada fica na mão, livre ao lado do descarte.
variants-classic-name = Pirâmide clássica
variants-classic-short = Uma só passagem, a carta tirada vai para o descarte
variants-classic-help = Remova duas cartas livres que somem treze, o rei sai sozinho. O jogo está ganho quando a pirâmide fica vazia. O monte pode ser percorrido uma só vez. A carta tirada vai para o descarte, do qual só o topo está livre.
variants-easy-name = Pirâmide fácil
variants-easy-short = Duas passagens, a carta tirada vai para o descarte
variants-easy-help = Como a Pirâmide clássica, mas o monte pode ser percorrido duas vezes. O jogo está ganho quando a pirâmide fica vazia.
variants-thirteen-name = Paciência treze
variants-thirteen-short = Uma só passagem, o jogo acaba quando já nenhuma carta combina com outra
variants-thirteen-help = Remova duas cartas livres que somem treze, o rei sai sozinho. Uma só passagem pelo monte. Algumas regras dizem que o jogo está ganho assim que o monte se esgota, mas então todos os jogos seriam ganhos. Aqui, só ganha quem esvazia a pirâmide.
variants-three-piles-name = Três pilhas
variants-three-piles-short = Uma só passagem, três cartas de cada vez em três pilhas
variants-three-piles-help = Os pares somam treze, o rei sai sozinho. São tiradas três cartas de cada vez, uma para cada uma das três pilhas, sempre da esquerda para a direita. O topo de cada pilha está livre. Uma só passagem. O jogo está ganho quando a pirâmide fica vazia.
variants-strict-name = Regras estritas
variants-strict-short = Uma só passagem, e as 52 cartas têm de sair
variants-strict-help = Os pares somam treze, o rei sai sozinho. Uma só passagem pelo monte, e é preciso remover as 52 cartas. A carta tirada fica na mão, livre ao lado do descarte. Cerca de um jogo em cinquenta é ganho.
variants-giza-name = Gizé
variants-giza-short = Sem monte, oito colunas de três cartas visíveis
variants-giza-help = Os pares somam treze, o rei sai sozinho. Não há monte. As outras 24 cartas formam oito colunas de três cartas, todas visíveis, e a última carta de cada coluna está livre. O jogo está ganho quando a pirâmide fica vazia. Nada fica ao acaso.
variants-par-name = Pirâmide ao par
variants-par-short = Três passagens, monte visível, as 52 cartas, pontos
variants-par-help = Os pares somam treze, o rei sai sozinho. O monte está visível, o topo dele está livre, tal como o do descarte, e as duas cartas do topo do descarte podem sair juntas. Três passagens. Esvaziar a pirâmide dá 50 pontos na primeira passagem, 35 na segunda, 20 na terceira, menos um ponto por cada carta que resta. O jogo está ganho quando tiverem saído as 52 cartas.
variants-open-stock-name = Monte aberto
variants-open-stock-short = Três passagens, monte visível
variants-open-stock-help = Os pares somam treze, o rei sai sozinho. O monte está visível, e o topo dele está livre, tal como o do descarte. Três passagens. O jogo está ganho quando a pirâmide fica vazia.
variants-relaxed-name = Sobreposição permitida
variants-relaxed-short = Três passagens, uma carta pode sair com a que a cobre
variants-relaxed-help = Como Três passagens, mas uma carta coberta por uma só carta pode sair com ela se as duas somarem treze.
variants-tut-name = Tutankhamon
variants-tut-short = Passagens ilimitadas, três cartas de cada vez
variants-tut-help = Os pares somam treze, o rei sai sozinho. São tiradas três cartas de cada vez para o descarte, do qual só o topo está livre. O número de passagens é ilimitado. Uma carta coberta por uma só carta pode sair com ela se as duas somarem treze. O jogo está ganho quando a pirâmide fica vazia.
variants-dozen-name = A dúzia
variants-dozen-short = Pares que somam doze, seis colunas de quatro cartas visíveis
variants-dozen-help = Remova duas cartas livres que somem doze, como dois seis, ou uma dama com um rei. Não há monte, mas há seis colunas de quatro cartas visíveis, das quais a última está livre. O jogo está ganho quando a pirâmide fica vazia.
variants-apophis-name = Apófis
variants-apophis-short = Três passagens, três cartas de cada vez em três pilhas
variants-apophis-help = Os pares somam treze, o rei sai sozinho. São tiradas três cartas de cada vez, uma para cada uma das três pilhas, e o topo de cada pilha está livre. Três passagens. O jogo está ganho quando a pirâmide fica vazia.
variants-cheops-name = Quéops
variants-cheops-short = Uma só passagem, pares de valores iguais ou vizinhos
variants-cheops-help = Remova duas cartas livres de valores iguais ou vizinhos. O ás e o rei não são vizinhos, e nenhuma carta sai sozinha. Uma só passagem pelo monte, a carta tirada fica na mão. O jogo está ganho quando a pirâmide fica vazia.

# House rules in words, one sentence each, heard after the name of the game.
variants-house-rules = Com regras da casa.
variants-rule-goal =
    { $value ->
        [all] É preciso remover as 52 cartas.
       *[pyramid] Basta esvaziar a pirâmide.
    }
variants-rule-passes =
    { $value ->
        [unlimited] Passagens ilimitadas.
        [0] Nenhuma passagem.
        [1] Uma só passagem.
        [2] Duas passagens.
       *[other] { $value } passagens.
    }
variants-rule-draw =
    { $value ->
        [1] É tirada uma carta de cada vez.
       *[other] São tiradas { $value } cartas de cada vez.
    }
variants-rule-stock =
    { $value ->
        [waste] A carta tirada vai para o descarte.
        [hand] A carta tirada fica na mão.
        [open] O monte está visível.
        [piles] Cada carta tirada vai para a sua pilha.
       *[none] Não há monte.
    }
variants-rule-reserve =
    { $value ->
        [8] Uma reserva de oito colunas.
        [6] Uma reserva de seis colunas.
       *[none] Não há reserva.
    }
variants-rule-waste-pair =
    { $value ->
        [yes] As duas cartas do topo do descarte podem sair juntas.
       *[no] Só o topo do descarte pode sair.
    }
variants-rule-overlap =
    { $value ->
        [yes] Uma carta pode sair com a única carta que a cobre.
       *[no] Uma carta não sai com a que a cobre.
    }
variants-rule-partners =
    { $value ->
        [dozen] Um par soma doze, e a dama sai com o rei.
        [near] Os valores iguais ou vizinhos combinam.
       *[thirteen] Um par soma treze, e o rei sai sozinho.
    }
variants-rule-scoring =
    { $value ->
        [par] Os pontos são contados ao par.
       *[none] Não são contados pontos.
    }
