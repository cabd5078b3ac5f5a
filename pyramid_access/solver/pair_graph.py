"""Which cards can still leave together: the edges of a graph, thinned out by what is impossible in any order of play.

A card is a bit of a 52-bit set, an edge a bit of another set: two partners, or a loop for a card that leaves alone. A
finished game is a choice of edges that share no card and reach every *target*, a card that must leave for the win.
"""

from collections.abc import Iterator, Sequence

from pyramid_access.rules.layout import COVERS, PACK_SIZE, PYRAMID, PYRAMID_SIZE, Slot
from pyramid_access.rules.position import Game

Cards = int
"""Bit set of slots."""
Edges = int
"""Bit set of edge numbers."""
Piles = Sequence[Sequence[Slot]]
"""Waste cards, the top of each pile last."""
_ALL: Cards = (1 << PACK_SIZE) - 1
_GROUP_LIMIT = 16
"""Edges of a group of ranks that is looked through as a whole: two ranks of four cards."""


def bits(number: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, from the lowest."""
    while number:
        lowest = number & -number
        yield lowest.bit_length() - 1
        number ^= lowest


class PairGraph:
    """The edges of a game; sets of edges that are alive belong to whoever searches."""

    def __init__(self, game: Game, cards: Cards) -> None:
        self.edges: tuple[tuple[Slot, Slot], ...] = tuple(_edges(game, cards))
        """The two cards of each edge, the lower slot first; a loop has the same card twice."""
        self.every: Edges = (1 << len(self.edges)) - 1
        self.at = [0] * PACK_SIZE
        """The edges of each card."""
        self.number: dict[tuple[Slot, Slot], int] = {edge: index for index, edge in enumerate(self.edges)}
        self.loops: Edges = 0
        self.inner: Edges = 0
        """Edges of pyramid cards only."""
        self.outer: Edges = 0
        """Edges without a pyramid card."""
        for index, (first, second) in enumerate(self.edges):
            self.at[first] |= 1 << index
            self.at[second] |= 1 << index
            self.loops |= (first == second) << index
            self.inner |= (second < PYRAMID_SIZE) << index
            self.outer |= (first >= PYRAMID_SIZE) << index
        self._covers = _covers(game)
        self._overlap = game.variant.overlap
        self._waste_pair = game.variant.waste_pair
        self._groups = self._find_groups(cards)
        self._reduced: dict[tuple[Edges, Cards], Edges | None] = {}
        self._reachable: dict[tuple[Edges, Cards], bool] = {}

    def _find_groups(self, cards: Cards) -> tuple[tuple[Edges, Cards], ...]:
        """Return the parts of the graph that have nothing to do with each other: edges and cards of each."""
        groups, left = [], cards
        while left:
            group = reached = left & -left
            edges = 0
            while reached:
                for card in bits(reached):
                    edges |= self.at[card]
                now = 0
                for index in bits(edges):
                    now |= 1 << self.edges[index][0] | 1 << self.edges[index][1]
                reached, group = now & ~group, group | now
            groups.append((edges, group))
            left &= ~group
        return tuple(groups)

    def within(self, cards: Cards) -> Edges:
        """Return the edges between two of the cards."""
        edges = touched = 0
        for card in bits(cards):
            edges |= self.at[card] & touched
            touched |= self.at[card] & ~self.loops
        return edges

    def without(self, alive: Edges, index: int) -> Edges:
        """Return the edges that are left when the two cards of an edge leave."""
        first, second = self.edges[index]
        return alive & ~(self.at[first] | self.at[second])

    def tightened(self, cards: Cards, alive: Edges, targets: Cards, piles: Piles = ()) -> Edges | None:
        """Return the edges that a winning choice may hold; None if no choice reaches all targets.

        Only what no order of play can change is looked at, so an edge that is taken out could never be used. ``piles``
        are waste cards, each but the last covered by the next for good.
        """
        while True:
            reduced = self.reduced(alive, targets)
            if reduced is None:
                return None
            ordered = self._ordered(cards, reduced, targets, piles)
            if ordered == reduced or ordered is None:
                return ordered
            alive = ordered

    def reduced(self, alive: Edges, targets: Cards) -> Edges | None:
        """Take out the edges whose use would leave a target without partner."""
        result = 0
        for edges, cards in self._groups:
            key = (alive & edges, targets & cards)
            if key not in self._reduced:
                small = edges.bit_count() <= _GROUP_LIMIT
                self._reduced[key] = self._reduce_exactly(*key) if small else self._reduce_forced(*key)
            reduced = self._reduced[key]
            if reduced is None:
                return None
            result |= reduced
        return result

    def _reduce_exactly(self, alive: Edges, targets: Cards) -> Edges | None:
        if not self._can_reach(alive, targets):
            return None
        kept = 0
        for index in bits(alive):
            first, second = self.edges[index]
            if self._can_reach(self.without(alive, index), targets & ~(1 << first | 1 << second)):
                kept |= 1 << index
        return kept

    def _can_reach(self, alive: Edges, targets: Cards) -> bool:
        """Is there a choice of edges, no two with a card in common, that reaches all targets?"""
        if not targets:
            return True
        key = (alive, targets)
        if key not in self._reachable:
            card = min(bits(targets), key=lambda card: (alive & self.at[card]).bit_count())
            self._reachable[key] = any(
                self._can_reach(self.without(alive, index), targets & ~sum({1 << c for c in self.edges[index]}))
                for index in bits(alive & self.at[card])
            )
        return self._reachable[key]

    def _reduce_forced(self, alive: Edges, targets: Cards) -> Edges | None:
        """Give each target with one edge left that edge, and its partner no other."""
        changed = True
        while changed:
            changed = False
            for card in bits(targets):
                own = alive & self.at[card]
                if not own:
                    return None
                if not own & (own - 1):
                    kept = self.without(alive, own.bit_length() - 1) | own
                    changed |= kept != alive
                    alive = kept
        return alive

    def _ordered(self, cards: Cards, alive: Edges, targets: Cards, piles: Piles) -> Edges | None:
        """Take out the edges of which one card must leave before the other; None if a target must before itself."""
        before = self.landmarks(cards, alive, piles)
        for card in bits(targets):
            if before[card] >> card & 1:
                return None
        kept, left = alive, alive
        while left:
            bit = left & -left
            left ^= bit
            first, second = self.edges[bit.bit_length() - 1]
            if before[first] & (1 << first | 1 << second) or before[second] & (1 << first | 1 << second):
                kept ^= bit
        return kept

    def landmarks(self, cards: Cards, alive: Edges, piles: Piles = ()) -> list[Cards]:
        """Return for each card those that leave certainly before it, if it leaves; itself, if it never can.

        A card leaves after the cards that cover it, so also after the partners of those, as far as all the partners
        that they could have agree.
        """
        before = [0] * PACK_SIZE
        covers = self._covers_now(cards, alive, piles)
        changed = True
        while changed:
            changed = False
            for over, strictly, loosely in covers:
                known = before[over]
                for under in loosely:
                    if known & ~before[under]:
                        before[under] |= known
                        changed = True
                known |= 1 << over | self._with(over, alive, before)
                for under in strictly:
                    if known & ~before[under]:
                        before[under] |= known
                        changed = True
        return before

    def _covers_now(self, cards: Cards, alive: Edges, piles: Piles) -> list[tuple[Slot, list[Slot], list[Slot]]]:
        """Return each covering card with the cards below it: those that it must leave before, those it may pair with.

        Every card comes after those that cover it.
        """
        below = [(over, unders) for over, unders in self._covers if cards >> over & 1]
        below += [(over, (under,)) for pile in piles for under, over in zip(pile[-2::-1], pile[:0:-1], strict=True)]
        found = []
        for over, unders in below:
            there = [under for under in unders if cards >> under & 1]
            if self._overlap if over < PYRAMID_SIZE else self._waste_pair:
                loosely = [under for under in there if self.at[under] & self.at[over] & alive]
                found.append((over, [under for under in there if under not in loosely], loosely))
            else:
                found.append((over, there, []))
        return found

    def _with(self, card: Slot, alive: Edges, before: list[Cards]) -> Cards:
        """Return the cards that leave with a card, or before its partner does, whichever partner it gets."""
        own = alive & self.at[card]
        if own & self.loops:
            return 0
        common = _ALL
        while own and common:
            # The highest edges first: a stock card as partner says the least.
            index = own.bit_length() - 1
            own ^= 1 << index
            first, second = self.edges[index]
            partner = second if first == card else first
            common &= before[partner] | 1 << partner
        return common


def _edges(game: Game, cards: Cards) -> Iterator[tuple[Slot, Slot]]:
    table = game.variant.table
    for first in bits(cards):
        rank = game.deal[first].rank
        if rank in table.alone:
            yield first, first
        for second in bits(cards >> first + 1 << first + 1):
            if game.deal[second].rank in table.partners[rank]:
                yield first, second


def _covers(game: Game) -> tuple[tuple[Slot, tuple[Slot, ...]], ...]:
    """Return each card that can cover others, with those, every card after its own covers."""
    columns = game.columns
    reserve = [(slot, (slot - columns,)) for slot in range(PACK_SIZE - 1, PYRAMID_SIZE + columns - 1, -1) if columns]
    return (*reserve, *((slot, COVERS[slot]) for slot in reversed(PYRAMID) if COVERS[slot]))
