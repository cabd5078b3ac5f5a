"""Draw, redeal, undo, redo, and games taken up again."""

import pytest

from pyramid_access.rules.events import (
    CardsRemoved,
    CardUncovered,
    GameEnded,
    MoveRefused,
    Outcome,
    Reason,
    Result,
    StockDrawn,
    StockRedealt,
)
from pyramid_access.rules.moves import Draw, Redeal, remove
from pyramid_access.session.events import (
    CardBack,
    ChoiceCleared,
    CursorLanded,
    GameResumed,
    GameStarted,
    MoveRedone,
    MoveUndone,
    NothingToRedo,
    NothingToUndo,
    PositionStarted,
    StatusTold,
)
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.timeline import ReplayError
from tests.session.player import Player, fresh, sit_down


def test_a_draw_tells_the_card_and_the_cursor_stays() -> None:
    player = fresh()
    assert player.press("p") == (StockDrawn((player.slot("Ks"),), 23),)
    assert player.card == "Jh"


def test_a_cursor_on_the_hand_stays_on_the_hand_and_the_draw_says_its_card() -> None:
    player = fresh()
    player.press("p", "k")
    assert player.card == "Ks"
    assert player.press("p") == (StockDrawn((player.slot("As"),), 22),)
    assert player.card == "As"


def test_a_cursor_on_the_waste_goes_to_the_drawn_card_and_the_news_says_enough() -> None:
    player = fresh()
    player.press("p", "p", "k", "l")
    assert player.card == "Ks"
    assert player.press("p") == (StockDrawn((player.slot("Kh"),), 21),)
    assert player.card == "Kh"


def test_a_cursor_on_an_open_stock_or_on_a_pile_keeps_its_place() -> None:
    player = sit_down("open-stock", "2s", stock="4d 5d 6d", waste="8h")
    player.go("4d")
    assert player.press("p") == (StockDrawn((player.slot("4d"),), 2), CardUncovered(player.slot("5d")))
    assert player.card == "5d"
    player = sit_down("three-piles", "2s", stock="3c 4c 5c", waste="6c/7c/8c")
    player.go("7c")
    player.press("p")
    assert player.card == "4c"


def test_a_draw_on_an_empty_stock_is_a_redeal_and_says_what_is_left() -> None:
    """tty-solitaire 48: nobody can know how many redeals are left."""
    player = sit_down("three-pass", "2s", "9h Th", hand="4d", waste="8h 7c")
    assert player.press("p") == (StockRedealt(pass_number=2, redeals_left=1, cards=3),)
    status = player.press("s")[0]
    assert isinstance(status, StatusTold)
    assert (status.pass_number, status.redeals_left) == (2, 1)
    player.press("u")
    status = player.press("s")[0]
    assert isinstance(status, StatusTold)
    assert (status.pass_number, status.redeals_left) == (1, 2)


def test_a_cursor_on_the_waste_goes_to_the_nearest_card_at_a_redeal() -> None:
    player = sit_down("three-pass", "2s", "9h Th", hand="4d", waste="8h 7c")
    player.go("7c")
    assert player.press("p")[-1] == CursorLanded(player.slot("Th"))


@pytest.mark.parametrize(("piles", "cards"), [({"hand": "4d"}, 1), ({"hand": "4d", "waste": "8h 7c"}, 3)])
def test_redeal_with_one_card_and_with_many(piles: dict[str, str], cards: int) -> None:
    """PySolFC 552: a crash on the redeal."""
    player = sit_down("three-pass", "2s", "9h Th", **piles)
    assert player.press("p")[0] == StockRedealt(2, 1, cards)


def test_redeal_with_nothing_to_turn_over_says_so() -> None:
    """PySolFC 552, the third case: 0 cards."""
    player = sit_down("three-pass", "2s", "Jh Th")
    player.take("Jh")
    assert player.press("p") == (MoveRefused(Redeal(), Reason.GAME_OVER),)
    player = sit_down("three-pass", "2s", "6h 7h")
    assert player.press("p") == (MoveRefused(Redeal(), Reason.NOTHING_TO_REDEAL),)


def test_no_redeal_after_the_last_pass_and_no_draw_without_a_stock() -> None:
    player = sit_down("three-pass", "2s", "6h 7h", hand="4d", turn=3)
    assert player.press("p") == (MoveRefused(Redeal(), Reason.NO_PASS_LEFT),)
    assert sit_down("giza", "2s", "6h 7h").press("p") == (MoveRefused(Draw(), Reason.NO_STOCK),)


