"""The game's own voice and its earcons, there only while the player wants them."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from pyramid_access.settings import EarconChoice, PlaceChoice, Settings, SpeakerChoice
from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.speaker import Speaker
from pyramid_access.ui.output.reader_voice import ReaderVoice
from pyramid_access.utterance import Utterance

LAST_WORDS = 30.0
"""Seconds that the end of the program waits for its last words at most; a long sentence, slowly spoken, takes ten."""
_LISTEN = 0.05
"""Seconds between two looks at whether the player has heard enough."""


class Voice:
    """Opens and closes the speaker as the settings want it; without words beside a screen reader and when off.

    Before the player was asked, the voice is on: the first question is asked aloud. Earcons go with it, unless the
    player wants them always, or never.
    """

    def __init__(
        self, open_speaker: Callable[[VoiceSettings], Speaker], settings: Settings, reader: ReaderVoice | None = None
    ) -> None:
        """``reader`` takes the words while the player wants her screen reader to speak."""
        self._open_speaker = open_speaker
        self._reader = reader
        self._speaker: Speaker | None = None
        self._settings = settings
        self.use(settings)

    @property
    def speaks(self) -> bool:
        """Does the game speak?"""
        return self._settings.speaker in (None, SpeakerChoice.OWN)

    @property
    def plays_earcons(self) -> bool:
        """Are earcons heard?"""
        choice = self._settings.earcons
        return choice is EarconChoice.ON or (choice is EarconChoice.VOICE and self.speaks)

    def use(self, settings: Settings) -> None:
        """Let settings take effect at once."""
        if self._reader:
            self._reader.use(settings)
        self._settings, voice = settings, VoiceSettings.of(settings)
        if not (self.speaks or self.plays_earcons):
            self._close_speaker()
        elif self._speaker is None:
            self._speaker = self._open_speaker(voice)
        else:
            self._speaker.configure(voice)

    def say(self, utterances: Sequence[Utterance], *, interrupt: bool = True) -> None:
        """Speak, in place of what is being spoken unless told to wait; never blocks."""
        if self._reader:
            self._reader.say(utterances, interrupt=interrupt)
        if self._speaker:
            self._speaker.say([self._heard(utterance) for utterance in utterances], interrupt=interrupt)

    def _heard(self, utterance: Utterance) -> Utterance:
        """Return what is to be heard of an utterance."""
        return replace(
            utterance,
            text=utterance.text if self.speaks else "",
            spoken=utterance.spoken if self.speaks else "",
            earcons=utterance.earcons if self.plays_earcons else (),
            pan=utterance.pan if self._settings.place is PlaceChoice.PAN else 0.0,
        )

    def finish(self, had_enough: Callable[[], bool]) -> None:
        """Wait until the last words are spoken, or the player has heard enough, within reason."""
        if self._reader:
            self._reader.finish()
        end = time.monotonic() + LAST_WORDS
        while self._speaker and time.monotonic() < end and not had_enough():
            if self._speaker.wait(_LISTEN):
                return

    def close(self) -> None:
        """Fall silent for good and let the engine go."""
        self._close_speaker()
        if self._reader:
            self._reader.close()

    def _close_speaker(self) -> None:
        if self._speaker:
            self._speaker.close()
            self._speaker = None
