"""Which pairs and single cards can leave at a position: edges of the pair graph whose cards lie open."""

from collections.abc import Iterator, Sequence

from pyramid_access.rules.layout import COVER_MASK, COVERS, FULL_PYRAMID, LEFT_TO_RIGHT, Slot
from pyramid_access.solver.bit_sets import Cards, Edges
from pyramid_access.solver.general.pair_graph import PairGraph
from pyramid_access.solver.general.turning import Layout, Turning


class Openings:
    """Looks up open edges, and keeps those of each state of the pyramid."""

    def __init__(self, graph: PairGraph, turning: Turning, *, overlap: bool) -> None:
        self._graph = graph
        self._turning = turning
        self._overlap = overlap
        self._pyramids: dict[Cards, tuple[Edges, Edges]] = {}

    def now(self, layout: Layout, step: int, cards: Cards) -> Edges:
        """Return the edges whose cards are open now."""
        touched, edges = self._in_pyramid(cards & FULL_PYRAMID)
        edges |= self._beside(touched, self._turning.open_cards(layout, step, cards))
        pair = self._turning.waste_pair(layout, step, cards)
        if pair in self._graph.number:
            edges |= 1 << self._graph.number[pair]
        return edges

    def later(self, layout: Layout, step: int, cards: Cards) -> Iterator[tuple[int, Edges]]:
        """Yield this and all later steps of the pass with the edges that are open then and were not a step before.

        Edges within the pyramid are left out: draws change nothing about them. So is the waste pair.
        """
        touched, _ = self._in_pyramid(cards & FULL_PYRAMID)
        before = 0
        for reached, others in self._turning.stops(layout, step, cards):
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
