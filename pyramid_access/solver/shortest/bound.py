"""How many moves a win takes at least: the admissible heuristic of the search for a shortest line.

The relaxed problem of :mod:`.relaxed_problem` tells when each pyramid card can be open, and when the game can end.
Until then a pair needs the draws of its stock cards, then one removal. Two stock cards that stay need their draws until
the end. Of the perfect matchings of a rank pair the cheapest counts (an assignment problem, by dynamic programming over
the cards taken). The heuristic is ours; checked by the lengths of the search.
"""

from typing import NamedTuple

from pyramid_access.rules.layout import FULL_PYRAMID, PACK_SIZE, PYRAMID, PYRAMID_SIZE, Slot
from pyramid_access.rules.position import Game
from pyramid_access.rules.variants import Stock
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.matching.pairs import GROUP, GROUP_BITS, SIDE
from pyramid_access.solver.matching.tables import REST_CARDS, Tables
from pyramid_access.solver.shortest.node import CostedNode
from pyramid_access.solver.shortest.relaxed_problem import PASS, RelaxedProblem

_FAR = 9999


class _Group(NamedTuple):
    """What follows from the edges of one rank pair."""

    edges: int
    number: int
    partners: tuple[tuple[Slot, int], ...]
    """Each card with those that it can leave with, as a set."""
    timed: tuple[Slot, ...]
    """The pyramid cards with partners in the stock: when they open counts."""
    ranks: list[int]
    """How many of its stock cards come before a slot."""
    least: dict[int, int]
    """The cost of the cheapest perfect matching, by all that it depends on."""


class Bound:
    """Finds the bound for positions of one deal; remembers what they have in common."""

    def __init__(self, game: Game, tables: Tables, absent: int) -> None:
        """``absent`` are cards that have left, and for which ``tables`` let others stand in."""
        variant = game.variant
        self._tables = tables
        self._absent = absent
        self._relaxed = RelaxedProblem(game, tables)
        self._kings = tables.alone & REST_CARDS if tables.has_stock else 0
        self._sure = tables.alone & (FULL_PYRAMID if tables.has_stock or not tables.needs_all else -1)
        """The cards in no stock that leave alone, and must."""
        self._shows_next = variant.stock is Stock.OPEN
        self._meet = variant.stock is not Stock.WASTE or variant.waste_pair
        layered = tables.shape.layered & tables.alone
        self._alone = [layered & 1 << slot for slot in range(PACK_SIZE)]
        self._groups: list[dict[int, _Group]] = [{} for _ in tables.groups]
        self._ranks = [
            [sum(PYRAMID_SIZE <= slot < place for slot in (*lows, *highs)) for place in range(PACK_SIZE + 1)]
            for lows, highs in tables.groups
        ]

    def moves_left(self, node: CostedNode) -> int | None:
        """Return how many moves a win takes at least from here; None if there is none."""
        partners, opened = self._alone[:], [0] * PACK_SIZE
        groups = []
        rest, number = node.edges, 0
        while rest:
            if edges := rest & GROUP:
                group = self._groups[number].get(edges) or self._group(edges, number)
                groups.append(group)
                for slot, mates in group.partners:
                    partners[slot] = mates
            rest >>= GROUP_BITS
            number += 1
        end = self._relaxed.end(node, partners, opened)
        if end is None:
            return None
        moves = end // PASS + (node.cards & self._sure).bit_count() + self._for_kings(node, end)
        for group in groups:
            ranks = group.ranks
            key = (ranks[node.pointer] << 4 | ranks[end % PASS]) << 6 | end // PASS
            for slot in group.timed:
                key = (key << 4 | ranks[opened[slot] % PASS]) << 6 | opened[slot] // PASS
            least = group.least.get(key)
            moves += self._cheapest(group, key, opened, node.pointer, end) if least is None else least
        return moves

    def _group(self, edges: int, number: int) -> _Group:
        """Look through the edges of one rank pair."""
        partners: dict[Slot, int] = {}
        timed = set()
        for edge in bits_down(edges << number * GROUP_BITS):
            low, high = self._tables.ends[edge]
            if self._tables.idle >> edge & 1:
                if not self._meet or (1 << low | 1 << high) & self._absent:
                    continue
            elif self._tables.stock_edges >> edge & 1:
                timed.add(min(low, high))
            partners[low] = partners.get(low, 0) | 1 << high
            partners[high] = partners.get(high, 0) | 1 << low
        timed &= {*PYRAMID}
        found = _Group(edges, number, tuple(partners.items()), tuple(timed), self._ranks[number], {})
        self._groups[number][edges] = found
        return found

    def _for_kings(self, node: CostedNode, end: int) -> int:
        """Return how many moves the cards of the stock that leave alone take at least.

        Each is drawn until it leaves; where it shows beforehand, it leaves instead of being drawn.
        """
        moves = 0
        for king in bits_down(node.cards & self._kings):
            undrawn = king >= node.pointer
            most = 1 if self._shows_next else 1 + undrawn
            moves += most if self._tables.needs_all else min(most, _draws(king, node.pointer, end))
        return moves

    def _cheapest(self, group: _Group, key: int, opened: list[int], pointer: Slot, end: int) -> int:
        """Return the cost of the cheapest perfect matching of a rank pair, and remember it."""
        best = {0: 0}
        for row in range(0, GROUP_BITS, SIDE):
            own = [
                (1 << edge % SIDE, self._of_pair(edge + group.number * GROUP_BITS, opened, pointer, end))
                for edge in bits_down(group.edges & 0b1111 << row)
            ]
            if own:
                longer: dict[int, int] = {}
                for taken, cost in best.items():
                    for column, more in own:
                        if not taken & column:
                            longer[taken | column] = min(longer.get(taken | column, _FAR), cost + more)
                best = longer
        least = group.least[key] = min(best.values())
        return least

    def _of_pair(self, edge: int, opened: list[int], pointer: Slot, end: int) -> int:
        """Return how many moves two cards that are matched take at least."""
        first, second = sorted(self._tables.ends[edge])
        is_idle = self._tables.idle >> edge & 1
        if not self._tables.has_stock:
            return 0 if is_idle else 1
        if is_idle or first >= PYRAMID_SIZE:
            draws = (first >= pointer) + (second >= pointer and not self._shows_next)
            if not is_idle:
                return 1 + draws
            there = (slot for slot in (first, second) if not self._absent >> slot & 1 and slot >= PYRAMID_SIZE)
            stay = sum(_draws(slot, pointer, end) for slot in there)
            return min(1 + draws, stay) if self._meet else stay
        if second < PYRAMID_SIZE:
            return 1
        time = opened[first]
        return 1 + (_draws(second, pointer, time) if self._shows_next else time // PASS + (second >= pointer))


def _draws(slot: Slot, pointer: Slot, time: int) -> int:
    """Return how often a stock card comes up, or is passed where the next one shows, until some time."""
    return time // PASS + (slot < time % PASS) - (slot < pointer)
