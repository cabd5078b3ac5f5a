"""How long the exact decision takes: proven deals, random deals of the variants, beside breadth-first search."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, wait
from dataclasses import replace
from functools import partial
from random import Random

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.cards import PACK
from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.moves import Remove
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position, start
from pyramid_access.rules.variants import Variant, parse_overrides, with_rules
from pyramid_access.solver.matching.matcher import decide
from pyramid_access.solver.result import SolveResult, Status
from pyramid_access.solver.survey import survey
from tests.benchmarks.breadth_first import can_be_won
from tests.benchmarks.figures import Figure, median, percentile
from tests.solver.deal_list import FEW, MANY, proven_deals

RANDOM_DEALS = 1000
SURVEYED = 4000
VARIANTS = (
    ("classic", ""),
    ("easy", ""),
    ("giza", ""),
    ("three-pass", "passes=1"),
    ("three-pass", "passes=2"),
)
_WEIGHED = """
from pyramid_access.rules import play
from time import perf_counter
started = perf_counter()
from pyramid_access.solver.matching import matcher
took = perf_counter() - started
from tests.benchmarks.solving import proven_times
list(proven_times())
# Not the most that getrusage() tells: that counts the process in which this one was made, too.
status = open("/proc/self/status").read()
print(took * 1000, int(status.partition("VmHWM:")[2].split()[0]) / 1024)
"""


def measure() -> Iterator[Figure]:
    """Yield times in milliseconds, each beside that of breadth-first search, and the memory of a process."""
    share, yardstick = _beside_breadth_first()
    yield share
    for figure in _times():
        yield replace(figure, beside=figure.value / yardstick) if figure.unit == "ms" else figure


def _times() -> Iterator[Figure]:
    yield from _proven()
    for name, house in VARIANTS:
        times = [took for took, _ in _random_times(with_rules(name, parse_overrides(house)), RANDOM_DEALS)]
        label = f"decide {RANDOM_DEALS} deals of {name} {house}".strip()
        yield Figure(f"{label}, p95", percentile(times, 0.95) * 1000, 200, "ms")
        yield Figure(f"{label}, max", max(times) * 1000, 2000, "ms")
    yield from _surveyed()


def _surveyed() -> Iterator[Figure]:
    """Yield how many deals a survey decides in a second on one core, and how much faster two are."""
    variant = with_rules("three-pass", {})
    deal_of = partial(deal_of_number, variant_id=variant.id)
    speeds = []
    for workers in (1, 2):
        with ProcessPoolExecutor(workers) as executor:
            wait([executor.submit(_load) for _ in range(4 * workers)])
            began = time.perf_counter()
            *_, tally = survey(executor, variant, deal_of, range(1, SURVEYED + 1), workers)
            assert tally.deals == SURVEYED
            speeds.append(SURVEYED / (time.perf_counter() - began))
    yield Figure("survey of three-pass on one core", speeds[0], 800, "/s", is_least=True)
    if len(os.sched_getaffinity(0)) > 1:
        yield Figure("survey of three-pass on two cores, beside one", speeds[1] / speeds[0], 1.8, "x", is_least=True)


def _load() -> None:
    """Have a worker load what it needs."""
    deal_of_number(1, "three-pass")


def proven_times() -> Iterator[tuple[float, bool]]:
    """Yield for each proven deal the seconds that a decision takes, and whether it is right."""
    open_stock = with_rules("open-stock", {})
    for deal, length in proven_deals(MANY if MANY.exists() else FEW):
        took, result = _timed(Game(open_stock, deal))
        yield took, (result.status is Status.WON) is bool(length)


def _proven() -> Iterator[Figure]:
    found = [*proven_times()]
    times = [took * 1000 for took, _ in found]
    label = f"decide {len(times)} proven deals"
    yield Figure(f"{label}, wrong verdicts", sum(not right for _, right in found), 0, "")
    yield Figure(f"{label}, median", median(times), 0.6, "ms")
    yield Figure(f"{label}, mean", sum(times) / len(times), 1.0, "ms")
    yield Figure(f"{label}, p99", percentile(times, 0.99), 20, "ms")
    yield Figure(f"{label}, max", max(times), 150, "ms")
    took, weight = _weighed()
    yield Figure("import the solver, the rules being there", took, 20, "ms")
    yield Figure(f"{label}, memory of the process", weight, 40, "MB")


def _weighed() -> tuple[float, float]:
    """Return the milliseconds of an import with compiled files at hand, and the megabytes of a process that decides."""
    command = [sys.executable, "-c", _WEIGHED]
    with tempfile.TemporaryDirectory(prefix="pyramid-bench-") as compiled:
        environ = os.environ | {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": compiled}
        for _ in range(2):
            ran = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    took, weight = map(float, ran.stdout.split())
    return took, weight


def _timed(game: Game) -> tuple[float, SolveResult]:
    position = start(game)
    started = time.perf_counter()
    result = decide(game, position)
    return time.perf_counter() - started, result


def _random_times(variant: Variant, count: int) -> Iterator[tuple[float, SolveResult]]:
    for number in range(1, count + 1):
        yield _timed(Game(variant, deal_of_number(number, variant.id)))


def mid_game(rng: Random, count: int, moves: range) -> Iterator[tuple[Game, Position]]:
    """Yield positions that random play leads to: a pair if there is one, mostly."""
    variant = with_rules("open-stock", {})
    while count:
        game = Game(variant, tuple(rng.sample(PACK, len(PACK))))
        position = start(game)
        for _ in range(rng.choice(moves)):
            choices = legal_moves(game, position)
            pairs = [move for move in choices if isinstance(move, Remove)]
            if choices:
                position = successor(game, position, rng.choice(pairs if pairs and rng.random() < 0.8 else choices))
        if legal_moves(game, position):
            count -= 1
            yield game, position


def _beside_breadth_first() -> tuple[Figure, float]:
    """Return our share of the time of breadth-first search, which gives up after some while, and its mean in ms."""
    ours, plain, positions = 0.0, 0.0, 30
    for game, position in mid_game(Random(2), positions, range(10, 40)):
        started = time.perf_counter()
        verdict = can_be_won(game, position, 50_000)
        between = time.perf_counter()
        result = decide(game, position)
        ours += time.perf_counter() - between
        plain += between - started
        assert verdict in (None, result.status is Status.WON)
    share = Figure("the decision's share of the time of breadth-first search", 100 * ours / plain, 5, "%")
    return share, plain * 1000 / positions
