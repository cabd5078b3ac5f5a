"""One speaking process, from its start to its end, as the game's side sees it."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from pyramid_access.speech.messages import (
    Answer,
    Command,
    Finished,
    InTrouble,
    ListVoices,
    Ready,
    Slow,
    Started,
    Taken,
    Voices,
    decode,
    encode,
)
from pyramid_access.speech.voices import VoiceInfo, voice_info

MODULE = "pyramid_access.speech.voice_child"
CHILD_COMMAND: tuple[str, ...] = (sys.executable, "-P", "-m", MODULE)
"""``-P``: a file in the player's folder that is called as a module of Python must not be imported instead of it."""
_ENDS_BY_ITSELF = 0.3
"""Seconds that a process has to end by itself when its input ends; it takes some milliseconds."""
_POLL = 0.002


class ChildProcess:
    """A running process that obeys commands; its answers, and its end, are told from a thread of its own."""

    def __init__(
        self,
        on_answer: Callable[[Answer | None], None],
        log: Path | None = None,
        command: Sequence[str] = CHILD_COMMAND,
    ) -> None:
        """Start the process, in a group of its own; raise OSError when that cannot be done.

        ``on_answer(None)`` tells that it has ended. What the process prints as errors is added to ``log``.
        """
        self._on_answer = on_answer
        with _error_output(log) as errors:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=child_environment(),
                # Not a session: Linux shares processors out among sessions, and on a machine that is busy with other
                # work of this terminal a session of its own made the sound break off for up to a second (measured).
                process_group=0,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        threading.Thread(target=self._read, name="voice answers", daemon=True).start()

    @property
    def pid(self) -> int:
        """The process identifier, which is also that of the group."""
        return self._process.pid

    def send(self, command: Command) -> None:
        """Write one command; a process that has ended is told by ``on_answer``, not here."""
        assert self._process.stdin
        with suppress(OSError, ValueError):
            self._process.stdin.write(encode(command))
            self._process.stdin.flush()

    def is_stopped(self) -> bool:
        """Tell whether a signal has made the process stand still; always False on systems that do not tell."""
        if sys.platform != "linux":
            return False
        with suppress(OSError):  # it has ended, and was waited for
            return os.waitid(os.P_PID, self.pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
        return False

    def close(self) -> None:
        """End the process: in good order if it is quick, else by force."""
        assert self._process.stdin
        with suppress(OSError):
            self._process.stdin.close()
        give_up_at = time.monotonic() + _ENDS_BY_ITSELF
        while self._process.poll() is None and not self.is_stopped() and time.monotonic() < give_up_at:
            time.sleep(_POLL)
        self.kill()

    def kill(self) -> None:
        """End the process and whatever it has started, stopped or not, and take its exit code."""
        if self._process.poll() is None:
            with suppress(OSError):
                _kill_group(self._process)
        self._process.wait()
        assert self._process.stdin
        with suppress(OSError):
            self._process.stdin.close()

    def _read(self) -> None:
        assert self._process.stdout
        with self._process.stdout as lines, suppress(OSError, ValueError):
            for line in lines:
                answer = decode(line)
                if isinstance(answer, Ready | Taken | Slow | Started | Finished | InTrouble | Voices):
                    self._on_answer(answer)
        self._on_answer(None)


def list_voices(seconds: float = 10.0, command: Sequence[str] = CHILD_COMMAND) -> tuple[VoiceInfo, ...]:
    """Return all voices, asked of a speaking process of its own; empty when it has none to give.

    Those of an engine that does not answer in time are left out.
    """
    try:
        told = subprocess.run(
            command,
            input=encode(ListVoices(1)),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=child_environment(),
            timeout=seconds,
            check=False,
        ).stdout
    except OSError:
        return ()
    except subprocess.TimeoutExpired as error:
        told = error.stdout or b""
    answers = map(decode, told.splitlines())
    listed = [voice for answer in answers if isinstance(answer, Voices) for voice in answer.voices]
    return tuple(voice_info(voice.get("id"), voice.get("name"), voice.get("languages")) for voice in listed)


def child_environment() -> dict[str, str]:
    """Return the environment in which the child finds this package, also when it runs from an uninstalled checkout."""
    environment = dict(os.environ)
    root = Path(__file__).parents[2]
    if root.name not in ("site-packages", "dist-packages"):  # those are found anyway, and must not come first
        paths = [str(root), *filter(None, [environment.get("PYTHONPATH")])]
        environment["PYTHONPATH"] = os.pathsep.join(paths)
    return environment


@contextmanager
def _error_output(log: Path | None) -> Iterator[IO[bytes] | int]:
    """Open the file for the child's errors; they go nowhere when there is none, and never to the terminal."""
    try:
        file = log.open("ab") if log else None
    except OSError:
        file = None
    if file is None:
        yield subprocess.DEVNULL
        return
    with file:
        yield file


def _kill_group(process: "subprocess.Popen[bytes]") -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
