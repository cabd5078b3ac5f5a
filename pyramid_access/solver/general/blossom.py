"""Has a graph a perfect matching? The blossom algorithm of Edmonds, "Paths, trees, and flowers" (1965)."""

from collections.abc import Iterator

from pyramid_access.rules.layout import Slot
from pyramid_access.solver.bit_sets import Cards, bits

_NOBODY = -1
Near = dict[Slot, Cards]
"""The possible partners of each card."""


def can_pair_off(near: Near) -> bool:
    """Is there a choice of pairs in which every card comes exactly once?"""
    return _is_even(near) and _Matching(near).is_perfect()


def _is_even(near: Near) -> bool:
    """Has each part of the graph that hangs together an even number of cards? Most of what fails fails in this."""
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
    """A matching that grows along one path at a time."""

    def __init__(self, near: Near) -> None:
        self._near = near
        self._mate = dict.fromkeys(near, _NOBODY)
        free = sum(1 << card for card in near)
        for card in sorted(near, key=lambda card: near[card].bit_count()):
            options = near[card] & free
            if free >> card & 1 and options:
                other = min(bits(options), key=lambda card: near[card].bit_count())
                self._mate[card], self._mate[other] = other, card
                free &= ~(1 << card | 1 << other)
        self._free = free

    def is_perfect(self) -> bool:
        """Can the matching grow until it reaches every card?"""
        return all(self._mate[card] != _NOBODY or self._grow(card) for card in bits(self._free))

    def _grow(self, root: Slot) -> bool:
        """Reach one card more by a path from a free card to another; False if there is none."""
        self._base = {card: card for card in self._near}
        self._before = dict.fromkeys(self._near, _NOBODY)
        self._even = {root}
        queue = [root]
        for card in queue:
            for other in bits(self._near[card]):
                mate = self._mate[other]
                if self._base[card] == self._base[other] or self._mate[card] == other:
                    continue
                if other == root or (mate != _NOBODY and self._before[mate] != _NOBODY):
                    queue += self._shrink(card, other)
                elif self._before[other] == _NOBODY:
                    self._before[other] = card
                    if mate == _NOBODY:
                        self._flip(other)
                        return True
                    self._even.add(mate)
                    queue.append(mate)
        return False

    def _shrink(self, first: Slot, second: Slot) -> list[Slot]:
        """Make the odd circle that two cards close one card; return those of it that paths can leave from now."""
        base = self._common_base(first, second)
        circle: set[Slot] = set()
        self._mark(first, base, second, circle)
        self._mark(second, base, first, circle)
        fresh = []
        for card in self._near:
            if self._base[card] in circle:
                self._base[card] = base
                if card not in self._even:
                    self._even.add(card)
                    fresh.append(card)
        return fresh

    def _common_base(self, first: Slot, second: Slot) -> Slot:
        ways = set(self._way_back(first))
        return next(card for card in self._way_back(second) if card in ways)

    def _way_back(self, card: Slot) -> Iterator[Slot]:
        """Yield the even cards from a card back to the root, a circle that was closed as its base."""
        card = self._base[card]
        yield card
        while (mate := self._mate[card]) != _NOBODY:
            card = self._base[self._before[mate]]
            yield card

    def _mark(self, card: Slot, base: Slot, child: Slot, circle: set[Slot]) -> None:
        while self._base[card] != base:
            mate = self._mate[card]
            circle |= {self._base[card], self._base[mate]}
            self._before[card] = child
            child, card = mate, self._before[mate]

    def _flip(self, end: Slot) -> None:
        """Swap what is matched and what is not along the path that ends at a free card."""
        while end != _NOBODY:
            before = self._before[end]
            after = self._mate[before]
            self._mate[end], self._mate[before] = before, end
            end = after
