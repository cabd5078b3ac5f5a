# A first game, explained step by step.

# Its line in menus, without a full stop; then how far the player has come, which is heard right after it.
tutorial-title = Une première partie, expliquée
tutorial-at = Étape { $number }
# The question at the end of the first start, its two lines, and the first words of the game that begins.
tutorial-offer = Tapez 1 pour jouer tout de suite. Tapez 2 pour une première partie, expliquée pas à pas.
tutorial-play-now = Jouer tout de suite
# $leave and $skip are names of keys.
tutorial-begins = Une première partie, en { $total } étapes. { $leave } en sort, { $skip } passe une étape.
tutorial-step = Étape { $number } sur { $total }.
# After the help key. $leave, $skip and $back are names of keys.
tutorial-keys = { $skip } passe cette étape, { $back } revient à la précédente, { $leave } sort de la leçon.
# A key that would lead away from the lesson: what it does, but not now. What to press is said after it.
tutorial-not-yet = { $key }, { $effect }. Pas encore.
# The lesson is left in the middle; the player's own game is told after it. $kept is no if the step could not be saved.
tutorial-left =
    { $kept ->
        [yes] Leçon interrompue, elle reprendra à cette étape.
       *[no] Leçon interrompue.
    }
# After the last step; whatever key comes next, the player's own game is told.
tutorial-done = Vous savez tout ce qu'il faut. Appuyez sur une touche pour commencer à jouer.

# The steps. First what it is about; then, the message with press, what to press, which is heard again after a wrong key.
# $key is one name of a key or two, as in Tab or F. Arguments called like commands are names of keys too.
tutorial-free = Cette carte est libre, car rien ne la couvre.
tutorial-free-press = Appuyez sur { $key } pour aller à la carte libre suivante.
tutorial-king = Un roi vaut treize et part seul.
tutorial-king-press = Sur le roi, appuyez sur { $key } pour le retirer.
tutorial-covered = Les cartes couvertes attendent, mais vous pouvez aller les voir.
tutorial-covered-press = Appuyez sur { $key } pour monter d'une rangée.
# $first and $second are cards, here and below.
tutorial-pair = Deux cartes libres partent ensemble quand leur somme fait treize. { $next-free } et { $previous-free } vont d'une carte libre à l'autre.
tutorial-pair-press = Choisissez { CARD($first, form: "the") } et { CARD($second, form: "the") } avec { $key }.
tutorial-draw = L'as vaut un, le valet onze, la dame douze. Il faut donc un deux à ce valet.
tutorial-draw-press = Appuyez sur { $key } pour piocher.
tutorial-undo = La carte piochée reste en main, libre. Chaque coup peut être annulé.
tutorial-undo-press = Appuyez sur { $key } pour annuler.
tutorial-waste = { $redo } rejoue le coup annulé. Quand vous piochez, la carte en main va sur la défausse, dont seul le dessus est libre.
tutorial-waste-press = Appuyez sur { $key } jusqu'à ce que la pioche soit vide.
tutorial-stock = Inutile de tout retenir.
tutorial-stock-press = Appuyez sur { $key } pour entendre la pioche, la main et la défausse.
tutorial-cards = La carte en main et le dessus de la défausse comptent parmi les cartes libres.
tutorial-cards-press = Appuyez sur { $key } pour les entendre toutes.
tutorial-removals = Deux de ces cartes font treize.
tutorial-removals-press = Appuyez sur { $key } pour entendre ce qui peut partir.
tutorial-hand = Une carte libre part avec une autre, où qu'elles se trouvent. { $next-free } et { $previous-free } vont de l'une à l'autre.
tutorial-hand-press = Choisissez { CARD($first, form: "the") } et { CARD($second, form: "the") } avec { $key }.
tutorial-redeal = La dame attend l'as, et l'as est au fond de la défausse. La pioche est vide.
tutorial-redeal-press = Appuyez sur { $key } pour retourner la défausse.
tutorial-hint = Les cartes reviennent dans le même ordre, trois passages en tout.
tutorial-hint-press = Appuyez sur { $key } pour demander un indice.
tutorial-verdict = Le jeu sait aussi si la partie peut encore être gagnée.
tutorial-verdict-press = Appuyez sur { $key } pour le lui demander.
tutorial-status = Si elle était perdue, { $go-back } vous ramènerait avant l'erreur.
tutorial-status-press = Appuyez sur { $key } pour savoir où en est la partie.
tutorial-goal = Le but est de vider la pyramide, les autres cartes peuvent rester.
tutorial-goal-press = Piochez avec { $draw }, puis choisissez { CARD($first, form: "the") } et { CARD($second, form: "the") } avec { $key }.
