"""The line view: each announcement is appended to the normal screen in one write, as screen readers need it."""

import os
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto

from pyramid_access.ui.liner import Liner
from pyramid_access.ui.screen_text import NO_BREAK_SPACE, clean, columns, readable_in, wrap
from pyramid_access.ui.view import ScreenGoneError, window_size, write_all
from pyramid_access.utterance import Utterance

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
    ROLL = auto()
    """A terminal that does not (``TERM=dumb``): whole rows only, each ended at once."""
    STREAM = auto()
    """A file or a pipe: a line for each utterance, however long."""


_SCREENS = (Paper.SCREEN, Paper.CONSOLE)


def paper_of(fd: int, environment: Mapping[str, str]) -> Paper:
    """Return what ``fd`` is, by the system and by the variable ``TERM``."""
    if not os.isatty(fd):
        return Paper.STREAM
    if os.name == "nt":
        return Paper.SCREEN
    kind = environment.get("TERM", "")
    if kind == "linux":
        return Paper.CONSOLE
    return Paper.ROLL if kind in ("", "dumb", "unknown") else Paper.SCREEN


class LineView:
    """Writes utterances as lines; knows no cards. One system call for each :meth:`show`."""

    def __init__(self, fd: int, paper: Paper, encoding: str) -> None:
        """Write to ``fd``; ``encoding`` is what the terminal understands."""
        self._fd = fd
        self._paper = paper
        self._encoding = encoding
        self._liner = Liner()
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
        if self._written and self._paper in _SCREENS:
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
