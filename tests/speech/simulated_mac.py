"""Speech synthesis as the Mac has it, without a Mac: what ``AppKit`` and ``Foundation`` give the driver.

Time is real, nothing runs: what has happened is worked out when the driver asks. What is spoken ends, for whoever asks,
only when the run loop has run; for a moment after an interruption the synthesizer refuses texts and voices.
"""

import sys
import time
from dataclasses import dataclass, field
from types import ModuleType, SimpleNamespace
from typing import Any

SAMANTHA, THOMAS = "com.apple.voice.compact.en-US.Samantha", "com.apple.voice.compact.fr-FR.Thomas"
_VOICES: dict[str, dict[str, Any]] = {
    SAMANTHA: {"VoiceName": "Samantha", "VoiceLocaleIdentifier": "en_US"},
    THOMAS: {"VoiceName": "Thomas", "VoiceLocaleIdentifier": "fr_FR"},
}
_STARTS = 0.002
_STOPS = 0.01


class ObjcError(Exception):
    """An exception of Objective-C."""


@dataclass
class System:
    """How this Mac behaves, and what was heard of it."""

    voices: dict[str, dict[str, Any] | None] = field(default_factory=lambda: dict(_VOICES))
    """A voice without attributes raises."""
    per_letter: float = 0.001
    has_device: bool = True
    begun: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)

    def install(self) -> None:
        """Stand for the modules of the Mac in this process."""
        app_kit, foundation = ModuleType("AppKit"), ModuleType("Foundation")
        self.synthesizer = Synthesizer(self)
        run_loop = SimpleNamespace(runMode_beforeDate_=lambda *_: self.synthesizer.run_loop())
        vars(app_kit).update(
            NSSpeechSynthesizer=SimpleNamespace(
                alloc=lambda: SimpleNamespace(initWithVoice_=lambda _: self.synthesizer),
                availableVoices=lambda: list(self.voices),
                attributesForVoice_=self._attributes,
            )
        )
        vars(foundation).update(
            NSRunLoop=SimpleNamespace(currentRunLoop=lambda: run_loop),
            NSDate=SimpleNamespace(dateWithTimeIntervalSinceNow_=lambda seconds: seconds),
            NSDefaultRunLoopMode="default",
        )
        sys.modules.update({"AppKit": app_kit, "Foundation": foundation})

    def _attributes(self, name: str) -> dict[str, Any]:
        told = self.voices[name]
        if told is None:
            raise ObjcError(name)
        return told


class Synthesizer:
    """An ``NSSpeechSynthesizer``."""

    def __init__(self, system: System) -> None:
        self._system = system
        self._voice = SAMANTHA
        self.settings: dict[str, float] = {}
        self._text = ""
        self._start = self._end = self._refuses_until = 0.0
        self._is_speaking = False

    def voice(self) -> str:
        return self._voice

    def setVoice_(self, voice: str) -> bool:  # noqa: N802
        if self._is_busy() or voice not in self._system.voices:
            return False
        self._voice, self.settings = voice, {}
        return True

    def setRate_(self, rate: float) -> None:  # noqa: N802
        self.settings["rate"] = rate

    def setVolume_(self, volume: float) -> None:  # noqa: N802
        self.settings["volume"] = volume

    def startSpeakingString_(self, text: str) -> bool:  # noqa: N802
        if self._is_busy() or not self._system.has_device:
            return False
        self._text, self._is_speaking = text, True
        self._start = time.monotonic() + _STARTS
        self._end = self._start + len(text) * self._system.per_letter
        return True

    def stopSpeaking(self) -> None:  # noqa: N802
        self._advance()
        self._text, self._refuses_until = "", time.monotonic() + _STOPS

    def isSpeaking(self) -> bool:  # noqa: N802
        return self._is_speaking and time.monotonic() >= self._start

    def run_loop(self) -> None:
        self._advance()
        if not self._text and not self._is_refusing():
            self._is_speaking = False

    def _is_busy(self) -> bool:
        return self._is_speaking or self._is_refusing()

    def _is_refusing(self) -> bool:
        return time.monotonic() < self._refuses_until

    def _advance(self) -> None:
        now = time.monotonic()
        if self._text and now >= self._start and self._text not in self._system.begun:
            self._system.begun.append(self._text)
        if self._text and now >= self._end:
            self._system.heard.append(self._text)
            self._text = ""
