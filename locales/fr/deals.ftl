# Deals from files, and house rules: a sentence for each mistake.

# Begins the sentences below; a comma or a verb follows. $source is input or file, with input-line and file-line for one
# deal of a list, and input-place and file-place for a word in it.
deals-source =
    { $source ->
        [input] Entrée standard
        [input-line] Entrée standard, ligne { $line }
        [input-place] Entrée standard, ligne { $line }, colonne { $column }
        [file-line] Fichier { $path }, ligne { $line }
        [file-place] Fichier { $path }, ligne { $line }, colonne { $column }
       *[file] Fichier { $path }
    }
deals-error-missing = { deals-source } introuvable.
deals-error-folder = { deals-source }, c'est un dossier, pas un fichier avec une donne.
deals-error-unreadable = { deals-source }, impossible de le lire.
deals-error-no-answer = { deals-source }, rien n'est arrivé pendant 5 secondes.
deals-error-keyboard = { deals-source }, c'est le clavier, aucune donne n'en vient. Après deal, donnez un numéro ou un fichier.
deals-error-too-large = { deals-source }, plus de 64 kilooctets, c'est trop pour une donne.
deals-error-list-too-large = { deals-source }, plus de 16 mégaoctets, c'est trop pour une liste de donnes.
deals-error-transcript-too-large = { deals-source }, plus de 16 mégaoctets, c'est trop pour une transcription.
deals-error-binary = { deals-source }, ce n'est pas du texte.
deals-error-not-utf8 = { deals-source }, le texte n'est pas en UTF-8.
deals-error-empty = { deals-source }, aucune carte.
# $token is the word that is wrong.
deals-error-unreadable-card = { deals-source }, { $token } n'est pas une carte. Une carte s'écrit comme 9h, Td ou Ks.
# $code is the card as written in the file, $count the number of cards in it.
deals-error-doubled-card = { deals-source }, { CARD($card, form: "the") }, qui s'écrit { $code }, y est pour la deuxième fois.
deals-error-missing-card =
    { $count ->
        [one] { deals-source }, il manque { CARD($card, form: "the") }, qui s'écrit { $code }. Il y a une carte au lieu de 52.
       *[other] { deals-source }, il manque { CARD($card, form: "the") }, qui s'écrit { $code }. Il y a { $count } cartes au lieu de 52.
    }

# A transcript of all that was said, without a game in it.
deals-error-no-position = { deals-source }, aucune position dans cette transcription.
# The file holds a position, a game in its middle. Its rules: $token is the word that is wrong.
deals-error-rules = { deals-source }, { $token } n'est ni un jeu ni une règle maison.
deals-error-rules-clash = { deals-source }, les règles maison de cette position se contredisent.
# Other rules were asked for, by the options named here.
deals-error-own-rules = { deals-source }, c'est une position, qui a ses propres règles. Recommencez sans les options variant et rules.
# What is wrong with a position. The names of its parts are written in English in the file, $token is one of them, or a
# word in them; $code is a card as written in the file.
deals-position-no-deal = { deals-source }, les 52 cartes de la donne manquent après les règles.
deals-position-unknown-part = { deals-source }, { $token } n'est pas une partie d'une position. Les parties sont out, stock, hand, waste, pass et cleared.
deals-position-doubled-part = { deals-source }, la partie { $token } y est pour la deuxième fois.
deals-position-no-number = { deals-source }, { $token } n'est pas un numéro de passage.
# The rules have no such pile, or not as many cards in it.
deals-position-foreign-part = { deals-source }, avec les règles de cette position, la partie { $token } ne peut pas être ainsi.
deals-position-no-place = { deals-source }, rien ne dit où se trouve { CARD($card, form: "the") }, qui s'écrit { $code }.
deals-position-two-places = { deals-source }, { CARD($card, form: "the") }, qui s'écrit { $code }, se trouve à deux endroits.
deals-position-covered = { deals-source }, impossible d'avoir retiré { CARD($card, form: "the") }, qui s'écrit { $code }, une carte est encore posée dessus.
deals-position-order = { deals-source }, la pioche et la défausse ne suivent pas l'ordre de la donne.
deals-position-passes = { deals-source }, passage { $token }, les règles n'en permettent pas autant.
deals-position-cleared = { deals-source }, la pyramide et le passage où elle a été vidée ne vont pas ensemble.

# House rules; they are never spoken, so they may have colons. $option and $value are what was typed,
# $choices are the names or values that could be typed instead.
deals-rules-unknown-variant = La variante { $value } n'existe pas. La liste des variantes : pyramid-access variants
deals-rules-unknown-option = La règle { $option } n'existe pas. Les règles sont : { $choices }.
deals-rules-bad-value = La règle { $option } ne peut pas être { $value }. Possible : { $choices }.
deals-rules-bad-passes = La règle passes ne peut pas être { $value }. Possible : un nombre entier de 1 à 999, ou unlimited.
deals-rules-missing-value = Il manque une valeur à la règle { $option }. Possible : { $choices }.
deals-rules-missing-passes = Il manque une valeur à la règle passes. Possible : un nombre entier de 1 à 999, ou unlimited.
deals-rules-doubled-option = La règle { $option } est donnée deux fois.
deals-rules-draw-one-only = Ces règles se contredisent : avec une carte en main, une pioche visible ou des paires de défausse, on pioche une seule carte à la fois.
deals-rules-piles-need-draw = Ces règles se contredisent : avec plusieurs piles, on pioche trois cartes à la fois.
deals-rules-no-stock-needs-reserve = Ces règles se contredisent : sans pioche, il faut une réserve.
deals-rules-reserve-needs-no-stock = Ces règles se contredisent : avec une réserve, il n'y a pas de pioche.
deals-rules-no-stock-has-no-passes = Ces règles se contredisent : sans pioche, il n'y a pas de passages.
deals-rules-no-stock-has-no-draws = Ces règles se contredisent : sans pioche, il n'y a pas de cartes à piocher.
deals-rules-waste-pair-needs-waste = Ces règles se contredisent : les paires de défausse demandent une défausse en une seule pile.
deals-rules-par-needs-three-passes = Ces règles se contredisent : le comptage au par demande trois passages au plus.
