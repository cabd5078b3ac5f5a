"""What the console of Windows does in its own way; on every other system a terminal is a file like any other.

Python's functions for files reach a console through its code page, where most letters are lost, and take the null
device for one. Source: https://learn.microsoft.com/en-us/windows/console/console-functions.
"""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from io import RawIOBase
from typing import Any

IS_WINDOWS = os.name == "nt"
_KEYBOARD = -10
"""The number of the handle of standard input."""

_INTERRUPTIONS = (0, 1)
"""The events of a console for Ctrl+C, where that is no key, and Ctrl+Break."""
_CLOSINGS = (2, 5, 6)
"""Those for a closed window, and for the end of the player's session or of the system."""
_LAST_SECONDS = 5.0
"""How long the system waits for a program whose window was closed."""


@cache
def _library() -> Any:
    """Return the part of Windows that knows consoles, with handles as wide as they are."""
    import ctypes

    library = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined]
    library.GetConsoleMode.argtypes = (ctypes.c_void_p, ctypes.c_void_p)
    library.SetStdHandle.argtypes = (ctypes.c_ulong, ctypes.c_void_p)
    library.FlushConsoleInputBuffer.argtypes = (ctypes.c_void_p,)
    library.SetConsoleCtrlHandler.argtypes = (ctypes.c_void_p, ctypes.c_int)
    return library


def _handle(fd: int) -> int:
    import msvcrt

    return int(msvcrt.get_osfhandle(fd))  # type: ignore[attr-defined]


def is_terminal(fd: int) -> bool:
    """Is it a terminal, or a console? The null device of Windows, which says so of itself, is none."""
    if not os.isatty(fd):
        return False
    if not IS_WINDOWS:
        return True
    import ctypes

    return bool(_library().GetConsoleMode(_handle(fd), ctypes.byref(ctypes.c_ulong())))


def write(fd: int, data: bytes) -> int:
    """Write bytes to a file and return how many it took; a console gets those of UTF-8 as Unicode."""
    return os.write(fd, data) if not IS_WINDOWS else _stream(fd).write(data) or 0


@cache
def _stream(fd: int) -> RawIOBase:
    """Return Python's own stream for a console; for any other file it is a plain one."""
    return open(fd, "wb", buffering=0, closefd=False)


def open_keyboard() -> int:
    """Open the keyboard of the terminal that the program runs in, whatever its standard input is; raises OSError."""
    return os.open("CONIN$", os.O_RDWR) if IS_WINDOWS else os.open("/dev/tty", os.O_RDONLY)


def take_for_input(fd: int) -> None:
    """Tell Windows, which keeps a list of its own, that this file is standard input now."""
    if IS_WINDOWS:
        _library().SetStdHandle(_KEYBOARD & 0xFFFFFFFF, _handle(fd))


def key_waits() -> bool:
    """Has a key been pressed in the console that was not read yet?"""
    import msvcrt

    return bool(msvcrt.kbhit())  # type: ignore[attr-defined]


def forget_keys(fd: int) -> None:
    """Drop the keys that were typed into a console and not read: they are not meant for the shell."""
    if IS_WINDOWS and is_terminal(fd):
        _library().FlushConsoleInputBuffer(_handle(fd))


@contextmanager
def events(interrupt: Callable[[], None], close: Callable[[], None]) -> Iterator[None]:
    """Have Ctrl+C and Ctrl+Break call the one, and a closed window the other, in a thread of its own.

    Unlike signals, which wait on Windows until the main thread has something to do.
    """
    if not IS_WINDOWS:
        yield
        return
    import ctypes

    kind = ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_ulong)  # type: ignore[attr-defined]
    handler = kind(lambda event: is_handled(event, interrupt, close))
    _library().SetConsoleCtrlHandler(handler, 1)
    try:
        yield
    finally:
        _library().SetConsoleCtrlHandler(handler, 0)


def is_handled(
    event: int, interrupt: Callable[[], None], close: Callable[[], None], *, seconds: float = _LAST_SECONDS
) -> bool:
    """Answer an event of the console; return whether no other program part needs to.

    The system ends the program as soon as it has the answer to a closed window, so that comes late: the program ends
    by itself meanwhile.
    """
    if event in _INTERRUPTIONS:
        interrupt()
    elif event in _CLOSINGS:
        close()
        time.sleep(seconds)
    return event in _INTERRUPTIONS or event in _CLOSINGS
