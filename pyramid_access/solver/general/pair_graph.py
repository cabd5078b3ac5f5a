"""The pair graph: which cards can still leave together in any order of play, and which of them lie open now.

A card is a bit of a 52-bit set, an edge a bit of another set: two partners, or a loop for a card that leaves alone. A
finished game is a choice of edges that share no card and reach every *target*, a card that must leave for the win.
Edges that are part of no such choice are taken out, as the filtering of all-different constraints does: Régin, "A
filtering algorithm for constraints of difference in CSPs" (1994). Small groups of ranks are searched exhaustively
instead.
"""

from collections.abc import Iterator, Sequence

from pyramid_access.rules.layout import COVER_MASK, COVERS, FULL_PYRAMID, LEFT_TO_RIGHT, PACK_SIZE, PYRAMID_SIZE, Slot
from pyramid_access.rules.position import Game
from pyramid_access.solver.bit_sets import Cards, Edges, bits
from pyramid_access.solver.general.blossom import Neighbours, has_perfect_matching
from pyramid_access.solver.general.landmarks import Landmarks, Piles
from pyramid_access.solver.general.stock_model import PileLayout, StockModel

_GROUP_LIMIT = 16
"""Most edges of a connected component that is searched exhaustively: two ranks of four cards."""


class PairGraph:
    """The edges of a game. Which of them are still alive, each search keeps for itself."""

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
        self.links: tuple[tuple[tuple[Slot, Edges], ...], ...] = tuple(map(self._find_links, range(PACK_SIZE)))
        """The partners of each card with the edge to each, as a set: the highest slot first."""
        self._partners: list[Cards] = [sum(1 << partner for partner, _ in links) for links in self.links]
        self._landmarks = Landmarks(game, self.links)
        self._groups = self._find_groups(cards)
        self._group_of = {index: number for number, (edges, _) in enumerate(self._groups) for index in bits(edges)}
        self.is_tangled = any(edges.bit_count() > _GROUP_LIMIT for edges, _ in self._groups)
        """Are many ranks connected, so that a card has many partners?"""
        self._reduced: dict[tuple[Edges, Cards], Edges | None] = {}
        self._reachable: dict[tuple[Edges, Cards], bool] = {}

    def _find_links(self, card: Slot) -> tuple[tuple[Slot, Edges], ...]:
        links = []
        for index in bits(self.at[card] & ~self.loops):
            first, second = self.edges[index]
            links.append((second if first == card else first, 1 << index))
        return tuple(sorted(links, reverse=True))

    def _find_groups(self, cards: Cards) -> tuple[tuple[Edges, Cards], ...]:
        """Return the connected components of the graph: edges and cards of each."""
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

    def tightened(
        self, cards: Cards, alive: Edges, targets: Cards, piles: Piles = (), row: Sequence[Slot] = ()
    ) -> Edges | None:
        """Return the edges that a winning choice may hold; None if no choice reaches all targets.

        Only what no order of play can change is looked at, so an edge that is taken out could never be used. ``piles``
        are waste cards, each but the last covered by the next for good. ``row`` are stock cards of which two can only
        meet when all those between them have left.
        """
        while True:
            reduced = self.reduced(self._nested(alive, row) if row else alive, targets)
            if reduced is None:
                return None
            ordered = self._ordered(cards, reduced, targets, piles)
            if ordered is None or ordered == (alive if row else reduced):
                return ordered
            alive = ordered

    def _nested(self, alive: Edges, row: Sequence[Slot]) -> Edges:
        """Take out the pairs in a row that wait for a card between them which cannot leave without one outside."""
        inward = {card: self._row_mates(card, alive) for card in row if not self._leaves_outwards(card, alive)}
        if not inward:
            return alive
        place = {card: number for number, card in enumerate(row)}
        for index in bits(alive & self.outer & ~self.loops):
            first, second = sorted(self.edges[index], key=place.__getitem__)
            between = row[place[first] + 1 : place[second]]
            mask = sum(1 << card for card in between)
            if any(card in inward and not inward[card] & mask for card in between):
                alive ^= 1 << index
        return alive

    def _leaves_outwards(self, card: Slot, alive: Edges) -> bool:
        """Can a stock card leave alone or with a card of the pyramid?"""
        return bool(alive & self.at[card] & (self.loops | ~self.outer))

    def _row_mates(self, card: Slot, alive: Edges) -> Cards:
        return sum(1 << partner for partner, edge in self.links[card] if alive & edge)

    def reduced(self, alive: Edges, targets: Cards) -> Edges | None:
        """Take out the edges whose use would leave a target without partner."""
        result = 0
        for edges, cards in self._groups:
            reduced = self._reduced_group(alive & edges, targets & cards, edges)
            if reduced is None:
                return None
            result |= reduced
        return result

    def reduced_after(self, alive: Edges, index: int, targets: Cards) -> Edges | None:
        """Do the same for reduced edges when the two cards of one edge leave."""
        edges, cards = self._groups[self._group_of[index]]
        rest = self._reduced_group(self.without(alive & edges, index), targets & cards, edges)
        return None if rest is None else alive & ~edges | rest

    def _reduced_group(self, alive: Edges, targets: Cards, edges: Edges) -> Edges | None:
        if edges.bit_count() > _GROUP_LIMIT:
            return self._reduce_forced(alive, targets)
        key = (alive, targets)
        if key not in self._reduced:
            self._reduced[key] = self._reduce_exactly(alive, targets)
        return self._reduced[key]

    def choices(self, alive: Edges, index: int) -> tuple[int, int]:
        """Return the numbers of edges that the two cards of an edge have left."""
        first, second = self.edges[index]
        return (alive & self.at[first]).bit_count(), (alive & self.at[second]).bit_count()

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
        return (
            alive if self._may_stay_unmatched(alive, targets) or has_perfect_matching(self._neighbours(alive)) else None
        )

    def _may_stay_unmatched(self, alive: Edges, targets: Cards) -> bool:
        """May cards be left without a partner, as those of the stock may where the goal is to clear the pyramid?"""
        return bool(alive & self.loops) or (targets < 1 << PYRAMID_SIZE and bool(alive & ~self.inner))

    def _neighbours(self, alive: Edges) -> Neighbours:
        near: Neighbours = {}
        for index in bits(alive):
            first, second = self.edges[index]
            near[first] = near.get(first, 0) | 1 << second
            near[second] = near.get(second, 0) | 1 << first
        return near

    def _alone(self, alive: Edges) -> Cards:
        return sum(1 << self.edges[index][0] for index in bits(alive & self.loops))

    def _ordered(self, cards: Cards, alive: Edges, targets: Cards, piles: Piles) -> Edges | None:
        """Take out the edges of which one card must leave before the other; None if a target must before itself."""
        kept = alive
        for card, before in enumerate(self._landmarks.of(cards, alive, self._alone(alive), piles)):
            if before >> card & 1:
                if targets >> card & 1:
                    return None
                kept &= ~self.at[card]
            elif before & self._partners[card]:
                for partner, edge in self.links[card]:
                    if before >> partner & 1:
                        kept &= ~edge
        return kept


