"""Hints by rule of thumb: every source counts, the order is fixed, nobody is sent through a dead stock."""

import pytest
from hypothesis import given

from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.moves import Draw, Redeal
from pyramid_access.rules.play import outcome
from pyramid_access.rules.position import Game, Position
from pyramid_access.solver.hints import Why, hints
from tests.rules.test_properties import examples, positions
from tests.tables import Table, move_text, table


def told(drawn: Table) -> list[tuple[str, Why]]:
    """Return all hints, the best first."""
    return [(move_text(drawn, hint.move), hint.why) for hint in hints(*drawn)]


def test_a_king_comes_first_then_what_uncovers_then_pyramid_then_stock_then_the_draw() -> None:
    drawn = table("three-pass", "2c", "2d 2h", "2s 3d 3s", "8c 5c Kc 8d", stock="Ah", hand="8h")
    assert told(drawn) == [
        ("Kc", Why.KING),
        ("5c 8c", Why.UNCOVERS),
        ("5c 8d", Why.TWO_FROM_PYRAMID),
        ("5c 8h", Why.WITH_STOCK),
        ("draw", Why.DRAW),
    ]


def test_a_pair_with_the_stock_that_uncovers_comes_before_two_of_the_pyramid() -> None:
    drawn = table("classic", "2c", "2d 2h", "Ah Ad As", "2s 3d 8c 6d", "5c 6c -- -- 4c", waste="9d")
    assert told(drawn) == [("4c 9d", Why.UNCOVERS), ("5c 8c", Why.TWO_FROM_PYRAMID)]


@pytest.mark.parametrize(
    ("drawn", "move", "why"),
    [
        (table("classic", "2c", waste="Kc"), "Kc", Why.KING),
        (table("three-pass", "2c", waste="Kc", hand="3c", turn=3), "Kc", Why.KING),
        (table("three-pass", "2c", hand="Kc", turn=3), "Kc", Why.KING),
        (table("open-stock", "2c", stock="Kc", turn=3), "Kc", Why.KING),
        (table("giza", "2c", reserve="3c / Kc"), "Kc", Why.KING),
        (table("par", "2c", waste="5d 8c", turn=3), "5d 8c", Why.WITH_STOCK),
        (table("classic", "2c", waste="Jd"), "2c Jd", Why.WITH_STOCK),
        (table("three-piles", "2c", waste="5d / / 8c"), "5d 8c", Why.WITH_STOCK),
        (table("giza", "2c", reserve="5d / 8c"), "5d 8c", Why.WITH_STOCK),
        (table("relaxed", "2c", "Jd --", turn=3), "2c Jd", Why.TWO_FROM_PYRAMID),
    ],
)
def test_every_source_counts(drawn: Table, move: str, why: Why) -> None:
    # t_games 79 and Accessible Solitaire forgot a king on the waste, and a waste pair.
    assert told(drawn) == [(move, why)]


@pytest.mark.parametrize(
    ("drawn", "move", "why"),
    [
        (table("three-pass", "2c", stock="3c"), "draw", Why.DRAW),  # never seen: could be anything
        (table("easy", "2c", stock="Jc 3c", turn=2), "draw", Why.DRAW),
        (table("easy", "2c", waste="Jc 3c"), "redeal", Why.REDEAL),
        (table("easy", "2c", stock="3c", waste="Jc 4c", turn=1), "draw", Why.DRAW),
    ],
)
def test_hint_mute_when_drawing_was_the_only_move_bug(drawn: Table, move: str, why: Why) -> None:
    # PySolFC 389, kgames 13
    assert told(drawn) == [(move, why)]


@pytest.mark.parametrize(
    "drawn",
    [
        table("easy", "2c", stock="3c 4c", turn=2),
        table("tut", "2c", waste="3c Jc 4c"),
        table("three-pass", "2c", hand="3c", turn=3),
        table("giza", "2c", reserve="3c"),
        table("classic", waste="Kc"),
    ],
)
def test_nothing_left_in_a_game_that_is_over(drawn: Table) -> None:
    assert told(drawn) == [("", Why.NOTHING)]


def test_advised_turning_a_dead_stock_for_ever_bug() -> None:
    # kgames 13: the pair is there, and no turn of the stock brings another one.
    drawn = table("tut", "3d", "8c 5c", stock="2c 4c 6c", turn=2)
    assert told(drawn) == [("5c 8c", Why.UNCOVERS)]
    drawn = table("tut", "3d", "8c 5c", stock="2c 4c Kc", turn=2)
    assert told(drawn) == [("5c 8c", Why.UNCOVERS), ("draw", Why.DRAW)]


@examples(150)
@given(positions)
def test_hints_are_legal_moves_and_every_removal_is_among_them(drawn: tuple[Game, Position]) -> None:
    given_hints = hints(*drawn)
    moves = [hint.move for hint in given_hints]
    if outcome(*drawn):
        assert moves == [None]
        return
    assert given_hints == tuple(sorted(given_hints, key=lambda hint: [*Why].index(hint.why)))
    legal = {*legal_moves(*drawn)}
    assert {*moves} <= legal
    assert legal - {*moves} <= {Draw(), Redeal()}
    assert len({*moves}) == len(moves) > 0
