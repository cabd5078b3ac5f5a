"""The pairings of one rank pair: four cards against four, as bits of one small number.

An *edge* is two cards that may leave together. The edges of a rank pair are the bits ``4 * low + high`` of 16, where
``low`` and ``high`` count the cards of the smaller and of the larger rank. Cards that have left have no edges. All six
rank pairs lie side by side in one number of 96 bits, the *edges* of a position.

Edges that are part of no perfect matching are filtered out: Régin, "A filtering algorithm for constraints of difference
in CSPs" (1994). To do it by a remembered recursion, as the graphs are so small, is ours; checked by the verdicts of the
searches against brute force.
"""

from functools import cache

from pyramid_access.rules.cards import Rank
from pyramid_access.rules.variants import PARTNER_TABLES, Partners

GROUP_BITS = 16
"""Edges of one rank pair."""
GROUP = (1 << GROUP_BITS) - 1
SIDE = 4
"""Cards of one rank."""
_ROW = 0b1111
_ROW_STARTS = 0x1111
_EVEN = int("5" * 24, 16)
_STARTS = int("1" * 24, 16)
_TOPS = int("000F" * 6, 16)


@cache
def rank_pairs(partners: Partners) -> tuple[tuple[Rank, Rank], ...] | None:
    """Return the pairs of ranks that leave together, the smaller rank first.

    None where a rank goes with several, or with itself: then the cards of two ranks cannot be matched by themselves.
    """
    table = PARTNER_TABLES[partners]
    pairs = []
    for rank in Rank:
        others = table.partners[rank]
        if rank in others or len(others) != (rank not in table.alone):
            return None
        pairs += [(rank, other) for other in others if rank < other]
    return tuple(pairs)


@cache
def matchable(edges: int) -> int:
    """Return the edges of one rank pair that are part of some perfect matching of its cards; 0 if there is none.

    Every other edge can never be used: the rest of the cards would not come out. The cards are those that have an
    edge, so a caller that takes away the last edge of a card must look at :func:`lows` itself. There are 65,536 sets
    of edges at most, and a search meets the same few again and again: hence the cache.
    """
    first = next((shift for shift in range(0, GROUP_BITS, SIDE) if edges >> shift & _ROW), None)
    if first is None or lows(edges).bit_count() != highs(edges).bit_count():
        return 0
    others = lows(edges) & ~(1 << first)
    useful = 0
    for high in range(SIDE):
        edge = 1 << first + high
        if edges & edge:
            rest = edges & ~(_ROW << first | _ROW_STARTS << high)
            if lows(rest) == others and (not rest or (rest := matchable(rest))):
                useful |= edge | rest
    return useful


def lows(edges: int) -> int:
    """Return which cards of the smaller rank have an edge, as the first bits of their rows."""
    return (edges | edges >> 1 | edges >> 2 | edges >> 3) & _ROW_STARTS


def highs(edges: int) -> int:
    """Return which cards of the larger rank have an edge, as the bits of the first row."""
    return (edges | edges >> 4 | edges >> 8 | edges >> 12) & _ROW


def of_same_lows(edges: int) -> int:
    """Return all edges, of all rank pairs at once, whose card of the smaller rank has one of these."""
    edges |= edges >> 1
    return ((edges | edges >> 2) & _STARTS) * _ROW


def of_same_highs(edges: int) -> int:
    """Return all edges, of all rank pairs at once, whose card of the larger rank has one of these."""
    edges |= edges >> 4
    return ((edges | edges >> 8) & _TOPS) * _ROW_STARTS


def forced(edges: int) -> int:
    """Return the edges, of all rank pairs at once, that are the only one of their cards.

    Of edges that are all :func:`matchable` these belong to every perfect matching, so using them is no choice. An edge
    alone in its row is alone in its column: a matching that uses it always leaves the column no other.
    """
    even, odd = edges & _EVEN, edges >> 1 & _EVEN
    both, either = even & odd, even | odd
    several = (both | both >> 2 | (either & either >> 2)) & _STARTS
    return edges ^ edges & several * _ROW


def without(edges: int, unusable: int) -> int | None:
    """Return the edges of all rank pairs without some, and without those that thereby fit no matching.

    None if a rank pair has no perfect matching left.
    """
    shift = 0
    unusable &= edges
    while unusable:
        gone = unusable & GROUP
        if gone:
            old = edges >> shift & GROUP
            new = matchable(old & ~gone)
            if lows(new) != lows(old):
                return None
            edges ^= (old ^ new) << shift
        unusable >>= GROUP_BITS
        shift += GROUP_BITS
    return edges
