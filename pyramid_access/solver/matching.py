"""Can a game still be won? Exactly, by matching, where every rank has one partner rank and cards are drawn singly."""

from collections.abc import Iterator

from pyramid_access.rules.layout import FULL_PYRAMID, PACK_SIZE, PYRAMID_SIZE, Slot
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.moves import Move
from pyramid_access.rules.position import Game, Position, redeals_left
from pyramid_access.rules.variants import Goal, Stock, Variant
from pyramid_access.solver.matching_line import moves_of
from pyramid_access.solver.matching_pairs import GROUP, GROUP_BITS, highs, lows, matchable, rank_pairs
from pyramid_access.solver.matching_search import ENDLESS, Line, Node, Search
from pyramid_access.solver.matching_tables import REST_CARDS, Tables
from pyramid_access.solver.result import Limits, SolveResult, Status

ALL_CARDS = FULL_PYRAMID | REST_CARDS


def can_match(variant: Variant) -> bool:
    """Is the method good for these rules?

    It is where every rank has one partner rank or leaves alone, and the stock is drawn one card at a time to one pile,
    or there is none. Goal, passes, reserve, waste pair and overlap may be any.
    """
    one_pile = variant.stock is Stock.NONE or (variant.draw == 1 and variant.stock is not Stock.PILES)
    return one_pile and rank_pairs(variant.partners) is not None


def decide(game: Game, position: Position, limits: Limits | None = None) -> SolveResult:
    """Return whether the position can be won, with one winning line, not the shortest, if it can.

    The variant must be one that :func:`can_match`. For many positions of one deal use a :class:`Matcher`.
    """
    return Matcher(game).decide(position, limits)


class Matcher:
    """Decides positions of one game, and keeps what it learns about the deal from one to the next."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._tables = Tables(game)
        self._search = Search(game, self._tables)

    def decide(self, position: Position, limits: Limits | None = None) -> SolveResult:
        """Return whether the position can be won; see :func:`decide`."""
        if is_won(self._game, position):
            return SolveResult(Status.WON)
        tables, search = self._tables, self._search
        cards = _cards_left(self._game, position)
        edges = _useful_edges(tables, cards)
        if edges is None and (absent := _lacking(tables, cards)):
            tables = Tables(self._game, absent)
            search = Search(self._game, tables)
            edges = _useful_edges(tables, cards | absent)
        if edges is None:
            return SolveResult(Status.LOST)
        found = search.run(self._start(position, edges, cards), self._buried(position), limits or Limits())
        if found.status is not Status.WON:
            return SolveResult(found.status, nodes=found.nodes)
        return SolveResult(Status.WON, self._moves(position, found.line), found.nodes)

    def _start(self, position: Position, edges: int, cards: int) -> Node:
        if self._tables.has_stock:
            cards &= ~(self._tables.alone & REST_CARDS)
        redeals = redeals_left(self._game, position)
        redeals = ENDLESS if redeals is None else min(redeals, ENDLESS)
        return Node(edges, cards, redeals, _pointer(position), None)

    def _buried(self, position: Position) -> int:
        """Return the waste cards that leave alone and may keep two others from lying on each other."""
        if not self._game.variant.waste_pair:
            return 0
        return sum(1 << slot for slot in position.waste[0]) & self._tables.alone

    def _moves(self, position: Position, line: Line | None) -> tuple[Move, ...]:
        steps = [*_steps(self._tables, line)]
        steps.reverse()
        while self._game.variant.goal is Goal.PYRAMID and min(steps[-1]) >= PYRAMID_SIZE:
            steps.pop()  # the last pairs may leave in any order, but nothing may after the win
        return moves_of(self._game, position, steps, self._tables.loners)


def _steps(tables: Tables, line: Line | None) -> Iterator[tuple[Slot, ...]]:
    """Yield what left together, the last first."""
    while line:
        line, edges, alone = line
        yield from (tables.ends[number] for number in _bits(edges))
        yield from ((slot,) for slot in _bits(alone))


def _cards_left(game: Game, position: Position) -> int:
    cards = position.pyramid
    for slot in (*position.stock, *(slot for pile in position.waste for slot in pile)):
        cards |= 1 << slot
    if position.hand is not None:
        cards |= 1 << position.hand
    for column, height in enumerate(position.reserve):
        for place in range(height):
            cards |= 1 << PYRAMID_SIZE + place * game.columns + column
    return cards


def _pointer(position: Position) -> Slot:
    if position.hand is not None:
        return position.hand
    return position.stock[0] if position.stock else PACK_SIZE


def _useful_edges(tables: Tables, cards: int) -> int | None:
    """Return the edges that fit some perfect matching, or None if a rank pair has none."""
    gone_lows = gone_highs = 0
    for slot in _bits(ALL_CARDS & ~cards):
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


def _bits(numbers: int) -> Iterator[int]:
    """Yield the numbers in a set, the largest first."""
    while numbers:
        number = numbers.bit_length() - 1
        numbers ^= 1 << number
        yield number


def _lacking(tables: Tables, cards: int) -> int:
    """Return cards that have left and are lacking: of some rank pairs more cards of one rank are left.

    No game leads there, but a position made up as an example may. Cards may stay only if not all must go.
    """
    lacking = 0
    for pair in tables.groups if not tables.needs_all else ():
        gone = [[slot for slot in side if not cards >> slot & 1] for side in pair]
        fewer, more = sorted(gone, key=len, reverse=True)
        lacking |= sum(1 << slot for slot in fewer[len(more) :])
    return lacking
