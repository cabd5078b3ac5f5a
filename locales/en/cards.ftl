# Names of the cards. Each form of a card, such as "the", is a message cards-the; a language may add forms of its own.
# Other messages ask for them by CARD($card, form: "the"), for several by CARDS($cards, form: "the", list: "row"), where
# words-row-two and the like join them. PLACE($place) is a message of places.ftl, GENDER($card) the word of
# cards-gender, SPELL($number) a number in letters. What begins a sentence gets its capital by itself.
# $rank is ace, two, three ... ten, jack, queen, king. $suit is clubs, diamonds, hearts, spades.

# The words that names are made of: ranks, then suits.
cards-rank =
    { $rank ->
        [ace] ace
        [two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
       *[king] king
    }
cards-suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
# Used to select by: masculine, feminine, or whatever the language needs.
cards-gender =
    { $rank ->
       *[other] neuter
    }
# The plain name, the form that is used most.
cards-name = { cards-rank } of { cards-suit }
# With the definite article.
cards-the = the { cards-rank } of { cards-suit }
# As in the return of a card, the partners of a card.
cards-of = of the { cards-rank } of { cards-suit }
# Any card of a rank, with the indefinite article.
cards-a =
    { $rank ->
        [ace] an { cards-rank }
        [eight] an { cards-rank }
       *[other] a { cards-rank }
    }
# A card in a list, with where it lies.
cards-placed = { CARD($card) }, { PLACE($place) }
# The same after a word like the return of.
cards-of-placed = { CARD($card, form: "of") }, { PLACE($place) }
# A card in a row of which some cards are free. $state is free, covered or chosen.
cards-row =
    { CARD($card) }{ $state ->
        [free] { " " }free
        [chosen] { " " }chosen
       *[covered] { "" }
    }
# The same with its place in the full row.
cards-row-placed = { cards-row }, place { $number }
# A card drawn on one of several piles.
cards-on-pile = pile { $row }, { CARD($card) }
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
