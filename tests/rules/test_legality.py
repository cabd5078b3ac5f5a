"""Which cards are open, which pair, and why a move is refused."""

import pytest

from pyramid_access.rules.cards import CardError
from pyramid_access.rules.events import Reason
from pyramid_access.rules.legality import open_slots
from pyramid_access.rules.moves import MoveError, Remove, parse_move, remove
from tests.tables import Table, cards, moves, play, reason, table

UNDER_ONE = ("8c", "5c --")
UNDER_TWO = ("8c", "5c Qd")


def test_a_pyramid_card_is_open_when_neither_covering_card_is_left() -> None:
    assert cards(table("classic", *UNDER_TWO), open_slots(*table("classic", *UNDER_TWO))) == "5c Qd"
    assert cards(table("classic", *UNDER_ONE), open_slots(*table("classic", *UNDER_ONE))) == "5c"
    assert cards(table("classic", "8c"), open_slots(*table("classic", "8c"))) == "8c"


def test_open_cards_come_from_left_to_right_then_hand_waste_and_reserve() -> None:
    drawn = table("three-pass", "Jd", "8c 9c", "5c -- 2d", stock="4s", hand="3d", waste="Qh 6s")
    assert cards(drawn, open_slots(*drawn)) == "5c 2d 3d 6s"
    drawn = table("giza", "8c", "-- 9d", reserve="4c 5d / / Ts")
    assert cards(drawn, open_slots(*drawn)) == "9d 5d Ts"


@pytest.mark.parametrize(
    ("drawn", "pair"),
    [
        (table("classic", "2d", "8c 5c"), "5c 8c"),
        (table("three-pass", "8c", hand="5c"), "5c 8c"),
        (table("classic", "8c", waste="5c"), "5c 8c"),
        (table("open-stock", "8c", stock="5c", turn=2), "5c 8c"),
        (table("three-pass", "2c", hand="5c", waste="8c", turn=2), "5c 8c"),
        (table("open-stock", "2c", stock="5c", waste="8c", turn=2), "5c 8c"),
        (table("giza", "8c", reserve="5c"), "5c 8c"),
        (table("giza", "2c", reserve="5c / 8c"), "5c 8c"),
        (table("three-piles", "2c", waste="5c / / 8c"), "5c 8c"),
    ],
)
def test_all_sources_pair_with_each_other(drawn: Table, pair: str) -> None:
    assert pair in moves(drawn)


@pytest.mark.parametrize(
    ("rules", "base", "pairs"),
    [
        ("classic", "5c 8c 8d Kc", {"5c 8c", "5c 8d", "Kc"}),
        ("classic partners=dozen", "5c 8c 7d Kc", {"5c 7d"}),
        ("classic partners=dozen", "6c 8c 6d Kc", {"6c 6d"}),
        ("classic partners=dozen", "Ah Qc 8d Kc", {"Kc Qc"}),
        ("classic partners=near", "5c 8c 8d Kc", {"8c 8d"}),
        ("classic partners=near", "5c 8c 9d 4c", {"8c 9d", "4c 5c"}),
    ],
)
def test_partners_decide_what_leaves(rules: str, base: str, pairs: set[str]) -> None:
    assert moves(table(rules, "2d", "2c 2h", "2s 3d 3s", base)) == pairs


def test_ace_and_king_are_no_neighbours() -> None:
    assert moves(table("cheops", "2d", "Ac Kh")) == set()


def test_the_two_topmost_waste_cards_pair_only_with_the_rule() -> None:
    assert moves(table("open-stock", "2c", waste="5c 8c", turn=3)) == set()
    drawn = table("par", "2c", waste="Ac 5c 8c", turn=3)
    assert moves(drawn) == {"5c 8c"}
    assert moves(play(drawn, "5c 8c")) == set()
    assert moves(table("par", "2c", waste="5c Ac 8c", turn=3)) == set()


def test_a_card_pairs_with_its_only_cover_only_with_the_overlap_rule() -> None:
    assert moves(table("three-pass", *UNDER_ONE)) == set()
    assert moves(table("relaxed", *UNDER_ONE)) == {"5c 8c"}
    assert moves(table("relaxed", "8c", "5c 2d")) == set()
    assert moves(table("relaxed", "8c", "5c --", "Qd -- --")) == set()
    assert moves(play(table("relaxed", *UNDER_ONE), "5c 8c")) == set()


def test_an_overlap_rule_lets_no_covered_card_pair_with_a_third() -> None:
    assert moves(table("relaxed", "8c", "5d --", hand="5c", turn=3)) == {"5d 8c"}


REFUSED = [
    (table("classic", waste="5c"), "draw", (Reason.GAME_OVER, "")),
    (table("classic", waste="Kc"), "Kc", (Reason.GAME_OVER, "")),
    (table("classic", "8c", waste="5c"), "5d 8c", (Reason.GONE, "5d")),
    (table("classic", "8c", waste="Ac", stock="5c"), "5c 8c", (Reason.FACE_DOWN, "5c")),
    (table("classic", *UNDER_TWO, waste="5d"), "5d 8c", (Reason.COVERED, "8c")),
    (table("classic", "8c", waste="5c Qd"), "5c 8c", (Reason.BURIED, "5c")),
    (table("giza", "8c", reserve="5c Qd"), "5c 8c", (Reason.BURIED, "5c")),
    (table("open-stock", "8c", stock="Ac 5c", turn=2), "5c 8c", (Reason.FACE_DOWN, "5c")),
    (table("classic", "8c"), "8c", (Reason.NEEDS_PARTNER, "8c")),
    (table("cheops", "Kc"), "Kc", (Reason.NEEDS_PARTNER, "Kc")),
    (table("classic", "8c", waste="Kc"), "8c Kc", (Reason.LEAVES_ALONE, "Kc")),
    (table("classic", "8c", waste="6c"), "6c 8c", (Reason.NO_PARTNERS, "")),
    (table("classic", "8c", waste="6c"), "draw", (Reason.STOCK_EMPTY, "")),
    (table("giza", "8c"), "draw", (Reason.NO_STOCK, "")),
    (table("giza", "8c"), "redeal", (Reason.NO_STOCK, "")),
    (table("easy", "8c", stock="6c"), "redeal", (Reason.STOCK_LEFT, "")),
    (table("easy", "8c", waste="6c", turn=2), "redeal", (Reason.NO_PASS_LEFT, "")),
    (table("easy", "8c"), "redeal", (Reason.NOTHING_TO_REDEAL, "")),
]


@pytest.mark.parametrize(("drawn", "move", "expected"), REFUSED)
def test_why_a_move_is_refused(drawn: Table, move: str, expected: tuple[Reason, str]) -> None:
    assert reason(drawn, move) == expected


def test_every_reason_is_reached() -> None:
    assert {expected for _, _, (expected, _) in REFUSED} == {*Reason}


def test_a_removal_is_of_one_card_or_two_different_ones() -> None:
    assert remove(9, 4) == Remove((4, 9))
    for slots in ((), (4, 4), (9, 4), (1, 2, 3)):
        with pytest.raises(ValueError, match="rising order"):
            Remove(slots)


@pytest.mark.parametrize("text", ["", "9h 9h", "9h 4c 2d", "draw draw", "9x"])
def test_what_is_no_move_is_refused_when_read(text: str) -> None:
    with pytest.raises((MoveError, CardError)):
        parse_move(table("classic", "8c")[0].deal, text)
