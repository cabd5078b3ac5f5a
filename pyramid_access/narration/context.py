"""What each function ``*_words`` is given, the context, and what it yields, sentences.

:class:`NarrationContext` finds messages and turns slots into cards, places and states for them. The functions that turn
an event into sentences all have the form ``words(context, event) -> Iterator[Sentence]``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from pyramid_access.narration.arguments import PlacedCard, SpokenPlace, as_passes, as_points
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.cards import Card, Rank
from pyramid_access.rules.layout import COVERED_BY, PYRAMID_SIZE, Area, Slot
from pyramid_access.rules.legality import open_slots
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.position import place_of, redeals_left
from pyramid_access.session.game_session import GameView
from pyramid_access.settings import Detail


class Sentence(NamedTuple):
    """A finished sentence, or several, from one message."""

    id: str
    text: str
    rows: tuple[str, ...] = ()
    """What is written above it and not spoken, see :class:`~pyramid_access.utterance.Utterance`."""
    braille: Callable[[], str] | None = None
    """Formats the message for a braille display when it is needed; None for a sentence without a message."""


KeyNames = Callable[[str], str]
"""Returns the name of a command's key, such as V, by the command's id; an empty text if it has no key."""


def no_key_name(_command_id: str) -> str:
    """Return no name, so that sentences which name a key are left out."""
    return ""


def sentence_of(translator: Translator, message_id: str, detail: Detail, args: Mapping[str, object]) -> Sentence:
    """Return a message with its arguments put in."""
    text = translator.say(message_id, detail, **args)
    return Sentence(message_id, text, braille=partial(translator.for_braille, message_id, **args))


@dataclass(frozen=True, slots=True)
class NarrationContext:
    """A game after a command, with the language and the level of detail in which it is told."""

    translator: Translator
    detail: Detail
    view: GameView
    key_name: KeyNames = no_key_name

    def say(self, message_id: str, /, **args: object) -> Sentence:
        """Return the message with its arguments put in."""
        return sentence_of(self.translator, message_id, self.detail, args)

    def say_key(self, message_id: str, command_id: str, /, **args: object) -> Iterator[Sentence]:
        """Yield the message with the name of a command's key put in; nothing if the command has no key."""
        if key := self.key_name(command_id):
            yield self.say(message_id, key=key, **args)

    def say_points(self, message_id: str, points: int) -> Sentence:
        """Return the message with a number of points put in, which can be negative."""
        return self.say(message_id, **as_points(points))

    def card(self, slot: Slot) -> Card:
        """Return the card of a slot."""
        return self.view.deal[slot]

    def cards(self, slots: Iterable[Slot]) -> tuple[Card, ...]:
        """Return the cards of several slots, in their order."""
        return tuple(self.card(slot) for slot in slots)

    def placed_card(self, slot: Slot) -> PlacedCard:
        """Return a card with its place and its state."""
        return PlacedCard(self.card(slot), self.spot(slot), self.state(slot))

    def spot(self, slot: Slot) -> SpokenPlace:
        """Return where a card lies now, for ``PLACE`` in messages."""
        position = self.view.position
        area, row, number = place_of(self.view.game, position, slot)
        match area:
            case Area.PYRAMID:
                return SpokenPlace("pyramid", row, number)
            case Area.STOCK:
                return SpokenPlace("stock", number=number, above=number - 1)
            case Area.WASTE:
                return SpokenPlace("waste" if len(position.waste) == 1 else "pile", row, above=number - 1)
            case Area.RESERVE:
                return SpokenPlace("column", row, above=position.reserve[row - 1] - number)
            case _:
                return SpokenPlace(area.value)

    def state(self, slot: Slot) -> str:
        """Return the state of a card: ``chosen``, ``free`` or ``covered``."""
        if slot == self.view.chosen:
            return "chosen"
        return "free" if slot in open_slots(self.view.game, self.view.position) else "covered"

    def partner_ranks(self, slot: Slot) -> tuple[Rank, ...]:
        """Return the ranks that can leave with a card, lowest first."""
        return tuple(sorted(self.view.variant.table.partners[self.card(slot).rank]))

    def covering(self, slot: Slot) -> tuple[Slot, ...]:
        """Return the cards that still cover a pyramid card, left first."""
        if slot >= PYRAMID_SIZE:
            return ()
        return tuple(cover for cover in COVERED_BY[slot] if self.view.position.pyramid >> cover & 1)

    def move_arguments(self, move: Move) -> tuple[str, dict[str, object]]:
        """Return the kind of a move, with which message ids end, and its cards as arguments of those messages."""
        match move:
            case Remove((slot,)):
                return "one", {"card": self.card(slot)}
            case Remove(slots):
                first, second = self.cards(slots)
                return "pair", {"first": first, "second": second}
            case Draw():
                return "draw", {}
            case Redeal():
                return "redeal", {}

    def passes(self) -> int | str:
        """Return how often the waste can still be turned over, as an argument of messages."""
        return as_passes(redeals_left(self.view.game, self.view.position))
