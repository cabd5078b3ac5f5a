"""Going back to where a game could still be won: one step for the history, and one redo returns."""

from pyramid_access.rules.moves import Draw, remove
from pyramid_access.session.events import (
    CardBack,
    CardChosen,
    CursorLanded,
    NothingToRedo,
    NoWayBack,
    WayBackRedone,
    WayBackRefused,
    WentBack,
)
from pyramid_access.session.game_session import GameSession
from pyramid_access.solver.result import Slip, Status, Verdict
from pyramid_access.solver.verdict import verdict
from tests.session.player import Player, sit_down


def judged(game: GameSession) -> Verdict:
    return verdict(game.game, game.timeline.positions, game.timeline.moves)


def lost() -> Player:
    """The six in the pyramid needs the seven of the stock, and the last pass is under way; the ten takes a three."""
    player = sit_down("classic", "6c", stock="7d Ts 2c 3h Jd")
    player.press("p", "p")
    return player


def test_the_slip_is_the_move_that_buried_the_only_partner() -> None:
    player = lost()
    found = judged(player.game)
    assert found.status is Status.LOST
    assert found.slip == Slip(2, Draw(), remove(player.slot("6c"), player.slot("7d")))


def test_back_is_one_step_and_redo_returns() -> None:
    player = lost()
    after = player.game.position
    assert player.game.go_back(judged(player.game))[0] == WentBack(1)
    assert judged(player.game).status is Status.WON
    assert player.game.timeline.moves == (Draw(),)
    player.press("y")
    assert player.game.position == after


def test_several_moves_go_back_at_once_and_come_again_at_once() -> None:
    player = lost()
    player.press("p", "p", "p")
    ended, position = player.game.outcome, player.game.position
    assert ended
    assert player.game.go_back(judged(player.game))[0] == WentBack(4)
    assert player.game.timeline.undone == ((Draw(),) * 4,)
    assert not player.game.outcome
    assert player.press("y")[0] == WayBackRedone(4)
    assert (player.game.position, player.game.outcome) == (position, ended)
    assert player.press("y") == (NothingToRedo(),)


def test_going_back_and_again_tells_choice_and_cards_beside_the_pyramid() -> None:
    player = sit_down("three-pass passes=1", "6c", stock="7d Ts 2c 3h Jd")
    player.press("p", "p", "p")
    player.go("6c")
    player.press("enter")
    slots = {card: player.slot(card) for card in ("6c", "7d", "Ts")}
    assert player.game.go_back(judged(player.game)) == (
        WentBack(1),
        CardChosen(slots["6c"]),
        CardBack(slots["Ts"]),
        CardBack(slots["7d"]),
        CursorLanded(slots["6c"]),
    )


def test_undo_after_going_back_is_a_step_of_its_own() -> None:
    player = lost()
    player.press("p")
    player.game.go_back(judged(player.game))
    player.press("u")
    assert player.game.timeline.undone == ((Draw(), Draw()), (Draw(),))
    player.press("y")
    assert player.game.timeline.moves == (Draw(),)
    assert isinstance(player.press("y")[-1], CursorLanded)
    assert player.game.timeline.moves == (Draw(),) * 3


def test_a_saved_way_back_is_one_step_the_next_day() -> None:
    player = lost()
    player.press("p")
    player.game.go_back(judged(player.game))
    before = player.game.timeline
    again = GameSession(player.game.game, before.moves, before.undone, position=before.positions[0])
    assert again.timeline.undone == before.undone
    assert again.redo()[0] == WayBackRedone(2)


def test_there_is_no_way_back_in_a_game_that_can_be_won_or_never_could() -> None:
    player = sit_down("classic", "6c", stock="7d Ts")
    assert player.game.go_back(judged(player.game)) == (WayBackRefused(NoWayBack.STILL_WINNABLE),)
    hopeless = sit_down("classic", "6c", stock="Td 2c")
    hopeless.press("p")
    assert hopeless.game.go_back(judged(hopeless.game)) == (WayBackRefused(NoWayBack.NEVER_WINNABLE),)
    assert hopeless.game.go_back(Verdict(Status.UNKNOWN)) == (WayBackRefused(NoWayBack.UNKNOWN),)


def test_after_back_and_redo_undo_finds_a_card_to_stand_on() -> None:
    player = sit_down("classic", "6c", stock="7d Ts Kc 3h Jd")
    player.press("p", "p", "p")
    player.go("Kc")
    player.press("enter", "p")
    player.game.go_back(judged(player.game))
    player.press("y", "u")
    assert player.game.cursor.slot is not None
    assert player.press("u")
