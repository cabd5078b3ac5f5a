"""Places on the board: numbers only."""

from dataclasses import dataclass
from typing import NamedTuple

from pyramid_access.rules.layout import ROWS

SMALLEST_WIDTH = 5
"""Columns of the smallest card with a border: three for ``10♥``."""


class CardSpot(NamedTuple):
    """The place of one card."""

    x: int
    y: int
    width: int
    height: int
    shown: int
    """Rows, from the top, that no other card ever hides."""


class Caption(NamedTuple):
    """A row of words."""

    x: int
    y: int
    text: str


class Captions(NamedTuple):
    """The words beside the cards, empty where there is nothing to tell."""

    stock: str = ""
    hand: str = ""
    waste: str = ""
    passes: str = ""


class CardSize(NamedTuple):
    """Measures of the pyramid's cards."""

    width: int
    pitch: int
    """Columns from one card of a row to the next."""
    shown: int
    """Rows from one row of the pyramid to the next."""

    @property
    def height(self) -> int:
        """Rows of a whole card."""
        return self.shown + 1

    @property
    def pyramid_width(self) -> int:
        """Columns of the base row."""
        return (ROWS - 1) * self.pitch + self.width

    @property
    def pyramid_height(self) -> int:
        """Rows of the whole pyramid."""
        return (ROWS - 1) * self.shown + self.height


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """Places of all cards that a variant can have on the table."""

    pyramid: tuple[CardSpot, ...] = ()
    """By slot."""
    stock: CardSpot | None = None
    hand: CardSpot | None = None
    waste: tuple[CardSpot, ...] = ()
    """The top of each pile; the row above it shows the edge of the card below."""
    columns: tuple[tuple[CardSpot, ...], ...] = ()
    """The reserve, the open end of each full column last."""
    captions: tuple[Caption, ...] = ()

    def moved(self, rows: int) -> "BoardLayout":
        """Return the layout some rows further down."""

        def down(spots: tuple[CardSpot, ...]) -> tuple[CardSpot, ...]:
            return tuple(spot._replace(y=spot.y + rows) for spot in spots)

        return BoardLayout(
            down(self.pyramid),
            self.stock and self.stock._replace(y=self.stock.y + rows),
            self.hand and self.hand._replace(y=self.hand.y + rows),
            down(self.waste),
            tuple(map(down, self.columns)),
            tuple(caption._replace(y=caption.y + rows) for caption in self.captions),
        )
