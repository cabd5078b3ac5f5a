"""The transposition table of a search, so that it looks at no position twice; bounded, since the oldest is forgotten.

The technique: Greenblatt, Eastlake and Crocker, "The Greenblatt chess program" (1967). Entries are compared by
dominance, not only by equality, and replaced by generations (ours; checked with all verdicts of the general search).
"""

from pyramid_access.rules.layout import FULL_PYRAMID, REST, Slot
from pyramid_access.rules.position import Game
from pyramid_access.solver.bit_sets import Cards, Edges, bits

_RANK_BITS = 4
_ANY = 15
"""Stands for all cards that can never leave: they only take up room."""
_MOST = 60_000
"""Keys of one generation: some 20 MB."""
_Entry = tuple[int, int, Edges]
"""Pass, place and edges of a node."""


class TranspositionTable:
    """The nodes of one search. What is forgotten is only looked at again, so no verdict depends on it."""

    def __init__(self) -> None:
        self._young: dict[object, tuple[_Entry, ...]] = {}
        self._old: dict[object, tuple[_Entry, ...]] = {}

    def is_new(self, cards: Cards, phase: object, pass_number: int, place: int, alive: Edges) -> bool:
        """Note a node; False if one with the same cards and phase was as early or earlier and had all its edges.

        To be asked only of a node to which a move has just led: one from which an edge was only taken out has fewer
        edges than the node that it comes from, which may still be open.
        """
        key = cards, phase
        entries = self._young.get(key) or self._old.get(key, ())
        for passes, reached, edges in entries:
            if passes <= pass_number and reached <= place and not alive & ~edges:
                return False
        if len(self._young) >= _MOST:
            self._old, self._young = self._young, {}
        self._young[key] = (*entries, (pass_number, place, alive))
        return True


class StockSymmetry:
    """Symmetry reduction: stocks that play alike have the same ranks in the same order, whatever the cards.

    For a goal that is to clear the pyramid. Ours; checked with all verdicts of the general search.
    """

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
        """Return the rank of each card of the stock, or the same number for all without partners in the pyramid."""
        table = self._game.variant.table
        wanted = {*table.alone}.union(*(table.partners[self._game.deal[slot].rank] for slot in bits(pyramid)))
        ranks = (self._game.deal[slot].rank for slot in REST)
        return [int(rank) if rank in wanted else _ANY for rank in ranks]
