"""The keyboard of a terminal, as prompt_toolkit wants it: one key press is one key, and nothing else is one."""

import asyncio
import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, cast

from prompt_toolkit.input import Input
from prompt_toolkit.input.posix_utils import PosixStdinReader
from prompt_toolkit.input.vt100 import Vt100Input
from prompt_toolkit.key_binding.key_processor import KeyPress

from pyramid_access.ui.keys.characters import Characters
from pyramid_access.ui.keys.groups import is_refused
from pyramid_access.ui.keys.pace import AT_ONCE, AT_ONCE_FROM_AFAR, Pace, is_far
from pyramid_access.ui.keys.pastes import Pastes
from pyramid_access.ui.keys.sequences import Sequences

_MOST_BYTES = 65536


class Keyboard:
    """Wraps an input of prompt_toolkit; differs from it in how bytes become keys, and in when it is at its end.

    To prompt_toolkit's own parser each byte that it does not know is a key, so that a late answer of the terminal
    would be typed into the game.
    """

    def __init__(self, source: Vt100Input) -> None:
        self._source = source
        # Latin-1 gives each byte as it is.
        source.stdin_reader = self._bytes = PosixStdinReader(source.fileno(), encoding="latin-1")
        self._characters = Characters(source.stdin.encoding)
        self._pace = Pace(AT_ONCE_FROM_AFAR if is_far(os.environ) else AT_ONCE)
        self._pastes = Pastes(Sequences(), self._pace)
        self._refused = False

    @property
    def closed(self) -> bool:
        """Whether no more keys can come."""
        return self._refused or self._bytes.closed

    @classmethod
    def of(cls, source: Input) -> Input:
        """Return the wrapped input."""
        assert isinstance(source, Vt100Input)
        return cast(Input, cls(source))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._source, name)

    def attach(self, input_ready_callback: Callable[[], None]) -> AbstractContextManager[None]:
        """Have the callback called when there are keys to read, from the loop that runs."""
        self._ready = input_ready_callback
        self._loop = asyncio.get_running_loop()
        self._loop.call_soon(self._pace.rest)
        return self._source.attach(input_ready_callback)

    def read_keys(self) -> list[KeyPress]:
        """Return the keys that have arrived."""
        data = self._bytes.read(_MOST_BYTES).encode("latin-1")
        is_paste_over = self._pastes.seconds_left is not None
        self._refused = not data and not is_paste_over and is_refused(self._source.fileno())
        keys = [*self._pastes.feed(self._characters.feed(data))]
        self._loop.call_soon(self._pace.rest)
        if (seconds := self._pastes.seconds_left) is not None:
            self._loop.call_later(seconds, self._end_paste)
        return keys

    def flush_keys(self) -> list[KeyPress]:
        """Return what was kept back because it might have become longer."""
        late = self._pastes.feed(self._characters.flush()) if self._characters.is_waiting else ()
        return [*late, *self._pastes.flush()]

    def _end_paste(self) -> None:
        """Have the keys read though none has come, if a paste is still open."""
        if self._pastes.seconds_left is not None:
            self._ready()
