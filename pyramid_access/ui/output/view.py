"""What every view offers, and the two things that all of them need from the terminal: its size and a whole write."""

import os
import select
from collections.abc import Sequence
from typing import Protocol

from pyramid_access import console
from pyramid_access.utterance import Utterance

FALLBACK_SIZE = os.terminal_size((80, 24))
"""Columns and rows of a terminal that does not tell, such as a serial line."""


class View(Protocol):
    """Puts utterances before the player; the session behind it never knows which view it is."""

    def show(self, utterances: Sequence[Utterance], key: str | None = None) -> None:
        """Write what one key caused, at once; ``key`` is its canonical name, ``None`` when no key asked for it.

        Raises :class:`ScreenGoneError` the first time that the terminal has vanished; later calls do nothing.
        """

    def refresh(self) -> None:
        """Take note that the window has another size, or may have lost what was on it."""

    def close(self) -> None:
        """Leave the terminal ready for the shell; never raises."""


class ScreenGoneError(Exception):
    """The terminal was closed or the reader of the pipe has ended: there is nobody to write to any more."""


def window_size(fd: int) -> os.terminal_size:
    """Return the columns and rows of the terminal on ``fd``, each at least 1; 80 by 24 when it does not tell."""
    try:
        size = os.get_terminal_size(fd)
    except OSError:
        return FALLBACK_SIZE
    return size if size.columns > 0 and size.lines > 0 else FALLBACK_SIZE


def write_all(fd: int, data: bytes) -> None:
    """Write ``data`` with one system call; only a terminal that takes less at a time gets the rest in further ones.

    Waits for a full terminal. Raises :class:`ScreenGoneError` when it has vanished.
    """
    try:
        rest = data[_write_some(fd, data) :]
        while rest:
            if not console.IS_WINDOWS:  # There a write waits by itself.
                select.select([], [fd], [])
            rest = rest[_write_some(fd, rest) :]
    except OSError as error:
        raise ScreenGoneError(str(error)) from error


def _write_some(fd: int, data: bytes) -> int:
    """Return how many bytes the terminal took, 0 when it is full."""
    try:
        return console.write(fd, data)
    except BlockingIOError:
        return 0
