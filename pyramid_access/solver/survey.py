"""How many of the numbered deals can be won, and how many a fair player wins, counted by any executor.

An executor may stand for threads, for processes or for a cluster.
"""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from dataclasses import dataclass
from functools import partial
from itertools import islice
from math import sqrt
from typing import TYPE_CHECKING, TypeVar

from pyramid_access.rules.position import Deal, Game, start
from pyramid_access.rules.variants import Scoring, Variant
from pyramid_access.solver.fair.adviser import RandomSource
from pyramid_access.solver.fair.player import play_fairly
from pyramid_access.solver.matching.matcher import can_match
from pyramid_access.solver.search import is_winnable

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

CHUNK = 20
"""Deals that a worker is given at once, or one if the faster method does not fit the rules."""
PLAY_CHUNK = 4
"""Deals that a worker is given at once to play, or one; a game takes some hundred times as long as a verdict."""
_Z95 = 1.959964
"""Standard deviations to each side that hold 95 % of a normal distribution."""
DealOf = Callable[[int], Deal]
"""Gives the cards of a number. It has to reach the workers, so with processes it has to be picklable."""
RandomOf = Callable[[int], RandomSource]
"""Gives the random source with which the deal of a number is played, such as :class:`random.Random`; picklable too."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What is known after some of the deals."""

    deals: int = 0
    winnable: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.deals + other.deals, self.winnable + other.winnable)

    @property
    def percent(self) -> float:
        """Share of the deals that can be won; 0 before the first."""
        return _percent(self.winnable, self.deals)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of that share among all deals, in per cent; everything before the first deal."""
        return _wilson(self.winnable, self.deals)


@dataclass(frozen=True, slots=True)
class PlayTally:
    """What is known after a fair player has had some of the deals."""

    found: Tally = Tally()
    """The deals, and how many of them can be won."""
    won: int = 0
    """Those that the player has won."""
    points: int = 0
    """The scores, summed up."""
    squares: int = 0
    """The squares of the scores, summed up."""

    def __add__(self, other: "PlayTally") -> "PlayTally":
        return PlayTally(
            self.found + other.found,
            self.won + other.won,
            self.points + other.points,
            self.squares + other.squares,
        )

    @property
    def deals(self) -> int:
        """How many deals there were."""
        return self.found.deals

    @property
    def percent(self) -> float:
        """Share of the deals that the player has won; 0 before the first."""
        return _percent(self.won, self.deals)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of that share among all deals, in per cent; everything before the first deal."""
        return _wilson(self.won, self.deals)

    @property
    def mean_score(self) -> float:
        """Points for each deal; 0 before the first, and in a variant that does not score."""
        return self.points / self.deals if self.deals else 0.0

    @property
    def score_interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean score over all deals, by the normal distribution; a point below two deals."""
        deals, mean = self.deals, self.mean_score
        if deals < 2:
            return mean, mean
        half = _Z95 * sqrt((self.squares - self.points * mean) / (deals - 1) / deals)
        return mean - half, mean + half


_AnyTally = TypeVar("_AnyTally", Tally, PlayTally)


def _percent(hits: int, deals: int) -> float:
    return 100 * hits / deals if deals else 0.0


def _wilson(hits: int, deals: int) -> tuple[float, float]:
    """Wilson, "Probable inference, the law of succession, and statistical inference" (1927)."""
    if not deals:
        return 0.0, 100.0
    share, z = hits / deals, _Z95 * _Z95 / deals
    middle = share + z / 2
    half = sqrt(z * (share * (1 - share) + z / 4))
    return 100 * max(0.0, middle - half) / (1 + z), 100 * min(1 + z, middle + half) / (1 + z)


def count_winnable(variant: Variant, deal_of: DealOf, numbers: range) -> Tally:
    """Solve the deals of these numbers; the work of one worker."""
    games = [Game(variant, deal_of(number)) for number in numbers]
    return Tally(len(games), sum(is_winnable(game, start(game)) for game in games))


def count_won(variant: Variant, deal_of: DealOf, random_of: RandomOf, numbers: range) -> PlayTally:
    """Let a fair player play the deals of these numbers; the work of one worker.

    A deal that cannot be won is not played, unless for its score.
    """
    tally = PlayTally()
    for number in numbers:
        game = Game(variant, deal_of(number))
        found = Tally(1, is_winnable(game, start(game)))
        if not found.winnable and variant.scoring is Scoring.NONE:
            tally += PlayTally(found)
            continue
        played = play_fairly(game, random_of(number))
        points = played.score or 0
        tally += PlayTally(found, played.won, points, points * points)
    return tally


def survey(
    executor: "Executor",
    variant: Variant,
    deal_of: DealOf,
    numbers: range,
    workers: int,
    *,
    patience: float | None = None,
) -> Iterator[Tally]:
    """Yield what is known after each chunk of the deals, in their order: always the same, however many workers.

    A few chunks for each of the ``workers`` are under way at a time; stopping early cancels none. While no
    more becomes known, which can take minutes, the same tally comes again every ``patience`` seconds, or more often.
    """
    work = partial(count_winnable, variant, deal_of)
    chunks = _chunks(numbers, variant, CHUNK)
    return _counted(executor, work, Tally(), chunks, workers=workers, patience=patience)


def play_survey(
    executor: "Executor",
    variant: Variant,
    deal_of: DealOf,
    random_of: RandomOf,
    numbers: range,
    *,
    workers: int,
    patience: float | None = None,
) -> Iterator[PlayTally]:
    """Yield how a fair player has done after each chunk of the deals, as :func:`survey` does; always the same."""
    work = partial(count_won, variant, deal_of, random_of)
    chunks = _chunks(numbers, variant, PLAY_CHUNK)
    return _counted(executor, work, PlayTally(), chunks, workers=workers, patience=patience)


def _chunks(numbers: range, variant: Variant, most: int) -> Iterator[range]:
    """Yield the numbers a few at a time; singly where the faster method does not fit, since a deal can take minutes."""
    size = most if can_match(variant) else 1
    return (numbers[begin : begin + size] for begin in range(0, len(numbers), size))


def _counted(
    executor: "Executor",
    work: Callable[[range], _AnyTally],
    tally: _AnyTally,
    chunks: Iterator[range],
    *,
    workers: int,
    patience: float | None,
) -> Iterator[_AnyTally]:
    """Yield the growing sum. A chunk that takes long holds the sum up, but not the workers."""
    in_order: deque[Future[_AnyTally]] = deque()
    busy: set[Future[_AnyTally]] = set()
    while True:
        fresh = [executor.submit(work, chunk) for chunk in islice(chunks, 4 * workers - len(busy))]
        in_order.extend(fresh)
        busy.update(fresh)
        if not in_order:
            return
        _, busy = wait(busy, patience, FIRST_COMPLETED)
        if patience is not None and not in_order[0].done():
            yield tally
        while in_order and in_order[0].done():
            tally += in_order.popleft().result()
            yield tally
