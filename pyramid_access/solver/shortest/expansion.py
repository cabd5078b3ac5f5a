"""Nodes of the search for a shortest line, and their expansion: moves that need no decision are made, others branch.

As in :mod:`~pyramid_access.solver.matching.matching_search` an edge is used the moment it is open, or never. That loses
no shortest line: a card that leaves earlier hides nothing and is drawn no more. What need not leave for the win may
stay too:

- Two stock cards that are matched with each other. Where the top of the stock shows, they leave: drawing it would cost
  as much, and without the draw nothing of the stock is open any more. Else they cost one move, or they stay. Then what
  they lie on is lost for this pass, and only one pass may follow, and only to the first of them: coming to it would
  cost as much as their leaving.
- Likewise a card that leaves alone; only where it is the top of a stock that shows it leaves instead of being drawn.
- What stays in a reserve stays for good, with all that it covers.

Ours; checked on endgames against breadth-first search.
"""

from collections.abc import Iterator
from typing import NamedTuple

from pyramid_access.rules.layout import FULL_PYRAMID, PACK_SIZE, PYRAMID_SIZE, Slot
from pyramid_access.rules.position import Game
from pyramid_access.rules.variants import Stock
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.matching.landmarks import Landmarks
from pyramid_access.solver.matching.pairs import forced, without
from pyramid_access.solver.matching.tables import REST_CARDS, Tables

NO_LIMIT = PACK_SIZE
"""The limit of a pass that may go through all of the stock."""
SlotTrail = tuple["SlotTrail | None", tuple[Slot, ...]]
"""What left: all that left earlier, then one card or a pair."""
_NONE = -1
"""The slot number for no slot; the tables have nothing for it."""


class CostedNode(NamedTuple):
    """A position of the search."""

    cost: int
    """Moves so far."""
    edges: int
    """Edges that may still be used; only those that fit some matching. Cards that were left for good have none."""
    cards: int
    """Cards that are on the table."""
    redeals: int
    """How often the waste can still be turned over."""
    pointer: Slot
    """The stock cards before it have come up in this pass."""
    left: int
    """Of a stock the last card that stays for this pass; of a reserve all that stay for good."""
    limit: Slot
    """The last pass goes through the stock only to this slot: with one redeal left the next, with none this pass."""
    line: SlotTrail | None


class CostedFork(NamedTuple):
    """A position in which something is to be decided; a win if there is nothing."""

    node: CostedNode
    playable: int = 0
    """Edges that may or may not be used."""
    inner: int = 0
    """Edges of two open cards that lie in no stock."""
    loner: int = 0
    """A card, as a set, that leaves alone, and need not."""


