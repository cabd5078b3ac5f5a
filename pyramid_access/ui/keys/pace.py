"""Tells hands from machines by the clock: what comes faster than any hand types was pasted."""

import math
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

AT_ONCE = 5
"""Keys that may come at once though the program has waited for each: fingers that roll, a busy machine."""
AT_ONCE_FROM_AFAR = 12
"""The same over a network, which holds keys back and lets them go together."""
_FASTEST_HAND = 25
"""Keys a second that may have been pressed while the program was busy."""
_FASTEST_LINE = 200
"""Keys a second that come one by one and are keys still; a serial line brings a paste so, but faster."""
_HELD = 250
"""Presses of a key held down that are as good as one of another; it repeats far faster than hands move."""
_LOADING = 1.6
"""Seconds in which keys were typed ahead when the first ones are read."""
_AT_REST = 0.005
"""Seconds without a key after which the program has surely waited for the next one."""


def is_far(environment: Mapping[str, str]) -> bool:
    """Do the keys come over a network, by ssh or mosh? It may tear apart, or join, what came from the terminal."""
    return "SSH_CONNECTION" in environment or "SSH_TTY" in environment


class Pace:
    """Knows how many keys can have been pressed since the last ones. A key held down is one, however often it comes."""

    def __init__(self, at_once: int = AT_ONCE, clock: Callable[[], float] = time.monotonic) -> None:
        self._at_once = at_once
        self._clock = clock
        self._read_at = clock() - _LOADING
        self._free_at = math.inf
        self._credit = math.inf

    def rest(self) -> None:
        """Note that the program has answered all keys and waits for more."""
        self._free_at = self._clock()

    def is_by_hand(self, presses: Sequence[str]) -> bool:
        """Can these have been pressed? Else they are text that was pasted; no text has other keys in it."""
        now = self._clock()
        since, self._read_at = now - self._read_at, now
        unread = since if now - self._free_at < _AT_REST else 0.0
        credit = min(self._credit + since * _FASTEST_LINE, self._at_once + unread * _FASTEST_HAND)
        cost = sum(1 + len([*repeated]) // _HELD for _, repeated in groupby(presses))
        self._credit = max(0.0, credit - cost)
        return cost <= credit or not all(map(_is_text, presses))


def _is_text(press: str) -> bool:
    return press in "\t\r\n" or (len(press) == 1 and press.isprintable())
