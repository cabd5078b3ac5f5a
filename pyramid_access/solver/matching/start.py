"""From a position of the rules to the node at which the matching search starts."""

from pyramid_access.rules.layout import FULL_PYRAMID, PACK_SIZE, Slot
from pyramid_access.rules.position import Game, Position, redeals_left
from pyramid_access.solver.bit_sets import bits_down, cards_in
from pyramid_access.solver.matching.matching_search import ENDLESS, Node
from pyramid_access.solver.matching.pairs import GROUP, GROUP_BITS, highs, lows, matchable
from pyramid_access.solver.matching.tables import REST_CARDS, Tables

_ALL_CARDS = FULL_PYRAMID | REST_CARDS


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


def buried(game: Game, tables: Tables, position: Position) -> int:
    """Return the waste cards that leave alone and may keep two others from lying on each other."""
    if not game.variant.waste_pair:
        return 0
    return sum(1 << slot for slot in position.waste[0]) & tables.alone


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
