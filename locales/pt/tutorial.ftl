# A first game, explained step by step.

# Its line in menus, without a full stop; then how far the player has come, which is heard right after it.
tutorial-title = Um primeiro jogo, explicado
tutorial-at = Passo { $number }
# The question at the end of the first start, its two lines, and the first words of the game that begins.
tutorial-offer = Prima 1 para jogar já. Prima 2 para um primeiro jogo, explicado passo a passo.
tutorial-play-now = Jogar já
# $leave and $skip are names of keys.
tutorial-begins = Um primeiro jogo, em { $total } passos. { $leave } sai da lição, { $skip } salta um passo.
tutorial-step = Passo { $number } de { $total }.
# After the help key. $leave, $skip and $back are names of keys.
tutorial-keys = { $skip } salta este passo, { $back } volta ao anterior, { $leave } sai da lição.
# A key that would lead away from the lesson: what it does, but not now. What to press is said after it.
tutorial-not-yet = { $key }, { $effect }. Ainda não.
# The lesson is left in the middle; the player's own game is told after it. $kept is no if the step could not be saved.
tutorial-left =
    { $kept ->
        [yes] Lição interrompida, continuará a partir deste passo.
       *[no] Lição interrompida.
    }
# After the last step; whatever key comes next, the player's own game is told.
tutorial-done = Já sabe tudo o que é preciso. Prima uma tecla para começar a jogar.

# The steps. First what it is about; then, the message with press, what to press, which is heard again after a wrong key.
# $key is one name of a key or two, as in Tab or F. Arguments called like commands are names of keys too.
tutorial-free = Esta carta está livre, porque nada a cobre.
tutorial-free-press = Prima { $key } para ir à carta livre seguinte.
tutorial-king = Um rei vale treze e sai sozinho.
tutorial-king-press = Sobre o rei, prima { $key } para o remover.
tutorial-covered = As cartas cobertas esperam, mas pode ir ver quais são.
tutorial-covered-press = Prima { $key } para subir uma fila.
# $first and $second are cards, here and below.
tutorial-pair = Duas cartas livres saem juntas quando somam treze. { $next-free } e { $previous-free } vão de uma carta livre a outra.
tutorial-pair-press = Escolha { CARD($first, form: "the") } e { CARD($second, form: "the") } com { $key }.
tutorial-draw = O ás vale um, o valete onze, a dama doze. Por isso, este valete precisa de um dois.
tutorial-draw-press = Prima { $key } para tirar uma carta.
tutorial-undo = A carta tirada fica na mão, livre. Cada jogada pode ser anulada.
tutorial-undo-press = Prima { $key } para anular.
tutorial-waste = { $redo } refaz a jogada anulada. Ao tirar outra carta, a que está na mão vai para o descarte, do qual só o topo está livre.
tutorial-waste-press = Prima { $key } até que o monte esteja vazio.
tutorial-stock = Não é preciso decorar tudo.
tutorial-stock-press = Prima { $key } para ouvir o monte, a mão e o descarte.
tutorial-cards = A carta na mão e o topo do descarte também são cartas livres.
tutorial-cards-press = Prima { $key } para ouvir todas.
tutorial-removals = Duas destas cartas somam treze.
tutorial-removals-press = Prima { $key } para ouvir o que pode sair.
tutorial-hand = Uma carta livre sai com outra, onde quer que estejam. { $next-free } e { $previous-free } vão de uma a outra.
tutorial-hand-press = Escolha { CARD($first, form: "the") } e { CARD($second, form: "the") } com { $key }.
tutorial-redeal = A dama espera pelo ás, e o ás está no fundo do descarte. O monte está vazio.
tutorial-redeal-press = Prima { $key } para virar o descarte.
tutorial-hint = As cartas voltam pela mesma ordem, há três passagens no total.
tutorial-hint-press = Prima { $key } para pedir uma sugestão.
tutorial-verdict = O programa também sabe se ainda se pode ganhar o jogo.
tutorial-verdict-press = Prima { $key } para perguntar.
tutorial-status = Se estivesse perdido, { $go-back } voltaria para antes do erro.
tutorial-status-press = Prima { $key } para saber como está o jogo.
tutorial-goal = O objetivo é esvaziar a pirâmide, as outras cartas podem ficar.
tutorial-goal-press = Tire uma carta com { $draw }, depois escolha { CARD($first, form: "the") } e { CARD($second, form: "the") } com { $key }.
