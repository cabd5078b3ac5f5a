"""A relaxed problem, easier than any real game: how early can each card be open, and the goal be met?

In this game a card that has left is still there to take others along. So nothing has to be chosen: the stock is
turned, and all leaves as soon as it is open beside any partner. To ignore what a move takes away is the delete
relaxation of planning: Bonet and Geffner, "Planning as heuristic search" (2001). How it fits the game is ours; checked
by the lengths of the search.
"""

from pyramid_access.rules.layout import FULL_PYRAMID, PACK_SIZE, PYRAMID_SIZE, Slot
from pyramid_access.rules.position import Game
from pyramid_access.rules.variants import Stock
from pyramid_access.solver.matching.tables import NO_SLOT, REST_CARDS, Tables
from pyramid_access.solver.shortest.node import NO_LIMIT, CostedNode

PASS = 64
"""A time is the number of redeals until then times this, and the slot before which all stock cards have come up."""

_Turn = tuple[Slot, int, int]
"""After a draw: the slot before which all have come up, the card that is open beside the waste, what may lie there."""


class RelaxedProblem:
    """Solves the relaxed problem from positions of one deal."""

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
