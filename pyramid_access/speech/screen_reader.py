"""The player's screen reader, spoken to through the library speechlight, an extra that need not be installed.

What speechlight 3.2 (MIT licence) really offers, read from its source:

- Windows: NVDA, JAWS and System Access, speech and braille apart, so that braille can have words of its own. With none
  of them running it would use Windows' own voice, which is not asked for here.
- Linux: Orca, where it offers its service on the session bus (Orca 50 does, Orca 43, which Debian 12 has, does not);
  one text for speech and braille.
- macOS: the system's voice and not VoiceOver. That would be a second voice, so it is not used there.

The library makes its object when it is imported, which loads other libraries or asks the bus, and its calls have no
limit of time that suits a key. So it is imported and called in threads only.
"""

import sys
import threading
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from pyramid_access.speech.direct_speaker import Outlet, OutletGoneError
from pyramid_access.utterance import Utterance

_LIBRARY = "speechlight"
_ANSWERS = 1.5
"""Seconds to find out whether a reader runs: an import and a question. Without an answer there is none."""
_WINDOWS = {"nvda": "NVDA", "sa": "System Access", "jfw": "JAWS"}
"""What the library's functions for each reader begin with, and the reader's name; the first that runs is taken."""
_JAWS = "jfw"


class ScreenReader(Outlet, Protocol):
    """A reader that takes words by itself."""

    @property
    def name(self) -> str:
        """What the reader is called."""

    def runs(self) -> bool:
        """Is it there to take words?"""


def is_installed() -> bool:
    """Is the library there?"""
    return find_spec(_LIBRARY) is not None


def running_reader(seconds: float = _ANSWERS) -> ScreenReader | None:
    """Return the reader that runs and can be spoken to; None if there is none, or none that answers in time."""
    if not is_installed():
        return None
    found: list[ScreenReader] = []
    finder = threading.Thread(target=lambda: found.extend(_running()), name="reader search", daemon=True)
    finder.start()
    finder.join(seconds)
    return found[0] if found else None


def _running() -> list[ScreenReader]:
    """Return the readers that run."""
    try:
        speech = import_module(_LIBRARY).speech
    except Exception:  # It loads libraries of others; whatever they raise, there is no reader to speak to.
        return []
    return [reader for reader in readers_of(speech, sys.platform) if reader.runs()]


def readers_of(speech: Any, platform: str) -> list[ScreenReader]:
    """Return the readers that the library's object can speak to on a platform, whether they run or not."""
    return [WindowsReader(speech, prefix) for prefix in _WINDOWS] if platform == "win32" else [Orca(speech)]


class WindowsReader:
    """NVDA, System Access or JAWS; speech has the whole text, braille the short one."""

    def __init__(self, speech: Any, prefix: str) -> None:
        """Use the functions of the library's object that begin with the prefix."""
        self._speech = speech
        self._prefix = prefix
        self._is_ready = prefix != _JAWS

    @property
    def name(self) -> str:
        """What the reader is called."""
        return _WINDOWS[self._prefix]

    def runs(self) -> bool:
        """Is it there to take words?"""
        return bool(self._call("running"))

    def speak(self, utterance: Utterance, *, interrupt: bool) -> None:
        """Speak a sentence, and show it in braille."""
        self._prepare()
        self._call("say", utterance.text, interrupt=interrupt)
        self._call("braille", utterance.braille or utterance.text)

    def silence(self) -> None:
        """Stop speaking."""
        self._prepare()
        self._call("silence")

    def close(self) -> None:
        """Nothing is held."""

    def _prepare(self) -> None:
        """Make sure that it runs, and that Windows lets this thread call JAWS."""
        if not self.runs():
            raise OutletGoneError(self.name)
        if not self._is_ready:
            import_module("pythoncom").CoInitialize()
            self._is_ready = True

    def _call(self, function: str, *texts: str, **options: bool) -> Any:
        try:
            return getattr(self._speech, f"{self._prefix}_{function}")(*texts, **options)
        except Exception as error:  # Windows and the readers raise what they like.
            raise OutletGoneError(str(error)) from error


class Orca:
    """Orca, which shows in braille what it speaks."""

    name = "Orca"

    def __init__(self, speech: Any) -> None:
        """Use the library's object."""
        self._speech = speech

    def runs(self) -> bool:
        """Is it there to take words? It is asked for its version, since other calls get no answer."""
        return bool(self._speech.version)

    def speak(self, utterance: Utterance, *, interrupt: bool) -> None:
        """Speak a sentence, and show it in braille."""
        if not self.runs():
            raise OutletGoneError(self.name)
        self._speech.output(utterance.text, interrupt=interrupt)

    def silence(self) -> None:
        """Stop speaking."""
        if not self.runs():
            raise OutletGoneError(self.name)
        self._speech.silence()

    def close(self) -> None:
        """The library closes its connection by itself."""
