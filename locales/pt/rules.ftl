# The rules of a game, a line of a list for each sentence. So none has a full stop.

# A line of the menus, and what is heard before the first rule. $variant is the name of the game.
rules-title = Regras desta variante
rules-intro = Regras, uma frase por linha, Tab para a seguinte.
# The last line of the list: it opens the list of all games.
rules-others = Regras das outras variantes
rules-others-intro = Escolha uma variante.

# What makes each game what it is, the first line of its rules. The next one stands there with house rules.
rules-house = Eis { $variant }, com regras da casa
rules-three-pass = Três passagens é a variante habitual, em que se podem ganhar duas distribuições em cada três
rules-classic = Na Pirâmide clássica, o jogo está ganho mesmo que restem cartas no monte
rules-easy = A Pirâmide fácil dá à Pirâmide clássica uma segunda passagem pelo monte
rules-thirteen = A Paciência treze deve o nome à soma dos seus pares
rules-three-piles = Com Três pilhas, há três cartas tiradas livres ao mesmo tempo
rules-strict = As Regras estritas não deixam nada na mesa, e cerca de um jogo em cinquenta é ganho
rules-giza = Gizé mostra todas as cartas desde a primeira jogada, nada fica ao acaso
rules-par = A Pirâmide ao par conta pontos, e recompensa quem esvazia a pirâmide cedo
rules-open-stock = O Monte aberto mostra a próxima carta antes de ser tirada
rules-relaxed = A Sobreposição permitida deixa uma carta sair com a que a cobre
rules-tut = Tutankhamon dá todo o tempo que quiser, mas são tiradas três cartas de cada vez
rules-dozen = A dúzia mostra todas as cartas desde a primeira jogada, e os seus pares somam doze
rules-apophis = Em Apófis há três pilhas e três passagens
rules-cheops = Quéops não exige contas, os valores vizinhos combinam

# What must be gone.
rules-goal-pyramid = O objetivo é esvaziar a pirâmide, as outras cartas podem ficar
rules-goal-all = O objetivo é remover as 52 cartas, as da pirâmide e todas as outras
# Some say so of the game called Solitaire thirteen.
rules-goal-thirteen = Para alguns, o jogo está ganho assim que o monte se esgota, mas então todos os jogos seriam ganhos
rules-pyramid = A pirâmide tem 28 cartas em sete filas, uma no topo e sete na base
rules-free = Uma carta da pirâmide está livre quando nenhuma outra a cobre
# Which cards leave together, and which alone.
rules-pair-thirteen = Duas cartas livres saem juntas quando somam treze
rules-pair-dozen = Duas cartas livres saem juntas quando somam doze, como dois seis
rules-pair-near = Duas cartas livres saem juntas quando têm valores iguais ou vizinhos
rules-values-thirteen = O ás vale 1, o valete 11, a dama 12
rules-values-dozen = O ás vale 1 e o valete 11
rules-values-near = Depois do dez vêm o valete, a dama e o rei, mas o ás e o rei não são vizinhos
rules-alone-thirteen = O rei vale 13 e sai sozinho
rules-alone-dozen = Uma dama sai com um rei, e nenhuma carta sai sozinha
rules-alone-near = Nenhuma carta sai sozinha
# A card of the pyramid and the one that covers it.
rules-overlap-yes = Uma carta coberta por uma só outra pode sair com ela, se as duas combinarem
rules-overlap-no = Uma carta nunca sai com a que a cobre

# The 24 cards that are not dealt to the pyramid.
rules-stock-hidden = As outras 24 cartas formam o monte, viradas para baixo
rules-stock-open = As outras 24 cartas formam o monte, cuja primeira carta está visível e livre
rules-columns-8 = As outras 24 cartas formam oito colunas de três, todas visíveis
rules-columns-6 = As outras 24 cartas formam seis colunas de quatro, todas visíveis
rules-columns-free = A última carta de cada coluna está livre, e uma coluna vazia continua vazia
# Where a drawn card goes. $draw is 1 or 3.
rules-draw-waste =
    { $draw ->
        [1] É tirada uma carta de cada vez, que vai para o descarte
       *[other] São tiradas { SPELL($draw) } cartas de cada vez, que vão para o descarte
    }
rules-draw-hand = A carta tirada fica na mão, livre, até que a seguinte a mande para o descarte
rules-draw-open = Ao tirar, a primeira carta do monte vai para o descarte
rules-draw-piles = São tiradas três cartas de cada vez, uma para cada uma das três pilhas, da esquerda para a direita
# What is free of the drawn cards.
rules-waste = Do descarte, só a carta do topo está livre
rules-waste-pair = A carta do topo do descarte está livre, e também pode sair com a que tem por baixo
rules-waste-piles = A carta do topo de cada pilha está livre
rules-anywhere = Duas cartas livres podem sair juntas onde quer que estejam
# How often the stock is gone through. The order of the cards stays the same from pass to pass.
rules-passes =
    { $passes ->
        [unlimited] O monte pode ser percorrido quantas vezes quiser
        [1] O monte pode ser percorrido uma só vez
        [2] O monte pode ser percorrido duas vezes
       *[other] O monte pode ser percorrido { SPELL($passes) } vezes no total
    }
rules-redeal = Entre duas passagens, o descarte é virado sem ser baralhado
rules-redeal-piles = Entre duas passagens, as pilhas são reunidas, a da esquerda por cima, e viradas sem serem baralhadas
# When the game is lost.
rules-blocked-stock = O jogo fica bloqueado quando já nada pode sair, mesmo tirando mais cartas
rules-blocked-columns = O jogo fica bloqueado quando já nada pode sair

# Points. $passes is how often the stock may be gone through, 0 without a stock.
rules-points =
    { $passes ->
        [2] Esvaziar a pirâmide dá 50 pontos na primeira passagem, 35 na segunda
        [3] Esvaziar a pirâmide dá 50 pontos na primeira passagem, 35 na segunda, 20 na terceira
       *[other] Esvaziar a pirâmide dá 50 pontos
    }
rules-points-left = Cada carta que resta no fim custa um ponto
rules-points-stop = O menu dos jogos permite parar mais cedo e ficar com os pontos
rules-points-match = Seis jogos formam uma partida, ganha quando o total é de zero pontos ou mais
