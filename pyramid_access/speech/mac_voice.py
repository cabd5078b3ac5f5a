"""The voices of the Mac (NSSpeechSynthesizer), as a pyttsx3 driver.

The synthesizer is asked whether it speaks: what it tells a delegate does not say which text has ended, and comes only
while the thread's run loop runs. That runs here at every look, since the synthesizer itself may need it.
"""

import time
from collections.abc import Callable
from typing import Any

from pyramid_access.speech.system_driver import Progress, SystemDriver
from pyramid_access.speech.voices import VoiceInfo, voice_info

NAME = "pyramid_mac"
_BEGINS = 0.5
"""Seconds after which a text that is not spoken is taken for one that was too short to be seen."""
_SETTLES = 0.2
"""Seconds that the synthesizer gets until it does what it was told."""
_STEP = 0.002


def buildDriver(proxy: Any) -> SystemDriver:  # noqa: N802 - pyttsx3 asks for this name
    """Return the driver; pyttsx3 calls this."""
    return SystemDriver(proxy, MacVoice())


class MacVoice:
    """One ``NSSpeechSynthesizer``."""

    def __init__(self) -> None:
        """Open the default voice."""
        import AppKit
        import Foundation

        self._class, self._foundation = AppKit.NSSpeechSynthesizer, Foundation
        self._speech = self._class.alloc().initWithVoice_(None)
        self.voice = str(self._speech.voice())
        self._rate, self._volume = 200.0, 1.0
        self._begun = 0.0
        self._was_heard = False

    def voices(self) -> list[VoiceInfo]:
        """Return all voices that can be read."""
        return [voice for name in self._class.availableVoices() if (voice := self._voice_of(name))]

    def _voice_of(self, identifier: Any) -> VoiceInfo | None:
        try:
            told = self._class.attributesForVoice_(identifier)
            return voice_info(identifier, told.get("VoiceName"), told.get("VoiceLocaleIdentifier"))
        except Exception:  # an Objective-C exception
            return None

    def set_voice(self, identifier: str) -> None:
        """Speak the next text with this voice; it brings a rate and a volume of its own."""
        if not self._settles(lambda: self._speech.setVoice_(identifier)):
            raise ValueError(f"unknown voice {identifier}")
        self.voice = identifier
        self._speech.setRate_(self._rate)
        self._speech.setVolume_(self._volume)

    def set_rate(self, words_a_minute: int) -> None:
        """Speak the next text at this rate."""
        self._rate = float(words_a_minute)
        self._speech.setRate_(self._rate)

    def set_volume(self, volume: float) -> None:
        """Speak the next text at this volume, from 0.0 to 1.0."""
        self._volume = volume
        self._speech.setVolume_(volume)

    def speak(self, text: str) -> None:
        """Begin to speak; raise if the synthesizer refuses."""
        self._was_heard = False
        if not self._settles(lambda: self._speech.startSpeakingString_(text)):
            raise OSError("the synthesizer does not speak")
        self._begun = time.monotonic()

    def silence(self) -> None:
        """Cut the text off, and see that it has ended: else its end could be taken for that of the next one."""
        self._speech.stopSpeaking()
        self._settles(lambda: not self._speech.isSpeaking())

    def progress(self) -> Progress:
        """Return whether the last text is spoken, or was."""
        self._run_loop()
        if self._speech.isSpeaking():
            self._was_heard = True
            return Progress.HEARD
        is_over = self._was_heard or time.monotonic() - self._begun > _BEGINS
        return Progress.OVER if is_over else Progress.WAITING

    def _settles(self, is_done: Callable[[], Any]) -> bool:
        """Try until it is done, for a moment; tell whether it is."""
        give_up_at = time.monotonic() + _SETTLES
        while not is_done():
            if time.monotonic() > give_up_at:
                return False
            self._run_loop()
            time.sleep(_STEP)
        return True

    def _run_loop(self) -> None:
        """Let the system do what it has to do in this thread, without waiting for more."""
        now = self._foundation.NSDate.dateWithTimeIntervalSinceNow_(0.0)
        loop = self._foundation.NSRunLoop.currentRunLoop()
        loop.runMode_beforeDate_(self._foundation.NSDefaultRunLoopMode, now)
