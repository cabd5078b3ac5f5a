# Mots du plateau. Ils restent courts : les cartes sont dessinées autour.

# Valeurs telles que les cartes les montrent : une lettre.
board-rank-ace = A
board-rank-jack = V
board-rank-queen = D
board-rank-king = R

# Couleurs, au singulier, sept lettres au plus, et une lettre (comme au bridge : K pour carreau).
board-suit-clubs = trèfle
board-suit-diamonds = carreau
board-suit-hearts = cœur
board-suit-spades = pique
board-letter-clubs = t
board-letter-diamonds = k
board-letter-hearts = c
board-letter-spades = p

# Noms des tas. $count = cartes de la pioche.
board-stock = Pioche { $count }
board-hand = Main
board-waste = Défausse

# Combien de fois la défausse peut encore être retournée : $left, ou sans limite.
board-passes = Passages restants { $left }
board-passes-unlimited = Passages sans limite

# Une phrase entière : le terminal ne peut pas montrer le plateau.
board-unavailable = Ce terminal ne peut pas montrer le plateau : voici des lignes de texte.
