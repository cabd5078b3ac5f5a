"""From the pairs that a search found to the moves of the rules, up to the best score on the way."""

from collections.abc import Iterator, Sequence

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import can_draw, can_redeal, is_won, removals
from pyramid_access.rules.moves import Draw, Move, Redeal
from pyramid_access.rules.play import score, successor
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Goal


def after(game: Game, position: Position, moves: Sequence[Move]) -> Position:
    """Return the position after some legal moves."""
    for move in moves:
        position = successor(game, position, move)
    return position


def ending(game: Game, position: Position, loners: frozenset[Slot]) -> tuple[int, tuple[Move, ...]]:
    """Return the best score that is still to be had by turning the stock and taking what leaves alone, and how.

    If one move wins the game, it is made where that is worth most. ``loners`` are the cards that leave alone.
    """
    moves: list[Move] = []
    best = score(position)
    ending: tuple[Move, ...] = ()
    while True:
        winning, next_move = _options(game, position, loners)
        for move in winning:
            points = score(successor(game, position, move))
            if points > best:
                best, ending = points, (*moves, move)
        if next_move is None:
            return best, ending
        moves.append(next_move)
        position = successor(game, position, next_move)
        if score(position) > best:
            best, ending = score(position), tuple(moves)


def _options(game: Game, position: Position, loners: frozenset[Slot]) -> tuple[list[Move], Move | None]:
    """Return the moves that win, and the move with which to go on; none if nothing more can come of it."""
    if is_won(game, position):
        return [], None
    winning: list[Move] = []
    for move in removals(game, position):
        if is_won(game, successor(game, position, move)):
            winning.append(move)
        elif len(move.slots) == 1:
            return [], move
    return winning, next(_turning(game, position, loners), None)


def _turning(game: Game, position: Position, loners: frozenset[Slot]) -> Iterator[Move]:
    """Yield the draw, or the redeal, as long as a card may come up that leaves alone, or the last partner."""
    waits = bool(position.pyramid) and game.variant.goal is Goal.PYRAMID
    cards = (*position.stock, *(slot for pile in position.waste for slot in pile))
    if waits or not loners.isdisjoint(cards):
        if can_draw(position):
            yield Draw()
        elif can_redeal(game, position):
            yield Redeal()
