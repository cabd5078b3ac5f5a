"""Where the cursor can go: pure functions over game, position and current card.

The cursor stands on a card that can be seen. Tab goes through the playable cards, the arrows go through a grid of all
of them: the rows of the pyramid, below them the rows of the reserve, or one row of hand or open stock, tops of the
waste piles and, where two waste cards may leave as a pair, the card under the top.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from pyramid_access.rules.layout import LEFT_TO_RIGHT, PYRAMID, PYRAMID_SIZE, ROWS, Slot
from pyramid_access.rules.legality import open_slots, removals
from pyramid_access.rules.position import Game, Position, column_slots
from pyramid_access.rules.variants import Stock


class Point(NamedTuple):
    """A place of the grid; its numbers never shift while cards leave."""

    row: int
    """1 to 7 in the pyramid, greater below it."""
    column: int
    """Middle of the card across the table: 0 is the middle of the table, neighbours lie 2 apart."""


BELOW = ROWS + 3
"""Row of hand and waste, and first row of the reserve: so far down that a cursor whose card leaves stays there."""


@cache
def _row_points(row: int, count: int) -> tuple[Point, ...]:
    """Return the places of ``count`` cards that lie side by side in the middle of the table."""
    return tuple(Point(row, 2 * index - (count - 1)) for index in range(count))


_PYRAMID_POINTS = tuple(point for row in range(1, ROWS + 1) for point in _row_points(row, row))
"""Place of each pyramid slot."""


def points(game: Game, position: Position) -> dict[Slot, Point]:
    """Return every card that the cursor can stand on, with its place in the grid, row by row from the left."""
    pyramid = {slot: _PYRAMID_POINTS[slot] for slot in PYRAMID if position.pyramid >> slot & 1}
    below = _points_below(game, position)
    return pyramid | dict(sorted(below.items(), key=lambda item: item[1]))


def point_of(game: Game, position: Position, slot: Slot) -> Point:
    """Return the place of a card that the cursor can stand on."""
    return _PYRAMID_POINTS[slot] if slot < PYRAMID_SIZE else _points_below(game, position)[slot]


def _points_below(game: Game, position: Position) -> dict[Slot, Point]:
    return dict(_reserve_points(game, position) if game.columns else _stock_points(game, position))


def _reserve_points(game: Game, position: Position) -> Iterator[tuple[Slot, Point]]:
    for index in range(game.columns):
        for place, slot in enumerate(column_slots(game, position, index)):
            yield slot, _row_points(BELOW + place, game.columns)[index]


def _stock_points(game: Game, position: Position) -> Iterator[tuple[Slot, Point]]:
    """Yield the cards below the pyramid; an empty place is left out, and the others do not move up."""
    places: list[Slot | None] = []
    if game.variant.stock is Stock.HAND:
        places.append(position.hand)
    elif game.variant.stock is Stock.OPEN:
        places.append(position.stock[0] if position.stock else None)
    places += [pile[-1] if pile else None for pile in position.waste]
    if game.variant.waste_pair:
        places += [pile[-2] if len(pile) > 1 else None for pile in position.waste]
    for slot, point in zip(places, _row_points(BELOW, len(places)), strict=True):
        if slot is not None:
            yield slot, point


def playable(game: Game, position: Position) -> tuple[Slot, ...]:
    """Return the cards that Tab walks, in the order of :func:`~pyramid_access.rules.legality.open_slots`.

    These are the open cards, and the covered ones that can leave now together with the card on them: by the overlap
    rule, or as the second card of a waste pair.
    """
    free = _free(game, position)
    return tuple(slot for slot in _order(game, position) if slot in free)


def _free(game: Game, position: Position) -> set[Slot]:
    can_leave = {slot for move in removals(game, position) for slot in move.slots}
    return can_leave.union(open_slots(game, position))


def _order(game: Game, position: Position) -> list[Slot]:
    """Return the cards of the grid, the pyramid first, each part from left to right, upper cards first."""
    pyramid = [slot for slot in LEFT_TO_RIGHT if position.pyramid >> slot & 1]
    below = _points_below(game, position)
    return pyramid + sorted(below, key=lambda slot: below[slot][::-1])


def first(game: Game, position: Position) -> Slot | None:
    """Return where the cursor begins: the leftmost open pyramid card, else the first open card, else None."""
    return next(iter(open_slots(game, position)), None)


def next_free(game: Game, position: Position, slot: Slot) -> Slot | None:
    """Return the first playable card after a card, which need not be playable itself; None after the last."""
    order = _order(game, position)
    following = order[order.index(slot) + 1 :]
    free = _free(game, position)
    return next((other for other in following if other in free), None)


def previous_free(game: Game, position: Position, slot: Slot) -> Slot | None:
    """Return the last playable card before a card; None before the first."""
    order = _order(game, position)
    preceding = order[: order.index(slot)]
    free = _free(game, position)
    return next((other for other in reversed(preceding) if other in free), None)


def left(game: Game, position: Position, slot: Slot) -> Slot | None:
    """Return the next card to the left in the row, across gaps; None at its start."""
    row = _row_of(game, position, slot)
    return next(iter(row[: row.index(slot)][::-1]), None)


def right(game: Game, position: Position, slot: Slot) -> Slot | None:
    """Return the next card to the right in the row, across gaps; None at its end."""
    row = _row_of(game, position, slot)
    return next(iter(row[row.index(slot) + 1 :]), None)


def row_start(game: Game, position: Position, slot: Slot) -> Slot | None:
    """Return the first card of the row; None if the cursor is there."""
    start = _row_of(game, position, slot)[0]
    return None if start == slot else start


def row_end(game: Game, position: Position, slot: Slot) -> Slot | None:
    """Return the last card of the row; None if the cursor is there."""
    end = _row_of(game, position, slot)[-1]
    return None if end == slot else end


def _row_of(game: Game, position: Position, slot: Slot) -> list[Slot]:
    grid = points(game, position)
    return [other for other in grid if grid[other].row == grid[slot].row]


def up(game: Game, position: Position, slot: Slot, column: int) -> Slot | None:
    """Return the card nearest to a column in the next higher row that has cards; None at the top.

    The column is the one in which the player began to go up and down, so that she comes back to the same card.
    """
    grid = points(game, position)
    higher = [point.row for point in grid.values() if point.row < grid[slot].row]
    return _in_row(grid, max(higher), column) if higher else None


def down(game: Game, position: Position, slot: Slot, column: int) -> Slot | None:
    """Return the card nearest to a column in the next lower row that has cards; None at the base."""
    grid = points(game, position)
    lower = [point.row for point in grid.values() if point.row > grid[slot].row]
    return _in_row(grid, min(lower), column) if lower else None


def _in_row(grid: dict[Slot, Point], row: int, column: int) -> Slot:
    """Return the card of a row that is nearest to a column, the left one of two."""
    return min((slot for slot in grid if grid[slot].row == row), key=lambda slot: abs(grid[slot].column - column))


def nearest_free(game: Game, position: Position, point: Point) -> Slot | None:
    """Return the open card nearest to a place, the left one of two; None if no card can be played.

    A card that was just uncovered lies nearer than the neighbours in the row, so the cursor stays with the news.
    """
    grid = points(game, position)
    free = open_slots(game, position)

    def distance(slot: Slot) -> int:
        row, column = grid[slot]
        return (row - point.row) ** 2 + (column - point.column) ** 2

    return min(free, key=distance, default=None)
