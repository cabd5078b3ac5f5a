"""A pyttsx3 driver over a synthesizer of the system: what those of Windows and of the Mac have in common.

The drivers that come with pyttsx3 take the end of a sentence that was cut for the end of the next one (Windows), run no
loop in which the end could be told (Mac), and fail as a whole because of one voice that cannot be read.
"""

import time
from collections.abc import Iterator
from contextlib import suppress
from enum import Enum, auto
from typing import Any, Protocol

from pyttsx3.voice import Voice

from pyramid_access.settings import RATE_RANGE, clamp
from pyramid_access.speech.sound_device import NoSoundDeviceError
from pyramid_access.speech.voices import VoiceInfo

_UNTIL_HEARD = 4.0
"""Seconds after which a sentence that is not heard never will be: the system has no sound, and does not say so."""
_STEP = 0.005


class Progress(Enum):
    """What has become of the last text."""

    WAITING = auto()
    HEARD = auto()
    OVER = auto()


class Synthesizer(Protocol):
    """Speaks one text at a time. A method may take a second, and may raise whatever the system raises."""

    voice: str
    """Identifier of the voice that speaks."""

    def voices(self) -> list[VoiceInfo]:
        """Return all voices that can be read."""

    def set_voice(self, identifier: str) -> None:
        """Speak the next text with this voice; raise if that cannot be done."""

    def set_rate(self, words_a_minute: int) -> None:
        """Speak the next text at about this rate."""

    def set_volume(self, volume: float) -> None:
        """Speak the next text at this volume, from 0.0 to 1.0."""

    def speak(self, text: str) -> None:
        """Begin to speak; raise if nothing can be heard."""

    def silence(self) -> None:
        """Be silent, and never tell of the last text again."""

    def progress(self) -> Progress:
        """Return what has become of the last text."""


class SystemDriver:
    """The driver: properties ``voice``, ``voices``, ``rate``, ``volume``, and ``slow``: calls may take a second."""

    def __init__(self, proxy: Any, synthesizer: Synthesizer) -> None:
        self._proxy, self._synthesizer = proxy, synthesizer
        self._rate, self._volume = 200, 1.0
        self._begun: float | None = None
        """When the text was given that is neither over nor stopped."""
        self._is_heard = self._loop_ended = False

    def destroy(self) -> None:
        """Be silent; pyttsx3 calls this."""
        with suppress(Exception):  # at the end of the process, with whatever is left of the system's objects
            self._synthesizer.silence()

    def say(self, text: str) -> None:
        """Begin to speak; pyttsx3 gives the next text only when this one is over."""
        self._proxy.setBusy(True)
        self._begun, self._is_heard = time.monotonic(), False
        try:
            self._synthesizer.speak(text)
            self._begun = time.monotonic()
        except Exception as error:  # the classes are those of the system
            self._fail(error)

    def stop(self) -> None:
        """Fall silent now."""
        if self._begun is not None:
            with suppress(Exception):  # what cannot be stopped is not heard either
                self._synthesizer.silence()
            self._end_sentence(completed=False)

    def getProperty(self, name: str) -> object:  # noqa: N802 - pyttsx3 asks for this name
        """Return the value of a property; raise KeyError for an unknown one."""
        if name == "voices":
            return [Voice(voice.id, voice.name, list(voice.languages)) for voice in self._synthesizer.voices()]
        others: dict[str, object] = {
            "voice": self._synthesizer.voice,
            "rate": self._rate,
            "volume": self._volume,
            "slow": True,
        }
        return others[name]

    def setProperty(self, name: str, value: Any) -> None:  # noqa: N802 - pyttsx3 asks for this name
        """Set a property, numbers clamped to their range; raise for an unknown one, and a voice that is not there."""
        if name == "voice":
            self._synthesizer.set_voice(str(value))
        elif name == "rate":
            self._rate = clamp(int(value), RATE_RANGE)
            self._synthesizer.set_rate(self._rate)
        elif name == "volume":
            self._volume = max(0.0, min(1.0, float(value)))
            self._synthesizer.set_volume(self._volume)
        else:
            raise KeyError(f"unknown property {name}")

    def startLoop(self) -> None:  # noqa: N802 - pyttsx3 asks for this name
        """Serve pyttsx3's queue until ``endLoop``."""
        for _ in self.iterate():
            if self._loop_ended:
                break
            time.sleep(_STEP)
        self._loop_ended = False

    def endLoop(self) -> None:  # noqa: N802 - pyttsx3 asks for this name
        """Let ``startLoop`` return."""
        self._loop_ended = True

    def iterate(self) -> Iterator[None]:
        """Serve pyttsx3's queue from somebody else's loop: each step tells what has happened since the last one."""
        self._proxy.setBusy(False)
        while True:
            if self._begun is not None:
                self._tell(self._begun)
            yield

    def _tell(self, begun: float) -> None:
        try:
            progress = self._synthesizer.progress()
        except Exception as error:  # the classes are those of the system
            self._fail(error)
            return
        if progress is Progress.WAITING:
            if time.monotonic() - begun > _UNTIL_HEARD:
                self._fail(TimeoutError("nothing is heard"))
            return
        if not self._is_heard:
            self._is_heard = True
            self._proxy.notify("started-utterance")
        if progress is Progress.OVER:
            self._end_sentence(completed=True)

    def _fail(self, error: Exception) -> None:
        with suppress(Exception):  # nothing that is given up may be heard later
            self._synthesizer.silence()
        self._proxy.notify("error", exception=NoSoundDeviceError(str(error)))
        self._end_sentence(completed=False)

    def _end_sentence(self, *, completed: bool) -> None:
        self._begun = None
        self._proxy.notify("finished-utterance", completed=completed)
        self._proxy.setBusy(False)
