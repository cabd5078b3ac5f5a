"""What the game and its speaking process (the child) tell each other: one JSON object a line, in ASCII.

The game sends commands and the child answers each with :class:`Taken`, then tells what it does.
A line that is no such object decodes to ``None``: neither side may fail because of what the other one writes.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from enum import Enum
from typing import get_origin

from pyramid_access.settings import EARCON_VOLUME, PITCH
from pyramid_access.utterance import Earcon

NO_WORDS = "\N{WORD JOINER}"
"""Stands for an empty text towards pyttsx3, which takes none, when there are earcons to be heard."""


class Trouble(Enum):
    """Why something is not heard, or not heard as it should be; the game goes on, and the player is told in words.

    The child tells of all but the last two, which the game's side finds out about the child itself.
    """

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


@dataclass(frozen=True, slots=True)
class Say:
    """Stop the current speech and speak ``text`` with a voice for ``lang``, begun by earcons; both can be empty."""

    id: int
    text: str
    lang: str
    earcons: list[str] = field(default_factory=list)
    """Values of :class:`~pyramid_access.utterance.Earcon`; others mean nothing."""
    pan: float = 0.0
    """From -1.0, left, to 1.0, right."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Be silent."""

    id: int


@dataclass(frozen=True, slots=True)
class Configure:
    """Use another rate (words a minute), volume (per cent), voices (language to identifier), pitch from now on."""

    id: int
    rate: int
    volume: int
    voices: dict[str, str]
    earcon_volume: int = EARCON_VOLUME
    """Per cent."""
    pitch: int = PITCH
    """In ``settings.PITCH_RANGE``."""


@dataclass(frozen=True, slots=True)
class ListVoices:
    """Answer with :class:`Voices`, once for each engine."""

    id: int


@dataclass(frozen=True, slots=True)
class Ready:
    """The engine can speak; the first answer of all."""


@dataclass(frozen=True, slots=True)
class Taken:
    """The command with this id was carried out (a sentence: begun)."""

    id: int


@dataclass(frozen=True, slots=True)
class Slow:
    """The command that is being carried out may take some seconds: a voice of the system is asked."""


@dataclass(frozen=True, slots=True)
class Started:
    """The first sound of the sentence goes to the device, with the voice named."""

    id: int
    voice: str


@dataclass(frozen=True, slots=True)
class Finished:
    """The sentence came to its end, or cannot be heard at all."""

    id: int


@dataclass(frozen=True, slots=True)
class InTrouble:
    """Something is not heard as it should be."""

    trouble: str
    """Value of a :class:`Trouble`."""
    lang: str


@dataclass(frozen=True, slots=True)
class Voices:
    """All voices of one engine, as the fields of a ``VoiceInfo``."""

    id: int
    voices: list[dict[str, object]] = field(default_factory=list)


Command = Say | Stop | Configure | ListVoices
Answer = Ready | Taken | Slow | Started | Finished | InTrouble | Voices
_KINDS: dict[str, type[Command] | type[Answer]] = {
    kind.__name__: kind
    for kind in (Say, Stop, Configure, ListVoices, Ready, Taken, Slow, Started, Finished, InTrouble, Voices)
}


def encode(message: Command | Answer) -> bytes:
    """Return the line, with its end, that stands for the message."""
    return json.dumps({"kind": type(message).__name__, **asdict(message)}).encode("ascii") + b"\n"


def decode(line: bytes) -> Command | Answer | None:
    """Return the message of a line; ``None`` for anything that is not one."""
    try:
        parts = json.loads(line, parse_constant=_refused)
        kind = _KINDS[parts.pop("kind")]
        message = kind(**parts)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    return message if _has_right_types(message) else None


def trouble_of(message: InTrouble) -> Trouble | None:
    """Return the trouble that the message names; ``None`` for an unknown one."""
    return next((trouble for trouble in Trouble if trouble.value == message.trouble), None)


def earcons_of(message: Say) -> tuple[Earcon, ...]:
    """Return the earcons that the message names; what names none is left out."""
    return tuple(earcon for name in message.earcons for earcon in Earcon if earcon.value == name)


def _refused(constant: str) -> None:
    """Refuse what Python reads and JSON does not know: ``NaN`` is no place."""
    raise ValueError(constant)


def _has_right_types(message: Command | Answer) -> bool:
    pairs: Iterable[tuple[object, object]] = ((getattr(message, f.name), f.type) for f in fields(message))
    return all(isinstance(value, get_origin(kind) or kind) for value, kind in pairs)  # type: ignore[arg-type]
