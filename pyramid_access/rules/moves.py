"""The three kinds of move and their text form."""

from dataclasses import dataclass

from pyramid_access.rules.cards import parse_card
from pyramid_access.rules.layout import Slot
from pyramid_access.rules.position import Deal


@dataclass(frozen=True, slots=True)
class Remove:
    """One card that leaves alone, or two that leave as a pair."""

    slots: tuple[Slot, ...]
    """One slot, or two in rising order; anything else is a bug and raises ValueError."""

    def __post_init__(self) -> None:
        if len(self.slots) != 1 and (len(self.slots) != 2 or self.slots[0] >= self.slots[1]):
            raise ValueError(f"not one slot or two in rising order: {self.slots}")


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn the next card or cards of the stock."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """Turn the waste over: it is the stock again, in the same order."""


Move = Remove | Draw | Redeal


class MoveError(ValueError):
    """A text that should be a move is none."""


def remove(*slots: Slot) -> Remove:
    """Return the removal of one slot, or of two different ones in any order."""
    return Remove(tuple(sorted(slots)))


def format_move(deal: Deal, move: Move) -> str:
    """Return a move as text: ``draw``, ``redeal``, ``Ks`` or ``9h 4c``."""
    match move:
        case Remove(slots):
            return " ".join(str(deal[slot]) for slot in slots)
        case Draw():
            return "draw"
        case Redeal():
            return "redeal"


def parse_move(deal: Deal, text: str) -> Move:
    """Return the move that :func:`format_move` wrote; the order of a pair does not matter.

    Raises :class:`MoveError` for more or fewer cards, :class:`~pyramid_access.rules.cards.CardError` for no card.
    Whether the move is legal is not checked.
    """
    words = text.split()
    if words == ["draw"]:
        return Draw()
    if words == ["redeal"]:
        return Redeal()
    cards = {parse_card(word) for word in words}
    if len(cards) != len(words) or len(cards) not in (1, 2):
        raise MoveError(f"no move: {text!r}")
    return remove(*(deal.index(card) for card in cards))
