"""Ending a game early, and pausing it."""

import pytest

from pyramid_access.rules.events import GameEnded, MoveRefused, Outcome, Reason, Result
from pyramid_access.session.events import (
    CardChosen,
    CursorLanded,
    GameIsOver,
    GamePaused,
    NothingToRedo,
    PauseEnded,
    RefusedInPause,
    StopUndone,
)
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.timeline import Hold
from tests.session.player import Player, fresh
from tests.tables import table


class Hand:
    """A clock that is moved by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def at_a_clock(rules: str = "three-pass") -> tuple[Player, Hand]:
    clock = Hand()
    return Player(GameSession(fresh(rules).game.game, clock=clock)), clock


def test_a_game_for_par_ends_early_with_the_points_of_the_moment() -> None:
    game, position = table("par", "2s", waste="9c 4c", stock="7c 7d", turn=2)
    session = GameSession(game, position=position)
    ended = Outcome(Result.STOPPED, 5, -5)
    assert session.stop() == (GameEnded(ended),)
    assert (session.outcome, session.is_stopped, session.is_under_way) == (ended, True, False)
    assert session.stop() == (GameIsOver(),)


def test_a_pyramid_cleared_before_counts_at_an_early_end() -> None:
    game, position = table("par", waste="9c 4s", stock="7c", turn=2)
    session = GameSession(game, position=position)
    session.stop()
    assert session.outcome == Outcome(Result.STOPPED, 3, 32)


def test_a_stopped_game_takes_no_moves_and_no_hints() -> None:
    player = fresh("par")
    player.press("p", "p", "u", "tab", "enter")
    player.game.stop()
    before = player.game.position
    assert player.game.cursor.chosen is None
    assert isinstance(refused := player.press("p")[0], MoveRefused) and refused.reason is Reason.GAME_OVER
    assert isinstance(refused := player.press("enter")[0], MoveRefused) and refused.reason is Reason.GAME_OVER
    assert player.press("y") == (NothingToRedo(),)
    assert player.press("h") == player.press("z") == (GameIsOver(),)
    assert (player.game.position, player.game.advice.used) == (before, 0)


def test_undo_takes_the_early_end_back_and_only_that() -> None:
    player = fresh("par")
    player.press("p", "p", "u")
    before = (player.game.position, player.game.timeline.moves, player.game.timeline.undone)
    player.game.stop()
    assert player.press("u") == (StopUndone(), CursorLanded(player.game.cursor.slot))
    assert (player.game.position, player.game.timeline.moves, player.game.timeline.undone) == before
    assert player.game.outcome is None
    player.press("y")
    assert len(player.game.timeline.moves) == 2


def test_a_stopped_game_comes_back_stopped() -> None:
    player = fresh("par")
    player.press("p")
    player.game.stop()
    again = GameSession(player.game.game, player.game.timeline.moves, is_stopped=True)
    assert again.outcome == player.game.outcome


def test_a_pause_refuses_what_plays_and_lets_everything_be_read() -> None:
    player, _ = at_a_clock()
    player.press("p", "u", "tab")
    before = (player.game.position, player.game.cursor.chosen, player.game.timeline.undone)
    assert player.press("z") == (GamePaused(),)
    assert [player.press(key) for key in ("enter", "p", "u", "y")] == [(RefusedInPause(),)] * 4
    assert player.game.stop() == (RefusedInPause(),)
    assert (player.game.position, player.game.cursor.chosen, player.game.timeline.undone) == before
    assert not any(
        RefusedInPause() in player.press(key) for key in ("tab", "up", "c", "c", "o", "m", "t", "w", "s", "h")
    )
    assert player.press("z") == (PauseEnded(), CursorLanded(player.game.cursor.slot))
    player.press("d", "d")
    assert isinstance(player.press("enter")[0], CardChosen)


def test_no_time_is_counted_in_a_pause() -> None:
    player, clock = at_a_clock()
    clock.now = 10.0
    player.press("z")
    clock.now = 500.0
    player.press("s", "tab")
    assert player.game.stopwatch.seconds == 10.0
    player.press("z")
    clock.now = 503.0
    assert player.game.stopwatch.seconds == 13.0


def test_no_time_is_counted_while_the_player_is_away_and_a_pause_outlasts_that() -> None:
    player, clock = at_a_clock()
    clock.now = 10.0
    player.game.stopwatch.hold(Hold.AWAY, True)
    clock.now = 100.0
    player.game.stopwatch.hold(Hold.AWAY, False)
    clock.now = 101.0
    assert player.game.stopwatch.seconds == 11.0
    player.press("z")
    player.game.stopwatch.hold(Hold.AWAY, True)
    player.game.stopwatch.hold(Hold.AWAY, False)
    clock.now = 200.0
    assert (player.game.stopwatch.seconds, player.game.stopwatch.is_held(Hold.PAUSE)) == (11.0, True)


@pytest.mark.parametrize("away", [False, True])
def test_no_time_is_counted_after_the_end(away: bool) -> None:
    player, clock = at_a_clock("par")
    clock.now = 10.0
    player.game.stop()
    if away:
        player.game.stopwatch.hold(Hold.AWAY, True)
        player.game.stopwatch.hold(Hold.AWAY, False)
    clock.now = 100.0
    assert player.game.stopwatch.seconds == 10.0
    player.press("u")
    clock.now = 105.0
    assert player.game.stopwatch.seconds == 15.0
