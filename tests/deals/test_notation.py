"""Deals as other programs write them, and transcripts: real examples."""

import json

import pytest
from pysol_cards.cards import CardRenderer
from pysol_cards.deal_game import Board
from pysol_cards.deal_game import Game as PysolGame
from pysol_cards.random_base import RandomBase

from pyramid_access.deals.notation import (
    deal_text,
    is_position,
    is_transcript,
    last_position,
    parse_any_deal,
    plain,
)
from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.cards import CardError, CardFault, parse_cards
from pyramid_access.rules.layout import ROWS, row_slots
from pyramid_access.rules.position import Game, parse_deal
from pyramid_access.rules.variants import VARIANTS, with_rules

README_EXAMPLE = """
            6d
          5h  Ah
        Jd  4s  Ks
      6s  8c  2h  4d
    9s  Kd  6c  Ad  8s
  Ac  5c  9d  7h  3h  8d
5s  4c  Qc  Jh  Kc  Kh  3c
top of deck-> 3s 9c As 5d Qh Ts 4h 7s Td 9h Th 7c 8h 2c 7d Tc 2d 6h 2s Js Qd 3d Qs Jc <- bottom of deck
"""
"""From the README of pyramid-solver, as the game shows it; the same deal as a string and in its list of results."""
README_STRING = (
    "6d 5h Ah Jd 4s Ks 6s 8c 2h 4d 9s Kd 6c Ad 8s Ac 5c 9d 7h 3h 8d 5s 4c Qc Jh Kc Kh 3c "
    "3s 9c As 5d Qh Ts 4h 7s Td 9h Th 7c 8h 2c 7d Tc 2d 6h 2s Js Qd 3d Qs Jc"
)
WINNABLE = """
            3c
          7s  Jd
        5s  8c  Th
      2s  3s  Ah  Ad
    2d  4c  5d  9d  7h
  9s  Qc  6h  Tc  3d  Ks
8h  6c  Ts  As  6s  Jh  8d

3h Js 9c 7d Qs 5c 5h Qd Ac Kd 4s 9h 6d 2h Qh Kc Td 8s 4h 4d Kh 7c Jc 2c
"""
"""The file pyramid-winnable.txt of pyramid-solver; malformed-deck.txt there has "J" in place of "Jd"."""
DEAL = parse_deal(README_STRING)


def quoted(begin: str, between: str, end: str) -> str:
    return begin + between.join(f'"{card}"' for card in README_STRING.split()) + end


@pytest.mark.parametrize(
    "text",
    [
        README_EXAMPLE,
        README_STRING,
        f'"{README_STRING}"',
        quoted("(", " ", ")"),
        quoted("[", ", ", "]"),
        quoted("[\n", ",\n", "\n];").replace('"', "'"),
    ],
    ids=["picture", "string", "string of Lisp", "list of Lisp", "list of JSON", "list of Python"],
)
def test_pyramid_solvers_way(text):
    assert parse_any_deal(text) == DEAL


def test_pyramid_solvers_files():
    assert parse_any_deal(WINNABLE) == parse_deal(WINNABLE)
    malformed = WINNABLE.replace("Jd", "J ")
    with pytest.raises(CardError) as caught:
        parse_any_deal(malformed)
    assert (caught.value.fault, caught.value.token) == (CardFault.UNREADABLE, "J")
    assert caught.value.at == malformed.index("J ")


def board(number: int, *, closed: bool = False, tens: bool = False, foundations: bool = False) -> str:
    """Return a deal of Pyramid as the library that PySolFC's deals come from writes its boards."""

    class Pyramid(PysolGame):
        GAMES_MAP = {"pyramid": "pyramid"}  # noqa: RUF012

        def pyramid(self) -> None:
            self.board = Board(ROWS, with_talon=True, with_freecells=foundations)
            for row in range(ROWS):
                for _ in row_slots(row + 1):
                    self.add(row, next(self).flip(flipped=closed and row < ROWS - 1))
            self.add_all_to_talon()
            self.board.raw_foundations_line = "Foundations: H-0 C-0 D-0 S-0" if foundations else None

    game = Pyramid("pyramid", number, RandomBase.DEALS_PYSOL)
    return game.calc_layout_string(CardRenderer(print_ts=not tens))


@pytest.mark.parametrize("number", [1, 617, 31_999])
@pytest.mark.parametrize("how", [{}, {"closed": True}, {"tens": True}, {"foundations": True}], ids=str)
def test_boards_in_pysolfcs_way(number, how):
    text = board(number, **how)
    assert text.startswith("Talon: ")
    assert parse_any_deal(text) == deal_of_number(number, "three-pass")
    assert parse_any_deal(text.replace("\n", "\r\n")) == deal_of_number(number, "three-pass")


def test_columns_may_begin_with_a_colon_and_the_stock_may_come_last():
    first, *rows = board(7).splitlines()
    text = "\n".join([*(f": {row}" for row in rows), first.lower(), "Foundations: -"])
    assert parse_any_deal(text) == deal_of_number(7, "three-pass")


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("Waste: 5H", "Waste:"),
        ("Foundations: H-4 C-0", "H-4"),
        ("top of the deck 9h", "top"),
        ("Talon 9h", "Talon"),
        ("9h - 4c-", "4c-"),
        ("<8x>", "8x"),
    ],
)
def test_what_is_no_card_in_any_notation_is_named(text, token):
    with pytest.raises(CardError) as caught:
        parse_any_deal(text)
    assert (caught.value.fault, caught.value.token) == (CardFault.UNREADABLE, token)


def test_nothing_moves_when_decoration_is_blanked_out():
    text = '# a\n top of deck-> "9h",\r\n<10H> (4c) <- bottom of deck # x'
    assert len(plain(text)) == len(text)
    assert [plain(text).index(card) for card in ("9h", "10H", "4c")] == [text.index(c) for c in ("9h", "10H", "4c")]
    assert parse_cards(plain(text)) == parse_cards("9h 10H 4c")


@pytest.mark.parametrize("rules", [{}, {"passes": "2", "goal": "all"}])
def test_a_deal_is_written_with_its_number_and_rules_and_reads_back(rules):
    game = Game(with_rules("three-pass", rules), deal_of_number(617, "three-pass"))
    text = deal_text(game, 617)
    assert text.splitlines()[0] == "# 617 three-pass" + " goal=all,passes=2" * bool(rules)
    assert parse_deal(text) == parse_any_deal(text) == game.deal
    assert deal_text(Game(VARIANTS["giza"], game.deal), None).startswith("# giza\n")


def test_which_text_is_what():
    assert is_position("three-pass | 9h") and not is_position("9h # |")
    assert is_transcript(' \n{"t": 0') and not is_transcript("[9h]")


def test_a_transcript_gives_its_last_position_whatever_else_it_holds():
    lines = [json.dumps({"position": text}) for text in ("first", "last", "", None, ["x"])]
    assert last_position("\n".join([*lines, "{", "[1]", "\udcff", "[" * 100_000])) == "last"
    assert last_position("") == ""
