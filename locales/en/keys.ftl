# Names of keys.
keys-tab = Tab
keys-s-tab = Shift Tab
keys-enter = Enter
keys-space = Space
keys-escape = Escape
keys-backspace = Backspace
keys-delete = Delete
keys-up = Up arrow
keys-down = Down arrow
keys-left = Left arrow
keys-right = Right arrow
keys-home = Home
keys-end = End
keys-pageup = Page up
keys-pagedown = Page down
# A key that has no name here.
keys-other = Another key
# $digit is a digit. It must not come first.
keys-digit = Digit { $digit }
# $letter is a capital letter, typed as one. It must not come first, nor another word that begins with it.
keys-capital =
    { $letter ->
        [C] A capital C
       *[other] Capital { $letter }
    }
# $number is the number of a function key.
keys-function = F{ $number }
# $letter is a capital letter, held together with the Control key.
keys-control = Control { $letter }
# Characters that a voice skips.
keys-question-mark = Question mark
keys-comma = Comma
keys-semicolon = Semicolon
keys-ampersand = Ampersand
keys-double-quote = Double quote
keys-apostrophe = Apostrophe
keys-colon = Colon
keys-full-stop = Full stop
keys-exclamation-mark = Exclamation mark
keys-slash = Slash
keys-left-parenthesis = Left parenthesis
keys-right-parenthesis = Right parenthesis
keys-hyphen = Hyphen
keys-underscore = Underscore
keys-less-than = Less than sign
keys-greater-than = Greater than sign
keys-equals = Equals sign
