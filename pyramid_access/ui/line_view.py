"""The line view: each announcement is appended to the normal screen in one write, as screen readers need it."""

import os
from collections.abc import Mapping, Sequence
from enum import Enum, auto

from pyramid_access.ui.liner import Liner
from pyramid_access.ui.screen_text import NO_BREAK_SPACE, clean, readable_in, wrap
from pyramid_access.ui.view import ScreenGoneError, window_size, write_all
from pyramid_access.utterance import Utterance

WIDEST = 120
"""Most columns of a row: a sentence stays in one row where the window allows it, and yet a huge window is readable."""

MOVING_KEYS = frozenset({"up", "down", "left", "right", "home", "end", "pageup", "pagedown", "delete"})
"""Keys after which a reader looks at the line under the cursor."""


class Paper(Enum):
    """What the lines are written on."""

    SCREEN = auto()
    """A terminal that obeys escape sequences."""
    ROLL = auto()
    """A terminal that does not (``TERM=dumb``): whole rows only, each ended at once."""
    STREAM = auto()
    """A file or a pipe: a line for each utterance, however long."""


def paper_of(fd: int, environment: Mapping[str, str]) -> Paper:
    """Return what ``fd`` is, by the system and by the variable ``TERM``."""
    if not os.isatty(fd):
        return Paper.STREAM
    if os.name == "nt":
        return Paper.SCREEN
    return Paper.ROLL if environment.get("TERM", "") in ("", "dumb", "unknown") else Paper.SCREEN


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
        texts = [readable_in(clean(utterance.text), self._encoding) for utterance in utterances]
        texts = [text for text in texts if text]
        if texts:
            self._write(self._laid_out(texts, arrow=key in MOVING_KEYS))

    def refresh(self) -> None:
        """Start from the last row of the window with the next announcement."""
        self._liner.forget()

    def close(self) -> None:
        """Put the cursor on the row below the last words, for the shell."""
        if self._written and self._paper is Paper.SCREEN:
            try:
                self._write("\r\n")
            except ScreenGoneError:
                return

    def _laid_out(self, texts: Sequence[str], *, arrow: bool) -> str:
        if self._paper is Paper.STREAM:
            return "".join(f"{text}\n" for text in texts)
        size = window_size(self._fd)
        # The last column stays free: a full row makes some terminals wrap, and readers then cut the words.
        width = max(1, min(WIDEST, size.columns - 1))
        rows = [row for text in texts for row in wrap(text, width)]
        if self._paper is Paper.ROLL:
            return "".join(f"{row}\r\n" for row in rows)
        return self._liner.place(rows, size, arrow=arrow)

    def _write(self, text: str) -> None:
        if self._gone:
            return
        try:
            write_all(self._fd, text.replace(NO_BREAK_SPACE, " ").encode(self._encoding))
        except ScreenGoneError:
            self._gone = True
            raise
        self._written = True