def _edges(game: Game, cards: Cards) -> Iterator[tuple[Slot, Slot]]:
    table = game.variant.table
    for first in bits(cards):
        rank = game.deal[first].rank
        if rank in table.alone:
            yield first, first
        for second in bits(cards >> first + 1 << first + 1):
            if game.deal[second].rank in table.partners[rank]:
                yield first, second


class Openings:
    """The edges whose cards lie open at a position; those of each state of the pyramid are cached."""

    def __init__(self, graph: PairGraph, stock: StockModel, *, overlap: bool) -> None:
        self._graph = graph
        self._stock = stock
        self._overlap = overlap
        self._pyramids: dict[Cards, tuple[Edges, Edges]] = {}

    def now(self, layout: PileLayout, step: int, cards: Cards) -> Edges:
        """Return the edges whose cards are open now."""
        touched, edges = self._in_pyramid(cards & FULL_PYRAMID)
        edges |= self._beside(touched, self._stock.open_cards(layout, step, cards))
        pair = self._stock.waste_pair(layout, step, cards)
        if pair in self._graph.number:
            edges |= 1 << self._graph.number[pair]
        return edges

    def later(self, layout: PileLayout, step: int, cards: Cards) -> Iterator[tuple[int, Edges]]:
        """Yield this and all later steps of the pass with the edges that are open then and were not a step before.

        Edges within the pyramid are left out: draws change nothing about them. So is the waste pair.
        """
        touched, _ = self._in_pyramid(cards & FULL_PYRAMID)
        before = 0
        for reached, others in self._stock.stops(layout, step, cards):
            edges = self._beside(touched, others)
            yield reached, edges & ~before
            before = edges

    def _beside(self, touched: Edges, others: Sequence[Slot]) -> Edges:
        """Return the edges of open cards beside the pyramid, with each other or with the edges touched already."""
        at, loops = self._graph.at, self._graph.loops
        edges = 0
        for card in others:
            edges |= at[card] & (touched | loops)
            touched |= at[card]
        return edges

    def _in_pyramid(self, pyramid: Cards) -> tuple[Edges, Edges]:
        """Return the edges with an open card of the pyramid, and those whose cards both are."""
        if pyramid not in self._pyramids:
            touched = edges = 0
            for card in LEFT_TO_RIGHT:
                if pyramid >> card & 1 and not pyramid & COVER_MASK[card]:
                    edges |= self._graph.at[card] & (touched | self._graph.loops)
                    touched |= self._graph.at[card]
                    if self._overlap:
                        edges |= self._overlaps(pyramid, card)
            self._pyramids[pyramid] = touched, edges
        return self._pyramids[pyramid]

    def _overlaps(self, pyramid: Cards, over: Slot) -> Edges:
        only = [under for under in COVERS[over] if pyramid & COVER_MASK[under] == 1 << over]
        return sum(1 << self._graph.number[under, over] for under in only if (under, over) in self._graph.number)
