"""The general search: exact under all rules, from any position; its lines are played by the rules themselves."""

from random import Random

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.events import MoveRefused
from pyramid_access.rules.legality import is_won, legal_moves
from pyramid_access.rules.moves import Remove
from pyramid_access.rules.play import apply, successor
from pyramid_access.rules.position import Game, Position, start
from pyramid_access.rules.text import format_position, parse_position
from pyramid_access.solver.general.exploration import explore
from pyramid_access.solver.matching.matcher import decide
from pyramid_access.solver.result import NO_LIMITS, Limits, SolveResult, Status
from tests import oracle
from tests.random_tables import random_house, random_table
from tests.solver.brute_force import can_be_won
from tests.solver.endgames import random_endgame
from tests.tables import Table, play, table, variant_of

MOST = 2_000
"""Positions that the yardstick looks at before it gives up on an example."""
NAMES = [*oracle.NAMED, *(random_house(Random(f"house {number}")) for number in range(26))]


def replayed(game: Game, position: Position) -> Position:
    """Return where the winning line of a position leads, each move played by the rules."""
    for move in explore(game, position, NO_LIMITS).moves:
        position, events = apply(game, position, move)
        assert not any(isinstance(event, MoveRefused) for event in events)
    return position


def check(game: Game, position: Position) -> bool:
    """Compare with the yardstick and replay the line; return whether the yardstick came to an end."""
    truth = can_be_won(game, position, MOST)
    if truth is None:
        return False
    status = explore(game, position, NO_LIMITS).status
    assert status is (Status.WON if truth else Status.LOST), format_position(game, position)
    assert is_won(game, replayed(game, position)) is truth
    return True


@pytest.mark.parametrize("name", NAMES)
def test_small_endgames_are_decided_as_by_looking_at_everything(name: str) -> None:
    rng = Random(f"endgames {name}")
    checked = sum(check(*random_endgame(rng, name, rng.choice((6, 8, 11)), rng.choice((4, 8)))) for _ in range(50))
    assert checked > 25


@pytest.mark.parametrize("name", NAMES)
def test_games_that_were_played_for_a_while_are_decided_as_by_looking_at_everything(name: str) -> None:
    rng = Random(f"played {name}")
    checked = sum(check(*_played(rng, name)) for _ in range(10))
    assert checked > 3


def _played(rng: Random, name: str) -> tuple[Game, Position]:
    """Return a position that random play leads to, removals preferred."""
    game, position = parse_position(oracle.write(random_table(rng, name)))
    for _ in range(rng.randint(15, 60)):
        moves = legal_moves(game, position)
        if not moves:
            break
        removals = [move for move in moves if isinstance(move, Remove)]
        position = successor(game, position, rng.choice(removals if removals and rng.random() < 0.8 else moves))
    return game, position


@pytest.mark.parametrize("name", ["three-piles", "apophis", "tut", "cheops", "dozen", "relaxed"])
def test_fresh_deals(name: str) -> None:
    variant = variant_of(name)
    for number in range(1, 5):
        game = Game(variant, deal_of_number(number, name))
        first = explore(game, start(game), NO_LIMITS)
        assert first == explore(game, start(game), NO_LIMITS)
        assert is_won(game, replayed(game, start(game))) is (first.status is Status.WON)


@pytest.mark.parametrize(
    "name", ["three-piles", "apophis", "tut", "cheops", "dozen", "tut passes=3", "giza partners=near,goal=all"]
)
def test_every_position_of_a_winning_line_can_be_won(name: str) -> None:
    """Whole tables are too big for the yardstick, but a search that leaves out too much loses its own line."""
    variant = variant_of(name)
    number = 0
    result = SolveResult(Status.LOST)
    while result.status is not Status.WON:
        number += 1
        game = Game(variant, deal_of_number(number, variant.id))
        result = explore(game, start(game), NO_LIMITS)
    position = start(game)
    for move in result.moves:
        position = successor(game, position, move)
        assert explore(game, position, NO_LIMITS).status is Status.WON, format_position(game, position)


@pytest.mark.parametrize("name", ["three-pass", "relaxed", "par", "giza", "giza overlap=yes,goal=all"])
def test_whole_tables_are_decided_as_by_the_faster_method(name: str) -> None:
    variant = variant_of(name)
    for number in range(1, 26):
        game = Game(variant, deal_of_number(number, variant.id))
        assert explore(game, start(game), NO_LIMITS).status is decide(game, start(game)).status, number


