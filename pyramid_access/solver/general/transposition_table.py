"""The transposition table of a search, so that it looks at no position twice; bounded, since the oldest is forgotten.

The technique: Greenblatt, Eastlake and Crocker, "The Greenblatt chess program" (1967). Entries are compared by
dominance, not only by equality, and replaced by generations (ours; checked with all verdicts of the general search).
"""

from pyramid_access.solver.bit_sets import Cards, Edges

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
