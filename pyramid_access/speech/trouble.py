"""What can go wrong with speech; the game goes on, and the player is told in words."""

from enum import Enum


class Trouble(Enum):
    """Why something is not heard, or not heard as it should be."""

    NO_DEVICE = "no-device"
    """There is no sound device, or no sound server answers."""
    NO_VOICE = "no-voice"
    """There is no voice for the language: the default voice speaks."""
    NO_SUCH_VOICE = "no-such-voice"
    """The voice that was chosen for the language does not exist: the usual one speaks."""
    NO_LIBRARY = "no-library"
    """The speech library or the sound library is missing or broken: nothing will be heard."""
    SOUND_RETURNED = "sound-returned"
    """The sound broke off in mid-sentence, since the sound server was gone, and is back."""
    RESTARTED = "restarted"
    """The speaking process hung or died, and was started again."""
    GAVE_UP = "gave-up"
    """The speaking process cannot be kept alive: nothing is heard until a later try succeeds."""
