"""The search of the matching method: which of the allowed edges are used, decided as late as possible.

In a won game the cards of each rank pair have left along a perfect matching (the cards that stayed in the stock can be
matched with each other). For one matching nothing has to be searched: every pair of it is removed as soon as it is
open, since fewer cards never hide more, and a card is drawn only if no such pair is open. So the search only narrows
down the edges that may be used: it plays on until an edge is open that may or may not be used, and tries both.

In standard terms it is depth-first branching on constraints (include or exclude an edge), with the filtering of
:mod:`.pairs`, landmarks, and a transposition table of lost nodes. Deciding as late as an edge is open is ours; checked
against the published verdicts of pyramid-solver, and against brute force on endgames under all rules that it takes.
"""

from functools import cached_property
from typing import NamedTuple

from pyramid_access.rules.layout import FULL_PYRAMID, PYRAMID_SIZE, Slot
from pyramid_access.rules.position import Game
from pyramid_access.rules.variants import Stock
from pyramid_access.solver.matching.landmarks import Landmarks, LastPass
from pyramid_access.solver.matching.pairs import GROUP, GROUP_BITS, forced, matchable, without
from pyramid_access.solver.matching.tables import REST_CARDS, Tables
from pyramid_access.solver.result import Limits, Status

ENDLESS = 64
"""Redeals that are as good as any number: a pass without a removal is the last one, and 24 cards make 24 at most."""
_NEVER = ENDLESS * ENDLESS
"""A time after all others."""

EdgeTrail = tuple["EdgeTrail | None", int, int]
"""What left: all that left earlier, then edges, or (as cards) those that left alone."""


class Node(NamedTuple):
    """A position of the search."""

    edges: int
    """Edges that may still be used; only those that fit some matching."""
    cards: int
    """Cards that are left; as soon as the search begins without those of the stock that leave alone."""
    redeals: int
    """How often the waste can still be turned over."""
    pointer: Slot
    """The stock cards before it lie in the waste."""
    line: EdgeTrail | None


class Found(NamedTuple):
    """The outcome of a search."""

    status: Status
    line: EdgeTrail | None
    nodes: int


FailureTable = dict[int, int]
"""A transposition table of lost nodes: for edges, which tell the cards that are left, the earliest time that failed."""


class _UnderWay(NamedTuple):
    """A fork that has been noted as failed, and has not been searched to its end."""

    depth: int
    """Entries of the stack when it was taken from there; what is taken at a lower depth no longer belongs to it."""
    edges: int
    known: int
    """The time that was noted for the edges before."""


class Fork(NamedTuple):
    """A position in which edges are open that may or may not be used."""

    node: Node
    playable: int
    inner: int
    """Edges of two open cards that lie in no stock."""


