# The rules of a game, a line of a list for each sentence. So none has a full stop.

# A line of the menus, and what is heard before the first rule. $variant is the name of the game.
rules-title = Règles de ce jeu
rules-intro = Règles, une phrase par ligne, Tab pour la suivante.
# The last line of the list: it opens the list of all games.
rules-others = Règles des autres jeux
rules-others-intro = Choisissez un jeu.

# What makes each game what it is, the first line of its rules. The next one stands there with house rules.
rules-house = Voici { $variant }, avec vos propres règles
rules-three-pass = Trois passages, c'est la règle habituelle, deux donnes sur trois peuvent y être gagnées
rules-classic = La Pyramide détente se gagne même s'il reste des cartes à la pioche
rules-easy = La Pyramide facile donne à la Pyramide détente un second passage dans la pioche
rules-thirteen = Le Solitaire treize doit son nom à la somme de ses paires
rules-three-piles = Avec Trois piles, trois cartes piochées sont libres à la fois
rules-strict = La Règle stricte ne laisse rien sur la table, et l'on gagne environ une partie sur cinquante
rules-giza = Gizeh montre toutes les cartes dès le premier coup, rien n'est laissé au hasard
rules-par = La Pyramide au par se joue pour des points, et récompense qui vide la pyramide tôt
rules-open-stock = La Pioche ouverte montre la prochaine carte avant que vous la piochiez
rules-relaxed = Recouvrement permis laisse une carte partir avec celle qui la couvre
rules-tut = Toutankhamon vous laisse tout votre temps, mais vous piochez trois cartes à la fois
rules-dozen = La douzaine montre toutes les cartes dès le premier coup, et ses paires font douze
rules-apophis = Apophis se joue avec trois piles et trois passages
rules-cheops = Khéops ne demande aucun calcul, les valeurs voisines vont ensemble

# What must be gone.
rules-goal-pyramid = Le but est de vider la pyramide, les autres cartes peuvent rester
rules-goal-all = Le but est de retirer les 52 cartes, celles de la pyramide et toutes les autres
# Some say so of the game called Solitaire thirteen.
rules-goal-thirteen = Pour certains, la partie est gagnée dès que la pioche est épuisée, mais alors on gagnerait toujours
rules-pyramid = La pyramide a 28 cartes sur sept rangées, une au sommet et sept à la base
rules-free = Une carte de la pyramide est libre quand aucune autre ne la couvre
# Which cards leave together, and which alone.
rules-pair-thirteen = Deux cartes libres partent ensemble quand leur somme fait treize
rules-pair-dozen = Deux cartes libres partent ensemble quand leur somme fait douze, deux six par exemple
rules-pair-near = Deux cartes libres partent ensemble quand elles sont de même valeur ou de valeurs qui se suivent
rules-values-thirteen = L'as vaut 1, le valet 11, la dame 12
rules-values-dozen = L'as vaut 1 et le valet 11
rules-values-near = Après le dix viennent le valet, la dame et le roi, mais l'as et le roi ne se suivent pas
rules-alone-thirteen = Le roi vaut 13 et part seul
rules-alone-dozen = Une dame va avec un roi, et aucune carte ne part seule
rules-alone-near = Aucune carte ne part seule
# A card of the pyramid and the one that covers it.
rules-overlap-yes = Une carte couverte par une seule autre peut partir avec elle, si les deux vont ensemble
rules-overlap-no = Une carte ne part jamais avec celle qui la couvre

# The 24 cards that are not dealt to the pyramid.
rules-stock-hidden = Les 24 autres cartes forment la pioche, face cachée
rules-stock-open = Les 24 autres cartes forment la pioche, dont la première est visible et libre
rules-columns-8 = Les 24 autres cartes forment huit colonnes de trois, toutes visibles
rules-columns-6 = Les 24 autres cartes forment six colonnes de quatre, toutes visibles
rules-columns-free = La dernière carte de chaque colonne est libre, et une colonne vide le reste
# Where a drawn card goes. $draw is 1 or 3.
rules-draw-waste =
    { $draw ->
        [1] Vous piochez une carte à la fois, elle va sur la défausse
       *[other] Vous piochez { SPELL($draw) } cartes à la fois, elles vont sur la défausse
    }
rules-draw-hand = La carte piochée reste en main, libre, jusqu'à ce que la suivante l'envoie sur la défausse
rules-draw-open = Piocher envoie la première carte de la pioche sur la défausse
rules-draw-piles = Vous piochez trois cartes à la fois, une sur chacune des trois piles, de gauche à droite
# What is free of the drawn cards.
rules-waste = De la défausse, seule la carte du dessus est libre
rules-waste-pair = La carte du dessus de la défausse est libre, et peut aussi partir avec celle qu'elle couvre
rules-waste-piles = La carte du dessus de chaque pile est libre
rules-anywhere = Deux cartes libres peuvent partir ensemble où qu'elles se trouvent
# How often the stock is gone through. The order of the cards stays the same from pass to pass.
rules-passes =
    { $passes ->
        [unlimited] Vous parcourez la pioche autant de fois que vous voulez
        [1] Vous parcourez la pioche une seule fois
       *[other] Vous parcourez la pioche { SPELL($passes) } fois en tout
    }
rules-redeal = Entre deux passages, la défausse se retourne sans être mélangée
rules-redeal-piles = Entre deux passages, les piles se rassemblent, la gauche sur le dessus, et se retournent sans être mélangées
# When the game is lost.
rules-blocked-stock = La partie est bloquée quand plus rien ne peut partir, même en piochant encore
rules-blocked-columns = La partie est bloquée quand plus rien ne peut partir

# Points. $passes is how often the stock may be gone through, 0 without a stock.
rules-points =
    { $passes ->
        [2] Vider la pyramide rapporte 50 points au premier passage, 35 au deuxième
        [3] Vider la pyramide rapporte 50 points au premier passage, 35 au deuxième, 20 au troisième
       *[other] Vider la pyramide rapporte 50 points
    }
rules-points-left = Chaque carte qui reste à la fin enlève un point
rules-points-stop = Le menu des parties permet d'arrêter là et de prendre les points
rules-points-match = Six parties font un match, gagné quand leur total est de zéro point ou plus
