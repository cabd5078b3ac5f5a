"""Hints and the answers to questions."""

import pytest

from pyramid_access.rules.moves import Draw, remove
from pyramid_access.session.events import (
    BelowTold,
    CardTold,
    FreeCardsTold,
    HintGiven,
    NoFreeCard,
    PartnersTold,
    RemovalsTold,
    RowTold,
    StatusDetailTold,
    StatusTold,
    StockTold,
)
from pyramid_access.solver.hints import Hint, Why
from tests.session.player import Player, fresh, sit_down, state_of

ROWS = ("2s", "3s 4s", "5s 6s 7s", "9h Kh Ac Th")


def slots(player: Player, cards: str) -> tuple[int, ...]:
    return tuple(map(player.slot, cards.split()))


def test_the_free_cards_of_all_sources_are_told() -> None:
    player = sit_down("three-pass", *ROWS, hand="3d", waste="8h 8c", stock="7c")
    assert player.press("o") == (FreeCardsTold(slots(player, "9h Kh Ac Th 3d 8c")),)
    player = sit_down("strict", "Kh", stock="7c 6c")
    player.take("Kh")
    assert player.press("o") == (NoFreeCard(),)


def test_available_moves_know_every_source() -> None:
    """t_games 79: "available moves" forgot a king on the waste, or a waste pair."""
    player = sit_down("three-pass", *ROWS, hand="4d", waste="8h Kc", stock="7c")
    kings = [remove(player.slot("Kh")), remove(player.slot("Kc"))]
    assert player.press("m") == (RemovalsTold((*kings, remove(*slots(player, "9h 4d")))),)
    player = sit_down("par", "2s", waste="9c 4c", stock="7c")
    assert player.press("m") == (RemovalsTold((remove(*slots(player, "9c 4c")),)),)


def test_the_card_is_told_with_what_lies_on_it_and_under_it() -> None:
    player = sit_down("three-pass", "2s", "3s 4s", "5s 6s 7s", "-- Kh Ac Th", stock="7c")
    player.press("i", "l")
    assert player.press("c") == (CardTold(player.slot("6s"), slots(player, "Kh Ac"), slots(player, "3s 4s")),)
    player.press("home")
    assert player.press("c") == (CardTold(player.slot("5s"), slots(player, "Kh"), slots(player, "3s")),)
    player.go("Th")
    assert player.press("c") == (CardTold(player.slot("Th"), (), slots(player, "7s")),)


def test_cards_of_hand_waste_and_reserve_are_told_too() -> None:
    player = sit_down("par", "2s", waste="6c 9c 5c", stock="7c 8c")
    player.go("7c")
    assert player.press("c") == (CardTold(player.slot("7c"), (), ()),)
    player.press("l")
    assert player.press("c") == (CardTold(player.slot("5c"), (), slots(player, "9c")),)
    player.press("l")
    assert player.press("c") == (CardTold(player.slot("9c"), slots(player, "5c"), slots(player, "6c")),)
    player = sit_down("giza", "2s", reserve="3c 4c 5c")
    player.go("5c")
    player.press("i")
    assert player.press("c") == (CardTold(player.slot("4c"), slots(player, "5c"), slots(player, "3c")),)


def test_the_card_key_again_tells_where_its_partners_are_as_far_as_seen() -> None:
    player = sit_down("three-pass", "4h", "4s 9s", "5s 9h 7s", waste="4d 8h", stock="7c 4c")
    player.go("9h")
    assert player.press("c", "c") == (PartnersTold(player.slot("9h"), slots(player, "4h 4s 4d"), 1, False),)
    player = sit_down("three-pass", "4h", "4s 9s", "5s 9h 7s", waste="4d 8h", stock="7c 4c", turn=2)
    player.go("9h")
    assert player.press("c", "c")[0] == PartnersTold(player.slot("9h"), slots(player, "4h 4s 4d 4c"), 0, False)


def test_open_partners_are_told_first_and_a_king_has_none() -> None:
    player = sit_down("three-pass", "Ks", "4s Kh", "5s 9h 4d", hand="4c", stock="7c")
    player.go("9h")
    assert player.press("c", "c") == (PartnersTold(player.slot("9h"), slots(player, "4d 4c 4s"), 0, False),)
    player.press("i", "l")
    assert player.press("c", "c") == (PartnersTold(player.slot("Kh"), (), 0, True),)


def test_another_key_in_between_begins_the_question_again() -> None:
    player = fresh()
    assert isinstance(player.press("c", "s", "c")[0], CardTold)


def test_a_row_is_told_with_its_free_cards() -> None:
    player = sit_down("three-pass", "2s", "3s 4s", "5s 6s 7s", "9h -- -- Th", stock="7c")
    assert player.press("3") == (RowTold(3, slots(player, "5s 6s 7s"), frozenset(slots(player, "6s"))),)
    assert player.press("é") == (RowTold(2, slots(player, "3s 4s"), frozenset()),)
    assert player.press("7") == (RowTold(7, (), frozenset()),)


