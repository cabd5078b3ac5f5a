"""yasr and Fenrir, which run a program on a terminal of their own; their voices only keep a record."""

import re
import shlex
import shutil
from collections.abc import Sequence
from pathlib import Path

from tests.pty_program import PtyProgram
from tests.readers.reader_session import ReaderSession

HERE = Path(__file__).parent
FENRIR = Path("/usr/lib/python3/dist-packages/fenrirscreenreader")
YASR_CONFIGURATION = Path("/etc/yasr/yasr.conf")


class PtyHost(PtyProgram):
    """A program on a pseudo-terminal, as a session wants it."""

    def wait(self, seconds: float) -> None:
        self.process.wait(seconds)

    def close(self) -> None:
        self.__exit__(None, None, None)


def is_installed(reader: str) -> bool:
    """Return whether a reader can be run here."""
    return FENRIR.exists() if reader == "fenrir" else bool(shutil.which(reader)) and YASR_CONFIGURATION.exists()


def start(reader: str, command: Sequence[str], transcript: Path, folder: Path, **environment: str) -> ReaderSession:
    """Start a program under a reader."""
    log = folder / "speech.log"
    folder.mkdir(exist_ok=True)
    # A script, because both readers would take the program's options for their own.
    script = folder / "program.sh"
    script.write_text(f"#!/bin/sh\nexec {shlex.join(command)}\n", encoding="utf-8")
    script.chmod(0o755)
    whole = _fenrir(script, folder) if reader == "fenrir" else _yasr(script, folder)
    surroundings = {"SPEECH_LOG": str(log), "SHELL": "/bin/sh", "LC_ALL": "C.UTF-8", **environment}
    return ReaderSession(PtyHost(whole, **surroundings), transcript, log)


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
