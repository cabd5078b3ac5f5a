"""Where an announcement goes on the screen, so that every kind of screen reader says it once.

The order of the moves was found with real readers. Braille programs follow the cursor, so it stays at the end of the
text. Orca reads a line together with the one before it when the text itself makes the screen scroll, so there are spare
rows below. Fenrir and BRLTTY are silent when the screen looks as before, so two scrolls never end in the same place.
Fenrir is silent as well when the cursor goes left by as many columns as the new text has, with one space after it: it
takes that for a letter that was typed. One space more makes another number of it.
"""

import os

from pyramid_access.ui.screen_text import columns

SPARE_ROWS = (3, 10)
"""Fewest and most empty rows below the text after the screen was moved up; in between, half of the screen."""

_LAST_ROW = "\x1b[999;1H"


class Liner:
    """Keeps count of the empty rows below the cursor and finds the moves for the next announcement."""

    def __init__(self) -> None:
        self._size: os.terminal_size | None = None
        self._room = 0
        self._column = 0

    def forget(self) -> None:
        """Trust nothing about the cursor's place any more, as after a resize."""
        self._size = None

    def place(self, rows: list[str], size: os.terminal_size, *, arrow: bool) -> str:
        """Return what to send so that the rows stand below all that was written before, the cursor at their end.

        ``arrow``: the answer to an arrow key or the like. Orca loses it, or its first letters, when the screen scrolls,
        so these keys use up the rows that the others leave as a reserve. A row that is wider than the window is broken
        by the terminal, and takes as many rows of it as it needs.
        """
        rows = self._told_apart(rows)
        self._column = columns(rows[-1])
        lost = size != self._size
        self._size = size
        left = self._room - _height(rows, size)
        if not lost and left >= (1 if arrow else _spare(size) / 2):
            self._room = left
            return "\r\n" + "\r\n".join(rows)
        return self._from_last_row(rows, size) if lost else self._move_up(rows, size)

    def _told_apart(self, rows: list[str]) -> list[str]:
        """Return the rows, a single one with a space at its end where Fenrir would take it for typing."""
        is_single = len(rows) == 1
        return [f"{rows[0]} "] if is_single and self._column == 2 * columns(rows[0]) + 1 else rows

    def _from_last_row(self, rows: list[str], size: os.terminal_size) -> str:
        self._room = 0
        return _LAST_ROW + self._move_up(rows, size)

    def _move_up(self, rows: list[str], size: os.terminal_size) -> str:
        """Scroll first and write then; what is longer than the window begins as plain lines."""
        last = len(rows) - 1
        while last and _height(rows[last - 1 :], size) < size.lines:
            last -= 1
        above, rows = rows[:last], rows[last:]
        height = _height(rows, size)
        spare = self._next_spare(size, most=max(0, size.lines - height))
        self._room = spare
        down = height + spare
        up = f"\x1b[{down - 1}A" if down > 1 else ""
        return "".join(f"\r\n{row}" for row in above) + "\r" + "\n" * down + up + "\r" + "\r\n".join(rows)

    def _next_spare(self, size: os.terminal_size, most: int) -> int:
        """Return the number of empty rows to leave, another one than there is now if the window allows it."""
        spare = min(_spare(size), most)
        if spare != self._room:
            return spare
        return spare - 1 if spare > min(SPARE_ROWS[0], most) else min(spare + 1, most)


def _height(rows: list[str], size: os.terminal_size) -> int:
    """Return how many rows of the window they take."""
    return sum(max(1, -(-columns(row) // size.columns)) for row in rows)


def _spare(size: os.terminal_size) -> int:
    fewest, most = SPARE_ROWS
    return max(fewest, min(most, size.lines // 2))
