"""A console of the machine itself: where BRLTTY reads, and where no terminal program stands between."""

import fcntl
import os
import subprocess
import termios
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

DEVICE = Path("/dev/tty8")
"""The first consoles are for people."""
_ACTIVATE = 0x5606
"""VT_ACTIVATE of the system's header linux/vt.h."""
_TYPING = Path("/proc/sys/dev/tty/legacy_tiocsti")
"""Holds 0 where nobody may type in place of the keyboard."""


def is_there() -> bool:
    """Return whether there is a console that a test may type on."""
    if os.geteuid() != 0 or (_TYPING.exists() and _TYPING.read_text().strip() == "0"):
        return False
    with suppress(OSError):
        os.close(_open())
        return True
    return False


def _open() -> int:
    return os.open(DEVICE, os.O_RDWR | os.O_NOCTTY)


class Console:
    """Runs a program on the console, in front of all others; one test at a time."""

    def __init__(self, command: Sequence[str], **environment: str) -> None:
        self._lock = _open()  # Not the one that the program gets: its lock would live as long as the program.
        fcntl.flock(self._lock, fcntl.LOCK_EX)
        self._fd = _open()
        os.write(self._fd, b"\x1bc")
        subprocess.run(["stty", "sane"], stdin=self._fd, check=True)
        fcntl.ioctl(self._fd, _ACTIVATE, int(DEVICE.name.removeprefix("tty")))
        self.process = subprocess.Popen(
            command,
            stdin=self._fd,
            stdout=self._fd,
            stderr=self._fd,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 1),  # noqa: PLW1509 (nothing else makes it so)
            env={**os.environ, "TERM": "linux", **environment},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def type(self, data: bytes) -> None:
        for byte in data:
            fcntl.ioctl(self._fd, termios.TIOCSTI, bytes([byte]))

    def drain(self) -> None:
        """A console shows what it is given by itself."""

    def wait(self, seconds: float) -> None:
        self.process.wait(seconds)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._fd)
        os.close(self._lock)
