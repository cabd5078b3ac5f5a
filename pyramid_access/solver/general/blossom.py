"""Has a graph a perfect matching? The blossom algorithm of Edmonds, "Paths, trees, and flowers" (1965)."""

from collections.abc import Iterator

from pyramid_access.rules.layout import Slot
from pyramid_access.solver.bit_sets import Cards, bits

_UNMATCHED = -1
Neighbours = dict[Slot, Cards]
"""The possible partners of each card."""


def has_perfect_matching(near: Neighbours) -> bool:
    """Is there a choice of edges in which every card comes exactly once? Checked against trying all choices."""
    return _is_even(near) and _Matching(near).is_perfect()


def _is_even(near: Neighbours) -> bool:
    """Has each connected component an even number of cards? Most graphs without a perfect matching fail this test."""
    left = sum(1 << card for card in near)
    while left:
        part = reached = left & -left
        while reached:
            lowest = reached & -reached
            fresh = near[lowest.bit_length() - 1] & ~part
            part |= fresh
            reached = reached ^ lowest | fresh
        if part.bit_count() % 2:
            return False
        left &= ~part
    return True


class _Matching:
    """A matching, extended by one augmenting path at a time; at first a greedy one."""

    def __init__(self, near: Neighbours) -> None:
        self._near = near
        self._mate = dict.fromkeys(near, _UNMATCHED)
        free = sum(1 << card for card in near)
        for card in sorted(near, key=lambda card: near[card].bit_count()):
            options = near[card] & free
            if free >> card & 1 and options:
                other = min(bits(options), key=lambda card: near[card].bit_count())
                self._mate[card], self._mate[other] = other, card
                free &= ~(1 << card | 1 << other)
        self._free = free

    def is_perfect(self) -> bool:
        """Can the matching be extended until it covers every card?"""
        return all(self._mate[card] != _UNMATCHED or self._grow(card) for card in bits(self._free))

    def _grow(self, root: Slot) -> bool:
        """Augment the matching along a path from an unmatched card to another; False if there is none."""
        self._base = {card: card for card in self._near}
        self._before = dict.fromkeys(self._near, _UNMATCHED)
        self._even = {root}
        queue = [root]
        for card in queue:
            for other in bits(self._near[card]):
                mate = self._mate[other]
                if self._base[card] == self._base[other] or self._mate[card] == other:
                    continue
                if other == root or (mate != _UNMATCHED and self._before[mate] != _UNMATCHED):
                    queue += self._shrink(card, other)
                elif self._before[other] == _UNMATCHED:
                    self._before[other] = card
                    if mate == _UNMATCHED:
                        self._augment(other)
                        return True
                    self._even.add(mate)
                    queue.append(mate)
        return False

    def _shrink(self, first: Slot, second: Slot) -> list[Slot]:
        """Contract the odd cycle (blossom) that two cards close; return its cards from which paths can now go on."""
        base = self._lowest_common_base(first, second)
        cycle: set[Slot] = set()
        self._mark(first, base, second, cycle)
        self._mark(second, base, first, cycle)
        fresh = []
        for card in self._near:
            if self._base[card] in cycle:
                self._base[card] = base
                if card not in self._even:
                    self._even.add(card)
                    fresh.append(card)
        return fresh

    def _lowest_common_base(self, first: Slot, second: Slot) -> Slot:
        ways = set(self._way_back(first))
        return next(card for card in self._way_back(second) if card in ways)

    def _way_back(self, card: Slot) -> Iterator[Slot]:
        """Yield the even cards from a card back to the root; a contracted cycle counts as its base."""
        card = self._base[card]
        yield card
        while (mate := self._mate[card]) != _UNMATCHED:
            card = self._base[self._before[mate]]
            yield card

    def _mark(self, card: Slot, base: Slot, child: Slot, cycle: set[Slot]) -> None:
        while self._base[card] != base:
            mate = self._mate[card]
            cycle |= {self._base[card], self._base[mate]}
            self._before[card] = child
            child, card = mate, self._before[mate]

    def _augment(self, end: Slot) -> None:
        """Swap what is matched and what is not along the path that ends at an unmatched card."""
        while end != _UNMATCHED:
            before = self._before[end]
            after = self._mate[before]
            self._mate[end], self._mate[before] = before, end
            end = after
