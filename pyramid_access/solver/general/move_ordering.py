"""Move ordering of the general search, and the orderings of its restarts. Any is as exact; which one wins soon is luck.

Edges with the fewest alternatives come first (fail first: Haralick and Elliott, "Increasing tree search efficiency for
constraint satisfaction problems", 1980).
"""

from typing import NamedTuple

from pyramid_access.solver.bit_sets import Edges, bits
from pyramid_access.solver.general.pair_graph import PairGraph

_SPREAD = 0x9E37_79B9_7F4A_7C15
"""A multiplier that spreads small numbers over 64 bits (Knuth, The Art of Computer Programming, volume 3, 6.4)."""
_SIXTY_FOUR = (1 << 64) - 1


class MoveOrdering(NamedTuple):
    """How to choose the edge to decide first, and whether it is used first or left out first."""

    seed: int = 0
    """Decides between edges; 0 decides by the number of alternatives alone and always uses an edge first."""
    left_out: int = 0
    """How many of a hundred edges are left out first."""
    stock_first: bool = False
    """Prefers edges with cards of the stock, instead of those within the pyramid."""

    def choice(self, graph: PairGraph, alive: Edges, edges: Edges, cards: int) -> int:
        """Return the edge to decide first."""
        if not edges & (edges - 1):
            return edges.bit_length() - 1
        if self.stock_first:
            edges = edges & ~graph.inner or edges
            return min(bits(edges), key=lambda edge: (sum(graph.choices(alive, edge)), self._noise(edge, cards)))
        edges = edges & graph.inner or edges & graph.loops or edges & ~graph.outer or edges
        if self.seed:
            return min(bits(edges), key=lambda edge: self._noise(edge, cards))
        return min(bits(edges), key=lambda edge: min(graph.choices(alive, edge)))

    def is_left_out_first(self, edge: int, cards: int) -> bool:
        """Is the edge left out first?"""
        return self._noise(edge, cards + 1) % 100 < self.left_out

    def _noise(self, edge: int, cards: int) -> int:
        """Return a number that looks like any other, always the same for the same edge, cards and seed."""
        mixed = (cards ^ cards >> 29) * _SPREAD + edge * 0x1_0000_01B3 + self.seed & _SIXTY_FOUR
        mixed = (mixed ^ mixed >> 32) * _SPREAD & _SIXTY_FOUR
        return mixed >> 32


PLAIN = MoveOrdering()
"""The ordering of the main search, the most promising on the whole."""


def restart_ordering(number: int) -> MoveOrdering:
    """Return the ordering of a restart, a different one for each number from 0."""
    return MoveOrdering(number + 1, *((20, False), (50, False), (20, True))[number % 3])
