"""Landmarks: which cards must certainly leave before a card, and which edges that rules out.

What lies on a card leaves before it. And if a card has partners only among the cards that lie on each other, then it
leaves together with one of them: what must leave before each of these must leave before it too, and before all that
it lies on. Repeated until nothing new comes out. A card that must leave before itself, and an edge of which one card
must leave before the other, can be ruled out.

The technique is that of landmarks in planning: Keyder, Richter and Helmert, "Sound and complete landmarks for and/or
graphs" (2010); here the least fixpoint is taken, which is cheaper and rules out as much in a pyramid. How it fits the
game is ours; checked by the verdicts of the search. It makes the hardest searches thirty times shorter.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property

from pyramid_access.rules.layout import Slot
from pyramid_access.solver.bit_sets import bits
from pyramid_access.solver.matching.pairs import of_same_highs, of_same_lows
from pyramid_access.solver.matching.tables import NO_SLOT, Tables


class Landmarks:
    """Finds what landmarks rule out in one deal; remembers it, since a search asks the same again and again."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._unbound = tables.stock_edges | tables.idle
        self._ruled_out: dict[tuple[int, int, int], int] = {}
        self._order = [(slot, bit, *tables.shape.covers[slot]) for slot, bit, _ in reversed(tables.shape.tests)]

    @cached_property
    def _mates(self) -> tuple[tuple[Slot, int], ...]:
        """For each card the cards of its partner rank among those that lie on each other."""
        layered = self._tables.shape.layered
        return tuple(
            (slot, sum(1 << other for other in others) & layered)
            for lows, highs in self._tables.groups
            for side, others in ((lows, highs), (highs, lows))
            for slot in side
            if layered >> slot & 1
        )

    def ruled_out(self, edges: int, cards: int) -> int:
        """Return edges that cannot be used, of those given and of others.

        ``cards`` are those left of the cards that lie on each other.
        """
        loose = edges & self._unbound
        tight = edges ^ loose
        # All edges of the cards of smaller ranks, and of larger ranks, that have no loose edge.
        of_lows, of_highs = tight ^ tight & of_same_lows(loose), tight ^ tight & of_same_highs(loose)
        if not of_lows | of_highs:
            return 0
        key = (of_lows, of_highs, cards)
        found = self._ruled_out.get(key)
        if found is None:
            found = self._ruled_out[key] = self._find(self._partners(of_lows, of_highs), cards)
        return found

    def _partners(self, of_lows: int, of_highs: int) -> dict[Slot, list[Slot]]:
        """Return the partners of the cards of smaller ranks, and of larger ranks, that have these edges."""
        partners: dict[Slot, list[Slot]] = defaultdict(list)
        for number in bits(of_lows | of_highs):
            low, high = self._tables.ends[number]
            if of_lows >> number & 1:
                partners[low].append(high)
            if of_highs >> number & 1:
                partners[high].append(low)
        return partners

    def _find(self, partners: Mapping[Slot, Sequence[Slot]], cards: int) -> int:
        until = [0] * (NO_SLOT + 1)
        """For each card those that leave before it or with it, itself among them."""
        before = [0] * (NO_SLOT + 1)
        """For each card those that leave before what lies on it has left."""
        present = [entry for entry in self._order if entry[1] & cards]
        deep = self._tables.shape.deep
        for slot, bit, _, _ in present:
            before[slot] = deep[slot] & cards
            until[slot] = before[slot] | bit
        changed = True
        while changed:
            changed = False
            for slot, bit, first, second in present:
                under = until[first] | until[second]
                mates = partners.get(slot)
                if mates:
                    common = -1
                    for mate in mates:
                        common &= before[mate] | 1 << mate
                    new = under | bit | common
                else:
                    new = under | bit
                if new != until[slot] or under != before[slot]:
                    until[slot] = new
                    before[slot] = under
                    changed = True
        return self._contradictions(until, before, cards)

    def _contradictions(self, until: list[int], before: list[int], cards: int) -> int:
        if self._tables.overlap:
            return self._contradictions_with_overlap(until, before, cards)
        of, deep = self._tables.of, self._tables.shape.deep
        found = 0
        for slot, mates in self._mates:
            news = before[slot] & ~deep[slot]
            if news:
                if news >> slot & 1:
                    found |= of[slot]
                clash = news & mates
                while clash:
                    found |= of[slot] & of[(clash & -clash).bit_length() - 1]
                    clash &= clash - 1
        return found & ~self._tables.idle

    def _contradictions_with_overlap(self, until: list[int], before: list[int], cards: int) -> int:
        """Where a card may leave together with its only cover, that cover alone need not leave before it."""
        of, covers = self._tables.of, self._tables.shape.covers
        found = 0
        for low, highs in ((low, highs) for lows, highs in self._tables.groups for low in lows):
            for high in highs:
                upper, lower = (low, high) if low < high else (high, low)
                both = 1 << low | 1 << high
                if both & cards != both & self._tables.shape.layered:
                    continue
                if lower in covers[upper]:
                    first, second = covers[upper]
                    earlier = until[second if lower == first else first] | before[lower]
                else:
                    earlier = before[upper] | before[lower]
                if earlier & both:
                    found |= of[low] & of[high]
        return found & ~self._tables.idle
