"""Cards and packs as text."""

import pytest

from pyramid_access.rules.cards import PACK, Card, CardError, CardFault, Rank, Suit, check_pack, parse_card, parse_cards
from pyramid_access.rules.position import format_deal, parse_deal

DEAL = " ".join(map(str, PACK))


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("9h", Card(Rank.NINE, Suit.HEARTS)),
        ("10s", Card(Rank.TEN, Suit.SPADES)),
        ("Td", Card(Rank.TEN, Suit.DIAMONDS)),
        ("tD", Card(Rank.TEN, Suit.DIAMONDS)),
        ("KC", Card(Rank.KING, Suit.CLUBS)),
        ("ac", Card(Rank.ACE, Suit.CLUBS)),
    ],
)
def test_a_card_is_rank_then_suit_in_any_case(text: str, card: Card) -> None:
    assert parse_card(text) == card


@pytest.mark.parametrize(
    "text", ["", "h", "1h", "11h", "9x", "h9", "9 h", "9hh", "110c", "\N{KELVIN SIGN}c", "9ſ", "９h"]
)
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert (caught.value.fault, caught.value.token) == (CardFault.UNREADABLE, text)


def test_every_card_reads_back() -> None:
    assert tuple(parse_card(str(card)) for card in PACK) == PACK
    assert len({*map(str, PACK)}) == 52


def test_white_space_line_breaks_and_comments_are_ignored() -> None:
    assert parse_cards("9h\t4c # not Ks\r\nTd10s\n\n#Ad") == tuple(map(parse_card, ("9h", "4c", "Td", "Ts")))


def test_of_a_word_without_end_only_the_beginning_is_named() -> None:
    with pytest.raises(CardError) as caught:
        parse_cards("Qh " + "x" * 1_000_000)
    assert caught.value.token == "x" * 20


@pytest.mark.parametrize(
    ("text", "fault", "token"),
    [
        (DEAL.removesuffix(" Ks"), CardFault.MISSING, "Ks"),
        (DEAL + " 4c", CardFault.DOUBLED, "4c"),
        (DEAL.replace("Qs", "4c"), CardFault.DOUBLED, "4c"),
        (DEAL.replace("Qs", "Zs"), CardFault.UNREADABLE, "Zs"),
        ("", CardFault.MISSING, "Ac"),
        ("# only a comment", CardFault.MISSING, "Ac"),
    ],
)
def test_a_wrong_deal_names_the_card(text: str, fault: CardFault, token: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_deal(text)
    assert (caught.value.fault, caught.value.token) == (fault, token)


def test_a_deal_is_written_row_by_row_and_reads_back() -> None:
    lines = format_deal(PACK).splitlines()
    assert [len(line.split()) for line in lines] == [1, 2, 3, 4, 5, 6, 7, 24]
    assert parse_deal(format_deal(PACK)) == check_pack(PACK) == PACK
