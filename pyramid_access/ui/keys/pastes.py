"""Keeps what was pasted together, with the terminal's marks around it or without."""

import re
import time
from collections.abc import Callable, Iterator

from prompt_toolkit.key_binding.key_processor import KeyPress
from prompt_toolkit.keys import Keys

from pyramid_access.ui.keys.pace import Pace
from pyramid_access.ui.keys.reports import PASTE_BEGINS, PASTE_ENDS, key_of
from pyramid_access.ui.keys.sequences import ESCAPE, Sequences

MOST_KEPT = 1000
"""Characters of a paste that may be of use; nobody wants to hear more."""
_MARK_COMES = 1.0
"""Seconds after which the end of a paste will not come any more."""
_SILENCE = 0.3
"""Seconds after which a paste without marks is over."""
_WAY_OUT = re.compile(r"[\x03\x04].{0,4}\Z", re.DOTALL)
"""Ctrl+C or Ctrl+D at the end of a read: these work in the midst of a paste that has lost its end."""


class Pastes:
    """Finds the keys in a text that comes in pieces, each paste as one of them, with all its text."""

    def __init__(self, sequences: Sequences, pace: Pace, clock: Callable[[], float] = time.monotonic) -> None:
        self._sequences = sequences
        self._pace = pace
        self._clock = clock
        self._pasted: str | None = None
        self._is_marked = False
        self._ends_at = 0.0

    @property
    def seconds_left(self) -> float | None:
        """After how long an open paste ends if no more comes of it; None if none is open."""
        return None if self._pasted is None else self._ends_at - self._clock()

    def feed(self, text: str) -> Iterator[KeyPress]:
        """Yield the keys that this piece of text completes; without text, the paste that has lost its end."""
        if self._pasted is not None and self._clock() >= self._ends_at:
            yield self._close()
        if self._pasted is None:
            yield from self._typed(text)
        elif self._is_marked:
            yield from self._to_mark(text)
        else:
            yield from self._to_key(text)

    def flush(self) -> Iterator[KeyPress]:
        """Yield what was kept back because it might have become longer."""
        yield from map(_key, self._sequences.flush())

    def _typed(self, text: str) -> Iterator[KeyPress]:
        presses = [*self._sequences.feed(text)]
        is_marked = presses[-1:] == [PASTE_BEGINS]
        if is_marked:
            presses.pop()
        if self._pace.is_by_hand(presses):
            yield from map(_key, presses)
        else:
            self._open("".join(presses), is_marked=False)
        if is_marked:
            self._open("", is_marked=True)
            yield from self._to_mark(self._sequences.take_rest())

    def _open(self, text: str, *, is_marked: bool) -> None:
        self._pasted, self._is_marked = text, is_marked
        self._wait_for_more()

    def _wait_for_more(self) -> None:
        self._ends_at = self._clock() + (_MARK_COMES if self._is_marked else _SILENCE)

    def _close(self) -> KeyPress:
        pasted, self._pasted = self._pasted or "", None
        return KeyPress(Keys.BracketedPaste, pasted[:MOST_KEPT])

    def _to_mark(self, text: str) -> Iterator[KeyPress]:
        """Take what comes for the paste, as far as the mark at its end."""
        before, mark, after = f"{self._pasted}{text}".partition(PASTE_ENDS)
        self._pasted = before
        if mark:
            yield self._close()
            yield from self._typed(after)
        elif way_out := _WAY_OUT.search(text):
            self._pasted = before.removesuffix(way_out[0])
            yield self._close()
            yield from self._typed(way_out[0])
        else:
            self._go_on(text)

    def _to_key(self, text: str) -> Iterator[KeyPress]:
        """Take what comes for the paste, as far as something that text does not have."""
        way_out = _WAY_OUT.search(text)
        keys = way_out[0] if way_out else "".join(text.partition(ESCAPE)[1:])
        self._pasted = f"{self._pasted}{text.removesuffix(keys)}"
        if keys:
            yield self._close()
            yield from self._typed(keys)
        else:
            self._go_on(text)

    def _go_on(self, text: str) -> None:
        """Wait for more; a single character, which may be a key pressed in despair, does not make that longer."""
        pasted = self._pasted or ""
        if len(pasted) > MOST_KEPT:
            # The beginning is kept, and what may be the beginning of the mark.
            self._pasted = pasted[:MOST_KEPT] + pasted[MOST_KEPT:][-len(PASTE_ENDS) :]
        if len(text) > 1:
            self._wait_for_more()


def _key(press: str) -> KeyPress:
    return KeyPress(key_of(press) or Keys.Ignore, press)
