"""The characters and words that cards are drawn with; each state of a card has its own, so that none rests on colour.

All characters are among those that console fonts have had since code page 437, Linux consoles and Windows included.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from pyramid_access.narration.board_words import rank_code, rank_word, suit_letter
from pyramid_access.rules.cards import Card, Suit
from pyramid_access.ui.output.screen_text import clean, columns, readable_in

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
    heavy: Mapping[Look, Frame]
    """Borders where no colour sets one card off from another."""
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
    heavy={Look.COVERED: Frame(*"┌─┐││└─┘"), Look.FREE: Frame(*"█▀█▌▐█▄█"), Look.CHOSEN: Frame(*"▓▓▓▓▓▓▓▓")},
    brackets={Look.COVERED: (" ", " "), Look.FREE: ("[", "]"), Look.CHOSEN: ("√", "√")},
    back="▒",
    gap=Frame(*"········"),
    suits={Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"},
    pointers=("►", "◄"),
    check="√",
)
ASCII = Marks(
    frames={Look.COVERED: Frame(*".-.||'-'"), Look.FREE: Frame(*"#=####=#"), Look.CHOSEN: Frame(*"********")},
    heavy={Look.COVERED: Frame(*".-.||'-'"), Look.FREE: Frame(*"########"), Look.CHOSEN: Frame(*"********")},
    brackets={Look.COVERED: (" ", " "), Look.FREE: ("[", "]"), Look.CHOSEN: ("*", "*")},
    back=":",
    gap=Frame(*"........"),
    suits=None,
    pointers=(">", "<"),
    check="x",
)

_ROOM_FOR_NAMES = 18
"""Columns from which on cards can have their whole names: all alike, or they are hard to compare."""


class BoardWords:
    """The words on the board in one language, and in letters that the terminal has; each is asked for once."""

    def __init__(self, label: Label, *, ascii_only: bool, spelled: bool = False, plain: bool = False) -> None:
        """Find words with ``label``.

        ``spelled``: suits are written in letters even where the terminal has their symbols. ``plain``: no colour sets
        one card off from another, so that the borders have to.
        """
        self._label = label
        self._said: dict[str, str] = {}
        self._spelled = spelled
        self._plain = plain
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

    def frame(self, look: Look, *, whole: bool = True) -> Frame:
        """Return the border of a card; heavy lines need a ``whole`` one, not filled and not the upper edge alone."""
        return (self.marks.heavy if self._plain and whole else self.marks.frames)[look]

    def rank(self, card: Card) -> str:
        """Return the rank as cards show it: ``10``, or a letter such as ``R`` for a French king."""
        return rank_code(self.say, card)

    def letter(self, card: Card) -> str:
        """Return the letter of the suit."""
        return suit_letter(self.say, card)

    def suit_word(self, card: Card) -> str:
        """Return the name of the suit."""
        return self.say(f"suit-{card.suit.name.lower()}")

    @property
    def has_symbols(self) -> bool:
        """Do symbols stand for the suits?"""
        return self.marks.suits is not None and not self._spelled

    def code(self, card: Card) -> str:
        """Return rank and suit in the fewest columns: ``10♥``, or ``10h``."""
        symbols = None if self._spelled else self.marks.suits
        return self.rank(card) + (symbols[card.suit] if symbols else self.letter(card))

    def corner(self, card: Card, room: int) -> str:
        """Return what stands in one row of ``room`` columns, such as a corner: the code, or rank and word."""
        words = f"{self.rank(card)} {self.suit_word(card)}"
        return words if self._spelled and columns(words) <= room else self.code(card)

    def title(self, card: Card, room: int) -> str:
        """Return what stands above the name of the suit: the code, or the word for a rank that has one."""
        if not self._spelled:
            return self.code(card)
        word = rank_word(self.say, card)
        return word if columns(word) <= room else self.rank(card)

    def name(self, card: Card, room: int) -> str:
        """Return what stands below the pictures: the name of the suit, or of the card; nothing if it has no room."""
        names = [self.say("card", card=card)] if self._spelled and room >= _ROOM_FOR_NAMES else []
        return next((name for name in [*names, self.suit_word(card)] if columns(name) <= room), "")
