"""Numbered deals that can be won: a random one, and the deal of the day."""

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from itertools import islice

from pyramid_access.deals.numbers import LAST_NUMBER, RandomNumbers, deal_of_number, number_of_day, random_number
from pyramid_access.rules.position import Game, start
from pyramid_access.rules.variants import Variant
from pyramid_access.solver.result import Limits, Status
from pyramid_access.solver.search import solve

Cancelled = Callable[[], bool] | None
"""Asked now and then; true ends a search."""

_NODES = 2_000
"""Branch nodes for a random deal: nearly all deals are decided by then, and there are enough others."""
_TODAYS_NODES = 50_000
"""Branch nodes for a deal of the day, so that a faster method of later days would seldom decide one more."""
_MOST_DEALS = 300
"""Deals until the search is given up: under the hardest named rules one in twenty can be won."""
_MOST_NODES = 300_000
"""Branch nodes in all until the search is given up, half a minute of work."""


def find_winnable(variant: Variant, numbers: RandomNumbers, cancelled: Cancelled = None) -> int | None:
    """Return the number of a random deal that can be won; deals that are too hard to decide are passed over.

    None if it was cancelled, and if the search is given up: that happens under rules that hardly any deal can be won
    by, under none of the named variants.
    """
    return _first_winnable(_random_numbers(numbers), variant, _NODES, cancelled)


def todays_number(day: date, variant: Variant, cancelled: Cancelled = None) -> int | None:
    """Return the number of the day's deal: the date such as 20261129, or 120261129, or 220261129 and so on.

    It is the first of them whose deal can be won. It depends on day and rules only, so everyone who plays by the same
    rules has the same deal on a day, and PySolFC opens it by that number too. A deal that is not decided after very
    many branch nodes is passed over. None if the search was cancelled, and if it is given up as that of
    :func:`find_winnable` is.
    """
    return _first_winnable(range(number_of_day(day), LAST_NUMBER, 10**8), variant, _TODAYS_NODES, cancelled)


def _random_numbers(numbers: RandomNumbers) -> Iterator[int]:
    while True:
        yield random_number(numbers)


def _first_winnable(numbers: Iterable[int], variant: Variant, nodes: int, cancelled: Cancelled) -> int | None:
    """Return the first number whose deal is won within so many nodes; None if it takes too long to find one."""
    left = _MOST_NODES
    for number in islice(numbers, _MOST_DEALS):
        game = Game(variant, deal_of_number(number, variant.id))
        found = solve(game, start(game), Limits(min(nodes, left), cancelled))
        if found.status is Status.WON:
            return number
        left -= found.nodes
        if left <= 0 or (cancelled and cancelled()):
            break
    return None
