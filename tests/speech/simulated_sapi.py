"""SAPI as real systems have it, without Windows: what ``comtypes`` and ``pythoncom`` give the driver.

Time is real, nothing runs: what has happened is worked out when the driver asks. ``System`` says how this one behaves.
"""

import sys
import time
from dataclasses import dataclass, field
from itertools import count
from types import ModuleType
from typing import Any

_TOKENS = "HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Speech\\Voices\\Tokens\\"
ZIRA, HORTENSE = _TOKENS + "TTS_MS_EN-US_ZIRA_11.0", _TOKENS + "TTS_MS_FR-FR_HORTENSE_11.0"
_STARTS = 0.002
"""Seconds from a text to its first sound."""
_PURGE = 2


class COMError(Exception):
    """As comtypes has it."""


@dataclass
class Token:
    """A voice of the registry; an attribute that it has not raises."""

    Id: str
    name: str
    attributes: dict[str, str]

    def GetDescription(self) -> str:  # noqa: N802
        return self.name

    def GetAttribute(self, name: str) -> str:  # noqa: N802
        try:
            return self.attributes[name]
        except KeyError:
            raise COMError(name) from None


class UnreadableToken:
    """A voice that was half removed."""

    def __getattr__(self, name: str) -> Any:
        raise COMError(name)


def usual_tokens() -> list[Any]:
    return [
        Token(ZIRA, "Microsoft Zira Desktop - English (United States)", {"Language": "409"}),
        Token(HORTENSE, "Microsoft Hortense Desktop - French", {"Language": "40C;C"}),
    ]


@dataclass
class System:
    """How this SAPI behaves, and what was heard of it."""

    tokens: list[Any] = field(default_factory=usual_tokens)
    per_letter: float = 0.001
    """Seconds; real voices take 0.065."""
    tells_of_cut: bool = True
    """Does a stream that was cut end with an event, beside the empty one that has cut it?"""
    late: float = 0.015
    """Seconds after which the events of an interruption come."""
    slow_voice: float = 0.0
    slow_speak: float = 0.0
    has_device: bool = True
    is_listed: bool = True
    begun: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """Texts that were heard to their end."""
    late_starts: list[str] = field(default_factory=list)
    """Texts whose sound began after a newer one was given."""
    sink: Any = None
    speeches: int = 0

    def install(self) -> None:
        """Stand for the modules of Windows in this process."""
        client, comtypes, pythoncom = (ModuleType(name) for name in ("comtypes.client", "comtypes", "pythoncom"))
        vars(client).update(CreateObject=lambda _: Speech(self), GetEvents=self._advise)
        vars(comtypes).update(client=client, __path__=[])
        vars(pythoncom).update(PumpWaitingMessages=self._pump)
        sys.modules.update({"comtypes": comtypes, "comtypes.client": client, "pythoncom": pythoncom})

    def _pump(self) -> None:
        self.speech.pump()

    def _advise(self, speech: "Speech", sink: Any) -> object:
        self.speech, self.sink = speech, sink
        return sink


@dataclass
class _Stream:
    number: int
    text: str
    start: float
    end: float


class Speech:
    """An ``SpVoice``."""

    def __init__(self, system: System) -> None:
        system.speeches += 1
        self._system = system
        self._voice = system.tokens[0]
        self.Rate = self.EventInterests = 0
        self.Volume = 100
        self._numbers = count(1)
        self._stream: _Stream | None = None
        self._news: list[tuple[float, str, int]] = []

    @property
    def Voice(self) -> Any:  # noqa: N802
        return self._voice

    @Voice.setter
    def Voice(self, token: Any) -> None:  # noqa: N802
        time.sleep(self._system.slow_voice if token is not self._voice else 0)
        self._voice = token

    def GetVoices(self) -> list[Any]:  # noqa: N802
        if not self._system.is_listed:
            raise COMError("no list")
        return self._system.tokens

    def Speak(self, text: str, flags: int) -> int:  # noqa: N802
        if text and not self._system.has_device:
            raise COMError("no device")
        time.sleep(self._system.slow_speak)
        self._advance()
        if flags & _PURGE:
            self._cut()
        assert not self._stream, "texts pile up"
        now, number = time.monotonic(), next(self._numbers)
        length = len(text) * self._system.per_letter
        if text:
            self._stream = _Stream(number, text, now + _STARTS, now + _STARTS + length)
        else:
            self._news += [(now + self._system.late, name, number) for name in ("StartStream", "EndStream")]
        return number

    def pump(self) -> None:
        self._advance()
        now = time.monotonic()
        due, self._news = [n for n in self._news if n[0] <= now], [n for n in self._news if n[0] > now]
        for _, name, number in sorted(due, key=lambda news: news[0]):
            getattr(self._system.sink, f"_ISpeechVoiceEvents_{name}")(number, 0)

    def _cut(self) -> None:
        stream, self._stream = self._stream, None
        if stream and self._system.tells_of_cut:
            self._news.append((time.monotonic() + self._system.late, "EndStream", stream.number))

    def _advance(self) -> None:
        """Let what must have been heard by now have been heard."""
        stream, now = self._stream, time.monotonic()
        if stream and now >= stream.start and stream.text not in self._system.begun:
            self._system.begun.append(stream.text)
            self._news.append((stream.start, "StartStream", stream.number))
        if stream and now >= stream.end:
            self._system.heard.append(stream.text)
            self._news.append((stream.end, "EndStream", stream.number))
            self._stream = None
