"""The board in its smallest form: a row of text for each row of cards, without borders."""

from collections.abc import Iterator, Sequence

from pyramid_access.rules.layout import ROWS, Slot, row_slots
from pyramid_access.ui.board.canvas import Canvas
from pyramid_access.ui.board.cards import CURRENT, Face, Point
from pyramid_access.ui.board.faces import Faces
from pyramid_access.ui.board.marks import BoardWords
from pyramid_access.ui.board.places import Captions
from pyramid_access.ui.output.screen_text import columns

_WIDTH_WITH_SUITS = 5
_WIDTH_WITHOUT = 4
_Piece = tuple[str, Slot | None]
"""A caption, or the card of a slot."""


def draw_rows(canvas: Canvas, faces: Faces, words: BoardWords, texts: Captions) -> dict[Slot, Point] | None:
    """Draw the board and return where the rank of each card stands; None, with nothing drawn, if it does not fit."""
    across = max(ROWS, faces.game.columns)
    pitch = min(canvas.width // across, _WIDTH_WITH_SUITS + 1)
    if pitch < _WIDTH_WITHOUT:
        return None
    lower = list(_flow(_piles(faces, texts), canvas.width)) if not faces.game.columns else []
    needed = ROWS + (faces.game.column_height or len(lower))
    if needed > canvas.height:
        return None
    gap = int(needed < canvas.height)
    top = (canvas.height - needed - gap) // 2
    bottom = top + ROWS + gap
    points = _draw_pyramid(canvas, faces, words, pitch, top)
    points |= _draw_columns(canvas, faces, words, pitch, bottom)
    for y, row in enumerate(lower, bottom):
        points |= _draw_pieces(canvas, faces, words, row, y)
    return points


def cell(face: Face, words: BoardWords, *, suited: bool) -> str:
    """Return a card as text: its state on both sides; on the left the pointer at the current card goes before it."""
    text = f"{words.code(face.card):>3}" if suited else f"{words.rank(face.card):>2}"
    before, after = words.marks.brackets[face.look]
    return (words.marks.pointers[0] if face.current else before) + text + after


def _draw_cell(canvas: Canvas, place: Point, face: Face, words: BoardWords, *, suited: bool) -> Point:
    x, y = place
    text = cell(face, words, suited=suited)
    canvas.put(x, y, text, face.ink)
    if face.current:
        canvas.put(x, y, text[0], CURRENT)
    return x + len(text[1:-1]) - len(text[1:-1].lstrip()) + 1, y


def _draw_pyramid(canvas: Canvas, faces: Faces, words: BoardWords, pitch: int, top: int) -> dict[Slot, Point]:
    suited = pitch >= _WIDTH_WITH_SUITS
    left = (canvas.width - pitch * ROWS) // 2
    points = {}
    for row in range(1, ROWS + 1):
        start = left + (ROWS - row) * pitch // 2
        for number, slot in enumerate(row_slots(row)):
            if faces.position.pyramid >> slot & 1:
                place = start + number * pitch, top + row - 1
                points[slot] = _draw_cell(canvas, place, faces[slot], words, suited=suited)
    return points


def _draw_columns(canvas: Canvas, faces: Faces, words: BoardWords, pitch: int, top: int) -> dict[Slot, Point]:
    left = (canvas.width - pitch * faces.game.columns) // 2
    suited = pitch >= _WIDTH_WITH_SUITS
    return {
        slot: _draw_cell(canvas, (left + column * pitch, top + place), faces[slot], words, suited=suited)
        for column in range(faces.game.columns)
        for place, slot in enumerate(faces.column(column))
    }


def _piles(faces: Faces, texts: Captions) -> Iterator[list[_Piece]]:
    """Yield the parts of the table beside the pyramid, each as pieces that stay together."""
    position = faces.position
    yield [(texts.stock.rstrip(), None), *_cards([faces.open_top])]
    if position.hand is not None:
        yield [(texts.hand, None), *_cards([position.hand])]
    if any(position.waste):
        yield [(texts.waste, None), *_cards([pile[-1] for pile in position.waste if pile])]
    yield [(texts.passes, None)]


def _cards(slots: Sequence[Slot | None]) -> list[_Piece]:
    return [("", slot) for slot in slots if slot is not None]


def _size(piece: _Piece) -> int:
    return (_WIDTH_WITH_SUITS if piece[1] is not None else columns(piece[0])) + 1


def _flow(parts: Iterator[list[_Piece]], width: int) -> Iterator[list[_Piece]]:
    """Yield rows of pieces that fit; a part goes to a new row as a whole where it can."""
    row: list[_Piece] = []
    for part in parts:
        if row and sum(map(_size, row + part)) > width:
            yield row
            row = []
        for piece in part:
            if row and sum(map(_size, [*row, piece])) > width:
                yield row
                row = []
            row = [*row, piece]
    yield row


def _draw_pieces(canvas: Canvas, faces: Faces, words: BoardWords, row: list[_Piece], y: int) -> dict[Slot, Point]:
    points = {}
    x = max(0, (canvas.width - sum(map(_size, row))) // 2)
    for piece in row:
        text, slot = piece
        if slot is None:
            canvas.put(x, y, text, "class:board.words")
        else:
            points[slot] = _draw_cell(canvas, (x, y), faces[slot], words, suited=True)
        x += _size(piece)
    return points
