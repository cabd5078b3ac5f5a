"""What speaks one sentence at a time: the interface, and one that keeps a record for tests."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from pyramid_access.settings import EARCON_VOLUME, PITCH, Settings
from pyramid_access.speech.messages import Configure, Trouble
from pyramid_access.utterance import Utterance

OnFinished = Callable[[int], None]
OnTrouble = Callable[[Trouble, str], None]


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """How the own voice speaks, and its earcons sound."""

    rate: int
    """Words a minute, in ``settings.RATE_RANGE``."""
    volume: int
    """Per cent, in ``settings.VOLUME_RANGE``."""
    voices: Mapping[str, str]
    """Chosen voice identifier for each language."""
    earcon_volume: int = EARCON_VOLUME
    """Per cent, in ``settings.VOLUME_RANGE``."""
    pitch: int = PITCH
    """In ``settings.PITCH_RANGE``."""

    @classmethod
    def of(cls, settings: Settings) -> "VoiceSettings":
        """Return what the player's settings say about the voice."""
        return cls(settings.rate, settings.volume, settings.voices, settings.earcon_volume, settings.pitch)

    def command(self, identifier: int) -> Configure:
        """Return the command that has a speaking process use these settings."""
        return Configure(identifier, self.rate, self.volume, dict(self.voices), self.earcon_volume, self.pitch)


class Backend(Protocol):
    """Speaks one sentence at a time; no method waits for sound or for another process."""

    def begin(self, on_finished: OnFinished, on_trouble: OnTrouble) -> None:
        """Get ready to speak.

        ``on_finished(number)`` is called when a sentence has come to its end, or never can; ``on_trouble(trouble,
        lang)`` whenever something goes wrong. Both may be called from another thread, and from within ``say``.
        """

    def say(self, number: int, utterance: Utterance) -> None:
        """Stop what is spoken and speak this; the number, never used before, is told when it is finished."""

    def stop(self) -> None:
        """Fall silent; the sentence is never told to be finished."""

    def configure(self, settings: VoiceSettings) -> None:
        """Speak the next sentence in another way."""

    def close(self) -> None:
        """Fall silent for good and give everything back; harmless when called twice."""


class RecordingBackend:
    """Keeps what it is asked to say; a test lets a sentence end, or trouble come, when it likes."""

    def __init__(self) -> None:
        self.said: list[Utterance] = []
        """All sentences that were begun, in their order."""
        self.stops = 0
        """How often silence was asked for."""
        self.settings: list[VoiceSettings] = []
        self.closed = False
        self._current: int | None = None
        self._on_finished: OnFinished | None = None
        self._on_trouble: OnTrouble | None = None

    @property
    def speaking(self) -> Utterance | None:
        """The sentence that is neither finished nor stopped."""
        return self.said[-1] if self._current is not None else None

    def begin(self, on_finished: OnFinished, on_trouble: OnTrouble) -> None:
        """Note what to call."""
        self._on_finished, self._on_trouble = on_finished, on_trouble

    def say(self, number: int, utterance: Utterance) -> None:
        """Record the sentence."""
        self._current = number
        self.said.append(utterance)

    def stop(self) -> None:
        """Record the wish for silence."""
        self._current = None
        self.stops += 1

    def configure(self, settings: VoiceSettings) -> None:
        """Record the settings."""
        self.settings.append(settings)

    def close(self) -> None:
        """Record the end."""
        self._current = None
        self.closed = True

    def finish(self) -> None:
        """Let the current sentence come to its end."""
        number, self._current = self._current, None
        if number is not None:
            self.finish_number(number)

    def finish_number(self, number: int) -> None:
        """Tell that a sentence is finished, current or not: as a slow engine may tell too late."""
        if self._on_finished:
            self._on_finished(number)

    def fail(self, trouble: Trouble, lang: str) -> None:
        """Let something go wrong."""
        if self._on_trouble:
            self._on_trouble(trouble, lang)
