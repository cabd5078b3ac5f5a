"""Sets of small numbers as the bits of one number."""

from collections.abc import Iterator

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