@pytest.mark.parametrize(
    ("name", "numbers"),
    [("tut", (2, 3, 6, 16, 21, 32, 58, 68, 76, 85, 91, 97)), ("three-piles", (4, 11, 13, 19)), ("apophis", (10,))],
)
def test_wins_that_take_a_long_search_are_not_missed(name: str, numbers: tuple[int, ...]) -> None:
    """Lines are known for them; a search that takes too much for hopeless loses some."""
    for number in numbers:
        game = Game(variant_of(name), deal_of_number(number, name))
        assert explore(game, start(game), NO_LIMITS).status is Status.WON, number


def test_lost_deals_that_once_took_long_are_soon_decided() -> None:
    """In each the first cards of the stock, which bury each other, are needed too early."""
    for number in (70, 159, 269, 300):
        game = Game(variant_of("tut"), deal_of_number(number, "tut"))
        assert explore(game, start(game), Limits(nodes=100)).status is Status.LOST


@pytest.mark.parametrize(
    ("name", "numbers"), [("tut", (53, 277)), ("cheops", (37, 95, 142)), ("giza partners=near,goal=all", (21, 50))]
)
def test_wins_that_one_order_of_search_misses_are_found_in_another(name: str, numbers: tuple[int, ...]) -> None:
    variant = variant_of(name)
    for number in numbers:
        game = Game(variant, deal_of_number(number, variant.id))
        assert explore(game, start(game), Limits(nodes=5_000)).status is Status.WON


def lost(drawn: Table) -> bool:
    return explore(*drawn, NO_LIMITS).status is Status.LOST


def test_a_won_game_has_an_empty_line() -> None:
    result = explore(*table("three-pass"), NO_LIMITS)
    assert (result.status, result.moves, result.nodes) == (Status.WON, (), 0)


def test_a_goal_that_needs_all_cards() -> None:
    assert lost(table("strict", "6c", stock="7h 2c"))
    assert not lost(table("strict", "6c", stock="7h 2c Jd"))
    assert not lost(table("three-pass", "6c", stock="7h 2c"))


def test_a_card_that_leaves_alone_may_have_to_stay_for_the_next_draw_of_three() -> None:
    """With the king, the second pass turns up king, ace and two; without it, the queen again."""
    drawn = table("tut passes=2", "Jd", stock="Ah 2h Qd", waste="Kc")
    assert is_won(drawn[0], replayed(*drawn))
    assert lost(play(drawn, "Kc"))


def test_unlimited_passes_come_to_an_end() -> None:
    assert lost(table("tut", "6c", stock="7h 2c 3c 4c"))
    assert lost(table("apophis passes=unlimited", "6c", "5c --", stock="2c 3c 4c 9c Tc"))


def test_the_first_cards_of_a_stock_of_draws_of_three_bury_each_other() -> None:
    assert lost(table("tut", "7c", stock="6h 2c 3c"))
    assert lost(table("tut", "7c", stock="2c 6h 3c 4c"))
    assert not lost(table("tut", "7c", stock="2c 3c 6h"))
    assert not lost(table("tut", "7c", waste="6h", stock="2c 3c"))
    assert lost(table("tut", "7c", waste="6h 4c", stock="2c 3c"))


def test_in_one_pass_pairs_of_the_stock_do_not_cross() -> None:
    assert lost(table("cheops goal=all", "Kc", stock="2c 8h 2d 8d Qc"))
    assert not lost(table("cheops goal=all", "Kc", stock="2c 8h 8d 2d Qc"))


def test_a_pass_that_began_before_is_followed_by_a_whole_one() -> None:
    assert not lost(table("three-pass passes=2", "6c", waste="7h 4c", hand="2c", stock="3c"))
    assert lost(table("three-pass passes=1", "6c", waste="7h 4c", hand="2c", stock="3c"))


def test_limits_and_cancelling_end_the_search_without_a_verdict() -> None:
    game = Game(variant_of("tut"), deal_of_number(5, "tut"))
    assert explore(game, start(game), Limits(nodes=0)).status is Status.UNKNOWN
    limited = explore(game, start(game), Limits(nodes=100))
    assert (limited.status, limited.moves, limited.nodes) == (Status.UNKNOWN, (), 100)
    asked: list[int] = []

    def cancelled() -> bool:
        asked.append(1)
        return len(asked) == 5

    result = explore(game, start(game), Limits(cancelled=cancelled))
    assert result.status is Status.UNKNOWN
    assert 0 < result.nodes < 1_000
