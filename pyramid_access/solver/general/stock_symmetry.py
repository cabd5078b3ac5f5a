"""Symmetry reduction: stocks that play alike have the same ranks in the same order, whatever the cards.

Equivalent positions share one key of the transposition table. Ours; checked with all verdicts of the general search.
"""

from pyramid_access.rules.layout import FULL_PYRAMID, REST, Slot
from pyramid_access.rules.position import Game
from pyramid_access.solver.bit_sets import Cards, bits

_RANK_BITS = 4
_ANY = 15
"""Stands for all cards that can never leave: they only take up room."""


class StockSymmetry:
    """Describes the stock for the use of a pyramid that must be cleared."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._codes: dict[Cards, list[int]] = {}

    def of(self, pile: tuple[Slot, ...], cards: Cards) -> int:
        """Return a number that stands for what is left of a pile; piles with the same number play alike.

        That is so as long as the pyramid is the same and two cards of the pile never leave together.
        """
        pyramid = cards & FULL_PYRAMID
        codes = self._codes.get(pyramid)
        if codes is None:
            codes = self._codes[pyramid] = self._codes_for(pyramid)
        found = 1
        for slot in pile:
            if cards >> slot & 1:
                found = found << _RANK_BITS | codes[slot - REST.start]
        return found

    def _codes_for(self, pyramid: Cards) -> list[int]:
        """Return the rank of each card of the stock, or the same number for all that no card of the pyramid wants."""
        table = self._game.variant.table
        wanted = {*table.alone}.union(*(table.partners[self._game.deal[slot].rank] for slot in bits(pyramid)))
        ranks = (self._game.deal[slot].rank for slot in REST)
        return [int(rank) if rank in wanted else _ANY for rank in ranks]
