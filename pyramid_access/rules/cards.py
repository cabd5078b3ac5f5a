"""Playing cards and their text form."""

import re
from collections.abc import Iterable
from enum import Enum, IntEnum
from typing import NamedTuple


class Rank(IntEnum):
    """The thirteen ranks; the number is the value that the usual pairing adds up."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13


class Suit(IntEnum):
    """The four suits, in the order of their English names."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


RANK_LETTERS = "A23456789TJQK"
SUIT_LETTERS = "cdhs"
_CARD = re.compile(r"(10|[A2-9TJQK])([CDHS])", re.IGNORECASE | re.ASCII)  # ASCII: else the Kelvin sign matches K
_COMMENT = re.compile(r"#[^\n\r]*")
_WORD = re.compile(r"\S+")
_TOKEN_LENGTH = 20  # In a file of something else the word can be a whole line, too long to be read aloud.


class Card(NamedTuple):
    """One of the 52 cards; ``str()`` gives its two-letter text form, such as ``Td``."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return RANK_LETTERS[self.rank - 1] + SUIT_LETTERS[self.suit]


PACK = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The 52 cards, clubs to spades, ace to king in each suit."""


class CardFault(Enum):
    """What can be wrong with the text of a card or of a pack."""

    UNREADABLE = "unreadable"
    DOUBLED = "doubled"
    MISSING = "missing"


class CardError(ValueError):
    """A text that should name cards does not; ``token`` is the word (its beginning) or card that is wrong."""

    def __init__(self, fault: CardFault, token: str, at: int | None = None) -> None:
        self.fault = fault
        self.token = token[:_TOKEN_LENGTH]
        self.at = at
        """Where in the text the wrong word begins, or the second of two equal cards, from 0; None for no such place."""
        super().__init__(f"{fault.value} card: {self.token!r}")


def parse_card(text: str) -> Card:
    """Return the card that a text such as ``9h``, ``10S`` or ``Td`` names, in any case.

    Raises :class:`CardError` for anything else.
    """
    match = _CARD.fullmatch(text)
    if match is None:
        raise CardError(CardFault.UNREADABLE, text)
    rank, suit = match.groups()
    letter = "T" if rank == "10" else rank.upper()
    return Card(Rank(RANK_LETTERS.index(letter) + 1), Suit(SUIT_LETTERS.index(suit.lower())))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text, in order; white space, line breaks and ``#`` comments are ignored.

    Cards may also stand side by side without a space. Raises :class:`CardError` for what is no card.
    """
    return tuple(card for card, _ in find_cards(text))


def find_cards(text: str) -> tuple[tuple[Card, int], ...]:
    """Return the cards of a text as :func:`parse_cards` does, each with the place where it begins, from 0."""
    found: list[tuple[Card, int]] = []
    for word in _WORD.finditer(without_comments(text)):
        pieces = [*_CARD.finditer(word.group())]
        if sum(len(piece.group()) for piece in pieces) < len(word.group()):
            raise CardError(CardFault.UNREADABLE, word.group(), word.start())
        found += [(parse_card(piece.group()), word.start() + piece.start()) for piece in pieces]
    return tuple(found)


def without_comments(text: str) -> str:
    """Return the text with spaces in place of its ``#`` comments, so that all else stays where it is."""
    return _COMMENT.sub(lambda comment: " " * len(comment.group()), text)


def format_cards(cards: Iterable[Card]) -> str:
    """Return the cards as text, a space between two; :func:`parse_cards` reads it back."""
    return " ".join(map(str, cards))


def check_pack(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards if they are the whole pack; raise :class:`CardError` naming a doubled, else a missing card."""
    pack = tuple(cards)
    seen: set[Card] = set()
    for card in pack:
        if card in seen:
            raise CardError(CardFault.DOUBLED, str(card))
        seen.add(card)
    for card in PACK:
        if card not in seen:
            raise CardError(CardFault.MISSING, str(card))
    return pack
