"""The characters and words that cards are drawn with; each state of a card has its own, so that none rests on colour.

All characters are among those that console fonts have had since code page 437, Linux consoles and Windows included.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from pyramid_access.rules.cards import Card, Rank, Suit
from pyramid_access.ui.screen_text import clean, readable_in

Label = Callable[..., str]
"""``label(name, **args)`` returns the words of a message such as ``board-stock``."""


class Look(Enum):
    """The state of a card on the board; the value is part of its style's name."""

    COVERED = "covered"
    FREE = "free"
    CHOSEN = "chosen"


class Frame(NamedTuple):
    """The characters of a border."""

    top_left: str
    top: str
    top_right: str
    left: str
    right: str
    bottom_left: str
    bottom: str
    bottom_right: str


@dataclass(frozen=True, slots=True)
class Marks:
    """All characters of one character set that carry meaning."""

    frames: Mapping[Look, Frame]
    brackets: Mapping[Look, tuple[str, str]]
    """What stands at both sides of a card that has no border, in the smallest form."""
    back: str
    """Fills a card that lies face down."""
    gap: Frame
    """Border of a place without a card."""
    suits: Mapping[Suit, str] | None
    """The symbols; None: letters stand for them."""
    pointers: tuple[str, str]
    """What points at the current card from both sides."""
    check: str
    """Marks the chosen card."""


DRAWN = Marks(
    frames={Look.COVERED: Frame(*"┌─┐││└─┘"), Look.FREE: Frame(*"╔═╗║║╚═╝"), Look.CHOSEN: Frame(*"████████")},
    brackets={Look.COVERED: (" ", " "), Look.FREE: ("[", "]"), Look.CHOSEN: ("√", "√")},
    back="▒",
    gap=Frame(*"········"),
    suits={Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"},
    pointers=("►", "◄"),
    check="√",
)
ASCII = Marks(
    frames={Look.COVERED: Frame(*".-.||'-'"), Look.FREE: Frame(*"#=####=#"), Look.CHOSEN: Frame(*"********")},
    brackets={Look.COVERED: (" ", " "), Look.FREE: ("[", "]"), Look.CHOSEN: ("*", "*")},
    back=":",
    gap=Frame(*"........"),
    suits=None,
    pointers=(">", "<"),
    check="x",
)

_RANK_NAMES = {Rank.ACE: "ace", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}


class BoardWords:
    """The words on the board in one language, and in letters that the terminal has; each is asked for once."""

    def __init__(self, label: Label, *, ascii_only: bool) -> None:
        self._label = label
        self._said: dict[str, str] = {}
        self.ascii_only = ascii_only
        self.marks = ASCII if ascii_only else DRAWN

    def say(self, name: str, **args: object) -> str:
        """Return the words of a message of the board, without the ``board-`` that all of them begin with."""
        if args:
            return self.fit(self._label(f"board-{name}", **args))
        if name not in self._said:
            self._said[name] = self.fit(self._label(f"board-{name}"))
        return self._said[name]

    def fit(self, text: str) -> str:
        """Return any text in letters that the terminal has."""
        text = clean(text)
        return readable_in(text, "ascii") if self.ascii_only else text

    def rank(self, card: Card) -> str:
        """Return the rank as cards show it: ``10``, or a letter such as ``R`` for a French king."""
        name = _RANK_NAMES.get(card.rank)
        return self.say(f"rank-{name}") if name else str(int(card.rank))

    def suit(self, card: Card) -> str:
        """Return the suit as one symbol, or as its letter."""
        return self.marks.suits[card.suit] if self.marks.suits else self.letter(card)

    def letter(self, card: Card) -> str:
        """Return the letter of the suit."""
        return self.say(f"letter-{card.suit.name.lower()}")

    def suit_word(self, card: Card) -> str:
        """Return the name of the suit."""
        return self.say(f"suit-{card.suit.name.lower()}")
