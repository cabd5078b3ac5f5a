"""Advice fits where it should, and nowhere else."""

import pytest

from pyramid_access.rules.legality import refusal
from pyramid_access.rules.moves import Move, parse_move
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position
from pyramid_access.session.tips import Tip, fitting_tips
from tests.tables import table


def tips(rules: str, *rows: str, play: str, **piles: str) -> dict[str, str]:
    """Return the advice after moves, and the cards that it names, from the table of a drawing."""
    game, position = table(rules, *rows, **piles)  # type: ignore[arg-type]
    positions: list[Position] = [position]
    moves: list[Move] = [parse_move(game.deal, text) for text in play.split(", ")]
    for move in moves:
        assert refusal(game, positions[-1], move) is None
        positions.append(successor(game, positions[-1], move))
    return {given.tip.value: cards(game, given.slots) for given in fitting_tips(game, positions, moves[-1])}


def cards(game: Game, slots: tuple[int, ...]) -> str:
    return " ".join(str(game.deal[slot]) for slot in slots)


def test_every_kind_has_its_test() -> None:
    assert [tip.value for tip in Tip] == ["par", "keep", "king", "look", "stock", "uncover", "sides"]


@pytest.mark.parametrize(
    ("rules", "rows", "play", "fits"),
    [
        ("par", ("4s", "9d 9c"), "4h 9h", True),
        ("par", ("4s", "9d Kc"), "4h 9h", True),
        ("par", ("4s", "9d 9c"), "9c 4h", False),
        ("par", ("4s", "5d 5c"), "4h 9h", False),
        ("open-stock", ("4s", "9d 9c"), "4h 9h", False),
    ],
)
def test_in_a_game_for_points_the_pyramid_comes_first(rules: str, rows: tuple[str, ...], play: str, fits: bool) -> None:
    assert ("par" in tips(rules, *rows, waste="4h", stock="9h 6h", play=play)) is fits


@pytest.mark.parametrize(
    ("rows", "stock", "expected"),
    [
        # The apex has only the jack left, which could leave with the two on the waste.
        (("2s", "3h 4h"), "2c Jd 6h", "2s Jd"),
        # A second jack in the stock: neither has to be kept.
        (("2s", "3h 4h"), "2c Jd Jh 6h", None),
        # Nothing else could take the jack.
        (("2s", "3h 4h"), "5c Jd 6h", None),
        # Two twos that want the same jack: one word more or less will not save the game.
        (("2s", "2h 4h"), "2c Jd 6h", None),
        # It may leave with the one that has nothing else.
        (("3s", "2h 4h"), "5c Jd 6h", None),
    ],
)
def test_the_only_partner_is_to_be_kept_while_it_could_leave_with_another(
    rows: tuple[str, ...], stock: str, expected: str | None
) -> None:
    assert tips("three-pass", *rows, stock=stock, play="draw, draw").get("keep") == expected


def test_a_card_that_lies_on_another_is_no_partner_of_it_unless_the_rules_say_so() -> None:
    piles = {"stock": "2c Jd 6h", "play": "draw, draw"}
    assert "keep" in tips("three-pass", "2s", "Jc 4h", **piles)
    assert "keep" not in tips("relaxed", "2s", "Jc 4h", **piles)
    assert "keep" in tips("relaxed", "2s", "3h 4h", "Jc 5d 5h", **piles)


def test_a_free_king_is_named_when_it_was_left_for_three_moves() -> None:
    rows = ("As", "Kh 3d")
    assert "king" not in tips("three-pass", *rows, stock="5h 6h 5d 6d", play="draw, draw")
    assert tips("three-pass", *rows, stock="5h 6h 5d 6d", play="draw, draw, draw")["king"] == "Kh"
    assert "king" not in tips("three-pass", *rows, stock="5h 6h 5d 6d", play="draw, draw, Kh, draw")
    assert "king" not in tips("three-pass", "Ks", "Ah 3d", stock="5h 6h 5d 6d", play="draw, draw, draw")
    assert "king" not in tips("cheops", *rows, stock="5h 6h 5d 6d", play="draw, draw, draw")


