# Lines of menus. $name and $value come without a full stop, $number and $total count the lines.
menu-line = { $name }. { $number } sur { $total }.
    .brief = { $name }.
menu-line-value = { $name }. { $value }. { $number } sur { $total }.
    .brief = { $name }. { $value }.
# The new value of a setting, after a key has changed it.
menu-value = { $value }.
# A digit was pressed for which there is no line.
menu-no-line = Il n'y a pas de ligne { $number }.
menu-left = Retour au jeu.
