"""Can a game still be won? Exactly, by matching, where every rank has one partner rank and cards are drawn singly."""

from pyramid_access.rules.layout import PYRAMID_SIZE, Slot
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.moves import Move
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Goal, Stock, Variant
from pyramid_access.solver.bit_sets import bits_down, cards_in
from pyramid_access.solver.matching.line import moves_of
from pyramid_access.solver.matching.matching_search import EdgeTrail, Found, MatchingSearch
from pyramid_access.solver.matching.pairs import rank_pairs
from pyramid_access.solver.matching.start import buried, lacking, start_node
from pyramid_access.solver.matching.tables import Tables
from pyramid_access.solver.result import NO_LIMITS, Limits, SolveResult, Status


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
