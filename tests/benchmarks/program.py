"""The program in a pseudo-terminal of its own, with the moment at which each piece of its output came."""

import fcntl
import os
import pty
import select
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

COMMAND = (sys.executable, "-m", "pyramid_access")
SIZE = (24, 80)


class Program:
    """Runs a command on a pseudo-terminal of 80 by 24; a context manager that leaves no process behind."""

    def __init__(
        self, *arguments: str, environ: Mapping[str, str] | None = None, command: Sequence[str] = COMMAND
    ) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="pyramid-bench-"))
        self._leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))
        options = ("--data-dir", str(self._folder)) if command == COMMAND else ()
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            [*command, *options, *arguments],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **(environ or {})},
        )
        os.close(follower)

    def __enter__(self) -> "Program":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._leader)
        shutil.rmtree(self._folder, ignore_errors=True)

    def read(self, patience: float) -> tuple[float, bytes]:
        """Return the moment and the bytes of the next output; no bytes if none comes within ``patience`` seconds."""
        if not select.select([self._leader], [], [], patience)[0]:
            return time.monotonic(), b""
        try:
            data = os.read(self._leader, 65536)
        except OSError:
            data = b""
        return time.monotonic(), data

    def first_line(self) -> float:
        """Return the seconds from the start of the process to its first letters on the terminal."""
        while True:
            moment, data = self.read(20.0)
            if not data:
                raise RuntimeError("the program wrote nothing")
            if any(byte >= ord("A") for byte in data):
                return moment - self.started

    def settle(self, seconds: float = 0.3) -> None:
        """Read until the program has been silent for a while."""
        while self.read(seconds)[1]:
            pass

    def press(self, key: bytes) -> float:
        """Press a key; return the seconds until the program writes its answer."""
        pressed = time.monotonic()
        os.write(self._leader, key)
        moment, data = self.read(5.0)
        if not data:
            raise RuntimeError(f"no answer to {key!r}")
        return moment - pressed