@pytest.mark.parametrize(
    ("rules", "turn", "rows", "fits"),
    [
        ("three-pass", 1, ("4s", "9h 4d"), True),
        ("relaxed", 1, ("4s", "9h 4d"), True),
        ("three-pass passes=unlimited", 1, ("4s", "9h 4d"), True),
        ("three-pass", 2, ("4s", "9h 4d"), False),
        ("three-pass passes=2", 1, ("4s", "9h 4d"), False),
        ("strict", 1, ("4s", "9h 4d"), False),
        ("easy passes=3", 1, ("4s", "9h 4d"), False),
        ("three-pass", 1, ("As", "9h 4d"), False),
    ],
)
def test_in_the_first_of_three_passes_looking_is_better_than_taking(
    rules: str, turn: int, rows: tuple[str, ...], fits: bool
) -> None:
    found = tips(rules, *rows, stock="6h 5h 6d", turn=turn, play="9h 4d")  # type: ignore[arg-type]
    assert ("look" in found) is fits


def test_a_king_may_always_be_taken_and_so_may_what_comes_after_the_whole_stock() -> None:
    assert "look" not in tips("three-pass", "Ks", "9h Kd", stock="6h 5h", play="Kd")
    assert "look" not in tips("three-pass", "4s", "9h 4d", hand="6h", play="9h 4d")


@pytest.mark.parametrize(
    ("rules", "turn", "rows", "fits"),
    [
        ("three-pass", 1, ("9s", "Ah Ad"), True),
        ("three-pass", 2, ("4s", "Ah Ad"), True),
        ("three-pass", 3, ("9s", "Ah Ad"), False),
        ("strict", 1, ("9s", "Ah Ad"), False),
        ("three-pass", 1, ("As", "Ah Ad"), False),
    ],
)
def test_two_cards_of_the_stock_may_be_missed_in_the_pyramid(
    rules: str, turn: int, rows: tuple[str, ...], fits: bool
) -> None:
    found = tips(rules, *rows, hand="9h", waste="4h", stock="6h 5h", turn=turn, play="4h 9h")  # type: ignore[arg-type]
    assert ("stock" in found) is fits


def test_one_card_of_the_pyramid_is_no_pair_of_the_stock() -> None:
    assert "stock" not in tips("three-pass", "9s", "9d Ad", hand="4h", stock="6h 5h", play="9d 4h")


def test_of_two_pairs_the_one_that_uncovers_is_better() -> None:
    # The nine can go with the four on the waste, or with the four that is the last to cover the ace.
    rows = ("6s", "As 2s", "-- 4d 9c")
    assert "uncover" in tips("strict", *rows, waste="4h", stock="6h", play="9c 4h")
    assert "uncover" not in tips("strict", *rows, waste="4h", stock="6h", play="4d 9c")
    assert "uncover" not in tips("strict", *rows, waste="5h", stock="6h", play="4d 9c")


LARGE = ("6s", "7s 8s", "9s Ts Js", "2s 3s 5s 6d")
"""Ten cards, all of them covered by two below."""


@pytest.mark.parametrize(
    ("rows", "fits"),
    [
        ((*LARGE, "-- 4d -- 8d Kc"), True),
        ((*LARGE, "4d -- 8d -- Kc"), False),
        (("7s", "8s 9s", "Js 4d Kc"), False),
    ],
    ids=["two-free", "three-free", "small"],
)
def test_a_large_pyramid_with_hardly_a_free_card_was_not_opened_on_both_sides(
    rows: tuple[str, ...], fits: bool
) -> None:
    assert ("sides" in tips("strict", *rows, stock="6h 5h", play="Kc")) is fits
    assert "sides" not in tips("strict", *rows, stock="6h 5h", play="Kc, draw")
