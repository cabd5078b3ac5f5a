"""Can the pyramid, or a part of it, be cleared by a certain pass so that in the end only so many cards are left?

The search of :mod:`~pyramid_access.solver.matching.matching_search` with another aim. Some pyramid cards *stay*, the
others must leave; which ones stay is settled before. The cards that stay are matched with each other or with stock
cards that then stay too, and two stock cards may stay matched with each other. No useful order of play is left out: for
one matching the pyramid is cleared soonest, and the fewest cards are left, if every pair leaves as soon as it can.
The loop that plays is the same; what differs is what must leave, by when, and when few enough cards are left. Ours;
checked by the scores against brute force on endgames.
"""

from typing import NamedTuple

from pyramid_access.rules.layout import COVERED_BY, FULL_PYRAMID, PACK_SIZE, Slot
from pyramid_access.rules.position import Game
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.matching.landmarks import Landmarks
from pyramid_access.solver.matching.matching_search import FailureTable, Fork, MatchingSearch, Node
from pyramid_access.solver.matching.pairs import without
from pyramid_access.solver.matching.tables import REST_CARDS, Tables
from pyramid_access.solver.par.dead_edges import StockPairs, within
from pyramid_access.solver.result import Limits, Status

_ALL_MAY_STAY = PACK_SIZE
_NOT_EVEN_NONE = -1
"""Fewer cards than are ever left."""
_TOP = 1
"""The top of the pyramid, as a set of cards."""
_COVERS = sum(1 << slot for slot in COVERED_BY[0])


class Task(NamedTuple):
    """What a search has to bring about."""

    must: int
    """The pyramid cards that must leave."""
    frozen: int
    """The edges of the pyramid cards that stay."""
    deadline: int
    """Redeals that must be left when the last of the pyramid leaves."""
    most: int | None
    """Cards that may be left in the end; None for any number."""
    absent: int = 0
    """How many cards that have left stand in as partners of others."""


class ParOutcome(NamedTuple):
    """The outcome of a search."""

    status: Status
    nodes: int
    end: Node | None
    """Where it came to: for a win the win, else the end of the play with the fewest cards left, if it saw any."""
    is_near: bool
    """Something failed only because too many cards would be left."""


class ParSearch(MatchingSearch):
    """The search of one deal; what it learns about the deal serves for other positions of it."""

    def __init__(self, game: Game, tables: Tables, landmarks: Landmarks | None = None) -> None:
        """``tables`` must be those of the goal to clear the pyramid: then stock cards may stay."""
        super().__init__(game, tables, landmarks)
        self._stock_pairs = StockPairs(tables, next_is_open=self._sees_next)
        self.hopeless = 0 if self._sees_next or self._waste_pair else tables.idle
        """The edges of two cards that never leave together: of the stock, if only the waste's top is open."""
        self._first_waste = self._coming_alone = 0
        self._has_old_pairs = False
        self._set(Task(0, 0, 0, None))

    def _set(self, task: Task) -> None:
        self._goal = self._ordered = task.must
        self._frozen, self._deadline, self._absent = task.frozen, task.deadline, task.absent
        self._usable = ~(task.frozen | self.hopeless)
        self._is_bounded = task.most is not None
        self._most = _ALL_MAY_STAY if task.most is None else task.most
        self._enough = self._most
        """So few cards must be left for the search to stop when the pyramid is cleared."""
        self._closing = 0
        self._end: Node | None = None
        self._fewest = _ALL_MAY_STAY + 1
        self._is_near = False

    def attempt(self, start: Node, waste: int, task: Task, limits: Limits, failed: FailureTable) -> ParOutcome:
        """Search from a node; ``waste`` are the cards of the waste there.

        ``failed`` is what searches of the same task have left there, and must be for this task only.
        """
        self._set(task)
        alone = self._tables.alone
        self._first_waste = waste & ~alone
        self._coming_alone = start.cards & alone & REST_CARDS & ~waste
        has_pair = bool(self._first_waste & self._first_waste - 1)
        self._has_old_pairs = self._waste_pair and (not self._sees_next or has_pair)
        found = self.run(start, waste & alone, limits, failed)
        return ParOutcome(found.status, found.nodes, self._end, self._is_near)

    def play_out(self, node: Node) -> Node:
        """Use whatever can be used until nothing more leaves; return the end. The node is one of the last attempt."""
        self._set(Task(0, self._frozen, 0, None))
        self._prunes, self._enough = False, _NOT_EVEN_NONE
        while fork := self._play_on(node):
            _, node = self._branches(fork.node, self._tables.choice(fork.node.edges, fork.playable, fork.inner))
        return self._end or node

    def left_in_end(self, cards: int) -> int:
        """Return how many cards stay if the play ends with these left, and what can leave alone leaves.

        In the last pass the waste cards that leave alone stay under others.
        """
        count = cards.bit_count()
        return count if self._first_redeals else count + self._still_buried(cards).bit_count()

    def _still_buried(self, cards: int) -> int:
        """Return the waste cards that leave alone, but have lain under others from the beginning."""
        return self._buried & (1 << (cards & self._first_waste).bit_length()) - 1

    def _is_enough(self, cards: int) -> bool:
        """Are so few cards left that the task is done?"""
        return self.left_in_end(cards) <= self._enough

    def _won(self, node: Node) -> Fork:
        """Note where the task was done."""
        self._end = node
        return super()._won(node)

    def _at_dead_end(self, node: Node) -> None:
        """Note where the play ends, if all is well but for the number of cards left."""
        if node.cards & self._goal:
            return
        self._is_near = True
        left = self.left_in_end(node.cards)
        if left < self._fewest and not self._closing:
            self._fewest, self._end = left, node

    def _useful(self, edges: int, cards: int, redeals: int, waste: int) -> int | None:
        """Return the edges that may still be part of a solution; None if there is none."""
        if self._is_bounded:
            dead = self._dead(edges, cards, redeals, waste)
            alone = 0 if self._closing else (cards & self._tables.alone & ~self._goal).bit_count()
            fewer = within(edges, dead, (self._most + self._absent - alone) >> 1)
            if fewer != edges:
                self._is_near = True
                return fewer
        if not cards & self._goal:
            return edges
        unusable = self._unusable(edges & ~self._frozen, cards, redeals, waste)
        return without(edges, unusable) if unusable else edges

    def _dead(self, edges: int, cards: int, redeals: int, waste: int) -> int:
        """Return edges whose two cards will stay if they are matched with each other."""
        dead = self._frozen | self.hopeless
        stock = cards & REST_CARDS
        if not redeals and waste and not self._may_pair_in_waste(redeals):
            dead |= self._stock_pairs.left_in_waste(edges & ~dead, waste, stock ^ waste)
        return dead | self._stock_pairs.separated(edges & ~dead, stock)

    def _may_pair_in_waste(self, redeals: int) -> bool:
        """Can two cards of the waste lie on each other that were not open together before?

        Where the next card is open beside the waste's top, they were when the upper one was next. So only those can
        that lay in the waste from the beginning.
        """
        return self._has_old_pairs and (not self._sees_next or redeals == self._first_redeals)


class ClosingSearch(ParSearch):
    """The search in a game that is won, and over, as soon as the pyramid is cleared.

    Then whatever can leave should leave before the top of the pyramid does. For one matching everything but the top
    leaves as soon as it can, up to the last moment in the pass at which the top's partner is open.
    """

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
