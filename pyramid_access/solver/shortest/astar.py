"""The search for a shortest line: positions in the order of the fewest moves that a win through them can have.

The technique is A*: Hart, Nilsson and Raphael, "A formal basis for the heuristic determination of minimum cost paths"
(1968), with the buckets of Dial, "Shortest-path forest with topological ordering" (1969). The first win that is met is
a shortest one, since the heuristic of :mod:`.bound` is admissible.

Dominance is ours. Of two positions with the same cards and edges one is left out if the other has come no further in
the stock and, drawing on from there, would have taken no more moves: comparing the moves alone would be wrong, since
who is further on has paid for the draws already. Checked against the published lengths of pyramid-solver, and on
endgames against breadth-first search.
"""

from typing import NamedTuple

from pyramid_access.rules.layout import PACK_SIZE
from pyramid_access.rules.position import Game
from pyramid_access.solver.matching.tables import REST_CARDS, Tables
from pyramid_access.solver.result import Limits, Status
from pyramid_access.solver.shortest.bound import Bound
from pyramid_access.solver.shortest.expansion import CostedFork, CostedNode, Expansion, SlotTrail


class AStarResult(NamedTuple):
    """The outcome of a search."""

    status: Status
    line: SlotTrail | None
    nodes: int


class AStarSearch:
    """The search from one position."""

    def __init__(self, game: Game, tables: Tables, start: CostedNode, *, holds_none: bool, absent: int = 0) -> None:
        """Where drawn cards are held, ``holds_none`` tells of the start that none is.

        ``absent`` are cards that have left, and for which ``tables`` let others stand in.
        """
        self._start = start
        self._expansion = Expansion(game, tables, (start.pointer, start.redeals) if holds_none else None)
        self._bound = Bound(game, tables, absent)
        self._stock = REST_CARDS if tables.has_stock else 0
        self._waiting: list[list[CostedFork]] = []
        """Forks by the fewest moves that a win through them can have."""
        self._seen: dict[tuple[int, int, int, int], list[tuple[int, int]]] = {}
        """For cards, edges and what stays: times, and moves less the draws until then."""

    def run(self, limits: Limits) -> AStarResult:
        """Search until a win is found, or none is left."""
        self._enter(self._start, 0)
        nodes = moves = 0
        while moves < len(self._waiting):
            if not self._waiting[moves]:
                moves += 1
                continue
            fork = self._waiting[moves].pop()
            if not fork.playable and not fork.loner:
                return AStarResult(Status.WON, fork.node.line, nodes)
            nodes += 1
            if limits.are_hit(nodes):
                return AStarResult(Status.UNKNOWN, None, nodes)
            for node in self._expansion.branches(fork):
                self._enter(node, moves)
        return AStarResult(Status.LOST, None, nodes)

    def _enter(self, node: CostedNode, least: int) -> None:
        """Expand a node, and let the fork wait unless it is of no use; a win has ``least`` moves at least."""
        fork = self._expansion.play_on(node)
        if fork is None:
            return
        moves = fork.node.cost
        if fork.playable or fork.loner:
            more = None if self._is_dominated(fork.node) else self._bound.moves_left(fork.node)
            if more is None:
                return
            moves += more
        least = max(least, moves)
        while len(self._waiting) <= least:
            self._waiting.append([])
        self._waiting[least].append(fork)

    def _is_dominated(self, node: CostedNode) -> bool:
        """Is there a position that is as good? Else note this one."""
        cost, edges, cards, redeals, pointer, left, limit, _ = node
        stock = cards & self._stock
        time = pointer - redeals * PACK_SIZE
        cost += redeals * (1 + stock.bit_count()) - (stock & (1 << pointer) - 1).bit_count()
        key = (edges, cards, left, limit)
        known = self._seen.get(key)
        if known is None:
            self._seen[key] = [(time, cost)]
            return False
        if any(when <= time and moves <= cost for when, moves in known):
            return True
        known[:] = [entry for entry in known if entry[0] < time or entry[1] < cost]
        known.append((time, cost))
        return False
