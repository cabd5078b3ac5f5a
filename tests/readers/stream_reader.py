"""A reader that follows the stream of letters, as tdsr does, which cannot be had as a package.

It looks at no screen: it says the letters that a program writes, in their order, and stops at each new line. A letter
that was just typed, where it comes first, it takes for the echo of the key.
"""

import json
import os
from collections.abc import Sequence
from pathlib import Path

import pyte

from tests.readers.pty_readers import PtyHost
from tests.readers.reader_session import ReaderSession


class _Ear(pyte.Screen):
    """Collects the letters."""

    def __init__(self) -> None:
        super().__init__(80, 24)
        self.typed = ""
        self.said: list[str] = []

    def draw(self, data: str) -> None:
        super().draw(data)
        self.said += [char for number, char in enumerate(data) if number or char != self.typed]
        self.typed = ""

    def linefeed(self) -> None:
        super().linefeed()
        self.said.append(" ")

    def cursor_up(self, count: int | None = None) -> None:
        super().cursor_up(count)
        self.said.append(" ")


class StreamHost(PtyHost):
    """A program under such a reader, which notes what it says in a file of JSON lines."""

    def __init__(self, command: Sequence[str], log: Path) -> None:
        self._ear = _Ear()
        self._stream = pyte.ByteStream(self._ear)
        self._log = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._heard = 0
        super().__init__(command)

    def type(self, data: bytes) -> None:
        self._ear.typed = data.decode()
        super().type(data)

    def drain(self) -> None:
        super().drain()
        self._stream.feed(self.output[self._heard :])
        self._heard = len(self.output)
        text, self._ear.said = "".join(self._ear.said).strip(), []
        if text:
            os.write(self._log, f"{json.dumps(text)}\n".encode())

    def close(self) -> None:
        super().close()
        os.close(self._log)


def start(command: Sequence[str], transcript: Path, log: Path) -> ReaderSession:
    """Start a program under the reader."""
    return ReaderSession(StreamHost(command, log), transcript, log)
