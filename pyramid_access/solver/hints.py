"""Hints by rule of thumb: legal moves, the most promising first, each with the reason for its place."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from pyramid_access.rules.layout import PYRAMID_SIZE
from pyramid_access.rules.legality import can_draw, can_redeal, open_slots, removals
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.play import outcome, successor, turnings
from pyramid_access.rules.position import Game, Position, has_unseen


class Why(Enum):
    """Why a move is proposed, the best reason first."""

    KING = "king"
    """A card that leaves alone: it can never be needed."""
    UNCOVERS = "uncovers"
    """A removal that makes a covered pyramid card playable."""
    TWO_FROM_PYRAMID = "two-from-pyramid"
    """A pair of two pyramid cards."""
    WITH_STOCK = "with-stock"
    """A pair with a card of stock, hand, waste or reserve."""
    DRAW = "draw"
    REDEAL = "redeal"
    NOTHING = "nothing"
    """The game is won or blocked."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is known of the game after a move."""

    wins: int
    """Of the orders looked at, those with which the game can still be won."""
    orders: int
    """Orders of the unseen cards that were looked at; 1 where nothing is hidden."""
    proven: bool
    """Nothing is hidden: no guess, but a fact."""
    score: float | None = None
    """Mean of the best scores still reachable; None in a variant that does not score."""
    undecided: int = 0
    """Orders besides those, in which a limit was hit before a win was found or excluded."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A proposed move; None only with :attr:`Why.NOTHING`."""

    move: Move | None
    why: Why
    outlook: Outlook | None = None
    """None for a rule of thumb."""


def hints(game: Game, position: Position) -> tuple[Hint, ...]:
    """Return the legal moves worth proposing, the best first; never empty.

    Only what a player can know is used: cards never seen could be anything. Every removal is proposed. Drawing and
    turning over are proposed only while they can lead to a removal that is not there now: else
    they would lead to nothing. A game that is over gets the one hint that nothing is left.
    """
    if outcome(game, position):
        return (Hint(None, Why.NOTHING),)
    order = list(Why)
    return tuple(sorted(_candidates(game, position), key=lambda hint: order.index(hint.why)))


def _candidates(game: Game, position: Position) -> Iterator[Hint]:
    for move in removals(game, position):
        yield Hint(move, _why(game, position, move))
    if can_draw(position) and _turning_helps(game, position):
        yield Hint(Draw(), Why.DRAW)
    elif can_redeal(game, position) and _turning_helps(game, position):
        yield Hint(Redeal(), Why.REDEAL)


def _turning_helps(game: Game, position: Position) -> bool:
    """Can draws and redeals alone lead to a removal that is not there now?"""
    if has_unseen(game, position):
        return True
    now = set(removals(game, position))
    return any(move not in now for turned in turnings(game, position) for move in removals(game, turned))


def _why(game: Game, position: Position, move: Remove) -> Why:
    if len(move.slots) == 1:
        return Why.KING
    known = open_slots(game, position)
    after = open_slots(game, successor(game, position, move))
    if any(slot < PYRAMID_SIZE and slot not in known for slot in after):
        return Why.UNCOVERS
    return Why.TWO_FROM_PYRAMID if all(slot < PYRAMID_SIZE for slot in move.slots) else Why.WITH_STOCK
