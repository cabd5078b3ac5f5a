"""Counting deals with any executor."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from random import Random

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.position import Game, start
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.solver.fair.player import play_fairly
from pyramid_access.solver.result import Status
from pyramid_access.solver.search import solve
from pyramid_access.solver.survey import (
    CHUNK,
    PLAY_CHUNK,
    PlayTally,
    Tally,
    count_winnable,
    count_won,
    play_survey,
    survey,
)

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


class FirstLast(Executor):
    """Keeps the first call waiting until it is told to do it; does all others at once, and counts them."""

    def __init__(self) -> None:
        self.others = 0
        self.do_first: Callable[[], None] | None = None

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def]
        future: Future[object] = Future()
        if self.do_first is None:
            self.do_first = lambda: future.set_result(fn(*args, **kwargs))
        else:
            self.others += 1
            future.set_result(fn(*args, **kwargs))
        return future


def test_a_deal_that_takes_long_holds_up_the_count_but_not_the_workers() -> None:
    executor, numbers = FirstLast(), range(1, 1 + 9 * CHUNK)
    tallies = survey(executor, GIZA, lambda _: DEAL_OF(1), numbers, workers=1, patience=0.001)
    assert [next(tallies) for _ in range(4)] == [Tally()] * 4
    assert executor.others == 8
    assert executor.do_first
    executor.do_first()
    assert [tally.deals for tally in tallies] == [count * CHUNK for count in range(1, 10)]


def test_hard_rules_are_counted_deal_by_deal() -> None:
    variant, deal_of = VARIANTS["cheops"], partial(deal_of_number, variant_id="cheops")
    with ThreadPoolExecutor(2) as threads:
        tallies = list(survey(threads, variant, deal_of, range(1, 4), workers=2))
    assert tallies == [count_winnable(variant, deal_of, range(1, end)) for end in (2, 3, 4)]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Executor]:
    """Two processes of a Dask cluster on this machine."""
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as workers,
        distributed.Client(workers) as client,
    ):
        yield client.get_executor()


def test_a_dask_cluster_runs_surveys_as_they_are(cluster: Executor) -> None:
    numbers = range(1, 1 + 2 * CHUNK)
    *_, tally = survey(cluster, GIZA, DEAL_OF, numbers, workers=2)
    assert tally == count_winnable(GIZA, DEAL_OF, numbers)
    *_, played = play_survey(cluster, GIZA, DEAL_OF, Random, numbers[:9], workers=2)
    assert played == count_won(GIZA, DEAL_OF, Random, numbers[:9])


def test_every_executor_plays_what_a_fair_player_does_one_by_one() -> None:
    variant = VARIANTS["three-pass"]
    deal_of = partial(deal_of_number, variant_id="three-pass")
    numbers = range(10, 11 + 2 * PLAY_CHUNK)
    games = [Game(variant, deal_of(number)) for number in numbers]
    won = sum(play_fairly(game, Random(number)).won for game, number in zip(games, numbers, strict=True))
    found = count_winnable(variant, deal_of, numbers)
    assert 0 < found.winnable < len(numbers)
    with ThreadPoolExecutor(2) as threads:
        tallies = list(play_survey(threads, variant, deal_of, Random, numbers, workers=2))
    assert [tally.deals for tally in tallies] == [PLAY_CHUNK, 2 * PLAY_CHUNK, len(numbers)]
    assert tallies[-1] == PlayTally(found, won)


def test_nothing_to_count() -> None:
    assert list(survey(Here(), GIZA, DEAL_OF, range(0), workers=2)) == []
    assert count_winnable(GIZA, DEAL_OF, range(0)) == Tally()
    assert count_won(GIZA, DEAL_OF, Random, range(0)) == PlayTally()
    assert PlayTally().percent == PlayTally().mean_score == 0
    assert PlayTally().interval == (0, 100)


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
    assert PlayTally(Tally(tally.deals, 0), tally.winnable).interval == tally.interval


def test_the_interval_of_a_mean_is_that_of_the_normal_distribution() -> None:
    scores = [35, -20, 20, 35, -12]
    tally = PlayTally()
    for score in scores:
        tally += PlayTally(Tally(1, score > 0), score > 0, score, score * score)
    assert tally.mean_score == 11.6
    # The standard deviation is 26.08, that of the mean 11.66.
    assert tally.score_interval == pytest.approx((11.6 - 22.86, 11.6 + 22.86), abs=0.01)
    assert PlayTally(Tally(1), points=7, squares=49).score_interval == (7, 7)
