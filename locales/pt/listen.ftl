# The command that lets translators hear all texts. Its lines are only written, so they may have colons.

# One text. $id is its name in the files, with the level of detail after a full stop, $text the text itself.
listen-line = { $id }: { $text }
# The same for a braille display. $cells counts its cells, $long is yes if they are more than a display shows at once.
listen-braille =
    { $id }, { $cells ->
        [1] uma célula
       *[other] { $cells } células
    }{ $long ->
        [yes] , longo demais
       *[no] { "" }
    }: { $text }
# A text that is missing in the language or cannot be said, so that the game takes that of $language.
listen-stands-in = { $id }, em falta ou com erro, texto do idioma { $language }: { $text }
# While texts are heard, those that are only written are left out, here some of the topic $topic. The last words are to be typed.
listen-only-written = { $topic }: os textos que só são escritos ficam de fora. Para os ler: pyramid-access listen { $topic } --speaker off
# Nothing can be heard. The last words are to be typed.
listen-no-sound = Nenhuma saída de som responde. Para ler os textos: pyramid-access listen --speaker off
