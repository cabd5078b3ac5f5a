"""Where stock, hand and waste lie: in the corners beside the pyramid's top, or in a row of their own."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product

from pyramid_access.rules.variants import Stock, Variant
from pyramid_access.ui.board.canvas import wrap_for_eyes
from pyramid_access.ui.board.places import BoardLayout, Caption, Captions, CardSize, CardSpot
from pyramid_access.ui.output.screen_text import columns

CARD_ROW = 2
"""Row of the cards: below their caption and the edge of the card that lies under them."""
_WRAPS = (40, 12, 9)
"""Widths, widest first, in which the words about the passes may stand."""

Rectangle = tuple[int, int, int, int]


def beside(
    variant: Variant, captions: Captions, size: CardSize, pyramid: BoardLayout, width: int
) -> BoardLayout | None:
    """Return the pyramid, the stock in its left corner, hand and waste in the right one; None if they do not fit."""
    base = pyramid.pyramid[-1]
    margins = dict.fromkeys((width - base.x - base.width, 1, 0))
    left = _first_clear(_left_corner(captions, size, margins), pyramid, width)
    right = _first_clear(_right_corner(variant, captions, size, [width - margin for margin in margins]), pyramid, width)
    if left is None or right is None:
        return None
    return replace(right, pyramid=pyramid.pyramid, stock=left.stock, captions=left.captions + right.captions)


def below(variant: Variant, captions: Captions, size: CardSize, width: int) -> BoardLayout | None:
    """Return stock, hand, waste and passes side by side, from row 0 on; None if the window is too narrow."""
    for gap, room in product((2, 1), _WRAPS):
        x, row = 0, BoardLayout()
        row, x = _stock(row, captions, size, x)
        row, x = _hand(row, captions, size, x + gap) if variant.stock is Stock.HAND else (row, x)
        row, x = _waste(row, variant, captions, size, x + gap)
        lines = wrap_for_eyes(captions.passes, room)
        row, x = _words(row, lines, x + gap), x + gap + max(map(columns, lines), default=-gap)
        if x <= width:
            return _shifted(row, (width - x) // 2)
    return None


def _left_corner(captions: Captions, size: CardSize, starts: Iterable[int]) -> Iterator[BoardLayout]:
    for x, room, pause in product(starts, _WRAPS, (1, 0)):
        corner, _ = _stock(BoardLayout(), captions, size, x)
        words = _words(BoardLayout(), wrap_for_eyes(captions.passes, room), x).moved(size.height + pause)
        yield replace(corner, captions=corner.captions + words.captions)


def _right_corner(variant: Variant, captions: Captions, size: CardSize, ends: Iterable[int]) -> Iterator[BoardLayout]:
    for end, gap in product(ends, (2, 1)):
        corner, x = BoardLayout(), 0
        if variant.stock is Stock.HAND:
            corner, x = _hand(corner, captions, size, x)
            x += gap
        corner, x = _waste(corner, variant, captions, size, x)
        yield _shifted(corner, end - x)


def _stock(layout: BoardLayout, captions: Captions, size: CardSize, x: int) -> tuple[BoardLayout, int]:
    """Add the stock; return the layout and the first column right of it. The next two do alike."""
    caption = Caption(x, 0, captions.stock)
    spot = _spot(size, x)
    end = x + max(size.width, columns(caption.text))
    return replace(layout, stock=spot, captions=(*layout.captions, caption)), end


def _hand(layout: BoardLayout, captions: Captions, size: CardSize, x: int) -> tuple[BoardLayout, int]:
    caption = Caption(x, 0, captions.hand)
    end = x + max(size.width, columns(caption.text))
    return replace(layout, hand=_spot(size, x), captions=(*layout.captions, caption)), end


def _waste(
    layout: BoardLayout, variant: Variant, captions: Captions, size: CardSize, x: int
) -> tuple[BoardLayout, int]:
    caption = Caption(x, 0, captions.waste)
    piles = tuple(_spot(size, x + pile * size.pitch) for pile in range(variant.piles))
    end = max(piles[-1].x + size.width, x + columns(caption.text))
    return replace(layout, waste=piles, captions=(*layout.captions, caption)), end


def _spot(size: CardSize, x: int) -> CardSpot:
    return CardSpot(x, CARD_ROW, size.width, size.height, size.shown)


def _words(layout: BoardLayout, lines: list[str], x: int) -> BoardLayout:
    """Add rows of words beside the cards."""
    words = (Caption(x, CARD_ROW + row, line) for row, line in enumerate(lines))
    return replace(layout, captions=(*layout.captions, *words))


def _shifted(layout: BoardLayout, step: int) -> BoardLayout:
    """Return the piles some columns further right."""
    return replace(
        layout,
        stock=layout.stock and layout.stock._replace(x=layout.stock.x + step),
        hand=layout.hand and layout.hand._replace(x=layout.hand.x + step),
        waste=tuple(spot._replace(x=spot.x + step) for spot in layout.waste),
        captions=tuple(caption._replace(x=caption.x + step) for caption in layout.captions),
    )


def _first_clear(corners: Iterable[BoardLayout], pyramid: BoardLayout, width: int) -> BoardLayout | None:
    """Return the first corner that keeps inside of the window and a column away from every pyramid card."""
    cards = [(spot.x - 1, spot.y, spot.width + 2, spot.height) for spot in pyramid.pyramid]
    for corner in corners:
        taken = list(_rectangles(corner))
        inside = all(x >= 0 and x + w <= width for x, _, w, _ in taken)
        if inside and not any(_overlap(one, other) for one in taken for other in cards):
            return corner
    return None


def _rectangles(layout: BoardLayout) -> Iterator[Rectangle]:
    for spot in (layout.stock, layout.hand, *layout.waste):
        if spot:
            yield spot.x, spot.y - 1, spot.width, spot.height + 1
    for caption in layout.captions:
        yield caption.x, caption.y, columns(caption.text), 1


def _overlap(one: Rectangle, other: Rectangle) -> bool:
    (x1, y1, w1, h1), (x2, y2, w2, h2) = one, other
    return x1 < x2 + w2 and x2 < x1 + w1 and y1 < y2 + h2 and y2 < y1 + h1
