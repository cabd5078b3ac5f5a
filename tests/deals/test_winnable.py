"""Deals that can be won: random ones, and those of the days."""

import random
from collections.abc import Callable
from datetime import date

import pytest

from pyramid_access.deals import winnable
from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.deals.winnable import find_winnable, todays_number
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.play import apply
from pyramid_access.rules.position import Game, start
from pyramid_access.rules.variants import VARIANTS, Variant, with_rules
from pyramid_access.solver.result import SolveResult, Status
from pyramid_access.solver.search import solve

THREE_PASS = VARIANTS["three-pass"]
HOPELESS = with_rules("three-pass", {"goal": "all", "passes": "1", "stock": "waste", "draw": "3"})
"""Rules that hardly any deal can be won by."""
A_WINTER_DAY = date(2026, 11, 29)
A_SPRING_DAY = date(2027, 3, 14)


class Numbers:
    """Numbers that are no chance at all."""

    def __init__(self, *numbers: int) -> None:
        self.left = [*numbers]

    def randint(self, a: int, b: int, /) -> int:
        return self.left.pop(0)


def solved(number: int, variant: Variant = THREE_PASS) -> SolveResult:
    game = Game(variant, deal_of_number(number, variant.id))
    return solve(game, start(game))


def can_be_won(number: int, variant: Variant) -> bool:
    """Is there a line that the rules replay up to a win?"""
    game = Game(variant, deal_of_number(number, variant.id))
    position = start(game)
    for move in solve(game, position).moves:
        position, _ = apply(game, position, move)
    return is_won(game, position)


LOST = [number for number in range(1, 30) if solved(number).status is Status.LOST]
WON = sorted((number for number in range(1, 30) if number not in LOST), key=lambda number: solved(number).nodes)
"""The hardest last."""


@pytest.mark.parametrize("variant", [*VARIANTS.values(), with_rules("giza", {"goal": "all"})], ids=lambda v: v.id)
def test_a_random_deal_that_can_be_won(variant: Variant) -> None:
    number = find_winnable(variant, random.Random(1))
    assert number is not None
    assert can_be_won(number, variant)


def test_deals_that_are_lost_are_passed_over() -> None:
    numbers = Numbers(*LOST[:3], WON[0], WON[1])
    assert find_winnable(THREE_PASS, numbers) == WON[0]
    assert numbers.left == [WON[1]]


def test_a_deal_that_is_too_hard_to_decide_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = (WON[-1], WON[0], WON[1])
    assert find_winnable(THREE_PASS, Numbers(*numbers)) == WON[-1]
    monkeypatch.setattr(winnable, "_NODES", solved(WON[-1]).nodes - 1)
    assert find_winnable(THREE_PASS, Numbers(*numbers)) == WON[0]


def test_the_search_is_given_up_after_many_deals_or_much_work(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = (WON[-1], WON[-1], WON[0])
    nodes = solved(WON[0]).nodes + 1
    monkeypatch.setattr(winnable, "_NODES", nodes)
    assert find_winnable(THREE_PASS, Numbers(*numbers)) == WON[0]
    monkeypatch.setattr(winnable, "_MOST_NODES", 2 * nodes)
    assert find_winnable(THREE_PASS, Numbers(*numbers)) is None
    monkeypatch.undo()
    monkeypatch.setattr(winnable, "_MOST_DEALS", 2)
    assert find_winnable(THREE_PASS, Numbers(*LOST[:2], WON[0])) is None


def after(answers: int) -> Callable[[], bool]:
    """Cancel when asked more often than that."""
    left = iter([False] * answers)
    return lambda: next(left, True)


def test_a_search_can_be_cancelled() -> None:
    classic = VARIANTS["classic"]
    assert find_winnable(classic, random.Random(1), after(0)) is None
    assert find_winnable(classic, random.Random(1), after(5)) is None
    assert (
        find_winnable(classic, random.Random(1), after(10**6)) == find_winnable(classic, random.Random(1)) is not None
    )
    assert todays_number(A_WINTER_DAY, VARIANTS["dozen"], after(0)) is None


@pytest.mark.parametrize(
    ("day", "variant", "number"),
    [
        (A_WINTER_DAY, "three-pass", 20261129),
        (A_WINTER_DAY, "giza", 20261129),
        (A_WINTER_DAY, "par", 20261129),
        (A_WINTER_DAY, "dozen", 5_20261129),
        (date(2026, 12, 25), "three-pass", 20261225),
        (date(2026, 12, 25), "giza", 2_20261225),
        (date(2027, 1, 2), "relaxed", 20270102),
        (A_SPRING_DAY, "three-pass", 2_20270314),
        (A_SPRING_DAY, "open-stock", 2_20270314),
        (A_SPRING_DAY, "easy", 2_20270314),
        (A_SPRING_DAY, "giza", 1_20270314),
        (A_SPRING_DAY, "par", 2_20270314),
        (A_SPRING_DAY, "apophis", 2_20270314),
        (A_SPRING_DAY, "relaxed", 1_20270314),
    ],
)
def test_the_deals_of_some_days(day: date, variant: str, number: int) -> None:
    assert todays_number(day, VARIANTS[variant]) == number


def test_the_deal_of_a_day_is_the_first_that_can_be_won() -> None:
    assert [solved(k * 10**8 + 20270314).status for k in range(3)] == [Status.LOST, Status.LOST, Status.WON]


def test_house_rules_may_give_the_day_another_deal() -> None:
    one_pass = with_rules("three-pass", {"passes": "1"})
    number = todays_number(A_WINTER_DAY, one_pass)
    assert number == 9_20261129
    assert can_be_won(number, one_pass)


def test_rules_that_are_hopeless_have_no_deal_of_the_day() -> None:
    assert todays_number(A_WINTER_DAY, HOPELESS) is None
