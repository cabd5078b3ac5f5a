"""What messages take as arguments, and the functions with which a message words a card or a place.

Cards, ranks, places and lists of cards go into a message as they are: :class:`MessageFunctions` wraps them, and the
message words them with the functions below. Points, times and passes are first made numbers and words that a message
can choose by: :func:`as_points`, :func:`as_duration` and :func:`as_passes`.

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
"""Stands before the text of these functions, so that the translator can capitalise it at the start of a sentence."""


class SpokenPlace(NamedTuple):
    """Where a card lies, as an argument of a message."""

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
    """A card with its spot and its state: ``free``, ``covered``, ``chosen`` or nothing."""

    card: Card
    spot: SpokenPlace
    state: str = ""


Message = tuple[str, dict[str, object]]
"""The id of a message and its arguments."""
Item = Card | Rank | PlacedCard
Phrase = Callable[[str, Mapping[str, Any]], str]
"""Formats the message of an id with arguments, in the locale or in its fallback."""


class CardArgument(FluentType):
    """A card, a rank without a suit, or a placed card, as the Fluent library takes it."""

    def __init__(self, item: Item, functions: "MessageFunctions") -> None:
        self.item = item
        self._functions = functions

    def format(self, _locale: object) -> str:
        """Return the plain name; messages that want another form use ``CARD``."""
        return self._functions.card(self)


class CardsArgument(FluentType):
    """Several cards, as the Fluent library takes them."""

    def __init__(self, items: Sequence[Item], functions: "MessageFunctions") -> None:
        self.items = tuple(items)
        self._functions = functions

    def format(self, _locale: object) -> str:
        """Return the plain names as a list."""
        return self._functions.cards(self)


class PlaceArgument(FluentType):
    """A place, as the Fluent library takes it."""

    def __init__(self, spot: SpokenPlace, functions: "MessageFunctions") -> None:
        self.spot = spot
        self._functions = functions

    def format(self, _locale: object) -> str:
        """Return the place in words."""
        return self._functions.place(self)


class MessageFunctions:
    """The functions that messages of one locale can call."""

    def __init__(self, phrase: Phrase) -> None:
        self._phrase = phrase
        self._card_phrase = lru_cache(maxsize=1024)(self._find_card_phrase)

    @property
    def functions(self) -> dict[str, Callable[..., Any]]:
        """Each function under the name that messages call it by."""
        return {
            "CARD": self.card,
            "CARDS": self.cards,
            "PLACE": self.place,
            "GENDER": self.gender,
            "SPELL": self.spell,
        }

    def wrap(self, value: object) -> object:
        """Return an argument as the Fluent library takes it; numbers are written without digit grouping."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (Card, Rank, PlacedCard)):
            return CardArgument(value, self)
        if isinstance(value, SpokenPlace):
            return PlaceArgument(value, self)
        if isinstance(value, (tuple, list)):
            return CardsArgument(value, self)
        if isinstance(value, int):
            return FluentInt(value, useGrouping=False)
        return value

    def card(self, argument: CardArgument, form: str = "name") -> str:
        """Word a card in the form of that name."""
        return CAPITAL + self._card_phrase(argument.item, form)

    def cards(self, argument: CardsArgument, form: str = "name", **options: str) -> str:
        """Word each card, and join them as a list of the kind that the option ``list`` names."""
        pieces = [self._card_phrase(item, form) for item in argument.items]
        return CAPITAL + self._join(pieces, options.get("list", "list"))

    def place(self, argument: PlaceArgument) -> str:
        """Word a place."""
        spot = argument.spot
        numbers = {"row": spot.row, "number": spot.number, "above": spot.above}
        return CAPITAL + self._phrase(f"places-{spot.kind}", numbers)

    def gender(self, argument: CardArgument) -> str:
        """Return the text of ``cards-gender``, which messages select by."""
        return self._card_phrase(argument.item, "gender")

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
    """Return the arguments that the messages ``cards-...`` get for a card."""
    if isinstance(item, Rank):
        return {"card": item, "rank": item.name.lower(), "suit": ""}
    if isinstance(item, Card):
        return {"card": item, "rank": item.rank.name.lower(), "suit": item.suit.name.lower()}
    placed = {"place": item.spot, "row": item.spot.row, "number": item.spot.number, "state": item.state}
    return card_arguments(item.card) | placed


def as_points(points: int) -> dict[str, object]:
    """Return points as arguments: a sign, and the number without its sign."""
    return {"sign": "minus" if points < 0 else "plus", "points": abs(points)}


def as_duration(seconds: float) -> dict[str, object]:
    """Return a time as the arguments of ``clock-duration``; fractions of a second are dropped."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return {"hours": hours, "minutes": minutes, "seconds": rest}


def as_passes(count: int | None) -> int | str:
    """Return a number of passes or redeals as an argument; None, for no limit, becomes ``unlimited``."""
    return "unlimited" if count is None else count
