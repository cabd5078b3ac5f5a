"""The game's own voice, there only while the player wants it."""

import time
from collections.abc import Callable, Sequence

from pyramid_access.settings import Settings, SpeakerChoice
from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.speaker import Speaker
from pyramid_access.utterance import Utterance

LAST_WORDS = 30.0
"""Seconds that the end of the program waits for its last words at most; a long sentence, slowly spoken, takes ten."""
_LISTEN = 0.05
"""Seconds between two looks at whether the player has heard enough."""


class Voice:
    """Opens and closes the speaker as the settings want it; silent beside a screen reader and when off.

    Before the player was asked, the voice is on: the first question is asked aloud.
    """

    def __init__(self, open_speaker: Callable[[VoiceSettings], Speaker], settings: Settings) -> None:
        self._open_speaker = open_speaker
        self._speaker: Speaker | None = None
        self.use(settings)

    @property
    def speaks(self) -> bool:
        """Does the game speak?"""
        return self._speaker is not None

    def use(self, settings: Settings) -> None:
        """Let settings take effect at once."""
        voice = VoiceSettings.of(settings)
        if settings.speaker not in (None, SpeakerChoice.OWN):
            self.close()
        elif self._speaker is None:
            self._speaker = self._open_speaker(voice)
        else:
            self._speaker.configure(voice)

    def say(self, utterances: Sequence[Utterance], *, interrupt: bool = True) -> None:
        """Speak, in place of what is being spoken unless told to wait; never blocks."""
        if self._speaker:
            self._speaker.say(utterances, interrupt=interrupt)

    def finish(self, had_enough: Callable[[], bool]) -> None:
        """Wait until the last words are spoken, or the player has heard enough, within reason."""
        end = time.monotonic() + LAST_WORDS
        while self._speaker and time.monotonic() < end and not had_enough():
            if self._speaker.wait(_LISTEN):
                return

    def close(self) -> None:
        """Fall silent for good and let the engine go."""
        if self._speaker:
            self._speaker.close()
            self._speaker = None
