"""A sound server without a sound card, and an ear at it: what the tests and benchmarks of speech listen with.

The server is a PulseAudio of our own with one null sink, in a folder and on a socket of its own; the ear is
``parec`` at the sink's monitor. Times are those of ``time.monotonic``.
"""

import array
import os
import shutil
import subprocess
import tempfile
import threading
import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from operator import itemgetter
from pathlib import Path

RATE = 48_000
"""Samples a second of sink and recording."""
WINDOW = RATE // 1000
"""Samples that are judged together: 1 ms."""
LOUD = 103
"""Amplitude from which a sample counts as sound: -50 dBFS."""
SETTLED = 2.3
"""Seconds after which the sink works in small steps: it mixes two seconds ahead until somebody listens."""


def is_installed() -> bool:
    return all(shutil.which(program) for program in ("pulseaudio", "parec"))


class NullSink:
    """A running server; ``environment`` makes a program use it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="null-sink-"))
        self.socket = self.folder / "native"
        self.environment = {"PULSE_SERVER": f"unix:{self.socket}"}
        self._server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "NullSink":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        places = dict.fromkeys(("HOME", "XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH", "PULSE_STATE_PATH"), str(self.folder))
        quiet = ["--log-target=null", "--realtime=no", "--high-priority=yes", "--use-pid-file=no", "--disable-shm=yes"]
        modules = [
            f"--load=module-null-sink sink_name=ear rate={RATE} channels=2",
            f"--load=module-native-protocol-unix auth-anonymous=1 socket={self.socket}",
        ]
        self._server = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", *quiet, *modules],
            env={**os.environ, **places},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_until(self.socket.exists, 10, "PulseAudio does not start")

    def stop(self) -> None:
        """End the server as a crash would."""
        if self._server:
            self._server.kill()
            self._server.wait()
        self.socket.unlink(missing_ok=True)


@dataclass(frozen=True)
class Sound:
    """A stretch of sound between two silences."""

    start: float
    end: float


class Ear:
    """Records the sink from its making on until ``close``."""

    def __init__(self, sink: NullSink, channels: int = 1) -> None:
        self._channels = channels
        form = ["--format=s16le", f"--rate={RATE}", f"--channels={channels}", "--latency-msec=5", "--raw"]
        self._recorder = subprocess.Popen(
            ["parec", "--device=ear.monitor", *form],
            env={**os.environ, **sink.environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        with suppress(OSError):  # where it is allowed: a busy machine must not make the ear miss anything
            os.setpriority(os.PRIO_PROCESS, self._recorder.pid, -11)
        self._data = bytearray()
        self._arrivals: list[tuple[int, float]] = []
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()
        wait_until(lambda: bool(self._data), 5, "parec does not record")

    def __enter__(self) -> "Ear":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._recorder.kill()
        self._recorder.wait()
        self._thread.join(2)

    def _listen(self) -> None:
        assert self._recorder.stdout
        while part := os.read(self._recorder.stdout.fileno(), 4096):
            self._arrivals.append((len(self._data) // (2 * self._channels), time.monotonic()))
            self._data += part

    def samples(self, start: float, end: float) -> "array.array[int]":
        """Return the samples that were heard between two times; of several channels, one of each in turn."""
        first, last = (max(0, round((moment - self._zero(moment)) * RATE)) for moment in (start, end))
        frame = 2 * self._channels
        return array.array("h", bytes(self._data[frame * first : frame * last]))

    def sounds(self, start: float, end: float | None = None, silence: float = 0.06) -> list[Sound]:
        """Return what was heard between two times; shorter silences do not part two sounds."""
        start = max(start, self._arrivals[0][1])
        heard = self.samples(start, end or time.monotonic())
        loud = [at for at in range(0, len(heard), WINDOW) if _peak(heard[at : at + WINDOW]) > LOUD]
        return [Sound(start + a / RATE, start + (b + WINDOW) / RATE) for a, b in _stretches(loud, silence * RATE)]

    def wait_for_sound(self, start: float, seconds: float = 5.0) -> Sound:
        """Wait until something is heard after a time; return it as far as it was heard."""
        wait_until(lambda: bool(self.sounds(start)), seconds, "nothing is heard")
        return self.sounds(start)[0]

    def wait_for_silence(self, seconds: float = 10.0, silence: float = 0.3) -> None:
        """Wait until nothing was heard for a while."""
        wait_until(lambda: self._arrived() and not self.sounds(time.monotonic() - silence), seconds, "no silence comes")

    def _arrived(self) -> bool:
        return bool(self._arrivals) and time.monotonic() - self._arrivals[-1][1] < 0.1

    def _zero(self, moment: float) -> float:
        """Return the time of sample 0 as it looks around a moment.

        The sink hands a piece on at the moment that its first sample is due. It may arrive later, never earlier: the
        earliest of those nearby tells, whatever was dropped long before.
        """
        first = bisect_left(self._arrivals, moment - 0.5, key=itemgetter(1))
        last = bisect_left(self._arrivals, moment + 0.5, key=itemgetter(1))
        near = self._arrivals[first:last] or self._arrivals[:1]
        return min(at - count / RATE for count, at in near)


def wait_until(condition: object, seconds: float, otherwise: str) -> None:
    """Wait until the condition holds; fail with the words of ``otherwise``."""
    assert callable(condition)
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.01)


def is_alive(pid: int) -> bool:
    """Tell whether a process runs; one that has ended and waits for its parent does not."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


def children_of(pid: int) -> list[int]:
    """Return the processes that a process has started and that run."""
    with suppress(OSError):
        tasks = Path(f"/proc/{pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text().split() if is_alive(int(child))]
    return []


def _peak(samples: "array.array[int]") -> int:
    return max(abs(min(samples)), abs(max(samples)))


def _stretches(places: list[int], gap: float) -> Iterator[tuple[int, int]]:
    """Yield first and last of each run of places that are no further apart than the gap."""
    if not places:
        return
    start = places[0]
    for one, other in pairwise(places):
        if other - one > gap:
            yield start, one
            start = other
    yield start, places[-1]
