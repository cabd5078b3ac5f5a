"""Can pairs be chosen that reach every target? The maximum matching of Edmonds (1965), on bit sets."""

from pyramid_access.solver.bit_sets import bits

_NOBODY = -1


def can_cover(near: dict[int, int], targets: int) -> bool:
    """Is there a choice of pairs, no two with a card in common, that reaches all targets?

    ``near`` has the possible partners of each card, a bit set, and ``targets`` is a bit set too. All other cards may
    be reached or not, as it comes.
    """
    if not _are_even(near, targets):
        return False
    others = sum(1 << card for card in near if not targets >> card & 1)
    if not others:
        return _Matching(near).is_perfect()
    # Cards that may stay over are partners of each other, and an odd one gets a partner of its own.
    spare = max(near) + 1
    if len(near) % 2:
        others |= 1 << spare
    joined = {card: mask | others & ~(1 << card) if others >> card & 1 else mask for card, mask in near.items()}
    if len(near) % 2:
        joined[spare] = others & ~(1 << spare)
    return _Matching(joined).is_perfect()


def _are_even(near: dict[int, int], targets: int) -> bool:
    """Is no part of the graph made of an odd number of targets alone? Most of what fails fails in this."""
    left = sum(1 << card for card in near)
    while left:
        part = reached = left & -left
        while reached:
            lowest = reached & -reached
            fresh = near[lowest.bit_length() - 1] & ~part
            part |= fresh
            reached = reached ^ lowest | fresh
        if part.bit_count() % 2 and not part & ~targets:
            return False
        left &= ~part
    return True


class _Matching:
    """A matching that grows along one path at a time."""

    def __init__(self, near: dict[int, int]) -> None:
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

    def _grow(self, root: int) -> bool:
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

    def _shrink(self, first: int, second: int) -> list[int]:
        """Make the odd circle that two cards close one card; return those of it that paths can leave from now."""
        base = self._common_base(first, second)
        circle: set[int] = set()
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

    def _common_base(self, first: int, second: int) -> int:
        seen = set()
        card = self._base[first]
        seen.add(card)
        while self._mate[card] != _NOBODY:
            card = self._base[self._before[self._mate[card]]]
            seen.add(card)
        card = self._base[second]
        while card not in seen:
            card = self._base[self._before[self._mate[card]]]
        return card

    def _mark(self, card: int, base: int, child: int, circle: set[int]) -> None:
        while self._base[card] != base:
            mate = self._mate[card]
            circle |= {self._base[card], self._base[mate]}
            self._before[card] = child
            child, card = mate, self._before[mate]

    def _flip(self, end: int) -> None:
        """Swap what is matched and what is not along the path that ends at a free card."""
        while end != _NOBODY:
            before = self._before[end]
            after = self._mate[before]
            self._mate[end], self._mate[before] = before, end
            end = after
