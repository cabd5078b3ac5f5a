"""A program on a pseudo-terminal of its own, for tests that need the real thing."""

import contextlib
import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Self

PATIENCE = 20.0
"""Seconds after which a test gives up; far more than anything takes."""


class PtyProgram:
    """Runs Python code, or a command, with the terminal as its controlling terminal.

    The terminal's mode can be read after the end too.
    """

    leaves_other_end = False
    """Does the program get the terminal's other end too, as from yasr 0.6.9?"""

    def __init__(self, program: str | Sequence[str], **environment: str) -> None:
        self.master, self.slave = os.openpty()
        self.resize(80, 24)
        self.mode_before = self.mode()
        self.output = b""
        self._is_there = True
        self.process = subprocess.Popen(
            [sys.executable, "-c", program] if isinstance(program, str) else program,
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            start_new_session=True,
            pass_fds=(self.master,) if self.leaves_other_end else (),
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509 (nothing else makes it so)
            env={**os.environ, "TERM": "xterm", **environment},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        for fd in (self.master, self.slave):
            with contextlib.suppress(OSError):
                os.close(fd)

    def mode(self) -> list[object]:
        """The terminal's mode as termios gives it."""
        return termios.tcgetattr(self.master)

    @property
    def output_flags(self) -> int:
        """What the terminal does with what is written, in the flags of termios."""
        return termios.tcgetattr(self.master)[1]

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def drain(self) -> None:
        """Read what has come, so that the program is never kept waiting."""
        while select.select([self.master], [], [], 0)[0]:
            try:
                self.output += os.read(self.master, 65536)
            except OSError:
                return

    def type(self, data: bytes) -> None:
        os.write(self.master, data)

    def expect(self, text: bytes) -> None:
        """Read until the text has come; fail when it does not."""
        end = time.monotonic() + PATIENCE
        while text not in self.output:
            ready, _, _ = select.select([self.master], [], [], end - time.monotonic())
            assert ready, f"{text!r} did not come: {self.output!r}"
            self.output += os.read(self.master, 65536)

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def vanish(self) -> None:
        """Close the terminal's other end, as a terminal window or a dying screen reader does."""
        self._is_there = False
        os.close(self.slave)
        os.close(self.master)

    def end(self) -> int:
        """Wait for the end, reading what comes, as terminals do; return the exit code, negative for a signal."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            if self._is_there:
                self.drain()
            time.sleep(0.002)
        return self.process.wait(0)