def test_one_pair_one_king_and_one_draw_need_one_undo_each() -> None:
    """t_games 72 and 73: one pair, or one turn, needed two undos."""
    player = sit_down("three-pass", "2s", "3s 4s", "9h Kh 4c", stock="7c 8c")
    start = player.game.position
    player.take("Kh")
    player.press("p")
    player.take("9h", "4c")
    assert len(player.game.timeline.moves) == 3
    player.press("u", "u", "u")
    assert player.game.position == start
    assert player.press("u") == (NothingToUndo(),)


def test_undo_of_a_draw_puts_the_card_back_face_down() -> None:
    """t_games 100: undoing a draw left the card face up and playable."""
    player = fresh()
    before = player.game.position
    player.press("p", "k")
    assert player.press("c-z") == (
        MoveUndone(Draw(), (player.slot("Ks"),)),
        CursorLanded(player.slot("Jh")),
    )
    assert player.game.position == before
    assert player.slot("Ks") == before.stock[0]


def test_undo_of_a_pair_goes_back_to_the_card_at_which_it_was_taken() -> None:
    player = fresh()
    player.take("Qh", "Ac")
    player.press("home")
    move = remove(player.slot("Qh"), player.slot("Ac"))
    assert player.press("backspace") == (MoveUndone(move), CursorLanded(player.slot("Ac")))
    assert player.game.cursor.chosen is None


def test_undo_gives_up_a_choice_that_it_covers() -> None:
    player = fresh()
    player.take("Qh", "Ac", "6h")
    assert ChoiceCleared(player.slot("6h")) in player.press("u")
    assert player.game.cursor.chosen is None


def test_undo_keeps_a_choice_that_is_still_open() -> None:
    player = fresh()
    player.press("p", "enter", "u")
    assert player.game.cursor.chosen == player.slot("Jh")


def test_redo_makes_the_move_again() -> None:
    player = fresh()
    player.take("Qh", "Ac")
    after = player.game.position
    player.press("u")
    move = remove(player.slot("Qh"), player.slot("Ac"))
    assert player.game.timeline.undone == ((move,),)
    assert player.press("c-y") == (
        MoveRedone((CardsRemoved(move.slots), CardUncovered(player.slot("6h")))),
        CursorLanded(player.slot("6h")),
    )
    assert player.game.position == after
    assert player.press("y") == (NothingToRedo(),)


def test_a_new_move_forgets_what_could_be_redone_and_a_refused_one_does_not() -> None:
    player = fresh()
    player.press("p", "u", "i", "enter")
    assert player.game.timeline.undone == ((Draw(),),)
    player.take("Qh", "Ac")
    assert player.press("y") == (NothingToRedo(),)


def test_undo_announces_neither_win_nor_block_and_redo_both() -> None:
    player = sit_down("strict", "2s", "3s 4s", hand="5c", stock="6c")
    assert isinstance(player.press("p")[-1], GameEnded)
    assert player.press("u") == (MoveUndone(Draw(), (player.slot("6c"),)), CardBack(player.slot("5c")))
    assert player.game.outcome is None
    blocked = Outcome(Result.BLOCKED, cards_left=5)
    assert player.press("y") == (MoveRedone((StockDrawn((player.slot("6c"),), 0), GameEnded(blocked))),)
    assert player.game.outcome == blocked


def test_undo_of_draw_and_redeal_tells_which_card_is_on_top_again() -> None:
    player = sit_down("three-pass", "2s", "3s 4s", hand="5c", waste="9c", stock="6c")
    player.press("p", "p")
    assert player.press("u")[:2] == (MoveUndone(Redeal(), ()), CardBack(player.slot("6c")))
    assert player.press("u")[:2] == (MoveUndone(Draw(), (player.slot("6c"),)), CardBack(player.slot("5c")))
    player = sit_down("classic", "2s", "3s 4s", waste="7c", stock="6c 5c")
    player.press("p")
    assert player.press("u")[:2] == (MoveUndone(Draw(), (player.slot("6c"),)), CardBack(player.slot("7c")))
    player = fresh()
    player.press("p")
    assert not any(isinstance(event, CardBack) for event in player.press("u"))
    player = fresh("apophis")
    player.press("p", "p")
    assert not any(isinstance(event, CardBack) for event in player.press("u"))


def test_a_lost_game_can_be_taken_back_and_won() -> None:
    player = sit_down("strict", "2s", hand="Jc", stock="6c 7h")
    player.press("p", "p")
    player.press("u", "u")
    assert player.game.outcome is None
    player.take("2s", "Jc")
    player.press("p", "p")
    assert player.take("6c", "7h")[-1] == GameEnded(Outcome(Result.WON, cards_left=0))


