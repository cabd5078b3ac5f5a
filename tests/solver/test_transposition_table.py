"""What a search remembers: it may forget, but never take one position for another that can do more."""

import pytest

from pyramid_access.rules.layout import FULL_PYRAMID
from pyramid_access.solver.general.transposition_table import StockSymmetry, TranspositionTable
from tests.tables import table


@pytest.mark.parametrize(
    ("phase", "pass_number", "place", "alive", "is_new"),
    [
        (0, 2, 5, 0b0110, False),
        (0, 2, 5, 0b0010, False),
        (0, 3, 5, 0b0110, False),
        (0, 2, 6, 0b0110, False),
        (0, 2, 5, 0b1010, True),
        (0, 1, 5, 0b0110, True),
        (0, 2, 4, 0b0110, True),
        (1, 2, 5, 0b0110, True),
    ],
)
def test_a_node_is_new_unless_one_that_was_there_could_do_as_much(
    phase: int, pass_number: int, place: int, alive: int, is_new: bool
) -> None:
    known = TranspositionTable()
    assert known.is_new(7, 0, 2, 5, 0b0110)
    assert known.is_new(7, phase, pass_number, place, alive) is is_new
    assert known.is_new(6, phase, pass_number, place, alive)
    assert not known.is_new(7, phase, pass_number, place, alive)


def alike(first: str, second: str, *rows: str) -> bool:
    """Tell whether two stocks under the same pyramid are one to the table."""
    numbers = set()
    for stock in (first, second):
        game, position = table("tut", *rows, stock=stock)
        pile = position.stock
        numbers.add(StockSymmetry(game).of(pile, position.pyramid & FULL_PYRAMID | sum(1 << slot for slot in pile)))
    return len(numbers) == 1


def test_stocks_are_alike_with_the_same_ranks_in_the_same_order() -> None:
    assert alike("7c 2c 7d", "7h 2d 7s", "6c")
    assert not alike("7c 2c 7d", "2c 7c 7d", "6c")
    assert not alike("7c 2c", "7c 2c 2d", "6c")


def test_cards_that_never_leave_are_all_alike() -> None:
    assert alike("7c 2c", "7c 9c", "6c")
    assert not alike("7c 2c", "7c 9c", "6c", "4c --")


def test_a_king_leaves_where_no_other_card_does() -> None:
    assert not alike("7c Kc", "7c 2c", "6c")
