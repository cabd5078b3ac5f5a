# Lines of menus. $name and $value come without a full stop, $number and $total count the lines.
menu-line = { $name }. { $number } sur { $total }.
    .brief = { $name }.
menu-line-value = { $name }. { $value }. { $number } sur { $total }.
    .brief = { $name }. { $value }.
# The new value of a setting, after a key has changed it.
menu-value = { $value }.
# A number cannot go further up, or down.
menu-value-most = { $value }, maximum.
menu-value-least = { $value }, minimum.
# A digit was pressed for which there is no line.
menu-no-line = Il n'y a pas de ligne { $number }.
# A letter was pressed with which no line begins.
menu-no-letter = Aucune ligne ne commence par { $letter }.
menu-left = Retour au jeu.
