"""How many of the numbered deals can be won, counted by any executor: threads, processes or a cluster."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from typing import TYPE_CHECKING

from pyramid_access.rules.position import Deal, Game, start
from pyramid_access.rules.variants import Variant
from pyramid_access.solver.result import Status
from pyramid_access.solver.search import solve

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

CHUNK = 20
"""Deals that a worker is given at once."""
_Z95 = 1.959964
"""Standard deviations to each side that hold 95 % of a normal distribution."""


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
        return 100 * self.winnable / self.deals if self.deals else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of that share among all deals, in per cent; everything before the first deal."""
        if not self.deals:
            return 0.0, 100.0
        share, z = self.winnable / self.deals, _Z95 * _Z95 / self.deals
        middle = share + z / 2
        half = sqrt(z * (share * (1 - share) + z / 4))
        return 100 * max(0.0, middle - half) / (1 + z), 100 * min(1 + z, middle + half) / (1 + z)


def count_winnable(variant: Variant, deal_of: Callable[[int], Deal], numbers: range) -> Tally:
    """Solve the deals of these numbers; the work of one worker."""
    games = [Game(variant, deal_of(number)) for number in numbers]
    return Tally(len(games), sum(solve(game, start(game)).status is Status.WON for game in games))


def survey(
    executor: "Executor", variant: Variant, deal_of: Callable[[int], Deal], numbers: range, workers: int
) -> Iterator[Tally]:
    """Yield what is known after each chunk of the deals, in their order.

    ``deal_of`` gives the cards of a number; it has to reach the workers, so with processes it has to be picklable.
    A few chunks for each of the ``workers`` are under way at a time; whoever stops early cancels nothing.
    """
    chunks = (numbers[begin : begin + CHUNK] for begin in range(0, len(numbers), CHUNK))
    under_way: deque[Future[Tally]] = deque()
    tally = Tally()
    while True:
        for chunk in islice(chunks, max(0, 4 * workers - len(under_way))):
            under_way.append(executor.submit(count_winnable, variant, deal_of, chunk))
        if not under_way:
            return
        tally += under_way.popleft().result()
        yield tally
