"""A player who plays whole games by the fair hint."""

from random import Random

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.legality import is_won, refusal
from pyramid_access.rules.play import outcome, successor
from pyramid_access.rules.position import Game, Position, start
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.solver.fair.player import Played, play_fairly
from pyramid_access.solver.hints import hints
from pyramid_access.solver.result import Status
from pyramid_access.solver.search import solve


def game_of(name: str, number: int) -> Game:
    return Game(VARIANTS[name], deal_of_number(number, name))


def end_of(game: Game, played: Played) -> Position:
    """Replay a game by the rules."""
    position = start(game)
    for move in played.moves:
        assert refusal(game, position, move) is None
        position = successor(game, position, move)
    return position


def thumb(game: Game) -> bool:
    """Play by the rule of thumb; return whether that wins."""
    position = start(game)
    while move := hints(game, position)[0].move:
        position = successor(game, position, move)
    return is_won(game, position)


@pytest.mark.parametrize("name", ["three-pass", "giza", "classic", "dozen", "open-stock"])
def test_the_game_is_played_by_the_rules_until_it_is_won_or_known_to_be_lost(name: str) -> None:
    for number in range(1, 9):
        game = game_of(name, number)
        played = play_fairly(game, Random(number), samples=4)
        end = end_of(game, played)
        assert played.score is None
        assert is_won(game, end) is played.won
        assert played.won or outcome(game, end) or solve(game, end).status is Status.LOST


def test_nothing_that_could_be_won_is_lost_where_all_cards_lie_open() -> None:
    for number in range(1, 21):
        game = game_of("giza", number)
        assert play_fairly(game, Random(1)).won is (solve(game, start(game)).status is Status.WON)


def test_the_same_chance_gives_the_same_game() -> None:
    game = game_of("three-pass", 8)
    games = [play_fairly(game, Random(seed), slip=0.3) for seed in (1, 1, 2, 3, 4, 5)]
    assert games[0] == games[1]
    assert len({played.moves for played in games}) > 1


def test_nobody_plays_by_cards_that_he_has_not_seen() -> None:
    """As long as two deals look the same they are played the same."""
    game = game_of("three-pass", 8)
    other = Game(game.variant, (*game.deal[:40], *reversed(game.deal[40:])))
    one, two = (play_fairly(deal, Random(1)).moves for deal in (game, other))
    position = start(game)
    for first, second in zip(one, two, strict=False):
        if len(position.stock) < 12:
            break
        assert first == second
        position = successor(game, position, first)
    assert len(position.stock) == 11


def test_who_always_slips_plays_by_the_rule_of_thumb() -> None:
    games = [game_of("three-pass", number) for number in range(1, 31)]
    slips = [play_fairly(game, Random(1), slip=1.0).won for game in games]
    assert slips == [thumb(game) for game in games]
    assert 0 < sum(slips) < 15


def test_the_fewer_slips_the_more_wins() -> None:
    games = [game_of("three-pass", number) for number in range(1, 31)]
    wins = [sum(play_fairly(game, Random(7), samples=5, slip=slip).won for game in games) for slip in (0.0, 0.3, 1.0)]
    winnable = sum(solve(game, start(game)).status is Status.WON for game in games)
    assert winnable - 2 <= wins[0] <= winnable
    assert wins[0] > wins[1] > wins[2]
