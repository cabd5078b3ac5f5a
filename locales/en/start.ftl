# Questions of the first start.

# Each language says this about itself.
start-language = For English, press { $number }.
# The four ways of playing, by their digits; the lines below say the same one by one.
start-way = Choose how to play. Press 1 to play by ear with the game's own voice. Press 2 to play with your screen reader. Press 3 to see a large board, with the voice. Press 4 to see a large board, without a voice.
start-way-own = By ear, with the game's own voice
start-way-reader = With my screen reader
start-way-eye = A large board on the screen, with the voice
start-way-eye-silent = A large board on the screen, without a voice
# Heard once, when the questions are answered.
start-help = Question mark for help.
