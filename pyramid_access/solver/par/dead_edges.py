"""Dead edges: pairs that stay on the table. How few can stay, which must, and which other edges are then ruled out?

Whatever leaves, the cards that stay can be matched with each other. Such an edge, whose two cards will not leave
together, is called *dead*. The edges of one rank pair are 16 bits, see :mod:`~pyramid_access.solver.matching.pairs`.

Taking out the edges that are part of no matching within the budget is cost-based filtering: Focacci, Lodi and Milano,
"Cost-based domain filtering" (1999). Checked against trying all permutations. Which pairs of stock cards are dead,
:class:`StockPairs`, is ours.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from pyramid_access.rules.layout import REST, Slot
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.matching.pairs import GROUP, GROUP_BITS, SIDE, highs, lows
from pyramid_access.solver.matching.tables import Tables

NO_MATCHING = 99
"""More dead edges than there can be."""
_ROW = 0b1111
_ROW_STARTS = 0x1111
_KEPT = 1 << 15
"""Results that are remembered: a search meets the same few again and again."""


@lru_cache(_KEPT)
def fewest_dead(edges: int, dead: int) -> int:
    """Return the fewest dead edges in a perfect matching of one rank pair; :data:`NO_MATCHING` if there is none.

    The cards are those that have an edge; ``dead`` are some of the edges.
    """
    if not edges:
        return 0
    if lows(edges).bit_count() != highs(edges).bit_count():
        return NO_MATCHING
    costs = (cost + fewest_dead(rest, dead & rest) for _, cost, rest in _partners_of_first(edges, dead))
    return min((NO_MATCHING, *costs))


@lru_cache(_KEPT)
def affordable(edges: int, dead: int, most: int) -> int:
    """Return the edges of one rank pair that are part of a perfect matching with ``most`` dead edges; 0 for none."""
    found = 0
    for edge, cost, rest in _partners_of_first(edges, dead):
        if cost + fewest_dead(rest, dead & rest) <= most:
            found |= edge | affordable(rest, dead & rest, most - cost)
    return found


def within(edges: int, dead: int, most: int) -> int | None:
    """Return the edges of all rank pairs that fit perfect matchings with ``most`` dead edges in sum; None for none."""
    left = dead & edges
    costs = []
    shift = 0
    while left >> shift:
        costs.append(fewest_dead(edges >> shift & GROUP, left >> shift & GROUP))
        shift += GROUP_BITS
    slack = most - sum(costs)
    if slack < 0:
        return None
    for index, cost in enumerate(costs):
        shift = GROUP_BITS * index
        group, dead = edges >> shift & GROUP, left >> shift & GROUP
        if dead.bit_count() > cost + slack:
            edges ^= (group ^ affordable(group, dead, cost + slack)) << shift
    return edges


def _partners_of_first(edges: int, dead: int) -> Iterator[tuple[int, bool, int]]:
    """Yield the edges of the first card: each with whether it is dead, and the edges that are left to the others.

    Only edges that leave every other card an edge.
    """
    if not edges:
        return
    first = ((edges & -edges).bit_length() - 1) & -SIDE
    other_lows, all_highs = lows(edges) & ~(1 << first), highs(edges)
    for high in range(SIDE):
        edge = 1 << first + high
        if edges & edge:
            rest = edges & ~(_ROW << first | _ROW_STARTS << high)
            if lows(rest) == other_lows and highs(rest) == all_highs & ~(1 << high):
                yield edge, bool(dead & edge), rest


class _Pair(NamedTuple):
    """An edge of two stock cards."""

    edge: int
    cards: int
    between: int
    """The cards of the stock that lie between the two."""


class StockPairs:
    """The pairs of stock cards that can no longer leave together, in one deal.

    Two stock cards leave together only when nothing is left between them. So they never do if a card between them
    stays, or has no partner but stock cards that do not lie between them too: such pairs would have to wait for each
    other. Ours; checked by the scores against brute force on endgames. It makes the proof that no more than so many
    cards can leave a hundred times shorter.
    """

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
