"""From the start of the process to the first line and the first sound, against a bare import of prompt_toolkit."""

import subprocess
import sys
import time
from collections.abc import Iterator

from tests.benchmarks.figures import Figure, median
from tests.benchmarks.program import Program
from tests.speech.null_sink import SETTLED, Ear, NullSink, is_installed

ROUNDS = 11
OPTIONS = ("--lang", "fr", "--deal", "7")


def measure() -> Iterator[Figure]:
    """Yield both ratios; the second only where PulseAudio is installed."""
    floors, lines = [], []
    for _ in range(ROUNDS):
        floors.append(_bare_import())
        with Program(*OPTIONS, "--speaker", "own") as program:
            lines.append(program.first_line())
    floor = median(floors)
    yield Figure("bare import of prompt_toolkit", floor * 1000, floor * 1000, "ms")
    yield Figure("start to first written line, over the bare import", median(lines) / floor, 2.0, "times")
    if is_installed():
        yield _first_sound()


def _first_sound() -> Figure:
    floors, sounds = [], []
    with NullSink() as sink, Ear(sink) as ear:
        time.sleep(SETTLED)
        for _ in range(ROUNDS):
            floors.append(_bare_import())
            with Program(*OPTIONS, "--speaker", "own", environ=sink.environment) as program:
                sounds.append(ear.wait_for_sound(program.started, 20).start - program.started)
            ear.wait_for_silence()
    return Figure("start to first spoken sample, over the bare import", median(sounds) / median(floors), 2.5, "times")


def _bare_import() -> float:
    begun = time.monotonic()
    subprocess.run([sys.executable, "-c", "import prompt_toolkit"], check=True)
    return time.monotonic() - begun
