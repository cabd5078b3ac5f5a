# Names of keys.
keys-tab = Tab
keys-s-tab = Maj Tab
keys-enter = Entrée
keys-space = Espace
keys-escape = Échap
keys-backspace = Retour arrière
keys-delete = Suppr
keys-up = Flèche haut
keys-down = Flèche bas
keys-left = Flèche gauche
keys-right = Flèche droite
keys-home = Début
keys-end = Fin
keys-pageup = Page précédente
keys-pagedown = Page suivante
# A key that has no name here.
keys-other = Autre touche
# $digit is a digit. It must not come first.
keys-digit = Chiffre { $digit }
# $letter is a capital letter, typed as one. It must not come first, nor another word that begins with it.
keys-capital =
    { $letter ->
        [M] Lettre M majuscule
       *[other] Majuscule { $letter }
    }
# $number is the number of a function key.
keys-function = F{ $number }
# $letter is a capital letter, held together with the Control key.
keys-control = Contrôle { $letter }
# Characters that a voice skips.
keys-question-mark = Point d'interrogation
keys-comma = Virgule
keys-semicolon = Point virgule
keys-ampersand = Et commercial
keys-double-quote = Guillemet
keys-apostrophe = Apostrophe
keys-colon = Deux points
keys-full-stop = Point
keys-exclamation-mark = Point d'exclamation
keys-slash = Barre oblique
keys-left-parenthesis = Parenthèse ouvrante
keys-right-parenthesis = Parenthèse fermante
keys-hyphen = Tiret
keys-underscore = Tiret bas
keys-less-than = Signe inférieur
keys-greater-than = Signe supérieur
keys-equals = Signe égal
