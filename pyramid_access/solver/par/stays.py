"""Which cards of the pyramid could stay, and how few cards are left in the end if just these do.

Cards that stay keep all that they cover. So there are few choices: 1,430 for a full pyramid. For each the least number
of cards left is known at once from the rank pairs alone, whatever the order of the stock: a card that must leave needs
a partner that does not stay and does not lie on it, and what is left over is matched as well as it can be. Ours;
checked by the scores against brute force on endgames.
"""

from typing import NamedTuple

from pyramid_access.rules.layout import COVER_MASK, FULL_PYRAMID, PYRAMID
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.matching.pairs import GROUP, GROUP_BITS, highs, lows, matchable
from pyramid_access.solver.matching.tables import Tables
from pyramid_access.solver.par.dead_edges import NO_MATCHING, fewest_dead


class Stay(NamedTuple):
    """Pyramid cards that stay while all others of the pyramid leave."""

    cards: int
    edges: int
    """The edges that fit some perfect matching."""
    frozen: int
    """Those of the cards that stay."""
    least: int
    """Cards left in the end, of pyramid and stock, at least."""


class _Part(NamedTuple):
    """What one rank pair adds to a :class:`Stay`."""

    edges: int
    frozen: int
    least: int


class StayTable(NamedTuple):
    """The cards left, and those that have left but stand in as partners of others."""

    cards: int
    absent: int


class Stays:
    """Finds what could stay in one deal."""

    def __init__(self, tables: Tables, hopeless: int) -> None:
        """``tables`` are those of the goal to clear the pyramid; ``hopeless`` edges can never be used."""
        self._tables = tables
        self._hopeless = hopeless
        self._found: dict[StayTable, tuple[Stay, ...]] = {}

    def none(self, table: StayTable) -> Stay | None:
        """Return the case that the whole pyramid leaves, or None if that is out of the question."""
        return _Parts(self._tables, self._hopeless, table).stay(0)

    def some(self, table: StayTable) -> tuple[Stay, ...]:
        """Return the cases that some of the pyramid stays, those with the fewest cards left first."""
        if table not in self._found:
            if len(self._found) == _KEPT:
                self._found.clear()
            parts = _Parts(self._tables, self._hopeless, table)
            stays = (parts.stay(cards) for cards in _closed_sets(table.cards, self._tables.alone) if cards)
            self._found[table] = tuple(sorted((stay for stay in stays if stay), key=lambda stay: stay.least))
        return self._found[table]


_KEPT = 8
"""Tables whose cases are remembered."""


def _closed_sets(cards: int, alone: int) -> list[int]:
    """Return all sets of pyramid cards that could stay; what leaves alone does not stay when it lies open."""
    found = [0]
    for slot in reversed(PYRAMID):
        bit = 1 << slot
        if cards & bit:
            covers = COVER_MASK[slot]
            kept = [stay | bit for stay in found if stay & covers or not alone & bit]
            found = [stay for stay in found if not stay & covers] + kept
    return found


class _Parts:
    """The cases of one table, put together from the rank pairs."""

    def __init__(self, tables: Tables, hopeless: int, table: StayTable) -> None:
        self._tables = tables
        self._hopeless = hopeless
        self._pyramid = table.cards & FULL_PYRAMID
        self._absent = table.absent
        present = table.cards | table.absent
        gone = (slot for slot in range(len(tables.of) - 1) if not present >> slot & 1)
        self._every = (1 << len(tables.ends)) - 1 & ~tables.edges_of(gone)
        self._groups = [
            (GROUP_BITS * index, sum(1 << slot for slot in (*pair[0], *pair[1])))
            for index, pair in enumerate(tables.groups)
        ]
        self._known: list[dict[int, _Part]] = [{} for _ in self._groups]

    def stay(self, cards: int) -> Stay | None:
        """Return the case that these cards of the pyramid stay; None if the others cannot all leave."""
        edges = frozen = 0
        least = (cards & self._tables.alone).bit_count() - self._absent.bit_count()
        for (shift, group), known in zip(self._groups, self._known, strict=True):
            own = cards & group
            part = known.get(own)
            if part is None:
                part = known[own] = self._part(shift, group, own)
            if part.least >= NO_MATCHING:
                return None
            edges |= part.edges
            frozen |= part.frozen
            least += part.least
        return Stay(cards, edges, frozen, least)

    def _part(self, shift: int, group: int, stay: int) -> _Part:
        tables = self._tables
        of_staying = tables.edges_of(bits_down(stay | self._absent & group))
        of_leaving = tables.edges_of(bits_down(self._pyramid & group & ~stay))
        every = self._every & GROUP << shift
        edges = every & (tables.possible | of_staying) & ~(of_staying & of_leaving)
        if lows(edges >> shift) != lows(every >> shift) or highs(edges >> shift) != highs(every >> shift):
            return _Part(0, 0, NO_MATCHING)
        dead = (of_staying | self._hopeless) & edges
        least = 2 * fewest_dead(edges >> shift, dead >> shift)
        edges = matchable(edges >> shift) << shift
        return _Part(edges, edges & of_staying, least)
