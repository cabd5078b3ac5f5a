# Names of the cards. Each form of a card, such as "the", is a message cards-the; a language may add forms of its own.
# Other messages ask for them by CARD($card, form: "the"), for several by CARDS($cards, form: "the", list: "row"), where
# words-row-two and the like join them. PLACE($place) is a message of places.ftl, GENDER($card) the word of
# cards-gender, SPELL($number) a number in letters. What begins a sentence gets its capital by itself.
# $rank is ace, two, three ... ten, jack, queen, king. $suit is clubs, diamonds, hearts, spades.

# The words that names are made of: ranks, then suits.
cards-rank =
    { $rank ->
        [ace] ás
        [two] dois
        [three] três
        [four] quatro
        [five] cinco
        [six] seis
        [seven] sete
        [eight] oito
        [nine] nove
        [ten] dez
        [jack] valete
        [queen] dama
       *[king] rei
    }
cards-suit =
    { $suit ->
        [clubs] paus
        [diamonds] ouros
        [hearts] copas
       *[spades] espadas
    }
# Used to select by: masculine, feminine, or whatever the language needs.
cards-gender =
    { $rank ->
        [queen] feminine
       *[other] masculine
    }
# The plain name, the form that is used most.
cards-name = { cards-rank } de { cards-suit }
# With the definite article. It stands after sobre, para and com, which do not melt into it; por and em would.
cards-the =
    { $rank ->
        [queen] a dama
       *[other] o { cards-rank }
    } de { cards-suit }
# As in the partners of a card, and after debaixo, for below: de and the article in one.
cards-of =
    { $rank ->
        [queen] da dama
       *[other] do { cards-rank }
    } de { cards-suit }
# Any card of a rank, with the indefinite article.
cards-a =
    { $rank ->
        [queen] uma dama
       *[other] um { cards-rank }
    }
# A card in a list, with where it lies.
cards-placed = { CARD($card) }, { PLACE($place) }
# The same after a word like the return of.
cards-of-placed = { CARD($card, form: "of") }, { PLACE($place) }
# A card in a row of which some cards are free. $state is free, covered or chosen.
cards-row =
    { CARD($card) }{ $state ->
        [free] { " " }livre
        [chosen] { " " }{ GENDER($card) ->
            [feminine] escolhida
           *[masculine] escolhido
        }
       *[covered] { "" }
    }
# The same with its place in the full row.
cards-row-placed = { cards-row }, lugar { $number }
# A card drawn on one of several piles.
cards-on-pile = pilha { $row }, { CARD($card) }
# A card in two or three letters, as boards show it, for braille displays: rank, then suit. $suit is empty for a bare rank.
cards-code =
    { $rank ->
        [ace] { board-rank-ace }
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] { board-rank-jack }
        [queen] { board-rank-queen }
       *[king] { board-rank-king }
    }{ $suit ->
        [clubs] { board-letter-clubs }
        [diamonds] { board-letter-diamonds }
        [hearts] { board-letter-hearts }
        [spades] { board-letter-spades }
       *[none] { "" }
    }
# The same in a row of which some cards are covered.
cards-code-row =
    { cards-code }{ $state ->
        [covered] { board-covered }
       *[free] { "" }
    }
