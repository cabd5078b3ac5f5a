"""Which deal is asked for."""

from datetime import date

import pytest

from pyramid_access.deals.choice import (
    DealFile,
    DealNumberError,
    DealOrigin,
    NumberedDeal,
    TodaysDeal,
    fetch,
    parse_choice,
)
from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.position import format_deal

DAY = date(2026, 11, 29)


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("7", NumberedDeal(7)),
        ("007", NumberedDeal(7)),
        ("100000000000000000000", NumberedDeal(10**20)),
        ("today", TodaysDeal()),
        ("-", DealFile("-")),
        ("./7", DealFile("./7")),
        ("deal.txt", DealFile("deal.txt")),
        ("٧", DealFile("٧")),
        ("-7", DealFile("-7")),
    ],
)
def test_what_a_text_asks_for(text, choice):
    assert parse_choice(text) == choice


@pytest.mark.parametrize("text", ["0", "100000000000000000001", "9" * 5000])
def test_a_number_outside_of_the_range(text):
    with pytest.raises(DealNumberError) as caught:
        parse_choice(text)
    assert caught.value.text == text


def test_cards_and_origin_of_each_choice(tmp_path):
    (tmp_path / "deal.txt").write_text(format_deal(deal_of_number(5, "classic")))
    path = str(tmp_path / "deal.txt")
    assert fetch(NumberedDeal(7), "giza", DAY) == (deal_of_number(7, "giza"), DealOrigin(7))
    assert fetch(TodaysDeal(), "giza", DAY) == (deal_of_number(20261129, "giza"), DealOrigin(20261129, day=DAY))
    assert fetch(DealFile(path), "giza", DAY) == (deal_of_number(5, "classic"), DealOrigin(file=path))
