"""Can a game still be won? Exactly, by matching, where every rank has one partner rank and cards are drawn singly.

This is the adapter between the rules and the search of :mod:`.matching_search`: from a position to the node at which a
search starts, and from the edges that it has used to moves that the rules replay.
"""

from collections.abc import Sequence

from pyramid_access.rules.layout import FULL_PYRAMID, PACK_SIZE, PYRAMID_SIZE, Slot
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.position import Game, Position, redeals_left
from pyramid_access.rules.variants import Goal, Stock, Variant
from pyramid_access.solver.bit_sets import bits_down, cards_in
from pyramid_access.solver.matching.matching_search import ENDLESS, EdgeTrail, Found, MatchingSearch, Node
from pyramid_access.solver.matching.pairs import GROUP, GROUP_BITS, highs, lows, matchable, rank_pairs
from pyramid_access.solver.matching.tables import REST_CARDS, Tables
from pyramid_access.solver.result import NO_LIMITS, Limits, SolveResult, Status

_ALL_CARDS = FULL_PYRAMID | REST_CARDS


def can_match(variant: Variant) -> bool:
    """Is the method good for these rules?

    It is where every rank has one partner rank or leaves alone, and the stock is drawn one card at a time to one pile,
    or there is none. Goal, passes, reserve, waste pair and overlap may be any.
    """
    one_pile = variant.stock is Stock.NONE or (variant.draw == 1 and variant.stock is not Stock.PILES)
    return one_pile and rank_pairs(variant.partners) is not None


def decide(game: Game, position: Position, limits: Limits = NO_LIMITS) -> SolveResult:
    """Return whether the position can be won, with one winning line, not the shortest, if it can.

    The variant must be one that :func:`can_match`. For many positions of one deal use a :class:`Matcher`.
    """
    return Matcher(game).decide(position, limits)


