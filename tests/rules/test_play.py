"""What draws, redeals and removals do, and which events tell it."""

import pytest

from pyramid_access.rules.events import (
    CardsRemoved,
    CardUncovered,
    GameEnded,
    Outcome,
    PyramidCleared,
    Result,
    StockDrawn,
    StockRedealt,
)
from pyramid_access.rules.text import format_position
from tests.tables import Table, cards, events_of, play, table


def piles(drawn: Table) -> str:
    """Return hand, waste and stock as the text form shows them."""
    parts = format_position(*drawn).split(" | ")[2:]
    return " | ".join(part for part in parts if not part.startswith("out"))


@pytest.mark.parametrize(
    ("rules", "before", "after"),
    [
        ("classic", {"stock": "2c 3c", "waste": "Ac"}, "stock 3c | waste Ac 2c"),
        ("classic draw=3", {"stock": "2c 3c 4c 5c", "waste": "Ac"}, "stock 5c | waste Ac 2c 3c 4c"),
        ("classic draw=3", {"stock": "2c 3c", "waste": "Ac"}, "waste Ac 2c 3c"),
        ("three-pass", {"stock": "2c 3c"}, "stock 3c | hand 2c"),
        ("three-pass", {"stock": "2c 3c", "hand": "Ac"}, "stock 3c | hand 2c | waste Ac"),
        ("open-stock", {"stock": "2c 3c", "waste": "Ac"}, "stock 3c | waste Ac 2c"),
        ("three-piles", {"stock": "2c 3c 4c 5c"}, "stock 5c | waste 2c / 3c / 4c"),
        ("three-piles", {"stock": "2c 3c", "waste": "Ac / / "}, "waste Ac 2c / 3c /"),
    ],
)
def test_a_draw(rules: str, before: dict[str, str], after: str) -> None:
    assert piles(play(table(rules, "8c", **before), "draw")) == after


@pytest.mark.parametrize(
    ("rules", "before", "after"),
    [
        ("easy", {"waste": "Ac 2c 3c"}, "stock Ac 2c 3c | pass 2"),
        ("three-pass", {"waste": "Ac 2c", "hand": "3c"}, "stock Ac 2c 3c | pass 2"),
        ("three-pass", {"hand": "3c"}, "stock 3c | pass 2"),
        ("three-pass", {"waste": "Ac 2c", "turn": 2}, "stock Ac 2c | pass 3"),
        ("open-stock", {"waste": "Ac 2c"}, "stock Ac 2c | pass 2"),
        ("tut", {"waste": "Ac 2c 3c 4c", "turn": 999}, "stock Ac 2c 3c 4c | pass 1000"),
        # The left pile lies on top, so that the bottom card of the right pile comes first.
        ("apophis", {"waste": "Ac 2c / 3c 4c / 5c 6c"}, "stock 5c 6c 3c 4c Ac 2c | pass 2"),
        ("apophis", {"waste": "Ac / / 2c"}, "stock 2c Ac | pass 2"),
    ],
)
def test_a_redeal_turns_the_waste_over_and_no_card_up(rules: str, before: dict[str, str], after: str) -> None:
    assert piles(play(table(rules, "8c", **before), "redeal")) == after


def told(drawn: Table, move: str) -> list[str]:
    """Return the cards uncovered by a move."""
    return [cards(drawn, [event.slot]) for event in events_of(drawn, move) if isinstance(event, CardUncovered)]


@pytest.mark.parametrize(
    ("drawn", "move", "uncovered"),
    [
        (table("classic", "2c", "8c 5c"), "5c 8c", ["2c"]),
        (table("classic", "Ac", "2c 3c", "8c 5c Jd"), "5c 8c", ["2c"]),
        (table("classic", "2c", "8c 5c", waste="Ac 3c"), "5c 8c", ["2c"]),
        (table("classic", "2c", "8c --", waste="Ac 5c"), "5c 8c", ["2c", "Ac"]),
        (table("three-pass", "2c", "8c --", hand="5c", waste="Ac"), "5c 8c", ["2c"]),
        (table("open-stock", "2c", "8c --", stock="5c 3c", waste="Ac"), "5c 8c", ["2c", "3c"]),
        (table("giza", "2c", "8c --", reserve="Ac 5c"), "5c 8c", ["2c", "Ac"]),
        (table("relaxed", "2c", "8c --", "5c -- --", hand="Ac"), "5c 8c", ["2c"]),
        (table("par", "2c", waste="Ac 8c 5c"), "5c 8c", ["Ac"]),
        (table("classic", "2c", stock="3c", waste="Ac"), "draw", []),
        (table("three-pass", "2c", stock="3c 4c", hand="Ac"), "draw", []),
        (table("open-stock", "2c", stock="3c 4c", waste="Ac"), "draw", ["4c"]),
        (table("open-stock", "2c", waste="3c 4c"), "redeal", ["3c"]),
        (table("easy", "Jc", waste="2c 4c"), "redeal", []),
    ],
)
def test_what_a_move_uncovers_is_told(drawn: Table, move: str, uncovered: list[str]) -> None:
    assert told(drawn, move) == uncovered


def test_the_move_is_told_first_and_the_end_last() -> None:
    drawn = table("classic", "Kc", stock="2c")
    slots = (0,)
    assert events_of(drawn, "Kc") == (CardsRemoved(slots), GameEnded(Outcome(Result.WON, 1)))


def test_a_draw_tells_the_cards_it_moved_and_how_many_are_left() -> None:
    drawn = table("classic draw=3", "8c", stock="2c 3c 4c 5c")
    (event,) = events_of(drawn, "draw")
    assert isinstance(event, StockDrawn)
    assert (cards(drawn, event.slots), event.left) == ("2c 3c 4c", 1)
    last = events_of(play(drawn, "draw"), "draw")[0]
    assert isinstance(last, StockDrawn)
    assert (cards(drawn, last.slots), last.left) == ("5c", 0)


@pytest.mark.parametrize(
    ("rules", "turn", "expected"),
    [
        ("three-pass", 1, StockRedealt(2, 1, 2)),
        ("three-pass", 2, StockRedealt(3, 0, 2)),
        ("tut", 7, StockRedealt(8, None, 2)),
    ],
)
def test_a_redeal_tells_how_many_are_left(rules: str, turn: int, expected: StockRedealt) -> None:
    assert events_of(table(rules, "Jc", waste="2c 4c", turn=turn), "redeal")[0] == expected


def test_a_cleared_pyramid_is_told_where_the_game_goes_on() -> None:
    drawn = table("par", "Kc", waste="Kd", stock="5c 8c", turn=2)
    assert events_of(drawn, "Kc") == (CardsRemoved((0,)), PyramidCleared(2))
    assert play(drawn, "Kc")[1].cleared_in == 2
    assert play(drawn, "Kc", "Kd", "draw", "draw", "redeal", "draw", "5c 8c")[1].cleared_in == 2
