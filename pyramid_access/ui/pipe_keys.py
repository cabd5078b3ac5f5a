"""Keys from a pipe: one character a key, names in angle brackets, each pressed as soon as it is complete."""

import codecs
import os
import queue
import threading
from collections.abc import Callable, Iterator

from pyramid_access.ui.key_names import NAMES, UNKNOWN, canonical
from pyramid_access.ui.key_source import Ending, Mailbox, ending_signals
from pyramid_access.ui.view import ScreenGoneError

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


def read_keys(fd: int, press: Callable[[str], bool], mailbox: Mailbox) -> Ending:
    """Press the keys that come from ``fd`` until :func:`press` returns false or the input ends; return why it ended.

    Calls in the mailbox are carried out between the keys, in this same thread. A vanished screen counts as the end of
    the input. Whatever else is raised by ``press`` goes through.
    """
    arrivals: queue.SimpleQueue[str | Ending | None] = queue.SimpleQueue()
    threading.Thread(target=_forward, args=(fd, arrivals.put), daemon=True, name="keys from the pipe").start()
    with ending_signals(arrivals.put), mailbox.waking(lambda: arrivals.put(None)):
        try:
            return _press_all(arrivals, press, mailbox)
        except ScreenGoneError:
            return Ending.INPUT_ENDED


def _press_all(
    arrivals: "queue.SimpleQueue[str | Ending | None]", press: Callable[[str], bool], mailbox: Mailbox
) -> Ending:
    while True:
        arrival = arrivals.get()
        if isinstance(arrival, Ending):
            return arrival
        if arrival is None:
            mailbox.deliver()
        elif not press(arrival):
            return Ending.ASKED


def _forward(fd: int, put: Callable[[str | Ending | None], None]) -> None:
    """Hand on each key as it comes; runs in its own thread, because a pipe cannot be waited for on every system."""
    decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
    text = KeyText()
    while data := _read(fd):
        for key in text.keys(decoder.decode(data)):
            put(key)
    for key in [*text.keys(decoder.decode(b"", final=True)), *text.rest()]:
        put(key)
    put(Ending.INPUT_ENDED)


def _read(fd: int) -> bytes:
    try:
        return os.read(fd, 4096)
    except OSError:
        return b""
