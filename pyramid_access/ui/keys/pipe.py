"""Keys from a pipe: one character a key, names in angle brackets, each pressed as soon as it is complete."""

import codecs
import os
import queue
import threading
from collections import deque
from collections.abc import Callable, Iterator

from pyramid_access.ui.keys.names import NAMES, UNKNOWN, canonical
from pyramid_access.ui.keys.source import Ending, Mailbox, ending_signals
from pyramid_access.ui.output.view import ScreenGoneError

MOST_WAITING = 1000
"""Keys that are read ahead."""
MustWait = Callable[[str | Ending], bool]
"""Is the answer to a key, or to the end of the input, to wait for one that is still to come?"""
_LONGEST_NAME = 12
_NAME_CHARACTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")


class KeyText:
    """Finds the keys in a text that comes in pieces.

    ``<tab>`` is a key with a name, ``<nonsense>`` the unknown key, and a ``<`` that does not begin a name is itself.
    Line ends are no keys, so that ``echo`` can be used.
    """

    def __init__(self) -> None:
        self._begun = ""

    def keys(self, text: str) -> Iterator[str]:
        """Yield the keys that the next piece of text completes."""
        for character in text:
            yield from self._add(character)

    def rest(self) -> Iterator[str]:
        """Yield the keys of a name that was begun and never ended."""
        begun, self._begun = self._begun, ""
        yield from _single_keys(begun)

    def _add(self, character: str) -> Iterator[str]:
        if self._begun and (character in _NAME_CHARACTERS and len(self._begun) <= _LONGEST_NAME):
            self._begun += character
        elif character == ">" and len(self._begun) > 1:
            name, self._begun = self._begun[1:].lower(), ""
            yield name if name in NAMES else UNKNOWN
        else:
            yield from self.rest()
            if character == "<":
                self._begun = character
            else:
                yield from _single_keys(character)


def _single_keys(text: str) -> Iterator[str]:
    for character in text:
        if character not in "\r\n" and (key := canonical(character)):
            yield key


def read_keys(
    fd: int, press: Callable[[str], bool], mailbox: Mailbox, *, must_wait: MustWait = lambda _key: False
) -> Ending:
    """Press the keys that come from ``fd`` until :func:`press` returns false or the input ends; return why it ended.

    Signals and calls in the mailbox come before all keys that wait; the calls are carried out in this same thread.
    While a key, or the end of the input, ``must_wait``, an answer is still to come by the mailbox: what feeds a pipe
    does not listen for it. A vanished screen counts as the end of the input. Whatever else is raised by ``press`` goes
    through.
    """
    keys = _WaitingKeys(fd)
    with ending_signals(keys.end), mailbox.waking(keys.wake):
        try:
            return keys.press_all(press, mailbox, must_wait)
        except ScreenGoneError:
            return Ending.INPUT_ENDED
        finally:
            keys.close()


class _WaitingKeys:
    """Keys on their way from a thread that reads them, because a pipe cannot be waited for on every system.

    No more of them wait than :data:`MOST_WAITING`: what feeds the pipe may never end.
    """

    def __init__(self, fd: int) -> None:
        self._arrivals: queue.SimpleQueue[str | Ending | None] = queue.SimpleQueue()
        self._room = threading.Semaphore(MOST_WAITING)
        self._signalled: Ending | None = None
        self._closed = False
        threading.Thread(target=self._forward, args=(fd,), daemon=True, name="keys from the pipe").start()

    def end(self, ending: Ending) -> None:
        """End before the next key; called inside of signal handlers."""
        self._signalled = ending
        self.wake()

    def wake(self) -> None:
        """Have the mailbox looked into if no key comes; from any thread."""
        self._arrivals.put(None)

    def close(self) -> None:
        """Let the thread end that waits for room."""
        self._closed = True
        self._room.release()

    def press_all(self, press: Callable[[str], bool], mailbox: Mailbox, must_wait: MustWait) -> Ending:
        held: deque[str | Ending] = deque()
        while True:
            if not held or must_wait(held[0]):
                if (arrival := self._arrivals.get()) is not None:
                    held.append(arrival)
                mailbox.deliver()
            if self._signalled:
                return self._signalled
            if held and not must_wait(held[0]):
                key = held.popleft()
                if isinstance(key, Ending):
                    return key
                self._room.release()
                if not press(key):
                    return Ending.ASKED

    def _forward(self, fd: int) -> None:
        """Hand on each key as it comes, and the end."""
        for key in _keys(fd):
            self._room.acquire()
            if self._closed:
                return
            self._arrivals.put(key)
        self._arrivals.put(Ending.INPUT_ENDED)


def _keys(fd: int) -> Iterator[str]:
    """Yield the keys of a pipe until it ends."""
    decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
    text = KeyText()
    while data := _read(fd):
        yield from text.keys(decoder.decode(data))
    yield from text.keys(decoder.decode(b"", final=True))
    yield from text.rest()


def _read(fd: int) -> bytes:
    try:
        return os.read(fd, 4096)
    except OSError:
        return b""