def test_the_pyramid_is_told_a_row_a_press_from_the_lowest_that_has_cards() -> None:
    player = sit_down("three-pass", "2s", "3s 4s", "5s 6s 7s", stock="7c")
    told = [player.press("t")[0] for _ in range(4)]
    assert [event.row for event in told if isinstance(event, RowTold)] == [3, 2, 1, 3]
    player.press("t")
    again = player.press("c", "t")[0]
    assert isinstance(again, RowTold)
    assert again.row == 3


def test_stock_hand_and_waste_are_told_and_again_the_waste_below_its_top() -> None:
    player = sit_down("three-pass", *ROWS, hand="3d", waste="8h 8c 8d", stock="7c 6c")
    waste = slots(player, "8h 8c 8d")
    assert player.press("w") == (StockTold(2, None, player.slot("3d"), (waste,), ()),)
    assert player.press("w") == (BelowTold((slots(player, "8c 8h"),), ()),)


def test_an_open_stock_and_a_reserve_are_told() -> None:
    player = sit_down("open-stock", *ROWS, stock="7c 6c")
    assert player.press("w") == (StockTold(2, player.slot("7c"), None, ((),), ()),)
    player = sit_down("giza", "2s", reserve="3c 4c/5c")
    told = StockTold(0, None, None, (), (slots(player, "3c 4c"), slots(player, "5c"), (), (), (), (), (), ()))
    assert player.press("w") == (told,)
    assert player.press("w") == (BelowTold((), (slots(player, "3c"), (), (), (), (), (), (), ())),)
    assert player.press("w") == (BelowTold((), (slots(player, "3c"), (), (), (), (), (), (), ())),)


def test_the_cards_below_are_told_pile_by_pile_from_the_top_down() -> None:
    player = sit_down("apophis", *ROWS, waste="8h 8c 8d/6h/", stock="7c 6c")
    assert player.press("w", "w") == (BelowTold((slots(player, "8c 8h"), (), ()), ()),)


def test_the_status_tells_cards_moves_passes_and_again_time_hints_score() -> None:
    player = sit_down("par", "2s", waste="9c 4c", stock="7c 7d", turn=2)
    player.press("p", "h")
    assert player.press("s") == (StatusTold(1, 5, 1, True, 2, 1),)
    assert player.press("s") == (StatusDetailTold(0, 1, -5, clearing=35),)
    player = sit_down("giza", "2s", reserve="3c 4c/5c")
    assert player.press("s") == (StatusTold(1, 4, 0, False, 1, 0),)
    assert player.press("s") == (StatusDetailTold(0, 0, None),)


def test_hints_go_round_from_the_best_to_the_last() -> None:
    player = sit_down("three-pass", *ROWS, hand="4d", stock="7c")
    king, pair = Hint(remove(player.slot("Kh")), Why.KING), Hint(remove(*slots(player, "9h 4d")), Why.WITH_STOCK)
    given = [player.press("h")[0] for _ in range(4)]
    draw = Hint(Draw(), Why.DRAW)
    assert given == [HintGiven(king, 1, 3), HintGiven(pair, 2, 3), HintGiven(draw, 3, 3), HintGiven(king, 1, 3)]
    assert player.game.advice.used == 4


def test_hints_begin_again_when_the_board_changes_but_not_when_the_cursor_walks() -> None:
    player = sit_down("three-pass", *ROWS, hand="4d", stock="7c")
    player.press("h", "f")
    second = player.press("h")[0]
    assert isinstance(second, HintGiven)
    assert second.number == 2
    for key in ("p", "u", "y"):
        player.press(key)
        first = player.press("h")[0]
        assert isinstance(first, HintGiven)
        assert first.number == 1


def test_the_hint_says_draw_when_that_is_the_only_move_and_that_nothing_is_left() -> None:
    """PySolFC 389, kgames 13: mute when drawing was the only move, or turning a dead stock for ever."""
    player = sit_down("strict", "2s", "3s 4s", hand="5c", stock="6c")
    assert player.press("h") == (HintGiven(Hint(Draw(), Why.DRAW), 1, 1),)
    player.press("p")
    assert player.press("h") == (HintGiven(Hint(None, Why.NOTHING), 1, 1),)
    assert player.game.advice.used == 1


@pytest.mark.parametrize("key", [*"omctws1234567"])
def test_questions_change_nothing(key: str) -> None:
    player = fresh()
    player.press("p", "p", "u", "h", "enter", "i")
    game = player.game
    before = (*state_of(game), game.outcome)
    player.press(key, key)
    assert before == (*state_of(game), game.outcome)
