# Lines of menus. $name and $value come without a full stop, $number and $total count the lines.
menu-line = { $name }. { $number } de { $total }.
    .brief = { $name }.
menu-line-value = { $name }. { $value }. { $number } de { $total }.
    .brief = { $name }. { $value }.
# The new value of a setting, after a key has changed it.
menu-value = { $value }.
# A number cannot go further up, or down.
menu-value-most = { $value }, máximo.
menu-value-least = { $value }, mínimo.
# A digit was pressed for which there is no line.
menu-no-line = Não há linha { $number }.
# A letter was pressed with which no line begins.
menu-no-letter = Nenhuma linha começa por { $letter }.
menu-left = De volta ao jogo.
