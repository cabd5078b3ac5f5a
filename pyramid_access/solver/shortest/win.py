"""The shortest win: a line of which it is proven that no other has fewer moves."""

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Variant
from pyramid_access.solver.bit_sets import cards_in
from pyramid_access.solver.matching.matcher import can_match, decide
from pyramid_access.solver.matching.start import lacking, start_node
from pyramid_access.solver.matching.tables import Tables
from pyramid_access.solver.result import NO_LIMITS, Limits, SolveResult, Status
from pyramid_access.solver.shortest.astar import AStarSearch
from pyramid_access.solver.shortest.line import moves_of
from pyramid_access.solver.shortest.node import NO_LIMIT, CostedNode, SlotTrail


def can_shorten(variant: Variant) -> bool:
    """Can :func:`shortest` be asked for these rules?

    It can where every rank has one partner rank or leaves alone, and the stock is drawn one card at a time to one
    waste, or there is none.
    """
    return can_match(variant)


def shortest(game: Game, position: Position, limits: Limits = NO_LIMITS) -> SolveResult:
    """Return whether the position can be won, with a shortest winning line if it can.

    A removal, a draw and a redeal count one move each. The same position gives the same line each time. Raises
    ValueError for rules that do not fit, see :func:`can_shorten`.
    """
    if not can_shorten(game.variant):
        raise ValueError(f"no shortest lines for these rules: {game.variant}")
    decided = decide(game, position, limits)
    if not decided.moves:
        return decided
    tables, absent = Tables(game), 0
    first = start_node(game, tables, position)
    if first is None:
        absent = lacking(tables, cards_in(game, position))
        tables = Tables(game, absent)
        first = start_node(game, tables, position, absent)
    if first is None:
        raise AssertionError("won, and lost from the start")
    pointer = first.pointer + (position.hand is not None)
    start = CostedNode(0, first.edges, first.cards, first.redeals, pointer, 0, NO_LIMIT, None)
    found = AStarSearch(game, tables, start, holds_none=position.hand is None, absent=absent).run(limits)
    moves = moves_of(game, position, _steps(found.line)) if found.status is Status.WON else ()
    return SolveResult(found.status, moves, found.nodes)


def _steps(line: SlotTrail | None) -> list[tuple[Slot, ...]]:
    steps = []
    while line:
        line, slots = line
        steps.append(slots)
    return steps[::-1]
