# What only a search can tell: whether the game can still be won, where it was lost, the way back to there.
# The attribute braille is for displays of 40 cells, where text and brief are longer.

# A search that takes longer than a key may wait; its answer comes later.
knowledge-searching = Je cherche.
knowledge-searching-deal = Je cherche une donne gagnable.
# The search for a deal took too long, so none is laid out.
knowledge-no-deal = Je n'ai pas trouvé de donne gagnable à temps. La partie reste sur la table.
    .brief = Aucune donne gagnable trouvée à temps.

# The same at the start of the program, where some game has to be laid out.
knowledge-random-deal = Je n'ai pas trouvé de donne gagnable à temps. Cette donne est prise au hasard.
    .brief = Donne au hasard, aucune gagnable trouvée.
    .braille = Donne au hasard.

# The verdict. $moves is the length of a line that wins; $shortest is yes if no line is shorter.
knowledge-winnable =
    Oui, encore gagnable, en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }{ $shortest ->
        [yes] { "" }
       *[no] { " " }ou moins
    }.
    .brief =
        Oui, en { $moves ->
            [one] un coup
           *[other] { $moves } coups
        }{ $shortest ->
            [yes] { "" }
           *[no] { " " }ou moins
        }.
knowledge-won = Oui, déjà gagnée.
# The move that lost the game: two cards, one card, a draw, a turn of the waste. $number counts moves from 1.
knowledge-lost-pair = Non, perdue depuis le coup { $number }, { CARD($first) } et { CARD($second) }.
    .brief = Non, depuis le coup { $number }.
knowledge-lost-one = Non, perdue depuis le coup { $number }, { CARD($card) }.
    .brief = Non, depuis le coup { $number }.
knowledge-lost-draw = Non, perdue depuis le coup { $number }, quand vous avez pioché.
    .brief = Non, depuis le coup { $number }.
knowledge-lost-redeal = Non, perdue depuis le coup { $number }, quand vous avez retourné la défausse.
    .brief = Non, depuis le coup { $number }.
# A move that would have kept it winnable. The first is a pair with one of the two cards that were removed.
knowledge-better-keep = Il fallait garder { CARD($card, form: "the") } pour { CARD($partner, form: "the") }.
    .braille = Il fallait garder { CARD($card, form: "code") } pour { CARD($partner, form: "code") }.
knowledge-better-pair = Il fallait retirer { CARD($first, form: "the") } et { CARD($second, form: "the") }.
    .braille = Il fallait retirer { CARD($first, form: "code") } { CARD($second, form: "code") }.
knowledge-better-one = Il fallait retirer { CARD($card, form: "the") }.
    .braille = Il fallait retirer { CARD($card, form: "code") }.
knowledge-better-draw = Il fallait piocher.
knowledge-better-redeal = Il fallait retourner la défausse.
# $key is the name of a key, $number the move that lost the game. $first is yes the first time that there is such a move.
knowledge-way-back =
    { $first ->
        [yes] { $key } revient juste avant le coup { $number }.
       *[no] { "" }
    }
    .brief = { "" }
    .full = { $key } revient juste avant le coup { $number }.
# The deal could not be won from the beginning. $moves counts the moves made since.
knowledge-never =
    { $moves ->
        [0] Non, cette donne ne peut pas être gagnée.
       *[other] Non, cette donne ne pouvait pas être gagnée.
    }
    .brief = Non, perdue dès le début.
knowledge-unknown = Je ne sais pas, la recherche a duré trop longtemps.
    .brief = Je ne sais pas.
# After the verdict, in a game that scores: the best score within reach, or what it is at least.
knowledge-score-most = Au mieux { words-points }.
knowledge-score-least = Au moins { words-points }.

# Back to the last position that could be won. $count moves were taken back, $moves are left.
knowledge-back =
    Retour { $moves ->
        [0] au début
       *[other] au coup { $moves }
    }, { $count ->
        [one] un coup annulé
       *[other] { $count } coups annulés
    }. La partie est de nouveau gagnable.
    .brief =
        Retour { $moves ->
            [0] au début
           *[other] au coup { $moves }
        }.
# $key is the name of a key.
knowledge-back-redo = { "" }
    .full =
        { $count ->
            [one] { $key } rejoue ce coup.
           *[other] { $key } rejoue ces coups.
        }
# There is no such position to go back to. $won is yes if the game has been won.
knowledge-back-still-winnable =
    { $won ->
        [yes] Rien à annuler, la partie est gagnée.
       *[no] Rien à annuler, la partie est encore gagnable.
    }
    .brief =
        { $won ->
            [yes] Déjà gagnée.
           *[no] Encore gagnable.
        }
knowledge-back-never-winnable = Rien à annuler, cette donne ne pouvait pas être gagnée.
    .brief = Perdue dès le début.
knowledge-back-unknown = Je ne sais pas où revenir, la recherche a duré trop longtemps.
    .brief = Je ne sais pas.
# All moves that were taken back at once, more than one, were played again.
knowledge-redone = { $count } coups rejoués.
