# Lines of menus. $name and $value come without a full stop, $number and $total count the lines.
menu-line = { $name }. { $number } of { $total }.
    .brief = { $name }.
menu-line-value = { $name }. { $value }. { $number } of { $total }.
    .brief = { $name }. { $value }.
# The new value of a setting, after a key has changed it.
menu-value = { $value }.
# A number cannot go further up, or down.
menu-value-most = { $value }, the most.
menu-value-least = { $value }, the least.
# A digit was pressed for which there is no line.
menu-no-line = There is no line { $number }.
# A letter was pressed with which no line begins.
menu-no-letter = No line begins with { $letter }.
menu-left = Back to the game.
