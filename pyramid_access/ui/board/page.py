"""Puts board and last sentence on one page, for a window of any size."""

from collections.abc import Sequence
from dataclasses import dataclass

from pyramid_access.session.game_session import GameView
from pyramid_access.ui.board.canvas import Canvas, StyledLine, wrap_for_eyes
from pyramid_access.ui.board.cards import Point
from pyramid_access.ui.board.drawing import Drawing, draw_board
from pyramid_access.ui.board.marks import BoardWords
from pyramid_access.ui.output.screen_text import columns

WIDEST_WITHOUT_BOARD = 10
"""A window of that many columns, or fewer, shows the sentence alone."""
_WIDE = 60
"""From that width on two rows do for most sentences, below it three."""
SENTENCE_STYLES = ("class:board.sentence.even", "class:board.sentence.odd")
"""Two names of one look. prompt_toolkit sends only the characters whose style or letter has changed: taking turns makes
it send every sentence as a whole, as programs that read the stream need it."""


@dataclass(frozen=True, slots=True)
class Page:
    """A full screen."""

    lines: list[StyledLine]
    cursor: Point
    """Column and row where the terminal's cursor belongs: the current card's rank, else the sentence."""


def compose(
    view: GameView | None, words: BoardWords, sentences: Sequence[str], width: int, height: int, *, turn: int = 0
) -> Page:
    """Return a page of exactly ``width`` columns by ``height`` rows, both at least 1.

    The sentences stand at the bottom, each from a new row on. Long ones grow over the board, upwards. ``turn`` counts
    what was shown before.
    """
    margin = int(width > WIDEST_WITHOUT_BOARD)
    rows = _rows(words, sentences, width - 2 * margin, height)
    kept = min(height, 2 if width >= _WIDE else 3)
    room = height - kept if view and width > WIDEST_WITHOUT_BOARD else 0
    board = draw_board(view, words, width, room) if view and room else Drawing([], None)
    below = height - room
    panel = Canvas(width, max(len(rows), below), "class:board.sentence")
    for y, row in enumerate(rows):
        panel.put(margin, y, row, SENTENCE_STYLES[turn % 2])
    top = height - panel.height
    cursor = board.cursor if board.cursor and board.cursor[1] < top else (margin, top)
    return Page(board.lines[:top] + panel.lines(), cursor)


def _rows(words: BoardWords, sentences: Sequence[str], width: int, height: int) -> list[str]:
    """Return the rows of the sentences; what the window has no room for ends in dots."""
    rows = [row for sentence in sentences for row in wrap_for_eyes(words.fit(sentence), width)]
    if len(rows) <= height:
        return rows
    dots = "..." if words.ascii_only else "…"
    last = rows[height - 1]
    while last and columns(last + dots) > width:
        last = last[:-1]
    return [*rows[: height - 1], (last + dots)[:width]]
