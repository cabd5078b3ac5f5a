# Names and descriptions of the games, and house rules in words. A name and a short description have no full stop.

# Each game: its name, what is special about it in a few words for menus, its rules in sentences.
variants-three-pass-name = Trois passages
variants-three-pass-short = La carte piochée reste en main, libre à côté de la défausse
variants-three-pass-help = Retirez deux cartes libres dont la somme fait treize, le roi part seul. La partie est gagnée quand la pyramide est vide. Vous parcourez la pioche trois fois. La carte piochée reste en main, libre à côté de la défausse.
variants-classic-name = Pyramide détente
variants-classic-short = Un seul passage, la carte piochée va sur la défausse
variants-classic-help = Retirez deux cartes libres dont la somme fait treize, le roi part seul. La partie est gagnée quand la pyramide est vide. Vous parcourez la pioche une seule fois. La carte piochée va sur la défausse, dont seul le dessus est libre.
variants-easy-name = Pyramide facile
variants-easy-short = Deux passages, la carte piochée va sur la défausse
variants-easy-help = Comme la Pyramide détente, mais vous parcourez la pioche deux fois. La partie est gagnée quand la pyramide est vide.
variants-thirteen-name = Solitaire treize
variants-thirteen-short = Un seul passage, la partie finit quand plus aucune carte ne va avec une autre
variants-thirteen-help = Retirez deux cartes libres dont la somme fait treize, le roi part seul. Un seul passage dans la pioche. Certaines règles disent que la partie est gagnée dès que la pioche est épuisée, mais alors on gagnerait toujours. Ici, on ne gagne qu'en vidant la pyramide.
variants-three-piles-name = Trois piles
variants-three-piles-short = Un seul passage, trois cartes à la fois sur trois piles
variants-three-piles-help = Les paires font treize, le roi part seul. Vous piochez trois cartes à la fois, une sur chacune des trois piles, toujours de gauche à droite. Le dessus de chaque pile est libre. Un seul passage. La partie est gagnée quand la pyramide est vide.
variants-strict-name = Règle stricte
variants-strict-short = Un seul passage, et les 52 cartes doivent partir
variants-strict-help = Les paires font treize, le roi part seul. Un seul passage dans la pioche, et il faut retirer les 52 cartes. La carte piochée reste en main, libre à côté de la défausse. On gagne environ une partie sur cinquante.
variants-giza-name = Gizeh
variants-giza-short = Pas de pioche, huit colonnes de trois cartes visibles
variants-giza-help = Les paires font treize, le roi part seul. Pas de pioche. Les 24 cartes restantes forment huit colonnes de trois cartes, toutes visibles, et la dernière carte de chaque colonne est libre. La partie est gagnée quand la pyramide est vide. Rien n'est laissé au hasard.
variants-par-name = Pyramide au par
variants-par-short = Trois passages, pioche visible, les 52 cartes, des points
variants-par-help = Les paires font treize, le roi part seul. La pioche est visible, son dessus est libre à côté du dessus de la défausse, et les deux cartes du dessus de la défausse peuvent partir ensemble. Trois passages. Vider la pyramide donne 50 points au premier passage, 35 au deuxième, 20 au troisième, moins un point par carte restante. La partie est gagnée quand les 52 cartes sont parties.
variants-open-stock-name = Pioche ouverte
variants-open-stock-short = Trois passages, pioche visible
variants-open-stock-help = Les paires font treize, le roi part seul. La pioche est visible, son dessus est libre à côté du dessus de la défausse. Trois passages. La partie est gagnée quand la pyramide est vide.
variants-relaxed-name = Recouvrement permis
variants-relaxed-short = Trois passages, une carte peut partir avec celle qui la couvre
variants-relaxed-help = Comme Trois passages, mais une carte couverte par une seule carte peut partir avec elle si leur somme fait treize.
variants-tut-name = Toutankhamon
variants-tut-short = Passages illimités, trois cartes à la fois
variants-tut-help = Les paires font treize, le roi part seul. Vous piochez trois cartes à la fois sur la défausse, dont seul le dessus est libre. Le nombre de passages est illimité. Une carte couverte par une seule carte peut partir avec elle si leur somme fait treize. La partie est gagnée quand la pyramide est vide.
variants-dozen-name = La douzaine
variants-dozen-short = Des paires qui font douze, six colonnes de quatre cartes visibles
variants-dozen-help = Retirez deux cartes libres dont la somme fait douze, deux six aussi, ou une dame avec un roi. Pas de pioche, mais six colonnes de quatre cartes visibles, dont la dernière est libre. La partie est gagnée quand la pyramide est vide.
variants-apophis-name = Apophis
variants-apophis-short = Trois passages, trois cartes à la fois sur trois piles
variants-apophis-help = Les paires font treize, le roi part seul. Vous piochez trois cartes à la fois, une sur chacune des trois piles, et le dessus de chaque pile est libre. Trois passages. La partie est gagnée quand la pyramide est vide.
variants-cheops-name = Khéops
variants-cheops-short = Un seul passage, des paires de valeurs égales ou voisines
variants-cheops-help = Retirez deux cartes libres de même valeur ou de valeurs qui se suivent. L'as et le roi ne se suivent pas, et aucune carte ne part seule. Un seul passage dans la pioche, la carte piochée reste en main. La partie est gagnée quand la pyramide est vide.

# House rules in words, one sentence each, heard after the name of the game.
variants-house-rules = Avec vos règles.
variants-rule-goal =
    { $value ->
        [all] Il faut retirer les 52 cartes.
       *[pyramid] Il suffit de vider la pyramide.
    }
variants-rule-passes =
    { $value ->
        [unlimited] Passages illimités.
        [0] Aucun passage.
        [1] Un seul passage.
       *[other] { $value } passages.
    }
variants-rule-draw =
    { $value ->
        [1] On pioche une carte à la fois.
       *[other] On pioche { $value } cartes à la fois.
    }
variants-rule-stock =
    { $value ->
        [waste] La carte piochée va sur la défausse.
        [hand] La carte piochée reste en main.
        [open] La pioche est visible.
        [piles] Chaque carte piochée va sur sa pile.
       *[none] Pas de pioche.
    }
variants-rule-reserve =
    { $value ->
        [8] Une réserve de huit colonnes.
        [6] Une réserve de six colonnes.
       *[none] Pas de réserve.
    }
variants-rule-waste-pair =
    { $value ->
        [yes] Les deux cartes du dessus de la défausse peuvent partir ensemble.
       *[no] Seul le dessus de la défausse peut partir.
    }
variants-rule-overlap =
    { $value ->
        [yes] Une carte peut partir avec la seule carte qui la couvre.
       *[no] Une carte ne part pas avec celle qui la couvre.
    }
variants-rule-partners =
    { $value ->
        [dozen] La somme d'une paire fait douze, et la dame va avec le roi.
        [near] Les valeurs égales ou voisines vont ensemble.
       *[thirteen] La somme d'une paire fait treize, et le roi part seul.
    }
variants-rule-scoring =
    { $value ->
        [par] On compte les points au par.
       *[none] On ne compte pas les points.
    }
