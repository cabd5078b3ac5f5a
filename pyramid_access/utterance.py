"""What is said and written: finished sentences, the leaf that narration, speech and the views share."""

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """Why something is said; the value is the word that transcripts use."""

    NEWS = "news"
    """The game, or a setting, has changed."""
    ANSWER = "answer"
    """A question was asked; nothing has changed."""
    REFUSAL = "refusal"
    """What was asked for cannot be done; the text says why."""
    LATE = "late"
    """Comes on its own, after its key was answered: it waits for current speech."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """One finished piece of speech in one language."""

    text: str
    """Exactly what is spoken or written: one or more whole sentences, without control characters."""
    lang: str
    """Language tag of the locale folder that the text comes from, such as ``fr``: the voice follows it."""
    kind: Kind = Kind.NEWS
    ids: tuple[str, ...] = ()
    """The messages that the text was made from, for transcripts and tests."""
