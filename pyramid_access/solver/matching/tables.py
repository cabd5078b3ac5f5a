"""A deal as bit sets: which cards may leave together, and which lie on which.

Two kinds of sets: *cards* are 52 bits, a bit a slot; *edges* are 96 bits, see :mod:`.pairs`. Stock cards that
leave alone are in no set: they can be removed the moment they come up, so they never block another card.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache
from typing import NamedTuple

from pyramid_access.rules.layout import COVERED_BY, COVERS, FULL_PYRAMID, PACK_SIZE, PYRAMID, PYRAMID_SIZE, REST, Slot
from pyramid_access.rules.position import Deal, Game
from pyramid_access.rules.variants import Goal, Partners, Stock
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.matching.pairs import GROUP, GROUP_BITS, SIDE, matchable, rank_pairs

NO_SLOT = PACK_SIZE
"""The slot number for no slot; its sets are empty."""
REST_CARDS = sum(1 << slot for slot in REST)
_COLUMN = 0x1111


class Shape(NamedTuple):
    """Which cards lie on which: the same for all deals of a variant."""

    layered: int
    """The cards that lie on each other: the pyramid, and the reserve where there is one."""
    covers: tuple[tuple[Slot, Slot], ...]
    """For each slot the two that cover it, :data:`NO_SLOT` for none."""
    deep: tuple[int, ...]
    """For each slot the cards that lie on it, directly or not."""
    apart: tuple[int, ...]
    """For each slot the cards that it cannot leave with, since one lies on the other."""
    tests: tuple[tuple[Slot, int, int], ...]
    """Slot, its bit, and the bits of it and its covers: the slot is open where of these only its own bit is set."""
    distances: tuple[tuple[int, int], ...]
    """How many slots after a card one may lie that covers it, and the cards of which one does."""


@cache
def shape(columns: int, overlap: bool) -> Shape:
    """Return which cards lie on which, with so many reserve columns or none, with or without the overlap rule."""
    covered_by: list[tuple[Slot, ...]] = [*COVERED_BY, *(() for _ in REST)]
    if columns:
        covered_by[PYRAMID_SIZE:] = [(slot + columns,) if slot + columns < PACK_SIZE else () for slot in REST]
    deep = [0] * PACK_SIZE
    for slot in reversed(range(PACK_SIZE)):
        for cover in covered_by[slot]:
            deep[slot] |= 1 << cover | deep[cover]
    apart = [*deep]
    for slot in range(PACK_SIZE):
        if overlap and slot < PYRAMID_SIZE:
            apart[slot] &= ~_bits(covered_by[slot])
        for under in range(slot):
            apart[slot] |= (apart[under] >> slot & 1) << under
    layered = FULL_PYRAMID | REST_CARDS if columns else FULL_PYRAMID
    tests = ((slot, 1 << slot, _bits((slot, *covered_by[slot]))) for slot in range(layered.bit_length()))
    distances: dict[int, int] = {}
    for slot, covers in enumerate(covered_by):
        for cover in covers:
            distances[cover - slot] = distances.get(cover - slot, 0) | 1 << slot
    padded = ((*covers, NO_SLOT, NO_SLOT)[:2] for covers in covered_by)
    pairs = tuple((one, two) for one, two in padded)
    return Shape(layered, pairs, tuple(deep), tuple(apart), tuple(tests), tuple(distances.items()))


def _bits(slots: Iterable[Slot]) -> int:
    return sum(1 << slot for slot in slots)


@cache
def _places(partners: Partners) -> Sequence[tuple[int, int] | None]:
    """Return for each rank the number of its rank pair, and whether it is the larger rank; None without partners."""
    places: list[tuple[int, int] | None] = [None] * 14
    for group, ranks in enumerate(rank_pairs(partners) or ()):
        for larger, rank in enumerate(ranks):
            places[rank] = (group, larger)
    return places


class OpenCards(NamedTuple):
    """What is open among cards that lie on each other."""

    lows: int
    """All edges of the open cards of smaller ranks."""
    highs: int
    """All edges of the open cards of larger ranks. An edge in both sets has two open cards."""
    overlaps: int
    """Edges of two cards of which one is the other's only cover, where the rules let them leave."""
    alone: int
    """Open cards that leave alone."""


