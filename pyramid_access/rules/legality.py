"""Which moves are legal, and why another is not."""

from collections.abc import Iterator

from pyramid_access.rules.events import MoveRefused, Reason
from pyramid_access.rules.layout import COVER_MASK, COVERS, LEFT_TO_RIGHT, PYRAMID_SIZE, Area, Slot
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.position import Game, Position, cards_left, place_of, redeals_left
from pyramid_access.rules.variants import Goal, Stock

_OPEN_TESTS = tuple((slot, 1 << slot, 1 << slot | COVER_MASK[slot]) for slot in LEFT_TO_RIGHT)
"""Slot, its bit, and the bits of it and its covers: the slot is open where of these only its own bit is set."""
_CLOSED = {
    Area.PYRAMID: Reason.COVERED,
    Area.STOCK: Reason.FACE_DOWN,
    Area.WASTE: Reason.BURIED,
    Area.RESERVE: Reason.BURIED,
}
"""Why a card cannot be reached, by where it lies."""


def open_slots(game: Game, position: Position) -> tuple[Slot, ...]:
    """Return the cards that can be played now.

    The order is that of the table: the pyramid from left to right, hand or open stock, waste, reserve.
    """
    pyramid = position.pyramid
    free = [slot for slot, bit, bits in _OPEN_TESTS if pyramid & bits == bit]
    if position.hand is not None:
        free.append(position.hand)
    if game.variant.stock is Stock.OPEN:
        free += position.stock[:1]
    free += [pile[-1] for pile in position.waste if pile]
    columns = game.columns
    free += [PYRAMID_SIZE + (height - 1) * columns + c for c, height in enumerate(position.reserve) if height]
    return tuple(free)


def is_won(game: Game, position: Position) -> bool:
    """Is the goal of the variant met?"""
    return not position.pyramid and (game.variant.goal is Goal.PYRAMID or not cards_left(position))


def removals(game: Game, position: Position) -> Iterator[Remove]:
    """Yield every card that can leave alone now, then every pair that can leave together; none comes twice."""
    partners, alone = game.variant.table
    free = open_slots(game, position)
    for slot in free:
        if game.deal[slot].rank in alone:
            yield Remove((slot,))
    for index, first in enumerate(free, 1):
        wanted = partners[game.deal[first].rank]
        for second in free[index:]:
            if game.deal[second].rank in wanted:
                yield _pair(first, second)
    yield from _special_pairs(game, position, free)


def _special_pairs(game: Game, position: Position, free: tuple[Slot, ...]) -> Iterator[Remove]:
    """Yield the pairs of which one card lies under the other: waste pair and overlap."""
    if game.variant.waste_pair:
        for pile in position.waste:
            if len(pile) > 1 and _are_partners(game, *pile[-2:]):
                yield _pair(*pile[-2:])
    if game.variant.overlap:
        for over in free:
            for under in COVERS[over] if over < PYRAMID_SIZE else ():
                only_cover = position.pyramid & COVER_MASK[under] == 1 << over
                if only_cover and _are_partners(game, under, over):
                    yield _pair(under, over)


def _pair(first: Slot, second: Slot) -> Remove:
    return Remove((first, second) if first < second else (second, first))


def _are_partners(game: Game, first: Slot, second: Slot) -> bool:
    return game.deal[second].rank in game.variant.table.partners[game.deal[first].rank]


def can_draw(position: Position) -> bool:
    """Is a card left in the stock?"""
    return bool(position.stock)


def can_redeal(game: Game, position: Position) -> bool:
    """Is the stock used up, a pass left, and a card there to turn over?"""
    return not position.stock and redeals_left(game, position) != 0 and _has_waste(position)


def _has_waste(position: Position) -> bool:
    return position.hand is not None or any(position.waste)


def legal_moves(game: Game, position: Position) -> tuple[Move, ...]:
    """Return all legal moves: removals, then the draw, then the redeal; none once the game is won.

    In a blocked game draws and redeals stay legal.
    """
    if is_won(game, position):
        return ()
    moves: list[Move] = [*removals(game, position)]
    if can_draw(position):
        moves.append(Draw())
    elif can_redeal(game, position):
        moves.append(Redeal())
    return tuple(moves)


def refusal(game: Game, position: Position, move: Move) -> MoveRefused | None:
    """Return why a move is not legal, or None if it is.

    Of several reasons it is the one that a player should hear first: the game is over, a card has left, a card cannot
    be reached, the cards do not go together.
    """
    if is_won(game, position):
        return MoveRefused(move, Reason.GAME_OVER)
    match move:
        case Remove():
            return _remove_refusal(game, position, move)
        case Draw():
            reason = _draw_reason(game, position)
        case Redeal():
            reason = _redeal_reason(game, position)
    return MoveRefused(move, reason) if reason else None


def _draw_reason(game: Game, position: Position) -> Reason | None:
    if game.variant.stock is Stock.NONE:
        return Reason.NO_STOCK
    return None if can_draw(position) else Reason.STOCK_EMPTY


def _redeal_reason(game: Game, position: Position) -> Reason | None:
    if game.variant.stock is Stock.NONE:
        return Reason.NO_STOCK
    if position.stock:
        return Reason.STOCK_LEFT
    if redeals_left(game, position) == 0:
        return Reason.NO_PASS_LEFT
    return None if _has_waste(position) else Reason.NOTHING_TO_REDEAL


def _remove_refusal(game: Game, position: Position, move: Remove) -> MoveRefused | None:
    free = open_slots(game, position)
    if all(slot in free for slot in move.slots):
        return _partner_refusal(game, move)
    areas = {slot: place_of(game, position, slot).area for slot in move.slots}
    for slot, area in areas.items():
        if area is Area.GONE:
            return MoveRefused(move, Reason.GONE, slot)
    if move in _special_pairs(game, position, free):
        return None
    closed = next(slot for slot in move.slots if slot not in free)
    return MoveRefused(move, _CLOSED[areas[closed]], closed)


def _partner_refusal(game: Game, move: Remove) -> MoveRefused | None:
    alone = game.variant.table.alone
    lone = next((slot for slot in move.slots if game.deal[slot].rank in alone), None)
    if len(move.slots) == 1:
        return MoveRefused(move, Reason.NEEDS_PARTNER, move.slots[0]) if lone is None else None
    if _are_partners(game, *move.slots):
        return None
    return MoveRefused(move, Reason.NO_PARTNERS if lone is None else Reason.LEAVES_ALONE, lone)