class Expansion:
    """Expands nodes of one deal."""

    def __init__(self, game: Game, tables: Tables, empty_hand: tuple[Slot, int] | None = None) -> None:
        """``empty_hand`` are pointer and redeals at a start without a held card.

        Else the card before the pointer is held if it is still there.
        """
        variant = game.variant
        self._tables = tables
        self._landmarks = Landmarks(tables)
        self._stock = REST_CARDS if tables.has_stock else 0
        self._loners = tables.alone & REST_CARDS
        self._must_alone = tables.alone & (FULL_PYRAMID if tables.has_stock or not tables.needs_all else -1)
        self._goal = ~(self._loners & self._stock) if tables.needs_all else FULL_PYRAMID
        self._shows_next = variant.stock is Stock.OPEN
        self._holds = variant.stock is Stock.HAND
        self._empty_hand = empty_hand
        self._waste_pair = variant.waste_pair
        self._covered = [0] * PACK_SIZE
        """For each card the edges of those that it covers, directly or not, without those that stand for staying."""
        for slot, above in enumerate(tables.shape.deep):
            for cover in bits_down(above):
                self._covered[cover] |= tables.of[slot] & ~tables.idle

    def play_on(self, node: CostedNode) -> CostedFork | None:  # noqa: C901, PLR0912 (why: as in the matching search)
        """Play until something is to be decided; None if that is a dead end, a fork with nothing if it is a win."""
        tables = self._tables
        low, high, known = tables.low, tables.high, tables.open_cards
        sure, turned = forced(node.edges), False
        while True:
            _, edges, cards, redeals, pointer, left, _, _ = node
            layered, stock = cards & tables.shape.layered, cards & self._stock
            lows, highs, overlaps, alone = known.get(layered) or tables.find_open(layered)
            if now := alone & self._must_alone:
                node = _without_loner(node, now)
                continue
            if not cards & self._goal:
                return CostedFork(self._swept(node))
            apart = self._holds and (pointer, redeals) != self._empty_hand
            waste = stock & (1 << pointer - apart) - 1
            top = waste.bit_length() - 1
            if top < left.bit_length():
                top = _NONE
            beside = self._beside(stock ^ waste, pointer)
            inner = (lows & highs | overlaps) & edges
            playable = inner | edges & (lows | low[top] | low[beside]) & (highs | high[top] | high[beside])
            if self._waste_pair:
                playable |= edges & self._top_pair(waste, top, left)
            real = playable & ~tables.idle
            if now := real & sure:
                node, turned = self._used(node, now), False
                continue
            loner = self._loner(alone & ~left, top, _NONE if playable or self._shows_next else beside) & ~left
            if loner and tables.needs_all:
                node = _without_loner(node, loner)
            elif loner and not real:
                return CostedFork(self._settled(node, waste, beside), loner=loner)
            elif self._shows_next and not real and (now := sure & playable & tables.of[top] & tables.of[beside]):
                node, turned = self._used(node, now), False
            elif playable:
                fewer = without(edges, self._landmarks.ruled_out(edges, layered))
                if fewer is None:
                    return None
                if fewer == edges:
                    return CostedFork(self._settled(node, waste, beside), real or playable, inner)
                node = _with_edges(node, fewer)
                sure = forced(fewer)
            else:
                after = self._turned(node, (lows | highs) & edges, top, beside, again=turned)
                if after is None:
                    return None
                node, turned = after, turned or after.redeals < redeals

    def branches(self, fork: CostedFork) -> Iterator[CostedNode]:
        """Yield what a fork may lead to, the most promising last."""
        node = fork.node
        if fork.loner:
            slot = fork.loner.bit_length() - 1
            staying = self._staying(node, node.edges, (slot,))
            if staying:
                yield staying
            yield _without_loner(node, fork.loner)
            return
        number = self._tables.choice(node.edges, fork.playable, fork.inner)
        edge, ends = 1 << number, self._tables.ends[number]
        never = without(node.edges, edge)
        if never is not None:
            yield _with_edges(node, never)
        used = self._used(node, edge)
        if edge & self._tables.idle and (max(ends) < node.pointer or not self._stock):
            staying = self._staying(node, used.edges, ends)
            if staying:
                yield staying
        yield used

    def _beside(self, others: int, pointer: Slot) -> Slot:
        """Return the card that is open beside the waste, or leaves there alone, of all the others in the stock."""
        slot = (others & -others).bit_length() - 1
        return slot if self._shows_next or (self._holds and slot == pointer - 1) else _NONE

    def _top_pair(self, waste: int, top: Slot, left: int) -> int:
        """Return the edge of the two topmost waste cards."""
        second = (waste & ~(1 << top)).bit_length() - 1 if top >= 0 else _NONE
        return self._tables.of[top] & self._tables.of[second] if second >= left.bit_length() else 0

    def _loner(self, alone: int, top: Slot, held: Slot) -> int:
        """Return an open card that leaves alone; the held one, which blocks nothing until the next draw, last."""
        if alone:
            return alone & -alone
        on_top = 1 << top & self._loners if top >= 0 else 0
        return on_top or (1 << held & self._loners if held >= 0 else 0)

    def _used(self, node: CostedNode, used: int) -> CostedNode:
        """Return the position after pairs have left together, each in a move."""
        cost, edges, cards, redeals, pointer, left, limit, line = node
        for number in bits_down(used):
            low, high = ends = self._tables.ends[number]
            edges = self._tables.after_use(edges, number)
            cards ^= 1 << low | 1 << high
            cost += 1
            line = line, ends
        return CostedNode(cost, edges, cards, redeals, pointer, left, limit, line)

    def _staying(self, node: CostedNode, edges: int, slots: tuple[Slot, ...]) -> CostedNode | None:
        """Return the position if open cards stay; None if then the rest cannot leave. ``edges`` are without theirs."""
        cost, _, cards, redeals, pointer, left, limit, line = node
        lost = 0
        if not self._stock:
            for slot in slots:
                left |= 1 << slot
                lost |= self._covered[slot]
        else:
            left = max(left, 1 << max(slots))
            if redeals:
                redeals, limit = 1, min(limit, *slots)
            first = limit if redeals else PYRAMID_SIZE
            under = cards & self._stock & left - 1
            lost = self._tables.edges_of(bits_down(under >> first << first)) & ~self._tables.idle
        fewer = without(edges, lost)
        return None if fewer is None else CostedNode(cost, fewer, cards, redeals, pointer, left, limit, line)

    def _settled(self, node: CostedNode, waste: int, beside: Slot) -> CostedNode:
        """Return the same position with the earliest pointer that stands for it."""
        cost, edges, cards, redeals, pointer, left, limit, line = node
        if not self._holds or beside == _NONE:
            pointer = min(pointer, waste.bit_length() + self._holds) if waste else PYRAMID_SIZE
        return CostedNode(cost, edges, cards, redeals, pointer, left, limit, line)

    def _swept(self, node: CostedNode) -> CostedNode:
        """Return the end of a game in which all that leaves alone and is left in the stock has left too, if it must."""
        if not self._tables.needs_all:
            return node
        rest = node.cards & self._stock
        draws = 0 if self._shows_next else (rest >> node.pointer).bit_count()
        return node._replace(cost=node.cost + rest.bit_count() + draws)

    def _turned(self, node: CostedNode, open_edges: int, top: Slot, beside: Slot, *, again: bool) -> CostedNode | None:
        """Draw until something may be decided, or turn the waste over, but not ``again``; None if nothing is left."""
        cost, edges, cards, redeals, pointer, left, limit, line = node
        stock = cards & self._stock
        ahead = stock >> pointer << pointer
        coming = ahead if redeals else ahead & (1 << limit) - 1
        laid = beside if self._holds and beside >= left.bit_length() else _NONE if self._holds and beside >= 0 else top
        event = self._next_event(edges, open_edges, laid, coming)
        if event:
            pointer = event if self._shows_next else event + 1
            ahead &= (1 << pointer) - 1
        elif redeals and stock and not again:
            if limit != NO_LIMIT:
                unreached = self._tables.edges_of(bits_down(stock >> limit << limit)) & ~self._tables.idle
                fewer = without(edges, unreached)
                if fewer is None:
                    return None
                edges = fewer
            cost, redeals, pointer, left = cost + 1, redeals - 1, PYRAMID_SIZE, 0
        else:
            return None
        if self._shows_next:
            cards &= ~(ahead & self._loners)
        return CostedNode(cost + ahead.bit_count(), edges, cards, redeals, pointer, left, limit, line)

    def _next_event(self, edges: int, open_edges: int, top: Slot, coming: int) -> Slot:
        """Return the next stock card that has a partner when it comes up, or may leave alone; 0 for none."""
        of = self._tables.of
        if self._shows_next:
            coming &= ~self._loners
        pairs = self._shows_next or self._holds or self._waste_pair
        while coming:
            bit = coming & -coming
            slot = bit.bit_length() - 1
            if of[slot] & open_edges or bit & self._loners or (pairs and of[slot] & of[top] & edges):
                return slot
            top = slot
            coming ^= bit
        return 0


def _without_loner(node: CostedNode, loners: int) -> CostedNode:
    """Return the position after cards have left alone, each in a move."""
    cost, edges, cards, redeals, pointer, left, limit, line = node
    for slot in bits_down(loners):
        cost += 1
        line = line, (slot,)
    return CostedNode(cost, edges, cards & ~loners, redeals, pointer, left, limit, line)


def _with_edges(node: CostedNode, edges: int) -> CostedNode:
    cost, _, cards, redeals, pointer, left, limit, line = node
    return CostedNode(cost, edges, cards, redeals, pointer, left, limit, line)
