"""Where Tab and the arrows lead."""

import pytest

from pyramid_access.session.events import CursorLanded, CursorMoved, Edge, EdgeReached, NoFreeCard
from tests.session.player import Player, fresh, sit_down


def walk(player: Player, key: str) -> list[str | None]:
    """Press a key until the edge; return the cards passed, the first one too."""
    cards = [player.card]
    while not isinstance(player.press(key)[0], EdgeReached):
        cards.append(player.card)
    return cards


def test_the_cursor_begins_on_the_leftmost_free_pyramid_card() -> None:
    assert fresh().card == "Jh"
    assert sit_down("three-pass", "2s", "3s 4s", "5s 6s 7s", "-- 9h -- Th", waste="8h").card == "9h"


def test_tab_walks_pyramid_from_left_to_right_then_hand_then_waste() -> None:
    player = sit_down("three-pass", "2s", "3s 4s", "5s 6s 7s", "9h -- -- Th", hand="3d", waste="8h 8c", stock="4d")
    assert walk(player, "tab") == ["9h", "6s", "Th", "3d", "8c"]
    assert walk(player, "s-tab") == ["8c", "3d", "Th", "6s", "9h"]


def test_tab_walks_an_open_stock_and_piles_and_reserve() -> None:
    player = sit_down("open-stock", "2s", stock="4d 5d", waste="8h 8c")
    assert walk(player, "f") == ["2s", "4d", "8c"]
    assert walk(sit_down("three-piles", "2s", waste="8h 9h/-/7h".replace("-", "")), "f") == ["2s", "9h", "7h"]
    assert walk(sit_down("giza", "2s", reserve="3c 4c 5c//6c/7c 8c"), "f") == ["2s", "5c", "6c", "8c"]


def test_tab_stays_at_both_ends_and_says_so() -> None:
    player = fresh()
    assert player.press("d") == (EdgeReached(Edge.FIRST_FREE, player.slot("Jh")),)
    walk(player, "f")
    assert player.press("f") == (EdgeReached(Edge.LAST_FREE, player.slot("5c")),)
    assert player.card == "5c"


def test_tab_from_a_covered_card_goes_to_the_next_free_one_beside_it() -> None:
    player = fresh()
    player.press("i", "i")  # row 5, place 1, over row 7, place 2
    assert player.card == "Qs"
    assert player.press("f") == (CursorMoved(player.slot("Qh")),)
    player = fresh()
    player.press("i", "i", "d")
    assert player.card == "Jh"


def test_arrows_skip_gaps_and_stop_at_the_ends_of_the_row() -> None:
    player = sit_down("three-pass", "2s", "3s 4s", "5s 6s 7s", "9h -- -- Th")
    assert player.press("l") == (CursorMoved(player.slot("Th")),)
    assert player.press("right") == (EdgeReached(Edge.ROW_END, player.slot("Th")),)
    assert player.press("j") == (CursorMoved(player.slot("9h")),)
    assert player.press("left") == (EdgeReached(Edge.ROW_START, player.slot("9h")),)


def test_home_and_end_go_to_the_ends_of_the_row() -> None:
    player = fresh()
    assert player.press("end") == (CursorMoved(player.slot("5c")),)
    assert player.press("end") == (EdgeReached(Edge.ROW_END, player.slot("5c")),)
    assert player.press("home") == (CursorMoved(player.slot("Jh")),)
    assert player.press("home") == (EdgeReached(Edge.ROW_START, player.slot("Jh")),)


def test_arrows_walk_covered_cards_too() -> None:
    player = fresh()
    assert walk(player, "up") == ["Jh", "5h", "Qs", "8s", "5s", "3s", "2s"]
    assert player.press("up") == (EdgeReached(Edge.TOP, player.slot("2s")),)


def test_down_leads_to_hand_and_waste_and_the_base_is_below_them() -> None:
    player = sit_down("three-pass", "2s", hand="3d", waste="8h 8c")
    assert walk(player, "down") == ["2s", "3d"]
    assert player.press("k") == (EdgeReached(Edge.BASE, player.slot("3d")),)
    assert player.press("l") == (CursorMoved(player.slot("8c")),)
    assert walk(player, "up") == ["8c", "2s"]


def test_arrows_walk_every_card_of_the_reserve() -> None:
    player = sit_down("giza", "2s", reserve="3c 4c 5c//6c/7c 8c////9c Tc")
    assert walk(player, "down") == ["2s", "7c", "8c", "5c"]
    player.press("up")
    assert [player.press("home") and player.card, *walk(player, "l")[1:]] == ["4c", "8c", "Tc"]


def test_up_and_down_keep_the_column() -> None:
    """Accessible Solitaire: up and down lose the column."""
    player = fresh()
    player.press("l", "l", "l", "l", "l")
    there = walk(player, "up")
    back = walk(player, "down")
    assert there == ["4c", "9h", "4h", "Js", "7s", "4s", "2s"]
    assert back == there[::-1]


@pytest.mark.parametrize("steps", range(7))
def test_up_to_the_top_and_down_again_comes_back_to_the_same_card(steps: int) -> None:
    player = fresh()
    player.press("home", *["l"] * steps)
    start = player.card
    player.press(*["i"] * 6, *["k"] * 6)
    assert player.card == start


def test_the_column_is_kept_at_an_edge_and_left_behind_by_a_step_aside() -> None:
    player = fresh()
    player.press("end", *["i"] * 8, "k")
    assert player.card == "4s"
    player.press("j", "k", "k")
    assert player.card == "9s"


def test_the_cursor_goes_to_the_card_just_uncovered_and_says_where_it_is() -> None:
    """Accessible Solitaire: focus jumps after a move."""
    player = sit_down("three-pass", "2s", "3s 4s", "5s 6s 7s", "9h Qh Ac Th", stock="7c")
    assert player.take("Qh", "Ac")[-1] == CursorLanded(player.slot("6s"))
    assert player.card == "6s"


def test_the_cursor_goes_to_the_neighbour_if_nothing_was_uncovered() -> None:
    player = sit_down("three-pass", "2s", "3s 4s", "5s 6s 7s", "9h Kh Ac Th", stock="7c")
    assert player.take("Kh")[-1] == CursorLanded(player.slot("9h"))


def test_the_cursor_stays_on_the_waste_when_its_top_leaves() -> None:
    player = sit_down("classic", "2s", "9h Th", waste="8h 4d", stock="7d 7c")
    assert player.take("9h", "4d")[-1] == CursorLanded(player.slot("8h"))


def test_the_cursor_goes_from_an_empty_hand_to_the_waste() -> None:
    player = sit_down("three-pass", "2s", "9h Th", hand="4d", waste="8h", stock="7c")
    assert player.take("9h", "4d")[-1] == CursorLanded(player.slot("8h"))


def test_nothing_is_said_of_a_cursor_whose_card_stays() -> None:
    player = sit_down("three-pass", "2s", "9h Th", hand="4d", waste="8h", stock="7c")
    player.go("9h")
    player.press("p")
    assert player.card == "9h"
    assert not any(isinstance(event, CursorLanded) for event in player.press("p"))


def test_a_cursor_without_a_card_says_so_and_lands_on_the_next_one_drawn() -> None:
    player = sit_down("strict", "Ks", stock="7c 6c")
    assert player.press("enter")[-1] == CursorLanded(None)
    for key in ("f", "d", "i", "k", "j", "l", "home", "end", "enter", "c"):
        assert player.press(key) == (NoFreeCard(),)
    player.press("p")
    assert player.card == "7c"
