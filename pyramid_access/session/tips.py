"""Strategy: which piece of advice fits what the player has just done.

Only what she can know is used: the cards that were face up, and which others must be in the stock.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache

from pyramid_access.rules.layout import COVERED_BY, LEFT_TO_RIGHT, PACK_SIZE, PYRAMID_SIZE, Area, Slot
from pyramid_access.rules.legality import open_slots, removals
from pyramid_access.rules.moves import Draw, Move, Remove
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position, place_of, redeals_left
from pyramid_access.rules.variants import Scoring, Stock

PATIENCE = 3
"""Moves for which a card that leaves alone may lie free before the player is told."""
_FEW_FREE, _MANY_LEFT = 2, 8


class Tip(Enum):
    """Kinds of advice; the message ``tips-`` and the value words each."""

    PAR = "par"
    """In a game for points two other cards have left where one of the pyramid could have."""
    KEEP = "keep"
    """A card is the only partner that a pyramid card has left, and could leave with another one now."""
    KING = "king"
    """A card that leaves alone is free, and has been for a while."""
    LOOK = "look"
    """In the first of several passes a pair was taken that may be missed later."""
    STOCK = "stock"
    """Two cards that were not in the pyramid have left, and the pyramid may want them."""
    UNCOVER = "uncover"
    """A pair has left that uncovered nothing, where one of its cards could have gone with one that covers another."""
    SIDES = "sides"
    """Hardly a card of a large pyramid is free any more."""


@dataclass(frozen=True, slots=True)
class TipGiven:
    """A piece of advice, and the cards that it is about."""

    tip: Tip
    slots: tuple[Slot, ...] = ()


def fitting_tips(game: Game, positions: Sequence[Position], move: Move) -> Iterator[TipGiven]:
    """Yield the advice that applies after a move, the most urgent first.

    ``positions`` are those of the game, the first one first, the last one after the move.
    """
    for tip in Tip:
        slots = _TESTS[tip](game, positions, move)
        if slots is not None:
            yield TipGiven(tip, slots)


Slots = tuple[Slot, ...] | None
"""The cards that the advice is about; None if the advice does not apply."""


def _par(game: Game, positions: Sequence[Position], move: Move) -> Slots:
    """Points are for clearing the pyramid, and there are more of them the earlier it is empty."""
    if game.variant.scoring is not Scoring.PAR or not _is_outside(move):
        return None
    return () if any(not _is_outside(other) for other in removals(game, positions[-2])) else None


def _is_outside(move: Move) -> bool:
    """Does the move take cards away, none of them from the pyramid?"""
    return isinstance(move, Remove) and all(slot >= PYRAMID_SIZE for slot in move.slots)


def _keep(game: Game, positions: Sequence[Position], _move: Move) -> Slots:
    """Certain advice: without that partner the card can never leave. Where two need the same one, none is named."""
    position = positions[-1]
    pairs = [move.slots for move in removals(game, position) if _is_pair(move)]
    on_table = _on_table(game, position) if pairs else []
    pyramid = [slot for slot in LEFT_TO_RIGHT if position.pyramid >> slot & 1]
    for leaving, partner in ((pair, slot) for pair in pairs for slot in pair):
        likely = (slot for slot in pyramid if _go_together(game, slot, partner))
        needy = [slot for slot in likely if _partners(game, on_table, slot) == [partner]]
        if len(needy) == 1 and needy[0] not in leaving:
            return needy[0], partner
    return None


def _on_table(game: Game, position: Position) -> list[Slot]:
    return [slot for slot in range(PACK_SIZE) if place_of(game, position, slot).area is not Area.GONE]


def _go_together(game: Game, first: Slot, second: Slot) -> bool:
    return game.deal[second].rank in game.variant.table.partners[game.deal[first].rank]


def _partners(game: Game, on_table: Sequence[Slot], slot: Slot) -> list[Slot]:
    """Return the cards on the table with which a card can still leave, as far as rank and place tell."""
    others = (other for other in on_table if other != slot and _go_together(game, slot, other))
    return [other for other in others if not _excludes(game, slot, other)]


def _excludes(game: Game, first: Slot, second: Slot) -> bool:
    """Does one of two cards lie on the other, so that they can never be free at once?"""
    upper, lower = sorted((first, second))
    if lower >= PYRAMID_SIZE or lower not in _all_covers(upper):
        return False
    return not (game.variant.overlap and lower in COVERED_BY[upper])


@cache
def _all_covers(slot: Slot) -> frozenset[Slot]:
    """Return the cards that lie on a pyramid card, and on those, and so on."""
    covers = COVERED_BY[slot]
    return frozenset(covers).union(*(_all_covers(cover) for cover in covers))


def _king(game: Game, positions: Sequence[Position], _move: Move) -> Slots:
    """Certain advice: a card that leaves alone is the partner of no other."""
    if len(positions) <= PATIENCE:
        return None
    lone = (slot for slot in open_slots(game, positions[-1]) if game.deal[slot].rank in game.variant.table.alone)
    for slot in lone:
        if all(slot in open_slots(game, position) for position in positions[-1 - PATIENCE : -1]):
            return (slot,)
    return None


def _look(game: Game, positions: Sequence[Position], move: Move) -> Slots:
    """For games of three passes or more in which one card is drawn at a time and the next one is not known.

    Looking alone in the first pass kept 91 of 100 winnable deals, taking pairs as they came 52; the last pyramid cards
    of their two ranks could go. Method found by the project's own trials.
    """
    before, after = positions[-2:]
    passes = redeals_left(game, before)
    looks = game.variant.stock in (Stock.HAND, Stock.OPEN) and before.stock and before.pass_number == 1
    if not (looks and (passes is None or passes > 1) and _is_pair(move)):
        return None
    return () if _pyramid_has_any(game, after, move) else None


def _is_pair(move: Move) -> bool:
    return isinstance(move, Remove) and len(move.slots) == 2


def _pyramid_has_any(game: Game, position: Position, move: Move) -> bool:
    """Is a card of the ranks that have left still in the pyramid, so that it needs a partner of those ranks?"""
    ranks = {game.deal[slot].rank for slot in move.slots} if isinstance(move, Remove) else set()
    return any(position.pyramid >> slot & 1 and game.deal[slot].rank in ranks for slot in LEFT_TO_RIGHT)


def _stock(game: Game, positions: Sequence[Position], move: Move) -> Slots:
    before, after = positions[-2:]
    if not _is_outside(move) or not _is_pair(move) or game.variant.stock is Stock.NONE:
        return None
    comes_again = redeals_left(game, before) != 0
    return () if comes_again and _pyramid_has_any(game, after, move) else None


def _uncover(game: Game, positions: Sequence[Position], move: Move) -> Slots:
    before = positions[-2]
    if not isinstance(move, Remove) or not _is_pair(move) or _uncovers(game, before, move):
        return None
    rivals = (other for other in removals(game, before) if len({*other.slots} & {*move.slots}) == 1)
    return () if any(_is_pair(other) and _uncovers(game, before, other) for other in rivals) else None


def _uncovers(game: Game, before: Position, move: Remove) -> bool:
    known = open_slots(game, before)
    after = open_slots(game, successor(game, before, move))
    return any(slot < PYRAMID_SIZE and slot not in known for slot in after)


def _sides(game: Game, positions: Sequence[Position], move: Move) -> Slots:
    position = positions[-1]
    if isinstance(move, Draw) or position.pyramid.bit_count() < _MANY_LEFT:
        return None
    free = [slot for slot in open_slots(game, position) if slot < PYRAMID_SIZE]
    return () if len(free) <= _FEW_FREE else None


_TESTS: dict[Tip, Callable[[Game, Sequence[Position], Move], Slots]] = {
    Tip.PAR: _par,
    Tip.KEEP: _keep,
    Tip.KING: _king,
    Tip.LOOK: _look,
    Tip.STOCK: _stock,
    Tip.UNCOVER: _uncover,
    Tip.SIDES: _sides,
}
