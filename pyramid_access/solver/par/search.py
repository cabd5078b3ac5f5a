"""Can the pyramid, or a part of it, be cleared by a certain pass so that in the end only so many cards are left?

The search of :mod:`matching.search` with another aim. Some pyramid cards *stay*, the others must leave; which ones stay
is settled before. The cards that stay are matched with each other or with stock cards that then stay too, and two
stock cards may stay matched with each other. No useful order of play is left out: for one matching the pyramid is
cleared soonest, and the fewest cards are left, if every pair leaves as soon as it can.
"""

from typing import NamedTuple

from pyramid_access.rules.layout import PACK_SIZE, PYRAMID_SIZE, Slot
from pyramid_access.rules.position import Game
from pyramid_access.solver.matching.landmarks import Landmarks
from pyramid_access.solver.matching.pairs import forced, without
from pyramid_access.solver.matching.search import Failed, Fork, Node, Search
from pyramid_access.solver.matching.tables import REST_CARDS, Tables
from pyramid_access.solver.par.pairs import within
from pyramid_access.solver.par.stock import StockPairs
from pyramid_access.solver.result import Limits, Status

_ALL_MAY_STAY = PACK_SIZE
_NOT_EVEN_NONE = -1
"""Never are so few cards left."""


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


class Attempt(NamedTuple):
    """The outcome of a search."""

    status: Status
    nodes: int
    end: Node | None
    """Where it came to: for a win the win, else the end of the play with the fewest cards left, if it saw any."""
    is_near: bool
    """Something failed only because too many cards would be left."""


class ParSearch(Search):
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
        self._must, self._frozen, self._deadline, most, self._absent = task
        self._usable = ~(task.frozen | self.hopeless)
        self._is_bounded = most is not None
        self._most = _ALL_MAY_STAY if most is None else most
        self._enough = self._most
        """So few cards must be left for the search to stop when the pyramid is cleared."""
        self._closes = False
        """The top of the pyramid, not one of ``must``, has to leave with the very last move."""
        self._end: Node | None = None
        self._fewest = _ALL_MAY_STAY + 1
        self._is_near = False

    def attempt(self, start: Node, waste: int, task: Task, limits: Limits, failed: Failed) -> Attempt:
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
        return Attempt(found.status, found.nodes, self._end, self._is_near)

    def play_out(self, node: Node) -> Node:
        """Use whatever can be used until nothing more leaves; return the end. The node is one of the last attempt."""
        self._set(Task(0, self._frozen, 0, None))
        self._careful, self._enough = False, _NOT_EVEN_NONE
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

    def _play_on(self, node: Node) -> Fork | None:  # noqa: C901 (why: it is the inner loop)
        """Play what needs no thought; None at the end, a fork without edges if the task is done."""
        tables, must, enough = self._tables, self._must, self._enough
        known, layered = tables.open_cards, tables.shape.layered
        edges, cards, redeals, pointer, line = node
        turned = False
        sure = forced(edges)
        while True:
            lows, highs, overlaps, alone = known.get(cards & layered) or tables.find_open(cards & layered)
            if alone and not (self._closes and alone & _TOP):
                cards ^= alone
                line = (line, 0, alone)
                turned = False
                continue
            if not cards & must and self.left_in_end(cards) <= enough:
                return self._done(Node(edges, cards, redeals, pointer, line))
            waste = cards & REST_CARDS & (1 << pointer) - 1
            coming = cards & REST_CARDS ^ waste
            top = waste.bit_length() - 1
            inner = lows & highs | overlaps
            playable = edges & self._usable & (inner | self._with_stock(lows, highs, waste, coming, redeals))
            now = playable & sure
            if now:
                edges ^= now
                line = (line, now, 0)
                turned = False
                while now:
                    number = now.bit_length() - 1
                    now ^= 1 << number
                    low, high = tables.ends[number]
                    cards ^= 1 << low | 1 << high
            elif playable:
                fewer = self._useful(edges, cards, redeals, waste)
                if fewer == edges:
                    return Fork(Node(edges, cards, redeals, top + 1 if waste else PYRAMID_SIZE, line), playable, inner)
                if fewer is None:
                    return None
                edges = fewer
                sure = forced(edges)
            elif self._closes and self._can_close(edges, cards, redeals, pointer):
                return self._done(Node(edges, cards, redeals, pointer, line))
            elif coming and (drawn := self._next_event(edges & self._usable, lows | highs, top, coming)):
                pointer = drawn
            elif redeals and not turned and (redeals > self._deadline or not (self._closes or cards & must)):
                redeals -= 1
                pointer = PYRAMID_SIZE
                turned = True
            else:
                self._over(Node(edges, cards, redeals, pointer, line))
                return None

    def _done(self, node: Node) -> Fork:
        self._end = node
        return Fork(node, 0, 0)

    def _over(self, node: Node) -> None:
        """Note where the play ends, if all is well but for the number of cards left."""
        if node.cards & self._must:
            return
        self._is_near = True
        left = self.left_in_end(node.cards)
        if left < self._fewest and not self._closes:
            self._fewest, self._end = left, node

    def _can_close(self, edges: int, cards: int, redeals: int, pointer: Slot) -> bool:  # noqa: ARG002
        """Can the very last move be made in this pass, with few enough cards left?"""
        return False

    def _with_stock(self, lows: int, highs: int, waste: int, coming: int, redeals: int) -> int:
        """Return the edges of open cards, one of the stock at least, whether they may be used or not.

        ``lows`` and ``highs`` are those of the open pyramid cards.
        """
        low, high = self._tables.low, self._tables.high
        top = waste.bit_length() - 1
        if self._sees_next:
            following = (coming & -coming).bit_length() - 1
            found = (lows | low[top] | low[following]) & (highs | high[top] | high[following])
        else:
            found = (lows | low[top]) & (highs | high[top])
        if self._has_old_pairs and waste:
            found |= self._top_pair(waste, top, redeals)
        return found

    def _useful(self, edges: int, cards: int, redeals: int, waste: int) -> int | None:
        """Return the edges that may still be part of a solution; None if there is none."""
        if self._is_bounded:
            dead = self._dead(edges, cards, redeals, waste)
            alone = 0 if self._closes else (cards & self._tables.alone & ~self._must).bit_count()
            fewer = within(edges, dead, (self._most + self._absent - alone) >> 1)
            if fewer != edges:
                self._is_near = True
                return fewer
        if not cards & self._must:
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

    def _unusable(self, edges: int, cards: int, redeals: int, waste: int) -> int:
        """Return edges that can no longer be used in time, once the search has met a dead end."""
        if not self._careful:
            return 0
        pyramid = cards & self._must
        coming = cards & REST_CARDS ^ waste
        if redeals > self._deadline or not waste or self._may_pair_in_waste(redeals):
            return edges & self._landmarks.ruled_out(edges, pyramid)
        if self._first_redeals == redeals:
            return edges & self._last_pass.ruled_out(edges, pyramid, waste, coming)
        return edges & (self._landmarks.ruled_out(edges, pyramid) | self._under_stuck(edges, waste, coming))


_TOP = 1
"""The top of the pyramid, as a set of cards."""
