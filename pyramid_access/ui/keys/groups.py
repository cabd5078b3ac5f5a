"""One key press is one key: joins what a terminal sends as Escape and more, such as Alt+U or an unknown function key.

Left apart, Alt+U would clear the choice *and* undo, and an unknown function key would press each of its letters.
"""

import errno
import os
from collections.abc import Callable
from itertools import takewhile
from typing import Any, cast

from prompt_toolkit.input import Input
from prompt_toolkit.key_binding.key_processor import KeyPress
from prompt_toolkit.keys import Keys


class KeyGroups:
    """Wraps an input of prompt_toolkit; differs from it in how keys are read, and in when the input is at its end."""

    def __init__(self, source: Input) -> None:
        self._source = source
        self._waiting = False
        self._refused = False

    @property
    def closed(self) -> bool:
        """Whether no more keys can come."""
        return self._refused or self._source.closed

    @classmethod
    def around(cls, source: Input) -> Input:
        """Return the wrapped input."""
        return cast(Input, cls(source))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._source, name)

    def read_keys(self) -> list[KeyPress]:
        """Return the keys that have arrived. An Escape that had waited alone is a key of its own, not Alt."""
        waited = self._waiting
        keys = self._source.read_keys()
        self._waiting = not keys
        self._refused = not keys and is_refused(self._source.fileno())
        return grouped(keys, alone=waited)

    def flush_keys(self) -> list[KeyPress]:
        """Return what was kept back because it might have become a longer sequence."""
        self._waiting = False
        return grouped(self._source.flush_keys(), alone=False)


def is_refused(fd: int) -> bool:
    """Return whether the terminal belongs to other programs now, as after the death of the one that started this one.

    Reading is an error then; prompt_toolkit would try again for ever, as fast as it can.
    """
    if os.name == "nt" or not os.isatty(fd):
        return False
    try:
        return os.tcgetpgrp(fd) != os.getpgrp()
    except OSError as error:
        # A terminal that is nobody's controlling one can be read by all who have it open.
        return error.errno != errno.ENOTTY


def grouped(keys: list[KeyPress], *, alone: bool) -> list[KeyPress]:
    """Return the keys with each Escape sequence as one key, ``Keys.Ignore``.

    ``alone``: the first Escape came well before the rest and is no part of it, unless the rest is a sequence.
    """
    rest = list(keys)
    result: list[KeyPress] = []
    while rest:
        key = rest.pop(0)
        length = _tail_length(key, rest, alone=alone and not result)
        result.append(KeyPress(Keys.Ignore, key.data) if length else key)
        del rest[:length]
    return result


def _tail_length(key: KeyPress, rest: list[KeyPress], *, alone: bool) -> int:
    """Return how many of the following keys are part of this one."""
    if key.key is not Keys.Escape or not rest or rest[0].key is Keys.Escape:
        return 0
    if len(key.data) > 1:
        return _count(lambda following: not following.data, rest)
    if rest[0].key in ("[", "O") and len(rest) > 1:
        parameters = _count(lambda following: " " <= following.data <= "?", rest[1:])
        return min(len(rest), 1 + parameters + 1)
    return 0 if alone else 1


def _count(belongs: Callable[[KeyPress], bool], keys: list[KeyPress]) -> int:
    """Return how many of the first keys belong."""
    return sum(1 for _ in takewhile(belongs, keys))
