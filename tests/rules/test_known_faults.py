"""Faults that players of other Pyramid programs reported; each test is named for one."""

import pytest

from pyramid_access.rules.events import Reason, Result, StockRedealt
from pyramid_access.rules.play import outcome
from pyramid_access.rules.position import cards_left, redeals_left, start
from pyramid_access.rules.text import format_position
from tests.tables import events_of, moves, play, reason, table


@pytest.mark.parametrize(
    ("rules", "rows", "parts", "move"),
    [
        ("three-pass", ["2c"], {"waste": "8h Kc", "turn": 3}, "Kc"),
        ("par", ["2c"], {"waste": "8h 5d", "turn": 3}, "5d 8h"),
        ("three-pass", ["2c"], {"waste": "8h", "hand": "5d", "turn": 3}, "5d 8h"),
        ("relaxed", ["8h", "5d --"], {"turn": 3}, "5d 8h"),
        ("giza", ["2c"], {"reserve": "8h / 5d"}, "5d 8h"),
        ("apophis", ["2c"], {"waste": "8h / / 5d", "turn": 3}, "5d 8h"),
    ],
)
def test_no_more_moves_while_a_move_was_there_bug(rules: str, rows: list[str], parts: dict, move: str) -> None:
    # PySolFC 340, 565, 546: the check asked the hint engine, which did not know every source.
    drawn = table(rules, *rows, **parts)
    assert moves(drawn) == {move}
    assert outcome(*drawn) is None


def test_dead_stock_not_noticed_bug() -> None:
    # PySolFC 409: the stock could still be turned, but never again gave a move.
    ended = outcome(*table("three-pass", "2c", stock="3c 4c", waste="5c 6c", turn=2))
    assert ended is not None
    assert ended.result is Result.BLOCKED


def test_redeal_that_changes_nothing_not_noticed_bug() -> None:
    # PySolFC 543: with unlimited redeals the same cards came round for ever.
    drawn = table("tut", "2c", waste="3c 4c 5c Jc 6c", turn=2)
    assert "redeal" in moves(drawn)
    assert outcome(*drawn) is not None
    position = play(drawn, "redeal", "draw", "draw")[1]
    assert position == drawn[1]._replace(pass_number=3)


@pytest.mark.parametrize(
    ("rules", "move", "left"),
    [("three-pass", "5c 8c", 4), ("three-pass", "draw", 6), ("tut", "draw", 6), ("apophis", "draw", 6)],
)
def test_pair_or_turn_needed_two_undos_bug(rules: str, move: str, left: int) -> None:
    # t_games 72, 73: a pair, or a turn of three cards, is one move, so one step back undoes it whole.
    drawn = table(rules, "2d", "8c 5c", stock="7d 7c 7s")
    assert move in moves(drawn)
    assert cards_left(play(drawn, move)[1]) == left


def test_undone_draw_left_the_card_playable_bug() -> None:
    # t_games 100: positions are values, so the one before a draw is the same after it, byte for byte.
    drawn = table("three-pass", "8c", stock="5c 7c")
    text = format_position(*drawn)
    assert "5c 8c" in moves(play(drawn, "draw"))
    assert format_position(*drawn) == text
    assert reason(drawn, "5c 8c") == (Reason.FACE_DOWN, "5c")


@pytest.mark.parametrize("covers", ["Qd --", "-- Qd", "Qd Jd"])
def test_covered_card_could_be_taken_bug(covers: str) -> None:
    # t_games 101: one empty covering place was enough.
    assert reason(table("classic", "8c", covers, waste="5c"), "5c 8c") == (Reason.COVERED, "8c")
    assert reason(table("classic", "Kc", covers), "Kc") == (Reason.COVERED, "Kc")


def test_only_the_first_free_card_matched_bug() -> None:
    # t_games 71: every open card counts, not only the first that fits.
    drawn = table("classic", "2c", "2d 2h", "2s 3d 3s", "5c 8c 8d 8h", waste="5d")
    assert moves(drawn) == {"5c 8c", "5c 8d", "5c 8h", "5d 8c", "5d 8d", "5d 8h"}


def test_available_moves_forgot_king_on_the_waste_bug() -> None:
    # t_games 79
    assert "Kc" in moves(table("classic", "2c", waste="5d Kc"))
    assert "Kc" in moves(table("three-pass", "2c", waste="5d Kc", hand="3c"))


def test_available_moves_forgot_waste_pair_bug() -> None:
    # Accessible Solitaire
    assert "5d 8c" in moves(table("par", "2c", waste="5d 8c"))


@pytest.mark.parametrize(
    "waste", ["3c", "3c 4c 5c", "3c 4c 5c 6c 7c 8c 9c Tc Qc Kc Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ah"]
)
@pytest.mark.parametrize("rules", ["easy", "three-pass", "open-stock", "tut", "apophis"])
def test_crash_on_the_redeal_bug(rules: str, waste: str) -> None:
    # PySolFC 552: a redeal of one card and of many; of none it is refused.
    piles = waste + " / / " if rules == "apophis" else waste
    event = events_of(table(rules, "2c", waste=piles), "redeal")[0]
    assert isinstance(event, StockRedealt)
    assert event.cards == len(waste.split())
    assert reason(table(rules, "2c"), "redeal") == (Reason.NOTHING_TO_REDEAL, "")


def test_redeal_of_a_held_card_alone() -> None:
    position = play(table("three-pass", "2c", hand="3c"), "redeal")[1]
    assert (len(position.stock), position.hand, position.waste) == (1, None, ((),))


def test_nobody_can_know_how_many_redeals_are_left_bug() -> None:
    # tty-solitaire 48, csol 1: told at each redeal, always known from the position, and back after undo.
    drawn = table("three-pass", "2c", hand="3c")
    left = [redeals_left(*drawn)]
    for _ in range(2):
        event = events_of(drawn, "redeal")[0]
        drawn = play(drawn, "redeal", "draw")
        assert isinstance(event, StockRedealt)
        assert event.redeals_left == redeals_left(*drawn)
        left.append(redeals_left(*drawn))
    assert left == [2, 1, 0]
    assert reason(drawn, "redeal") == (Reason.NO_PASS_LEFT, "")
    assert redeals_left(drawn[0], start(drawn[0])) == 2
