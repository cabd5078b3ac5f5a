"""The one door: both methods behind it say the same, and a position made by hand is decided as well."""

from random import Random

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.events import MoveRefused
from pyramid_access.rules.legality import is_won, legal_moves
from pyramid_access.rules.moves import Remove
from pyramid_access.rules.play import apply, successor
from pyramid_access.rules.position import Game, Position, start
from pyramid_access.rules.text import format_position
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.solver.general.exploration import explore
from pyramid_access.solver.matching.matcher import can_match
from pyramid_access.solver.result import NO_LIMITS, Limits, Status
from pyramid_access.solver.search import is_winnable, solve
from tests.solver.brute_force import can_be_won
from tests.solver.endgames import random_endgame

MATCHED = [variant for variant in VARIANTS.values() if can_match(variant)]


def replayed(game: Game, position: Position) -> bool:
    """Solve, play the line by the rules, and return whether it wins."""
    for move in solve(game, position).moves:
        position, events = apply(game, position, move)
        assert not any(isinstance(event, MoveRefused) for event in events)
    return is_won(game, position)


def test_which_rules_the_faster_method_takes() -> None:
    assert {*VARIANTS} - {variant.id for variant in MATCHED} == {"three-piles", "tut", "apophis", "cheops", "dozen"}


@pytest.mark.parametrize("variant", MATCHED, ids=lambda variant: variant.id)
def test_both_methods_agree_on_games_under_way(variant) -> None:
    rng = Random(f"both {variant.id}")
    for number in range(1, 11):
        game = Game(variant, deal_of_number(number, variant.id))
        position = start(game)
        for _ in range(rng.randint(12, 40)):
            moves = legal_moves(game, position)
            removals = [move for move in moves if isinstance(move, Remove)]
            if moves:
                position = successor(game, position, rng.choice(removals if removals and rng.random() < 0.6 else moves))
        result = explore(game, position, Limits(nodes=3_000))
        if result.status is not Status.UNKNOWN:
            assert solve(game, position).status is result.status, format_position(game, position)
            assert replayed(game, position) is (result.status is Status.WON)


@pytest.mark.parametrize("name", VARIANTS)
def test_endgames_made_by_hand(name: str) -> None:
    rng = Random(f"hand {name}")
    for _ in range(40):
        game, position = random_endgame(rng, name)
        truth = can_be_won(game, position, 3_000)
        if truth is not None:
            assert (solve(game, position, NO_LIMITS).status is Status.WON) is truth, format_position(game, position)
            assert replayed(game, position) is truth
            assert is_winnable(game, position) is truth
