"""The shortest win: a line of which it is proven that no other has fewer moves.

:func:`shortest` searches by A* where the matching method fits the rules (:mod:`.astar`); :func:`shortest_by_breadth`
is for all rules, but only near the end of a game.
"""

from collections import deque
from collections.abc import Sequence

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import is_won, legal_moves, open_slots, refusal
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove, remove
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Stock, Variant
from pyramid_access.solver.bit_sets import cards_in
from pyramid_access.solver.matching.matcher import can_match, decide, lacking, start_node
from pyramid_access.solver.matching.tables import Tables
from pyramid_access.solver.result import NO_LIMITS, Limits, SolveResult, Status
from pyramid_access.solver.shortest.astar import AStarSearch
from pyramid_access.solver.shortest.expansion import NO_LIMIT, CostedNode, SlotTrail

_ALL_SEEN = 2
"""The first pass in which every card has been face up: all later ones are like it."""
_Reached = dict[Position, tuple[Position, Move] | None]
"""Positions, each with the one before it and the move that led from there to here; None for the first."""


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


def moves_of(game: Game, position: Position, steps: Sequence[tuple[Slot, ...]]) -> tuple[Move, ...]:
    """Return the moves that let the steps, each one card or a pair, leave in this order, each as soon as it can.

    Whatever else leaves alone is taken at the end, if all must go.
    """
    moves: list[Move] = []

    def play(move: Move) -> None:
        nonlocal position
        moves.append(move)
        position = successor(game, position, move)

    for slots in steps:
        removal = remove(*slots)
        while refusal(game, position, removal):
            play(_turn(game, position))
        play(removal)
    while not is_won(game, position):
        loner = next((slot for slot in open_slots(game, position) if _is_loner(game, slot)), None)
        play(_turn(game, position) if loner is None else Remove((loner,)))
    return tuple(moves)


def _turn(game: Game, position: Position) -> Move:
    """Return what brings the next card up: a card that leaves alone does so instead of being drawn, where it shows."""
    if not position.stock:
        return Redeal()
    if game.variant.stock is Stock.OPEN and _is_loner(game, position.stock[0]):
        return Remove(position.stock[:1])
    return Draw()


def _is_loner(game: Game, slot: Slot) -> bool:
    return game.deal[slot].rank in game.variant.table.alone


def shortest_by_breadth(game: Game, position: Position, limits: Limits = NO_LIMITS) -> SolveResult:
    """Return whether the position can be won, with a shortest winning line if it can; exact for all rules.

    Breadth-first search over positions: Moore, "The shortest path through a maze" (1959). A removal, a draw and a
    redeal count one move each. The nodes of the limits are positions: a few hundred are enough for a win in some five
    moves, and each further move takes two or three times as many.
    """
    reached: _Reached = {_same(game, position): None}
    waiting = deque(reached)
    nodes = 0
    while waiting:
        current = waiting.popleft()
        if is_won(game, current):
            return SolveResult(Status.WON, _line(reached, current), nodes)
        nodes += 1
        if limits.are_hit(nodes):
            return SolveResult(Status.UNKNOWN, nodes=nodes)
        for move in legal_moves(game, current):
            after = _same(game, successor(game, current, move))
            if after not in reached:
                reached[after] = current, move
                waiting.append(after)
    return SolveResult(Status.LOST, nodes=nodes)


def _same(game: Game, position: Position) -> Position:
    """Return the position in an earlier pass where passes are unlimited; else there would be no end to positions."""
    if game.variant.passes is not None:
        return position
    return position._replace(pass_number=min(position.pass_number, _ALL_SEEN))


def _line(reached: _Reached, end: Position) -> tuple[Move, ...]:
    moves = []
    while step := reached[end]:
        end, move = step
        moves.append(move)
    return tuple(moves[::-1])
