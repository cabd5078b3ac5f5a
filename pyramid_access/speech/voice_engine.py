"""A pyttsx3 engine as the speaking process uses it: its loop is the caller's, and what fails does not end it."""

import time
from contextlib import suppress
from typing import Any, Protocol

from pyramid_access.settings import VOLUME_RANGE, clamp
from pyramid_access.speech.messages import Configure, Say, earcons_of
from pyramid_access.speech.voices import VoiceInfo, choose_voice, is_wanted, speaks, voice_info

POLL = 0.005
"""Seconds between two looks at an engine that speaks; a silent one is not looked at."""
_STOPPING = 0.3
"""Seconds that an engine gets to be silent."""


class EngineListener(Protocol):
    """Hears what pyttsx3 tells; the name is that given to ``say``."""

    def on_started(self, name: str | None) -> None:
        """Take note that the first sound goes to the device."""

    def on_finished(self, name: str | None, completed: bool) -> None:
        """Take note that a text is over."""

    def on_error(self, name: str | None, exception: Exception) -> None:
        """Take note that something is not heard."""


class VoiceEngine:
    """The engine with its voices and settings."""

    def __init__(self, engine: Any, listener: EngineListener) -> None:
        self._engine = engine
        self._new_settings: Configure | None = None
        self._listed: tuple[VoiceInfo, ...] | None = None
        self.default_voice = str(engine.getProperty("voice") or "")
        self.is_own = _has_property(engine, "earcons")
        """Is the driver that of the own voice? Others have no earcons, and what they say to a pitch is printed."""
        self.is_slow = _has_property(engine, "slow")
        """May a call take a second or more?"""
        engine.connect("started-utterance", listener.on_started)
        engine.connect("finished-utterance", listener.on_finished)
        engine.connect("error", listener.on_error)
        engine.startLoop(False)
        engine.iterate()

    def iterate(self) -> None:
        """Let the engine tell what has happened."""
        self._engine.iterate()

    def end(self) -> None:
        """Fall silent, without waiting for it."""
        self._engine.stop()

    def stop(self) -> None:
        """Fall silent, and wait for an engine that takes its time: a busy one queues what it is told."""
        self._engine.stop()
        deadline = time.monotonic() + _STOPPING
        while self._engine.isBusy() and time.monotonic() < deadline:
            self._engine.iterate()
            time.sleep(POLL)

    def configure(self, settings: Configure) -> None:
        """Keep settings for the next sentence: pyttsx3 would queue them, and forget them at a stop."""
        self._new_settings = settings

    def apply_settings(self) -> None:
        """Speak in the way that was last wished."""
        settings, self._new_settings = self._new_settings, None
        if settings:
            self._engine.setProperty("rate", settings.rate)
            self._engine.setProperty("volume", clamp(settings.volume, VOLUME_RANGE) / 100)
            if self.is_own:
                self._engine.setProperty("pitch", settings.pitch)
                self._engine.setProperty("earcon_volume", clamp(settings.earcon_volume, VOLUME_RANGE) / 100)

    def place(self, sentence: Say) -> None:
        """Set earcons and place of a sentence, where the driver is ours: no other one knows them."""
        if self.is_own:
            self._engine.setProperty("earcons", earcons_of(sentence))
            self._engine.setProperty("pan", sentence.pan)

    def say(self, text: str, name: str) -> bool:
        """Begin to speak; False for an empty text, which pyttsx3 refuses without telling the listener."""
        if self._engine.say(text, name):
            return False
        self._engine.iterate()
        return True

    def voices(self) -> tuple[VoiceInfo, ...]:
        """Return all voices; none if the engine fails at that."""
        if self._listed is None:
            found: Any = ()
            with suppress(Exception):  # whatever a driver makes of a voice that it cannot read
                found = self._engine.getProperty("voices") or ()
            self._listed = tuple(voice_info(voice.id, voice.name, voice.languages) for voice in found)
        return self._listed

    def find_wanted(self, wanted: str) -> str | None:
        """Return the identifier of the voice that the player has chosen; None if it is not here, or does not speak."""
        return next((voice.id for voice in self.voices() if is_wanted(voice, wanted) and self._takes(voice.id)), None)

    def find_usual(self, lang: str) -> str | None:
        """Return the identifier of a voice that can be set and speaks the language.

        The language itself is tried as a name first: our own driver knows it, and listing all voices takes 50 ms.
        """
        if self.is_own and speaks(self.set_voice(lang), lang):
            return self.voice()
        voices = [*self.voices()]
        while choice := choose_voice(voices, lang):
            if self._takes(choice.id):
                return choice.id
            voices.remove(choice)
        return None

    def set_voice(self, identifier: str) -> str:
        """Try to set a voice; return the one that the engine has then."""
        if identifier and self.voice() != identifier:
            self._engine.setProperty("voice", identifier)
        return self.voice()

    def voice(self) -> str:
        """Return the identifier of the voice that speaks."""
        return str(self._engine.getProperty("voice") or "")

    def _takes(self, identifier: str) -> bool:
        return self.set_voice(identifier).lower() == identifier.lower()


def _has_property(engine: Any, name: str) -> bool:
    """Tell whether the engine's driver knows a property; drivers disagree on how they say no."""
    try:
        engine.getProperty(name)
    except Exception:
        return False
    return True
