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


class Earcon(Enum):
    """A short sound that says by itself what has happened; the value is its word in messages between processes."""

    PAIR = "pair"
    KING = "king"
    """A card left alone, which in most games only a king does."""
    UNCOVERED = "uncovered"
    DRAWN = "drawn"
    REDEAL = "redeal"
    EDGE = "edge"
    REFUSED = "refused"
    CHOSEN = "chosen"
    HOLDING = "holding"
    """Faint: the player went to another card while one is chosen."""
    UNDO = "undo"
    HINT = "hint"
    WON = "won"
    BLOCKED = "blocked"


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
    braille: str = ""
    """The same in fewer words for a braille display of 40 cells; empty where the text itself fits."""
    spoken: str = ""
    """The text as the game's own voice gets it, spelled so that it is said right; empty where that is the text."""
    earcons: tuple[Earcon, ...] = ()
    """What is heard with the first words, one after the other; the text says all of it too."""
    pan: float = 0.0
    """Where it is heard, from -1.0, the left ear alone, to 1.0, the right ear alone."""
    rows: tuple[str, ...] = ()
    """Rows that lines of text have above the text, each on its own; their spaces keep their place. Not spoken."""
    path: str = ""
    """Path of a file that lines of text have above the text, in one piece, to be copied. Not spoken."""
