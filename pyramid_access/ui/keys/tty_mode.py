"""Keeps the terminal quiet from the first moment on, and gives it back as it was. Needs nothing that loads slowly."""

import os
import select
import signal
import struct
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import FrameType

from pyramid_access import console

try:
    import termios
except ImportError:  # Windows: prompt_toolkit sets the console's mode itself, when it starts to read keys.
    termios = None  # type: ignore[assignment]

_TIOCGPTN = 0x80045430
"""Asks the other end of a pseudo-terminal for its number; to anything else it is an error. See ioctl_tty(2)."""
_Mode = list[int | list[bytes | int]]
"""What the system tells of a terminal and takes for it."""


@contextmanager
def quiet_terminal(keyboard: int, screen: int) -> Iterator[None]:
    """Show no typed character on the terminal and keep each for later, until the block is left in whatever way.

    A reader would speak echoed keys. Ctrl+C interrupts as usual; Ctrl+Z does not stop the program, for it is a key of
    the game. SIGTERM and SIGHUP unwind as :class:`SystemExit` with the code 128 + signal, so that the block is left.

    What is written to the screen arrives as it is, each write in one piece. Else the system makes two characters of
    each line feed, and sends these apart from the text around them. A reader that looks just then sees a cursor that
    only moved, and says the word that it stands on: yasr did so once in 800 keys.

    Does nothing to what is not a terminal, nor to the screen of a program that gets its keys from elsewhere.
    """
    with ExitStack() as stack:
        stack.enter_context(_unwinding_signals())
        if console.is_terminal(keyboard):
            stack.callback(console.forget_keys, keyboard)
        if termios and os.isatty(keyboard):
            # What was typed after the last key that the game has read is not meant for the shell.
            stack.enter_context(_changed(keyboard, _without_echo, at_the_end=termios.TCSAFLUSH))
            if os.isatty(screen):
                stack.enter_context(_changed(screen, _without_changes, at_the_end=termios.TCSANOW))
        yield


def key_waits(fd: int) -> bool:
    """Has a key been pressed that was not read yet? Never for what is no terminal."""
    if console.IS_WINDOWS:
        return console.is_terminal(fd) and console.key_waits()
    return os.isatty(fd) and bool(select.select([fd], [], [], 0)[0])


def take_keyboard(fd: int) -> None:
    """Put the keyboard of the terminal in the place of a pipe that has been read to its end, if there is one."""
    with suppress(OSError):
        keyboard = console.open_keyboard()
        os.dup2(keyboard, fd)
        os.close(keyboard)
        console.take_for_input(fd)


def let_go_of_other_end(fd: int) -> None:
    """Close the other end of the terminal where the program that made it has left that open for us too.

    yasr 0.6.9 does so. As long as we hold it, the system does not tell us that the reader is gone: the game would stay
    open without a terminal, and keep its saved game from the next one. Does nothing but on Linux.
    """
    if sys.platform != "linux" or not os.isatty(fd):
        return
    import fcntl

    for number in _open_files():
        with suppress(OSError):
            if f"/dev/pts/{struct.unpack('i', fcntl.ioctl(number, _TIOCGPTN, bytes(4)))[0]}" == os.ttyname(fd):
                os.close(number)


def _open_files() -> list[int]:
    """Return the numbers of the files that are open beside the standard ones; none where the system does not tell."""
    with suppress(OSError):
        return [number for entry in Path("/proc/self/fd").iterdir() if (number := int(entry.name)) > 2]
    return []


@contextmanager
def _changed(fd: int, change: Callable[[_Mode, int], _Mode], at_the_end: int) -> Iterator[None]:
    """Give the terminal another mode, and in the end the one that it had."""
    saved = termios.tcgetattr(fd)
    _set_mode(fd, termios.TCSANOW, change(termios.tcgetattr(fd), fd))
    try:
        yield
    finally:
        _set_mode(fd, at_the_end, saved)


def _without_echo(mode: _Mode, fd: int) -> _Mode:
    """Return the mode in which typed characters are neither shown, nor gathered into lines, nor changed."""
    input_flags, _, _, local_flags, _, _, characters = mode
    assert isinstance(input_flags, int) and isinstance(local_flags, int) and isinstance(characters, list)
    mode[0] = input_flags & ~(termios.ICRNL | termios.INLCR | termios.IGNCR | termios.IXON | termios.IXOFF)
    mode[3] = local_flags & ~(termios.ECHO | termios.ECHONL | termios.ICANON | termios.IEXTEN)
    characters[termios.VMIN], characters[termios.VTIME] = 1, 0
    disabled = bytes([os.fpathconf(fd, "PC_VDISABLE") & 255])
    characters[termios.VSUSP] = characters[termios.VQUIT] = disabled
    return mode


def _without_changes(mode: _Mode, _fd: int) -> _Mode:
    """Return the mode in which written characters are not changed."""
    output_flags = mode[1]
    assert isinstance(output_flags, int)
    mode[1] = output_flags & ~termios.OPOST
    return mode


def _set_mode(fd: int, when: int, mode: _Mode) -> None:
    """Set the mode of a terminal; one that has vanished, or belongs to other programs now, keeps the mode it has."""
    with suppress(termios.error):
        termios.tcsetattr(fd, when, mode)


@contextmanager
def _unwinding_signals() -> Iterator[None]:
    former = {}
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGTERM", "SIGHUP", "SIGBREAK"):
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
