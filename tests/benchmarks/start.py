"""From the start of the process to the first written line, against a bare import of prompt_toolkit in the same run."""

import subprocess
import sys
import time
from collections.abc import Iterator

from tests.benchmarks.figures import Figure, median
from tests.benchmarks.program import Program

ROUNDS = 11
OPTIONS = ("--lang", "fr", "--speaker", "off")


def measure() -> Iterator[Figure]:
    """Yield the ratio of the two, for a new game and for one that goes on."""
    floors, new, resumed = [], [], []
    for _ in range(ROUNDS):
        floors.append(_bare_import())
        with Program(*OPTIONS) as program:
            new.append(program.first_line())
    for _ in range(ROUNDS):
        floors.append(_bare_import())
        with Program(*OPTIONS, "--speaker", "off") as program:
            resumed.append(program.first_line())
    floor = median(floors)
    yield Figure("start to first written line, over a bare import of prompt_toolkit", median(new) / floor, 2.0, "times")


def _bare_import() -> float:
    begun = time.monotonic()
    subprocess.run([sys.executable, "-c", "import prompt_toolkit"], check=True)
    return time.monotonic() - begun