class Tables:
    """The edges of one deal, and what was already worked out about it."""

    def __init__(self, game: Game, absent: int = 0) -> None:
        """Make the tables; ``absent`` are cards that have left, and that count as partners of cards that have not.

        That makes up for partners that are lacking, so that the cards still come in pairs.
        """
        variant = game.variant
        self.has_stock = variant.stock is not Stock.NONE
        self.needs_all = variant.goal is Goal.ALL
        self.overlap = variant.overlap
        self.shape = shape(game.columns, variant.overlap)
        self.low = [0] * (PACK_SIZE + 1)
        """For each slot its 4 possible edges, if it has the smaller rank of its pair; the last one is for no slot."""
        self.high = [0] * (PACK_SIZE + 1)
        """The same for the larger rank."""
        self.groups: list[tuple[list[Slot], list[Slot]]] = [([], []) for _ in rank_pairs(variant.partners) or ()]
        """For each rank pair the slots of the smaller and of the larger rank, in the order of the edges."""
        self.alone = 0
        """The cards that leave alone."""
        self._places = _places(variant.partners)
        self._sort_cards(game.deal)
        every = (1 << len(self.ends)) - 1
        self.pyramid_edges = self.edges_of(PYRAMID)
        """Edges with a pyramid card."""
        self.stock_edges = self.edges_of(REST) if self.has_stock else 0
        """Edges with a stock card."""
        self.idle = 0 if self.needs_all else every & ~self.pyramid_edges
        """Edges that stand for two cards that may as well stay."""
        apart = self.shape.apart
        never = sum(1 << edge for edge, (low, high) in enumerate(self.ends) if apart[low] >> high & 1)
        if self.needs_all and variant.stock is Stock.WASTE and not variant.waste_pair:
            never |= every & ~self.pyramid_edges
        self.possible = every & ~(never & ~self.idle)
        """The edges that can be used in some order of play."""
        if absent:
            self._stand_in(absent)
        self.open_cards: dict[int, OpenCards] = {}
        """What :meth:`find_open` has found."""

    @property
    def loners(self) -> frozenset[Slot]:
        """The cards that leave alone, as slots."""
        return frozenset(bits_down(self.alone))

    def edges_of(self, slots: Iterable[Slot]) -> int:
        """Return the edges that have one of the slots."""
        edges = 0
        for slot in slots:
            edges |= self.of[slot]
        return edges

    def edges_of_set(self, cards: int) -> int:
        """Return the edges that have one of the cards, and remember them: searches ask for the same sets again."""
        edges = self._edges_of_sets.get(cards)
        if edges is None:
            edges = self._edges_of_sets[cards] = self.edges_of(bits_down(cards))
        return edges

    def reordered(self, deal: Deal, first: Slot) -> "Tables":
        """Return the tables of a deal in which the stock cards from slot ``first`` on lie in another order.

        The edges of a rank are numbered in the order of the slots, so those of the cards before ``first`` keep their
        numbers. What is open in the pyramid is the same too: one memory of it serves both.
        """
        other = copy(self)
        nothing = [0] * (PACK_SIZE + 1 - first)
        other.low, other.high = self.low[:first] + nothing, self.high[:first] + nothing
        other.groups = [
            ([slot for slot in lows if slot < first], [slot for slot in highs if slot < first])
            for lows, highs in self.groups
        ]
        other.alone &= (1 << first) - 1
        other._sort_cards(deal, first)
        return other

    def after_use(self, edges: int, number: int) -> int:
        """Return the edges that may still be used when the two cards of an edge have left."""
        low, high = self.ends[number]
        shift = number & -GROUP_BITS
        group = edges >> shift & GROUP
        rest = group & ~((self.of[low] | self.of[high]) >> shift)
        return edges ^ (group ^ matchable(rest)) << shift

    def choice(self, edges: int, playable: int, inner: int) -> int:
        """Return the edge to decide on of those that are ``playable``, with the fewest alternatives in ``edges``.

        Those of two cards off the stock, ``inner``, come before the others of the pyramid, and the stock last. Fewest
        alternatives first is fail first: Haralick and Elliott, "Increasing tree search efficiency for constraint
        satisfaction problems" (1980). Which kind of edge comes first is ours: it was the fastest of those tried.
        """
        best = playable & inner or playable & self.pyramid_edges or playable
        if not best & best - 1:
            return best.bit_length() - 1
        fewest, choice = PACK_SIZE, 0
        for number in bits_down(best):
            low, high = self.ends[number]
            alternatives = (edges & (self.of[low] | self.of[high])).bit_count()
            if alternatives <= fewest:
                fewest, choice = alternatives, number
        return choice

    def _sort_cards(self, deal: Deal, first: Slot = 0) -> None:
        """Give the cards from a slot on their edges."""
        places = self._places
        for slot in range(first, PACK_SIZE):
            place = places[deal[slot].rank]
            if place is None:
                self.alone |= 1 << slot
                continue
            group, larger = place
            same = self.groups[group][larger]
            if larger:
                self.high[slot] = _COLUMN << GROUP_BITS * group + len(same)
            else:
                self.low[slot] = 0xF << GROUP_BITS * group + SIDE * len(same)
            same.append(slot)
        self.of = [low | high for low, high in zip(self.low, self.high, strict=True)]
        """For each slot its edges."""
        self.ends = [(low, high) for lows, highs in self.groups for low in lows for high in highs]
        """The two slots of each edge."""
        self._edges_of_sets: dict[int, int] = {}

    def _stand_in(self, absent: int) -> None:
        """Let cards that have left be the partners of cards of the rest that stay."""
        spare = 0
        for edge, (low, high) in enumerate(self.ends):
            if (absent >> low & 1 and high >= PYRAMID_SIZE) or (absent >> high & 1 and low >= PYRAMID_SIZE):
                spare |= 1 << edge
        taken = self.edges_of(slot for slot in range(PACK_SIZE) if absent >> slot & 1)
        self.possible = self.possible & ~taken | spare
        self.idle = self.idle & ~taken | spare
        self.pyramid_edges &= ~taken

    def find_open(self, cards: int) -> OpenCards:
        """Work out what is open when these of the cards that lie on each other are left, and remember it."""
        low, high = self.low, self.high
        covered = lows = highs = overlaps = 0
        for distance, under in self.shape.distances:
            covered |= cards >> distance & under
        free = rest = cards & ~covered
        while rest:
            slot = rest.bit_length() - 1
            rest ^= 1 << slot
            lows |= low[slot]
            highs |= high[slot]
        if self.overlap:
            for slot in bits_down(free & FULL_PYRAMID):
                overlaps |= self._overlaps(slot, cards)
        found = self.open_cards[cards] = OpenCards(lows, highs, overlaps, free & self.alone)
        return found

    def _overlaps(self, over: Slot, cards: int) -> int:
        """Return the edges of a card with the cards that it alone covers."""
        edges = 0
        for under in COVERS[over]:
            if not cards & _bits(COVERED_BY[under]) & ~(1 << over):
                edges |= self.of[under] & self.of[over]
        return edges
