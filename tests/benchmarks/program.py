"""The game in a pseudo-terminal of its own, with the moment at which each piece of its output came."""

import os
import select
import sys
import tempfile
import time
from collections.abc import Mapping
from types import TracebackType

from tests.pty_program import PATIENCE, PtyProgram


class Program(PtyProgram):
    """Runs the game with these options, in a data folder of its own; leaves no process and no file behind."""

    def __init__(self, *options: str, environ: Mapping[str, str] | None = None) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="pyramid-bench-")
        self.started = time.monotonic()
        command = [sys.executable, "-m", "pyramid_access", "--data-dir", self._folder.name, *options]
        super().__init__(command, **{"LC_ALL": "C.UTF-8", **(environ or {})})

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        self._folder.cleanup()

    def first_line(self) -> float:
        """Return the seconds from the start of the process to its first letters on the terminal."""
        while True:
            moment, data = self._next_output()
            if any(byte >= ord("A") for byte in data):
                return moment - self.started

    def press(self, key: bytes) -> float:
        """Press a key; return the seconds until the program writes its answer."""
        pressed = time.monotonic()
        self.type(key)
        return self._next_output()[0] - pressed

    def settle(self, seconds: float = 0.3) -> None:
        """Read until the program has been silent for a while."""
        while select.select([self.master], [], [], seconds)[0]:
            os.read(self.master, 65536)

    def _next_output(self) -> tuple[float, bytes]:
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, "the program is silent"
        return time.monotonic(), os.read(self.master, 65536)
