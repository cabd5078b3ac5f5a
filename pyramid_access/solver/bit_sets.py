"""Sets of small numbers as the bits of one number."""

from collections.abc import Iterator

from pyramid_access.rules.layout import PYRAMID_SIZE
from pyramid_access.rules.position import Game, Position

Cards = int
"""Bit set of slots."""
Edges = int
"""Bit set of edge numbers."""


def bits(number: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, from the lowest."""
    while number:
        lowest = number & -number
        yield lowest.bit_length() - 1
        number ^= lowest


def bits_down(number: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, from the highest."""
    while number:
        highest = number.bit_length() - 1
        yield highest
        number ^= 1 << highest


def cards_in(game: Game, position: Position) -> Cards:
    """Return the cards that have not left the table."""
    cards = position.pyramid
    for slot in (*position.stock, *(slot for pile in position.waste for slot in pile)):
        cards |= 1 << slot
    if position.hand is not None:
        cards |= 1 << position.hand
    for column, height in enumerate(position.reserve):
        for place in range(height):
            cards |= 1 << PYRAMID_SIZE + place * game.columns + column
    return cards
