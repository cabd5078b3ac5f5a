# Where a card lies, always heard after its name. $above is the number of cards that lie on it.

# $row from 1 at the top to 7 at the base, $number counted from the left in the full row.
places-pyramid = rangée { $row }, place { $number }
# The drawn card that is held apart.
places-hand = en main
# The only waste pile.
places-waste =
    { $above ->
        [0] en haut de la défausse
        [one] dans la défausse, sous une carte
       *[other] dans la défausse, sous { $above } cartes
    }
# One of several waste piles, from the left.
places-pile =
    { $above ->
        [0] pile { $row }
        [one] pile { $row }, sous une carte
       *[other] pile { $row }, sous { $above } cartes
    }
# A column of the reserve, from the left.
places-column =
    { $above ->
        [0] colonne { $row }
        [one] colonne { $row }, sous une carte
       *[other] colonne { $row }, sous { $above } cartes
    }
# $number cards have to be drawn until it comes.
places-stock =
    { $number ->
        [1] en haut de la pioche
       *[other] dans la pioche, carte { $number }
    }
# It has left the table.
places-gone = hors du jeu
