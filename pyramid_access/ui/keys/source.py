"""What terminal and pipe share: how reading keys ends, signals, and the letter box for calls from other threads."""

import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from types import FrameType

from pyramid_access import console


class Ending(Enum):
    """Why no more keys are read; the game is to be saved in every case."""

    ASKED = "asked"
    """The player left with a key."""
    INPUT_ENDED = "input ended"
    """The pipe is at its end, or the terminal has vanished."""
    INTERRUPTED = "interrupted"
    """The process was sent SIGINT (Ctrl+C as a key is only a key), or Ctrl+Break was pressed on Windows."""
    TERMINATED = "terminated"
    """The process was sent SIGTERM."""
    HUNG_UP = "hung up"
    """The process was sent SIGHUP, or the window of its console was closed."""


ENDING_SIGNALS = {
    "SIGINT": Ending.INTERRUPTED,
    "SIGBREAK": Ending.INTERRUPTED,
    "SIGTERM": Ending.TERMINATED,
    "SIGHUP": Ending.HUNG_UP,
}
"""By name, because not every system has all of them."""


class Mailbox:
    """Calls from other threads, carried out between two keys by the thread that reads the keys.

    Exists from the start of the program, so that what comes before the first key can be read is not lost.
    """

    def __init__(self) -> None:
        self._calls: deque[Callable[[], None]] = deque()
        self._lock = threading.Lock()
        self._wake: Callable[[], None] | None = None

    def post(self, call: Callable[[], None]) -> None:
        """Have ``call`` carried out soon; safe from any thread, and after the end, when nothing happens any more."""
        with self._lock:
            self._calls.append(call)
            if self._wake:
                self._wake()

    @contextmanager
    def waking(self, wake: Callable[[], None]) -> Iterator[None]:
        """Call ``wake``, from whatever thread, when something is in the box; once at the start if something is."""
        with self._lock:
            self._wake = wake
            if self._calls:
                wake()
        try:
            yield
        finally:
            with self._lock:
                self._wake = None

    def deliver(self) -> None:
        """Carry out all the calls that are in the box."""
        while self._calls:
            self._calls.popleft()()


@contextmanager
def ending_signals(end: Callable[[Ending], None]) -> Iterator[None]:
    """Have ``end`` called when a signal asks the program to end; the former handlers come back afterwards.

    ``end`` runs inside of a signal handler, or in another thread. Signals do nothing outside of the main thread; one
    that was ignored when the program started (``nohup``) stays ignored.
    """
    former = {}
    if threading.current_thread() is threading.main_thread():
        for number, ending in _ending_signals():
            if signal.getsignal(number) is not signal.SIG_IGN:
                former[number] = signal.signal(number, _handler(end, ending))
    try:
        with console.events(lambda: end(Ending.INTERRUPTED), lambda: end(Ending.HUNG_UP)):
            yield
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)


def _ending_signals() -> Iterator[tuple[signal.Signals, Ending]]:
    for name, ending in ENDING_SIGNALS.items():
        if number := getattr(signal, name, None):
            yield number, ending


def _handler(end: Callable[[Ending], None], ending: Ending) -> Callable[[int, FrameType | None], None]:
    return lambda _number, _frame: end(ending)
