"""Draws one card: its border, its rank and suit, and the marks of its state."""

from dataclasses import dataclass

from pyramid_access.rules.cards import Card, Suit
from pyramid_access.ui.board.canvas import Canvas
from pyramid_access.ui.board.glyphs import GLYPH_ROWS, SUIT_WIDTH, rank_glyph, suit_glyph
from pyramid_access.ui.board.marks import BoardWords, Frame, Look
from pyramid_access.ui.board.places import CardSpot
from pyramid_access.ui.output.screen_text import columns

Point = tuple[int, int]
"""Column and row, from 0."""

CURRENT = "class:board.current"
"""Style of what marks the current card."""
_HERE = " class:here"
"""Beside the style of its state, that of the current card's paper and ink."""
RED = frozenset({Suit.DIAMONDS, Suit.HEARTS})
_GLYPH_WIDTH = 7
"""Columns of the widest rank of scale 1, which is ``10``."""
_NARROW = 4
"""Columns inside of a border that rank and suit fill up."""
_WIDE = 9
"""Columns from which on a border has room for more than one mark beside rank and suit."""


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it lies on the board."""

    card: Card
    look: Look
    current: bool

    @property
    def style(self) -> str:
        """Style of paper and black ink."""
        return f"class:board.{self.look.value}{_HERE if self.current else ''}"

    @property
    def ink(self) -> str:
        """Style of rank and suit."""
        red = ".red" if self.card.suit in RED else ""
        return f"class:board.{self.look.value}{red}{_HERE if self.current else ''}"

    @property
    def border(self) -> str:
        """Style of the border."""
        if self.current:
            return "class:board.chosen.current" if self.look is Look.CHOSEN else CURRENT
        return f"{self.style}.border"


def draw_card(canvas: Canvas, spot: CardSpot, face: Face, words: BoardWords) -> Point:
    """Draw a card that lies face up; return where its rank stands in plain letters."""
    canvas.fill(spot, " ", face.style)
    _draw_border(canvas, spot, _frame(spot, face, words), face.border)
    _draw_marks(canvas, spot, face, words)
    if spot.shown > 1 and not _has_glyphs(spot, face, words):
        return _draw_letters(canvas, spot, face, words)
    _draw_glyphs(canvas, spot, face, words)
    return _draw_corner(canvas, spot, face, words)


def draw_back(canvas: Canvas, spot: CardSpot, text: str, words: BoardWords) -> None:
    """Draw a pile that lies face down, a text in the middle of it."""
    style = "class:board.back"
    canvas.fill(spot, words.marks.back, style)
    _draw_border(canvas, spot, words.frame(Look.COVERED), style)
    if spot.width > len(text) + 4:
        text = f" {text} "
    canvas.put(spot.x + (spot.width - len(text)) // 2, spot.y + spot.height // 2, text, "class:board.count")


def draw_edge(canvas: Canvas, spot: CardSpot, face: Face | None, words: BoardWords) -> Point:
    """Draw the edge of the card that lies under this place, face down without a ``face``; return where its rank is."""
    frame = words.frame(Look.COVERED if face is None else face.look, whole=False)
    x, y = spot.x, spot.y - 1
    style = "class:board.back" if face is None else face.border
    canvas.put(x, y, frame.top_left + frame.top * (spot.width - 2) + frame.top_right, style)
    if face:
        edge = spot._replace(y=y, shown=1)
        _draw_marks(canvas, edge, face, words)
        _draw_corner(canvas, edge, face, words)
    return x + 1, y


def draw_gap(canvas: Canvas, spot: CardSpot, words: BoardWords) -> None:
    """Draw a place where a card could lie."""
    _draw_border(canvas, spot, words.marks.gap, "class:board.gap")


def _frame(spot: CardSpot, face: Face, words: BoardWords) -> Frame:
    return words.frame(face.look, whole=spot.shown > 1 and not face.current)


def _draw_border(canvas: Canvas, spot: CardSpot, frame: Frame, style: str) -> None:
    right, bottom = spot.x + spot.width - 1, spot.y + spot.height - 1
    inner = spot.width - 2
    canvas.put(spot.x, spot.y, frame.top_left + frame.top * inner + frame.top_right, style)
    for y in range(spot.y + 1, bottom):
        canvas.put(spot.x, y, frame.left, style)
        canvas.put(right, y, frame.right, style)
    canvas.put(spot.x, bottom, frame.bottom_left + frame.bottom * inner + frame.bottom_right, style)


def _draw_marks(canvas: Canvas, spot: CardSpot, face: Face, words: BoardWords) -> None:
    """Point at the current card from both sides, and tick the chosen one."""
    right = spot.x + spot.width - 1
    frame = _frame(spot, face, words)
    if face.current:
        left_pointer, right_pointer = words.marks.pointers
        for y in range(spot.y + (spot.shown > 1), spot.y + spot.shown):
            canvas.put(spot.x, y, left_pointer, CURRENT)
            # In a single row the other end is all that is left of the border, and tells the state.
            canvas.put(right, y, right_pointer if spot.shown > 1 else frame.top_right, CURRENT)
    if face.look is Look.CHOSEN:
        checks = _checks(spot, words)
        canvas.put(right - len(checks), spot.y, checks, face.style)


def _checks(spot: CardSpot, words: BoardWords) -> str:
    """Return the ticks of the chosen card."""
    return words.marks.check * (1 if spot.width < _WIDE else 3)


def _draw_corner(canvas: Canvas, spot: CardSpot, face: Face, words: BoardWords) -> Point:
    """Write rank and suit into the upper border, beside the marks of a chosen card; return where."""
    room = spot.width - 2 - (len(_checks(spot, words)) if face.look is Look.CHOSEN else 0)
    canvas.put(spot.x + 1, spot.y, words.corner(face.card, room), face.ink)
    return spot.x + 1, spot.y


def _draw_letters(canvas: Canvas, spot: CardSpot, face: Face, words: BoardWords) -> Point:
    """Write rank and suit in letters, the suit's name below if there is room; return where the rank stands."""
    room = spot.width - 2
    name = words.suit_word(face.card)
    named = spot.shown > 2 and columns(name) <= room
    if not named and words.has_symbols:
        return _draw_symbol_and_letter(canvas, spot, face, words)
    if named:
        canvas.put(spot.x + 1 + (room - columns(name)) // 2, spot.y + 2, name, face.ink)
    text = words.title(face.card, room) if named else words.corner(face.card, room)
    point = spot.x + 1 + (room - columns(text)) // 2, spot.y + 1
    canvas.put(*point, text, face.ink)
    return point


def _draw_symbol_and_letter(canvas: Canvas, spot: CardSpot, face: Face, words: BoardWords) -> Point:
    """Write rank and symbol, and the suit's letter where there is room; return where the rank stands."""
    letter, room = words.letter(face.card), spot.width - 2
    indent = int(room > _NARROW + 1)
    if room <= _NARROW:
        canvas.put(spot.x + spot.width // 2, spot.y, letter, face.ink if face.look is Look.CHOSEN else face.border)
    else:
        canvas.put(spot.x + room - indent, spot.y + 1, letter, face.ink)
    point = spot.x + 1 + indent, spot.y + 1
    canvas.put(*point, words.code(face.card), face.ink)
    return point


def _has_glyphs(spot: CardSpot, face: Face, words: BoardWords) -> bool:
    roomy = spot.shown > GLYPH_ROWS and spot.width - 2 >= _GLYPH_WIDTH
    return roomy and not words.ascii_only and rank_glyph(words.rank(face.card), 1) is not None


def _draw_glyphs(canvas: Canvas, spot: CardSpot, face: Face, words: BoardWords) -> None:
    """Draw rank and suit as large as the card allows, and their name below them if a row is left."""
    if not _has_glyphs(spot, face, words):
        return
    room, rows = spot.width - 2, spot.shown - 1
    wide = _GLYPH_WIDTH + SUIT_WIDTH
    scale = max(1, min((room - 1) // wide, rows // GLYPH_ROWS))
    glyph = rank_glyph(words.rank(face.card), scale) or []
    symbol = suit_glyph(face.card.suit, scale) if room > wide * scale else []
    height = GLYPH_ROWS * scale
    name = words.name(face.card, room) if rows > height else ""
    top = spot.y + 1 + (rows - height - bool(name)) // 2
    blank = (room - len(glyph[0]) - (len(symbol[0]) if symbol else 0)) // (3 if symbol else 2)
    for row, line in enumerate(glyph):
        canvas.put(spot.x + 1 + blank, top + row, line, face.ink)
    for row, line in enumerate(symbol):
        canvas.put(spot.x + 1 + room - blank - len(line), top + row, line, face.ink)
    if name:
        canvas.put(spot.x + 1 + (room - columns(name)) // 2, top + height, name, face.ink)
