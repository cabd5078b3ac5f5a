"""Geometry: where each card of a deal lies, and which card covers which.

A *slot* is the number of a card's place in the deal, 0 to 51. A card keeps its slot wherever it lies later, so a
slot names a card for the whole game: 0 to 27 were dealt to the pyramid, row by row from the top, 28 to 51 to the
stock (the first drawn first) or to the reserve (a row at a time).
"""

from enum import Enum
from typing import NamedTuple

Slot = int
"""Number of a card's place in the deal, 0 to 51."""

ROWS = 7
PYRAMID_SIZE = 28
PACK_SIZE = 52
PYRAMID = range(PYRAMID_SIZE)
"""Slots of the pyramid."""
REST = range(PYRAMID_SIZE, PACK_SIZE)
"""Slots of the stock, or of the reserve."""
FULL_PYRAMID = (1 << PYRAMID_SIZE) - 1
"""Bit set of all pyramid slots."""

ROW_START = tuple(row * (row - 1) // 2 for row in range(1, ROWS + 2))
"""First slot of each row, and one past the last row; index 0 is row 1."""
ROW_OF = tuple(row for row in range(1, ROWS + 1) for _ in range(row))
"""Row, 1 to 7, of each pyramid slot."""
COVERED_BY = tuple((slot + row, slot + row + 1) if row < ROWS else () for slot, row in enumerate(ROW_OF))
"""The two slots of the next row that cover a pyramid slot, left first; none in the last row."""
COVERS = tuple(tuple(upper for upper in PYRAMID if slot in COVERED_BY[upper]) for slot in PYRAMID)
"""The slots of the row above that a pyramid slot covers, left first: one at the ends of a row, else two."""
COVER_MASK = tuple(sum(1 << cover for cover in covers) for covers in COVERED_BY)
"""Bit set of :data:`COVERED_BY`."""

LEFT_TO_RIGHT = tuple(sorted(PYRAMID, key=lambda slot: 2 * (slot - ROW_START[ROW_OF[slot] - 1]) - ROW_OF[slot]))
"""The pyramid slots by where their middle lies across the table; no two open cards lie at the same place."""


class Area(Enum):
    """The parts of the table."""

    PYRAMID = "pyramid"
    STOCK = "stock"
    HAND = "hand"
    WASTE = "waste"
    RESERVE = "reserve"
    GONE = "gone"


class Place(NamedTuple):
    """Where a card lies; the numbers count from 1 and never shift while cards leave."""

    area: Area
    row: int = 0
    """Pyramid: row from the top. Waste: pile from the left. Reserve: column from the left."""
    number: int = 0
    """Pyramid: place in the full row. Stock: cards to draw until it comes. Waste: 1 for the top of the pile.
    Reserve: place in the full column from its covered end."""


def pyramid_place(slot: Slot) -> Place:
    """Return row and place of a pyramid slot."""
    row = ROW_OF[slot]
    return Place(Area.PYRAMID, row, slot - ROW_START[row - 1] + 1)


def row_slots(row: int) -> range:
    """Return the slots of a pyramid row, 1 to 7."""
    return range(ROW_START[row - 1], ROW_START[row])
