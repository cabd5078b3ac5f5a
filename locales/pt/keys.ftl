# Names of keys.
keys-tab = Tab
keys-s-tab = Shift Tab
keys-enter = Enter
keys-space = Espaço
keys-escape = Escape
keys-backspace = Retrocesso
keys-delete = Delete
keys-up = Seta para cima
keys-down = Seta para baixo
keys-left = Seta para a esquerda
keys-right = Seta para a direita
keys-home = Home
keys-end = End
keys-pageup = Page Up
keys-pagedown = Page Down
# A key that has no name here.
keys-other = Outra tecla
# $digit is a digit. It must not come first.
keys-digit = Algarismo { $digit }
# $letter is a capital letter, typed as one. It must not come first, nor another word that begins with it.
keys-capital =
    { $letter ->
        [M] Letra M maiúscula
       *[other] Maiúscula { $letter }
    }
# $number is the number of a function key.
keys-function = F{ $number }
# $letter is a capital letter, held together with the Control key.
keys-control = Control { $letter }
# Characters that a voice skips.
keys-question-mark = Ponto de interrogação
keys-comma = Vírgula
keys-semicolon = Ponto e vírgula
keys-ampersand = E comercial
keys-double-quote = Aspas
keys-apostrophe = Apóstrofo
keys-colon = Dois pontos
keys-full-stop = Ponto
keys-exclamation-mark = Ponto de exclamação
keys-slash = Barra
keys-left-parenthesis = Abrir parêntese
keys-right-parenthesis = Fechar parêntese
keys-hyphen = Hífen
keys-underscore = Sublinhado
keys-less-than = Sinal de menor
keys-greater-than = Sinal de maior
keys-equals = Sinal de igual
