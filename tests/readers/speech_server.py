"""A real Speech Dispatcher with a voice that only keeps a record."""

import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

STARTS = 10.0
_CONFIGURATION = """\
LogLevel 1
LogDir "{folder}"
AddModule "record" "{module}" ""
DefaultModule record
DefaultLanguage "en"
DisableAutoSpawn
"""


def is_installed() -> bool:
    return bool(shutil.which("speech-dispatcher"))


class SpeechServer:
    """Runs in a folder of its own; ``environment`` makes programs use it, ``log`` gets what it says, as JSON lines."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.folder = folder
        self.socket = folder / "speechd.sock"
        self.log = folder / "spoken.log"
        self.environment = {"SPEECHD_ADDRESS": f"unix_socket:{self.socket}", "HOME": str(folder)}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        configuration = self.folder / "conf"
        for folder in ("modules", "clients"):
            (configuration / folder).mkdir(parents=True, exist_ok=True)
        module = self.folder / "voice.sh"
        script = Path(__file__).with_name("dispatcher_module.py")
        module.write_text(f"#!/bin/sh\nSPEECH_LOG='{self.log}' exec '{sys.executable}' '{script}'\n")
        module.chmod(0o755)
        (configuration / "speechd.conf").write_text(_CONFIGURATION.format(folder=self.folder, module=module))
        self._process = subprocess.Popen(
            [
                *("speech-dispatcher", "--run-single", "--timeout", "0", "--config-dir", str(configuration)),
                *("--log-dir", str(self.folder), "--pid-file", str(self.folder / "pid")),
                *("--communication-method", "unix_socket", "--socket-path", str(self.socket)),
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + STARTS
        while not self.socket.exists() and time.monotonic() < end:
            time.sleep(0.02)
        assert self.socket.exists()

    def stop(self) -> None:
        assert self._process
        self._process.kill()
        self._process.wait()
        self.socket.unlink(missing_ok=True)
