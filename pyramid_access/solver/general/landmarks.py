"""Landmarks: which cards must certainly leave before another can, whatever the order of play.

The method is that of landmarks in planning problems: Keyder, Richter and Helmert, "Sound and complete landmarks for
and/or graphs" (2010). The greatest fixpoint is taken. How it fits the game is ours; checked by the verdicts of the
general search against brute force.
"""

from collections.abc import Sequence

from pyramid_access.rules.layout import COVERED_BY, PACK_SIZE, PYRAMID, PYRAMID_SIZE, REST, Slot
from pyramid_access.rules.position import Game
from pyramid_access.solver.bit_sets import Cards, Edges

Piles = Sequence[Sequence[Slot]]
"""Waste cards, the top of each pile last."""
Links = Sequence[Sequence[tuple[Slot, Edges]]]
"""For each card its partners, each with the edge to it as a set."""
_ALL: Cards = (1 << PACK_SIZE) - 1
_SINGLE: tuple[Cards, ...] = tuple(1 << card for card in range(PACK_SIZE))
_MOST = 4_000
"""States of pyramid and reserve whose covers are kept: some 20 MB."""
_Covered = tuple[Slot, list[Slot], list[Slot], Cards]
"""A card with its covers: those that must leave before it, those that may leave with it, and both as a set."""
_Step = tuple[Slot, list[Slot], list[Slot], list[Slot] | None, Cards]
"""The same with the partners that the card could have, which the set has too; None if nothing follows from them."""


class Landmarks:
    """Finds the landmarks of cards; the covers in each state of pyramid and reserve are cached."""

    def __init__(self, game: Game, links: Links) -> None:
        self._links = links
        self._overlap = game.variant.overlap
        self._waste_pair = game.variant.waste_pair
        self._covers = _covers(game)
        self._layered: Cards = sum(1 << card for card, _ in self._covers)
        self._over_edges: Edges = 0
        for card, overs in self._covers:
            for partner, edge in links[card]:
                self._over_edges |= edge if partner in overs else 0
        self._known: dict[tuple[Cards, Edges], tuple[list[_Covered], Cards]] = {}

    def of(self, cards: Cards, alive: Edges, alone: Cards, piles: Piles = ()) -> list[Cards]:
        """Return for each card those that leave certainly before it, if it leaves; all cards, if it never can.

        ``alive`` are the edges that may be used, ``alone`` the cards that can leave without a partner, ``piles`` waste
        cards, each but the last covered by the next for good. A card leaves after the cards that cover it, so also
        after the partners of those, as far as all the partners that they could have agree. At first all cards are
        taken to come before each that is covered; what need not is taken out.
        """
        covered, bound = self._covered_now(cards, alive)
        if piles:
            covered = covered + self._buried_now(alive, piles)
            bound |= sum(1 << under for pile in piles for under in pile[:-1])
        before = [0] * PACK_SIZE
        with_it = [*_SINGLE]
        steps: list[_Step] = []
        for card, strictly, loosely, overs in covered:
            partners = None if alone >> card & 1 else self._partners(card, alive, bound)
            if partners is not None:
                with_it[card] = _ALL
                steps.append((card, strictly, loosely, partners, overs | sum([_SINGLE[other] for other in partners])))
            elif overs:
                steps.append((card, strictly, loosely, None, overs))
            if overs:
                before[card] = _ALL
        moved = _ALL
        while moved:
            moved = _narrow(steps, before, with_it, moved)
        return before

    def _partners(self, card: Slot, alive: Edges, bound: Cards) -> list[Slot] | None:
        """Return the cards that a card could leave with; None if they can have no landmark in common.

        Two of them that may leave as the first of all, such as undrawn cards, have none. (``bound`` are the others.)
        """
        found = []
        is_first = True
        # The highest slots come first: a stock card as partner says the least.
        for partner, edge in self._links[card]:
            if alive & edge:
                if not bound >> partner & 1:
                    if not is_first:
                        return None
                    is_first = False
                found.append(partner)
        return found

    def _covered_now(self, cards: Cards, alive: Edges) -> tuple[list[_Covered], Cards]:
        """Return the cards of pyramid and reserve, every card after its covers; and the set of those with covers."""
        key = (cards & self._layered, alive & self._over_edges)
        if key not in self._known:
            if len(self._known) == _MOST:
                self._known.clear()
            there = [(card, [o for o in overs if cards >> o & 1]) for card, overs in self._covers if cards >> card & 1]
            bound = sum(1 << card for card, overs in there if overs)
            self._known[key] = [self._cover(card, overs, alive) for card, overs in there], bound
        return self._known[key]

    def _cover(self, card: Slot, overs: list[Slot], alive: Edges) -> _Covered:
        if not overs or not (self._overlap if card < PYRAMID_SIZE else self._waste_pair):
            return card, overs, [], sum(1 << over for over in overs)
        loosely = [partner for partner, edge in self._links[card] if alive & edge and partner in overs]
        strictly = [over for over in overs if over not in loosely]
        return card, strictly, loosely, sum(1 << over for over in overs)

    def _buried_now(self, alive: Edges, piles: Piles) -> list[_Covered]:
        found: list[_Covered] = []
        for pile in piles:
            overs: list[Slot] = []
            covers: Cards = 0
            for card in reversed(pile):
                found.append(self._cover(card, overs, alive) if self._waste_pair else (card, overs, [], covers))
                overs, covers = [card], 1 << card
        return found


def _narrow(steps: list[_Step], before: list[Cards], with_it: list[Cards], moved: Cards) -> Cards:
    """Compute once more which cards come before each, and which come before it or leave with it.

    Only what depends on cards of which something has ``moved`` is looked at. Return those of which something moves now.
    """
    now = 0
    for card, strictly, loosely, partners, others in steps:
        if not others & (moved | now) and moved != _ALL:
            continue
        known = 0
        for over in strictly:
            known |= with_it[over]
        for over in loosely:
            known |= before[over]
        changed = before[card] != known
        before[card] = known
        known |= _SINGLE[card]
        if partners is not None:
            common = _ALL
            for partner in partners:
                common &= before[partner] | 1 << partner
                if not common:
                    break
            known |= common
        if changed or with_it[card] != known:
            with_it[card] = known
            now |= _SINGLE[card]
    return now


def _covers(game: Game) -> tuple[tuple[Slot, tuple[Slot, ...]], ...]:
    """Return each card of pyramid and reserve with those that cover it, every card after its own covers."""
    columns = game.columns
    last = PACK_SIZE - columns
    reserve = [(slot, (slot + columns,) if slot < last else ()) for slot in reversed(REST) if columns]
    return (*reserve, *((slot, COVERED_BY[slot]) for slot in reversed(PYRAMID)))
