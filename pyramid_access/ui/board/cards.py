"""Draws one card: its border, its rank and suit, and the marks of its state."""

from dataclasses import dataclass

from pyramid_access.rules.cards import Card, Suit
from pyramid_access.ui.board.canvas import Canvas
from pyramid_access.ui.board.glyphs import GLYPH_ROWS, SUIT_WIDTH, rank_glyph, suit_glyph
from pyramid_access.ui.board.marks import BoardWords, Frame, Look
from pyramid_access.ui.board.places import Spot
from pyramid_access.ui.screen_text import columns

Point = tuple[int, int]
"""Column and row, from 0."""

CURRENT = "class:board.current"
"""Style of what marks the current card."""
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
        return f"class:board.{self.look.value}"

    @property
    def ink(self) -> str:
        """Style of rank and suit."""
        return f"{self.style}.red" if self.card.suit in RED else self.style

    @property
    def border(self) -> str:
        """Style of the border."""
        if self.current:
            return "class:board.chosen.current" if self.look is Look.CHOSEN else CURRENT
        return f"{self.style}.border"


def draw_card(canvas: Canvas, spot: Spot, face: Face, words: BoardWords) -> Point:
    """Draw a card that lies face up; return where its rank stands in plain letters."""
    canvas.fill(spot, " ", face.style)
    _draw_border(canvas, spot, words.marks.frames[face.look], face.border)
    _draw_marks(canvas, spot, face, words)
    rank = words.rank(face.card) + words.suit(face.card)
    if spot.shown == 1 or _has_glyphs(spot, face, words):
        point = (spot.x + 1, spot.y)
        _draw_glyphs(canvas, spot, face, words)
    else:
        point = _draw_suit_name(canvas, spot, face, words, columns(rank))
    canvas.put(*point, rank, face.ink)
    return point


def draw_back(canvas: Canvas, spot: Spot, text: str, words: BoardWords) -> None:
    """Draw a pile that lies face down, a text in the middle of it."""
    style = "class:board.back"
    canvas.fill(spot, words.marks.back, style)
    _draw_border(canvas, spot, words.marks.frames[Look.COVERED], style)
    if spot.width > len(text) + 4:
        text = f" {text} "
    canvas.put(spot.x + (spot.width - len(text)) // 2, spot.y + spot.height // 2, text, "class:board.count")


def draw_edge(canvas: Canvas, spot: Spot, face: Face | None, words: BoardWords) -> Point:
    """Draw the edge of the card that lies under this place, face down without a ``face``; return where its rank is."""
    frame = words.marks.frames[Look.COVERED if face is None else face.look]
    x, y = spot.x, spot.y - 1
    style = "class:board.back" if face is None else face.border
    canvas.put(x, y, frame.top_left + frame.top * (spot.width - 2) + frame.top_right, style)
    if face:
        _draw_marks(canvas, spot._replace(y=y, shown=1), face, words)
        canvas.put(x + 1, y, words.rank(face.card) + words.suit(face.card), face.ink)
    return x + 1, y


def draw_gap(canvas: Canvas, spot: Spot, words: BoardWords) -> None:
    """Draw a place where a card could lie."""
    _draw_border(canvas, spot, words.marks.gap, "class:board.gap")


def _draw_border(canvas: Canvas, spot: Spot, frame: Frame, style: str) -> None:
    right, bottom = spot.x + spot.width - 1, spot.y + spot.height - 1
    inner = spot.width - 2
    canvas.put(spot.x, spot.y, frame.top_left + frame.top * inner + frame.top_right, style)
    for y in range(spot.y + 1, bottom):
        canvas.put(spot.x, y, frame.left, style)
        canvas.put(right, y, frame.right, style)
    canvas.put(spot.x, bottom, frame.bottom_left + frame.bottom * inner + frame.bottom_right, style)


def _draw_marks(canvas: Canvas, spot: Spot, face: Face, words: BoardWords) -> None:
    """Point at the current card from both sides, and tick the chosen one."""
    right = spot.x + spot.width - 1
    frame = words.marks.frames[face.look]
    if face.current:
        left_pointer, right_pointer = words.marks.pointers
        for y in range(spot.y + (spot.shown > 1), spot.y + spot.shown):
            canvas.put(spot.x, y, left_pointer, CURRENT)
            # In a single row the other end is all that is left of the border, and tells the state.
            canvas.put(right, y, right_pointer if spot.shown > 1 else frame.top_right, CURRENT)
    if face.look is Look.CHOSEN:
        checks = words.marks.check * (1 if spot.width < _WIDE else 3)
        canvas.put(right - len(checks), spot.y, checks, face.style)


def _draw_suit_name(canvas: Canvas, spot: Spot, face: Face, words: BoardWords, rank_width: int) -> Point:
    """Write the suit's name below the rank, else its letter where there is room; return where the rank belongs."""
    room = spot.width - 2
    name = words.suit_word(face.card)
    if spot.shown > 2 and columns(name) <= room:
        canvas.put(spot.x + 1 + (room - columns(name)) // 2, spot.y + 2, name, face.ink)
        return spot.x + 1 + (room - rank_width) // 2, spot.y + 1
    if words.ascii_only:
        return spot.x + 1 + (room - rank_width) // 2, spot.y + 1
    letter = words.letter(face.card)
    if room <= _NARROW:
        canvas.put(spot.x + spot.width // 2, spot.y, letter, face.ink if face.look is Look.CHOSEN else face.border)
        return spot.x + 1, spot.y + 1
    canvas.put(spot.x + room - (room > _NARROW + 1), spot.y + 1, letter, face.ink)
    return spot.x + 1 + (room > _NARROW + 1), spot.y + 1


def _has_glyphs(spot: Spot, face: Face, words: BoardWords) -> bool:
    roomy = spot.shown > GLYPH_ROWS and spot.width - 2 >= _GLYPH_WIDTH
    return roomy and not words.ascii_only and rank_glyph(words.rank(face.card), 1) is not None


def _draw_glyphs(canvas: Canvas, spot: Spot, face: Face, words: BoardWords) -> None:
    """Draw rank and suit as large as the card allows, and the name of the suit below them if a row is left."""
    if not _has_glyphs(spot, face, words):
        return
    room, rows = spot.width - 2, spot.shown - 1
    wide = _GLYPH_WIDTH + SUIT_WIDTH
    scale = max(1, min((room - 1) // wide, rows // GLYPH_ROWS))
    glyph = rank_glyph(words.rank(face.card), scale) or []
    symbol = suit_glyph(face.card.suit, scale) if room > wide * scale else []
    height = GLYPH_ROWS * scale
    name = words.suit_word(face.card)
    named = rows > height and columns(name) <= room
    top = spot.y + 1 + (rows - height - named) // 2
    blank = (room - len(glyph[0]) - (len(symbol[0]) if symbol else 0)) // (3 if symbol else 2)
    for row, line in enumerate(glyph):
        canvas.put(spot.x + 1 + blank, top + row, line, face.ink)
    for row, line in enumerate(symbol):
        canvas.put(spot.x + 1 + room - blank - len(line), top + row, line, face.ink)
    if named:
        canvas.put(spot.x + 1 + (room - columns(name)) // 2, top + height, name, face.ink)
