"""Cards, ranks and places as arguments of messages, and the functions that messages word them with.

``CARD($card)``, ``CARD($card, form: "the")``, ``CARDS($cards)``, ``CARDS($cards, form: "a", list: "or")``,
``PLACE($place)``, ``GENDER($card)`` and ``SPELL($number)``. The words themselves are messages of the locale:

- form *x* of a card is the message ``cards-x``. It gets ``$card``, its ``$rank`` (ace, two ... king) and ``$suit``
  (clubs, diamonds, hearts, spades; nothing for a bare rank), and for a card with a spot ``$place``, ``$row``,
  ``$number`` and ``$state``;
- a place is the message ``places-`` and its kind, with ``$row``, ``$number`` and ``$above``, the cards on top of it;
- a list *x* is made of ``words-x-two``, ``words-x-start``, ``words-x-middle`` and ``words-x-end``, each with
  ``$first`` and ``$second``; the list called *list* is the usual one;
- a number in letters is ``words-number`` with ``$number``.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from fluent.runtime.types import FluentInt, FluentType

from pyramid_access.rules.cards import Card, Rank

CAPITAL = "\x01"
"""Marks a word from these functions, which gets a capital letter where it begins a sentence."""


class SpokenPlace(NamedTuple):
    """Where a card lies, as words need it."""

    kind: str
    """Name of the message after ``places-``."""
    row: int = 0
    """Pyramid row, or number of the pile or column from the left; 0 where there is only one."""
    number: int = 0
    """Place in the full row, or cards to draw until it comes."""
    above: int = 0
    """Cards that lie on top of it in its pile or column."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card together with its spot and its state (``free``, ``covered``, ``chosen`` or nothing)."""

    card: Card
    spot: SpokenPlace
    state: str = ""


Item = Card | Rank | PlacedCard
Phrase = Callable[[str, Mapping[str, Any]], str]
"""Format the message of that id with these arguments, in the locale or what stands in for it."""


class CardWord(FluentType):
    """A card, a bare rank or a placed card, on its way through a message."""

    def __init__(self, item: Item, words: "CardWords") -> None:
        self.item = item
        self._words = words

    def format(self, _locale: object) -> str:
        """Return the plain name; messages that want another form use ``CARD``."""
        return self._words.card(self)


class ListWord(FluentType):
    """Several cards on their way through a message."""

    def __init__(self, items: Sequence[Item], words: "CardWords") -> None:
        self.items = tuple(items)
        self._words = words

    def format(self, _locale: object) -> str:
        """Return the plain names as a list."""
        return self._words.cards(self)


class PlaceWord(FluentType):
    """A place on its way through a message."""

    def __init__(self, spot: SpokenPlace, words: "CardWords") -> None:
        self.spot = spot
        self._words = words

    def format(self, _locale: object) -> str:
        """Return the place in words."""
        return self._words.place(self)


class CardWords:
    """The functions of one locale."""

    def __init__(self, phrase: Phrase) -> None:
        self._phrase = phrase
        self._card_phrase = lru_cache(maxsize=1024)(self._find_card_phrase)

    @property
    def functions(self) -> dict[str, Callable[..., Any]]:
        """The functions by the names that messages call them by."""
        return {
            "CARD": self.card,
            "CARDS": self.cards,
            "PLACE": self.place,
            "GENDER": self.gender,
            "SPELL": self.spell,
        }

    def wrap(self, value: object) -> object:
        """Return an argument as Fluent takes it: cards, lists and places with their words, numbers without grouping."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (Card, Rank, PlacedCard)):
            return CardWord(value, self)
        if isinstance(value, SpokenPlace):
            return PlaceWord(value, self)
        if isinstance(value, (tuple, list)):
            return ListWord(value, self)
        if isinstance(value, int):
            return FluentInt(value, useGrouping=False)
        return value

    def card(self, word: CardWord, form: str = "name") -> str:
        """Word a card in the form of that name."""
        return CAPITAL + self._card_phrase(word.item, form)

    def cards(self, word: ListWord, form: str = "name", **options: str) -> str:
        """Word each card, and join them as the locale's list ``list`` (an option) does."""
        pieces = [self._card_phrase(item, form) for item in word.items]
        return CAPITAL + self._join(pieces, options.get("list", "list"))

    def place(self, word: PlaceWord) -> str:
        """Word a place."""
        spot = word.spot
        numbers = {"row": spot.row, "number": spot.number, "above": spot.above}
        return CAPITAL + self._phrase(f"places-{spot.kind}", numbers)

    def gender(self, word: CardWord) -> str:
        """Return the word of ``cards-gender``, for messages to select by."""
        return self._card_phrase(word.item, "gender")

    def spell(self, number: int) -> str:
        """Word a number in letters."""
        return CAPITAL + self._phrase("words-number", {"number": number})

    def _find_card_phrase(self, item: Item, form: str) -> str:
        return self._phrase(f"cards-{form}", card_arguments(item))

    def _join(self, pieces: Sequence[str], kind: str) -> str:
        if len(pieces) < 2:
            return "".join(pieces)
        if len(pieces) == 2:
            return self._pair(f"words-{kind}-two", *pieces)
        text = self._pair(f"words-{kind}-start", *pieces[:2])
        for piece in pieces[2:-1]:
            text = self._pair(f"words-{kind}-middle", text, piece)
        return self._pair(f"words-{kind}-end", text, pieces[-1])

    def _pair(self, message_id: str, first: str, second: str) -> str:
        return self._phrase(message_id, {"first": first, "second": second})


def card_arguments(item: Item) -> dict[str, object]:
    """Return what the messages of cards get for a card."""
    if isinstance(item, Rank):
        return {"card": item, "rank": item.name.lower(), "suit": ""}
    if isinstance(item, Card):
        return {"card": item, "rank": item.rank.name.lower(), "suit": item.suit.name.lower()}
    placed = {"place": item.spot, "row": item.spot.row, "number": item.spot.number, "state": item.state}
    return card_arguments(item.card) | placed
