"""Where everything lies in a window, and how large the cards are: nothing is drawn here."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from pyramid_access.rules.layout import PYRAMID, ROWS, pyramid_place
from pyramid_access.rules.position import Game
from pyramid_access.rules.variants import Variant
from pyramid_access.ui.board.piles import below, beside
from pyramid_access.ui.board.places import SMALLEST_WIDTH, BoardLayout, Captions, CardSize, CardSpot


class Window(NamedTuple):
    """The room that there is."""

    width: int
    height: int


def arrange(game: Game, captions: Captions, width: int, height: int) -> BoardLayout | None:
    """Return the layout with the largest cards that fits; None if not even the smallest do."""
    window = Window(width, height)
    for size in _sizes(window):
        pyramid = BoardLayout(_pyramid(size, width))
        if game.columns:
            layout = _with_reserve(game, size, pyramid, window)
        else:
            layout = _with_piles(captions, game.variant, size, pyramid, window)
        if layout:
            return layout
    return None


def _sizes(window: Window) -> Iterator[CardSize]:
    """Yield card sizes whose pyramid fits, the tallest first; no card is much wider or narrower than cards are."""
    for shown in range((window.height - 1) // ROWS, 1, -1):
        pitch = min((window.width + 1) // ROWS, 4 * shown + 4)
        if pitch > SMALLEST_WIDTH:
            pitch -= pitch % 2
        card = max(pitch - 1, SMALLEST_WIDTH)
        size = CardSize(card, pitch, shown)
        if pitch >= SMALLEST_WIDTH and size.pyramid_width <= window.width and 3 * shown <= card + 4:
            yield size


def _pyramid(size: CardSize, width: int) -> tuple[CardSpot, ...]:
    """Return the pyramid's places, its top in row 0, in the middle of the window."""
    left = (width - size.pyramid_width) // 2
    places = (pyramid_place(slot) for slot in PYRAMID)
    return tuple(
        CardSpot(
            left + (ROWS - row) * size.pitch // 2 + (number - 1) * size.pitch,
            (row - 1) * size.shown,
            size.width,
            size.height,
            size.shown,
        )
        for _, row, number in places
    )


def _with_reserve(game: Game, size: CardSize, pyramid: BoardLayout, window: Window) -> BoardLayout | None:
    """Lay the reserve columns below the pyramid, their covered cards as far apart as there is room."""
    pitch = min((window.width + 1) // game.columns, size.pitch)
    card = max(pitch - 1, SMALLEST_WIDTH)
    taken = (game.columns - 1) * pitch + card
    covered = game.column_height - 1
    room = window.height - size.pyramid_height - size.height
    step = min(size.shown, room // covered)
    if step < 1 or taken > window.width or pitch < SMALLEST_WIDTH:
        return None
    top = size.pyramid_height + min(1, room - step * covered)
    left = (window.width - taken) // 2
    shown = [step] * covered + [size.shown]
    reserve = tuple(
        tuple(
            CardSpot(left + column * pitch, top + place * step, card, size.height, shown[place])
            for place in range(game.column_height)
        )
        for column in range(game.columns)
    )
    used = top + step * covered + size.height
    return replace(pyramid, columns=reserve).moved((window.height - used) // 2)


def _with_piles(
    captions: Captions, variant: Variant, size: CardSize, pyramid: BoardLayout, window: Window
) -> BoardLayout | None:
    """Lay stock, hand and waste in the corners beside the pyramid's top; if they are too narrow, below its base."""
    free = window.height - size.pyramid_height
    corners = beside(variant, captions, size, pyramid, window.width)
    if corners:
        return corners.moved(free // 2)
    row = below(variant, captions, size, window.width)
    rows_of_piles = size.height + 2
    if row is None or rows_of_piles > free:
        return None
    lower = row.moved(size.pyramid_height)
    return replace(lower, pyramid=pyramid.pyramid).moved((free - rows_of_piles) // 2)
