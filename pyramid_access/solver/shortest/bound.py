"""How many moves a win takes at least: the admissible heuristic of the search for a shortest line.

A relaxed problem, easier than any real game, tells when each pyramid card can be open, and when the game can end. Until
then a pair needs the draws of its stock cards, then one removal. Two stock cards that stay need their draws until the
end. Of the perfect matchings of a rank pair the cheapest counts (an assignment problem, by dynamic programming over the
cards taken). The heuristic is ours; checked by the lengths of the search.
"""

from typing import NamedTuple

from pyramid_access.rules.layout import FULL_PYRAMID, PACK_SIZE, PYRAMID, PYRAMID_SIZE, Slot
from pyramid_access.rules.position import Game
from pyramid_access.rules.variants import Stock
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.matching.pairs import GROUP, GROUP_BITS, SIDE
from pyramid_access.solver.matching.tables import NO_SLOT, REST_CARDS, Tables
from pyramid_access.solver.shortest.expansion import NO_LIMIT, CostedNode

PASS = 64
"""A time is the number of redeals until then times this, and the slot before which all stock cards have come up."""
_Turn = tuple[Slot, int, int]
"""After a draw: the slot before which all have come up, the card that is open beside the waste, what may lie there."""
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
        self._stock_alone = tables.alone & REST_CARDS if tables.has_stock else 0
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
        moves = end // PASS + (node.cards & self._sure).bit_count() + self._for_stock_alone(node, end)
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

    def _for_stock_alone(self, node: CostedNode, end: int) -> int:
        """Return how many moves the cards of the stock that leave alone take at least.

        Each is drawn until it leaves; where it shows beforehand, it leaves instead of being drawn.
        """
        moves = 0
        for slot in bits_down(node.cards & self._stock_alone):
            undrawn = slot >= node.pointer
            most = 1 if self._shows_next else 1 + undrawn
            moves += most if self._tables.needs_all else min(most, _draws(slot, node.pointer, end))
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


