"""How hard deals are."""

from random import Random

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.position import Game, start
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.solver.difficulty import Difficulty, difficulty
from pyramid_access.solver.fair.adviser import advise
from pyramid_access.solver.fair.player import play_fairly


def game_of(number: int, variant: str = "three-pass") -> Game:
    return Game(VARIANTS[variant], deal_of_number(number, variant))


@pytest.mark.parametrize(
    ("number", "level"),
    [
        (3, Difficulty.EASY),
        (5, Difficulty.EASY),
        (13, Difficulty.MEDIUM),
        (25, Difficulty.MEDIUM),
        (8, Difficulty.HARD),
        (17, Difficulty.HARD),
        (19, Difficulty.VERY_HARD),
    ],
)
def test_deals_far_from_the_borders_have_their_level_whatever_chance_says(number: int, level: Difficulty) -> None:
    assert {difficulty(game_of(number), Random(seed)) for seed in (0, 1)} == {level}


def test_the_level_is_the_share_of_the_games_won() -> None:
    game, chance, own = game_of(25), Random(4), Random(4)
    won = sum(play_fairly(game, own, samples=1, slip=0.2).won for _ in range(40))
    assert difficulty(game, chance) is Difficulty.MEDIUM
    assert 2 / 3 <= won / 40 < 19 / 20
    outlook = advise(game, start(game), own)[0].outlook
    assert outlook is not None and outlook.wins == outlook.orders
    assert chance.random() == own.random()


def test_a_deal_that_is_lost_is_very_hard() -> None:
    assert difficulty(game_of(12), Random(0)) is Difficulty.VERY_HARD


@pytest.mark.parametrize(
    ("variant", "number", "level"),
    [("giza", 10, Difficulty.HARD), ("giza", 13, Difficulty.VERY_HARD), ("relaxed", 1, Difficulty.EASY)],
)
def test_other_rules(variant: str, number: int, level: Difficulty) -> None:
    assert difficulty(game_of(number, variant), Random(0)) is level


def test_a_deal_that_luck_wins_is_no_easier_than_the_first_hint_says() -> None:
    game = game_of(555788, "strict")
    assert all(play_fairly(game, Random(seed), samples=1, slip=1.0).won for seed in range(3))
    outlook = advise(game, start(game), Random(0))[0].outlook
    assert outlook is not None and outlook.wins < outlook.orders / 3
    assert difficulty(game, Random(0)) is Difficulty.VERY_HARD


def test_it_can_be_cancelled_between_games_and_within_one() -> None:
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    assert difficulty(game_of(3), Random(0), cancelled) is None
    assert asked < 40
