"""Which deal is asked for."""

import random
import subprocess
import sys
from datetime import date

import pytest

from pyramid_access.deals.choice import (
    DealFile,
    DealNumberError,
    DealOrigin,
    NumberedDeal,
    TodaysDeal,
    WinnableDeal,
    fetch,
    find,
    parse_choice,
)
from pyramid_access.deals.numbers import LAST_RANDOM_NUMBER, deal_of_number
from pyramid_access.deals.winnable import find_winnable
from pyramid_access.rules.position import Game, format_deal
from pyramid_access.rules.text import format_position
from pyramid_access.rules.variants import VARIANTS, with_rules
from tests.tables import table

DAY = date(2026, 11, 29)
GIZA, DOZEN = VARIANTS["giza"], VARIANTS["dozen"]
HOPELESS = with_rules("three-pass", {"goal": "all", "passes": "1", "stock": "waste", "draw": "3"})
"""Rules that hardly any deal can be won by."""


TABLE = table("easy goal=all", "9h", "4c 8d", waste="8h Td", stock="2c", turn=2)
"""In the middle of a game under house rules."""


def never() -> bool:
    return False


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
    number = 520261129
    assert fetch(NumberedDeal(7), GIZA, DAY) == (Game(GIZA, deal_of_number(7, "giza")), DealOrigin(7), None)
    todays = Game(DOZEN, deal_of_number(number, "dozen"))
    assert fetch(TodaysDeal(), DOZEN, DAY) == (todays, DealOrigin(number, day=DAY), None)
    assert fetch(DealFile(path), GIZA, DAY) == (Game(GIZA, deal_of_number(5, "classic")), DealOrigin(file=path), None)


@pytest.mark.parametrize(
    ("variant", "noted", "number"),
    [
        ("easy", "617 easy", 617),
        ("strict", "617 easy", 617),
        ("giza", "617 easy", None),
        ("giza", "617 giza", 617),
        ("easy", "618 easy", None),
        ("easy", "0 easy", None),
        ("easy", "", None),
    ],
)
def test_a_deal_in_a_file_has_its_number_where_that_number_has_its_cards(tmp_path, variant, noted, number):
    named = "giza" if "giza" in noted else "easy"
    (tmp_path / "deal.txt").write_text(f"# {noted}\n{format_deal(deal_of_number(617, named))}")
    path = str(tmp_path / "deal.txt")
    assert fetch(DealFile(path), VARIANTS[variant], DAY).origin == DealOrigin(number, file=path)


def test_a_file_may_hold_a_position_with_rules_of_its_own(tmp_path):
    text = format_position(*TABLE)
    (tmp_path / "friend.txt").write_text(f"# from a friend\n{text}\n")
    path = str(tmp_path / "friend.txt")
    assert fetch(DealFile(path), GIZA, DAY) == (TABLE[0], DealOrigin(file=path), TABLE[1])


def test_the_day_has_a_deal_even_under_hopeless_rules():
    assert fetch(TodaysDeal(), HOPELESS, DAY)[1] == DealOrigin(20261129, day=DAY)


def test_deals_that_can_be_won():
    game, origin, _ = fetch(TodaysDeal(), DOZEN, DAY)
    assert find(TodaysDeal(), DOZEN, DAY, random.Random(1), never) == (game.deal, origin)
    found = find(WinnableDeal(), DOZEN, DAY, random.Random(1), never)
    number = find_winnable(DOZEN, random.Random(1))
    assert found == (deal_of_number(number, "dozen"), DealOrigin(number))
    assert number <= LAST_RANDOM_NUMBER


@pytest.mark.parametrize("choice", [TodaysDeal(), WinnableDeal()])
def test_no_deal_where_the_search_is_cancelled(choice):
    assert find(choice, DOZEN, DAY, random.Random(1), lambda: True) is None


def test_a_game_begins_without_the_searches():
    code = (
        "import sys; import pyramid_access.app, pyramid_access.opening, pyramid_access.reading; "
        "print(*(name for name in sys.modules if name.startswith('pyramid_access.solver.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.rpartition(".")[2] for name in done.stdout.split()}
    assert "hints" in loaded
    assert loaded <= {"difficulty", "hints", "result"}