class MatchingSearch:
    """The matching search of one deal; what it learns about the deal serves for other positions of it.

    It asks whether the game can be won. A subclass may ask something else: the attributes say what must leave and by
    when, and the methods from :meth:`_is_enough` on what counts as an end.
    """

    def __init__(self, game: Game, tables: Tables, landmarks: Landmarks | None = None) -> None:
        """``landmarks`` may be those of another order of the stock: they look at nothing but the pyramid."""
        self._tables = tables
        self._known_landmarks = landmarks
        self._redeals = ENDLESS if game.variant.passes is None else min(game.variant.passes - 1, ENDLESS)
        self._goal = -1 if tables.needs_all else FULL_PYRAMID
        """The cards that must leave."""
        self._ordered = tables.shape.layered
        """The cards of which landmarks are looked for."""
        self._usable = -1
        """The edges of cards that may leave together; others only match cards that stay."""
        self._closing = 0
        """A card, as a set, that has to leave with the very last move, if there is such a card."""
        self._deadline = 0 if tables.has_stock else ENDLESS
        """Redeals that must be left when the last of the goal leaves."""
        self._stock = REST_CARDS if tables.has_stock else 0
        self._sees_next = game.variant.stock in (Stock.HAND, Stock.OPEN)
        self._waste_pair = game.variant.waste_pair
        self._has_old_pairs = game.variant.waste_pair
        """Two waste cards may lie on each other that were not open together before."""
        self._buried, self._barred_until, self._first_redeals = 0, 0, 0
        self._prunes = False
        """A dead end has been met, so landmarks are worth their time."""

    @cached_property
    def _landmarks(self) -> Landmarks:
        return self._known_landmarks or Landmarks(self._tables)

    @cached_property
    def _last_pass(self) -> LastPass:
        return LastPass(self._tables, self._sees_next)

    def run(self, start: Node, buried: int, limits: Limits, failed: FailureTable | None = None) -> Found:
        """Search from a node.

        ``failed`` is what earlier searches of the deal have left there for this one, which adds to it.

        ``buried`` are the waste cards that leave alone and may keep two others from lying on each other. They do so
        only in the first pass, and only for cards that lie in the waste by then: drawn again, they leave at once.
        Nothing is ruled out before the first dead end: most deals that can be won are won without one.
        """
        self._buried, self._barred_until, self._first_redeals = buried, start.pointer, start.redeals
        self._prunes = False
        start = start._replace(cards=start.cards & ~(self._tables.alone & self._stock))
        is_shared = failed is not None and not buried
        if failed is None or buried:
            failed = {}
        under_way: list[_UnderWay] = []
        stack = [start]
        nodes = 0
        while stack:
            fork = self._play_on(stack.pop())
            if fork is None:
                self._prunes = True
                continue
            node, playable, inner = fork
            depth = len(stack)
            while under_way and under_way[-1].depth > depth:
                under_way.pop()
            if not playable:
                _forget(failed, under_way)
                return Found(Status.WON, node.line, nodes)
            nodes += 1
            time = 0 if start.redeals == ENDLESS else (self._redeals - node.redeals) * ENDLESS + node.pointer
            known = failed.get(node.edges, _NEVER)
            if known <= time:
                continue
            failed[node.edges] = time
            if is_shared:
                under_way.append(_UnderWay(depth, node.edges, known))
            if limits.are_hit(nodes):
                _forget(failed, under_way)
                return Found(Status.UNKNOWN, None, nodes)
            stack += self._branches(node, self._tables.choice(node.edges, playable, inner))
        return Found(Status.LOST, None, nodes)

    def _branches(self, node: Node, number: int) -> tuple[Node, Node]:
        """Return the positions in which an edge is never used, and used at once; the latter is searched first."""
        edges, cards, redeals, pointer, line = node
        edge = 1 << number
        shift = number & -GROUP_BITS
        group = edges >> shift & GROUP
        low, high = self._tables.ends[number]
        never = edges ^ (group ^ matchable(group & ~(edge >> shift))) << shift
        return (
            Node(never, cards, redeals, pointer, line),
            Node(
                self._tables.after_use(edges, number), cards ^ (1 << low | 1 << high), redeals, pointer, (line, edge, 0)
            ),
        )

    def _play_on(self, node: Node) -> Fork | None:  # noqa: C901, PLR0912 (why: see below)
        """Make the moves that need no decision; None if that is a dead end, a fork without edges if it is a win.

        This is the one long function, since its loop is where all the time goes: it removes forced pairs and cards
        that leave alone, and else turns the stock, until an edge that is not forced is open.
        """
        tables, goal, stock, sees_next = self._tables, self._goal, self._stock, self._sees_next
        low, high, ends, known = tables.low, tables.high, tables.ends, tables.open_cards
        usable, closing = self._usable, self._closing
        edges, cards, redeals, pointer, line = node
        layered, turned = tables.shape.layered, False
        sure = forced(edges)
        while True:
            lows, highs, overlaps, alone = known.get(cards & layered) or tables.find_open(cards & layered)
            if alone and not alone & closing:
                cards ^= alone
                line, turned = (line, 0, alone), False
                continue
            if not cards & goal and self._is_enough(cards):
                return self._won(Node(edges, cards, redeals, pointer, line))
            drawable = cards & stock
            waste = drawable & (1 << pointer) - 1
            coming = drawable ^ waste
            top = waste.bit_length() - 1
            playable = inner = lows & highs | overlaps
            if sees_next:
                following = (coming & -coming).bit_length() - 1
                playable |= (lows | low[top] | low[following]) & (highs | high[top] | high[following])
            else:
                playable |= (lows | low[top]) & (highs | high[top])
            if self._has_old_pairs and waste:
                playable |= self._top_pair(waste, top, redeals)
            playable &= edges & usable
            now = playable & sure
            if now:
                edges ^= now
                line, turned = (line, now, 0), False
                while now:
                    number = now.bit_length() - 1
                    now ^= 1 << number
                    one, two = ends[number]
                    cards ^= 1 << one | 1 << two
            elif playable:
                fewer = self._useful(edges, cards, redeals, waste)
                if fewer == edges:
                    return Fork(Node(edges, cards, redeals, top + 1 if waste else PYRAMID_SIZE, line), playable, inner)
                if fewer is None:
                    return None
                edges = fewer
                sure = forced(edges)
            elif closing and self._can_close(edges, cards, redeals, pointer):
                return self._won(Node(edges, cards, redeals, pointer, line))
            elif coming and (drawn := self._next_event(edges & usable, lows | highs, top, coming)):
                pointer = drawn
            elif redeals and not turned and (redeals > self._deadline or not (closing or cards & goal)):
                redeals, pointer, turned = redeals - 1, PYRAMID_SIZE, True
            else:
                self._at_dead_end(Node(edges, cards, redeals, pointer, line))
                return None

    def _is_enough(self, cards: int) -> bool:  # noqa: ARG002
        """Is the search at its end with these cards left, none of which must leave?"""
        return True

    def _won(self, node: Node) -> Fork:
        """Return the fork that stands for a win."""
        return Fork(node, 0, 0)

    def _at_dead_end(self, node: Node) -> None:
        """Take note of a position from which nothing more can leave."""

    def _can_close(self, edges: int, cards: int, redeals: int, pointer: Slot) -> bool:  # noqa: ARG002
        """Can the very last move be made in this pass?"""
        return False

    def _top_pair(self, waste: int, top: Slot, redeals: int) -> int:
        """Return the edge of the two topmost waste cards, unless a card that leaves alone lies between them."""
        second = (waste ^ 1 << top).bit_length() - 1
        between = (1 << top) - (2 << second) if second >= 0 else 0
        if self._buried & between and redeals == self._first_redeals and top < self._barred_until:
            return 0
        return self._tables.of[top] & self._tables.of[second]

    def _next_event(self, edges: int, open_edges: int, top: Slot, coming: int) -> Slot:
        """Return the pointer at which, drawing on, a stock card first has an open partner; 0 for none."""
        of, sees_next = self._tables.of, self._sees_next
        pairs = sees_next or self._waste_pair
        wanted = open_edges | of[top] if pairs else open_edges
        while coming:
            bit = coming & -coming
            slot = bit.bit_length() - 1
            own = of[slot] & edges
            if own & wanted:
                return slot if sees_next else slot + 1
            if pairs:
                wanted = open_edges | own
            coming ^= bit
        return 0

    def _useful(self, edges: int, cards: int, redeals: int, waste: int) -> int | None:
        """Return the edges that may still be part of a solution; None if there is none."""
        unusable = self._unusable(edges, cards, redeals, waste)
        return without(edges, unusable) if unusable else edges

    def _unusable(self, edges: int, cards: int, redeals: int, waste: int) -> int:
        """Return edges that can no longer be used in time, once the search has met a dead end.

        The reasoning for the last pass costs twice as much. It pays for a search that is in that pass from the start;
        others have most of their forks in earlier passes, and only look for a waste card that stays.
        """
        if not self._prunes:
            return 0
        ordered = cards & self._ordered
        if redeals > self._deadline or not waste or self._may_pair_in_waste(redeals):
            return edges & self._landmarks.ruled_out(edges, ordered)
        coming = cards & REST_CARDS ^ waste
        if self._first_redeals == redeals:
            return edges & self._last_pass.ruled_out(edges, ordered, waste, coming)
        return edges & (self._landmarks.ruled_out(edges, ordered) | self._under_staying(edges, waste, coming))

    def _may_pair_in_waste(self, redeals: int) -> bool:  # noqa: ARG002
        """Can two cards of the waste lie on each other that were not open together before?"""
        return self._has_old_pairs

    def _under_staying(self, edges: int, waste: int, coming: int) -> int:
        """Return the edges of the waste cards under one that has no partner but in the waste, so will not leave."""
        tables = self._tables
        useful = tables.pyramid_edges
        if self._sees_next:
            useful |= tables.edges_of_set(coming)
        useful &= edges
        while waste:
            top = waste.bit_length() - 1
            waste ^= 1 << top
            if not useful & tables.of[top]:
                return tables.edges_of_set(waste) & ~tables.idle
        return 0


def _forget(failed: FailureTable, under_way: list[_UnderWay]) -> None:
    """Take out what was noted of the forks that were not searched to their end."""
    for _, edges, known in reversed(under_way):
        if known == _NEVER:
            del failed[edges]
        else:
            failed[edges] = known
