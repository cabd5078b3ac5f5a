"""The shortest win near the end of a game under any rules: breadth-first search over positions."""

from collections import deque

from pyramid_access.rules.legality import is_won, legal_moves
from pyramid_access.rules.moves import Move
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position
from pyramid_access.solver.result import NO_LIMITS, Limits, SolveResult, Status

_ALL_SEEN = 2
"""The first pass in which every card has been face up: all later ones are like it."""
_Reached = dict[Position, tuple[Position, Move] | None]
"""Positions, each with the one before it and the move that led from there to here; None for the first."""


def shortest_by_breadth(game: Game, position: Position, limits: Limits = NO_LIMITS) -> SolveResult:
    """Return whether the position can be won, with a shortest winning line if it can; exact for all rules.

    A removal, a draw and a redeal count one move each. The nodes of the limits are positions: a few hundred do for a
    win in some five moves, and each further move takes two or three times as many.
    """
    reached: _Reached = {_same(game, position): None}
    waiting = deque(reached)
    nodes = 0
    while waiting:
        current = waiting.popleft()
        if is_won(game, current):
            return SolveResult(Status.WON, _line(reached, current), nodes)
        nodes += 1
        if limits.are_hit(nodes):
            return SolveResult(Status.UNKNOWN, nodes=nodes)
        for move in legal_moves(game, current):
            after = _same(game, successor(game, current, move))
            if after not in reached:
                reached[after] = current, move
                waiting.append(after)
    return SolveResult(Status.LOST, nodes=nodes)


def _same(game: Game, position: Position) -> Position:
    """Return the position in an earlier pass where passes are unlimited; else there would be no end to positions."""
    if game.variant.passes is not None:
        return position
    return position._replace(pass_number=min(position.pass_number, _ALL_SEEN))


def _line(reached: _Reached, end: Position) -> tuple[Move, ...]:
    moves = []
    while step := reached[end]:
        end, move = step
        moves.append(move)
    return tuple(moves[::-1])
