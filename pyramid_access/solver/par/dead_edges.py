"""Pairings in which some pairs stay on the table: how few can stay, and which edges are left if only so many may.

Whatever leaves, the cards that stay can be matched with each other. Such an edge, whose two cards will not leave
together, is called *dead*. The edges of one rank pair are 16 bits, see :mod:`~pyramid_access.solver.matching.pairs`.

Taking out the edges that are part of no matching within the budget is cost-based filtering: Focacci, Lodi and Milano,
"Cost-based domain filtering" (1999). Checked against trying all permutations.
"""

from collections.abc import Iterator
from functools import lru_cache

from pyramid_access.solver.matching.pairs import GROUP, GROUP_BITS, SIDE, highs, lows

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
