"""From a key in a pseudo-terminal to the written and to the spoken answer, and the memory after a whole game."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, start
from pyramid_access.rules.variants import VARIANTS
from tests.benchmarks.figures import Figure, median, percentile
from tests.benchmarks.program import Program
from tests.hands import best_move, keys_of
from tests.speech.null_sink import SETTLED, Ear, NullSink, children_of, is_installed

WON_DEAL = 3
"""A deal that the hints win."""
OPTIONS = ("--lang", "fr", "--speaker", "own", "--deal", str(WON_DEAL))
QUESTIONS = "omcctwwsshr,x"
SPOKEN_ROUNDS = 20
SEARCHES = 12
"""Deals about which is asked whether they can be won; in one pass, all 52 cards, that takes long."""
_BYTES = {"tab": b"\t", "s-tab": b"\x1b[Z", "enter": b"\r"}


def measure() -> Iterator[Figure]:
    """Yield the times of a whole game played by keys, questions included, and what both processes weigh after it."""
    if not is_installed():
        yield from _whole_game({})
        yield from _while_it_searches({})
        return
    with NullSink() as sink:
        yield from _whole_game(sink.environment)
        yield from _while_it_searches(sink.environment)
        with Ear(sink) as ear:
            time.sleep(SETTLED)
            yield _spoken(ear, sink.environment)


def _spoken(ear: Ear, environ: dict[str, str]) -> Figure:
    """Return the time from a key to the first sample, pressed in silence."""
    times = []
    with Program(*OPTIONS, environ=environ) as program:
        program.first_line()
        ear.wait_for_sound(program.started)
        for number in range(SPOKEN_ROUNDS):
            ear.wait_for_silence()
            time.sleep(0.003 * number)  # not in step with the sink
            program.settle(0.01)
            pressed = time.monotonic()
            program.press(b"\t" if number % 2 else b"\x1b[Z")
            times.append(ear.wait_for_sound(pressed).start - pressed)
    return Figure("key in the game to first spoken sample, from silence", median(times) * 1000, 30, "ms")


def _whole_game(environ: dict[str, str]) -> Iterator[Figure]:
    with Program(*OPTIONS, environ=environ) as program:
        program.first_line()
        program.settle(1.5)
        times = [program.press(key) for key in _keys()]
        program.settle()
        weight = _resident(program.process.pid)
    yield Figure("key to written answer, median", median(times) * 1000, 5, "ms")
    yield Figure("key to written answer, p99", percentile(times, 0.99) * 1000, 15, "ms")
    yield Figure("resident memory of both processes after a game", weight, 120, "MB")


def _while_it_searches(environ: dict[str, str]) -> Iterator[Figure]:
    """Yield the times of keys right after one that starts a search, and of others while it goes on."""
    asked, others = [], []
    for deal in range(1, SEARCHES + 1):
        options = ("--lang", "fr", "--speaker", "own", "--variant", "strict", "--deal", str(deal), "--new")
        with Program(*options, environ=environ) as program:
            program.first_line()
            program.settle(1.5)
            for question in "vh":
                asked.append(program.press(question.encode() + b"s"))
                for key in "omst":
                    program.drain()  # The answer may have come in between.
                    others.append(program.press(key.encode()))
                program.settle(0.5)
    yield Figure("a key that starts a search, and a key, to an answer, p99", percentile(asked, 0.99) * 1000, 15, "ms")
    yield Figure("keys beside a search, to the answer, p99", percentile(others, 0.99) * 1000, 15, "ms")


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
