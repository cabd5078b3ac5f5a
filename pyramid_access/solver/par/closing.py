"""Par scores where the game is won, and over, as soon as the pyramid is cleared.

Then whatever can leave should leave before the top of the pyramid does. For one matching everything but the top leaves
as soon as it can, up to the last moment in the pass at which the top's partner is open. Ours; checked by the scores
against brute force on endgames.
"""

from pyramid_access.rules.layout import COVERED_BY, FULL_PYRAMID, PACK_SIZE, Slot
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.matching.tables import REST_CARDS
from pyramid_access.solver.par.par_search import ParSearch, Task

_TOP = 1
"""The top of the pyramid, as a set of cards."""
_COVERS = sum(1 << slot for slot in COVERED_BY[0])


class ClosingSearch(ParSearch):
    """The search in a game that ends with the pyramid."""

    def _set(self, task: Task) -> None:
        super()._set(task)
        if task.most is not None:
            self._closing = task.must & _TOP
        if self._closing:
            # By the overlap rule the top may leave together with its last cover.
            self._goal &= ~(_TOP | _COVERS) if self._tables.overlap else ~_TOP
            self._ordered = self._goal
            self._usable &= ~self._tables.of[0]
            self._enough = -1

    def _can_close(self, edges: int, cards: int, redeals: int, pointer: Slot) -> bool:
        """Can the top of the pyramid leave in this pass, before more cards do, so that few enough are left?"""
        pyramid = cards & FULL_PYRAMID
        if cards & self._goal:
            return False
        tables = self._tables
        waste = cards & REST_CARDS & (1 << pointer) - 1
        coming = cards & REST_CARDS ^ waste
        top = waste.bit_length() - 1
        lows, highs, overlaps, alone = tables.open_cards.get(pyramid) or tables.find_open(pyramid)
        drawn = self._next_event(edges & self._usable, lows | highs, top, coming) if coming else 0
        if alone or overlaps & edges:
            # It can wait for the end of the pass.
            return not drawn and self._left(cards ^ pyramid, redeals, PACK_SIZE) <= self._most
        if pyramid != _TOP:
            return False
        for number in bits_down(edges & tables.of[0]):
            partner = max(tables.ends[number])
            if partner == top or (coming >> partner & 1 and (not drawn or partner <= drawn)):
                later = coming & -(2 << partner)
                end = (later & -later).bit_length() - 1 if later else PACK_SIZE
                if self._left(cards ^ _TOP, redeals, end) - 1 <= self._most:
                    return True
        return False

    def _left(self, cards: int, redeals: int, end: Slot) -> int:
        """Return how many cards are left if the game is over before the stock card ``end`` is laid on the waste.

        In the first pass the stock cards from there on that leave alone are left, and those that have been under
        others of the waste from the beginning. In the next pass only these are, as far as they come later.
        """
        count, buried = cards.bit_count(), self._still_buried(cards)
        if redeals == self._first_redeals:
            return count + buried.bit_count() + (self._coming_alone >> end).bit_count()
        if redeals == self._first_redeals - 1:
            return count + (buried >> end).bit_count()
        return count
