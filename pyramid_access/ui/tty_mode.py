"""Keeps the terminal quiet from the first moment on, and gives it back as it was. Needs nothing that loads slowly."""

import os
import select
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from types import FrameType

try:
    import termios
except ImportError:  # Windows: prompt_toolkit sets the console's mode itself, when it starts to read keys.
    termios = None  # type: ignore[assignment]


@contextmanager
def quiet_terminal(fd: int) -> Iterator[None]:
    """Show no typed character on the terminal and keep each for later, until the block is left in whatever way.

    A reader would speak echoed keys. Ctrl+C interrupts as usual; Ctrl+Z does not stop the program, for it is a key of
    the game. SIGTERM and SIGHUP unwind as :class:`SystemExit` with the code 128 + signal, so that the block is left.
    Does nothing to what is not a terminal.
    """
    with ExitStack() as stack:
        stack.enter_context(_unwinding_signals())
        if termios and os.isatty(fd):
            stack.enter_context(_silent(fd))
        yield


def key_waits(fd: int) -> bool:
    """Has a key been pressed that was not read yet? Never for what is no terminal."""
    return os.name != "nt" and os.isatty(fd) and bool(select.select([fd], [], [], 0)[0])


def take_keyboard(fd: int) -> None:
    """Put the keyboard of the terminal in the place of a pipe that has been read to its end, if there is one."""
    with suppress(OSError):
        keyboard = os.open("/dev/tty", os.O_RDONLY)
        os.dup2(keyboard, fd)
        os.close(keyboard)


@contextmanager
def _silent(fd: int) -> Iterator[None]:
    saved = termios.tcgetattr(fd)
    _set_mode(fd, termios.TCSANOW, _without_echo(termios.tcgetattr(fd), fd))
    try:
        yield
    finally:
        # What was typed after the last key that the game has read is not meant for the shell.
        _set_mode(fd, termios.TCSAFLUSH, saved)


def _without_echo(mode: list[int | list[bytes | int]], fd: int) -> list[int | list[bytes | int]]:
    """Return the mode in which typed characters are neither shown, nor gathered into lines, nor changed."""
    input_flags, _, _, local_flags, _, _, characters = mode
    assert isinstance(input_flags, int) and isinstance(local_flags, int) and isinstance(characters, list)
    mode[0] = input_flags & ~(termios.ICRNL | termios.INLCR | termios.IGNCR | termios.IXON | termios.IXOFF)
    mode[3] = local_flags & ~(termios.ECHO | termios.ECHONL | termios.ICANON | termios.IEXTEN)
    characters[termios.VMIN], characters[termios.VTIME] = 1, 0
    disabled = bytes([os.fpathconf(fd, "PC_VDISABLE") & 255])
    characters[termios.VSUSP] = characters[termios.VQUIT] = disabled
    return mode


def _set_mode(fd: int, when: int, mode: list[int | list[bytes | int]]) -> None:
    """Set the mode of a terminal; one that has vanished, or belongs to other programs now, keeps the mode it has."""
    with suppress(termios.error):
        termios.tcsetattr(fd, when, mode)


@contextmanager
def _unwinding_signals() -> Iterator[None]:
    former = {}
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number and signal.getsignal(number) is signal.SIG_DFL:
                former[number] = signal.signal(number, _unwind)
    try:
        yield
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)


def _unwind(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
