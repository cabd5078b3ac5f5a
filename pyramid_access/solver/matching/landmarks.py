"""Landmarks: which cards must certainly leave before a card, and which edges that rules out.

What lies on a card leaves before it. And if a card has partners only among the cards that lie on each other, then it
leaves together with one of them: what must leave before each of these must leave before it too, and before all that
it lies on. Repeated until nothing new comes out. A card that must leave before itself, and an edge of which one card
must leave before the other, can be ruled out.

The technique is that of landmarks in planning: Keyder, Richter and Helmert, "Sound and complete landmarks for and/or
graphs" (2010); here the least fixpoint is taken, which is cheaper and rules out as much in a pyramid. How it fits the
game is ours; checked by the verdicts of the search. It makes the hardest searches thirty times shorter.

In the last pass the waste is not turned over any more, and the same reasoning reaches into it: see :class:`LastPass`.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property

from pyramid_access.rules.layout import PYRAMID, PYRAMID_SIZE, Slot
from pyramid_access.solver.bit_sets import bits
from pyramid_access.solver.matching.pairs import GROUP, GROUP_BITS, of_same_highs, of_same_lows
from pyramid_access.solver.matching.tables import NO_SLOT, Tables

_Mates = tuple[Slot, int, tuple[Slot, ...]]
"""A card, its edges that count, and its partners of the pyramid; of a pyramid card all its partners."""
_EVERYTHING = -1
"""The cards that must leave before one that never will."""


class Landmarks:
    """What landmarks rule out in one deal, in any pass; remembered, since a search asks the same again and again."""

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


class LastPass:
    """What landmarks rule out in the last pass, in one deal.

    From now on the waste is like a column of a reserve: what lies on a card must leave before it, and the waste cards
    cannot leave with each other. If a card has no partner in the undrawn stock, then what must leave before each of its
    partners must leave before it too. A waste card without a partner stays, so all cards under it stay. One round of
    this reasoning is enough: more rounds find hardly more. Ours; checked by the verdicts against brute force on
    endgames. Searches of one-pass games have nine times fewer nodes and take two fifths of the time.
    """

    def __init__(self, tables: Tables, sees_next: bool) -> None:
        self._tables = tables
        self._counting = -1 if sees_next else tables.pyramid_edges
        self._mates: list[dict[int, tuple[_Mates, ...]]] = [{} for _ in tables.groups]
        self._partners = [0] * NO_SLOT
        for lows, highs in tables.groups:
            for side, others in ((lows, highs), (highs, lows)):
                for slot in side:
                    self._partners[slot] = sum(1 << other for other in others)
        self._with_covers = [0] * NO_SLOT
        """The edges that the overlap rule lets a card use with one that lies on it."""
        if tables.overlap:
            covers = tables.shape.covers
            self._with_covers[:PYRAMID_SIZE] = [tables.of[slot] & tables.edges_of(covers[slot]) for slot in PYRAMID]
        self._order = [(slot, bit, *tables.shape.covers[slot]) for slot, bit, _ in reversed(tables.shape.tests)]

    def ruled_out(self, edges: int, pyramid: int, waste: int, coming: int) -> int:
        """Return edges that cannot be used, of those given and of others.

        The cards left are given as sets: of the pyramid, of the waste, and those of the stock still to be drawn.
        """
        deep = self._tables.shape.deep
        bound = self._bound(edges, coming)
        present = [entry for entry in self._order if entry[1] & pyramid]
        before = [0] * (NO_SLOT + 1)
        """For each card those that leave before what lies on it has left."""
        for slot, _, _, _ in present:
            before[slot] = deep[slot] & pyramid
        found = self._in_waste(waste, bound, before)
        until = [0] * (NO_SLOT + 1)
        """For each card those that leave before it or with it, itself among them."""
        for slot, bit, first, second in present:
            under = before[slot] = until[first] | until[second]
            if under & ~deep[slot]:
                found |= self._clashes(slot, under & ~deep[slot])
            mates = bound[slot]
            until[slot] = under | bit | (_before_each(mates, before) if mates else 0)
        return found & ~self._tables.idle

    def _in_waste(self, waste: int, bound: list[tuple[Slot, ...] | None], before: list[int]) -> int:
        """Return the edges that the waste cards cannot use; note what leaves before each."""
        found = earlier = 0
        while waste:
            top = waste.bit_length() - 1
            bit = 1 << top
            waste ^= bit
            before[top] = earlier
            if earlier == _EVERYTHING:
                found |= self._tables.of[top]
                continue
            if earlier & (self._partners[top] | bit):
                found |= self._clashes(top, earlier)
            mates = bound[top]
            earlier |= bit if mates is None else bit | _before_each(mates, before)
        return found

    def _clashes(self, slot: Slot, earlier: int) -> int:
        """Return the edges that a card cannot use if these must leave earlier."""
        of = self._tables.of
        found = of[slot] & ~self._with_covers[slot] if earlier >> slot & 1 else 0
        clash = earlier & self._partners[slot]
        while clash:
            other = clash.bit_length() - 1
            clash ^= 1 << other
            found |= of[slot] & of[other]
        return found

    def _bound(self, edges: int, coming: int) -> list[tuple[Slot, ...] | None]:
        """Return for each card its partners, or None if it can leave with a card of the undrawn stock."""
        tables = self._tables
        later = edges & tables.edges_of_set(coming)
        bound: list[tuple[Slot, ...] | None] = [None] * NO_SLOT
        shift = 0
        for known in self._mates:
            group = edges >> shift & GROUP
            entries = known.get(group)
            if entries is None:
                entries = known[group] = self._entries(group << shift, shift)
            for slot, own, mates in entries:
                if not own & later:
                    bound[slot] = mates
            shift += GROUP_BITS
        return bound

    def _entries(self, edges: int, shift: int) -> tuple[_Mates, ...]:
        """Look through the edges of one rank pair."""
        tables = self._tables
        entries = []
        lows, highs = tables.groups[shift // GROUP_BITS]
        for side, others in ((lows, highs), (highs, lows)):
            for slot in side:
                own = edges & tables.of[slot]
                if slot >= PYRAMID_SIZE:
                    own &= self._counting
                mates = (other for other in others if own & tables.of[other])
                if slot >= PYRAMID_SIZE:
                    mates = (other for other in mates if other < PYRAMID_SIZE)
                entries.append((slot, own, tuple(mates)))
        return tuple(entries)


def _before_each(mates: tuple[Slot, ...], before: list[int]) -> int:
    """Return what leaves before or with a card that leaves with one of these; everything if there are none."""
    common = _EVERYTHING
    for mate in mates:
        common &= before[mate] | 1 << mate
    return common
