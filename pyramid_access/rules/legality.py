"""Which moves are legal, and why another is not."""

from collections.abc import Iterator

from pyramid_access.rules.events import MoveRefused, Reason
from pyramid_access.rules.layout import COVER_MASK, COVERED_BY, LEFT_TO_RIGHT, PYRAMID, PYRAMID_SIZE, Area, Slot
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.position import Game, Position, cards_left, column_slots, place_of, redeals_left
from pyramid_access.rules.variants import Goal, Stock


def open_slots(game: Game, position: Position) -> tuple[Slot, ...]:
    """Return the cards that can be played now.

    The order is that of the table: the pyramid from left to right, hand or open stock, waste, reserve.
    """
    pyramid = [s for s in LEFT_TO_RIGHT if position.pyramid >> s & 1 and not position.pyramid & COVER_MASK[s]]
    drawn = [position.hand] if position.hand is not None else []
    if game.variant.stock is Stock.OPEN:
        drawn += position.stock[:1]
    waste = [pile[-1] for pile in position.waste if pile]
    reserve = [column_slots(game, position, c)[-1] for c in range(game.columns) if position.reserve[c]]
    return (*pyramid, *drawn, *waste, *reserve)


def is_won(game: Game, position: Position) -> bool:
    """Is the goal of the variant met?"""
    if game.variant.goal is Goal.PYRAMID:
        return not position.pyramid
    return not cards_left(position)


def removals(game: Game, position: Position) -> Iterator[Remove]:
    """Yield every card that can leave alone now, then every pair that can leave together."""
    table = game.variant.table
    free = open_slots(game, position)
    for slot in free:
        if game.deal[slot].rank in table.alone:
            yield Remove((slot,))
    for index, first in enumerate(free):
        for second in free[index + 1 :]:
            if _are_partners(game, first, second):
                yield Remove((min(first, second), max(first, second)))
    yield from _special_pairs(game, position)


def _special_pairs(game: Game, position: Position) -> Iterator[Remove]:
    """Yield pairs of which one card lies under the other: waste pair and overlap."""
    if game.variant.waste_pair:
        for pile in position.waste:
            if len(pile) > 1 and _are_partners(game, *pile[-2:]):
                yield Remove((min(pile[-2:]), max(pile[-2:])))
    if game.variant.overlap:
        for under in PYRAMID:
            over = _only_cover(position, under)
            if over is not None and _are_partners(game, under, over):
                yield Remove((under, over))


def _only_cover(position: Position, under: Slot) -> Slot | None:
    """Return the one open card that alone still covers a pyramid card; None if there is no such card."""
    if not position.pyramid >> under & 1:
        return None
    covers = [slot for slot in COVERED_BY[under] if position.pyramid >> slot & 1]
    if len(covers) != 1 or position.pyramid & COVER_MASK[covers[0]]:
        return None
    return covers[0]


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
    """Return all legal moves: removals, then the draw, then the redeal; none once the game is won."""
    if is_won(game, position):
        return ()
    moves: list[Move] = list(dict.fromkeys(removals(game, position)))
    if can_draw(position):
        moves.append(Draw())
    if can_redeal(game, position):
        moves.append(Redeal())
    return tuple(moves)


def refusal(game: Game, position: Position, move: Move) -> MoveRefused | None:
    """Return why a move is not legal, or None if it is."""
    if is_won(game, position):
        return MoveRefused(move, Reason.GAME_OVER)
    match move:
        case Remove(slots):
            return _remove_refusal(game, position, move, slots)
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


def _remove_refusal(game: Game, position: Position, move: Remove, slots: tuple[Slot, ...]) -> MoveRefused | None:
    for slot in slots:
        if place_of(game, position, slot).area is Area.GONE:
            return MoveRefused(move, Reason.GONE, slot)
    if move in _special_pairs(game, position):
        return None
    free = open_slots(game, position)
    for slot in slots:
        if slot not in free:
            return MoveRefused(move, _closed_reason(game, position, slot), slot)
    return _partner_refusal(game, move, slots)


def _closed_reason(game: Game, position: Position, slot: Slot) -> Reason:
    if slot < PYRAMID_SIZE:
        return Reason.COVERED
    return Reason.FACE_DOWN if place_of(game, position, slot).area is Area.STOCK else Reason.BURIED


def _partner_refusal(game: Game, move: Remove, slots: tuple[Slot, ...]) -> MoveRefused | None:
    alone = game.variant.table.alone
    if len(slots) == 1:
        leaves = game.deal[slots[0]].rank in alone
        return None if leaves else MoveRefused(move, Reason.NEEDS_PARTNER, slots[0])
    if _are_partners(game, *slots):
        return None
    lone = next((slot for slot in slots if game.deal[slot].rank in alone), None)
    return MoveRefused(move, Reason.NO_PARTNERS if lone is None else Reason.LEAVES_ALONE, lone)
