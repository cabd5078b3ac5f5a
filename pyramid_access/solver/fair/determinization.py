"""Determinizations: orders in which the cards that the player has never seen could lie."""

from collections.abc import Iterator, MutableSequence, Sequence
from itertools import permutations
from math import factorial
from typing import Any, Protocol

from pyramid_access.rules.cards import Card
from pyramid_access.rules.layout import Slot
from pyramid_access.rules.position import Deal, Game, Position, is_seen


class Shuffler(Protocol):
    """Where chance comes from, such as :class:`random.Random`."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put the items in a random order."""
        ...


def unseen_slots(game: Game, position: Position) -> tuple[Slot, ...]:
    """Return the slots of the cards that were never face up; none if only one is left, since it can be told.

    They are the last slots of the deal, in rising order.
    """
    slots = tuple(slot for slot in position.stock if not is_seen(game, position, slot))
    return slots if len(slots) > 1 else ()


def possible_deals(deal: Deal, unseen: Sequence[Slot], shuffler: Shuffler, samples: int) -> Iterator[Deal]:
    """Yield deals that a player who knows all but the unseen cards must hold for equally likely.

    They are all there are, if they are no more than ``samples``; else so many random ones. The true order has no
    influence: the cards are sorted before they are shuffled.
    """
    cards: list[Card] = sorted(deal[slot] for slot in unseen)
    seen = deal[: len(deal) - len(unseen)]
    if factorial(len(cards)) <= samples:
        yield from (seen + order for order in permutations(cards))
        return
    for _ in range(samples):
        order = [*cards]
        shuffler.shuffle(order)
        yield seen + tuple(order)
