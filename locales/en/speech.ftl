# Troubles of the game's own voice; each is said once, and the game goes on.
# No sound device.
speech-no-device = No sound, no audio output answers. The game goes on in text.
# The player chose a voice that is not there. $language is the name of the language.
speech-no-such-voice = The chosen voice for { $language } does not exist. Another voice reads it.
# $language is a language's own name.
speech-no-voice = There is no voice for { $language }. Another voice reads it.
speech-no-library = The game's voice is not installed properly. The game goes on in text.
# The sound had broken off in the middle of a sentence, and is back.
speech-sound-returned = The sound had cut out, it is back.
# The voice had crashed or hung, and is back.
speech-restarted = The voice had stopped, it starts again.
speech-gave-up = The voice does not answer any more. The game goes on in text.
