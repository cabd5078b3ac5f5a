"""A thousand keys in the whole game, faster than anybody listens: what is left in the ears and in the system."""

import os
import time
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from typing import NamedTuple

from tests.benchmarks.figures import Figure
from tests.benchmarks.program import Program
from tests.speech.null_sink import SETTLED, Ear, NullSink, children_of, is_installed

KEYS = 1000
APART = 0.03
"""Seconds from one key to the next."""
WARM = 100
"""Keys before the first look, so that everything is loaded."""
PRESSED = (b"\t", b"p", b"u", b"o", b"\r", b"7", b"\r", b"\x1b[Z", b"m", b"s")
"""Questions, and keys with earcons: drawn, undone, chosen, and refused at the edges."""
LAST = b"2"
CLICK = 2500
"""Second difference of samples that speech never has, and a wave that breaks off has."""
OPTIONS = ("--lang", "fr", "--speaker", "own", "--deal", "3", "--earcons", "on", "--place", "pan")
IDLE = 5.0
"""Seconds in which the CPU is looked at."""
_PROCESS_CLOCK = 2


class Belongings(NamedTuple):
    """What both processes have."""

    megabytes: float
    others: int
    """Processes, threads and open files."""


def measure() -> Iterator[Figure]:
    """Yield the figures beside their limits; none where PulseAudio is not installed."""
    if not is_installed():
        return
    with NullSink() as sink, Ear(sink) as ear, Program(*OPTIONS, environ=sink.environment) as program:
        time.sleep(SETTLED)
        alone = _length(program, ear)
        _press(program, WARM)
        ear.wait_for_silence()
        before = _belongings(program.process.pid)
        began = time.monotonic()
        _press(program, KEYS)
        heard = _length(program, ear)
        after = _belongings(program.process.pid)
        ended = time.monotonic()
        yield Figure("1,000 keys 30 ms apart, growth of memory", after.megabytes - before.megabytes, 5, "MB")
        yield Figure("more processes, threads and files after them", after.others - before.others, 0, "")
        yield Figure("the last one to its first sample", heard[0] * 1000, 70, "ms")
        yield Figure("what is heard after it beside its own sentence", abs(heard[1] - alone[1]) * 1000, 200, "ms")
        yield Figure("clicks meanwhile", _clicks(ear, began, ended), 0, "")
        yield Figure("the whole game in silence", _idle(program.process.pid), 0.5, "% CPU")


def _press(program: Program, count: int) -> None:
    """Press keys at an even pace, reading what comes."""
    start = time.monotonic()
    for number, key in enumerate(islice(_cycle(), count), 1):
        program.type(key)
        program.settle(0)
        time.sleep(max(0.0, start + number * APART - time.monotonic()))


def _cycle() -> Iterator[bytes]:
    while True:
        yield from PRESSED


def _length(program: Program, ear: Ear) -> tuple[float, float]:
    """Press the last key; return after how many seconds it is heard, and for how many there is sound."""
    key = time.monotonic()
    program.type(LAST)
    first = ear.wait_for_sound(key + 0.02)  # what is spoken then falls silent within this time
    ear.wait_for_silence()
    program.settle(0)
    return first.start - key, ear.sounds(key + 0.02)[-1].end - first.start


def _belongings(pid: int) -> Belongings:
    folders = [Path(f"/proc/{one}") for one in (pid, *children_of(pid))]
    pages = sum(int((folder / "statm").read_text().split()[1]) for folder in folders)
    others = sum(len([*(folder / kind).iterdir()]) for folder in folders for kind in ("fd", "task"))
    return Belongings(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, others + len(folders))


def _clicks(ear: Ear, start: float, end: float) -> int:
    """Return how many places there are, no two of them within 5 ms, where the wave breaks."""
    samples = ear.samples(start, end)
    steps = [two - one for one, two in pairwise(samples)]
    places = [at for at, (one, two) in enumerate(pairwise(steps)) if abs(two - one) > CLICK]
    return len(places[:1]) + sum(two - one > 240 for one, two in pairwise(places))


def _idle(pid: int) -> float:
    """Return the share of one processor that both processes take while nothing happens."""
    time.sleep(1)
    before, start = _processor_time(pid), time.monotonic()
    time.sleep(IDLE)
    return (_processor_time(pid) - before) / (time.monotonic() - start) * 100


def _processor_time(pid: int) -> float:
    """Return the seconds that both processes have taken, by Linux's clock of a process: it counts no coarse ticks."""
    return sum(time.clock_gettime(~one << 3 | _PROCESS_CLOCK) for one in (pid, *children_of(pid)))