class RelaxedProblem:
    """The relaxed problem, in one deal: how early can each card be open, and the goal be met?

    A card that has left is still there to take others along. So nothing has to be chosen: the stock is turned, and all
    leaves as soon as it is open beside any partner. To ignore what a move takes away is the delete relaxation of
    planning: Bonet and Geffner, "Planning as heuristic search" (2001). How it fits the game is ours; checked by the
    lengths of the search.
    """

    def __init__(self, game: Game, tables: Tables) -> None:
        variant = game.variant
        self._tables = tables
        self._layered = tables.shape.layered
        self._stock = REST_CARDS & ~self._layered & ~tables.alone
        self._shows_next = variant.stock is Stock.OPEN
        self._holds = variant.stock is Stock.HAND
        self._waste_pair = variant.waste_pair
        self._under: list[list[tuple[Slot, int, int]]] = [[] for _ in range(PACK_SIZE)]
        """For each card those that it covers, their bits, and all that cover them."""
        for slot, both in enumerate(tables.shape.covers):
            covers = {*both} - {NO_SLOT}
            for cover in covers:
                self._under[cover].append((slot, 1 << slot, sum(1 << each for each in covers)))
        self._open: dict[int, list[Slot]] = {}
        self._draws: dict[int, list[_Turn]] = {}

    def end(  # noqa: C901, PLR0912 (why: the loop in which the search spends half of its time)
        self, node: CostedNode, partners: list[int], opened: list[int]
    ) -> int | None:
        """Return the time at which the goal is met, None if it never is.

        ``partners`` are for each card those that it can leave with, as a set; a card that leaves alone is its own.
        Notes in ``opened`` when each card opens of those that lie on each other.
        """
        covered, depth_of_two, overlap = self._under, self._depth_of_two, self._tables.overlap
        layered, stock = node.cards & self._layered, node.cards & self._stock
        goal = layered | stock if self._tables.needs_all else layered & FULL_PYRAMID
        free = gone = shown = time = 0
        news = self._open_at_first(layered)
        for slot in news:
            free |= 1 << slot
            opened[slot] = node.pointer
        turns, above = self._rest_of_pass(node, stock), -1 << node.left.bit_length()
        while True:
            known = gone
            for place, beside, under in turns:
                waste = stock & under & above
                while True:
                    left = waste & ~gone
                    depth = depth_of_two(left) if self._waste_pair else left.bit_length() - 1
                    now = beside | (waste >> depth << depth if left else waste)
                    fresh, shown, hit = now & ~shown, now, 0
                    seen = free | now
                    while fresh:
                        slot = fresh.bit_length() - 1
                        fresh ^= 1 << slot
                        if mates := partners[slot] & seen:
                            hit |= mates | 1 << slot
                    for slot in news:
                        if mates := partners[slot] & seen:
                            hit |= mates | 1 << slot
                    news = []
                    if overlap:
                        hit |= self._with_covers(partners, free, layered & ~gone)
                    hit &= ~gone
                    if not hit:
                        break
                    gone |= hit
                    if not goal & ~gone:
                        return time + place
                    rest = layered & ~gone
                    hit &= layered
                    while hit:
                        slot = hit.bit_length() - 1
                        hit ^= 1 << slot
                        for under_it, bit, covers in covered[slot]:
                            if not (covers & rest or free & bit):
                                free |= bit
                                opened[under_it] = time + place
                                news.append(under_it)
            if time == node.redeals * PASS or (time and gone == known):
                return None
            time += PASS
            turns, above, shown = self._next_pass(node, stock), -1, 0

    @staticmethod
    def _depth_of_two(left: int) -> int:
        """Return where the second of the waste cards that are left lies."""
        return max(0, (left & ~(1 << left.bit_length() - 1)).bit_length() - 1) if left else 0

    def _with_covers(self, partners: list[int], free: int, layered: int) -> int:
        """Return the pairs of which one card is the only one that covers the other."""
        found = 0
        while free:
            over = free.bit_length() - 1
            free ^= 1 << over
            for under, bit, covers in self._under[over]:
                if partners[over] & bit and covers & layered == 1 << over:
                    found |= 1 << over | 1 << under
        return found & layered

    def _open_at_first(self, layered: int) -> list[Slot]:
        found = self._open.get(layered)
        if found is None:
            tests = self._tables.shape.tests
            found = self._open[layered] = [slot for slot, bit, bits in tests if layered & bits == bit]
        return found

    def _rest_of_pass(self, node: CostedNode, stock: int) -> list[_Turn]:
        pointer = node.pointer
        ahead = stock >> pointer << pointer
        if not node.redeals:
            ahead &= (1 << node.limit) - 1
        if self._shows_next:
            now = pointer, ahead & -ahead, (1 << pointer) - 1
        elif self._holds:
            now = pointer, stock & 1 << pointer - 1, (1 << pointer - 1) - 1
        else:
            now = pointer, 0, (1 << pointer) - 1
        return [now, *self._drawing(ahead)]

    def _next_pass(self, node: CostedNode, stock: int) -> list[_Turn]:
        if node.limit != NO_LIMIT:
            stock &= (1 << node.limit) - 1
        return [(PYRAMID_SIZE, stock & -stock if self._shows_next else 0, 0), *self._drawing(stock)]

    def _drawing(self, ahead: int) -> list[_Turn]:
        """Return what the draws of these cards turn up."""
        found = self._draws.get(ahead)
        if found is None:
            found = self._draws[ahead] = []
            rest = ahead
            while rest:
                bit = rest & -rest
                rest ^= bit
                beside = rest & -rest if self._shows_next else bit if self._holds else 0
                found.append((bit.bit_length(), beside, bit - 1 if self._holds else 2 * bit - 1))
        return found


def _draws(slot: Slot, pointer: Slot, time: int) -> int:
    """Return how often a stock card comes up, or is passed where the next one shows, until some time."""
    return time // PASS + (slot < time % PASS) - (slot < pointer)
