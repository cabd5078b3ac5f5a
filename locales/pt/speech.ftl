# Troubles of the game's own voice; each is said once, and the game goes on.
# No sound device.
speech-no-device = Sem som, nenhuma saída de som responde. O jogo continua por escrito.
# The player chose a voice that is not there. $language is the name of the language.
speech-no-such-voice = A voz escolhida para o idioma { $language } não existe. Outra voz faz a leitura.
# $language is a language's own name.
speech-no-voice = Nenhuma voz para o idioma { $language }. Outra voz faz a leitura.
speech-no-library = A voz do jogo está mal instalada. O jogo continua por escrito.
# The sound had broken off in the middle of a sentence, and is back.
speech-sound-returned = O som tinha falhado, já voltou.
# The voice had crashed or hung, and is back.
speech-restarted = A voz tinha parado, já recomeçou.
speech-gave-up = A voz já não responde. O jogo continua por escrito.
