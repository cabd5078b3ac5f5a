"""BRLTTY, reading the console aloud and in braille; voice and display only keep a record."""

import re
import shutil
import socket
import subprocess
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

from tests.readers.speech_server import SpeechServer

CELLS = 40
_SPEECH_DRIVERS = (Path("/lib/brltty/libbrlttyssd.so"), Path("/usr/lib/brltty/libbrlttyssd.so"))
STARTS = 10.0
BEGINS = 0.5
"""Seconds after which it follows the console, in silence until something is written there."""


def is_installed() -> bool:
    """Return whether it can be run here, with the parts that speak and show in braille to other programs."""
    return bool(shutil.which("brltty")) and any(path.exists() for path in _SPEECH_DRIVERS)


class Brltty:
    """Runs until it is left, with the server for a voice."""

    def __init__(self, server: SpeechServer) -> None:
        self._folder = server.folder
        self._environment = server.environment
        self._socket = socket.socket(socket.AF_UNIX)
        self.shown: list[str] = []
        """What stood on the display, one text after the other."""

    def __enter__(self) -> Self:
        path = self._folder / "braille.sock"
        self._process = subprocess.Popen(
            [
                *("brltty", "-n", "-N", "-q", "-f", "/dev/null", "-F", f"{self._folder}/preferences"),
                *("-P", f"{self._folder}/brltty.pid", "-U", str(self._folder), "-W", str(self._folder)),
                *("-b", "vr", "-d", f"server:{path}", "-x", "lx", "-s", "sd", "-o", "autospeak=yes"),
            ],
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", **self._environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + STARTS
        while not path.exists() and time.monotonic() < end:
            time.sleep(0.05)
        self._socket.connect(str(path))
        self._socket.sendall(f"cells {CELLS}\n".encode())
        threading.Thread(target=self._watch, name="braille display", daemon=True).start()
        time.sleep(BEGINS)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(STARTS)
        self._socket.close()

    def _watch(self) -> None:
        with suppress(OSError), self._socket.makefile(encoding="utf-8", errors="replace") as lines:
            for line in lines:
                if found := re.match(r'Visual "(.*)"$', line.rstrip()):
                    self.shown.append(found[1].rstrip())
