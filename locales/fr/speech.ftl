# Troubles of the game's own voice; each is said once, and the game goes on.
# No sound device.
speech-no-device = Aucun son, aucune sortie audio ne répond. Le jeu continue par écrit.
# The player chose a voice that is not there. $language is the name of the language.
speech-no-such-voice = La voix choisie pour la langue { $language } n'existe pas. Une autre voix la lit.
# $language is a language's own name.
speech-no-voice = Aucune voix pour la langue { $language }. Une autre voix la lit.
speech-no-library = La voix du jeu est mal installée. Le jeu continue par écrit.
# The sound had broken off in the middle of a sentence, and is back.
speech-sound-returned = Le son s'était coupé, il est revenu.
# The voice had crashed or hung, and is back.
speech-restarted = La voix s'était arrêtée, elle repart.
speech-gave-up = La voix ne répond plus. Le jeu continue par écrit.
