"""A grid of styled characters that the board is drawn on."""

from functools import lru_cache
from itertools import groupby

from pyramid_access.ui.board.places import CardSpot
from pyramid_access.ui.output.screen_text import columns, wrap

Fragment = tuple[str, str]
"""Style and text, as prompt_toolkit takes them."""
StyledLine = list[Fragment]
"""One row of the screen, from left to right."""


def wrap_for_eyes(text: str, width: int) -> list[str]:
    """Return the text in rows of at most ``width`` columns, the first ones as full as they can be.

    Eyes read from the top; the rows of the line view are filled from the end, for braille.
    """
    rows: list[str] = []
    for word in text.split():
        for piece in wrap(word, width):
            if rows and columns(f"{rows[-1]} {piece}") <= width:
                rows[-1] += f" {piece}"
            else:
                rows.append(piece)
    return rows


@lru_cache(maxsize=1024)
def _size(char: str) -> int:
    """Return the columns of one character; a large board has thousands, of few kinds."""
    return columns(char)


class Canvas:
    """A grid of ``width`` by ``height`` cells; what is put outside of it is cut off without a word."""

    def __init__(self, width: int, height: int, style: str) -> None:
        self.width = width
        self.height = height
        self._cells = [[(style, " ")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write text from a cell on; a wide character takes two cells."""
        if not 0 <= y < self.height:
            return
        row = self._cells[y]
        for char in text:
            size = _size(char)
            if x >= 0 and size > 0 and x + size <= self.width:
                row[x : x + size] = [(style, char), *[(style, "")] * (size - 1)]
            x += size

    def fill(self, spot: CardSpot, char: str, style: str) -> None:
        """Fill a place with one character."""
        for y in range(spot.y, spot.y + spot.height):
            self.put(spot.x, y, char * spot.width, style)

    def lines(self) -> list[StyledLine]:
        """Return the rows, neighbours of one style joined."""
        return [
            [(style, "".join(char for _, char in run)) for style, run in groupby(row, key=lambda cell: cell[0])]
            for row in self._cells
        ]
