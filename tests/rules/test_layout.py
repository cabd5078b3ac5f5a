"""Where the cards of a deal lie, and which covers which."""

from itertools import combinations

from pyramid_access.rules.layout import (
    COVERED_BY,
    COVERS,
    LEFT_TO_RIGHT,
    PYRAMID,
    Area,
    Place,
    pyramid_place,
    row_slots,
)
from pyramid_access.rules.position import place_of
from tests.tables import table


def test_a_card_is_covered_by_the_cards_of_its_place_and_the_next_in_the_row_below() -> None:
    for slot in PYRAMID:
        _, row, number = pyramid_place(slot)
        expected = [] if row == 7 else [(row + 1, number), (row + 1, number + 1)]
        assert [pyramid_place(cover)[1:] for cover in COVERED_BY[slot]] == expected


def test_covering_is_the_reverse_of_being_covered() -> None:
    assert all((upper in COVERS[slot]) == (slot in COVERED_BY[upper]) for slot in PYRAMID for upper in PYRAMID)
    assert [len(COVERS[slot]) for slot in row_slots(7)] == [1, 2, 2, 2, 2, 2, 1]


def test_rows_have_one_to_seven_cards() -> None:
    assert [slot for row in range(1, 8) for slot in row_slots(row)] == [*PYRAMID]
    assert [len(row_slots(row)) for row in range(1, 8)] == [1, 2, 3, 4, 5, 6, 7]


def test_from_left_to_right_a_card_lies_between_the_cards_that_cover_it() -> None:
    assert sorted(LEFT_TO_RIGHT) == [*PYRAMID]
    order = LEFT_TO_RIGHT.index
    for slot in PYRAMID:
        for left, right in combinations(COVERED_BY[slot], 2):
            assert order(left) < order(slot) < order(right)


def test_places_in_a_game_with_a_stock() -> None:
    game, position = table("three-piles", "9h", "4c --", stock="7c Ks", waste="8h Td / Js / ", turn=1)
    places = {str(card): place_of(game, position, slot) for slot, card in enumerate(game.deal)}
    assert places["9h"] == Place(Area.PYRAMID, 1, 1)
    assert places["4c"] == Place(Area.PYRAMID, 2, 1)
    assert places["7c"] == Place(Area.STOCK, 0, 1)
    assert places["Ks"] == Place(Area.STOCK, 0, 2)
    assert places["8h"] == Place(Area.WASTE, 1, 2)
    assert places["Td"] == Place(Area.WASTE, 1, 1)
    assert places["Js"] == Place(Area.WASTE, 2, 1)
    assert [*places.values()].count(Place(Area.GONE)) == 45


def test_places_in_hand_and_reserve() -> None:
    game, position = table("three-pass", "9h", hand="3d")
    assert place_of(game, position, position.hand or 0) == Place(Area.HAND)
    game, position = table("giza", "9h", reserve="4c 5c / Td")
    places = {str(card): place_of(game, position, slot) for slot, card in enumerate(game.deal)}
    assert places["4c"] == Place(Area.RESERVE, 1, 1)
    assert places["5c"] == Place(Area.RESERVE, 1, 2)
    assert places["Td"] == Place(Area.RESERVE, 2, 1)
