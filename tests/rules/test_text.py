"""Positions as one line of text: what is written reads back, and what cannot be is refused."""

from pathlib import Path

import pytest

from pyramid_access.rules.cards import PACK, CardError
from pyramid_access.rules.position import Game, format_deal, parse_deal, start
from pyramid_access.rules.text import PositionError, format_position, parse_position
from pyramid_access.rules.variants import VARIANTS, RuleError
from tests.tables import play, table

DEAL = " ".join(map(str, PACK))  # 28 cards for the pyramid up to 2h, then 3h ... Ks
STOCK = DEAL[84:]
DECKS = Path(__file__).parents[3] / "shared" / "decks"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_fresh_game_reads_back(variant: str) -> None:
    game = Game(VARIANTS[variant], PACK)
    text = format_position(game, start(game))
    assert text.split(" | ")[:2] == [variant, DEAL]
    assert parse_position(text) == (game, start(game))


def test_the_form_of_a_position() -> None:
    drawn = play(table("three-pass goal=all", "9h", "4c Qs", stock="7c Ks", hand="3d", waste="8h Td"), "draw", "draw")
    parts = format_position(*drawn).split(" | ")
    assert parts[0] == "three-pass goal=all"
    assert parts[1].split()[:3] == ["9h", "4c", "Qs"]
    assert len(parts[2].split()) == 1 + 44
    assert parts[3:] == ["hand Ks", "waste 8h Td 3d 7c"]


@pytest.mark.parametrize(
    "drawn",
    [
        table("three-pass", "9h", hand="3d", waste="8h Td", turn=3),
        table("par", waste="8h Td", turn=3, cleared=2),
        table("tut", "9h", waste="8h Td", turn=12_345),
        table("apophis", "9h", stock="2c", waste=" / / 8h", turn=2),
        table("apophis", "9h", stock="2c", waste="8h / / ", turn=2),
        table("giza", "9h", "-- 8d", reserve="4c 5c 6c / 7c"),
        table("three-pass stock=none,reserve=6", "9h", reserve="4c 5c 6c / 7c"),
    ],
)
def test_odd_positions_read_back(drawn: tuple) -> None:
    text = format_position(*drawn)
    assert text == text.strip()
    assert parse_position(text) == drawn
    assert parse_position(f"  {text.replace(' ', '  ')}\n") == drawn


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("", RuleError, "unknown-variant"),
        ("three-pass", PositionError, "no deal"),
        ("sphinx | " + DEAL, RuleError, "unknown-variant sphinx"),
        ("three-pass draw=3 | " + DEAL, RuleError, "clash"),
        ("three-pass | " + DEAL[3:], CardError, "missing card: 'Ac'"),
        (f"three-pass | {DEAL} | stock {STOCK} | ", PositionError, "unknown or doubled part: ''"),
        (f"three-pass | {DEAL} | stok {STOCK}", PositionError, "unknown or doubled part: 'stok'"),
        (f"three-pass | {DEAL} | stock {STOCK} | stock", PositionError, "unknown or doubled part: 'stock'"),
        (f"three-pass | {DEAL} | stock {STOCK[3:]} Xx", CardError, "unreadable card: 'Xx'"),
        (f"three-pass | {DEAL}", PositionError, "3h lies in no place"),
        (f"three-pass | {DEAL} | stock {STOCK} | waste 3h", PositionError, "3h lies in two places"),
        (f"three-pass | {DEAL} | stock {STOCK} | out 3h", PositionError, "3h lies in two places"),
        (f"three-pass | {DEAL} | stock {STOCK} | hand Ac", PositionError, "Ac lies in two places"),
        (f"three-pass | {DEAL} | stock {STOCK} | out 2h 2h", PositionError, "2h lies in two places"),
        (f"three-pass | {DEAL} | stock {STOCK} | out Ac", PositionError, "Ac is out, and a card that covers it is not"),
        (f"three-pass | {DEAL} | stock {STOCK[6:]} | hand 3h 4h", PositionError, "more than one card in hand"),
        (f"classic | {DEAL} | stock {STOCK[3:]} | hand 3h", PositionError, "a card in hand"),
        (f"classic | {DEAL} | stock {STOCK[6:]} | waste 3h / 4h", PositionError, "waste piles: 2"),
        (f"classic | {DEAL} | stock {STOCK[6:]} | waste 4h 3h", PositionError, "order of the deal"),
        (f"easy | {DEAL} | stock {STOCK[6:]} | waste 4h 3h | pass 2", PositionError, "order of the deal"),
        (f"easy | {DEAL} | stock 4h 3h {STOCK[6:]} | pass 2", PositionError, "order of the deal"),
        (f"classic | {DEAL} | stock {STOCK[:-3]} | waste Ks", PositionError, "last cards of the deal"),
        (f"classic | {DEAL} | stock {STOCK[:-3]} | out Ks", PositionError, "last cards of the deal"),
        (f"classic | {DEAL} | stock {STOCK} | pass 2", PositionError, "pass 2; the rules have 1"),
        (f"tut | {DEAL} | stock {STOCK} | pass 0", PositionError, "no number: pass '0'"),
        (f"tut | {DEAL} | stock {STOCK} | pass ²", PositionError, "no number: pass '²'"),
        (f"tut | {DEAL} | stock {STOCK} | pass {'9' * 5000}", PositionError, "no number: pass '99999999999999999999'"),
        (f"tut | {DEAL} | stock {STOCK} | cleared 1", PositionError, "empty pyramid"),
        (f"par | {DEAL} | stock {STOCK} | out {DEAL[:84]}", PositionError, "empty pyramid"),
        (f"par | {DEAL} | stock {STOCK} | out {DEAL[:84]} | cleared 2", PositionError, "still to come"),
        (f"giza | {DEAL} | stock {STOCK}", PositionError, "cards in the stock"),
        (f"giza | {DEAL} | waste 3h", PositionError, "waste piles"),
        (f"giza | {DEAL} | out 3h", PositionError, "3h lies in two places"),
        (f"giza | {DEAL} | pass 2", PositionError, "pass 2; the rules have 0"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(text: str, error: type[ValueError], message: str) -> None:
    with pytest.raises(error) as caught:
        parse_position(text)
    assert message in str(caught.value)


@pytest.mark.skipif(not DECKS.is_dir(), reason="the collections of deals are not there")
def test_the_published_deals_are_read() -> None:
    lines = (DECKS / "three-pass-500.tsv").read_text("ascii").splitlines()
    deals = [line.split("\t")[0] for line in lines if not line.startswith("#")]
    assert len(deals) == 500
    for text in deals:
        assert format_deal(parse_deal(text)).split() == text.split()