def test_a_saved_game_goes_on_where_it_was_left() -> None:
    player = fresh()
    player.take("Qh", "Ac")
    player.press("p", "p", "u")
    saved = player.game
    moves, undone = saved.timeline.moves, saved.timeline.undone
    again = GameSession(saved.game, moves, undone, hints_used=2, seconds=60, clock=lambda: 5.0)
    assert (again.position, again.timeline.moves, again.timeline.undone) == (saved.position, moves, undone)
    assert (again.advice.used, again.stopwatch.seconds) == (2, 60)
    assert again.opening() == (GameResumed(2), CursorLanded(player.slot("Jh")))
    assert Player(again).press("y")[0] == MoveRedone((StockDrawn((player.slot("As"),), 22),))


def test_cursor_and_choice_come_back_too_unless_they_can_not_be() -> None:
    player = fresh()
    player.press("enter", "end", "i")
    again = GameSession(player.game.game)
    again.cursor.restore(player.game.cursor.slot, player.game.cursor.chosen)
    assert (again.cursor.slot, again.cursor.chosen) == (player.slot("Th"), player.slot("Jh"))
    for wrong in (player.slot("Ks"), -1, 52, None):
        again = GameSession(player.game.game)
        again.cursor.restore(wrong, wrong)
        assert (again.cursor.slot, again.cursor.chosen) == (player.slot("Jh"), None)


def test_undo_after_coming_back_leads_to_the_pair() -> None:
    player = fresh()
    player.take("Qh", "Ac")
    player.press("p")
    again = Player(GameSession(player.game.game, player.game.timeline.moves))
    assert again.press("u") == (MoveUndone(Draw(), (again.slot("Ks"),)),)
    assert again.press("u")[-1] == CursorLanded(again.slot("Ac"))


@pytest.mark.parametrize(
    ("moves", "undone", "index"),
    [
        ((Redeal(),), (), 0),
        ((Draw(), remove(0)), (), 1),
        ((Draw(),), ((remove(0),), (Draw(),)), 2),
    ],
)
def test_a_saved_move_that_is_not_legal_is_named(moves: tuple, undone: tuple, index: int) -> None:  # type: ignore[type-arg]
    with pytest.raises(ReplayError) as caught:
        GameSession(fresh().game.game, moves, undone)
    assert caught.value.index == index


def test_a_saved_game_that_was_over_says_so_when_it_comes_back() -> None:
    game = sit_down("strict", "2s", "3s 4s", hand="5c").game
    again = GameSession(game.game, position=game.position)
    assert again.opening() == (PositionStarted(3, 4), GameEnded(Outcome(Result.BLOCKED, cards_left=4)))


def test_a_game_that_begins_in_its_middle_says_what_is_left() -> None:
    game = sit_down("strict", "2s", "9h 4c", hand="5c", stock="6c 7c").game
    again = GameSession(game.game, position=game.position)
    assert again.opening() == (PositionStarted(3, 6), CursorLanded(again.cursor.slot))
    again.draw()
    assert again.opening()[0] == GameResumed(1)
    assert not again.begins_with_deal


def test_a_game_taken_up_again_without_a_move_is_no_new_one() -> None:
    player = fresh()
    landed = CursorLanded(player.slot("Jh"))
    assert player.game.opening(resumed=True) == (GameResumed(0), landed)
    position = sit_down("strict", "2s", "9h 4c", hand="5c", stock="6c 7c").game
    assert GameSession(position.game, position=position.position).opening(resumed=True)[0] == GameResumed(0)


def test_a_new_game_begins_with_the_place_and_is_under_way_after_a_move() -> None:
    player = fresh()
    assert player.game.opening() == (GameStarted(), CursorLanded(player.slot("Jh")))
    assert not player.game.is_under_way
    player.press("p")
    assert player.game.is_under_way
    player.press("u")
    assert not player.game.is_under_way


def test_the_same_deal_again_is_a_fresh_game() -> None:
    player = fresh()
    player.press("p", "h", "enter")
    again = GameSession(player.game.game)
    assert again.game == player.game.game
    assert (again.timeline.moves, again.timeline.undone, again.advice.used, again.cursor.chosen) == ((), (), 0, None)


def test_time_is_counted_from_before_and_stands_still_after_the_end() -> None:
    now = [100.0]
    table = sit_down("three-pass", "2s", hand="Jc").game
    game = GameSession(table.game, position=table.position, seconds=60, clock=lambda: now[0])
    player = Player(game)
    now[0] = 130
    assert game.stopwatch.seconds == 90
    player.take("2s", "Jc")
    now[0] = 200
    assert game.stopwatch.seconds == 90
    player.press("u")
    now[0] = 210
    assert game.stopwatch.seconds == 100
