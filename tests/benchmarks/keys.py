"""From a key to the written answer, and the memory after a whole game, in a pseudo-terminal."""

import re
from collections.abc import Iterator
from pathlib import Path

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, start
from pyramid_access.rules.variants import VARIANTS
from tests.benchmarks.figures import Figure, median, percentile
from tests.benchmarks.program import Program
from tests.hands import best_move, keys_of
from tests.speech.null_sink import NullSink, children_of, is_installed

WON_DEAL = 3
"""A deal that the hints win."""
QUESTIONS = "omcctwwsshr,x"
_BYTES = {"tab": b"\t", "s-tab": b"\x1b[Z", "enter": b"\r"}


def measure() -> Iterator[Figure]:
    """Yield the times of a whole game played by keys, questions included, and what both processes weigh after it."""
    if is_installed():
        with NullSink() as sink:
            yield from _whole_game(sink.environment)
    else:
        yield from _whole_game({})


def _whole_game(environ: dict[str, str]) -> Iterator[Figure]:
    options = ("--lang", "fr", "--speaker", "own", "--deal", str(WON_DEAL))
    with Program(*options, environ=environ) as program:
        program.first_line()
        program.settle(1.5)
        times = [program.press(key) for key in _keys()]
        program.settle()
        weight = _resident(program.process.pid)
    yield Figure("key to written answer, median", median(times) * 1000, 5, "ms")
    yield Figure("key to written answer, p99", percentile(times, 0.99) * 1000, 15, "ms")
    yield Figure("resident memory of both processes after a game", weight, 120, "MB")


def _keys() -> Iterator[bytes]:
    game = Game(VARIANTS["three-pass"], deal_of_number(WON_DEAL, "three-pass"))
    position = start(game)
    while move := best_move(game, position):
        yield from (_BYTES.get(key) or key.encode() for key in keys_of(game, position, move))
        yield from (key.encode() for key in QUESTIONS)
        position = successor(game, position, move)


def _resident(pid: int) -> float:
    """Return the resident memory of a process and its children in megabytes."""
    status = [Path(f"/proc/{one}/status").read_text() for one in (pid, *children_of(pid))]
    return sum(int(re.search(r"VmRSS:\s*(\d+)", text)[1]) for text in status) / 1024  # type: ignore[index]
