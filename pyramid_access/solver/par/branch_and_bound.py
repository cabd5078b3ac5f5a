"""The best par score by depth-first branch and bound, for rules that the matching method does not fit.

The technique: Land and Doig, "An automatic method of solving discrete programming problems" (1960), here over the
positions themselves. A few decisions of :func:`~pyramid_access.solver.search.solve` tell by which pass the pyramid can
be cleared, and if everything can go; that gives the bounds. Often they settle the score; if not, the search goes on
until no position is left that could lead to a better one. From a fresh deal that can take very long, so
callers should set a limit. Checked against brute force on endgames.
"""

from collections import Counter
from dataclasses import replace

from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.moves import Move
from pyramid_access.rules.play import CLEARING_POINTS, score, successor
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Goal
from pyramid_access.solver.bit_sets import bits, cards_in
from pyramid_access.solver.result import Limits, SolveResult, Status
from pyramid_access.solver.search import solve

_NEVER = max(CLEARING_POINTS) + 1
"""A pass that never comes."""
_Path = tuple["_Path | None", Move] | None
"""The moves so far, the last one first."""


class BranchAndBound:
    """The search from one position that is not won."""

    def __init__(self, game: Game, position: Position) -> None:
        self._game = game
        self._start = position
        self._earliest = position.pass_number
        """The pyramid cannot be cleared in an earlier pass."""
        self._least = 0
        """So many cards are left in any case."""
        self.nodes = 0
        """Positions and branch nodes looked at so far."""
        self._score = score(position)
        """The best score found so far."""
        self._path: _Path = None

    def best(self) -> tuple[int, tuple[Move, ...]]:
        """Return the best score found so far, and moves to it."""
        path = self._path
        moves: list[Move] = []
        while path:
            path, move = path
            moves.append(move)
        return self._score, tuple(reversed(moves))

    def run(self, limits: Limits) -> bool:
        """Find the best score; return whether it is proven."""
        self._find_earliest(limits)
        if self._game.variant.goal is Goal.ALL and self._decide(Goal.ALL, None, limits).status is Status.LOST:
            self._least = 1
        return self._walk(limits)

    def _find_earliest(self, limits: Limits) -> None:
        """Find the pass in which the pyramid can be cleared, as far as the limits allow."""
        if self._start.cleared_in is not None:
            return
        for last in range(self._earliest, max(1, self._game.variant.passes or 0) + 1):
            if self._decide(Goal.PYRAMID, last, limits).status is not Status.LOST:
                return
            self._earliest = last + 1
        self._earliest = _NEVER

    def _decide(self, goal: Goal, passes: int | None, limits: Limits) -> SolveResult:
        """Return whether a goal can be reached, within so many passes if that is given; play the line if so."""
        variant = replace(self._game.variant, goal=goal)
        if passes is not None and variant.passes:
            variant = replace(variant, passes=passes)
        found = solve(replace(self._game, variant=variant), self._start, self._left(limits))
        self.nodes += found.nodes
        position = self._start
        path: _Path = None
        for move in found.moves:
            position, path = successor(self._game, position, move), (path, move)
            self._note(position, path)
        return found

    def _left(self, limits: Limits) -> Limits:
        return limits if limits.nodes is None else replace(limits, nodes=max(0, limits.nodes - self.nodes))

    def _walk(self, limits: Limits) -> bool:
        """Visit the positions that could lead to a better score; return whether all of them were."""
        seen = {self._start}
        stack: list[tuple[Position, _Path]] = [(self._start, None)]
        while stack:
            position, path = stack.pop()
            if self._most(position) <= self._score:
                continue
            if limits.are_hit(self.nodes + 1):
                return False
            self.nodes += 1
            for move in reversed(legal_moves(self._game, position)):
                reached = successor(self._game, position, move)
                if reached not in seen:
                    seen.add(reached)
                    self._note(reached, (path, move))
                    stack.append((reached, (path, move)))
        return True

    def _note(self, position: Position, path: _Path) -> None:
        if score(position) > self._score:
            self._score, self._path = score(position), path

    def _most(self, position: Position) -> int:
        """Return a score that no game from the position can exceed."""
        cleared = position.cleared_in or max(position.pass_number, self._earliest)
        return CLEARING_POINTS.get(cleared, 0) - max(self._least, self._without_partner(position))

    def _without_partner(self, position: Position) -> int:
        """Return how many cards stay since more of their rank are left than of all its partners."""
        game = self._game
        left = Counter(game.deal[slot].rank for slot in bits(cards_in(game, position)))
        partners, alone = game.variant.table
        staying = 0
        for rank, number in left.items():
            if rank not in alone and rank not in partners[rank]:
                staying += max(0, number - sum(left[other] for other in partners[rank]))
        return staying
