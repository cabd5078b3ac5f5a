"""The line view: each announcement is appended to the normal screen in one write, as screen readers need it."""

import os
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto

from pyramid_access.console import IS_WINDOWS, is_terminal
from pyramid_access.ui.output.screen_text import NO_BREAK_SPACE, clean, columns, readable_in, wrap
from pyramid_access.ui.output.view import ScreenGoneError, window_size, write_all
from pyramid_access.utterance import Utterance

SPARE_ROWS = (3, 10)
"""Fewest and most empty rows below the text after the screen was moved up; in between, half of the screen."""

_LAST_ROW = "\x1b[999;1H"


class LinePlacer:
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


WIDEST = 120
"""Most columns of a row: a sentence stays in one row where the window allows it, and yet a huge window is readable."""

MOVING_KEYS = frozenset(
    (
        *("up", "down", "left", "right", "home", "end", "pageup", "pagedown", "delete"),
        *("tab", "s-tab", "enter", "space", "backspace"),
    )
)
"""Keys whose answers suffer in Orca when the screen moves up: after arrows and the like it looks at the line under the
cursor, and after Tab and the like it takes what the terminal says is new, where the first letters may be missing."""


_READ_AT_ONCE = 255
"""Bytes that yasr takes at a time. A last byte that comes alone is no end for it: it keeps what it has until the next
key, and says both then."""


class Paper(Enum):
    """What the lines are written on."""

    SCREEN = auto()
    """A terminal that obeys escape sequences."""
    CONSOLE = auto()
    """A console of the machine itself (``TERM=linux``): the same, and braille programs watch it."""
    WINDOW = auto()
    """A console of Windows, where some obey escape sequences and others show them: there are none, and it scrolls."""
    ROLL = auto()
    """A terminal that does not (``TERM=dumb``): whole rows only, each ended at once."""
    STREAM = auto()
    """A file or a pipe: a line for each utterance, however long."""


_SCREENS = (Paper.SCREEN, Paper.CONSOLE)


def paper_of(fd: int, environment: Mapping[str, str]) -> Paper:
    """Return what ``fd`` is, by the system and by the variable ``TERM``."""
    if not is_terminal(fd):
        return Paper.STREAM
    if IS_WINDOWS:
        return Paper.WINDOW
    kind = environment.get("TERM", "")
    if kind == "linux":
        return Paper.CONSOLE
    return Paper.ROLL if kind in ("", "dumb", "unknown") else Paper.SCREEN


class LineView:
    """Writes utterances as lines; knows no cards. One system call for each :meth:`show`."""

    def __init__(self, fd: int, paper: Paper, encoding: str) -> None:
        """Write to ``fd``; ``encoding`` is what the terminal understands, except a console of Windows: it takes all."""
        self._fd = fd
        self._paper = paper
        self._encoding = "utf-8" if paper is Paper.WINDOW else encoding
        self._liner = LinePlacer()
        self._gone = False
        self._written = False

    def show(self, utterances: Sequence[Utterance], key: str | None = None) -> None:
        """Write all sentences below the last ones, each on a fresh row, the cursor at the end of the last one.

        Raises :class:`ScreenGoneError` the first time that the terminal has vanished; later calls do nothing.
        """
        texts = [text for utterance in utterances for text in self._texts(utterance)]
        if texts:
            self._write(self._laid_out(texts, arrow=key in MOVING_KEYS))

    def refresh(self) -> None:
        """Start from the last row of the window with the next announcement."""
        self._liner.forget()

    def close(self) -> None:
        """Put the cursor on the row below the last words, for the shell."""
        if self._written and self._paper in (*_SCREENS, Paper.WINDOW):
            try:
                self._write("\r\n")
            except ScreenGoneError:
                return

    def _texts(self, utterance: Utterance) -> Iterator[tuple[str, bool]]:
        """Yield the rows, the path and the text, fit for the terminal, each with whether it has to stay in one piece.

        In rows and paths all spaces stay.
        """
        rows = ((_spaced(row), False) for row in utterance.rows)
        for text, in_one_piece in (*rows, (_spaced(utterance.path), True), (clean(utterance.text), False)):
            if text:
                yield readable_in(text, self._encoding), in_one_piece

    def _laid_out(self, texts: Sequence[tuple[str, bool]], *, arrow: bool) -> str:
        if self._paper is Paper.STREAM:
            return "".join(f"{text}\n" for text, _ in texts)
        size = window_size(self._fd)
        # The last column stays free: a full row makes some terminals wrap, and readers then cut the words.
        width = max(1, min(WIDEST, size.columns - 1))
        # What has to stay in one piece is broken by the terminal itself, which then copies it without the break.
        rows = [row for text, in_one_piece in texts for row in ([text] if in_one_piece else _fitted(text, width))]
        if self._paper is Paper.ROLL:
            return "".join(f"{row}\r\n" for row in rows)
        if self._paper is Paper.WINDOW:
            return "".join(f"\r\n{row}" for row in rows)
        placed = self._liner.place(rows, size, arrow=arrow)
        # A braille display shows the part of the row that the cursor is in. After the last letter that part would be
        # empty whenever a row just fills it. In windows Orca would read that letter after an arrow key.
        return f"{placed}\b" if self._paper is Paper.CONSOLE else placed

    def _write(self, text: str) -> None:
        if self._gone:
            return
        data = text.replace(NO_BREAK_SPACE, " ").encode(self._encoding)
        if self._paper in _SCREENS and len(data) % _READ_AT_ONCE == 1:
            data = b"\r" + data  # The cursor goes to the first column anyway.
        try:
            write_all(self._fd, data)
        except ScreenGoneError:
            self._gone = True
            raise
        self._written = True


def _spaced(text: str) -> str:
    """Return a text made clean, with as many spaces as before."""
    return clean(text.replace(" ", NO_BREAK_SPACE)).replace(NO_BREAK_SPACE, " ")


def _fitted(text: str, width: int) -> list[str]:
    """Return a text in rows of that width; one that has to be broken is no picture any more, and needs no wide gaps."""
    return [text] if columns(text) <= width else wrap(clean(text), width)