class Matcher:
    """Decides positions of one game, and keeps what it learns about the deal from one to the next."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._tables = Tables(game)
        self._search = MatchingSearch(game, self._tables)

    def decide(self, position: Position, limits: Limits = NO_LIMITS) -> SolveResult:
        """Return whether the position can be won; see :func:`decide`."""
        if is_won(self._game, position):
            return SolveResult(Status.WON)
        found = self._find(position, limits)
        moves = self._moves(position, found.line) if found.status is Status.WON else ()
        return SolveResult(found.status, moves, found.nodes)

    def status(self, position: Position) -> Status:
        """Return whether the position can be won; faster than :meth:`decide`, since no line is made."""
        return Status.WON if is_won(self._game, position) else self._find(position, NO_LIMITS).status

    def _find(self, position: Position, limits: Limits) -> Found:
        tables, search = self._tables, self._search
        first = start_node(self._game, tables, position)
        if first is None and (absent := lacking(tables, cards_in(self._game, position))):
            tables = Tables(self._game, absent)
            search = MatchingSearch(self._game, tables)
            first = start_node(self._game, tables, position, absent)
        if first is None:
            return Found(Status.LOST, None, 0)
        return search.run(first, buried(self._game, tables, position), limits)

    def _moves(self, position: Position, line: EdgeTrail | None) -> tuple[Move, ...]:
        steps = steps_of(self._tables, line)
        if self._game.variant.goal is Goal.PYRAMID:
            drop_after_win(steps)
        return moves_of(self._game, position, steps, self._tables.loners)


def start_node(game: Game, tables: Tables, position: Position, absent: int = 0) -> Node | None:
    """Return the node of a position, or None if the cards of some rank pair cannot come out.

    ``absent`` are cards that have left, and for which ``tables`` let others stand in.
    """
    cards = cards_in(game, position)
    edges = _useful_edges(tables, cards | absent)
    if edges is None:
        return None
    redeals = redeals_left(game, position)
    redeals = ENDLESS if redeals is None else min(redeals, ENDLESS)
    return Node(edges, cards, redeals, _pointer(position), None)


def _pointer(position: Position) -> Slot:
    if position.hand is not None:
        return position.hand
    return position.stock[0] if position.stock else PACK_SIZE


def _useful_edges(tables: Tables, cards: int) -> int | None:
    """Return the edges that fit some perfect matching, or None if a rank pair has none."""
    gone_lows = gone_highs = 0
    for slot in bits_down(_ALL_CARDS & ~cards):
        gone_lows |= tables.low[slot]
        gone_highs |= tables.high[slot]
    edges = tables.possible & ~gone_lows & ~gone_highs
    for shift in range(0, GROUP_BITS * len(tables.groups), GROUP_BITS):
        group = edges >> shift & GROUP
        useful = matchable(group)
        left_lows, left_highs = ~gone_lows >> shift & GROUP, ~gone_highs >> shift & GROUP
        if lows(useful) != lows(left_lows) or highs(useful) != highs(left_highs):
            return None
        edges ^= (group ^ useful) << shift
    return edges


def buried(game: Game, tables: Tables, position: Position) -> int:
    """Return the waste cards that leave alone and may keep two others from lying on each other."""
    if not game.variant.waste_pair:
        return 0
    return sum(1 << slot for slot in position.waste[0]) & tables.alone


def lacking(tables: Tables, cards: int) -> int:
    """Return cards that have left and are lacking: of some rank pairs more cards of one rank are left.

    No game leads there, but a position made up as an example may. Cards may stay only if not all must go.
    """
    found = 0
    for pair in tables.groups if not tables.needs_all else ():
        gone = [[slot for slot in side if not cards >> slot & 1] for side in pair]
        fewer, more = sorted(gone, key=len, reverse=True)
        found |= sum(1 << slot for slot in fewer[len(more) :])
    return found


def steps_of(tables: Tables, line: EdgeTrail | None) -> list[tuple[Slot, ...]]:
    """Return what left together, in its order."""
    steps: list[tuple[Slot, ...]] = []
    while line:
        line, edges, alone = line
        steps += (tables.ends[number] for number in bits_down(edges))
        steps += ((slot,) for slot in bits_down(alone))
    return steps[::-1]


def drop_after_win(steps: list[tuple[Slot, ...]]) -> None:
    """Take out what comes after the last of the pyramid: pairs may leave in any order, but none after the win."""
    while min(steps[-1]) >= PYRAMID_SIZE:
        steps.pop()


def moves_of(
    game: Game, position: Position, steps: Sequence[tuple[Slot, ...]], loners: frozenset[Slot]
) -> tuple[Move, ...]:
    """Return the moves that let the steps, each one card or a pair, leave in this order, each as soon as it can.

    ``loners`` are the cards that leave alone. Those of stock and waste are taken on the way, and the rest of them at
    the end if all must go: the search takes no notice of them.
    """
    if game.columns:
        return tuple(Remove(tuple(sorted(slots))) for slots in steps)
    line = _LineBuilder(game, position, loners)
    for slots in steps:
        line.remove(slots if slots[0] < slots[-1] else slots[::-1])
    if game.variant.goal is Goal.ALL:
        line.sweep()
    return tuple(line.moves)


class _LineBuilder:
    """The moves so far, and stock, hand and waste after them; the other cards need no watching."""

    def __init__(self, game: Game, position: Position, loners: frozenset[Slot]) -> None:
        self.moves: list[Move] = []
        self._holds = game.variant.stock is Stock.HAND
        self._open = game.variant.stock is Stock.OPEN
        self._waste_pair = game.variant.waste_pair
        self._loners = loners
        self._coming = [*reversed(position.stock)]
        self._waste = [*position.waste[0]]
        self._held = [] if position.hand is None else [position.hand]
        self._in_stock = {*self._coming, *self._waste, *self._held}

    def remove(self, slots: tuple[Slot, ...]) -> None:
        """Turn the stock until the cards can leave, and let them leave."""
        drawn = [slot for slot in slots if slot in self._in_stock]
        if drawn:
            self._take_loners()
            while not self._are_open(drawn):
                self._turn()
            for slot in drawn:
                self._take(slot)
        self.moves.append(Remove(slots))

    def sweep(self) -> None:
        """Take what leaves alone, when nothing else is left in the stock."""
        self._take_loners()
        while self._coming or self._waste:
            self._turn()

    def _are_open(self, slots: list[Slot]) -> bool:
        tops = [pile[-1] for pile in (self._held, self._waste, self._coming if self._open else ()) if pile]
        for slot in slots:
            if slot not in tops:
                return self._waste_pair and self._waste[-2:] == slots
        return True

    def _take(self, slot: Slot) -> None:
        for pile in (self._held, self._waste, self._coming):
            if slot in pile:
                pile.remove(slot)

    def _turn(self) -> None:
        """Draw, or turn the waste over; then take what leaves alone, so that it is never in the way."""
        if self._coming:
            self._waste += self._held
            self._held = []
            (self._held if self._holds else self._waste).append(self._coming.pop())
            self.moves.append(Draw())
        else:
            self._coming = [*self._waste, *self._held][::-1]
            self._waste, self._held = [], []
            self.moves.append(Redeal())
        self._take_loners()

    def _take_loners(self) -> None:
        """Take the open cards of stock and waste that leave alone, as long as there are."""
        for pile in (self._held, self._coming if self._open else self._held, self._waste):
            while pile and pile[-1] in self._loners:
                self.moves.append(Remove((pile.pop(),)))
