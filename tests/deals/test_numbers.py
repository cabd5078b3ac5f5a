"""Numbered deals: the same for ever, and PySolFC's."""

import random
from collections import Counter
from datetime import date
from pathlib import Path

import pytest

from pyramid_access.deals.numbers import (
    FIRST_NUMBER,
    LAST_NUMBER,
    LAST_RANDOM_NUMBER,
    deal_of_number,
    number_of_day,
    random_number,
)
from pyramid_access.rules.cards import check_pack, format_cards
from pyramid_access.rules.variants import VARIANTS

PINNED = Path(__file__).parents[1] / "data" / "deals" / "numbered.tsv"
PYSOLFC = PINNED.with_name("pysolfc.tsv")
"""Taken from the source of PySolFC itself."""


def rows(path: Path) -> list[tuple[str, int, str]]:
    lines = [line.split("\t") for line in path.read_text().splitlines() if not line.startswith("#")]
    return [(game, int(number), cards) for game, number, cards in lines]


def test_fifty_numbers_give_the_same_cards_for_ever():
    pinned = rows(PINNED)
    assert len(pinned) == 50
    for variant, number, cards in pinned:
        assert format_cards(deal_of_number(number, variant)) == cards, (variant, number)


def test_numbers_are_those_of_pysolfc():
    table = rows(PYSOLFC)
    assert Counter(game for game, _, _ in table) == {"pyramid": 14, "giza": 14}
    for game, number, cards in table:
        variant = "three-pass" if game == "pyramid" else "giza"
        assert format_cards(deal_of_number(number, variant)) == cards, (game, number)


def dealt(number: int) -> str:
    """Return a numbered deal of Pyramid, reckoned without the library: both shuffles draw a card for each place, the
    last first, and the deal begins at the end of the pack.
    """
    if number < 32_000:  # Microsoft's generator, and its order of the pack: rank by rank.
        pack = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"]
        seed, draw = number, []
        for _ in pack:
            seed = (seed * 214_013 + 2_531_011) % 2**33
            draw.append(seed >> 16 & 0x7FFF)
        places = [drawn % left for drawn, left in zip(draw, range(52, 1, -1), strict=False)]
    else:
        pack = [rank + suit for suit in "cshd" for rank in "A23456789TJQK"]
        twister = random.Random(number)
        places = [int(twister.random() * left) for left in range(52, 1, -1)]
    for last, place in zip(range(51, 0, -1), places, strict=True):
        pack[last], pack[place] = pack[place], pack[last]
    return " ".join(reversed(pack))


def test_numbers_are_those_of_the_published_shuffles():
    numbers = [*range(1, 1500), *range(31_900, 32_100), *range(123_400, 123_600), LAST_RANDOM_NUMBER, LAST_NUMBER]
    assert [n for n in numbers if format_cards(deal_of_number(n, "three-pass")) != dealt(n)] == []


def test_pysolfc_changes_its_generator_at_32000_and_not_after_it():
    # The library's own shuffle takes Microsoft's generator for 32000 as well; PySolFC does not.
    assert format_cards(deal_of_number(32_000, "classic")[:5]) == "7s 4d Js 8d 6d"


@pytest.mark.parametrize("number", [1, 31_999, 32_000, 123_456])
def test_a_reserve_is_dealt_before_its_pyramid(number):
    plain = deal_of_number(number, "three-pass")
    for variant in VARIANTS.values():
        expected = plain[24:] + plain[:24] if variant.reserve else plain
        assert deal_of_number(number, variant.id) == expected, variant.id
    assert [name for name, variant in VARIANTS.items() if variant.reserve] == ["giza", "dozen"]


@pytest.mark.parametrize("number", [FIRST_NUMBER, LAST_NUMBER, 2**33, 999_999])
def test_every_deal_is_the_whole_pack(number):
    assert check_pack(deal_of_number(number, "giza"))


@pytest.mark.parametrize("number", [0, -1, LAST_NUMBER + 1])
def test_numbers_out_of_range_are_refused(number):
    with pytest.raises(ValueError, match="no deal number"):
        deal_of_number(number, "classic")


def test_a_day_written_as_a_number():
    assert number_of_day(date(2026, 11, 29)) == 20261129
    assert number_of_day(date(2027, 1, 2)) == 20270102


def test_new_games_get_short_numbers():
    source = random.Random(1)
    numbers = {random_number(source) for _ in range(1000)}
    assert min(numbers) >= 1
    assert max(numbers) <= LAST_RANDOM_NUMBER
    assert len(numbers) > 900
