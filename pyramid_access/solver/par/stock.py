"""Which pairs of two stock cards can no longer leave together.

Two stock cards leave together only when nothing is left between them. So they never do if a card between them stays,
or has no partner but stock cards that do not lie between them too: such pairs would have to wait for each other. Ours;
checked by the scores against brute force on endgames. It makes the proof that no more than so many cards can leave a
hundred times shorter.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from pyramid_access.rules.layout import REST, Slot
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.matching.tables import Tables


class _Pair(NamedTuple):
    """An edge of two stock cards."""

    edge: int
    cards: int
    between: int
    """The cards of the stock that lie between the two."""


class StockPairs:
    """Finds the pairs of stock cards that stay, in one deal."""

    def __init__(self, tables: Tables, *, next_is_open: bool) -> None:
        """``next_is_open``: a card can leave with the waste's top before it lies on it."""
        self._tables = tables
        self._next_is_open = next_is_open

    @cached_property
    def _pairs(self) -> tuple[_Pair, ...]:
        pairs = []
        for number, (low, high) in enumerate(self._tables.ends):
            between = (1 << max(low, high)) - (2 << min(low, high)) if low in REST and high in REST else 0
            pairs.append(_Pair(1 << number, 1 << low | 1 << high, between))
        return tuple(pairs)

    def separated(self, edges: int, stock: int) -> int:
        """Return the edges of two stock cards, of those given, that a third card always keeps apart.

        ``edges`` are those that may be used, ``stock`` the cards left of stock and waste.
        """
        tables = self._tables
        with_pyramid = edges & tables.pyramid_edges
        pairs = [self._pairs[number] for number in bits_down(edges & tables.idle)]
        loose = [slot for slot in bits_down(stock) if not tables.of[slot] & with_pyramid] if pairs else []
        found = 0
        while loose:
            obstacles = [*self._obstacles(pairs, loose)]
            apart = [pair for pair in pairs if _is_blocked(pair.between, obstacles)]
            if not apart:
                break
            found |= sum(pair.edge for pair in apart)
            pairs = [pair for pair in pairs if not pair.edge & found]
        return found

    def _obstacles(self, pairs: list[_Pair], loose: list[Slot]) -> Iterator[tuple[int, int]]:
        """Yield for each card that can only leave with another of the stock its bit, and its partners."""
        for slot in loose:
            own, bit = self._tables.of[slot], 1 << slot
            partners = 0
            for edge, cards, _ in pairs:
                if own & edge:
                    partners |= cards
            yield bit, partners & ~bit

    def left_in_waste(self, edges: int, waste: int, coming: int) -> int:
        """Return the edges of two stock cards that cannot leave any more in the last pass.

        ``edges`` are those that may be used; the cards left are given as sets: those of the waste, and of the stock
        still to be drawn.
        """
        tables = self._tables
        drawn = tables.edges_of(bits_down(coming)) if self._next_is_open else 0
        useful = (tables.pyramid_edges | drawn) & edges
        dead = tables.idle & ~drawn
        for top in bits_down(waste):
            waste ^= 1 << top
            if not useful & tables.of[top]:
                return dead | tables.edges_of(bits_down(waste)) & tables.idle
        return dead


def _is_blocked(between: int, obstacles: list[tuple[int, int]]) -> bool:
    return any(bit & between and not partners & between for bit, partners in obstacles)
