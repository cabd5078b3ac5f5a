"""Playing a move, how a game ends, and what it is worth in points: the sooner the pyramid was cleared, the more."""

from collections.abc import Iterator

from pyramid_access.rules.events import (
    CardsRemoved,
    CardUncovered,
    GameEnded,
    Outcome,
    PyramidCleared,
    Result,
    RulesEvent,
    StockDrawn,
    StockRedealt,
)
from pyramid_access.rules.layout import PYRAMID_SIZE, Slot
from pyramid_access.rules.legality import (
    can_draw,
    can_redeal,
    is_won,
    open_slots,
    refusal,
    removals,
)
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.position import Game, Position, cards_left, has_unseen, redeals_left
from pyramid_access.rules.variants import Scoring, Stock

CLEARING_POINTS = {1: 50, 2: 35, 3: 20}
"""Points for clearing the pyramid in the first, second or third pass."""


def apply(game: Game, position: Position, move: Move) -> tuple[Position, tuple[RulesEvent, ...]]:
    """Play a move: return the position after it and what happened: the move, cards uncovered, how the game stands.

    A move that is not legal changes nothing: the same position and one :class:`MoveRefused` come back.
    """
    refused = refusal(game, position, move)
    if refused:
        return position, (refused,)
    after = successor(game, position, move)
    ended = outcome(game, after)
    events: list[RulesEvent] = [_news(game, position, after, move), *_uncovered(game, position, after, move)]
    if after.cleared_in != position.cleared_in and not (ended and ended.result is Result.WON):
        events.append(PyramidCleared(after.pass_number))
    if ended:
        events.append(GameEnded(ended))
    return after, tuple(events)


def successor(game: Game, position: Position, move: Move) -> Position:
    """Return the position after a legal move, without checking it and without events."""
    match move:
        case Remove(slots):
            return _removed(game, position, slots)
        case Draw():
            return _drawn(game, position)
        case Redeal():
            return _redealt(position)


def _removed(game: Game, position: Position, slots: tuple[Slot, ...]) -> Position:
    pyramid = position.pyramid
    for slot in slots:
        if slot < PYRAMID_SIZE:
            pyramid &= ~(1 << slot)
        else:
            position = _taken(game, position, slot)
    cleared = position.pass_number if position.pyramid and not pyramid else position.cleared_in
    return position._replace(pyramid=pyramid, cleared_in=cleared)


def _taken(game: Game, position: Position, slot: Slot) -> Position:
    """Take one card that was not dealt to the pyramid."""
    if slot == position.hand:
        return position._replace(hand=None)
    if slot in position.stock:
        return position._replace(stock=position.stock[1:])
    if position.reserve:
        column = (slot - PYRAMID_SIZE) % game.columns
        return position._replace(reserve=tuple(n - (c == column) for c, n in enumerate(position.reserve)))
    return position._replace(waste=tuple(tuple(s for s in pile if s != slot) for pile in position.waste))


def _drawn(game: Game, position: Position) -> Position:
    taken, stock = position.stock[: game.variant.draw], position.stock[game.variant.draw :]
    if game.variant.stock is Stock.PILES:
        piles = tuple(pile + taken[index : index + 1] for index, pile in enumerate(position.waste))
        return position._replace(stock=stock, waste=piles)
    if game.variant.stock is Stock.HAND:
        held = () if position.hand is None else (position.hand,)
        return position._replace(stock=stock, hand=taken[0], waste=(position.waste[0] + held,))
    return position._replace(stock=stock, waste=(position.waste[0] + taken,))


def _redealt(position: Position) -> Position:
    """Turn the waste over; of several piles the left one lies on top, so that the right one comes first."""
    held = () if position.hand is None else (position.hand,)
    turned = tuple(slot for pile in reversed(position.waste) for slot in pile) + held
    return position._replace(
        stock=turned, hand=None, waste=((),) * len(position.waste), pass_number=position.pass_number + 1
    )


def _news(game: Game, before: Position, after: Position, move: Move) -> RulesEvent:
    match move:
        case Remove(slots):
            return CardsRemoved(slots)
        case Draw():
            return StockDrawn(before.stock[: game.variant.draw], len(after.stock))
        case Redeal():
            return StockRedealt(after.pass_number, redeals_left(game, after), len(after.stock))


def _uncovered(game: Game, before: Position, after: Position, move: Move) -> Iterator[CardUncovered]:
    drawn = before.stock[: game.variant.draw] if isinstance(move, Draw) else ()
    known = {*open_slots(game, before), *drawn}
    yield from (CardUncovered(slot) for slot in open_slots(game, after) if slot not in known)


def outcome(game: Game, position: Position) -> Outcome | None:
    """Return how the game has ended, or None while it goes on."""
    if is_won(game, position):
        result = Result.WON
    elif is_blocked(game, position):
        result = Result.BLOCKED
    else:
        return None
    return _ended(game, position, result)


def stopped(game: Game, position: Position) -> Outcome:
    """Return the end of a game that the player ends early."""
    return _ended(game, position, Result.STOPPED)


def _ended(game: Game, position: Position, result: Result) -> Outcome:
    points = score(position) if game.variant.scoring is Scoring.PAR else None
    return Outcome(result, cards_left(position), points)


def score(position: Position) -> int:
    """Return the points that the game is worth if it ends here.

    Points for the pass in which the pyramid was cleared, none if it was not, minus one for each card left: -52 to 50.
    Source: the rules of Pyramid in Solitaire Till Dawn.
    """
    points = 0 if position.cleared_in is None else CLEARING_POINTS[position.cleared_in]
    return points - cards_left(position)


def is_blocked(game: Game, position: Position) -> bool:
    """Can nothing leave now, nor after any draws and redeals still allowed?

    A card that was never face up could be anything: while one is to come, the game is not blocked.
    """
    if has_unseen(game, position):
        return False
    return not any(any(removals(game, turned)) for turned in turnings(game, position))


def turnings(game: Game, position: Position) -> Iterator[Position]:
    """Yield the position, then those that draws and redeals alone lead to, until no more are allowed or one comes back.

    Without removals the cards come in a fixed order, so this is one short walk. It comes back after one pass; only
    piles, which a redeal puts together in another order, can take some 90 passes (measured for each number of cards).
    """
    visited: set[Position] = set()
    while (table := position._replace(pass_number=0)) not in visited:
        visited.add(table)
        yield position
        if can_draw(position):
            position = _drawn(game, position)
        elif can_redeal(game, position):
            position = _redealt(position)
