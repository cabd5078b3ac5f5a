"""Draws the board: the game, the cursor and the choice, in the largest form that the window has room for."""

from dataclasses import dataclass

from pyramid_access.rules.layout import PYRAMID, Slot
from pyramid_access.session.game_session import GameView
from pyramid_access.ui.board.canvas import Canvas, StyledLine
from pyramid_access.ui.board.cards import Point, draw_back, draw_card, draw_edge, draw_gap
from pyramid_access.ui.board.faces import Faces, captions
from pyramid_access.ui.board.layout import arrange
from pyramid_access.ui.board.marks import BoardWords
from pyramid_access.ui.board.places import BoardLayout, CardSpot
from pyramid_access.ui.board.rows import draw_rows

SINGLE_CARD = CardSpot(0, 0, 11, 4, 3)
"""The current card alone, in a window that is too small for the board."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """The board as rows of styled text."""

    lines: list[StyledLine]
    cursor: Point | None
    """Column and row of the current card's rank; None if no card is current, or none fits."""


def draw_board(view: GameView, words: BoardWords, width: int, height: int) -> Drawing:
    """Return the board, exactly ``width`` columns by ``height`` rows.

    The forms, from the largest: cards with borders, as large as fit; a row of text for each row of cards; the current
    card alone; nothing.
    """
    canvas = Canvas(width, height, "class:board")
    faces = Faces(view)
    texts = captions(faces, words)
    layout = arrange(faces.game, texts, width, height)
    points = _draw_cards(canvas, faces, words, layout) if layout else draw_rows(canvas, faces, words, texts)
    if points is None:
        points = _draw_single(canvas, faces, words)
    return Drawing(canvas.lines(), points.get(faces.cursor) if faces.cursor is not None else None)


def _draw_cards(canvas: Canvas, faces: Faces, words: BoardWords, layout: BoardLayout) -> dict[Slot, Point]:
    """Draw everything at its place and return where the rank of each card stands."""
    for x, y, text in layout.captions:
        canvas.put(x, y, text, "class:board.words")
    points = {slot: layout.pyramid[slot] for slot in PYRAMID if faces.position.pyramid >> slot & 1}
    for column, spots in enumerate(layout.columns):
        points |= _column_spots(faces.column(column), spots)
    drawn = {slot: draw_card(canvas, spot, faces[slot], words) for slot, spot in points.items()}
    return drawn | _draw_piles(canvas, faces, words, layout)


def _column_spots(slots: tuple[Slot, ...], spots: tuple[CardSpot, ...]) -> dict[Slot, CardSpot]:
    """Return the places of the cards left in a column; the open one shows its whole face."""
    places = dict(zip(slots, spots, strict=False))
    if slots:
        places[slots[-1]] = places[slots[-1]]._replace(shown=spots[-1].shown)
    return places


def _draw_piles(canvas: Canvas, faces: Faces, words: BoardWords, layout: BoardLayout) -> dict[Slot, Point]:
    points: dict[Slot, Point] = {}
    if layout.stock:
        points |= _draw_stock(canvas, faces, words, layout.stock)
    hand = faces.position.hand
    if layout.hand:
        points |= _draw_pile(canvas, faces, words, layout.hand, () if hand is None else (hand,))
    for spot, pile in zip(layout.waste, faces.position.waste, strict=True):
        points |= _draw_pile(canvas, faces, words, spot, pile)
    return points


def _draw_stock(canvas: Canvas, faces: Faces, words: BoardWords, spot: CardSpot) -> dict[Slot, Point]:
    stock = faces.position.stock
    if len(stock) > 1:
        draw_edge(canvas, spot, None, words)
    if faces.open_top is not None:
        return _draw_pile(canvas, faces, words, spot, (faces.open_top,))
    if stock:
        draw_back(canvas, spot, str(len(stock)), words)
    else:
        draw_gap(canvas, spot, words)
    return {}


def _draw_pile(
    canvas: Canvas, faces: Faces, words: BoardWords, spot: CardSpot, pile: tuple[Slot, ...]
) -> dict[Slot, Point]:
    """Draw the top of a pile, and above it the edge of the card below."""
    if not pile:
        draw_gap(canvas, spot, words)
        return {}
    points = {pile[-1]: draw_card(canvas, spot, faces[pile[-1]], words)}
    if len(pile) > 1:
        points[pile[-2]] = draw_edge(canvas, spot, faces[pile[-2]], words)
    return points


def _draw_single(canvas: Canvas, faces: Faces, words: BoardWords) -> dict[Slot, Point]:
    """Draw the current card in the middle, if there is room for it."""
    room = SINGLE_CARD._replace(x=(canvas.width - SINGLE_CARD.width) // 2, y=(canvas.height - SINGLE_CARD.height) // 2)
    if faces.cursor is None or room.x < 0 or room.y < 0:
        return {}
    return {faces.cursor: draw_card(canvas, room, faces[faces.cursor], words)}
