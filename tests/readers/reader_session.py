"""A program under a real screen reader, with the means to see what the reader said for each key."""

import contextlib
import json
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.pty_program import PtyProgram

HERE = Path(__file__).parent
FENRIR = Path("/usr/lib/python3/dist-packages/fenrirscreenreader")
YASR_CONFIGURATION = Path("/etc/yasr/yasr.conf")
READER_STARTS = 20.0
READER_ANSWERS = 2.0
"""Seconds after which a reader that has not said what it should is taken to be silent."""
SETTLED = 0.06
"""Seconds after the expected words in which a reader that has more to say would have said it."""

KEYS = {
    "tab": b"\t",
    "s-tab": b"\x1b[Z",
    "enter": b"\r",
    "space": b" ",
    "up": b"\x1b[A",
    "down": b"\x1b[B",
    "right": b"\x1b[C",
    "left": b"\x1b[D",
    "home": b"\x1b[H",
    "end": b"\x1b[F",
    "backspace": b"\x7f",
    "delete": b"\x1b[3~",
}
"""What a terminal sends for the keys with a name; characters stand for themselves."""


@dataclass(frozen=True)
class Answer:
    """What one key brought."""

    key: str
    announced: str
    """What the program wrote, by its own transcript."""
    heard: str
    """What the reader told its voice."""

    @property
    def exact(self) -> bool:
        """Whether the reader said just that, once."""
        return bool(self.announced) and _words(self.heard) == _words(self.announced)

    @property
    def included(self) -> bool:
        """Whether the reader said it, among other things, such as its own greeting."""
        return bool(self.announced) and " ".join(_words(self.announced)) in " ".join(_words(self.heard))


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def is_installed(reader: str) -> bool:
    """Return whether a reader can be run here."""
    return FENRIR.exists() if reader == "fenrir" else bool(shutil.which(reader)) and YASR_CONFIGURATION.exists()


class ReaderSession:
    """Starts a program under a reader and presses keys. The program keeps a transcript, as ``--transcript`` does."""

    def __init__(self, reader: str, command: Sequence[str], transcript: Path, folder: Path) -> None:
        self._transcript = transcript
        self._log = folder / "speech.log"
        # A script, because both readers would take the program's options for their own.
        script = folder / "program.sh"
        script.write_text(f"#!/bin/sh\nexec {shlex.join(command)}\n", encoding="utf-8")
        script.chmod(0o755)
        start = _fenrir(script, folder) if reader == "fenrir" else _yasr(script, folder)
        self._program = PtyProgram(start, SPEECH_LOG=str(self._log), SHELL="/bin/sh", LC_ALL="C.UTF-8")
        self.welcome = self._answer("", announced=0, heard=0)
        """What came before the first key."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # Killing is not enough: yasr's child holds the terminal open itself, and would never learn of yasr's end.
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            self._program.type(b"q")
            self._program.process.wait(READER_ANSWERS)
        self._program.__exit__(kind, error, trace)

    def press(self, key: str) -> Answer:
        """Press a key and wait until the reader has said what the program announced, or for much too long."""
        announced, heard = len(self._announced()), len(self._heard())
        self._program.type(KEYS.get(key) or key.encode())
        return self._answer(key, announced, heard)

    def _answer(self, key: str, announced: int, heard: int) -> Answer:
        """Return what follows the first so many lines of the two records."""
        end = time.monotonic() + (READER_STARTS if not key else READER_ANSWERS)
        while not self._answer_so_far(key, announced, heard).included and time.monotonic() < end:
            self._wait(0.01)
        self._wait(SETTLED)
        return self._answer_so_far(key, announced, heard)

    def _answer_so_far(self, key: str, announced: int, heard: int) -> Answer:
        return Answer(key, " ".join(self._announced()[announced:]), " ".join(self._heard()[heard:]))

    def _wait(self, seconds: float) -> None:
        time.sleep(seconds)
        self._program.drain()

    def _announced(self) -> list[str]:
        return [line["text"] for line in _json_lines(self._transcript)]

    def _heard(self) -> list[str]:
        return _json_lines(self._log)


def _json_lines(path: Path) -> list:
    """Return the whole lines of a file that is being written."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]


def _yasr(script: Path, folder: Path) -> list[str]:
    """Return the command that runs the script under yasr as Debian configures it, but for the voice."""
    text = YASR_CONFIGURATION.read_text(encoding="latin-1")
    text = re.sub(r"(?m)^synthesizer=.*", "synthesizer=emacspeak server", text)
    text = re.sub(r"(?m)^synthesizer port=.*", f"synthesizer port=|{HERE / 'speech_log.py'}", text)
    configuration = folder / "yasr.conf"
    configuration.write_text(text, encoding="latin-1")
    return ["yasr", "-C", str(configuration), str(script)]


def _fenrir(script: Path, folder: Path) -> list[str]:
    """Return the command that runs the script under a copy of Fenrir that has our driver for a voice."""
    package = folder / "fenrir" / FENRIR.name
    shutil.copytree(FENRIR, package)
    shutil.copy(HERE / "fenrir_log_driver.py", package / "speechDriver" / "logDriver.py")
    run = folder / "fenrir" / "run.py"
    run.write_text(
        "from fenrirscreenreader.core import fenrirManager\nfenrirManager.fenrirManager().proceed()\n", encoding="utf-8"
    )
    settings = {
        "sound#enabled": "False",
        "sound#driver": "dummyDriver",
        "speech#driver": "logDriver",
        "screen#driver": "ptyDriver",
        "keyboard#driver": "ptyDriver",
        "keyboard#keyboardLayout": "pty",
        "keyboard#interruptOnKeyPress": "False",
        "remote#enable": "False",
        "general#shell": str(script),
        "general#debugFile": str(folder / "fenrir.log"),
    }
    return ["/usr/bin/python3", str(run), "-e", "-o", ";".join(f"{name}={value}" for name, value in settings.items())]
