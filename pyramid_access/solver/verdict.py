"""Can a game still be won, and if not, which of the moves made has lost it?"""

from collections.abc import Sequence

from pyramid_access.rules.moves import Move
from pyramid_access.rules.position import Game, Position
from pyramid_access.solver.result import NO_LIMITS, Limits, Slip, SolveResult, Status, Verdict
from pyramid_access.solver.search import solve


def verdict(game: Game, positions: Sequence[Position], moves: Sequence[Move], limits: Limits = NO_LIMITS) -> Verdict:
    """Evaluate the last of the positions, and look back for the move that has lost the game.

    ``positions`` are all those of the game, the first one first; each of the ``moves`` leads from one to the next. What
    was lost once stays lost, so the slip is found by binary search: a game of sixty moves takes eight decisions at
    most. The status is unknown as soon as one of them hits a limit.
    """
    now = solve(game, positions[-1], limits)
    if now.status is not Status.LOST:
        return Verdict(now.status, now.moves)
    return _look_back(game, positions, moves, limits)


def _look_back(game: Game, positions: Sequence[Position], moves: Sequence[Move], limits: Limits) -> Verdict:
    won: SolveResult | None = None
    first, last = 0, len(positions) - 1
    """The first position that is lost is one of these; of those before the first, the last is won with that result."""
    while first < last:
        middle = (first + last) // 2
        found = solve(game, positions[middle], limits)
        if found.status is Status.UNKNOWN:
            return Verdict(Status.UNKNOWN)
        if found.status is Status.WON:
            first, won = middle + 1, found
        else:
            last = middle
    if won is None:
        return Verdict(Status.LOST)
    return Verdict(Status.LOST, slip=Slip(first, moves[first - 1], won.moves[0]))
