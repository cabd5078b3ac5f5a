"""Counting deals with any executor."""

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.position import Game, start
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.solver.result import Status
from pyramid_access.solver.search import solve
from pyramid_access.solver.survey import CHUNK, Tally, count_winnable, survey

GIZA = VARIANTS["giza"]
DEAL_OF = partial(deal_of_number, variant_id="giza")


class Here(Executor):
    """Does everything at once, where it is asked for; counts how much is asked for."""

    def __init__(self) -> None:
        self.asked = 0

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        self.asked += 1
        future: Future[object] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def test_every_executor_counts_what_solving_one_by_one_does() -> None:
    numbers = range(5, 5 + 2 * CHUNK + 3)
    games = [Game(GIZA, DEAL_OF(number)) for number in numbers]
    won = sum(solve(game, start(game)).status is Status.WON for game in games)
    with ThreadPoolExecutor(2) as threads:
        for executor in (Here(), threads):
            tallies = list(survey(executor, GIZA, DEAL_OF, numbers, workers=1))
            assert [tally.deals for tally in tallies] == [CHUNK, 2 * CHUNK, len(numbers)]
            assert tallies[-1] == Tally(len(numbers), won)


def test_no_more_is_asked_for_than_keeps_the_workers_busy() -> None:
    here = Here()
    next(survey(here, GIZA, lambda _: DEAL_OF(1), range(1, 10**9), workers=1))
    assert here.asked == 4


def test_nothing_to_count() -> None:
    assert list(survey(Here(), GIZA, DEAL_OF, range(0), workers=2)) == []
    assert count_winnable(GIZA, DEAL_OF, range(0)) == Tally()


@pytest.mark.parametrize(
    ("tally", "low", "high"),
    [
        (Tally(), 0, 100),
        (Tally(10, 0), 0, 27.753),
        (Tally(10, 10), 72.247, 100),
        (Tally(100, 50), 40.383, 59.617),
        (Tally(20_000, 13_370), 66.195, 67.499),
    ],
)
def test_wilsons_interval(tally: Tally, low: float, high: float) -> None:
    """By Wilson's formula of 1927; the numbers are those of textbooks."""
    assert tally.interval == pytest.approx((low, high), abs=0.001)
