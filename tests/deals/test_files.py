"""Deals from files: what is read, and what is refused with the right reason."""

import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pyramid_access.deals import files
from pyramid_access.deals.files import (
    SIZE_LIMIT,
    DealFault,
    DealFileError,
    FileDeal,
    FilePosition,
    read_start,
    read_starts,
)
from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.cards import format_cards
from pyramid_access.rules.position import Deal, format_deal
from pyramid_access.rules.text import PositionFault

DEAL = deal_of_number(7, "three-pass")
TEXT = format_deal(DEAL)
needs_posix = pytest.mark.skipif(os.name == "nt", reason="no such files on Windows")


def refusal(path: Path | str) -> DealFileError:
    with pytest.raises(DealFileError) as caught:
        read_start(str(path))
    return caught.value


def written(folder: Path, content: bytes | str) -> Path:
    path = folder / "deal.txt"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


@pytest.mark.parametrize(
    "text",
    [
        TEXT,
        TEXT.upper(),
        TEXT.replace("T", "10"),
        TEXT.replace("\n", "\r\n"),
        TEXT.replace("\n", "\r"),
        "\ufeff" + TEXT,
        "# cœur, 9h\n" + TEXT.replace("\n", " # 9h\n"),
        TEXT.replace(" ", "").replace("\n", ""),
    ],
    ids=["plain", "upper", "ten", "windows", "old mac", "byte order mark", "comments", "one word"],
)
def test_a_deal_is_read(tmp_path, text):
    assert read_start(str(written(tmp_path, text))).deal == DEAL


@pytest.mark.parametrize(
    ("content", "fault", "token"),
    [
        (TEXT.replace("5s", ""), DealFault.MISSING_CARD, "5s"),
        (TEXT.replace("5s", "3d"), DealFault.DOUBLED_CARD, "3d"),
        (TEXT + " 3d", DealFault.DOUBLED_CARD, "3d"),
        (TEXT.replace("5s", "5x"), DealFault.UNREADABLE_CARD, "5x"),
        (TEXT.replace("5s", "\u202e5s"), DealFault.UNREADABLE_CARD, "\u202e5s"),
        ("", DealFault.EMPTY, ""),
        ("# 9h\n\n", DealFault.EMPTY, ""),
        (b"\x89PNG\r\n\x1a\n\0\0", DealFault.BINARY, ""),
        (TEXT.encode("utf-16-le"), DealFault.BINARY, ""),
        ("# \x1b[31m\n" + TEXT, DealFault.BINARY, ""),
        (("# cœur\n" + TEXT).encode("cp1252"), DealFault.NOT_UTF8, ""),
        ("#" * (SIZE_LIMIT + 1), DealFault.TOO_LARGE, ""),
    ],
)
def test_a_wrong_deal_is_refused_by_its_reason(tmp_path, content, fault, token):
    error = refusal(written(tmp_path, content))
    assert (error.fault, error.token) == (fault, token)


def place(error: DealFileError) -> tuple[int, int]:
    return error.line, error.column


def test_the_place_of_a_wrong_word_and_the_number_of_cards_are_told(tmp_path):
    rows = TEXT.splitlines()
    column = rows[7].index("5s") + 1
    assert place(refusal(written(tmp_path, "# 5x\n" + TEXT.replace("5s", "5x")))) == (9, column)
    assert place(refusal(written(tmp_path, TEXT.replace("5s", rows[0].lower())))) == (8, column)
    missing = refusal(written(tmp_path, TEXT.replace("5s", "")))
    assert (missing.count, *place(missing)) == (51, 0, 0)
    assert place(refusal(written(tmp_path, "9h\n# cœur ".encode() + b"\xe9t\xe9"))) == (2, 8)


@pytest.mark.parametrize("word", ["A" * 60, "5x" * 30, "5s" * 30 + "x", "x\v5s"])
def test_the_line_of_a_wrong_word_however_long(tmp_path, word):
    error = refusal(written(tmp_path, f"# {word}\r\n{TEXT}{word} # {word}"))
    assert place(error) == (2 + TEXT.count("\n"), 1)


def test_a_file_of_the_largest_size_is_read(tmp_path):
    assert read_start(str(written(tmp_path, TEXT.ljust(SIZE_LIMIT)))).deal == DEAL


@pytest.mark.parametrize("name", ["none.txt", "none/none.txt", "", "a\0b", "deal.txt/x"])
def test_a_missing_file(tmp_path, name):
    written(tmp_path, TEXT)
    assert refusal(f"{tmp_path}/{name}" if name else "").fault is DealFault.MISSING


def test_a_folder(tmp_path):
    assert refusal(tmp_path).fault is DealFault.FOLDER


@needs_posix
def test_a_socket_cannot_be_read(tmp_path):
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "s"))
        assert refusal(tmp_path / "s").fault is DealFault.UNREADABLE


@needs_posix
@pytest.mark.skipif(os.name != "nt" and os.getuid() == 0, reason="root may read everything")
def test_a_file_without_permission(tmp_path):
    path = written(tmp_path, TEXT)
    path.chmod(0)
    assert refusal(path).fault is DealFault.UNREADABLE


@needs_posix
def test_devices_are_not_read_for_ever():
    assert refusal("/dev/zero").fault is DealFault.TOO_LARGE
    assert refusal("/dev/null").fault is DealFault.EMPTY


@needs_posix
def test_a_pipe_to_which_nobody_writes_is_given_up(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "PATIENCE", 0.05)
    os.mkfifo(tmp_path / "pipe")
    begin = time.monotonic()
    assert refusal(tmp_path / "pipe").fault is DealFault.NO_ANSWER
    assert time.monotonic() - begin < 2


@needs_posix
def test_a_pipe_gives_a_deal_as_a_file_does(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    writer = subprocess.Popen(["cp", "/dev/stdin", tmp_path / "pipe"], stdin=subprocess.PIPE)
    assert writer.stdin
    writer.stdin.write(TEXT.encode())
    writer.stdin.close()
    assert read_start(str(tmp_path / "pipe")).deal == DEAL
    assert writer.wait() == 0


def from_input(content: bytes) -> subprocess.CompletedProcess[str]:
    code = "from pyramid_access.deals.files import read_start; print(*read_start('-').deal)"
    return subprocess.run(
        [sys.executable, "-c", code], input=content.decode("latin-1"), capture_output=True, text=True, check=False
    )


def test_standard_input():
    def text(deal: Deal) -> str:
        return " ".join(map(str, deal))

    assert from_input(TEXT.encode()).stdout.strip() == text(DEAL)
    assert "DealFileError: '-': too-large" in from_input(b"#" * 200_000).stderr


def test_a_list_of_deals_has_one_a_line(tmp_path):
    deals = tuple(deal_of_number(number, "three-pass") for number in range(1, 4))
    path = tmp_path / "deals.txt"
    path.write_text("# three\n\n" + "\r\n".join(format_cards(deal) + " # one" for deal in deals))
    assert [found.deal for found in read_starts(str(path))] == [*deals]


def test_a_list_may_be_one_deal_on_any_number_of_lines(tmp_path):
    deal = deal_of_number(1, "three-pass")
    path = tmp_path / "deal.txt"
    for text in (format_deal(deal), format_cards(deal), format_cards(deal).replace(" ", "\n")):
        path.write_text(text)
        assert read_starts(str(path)) == (FileDeal(deal),)


def test_a_list_longer_than_a_deal_may_be_is_read(tmp_path):
    path = tmp_path / "deals.txt"
    path.write_text((format_cards(deal_of_number(1, "three-pass")) + "\n") * 1000)
    assert len(read_starts(str(path))) == 1000


@pytest.mark.parametrize("cut", [1, 26])
def test_the_line_of_a_wrong_deal_is_named(tmp_path, cut):
    cards = format_cards(deal_of_number(1, "three-pass")).split()
    path = tmp_path / "deals.txt"
    path.write_text("\n".join((" ".join(cards), "", " ".join(cards[:-cut]))))
    with pytest.raises(DealFileError) as caught:
        read_starts(str(path))
    error = caught.value
    assert (error.fault, error.line, error.count) == (DealFault.MISSING_CARD, 3, 52 - cut)


def test_the_place_of_a_card_that_a_list_has_twice(tmp_path):
    cards = format_cards(deal_of_number(1, "three-pass"))
    path = tmp_path / "deals.txt"
    path.write_text(f"{cards}\r\n\r\n{cards} {cards[:2]}\r\n")
    with pytest.raises(DealFileError) as caught:
        read_starts(str(path))
    assert (caught.value.fault, *place(caught.value)) == (DealFault.DOUBLED_CARD, 3, len(cards) + 2)


def wrong(folder: Path, text: str) -> DealFileError:
    with pytest.raises(DealFileError) as caught:
        read_start(str(written(folder, text)))
    return caught.value


CARDS = format_cards(DEAL)
POSITION = f"easy goal=all | {CARDS} | out Ks | stock {CARDS[84:]}"
"""A king of the base has left, and nothing else has happened."""


@pytest.mark.parametrize(
    "text",
    [POSITION, f"# from Anna\n\n  {POSITION} # her move\n", POSITION.replace(" | ", "\r\n| "), "\ufeff" + POSITION],
    ids=["one line", "comments", "several lines", "byte order mark"],
)
def test_a_position_is_read_with_its_rules(tmp_path, text):
    found = read_start(str(written(tmp_path, text)))
    assert isinstance(found, FilePosition)
    assert (found.game.variant.id, found.game.variant.goal.value, found.game.deal) == ("easy", "all", DEAL)
    assert found.position.pyramid.bit_count() == 27


def line_of(position: object) -> str:
    return json.dumps({"t": 1.5, "text": "Trois de cœur.", "position": position})


@pytest.mark.parametrize("end", ["", "\n", "\n" + line_of("nothing")[:-3], '\n{"position": ""}\n[]\n5'])
def test_of_a_transcript_the_last_position_is_read(tmp_path, end):
    lines = [line_of(POSITION.replace("easy", "strict")), line_of(POSITION), line_of(None), line_of("")]
    found = read_start(str(written(tmp_path, "\n".join(lines) + end)))
    assert isinstance(found, FilePosition)
    assert found.game.variant.id == "easy"


def test_a_transcript_may_be_longer_than_a_deal(tmp_path):
    path = written(tmp_path, (line_of(POSITION) + "\n") * 500)
    assert path.stat().st_size > 2 * SIZE_LIMIT
    assert isinstance(read_start(str(path)), FilePosition)
    path.write_bytes(b"{" + b" " * files.LIST_SIZE_LIMIT)
    assert refusal(path).fault is DealFault.TRANSCRIPT_TOO_LARGE


@pytest.mark.parametrize("text", ["{}", '{"position": 5}\n', line_of(""), "{\n}"])
def test_a_transcript_of_no_game(tmp_path, text):
    assert (wrong(tmp_path, text).fault, *place(wrong(tmp_path, text))) == (DealFault.NO_POSITION, 0, 0)


DEAL_AT, OUT_AT, STOCK_AT = (POSITION.index(word) + 1 for word in (CARDS[:5], "out", "stock"))
"""Columns."""


@pytest.mark.parametrize(
    ("old", "new", "wrong_is"),
    [
        ("easy", "sphinx", (DealFault.RULES, "sphinx", 1)),
        ("goal=all", "goal=tall", (DealFault.RULES, "goal=tall", 1)),
        ("goal=all", "draw=3,stock=hand", (DealFault.RULES_CLASH, "", 1)),
        ("3d 8s", "Zz 8s", (DealFault.UNREADABLE_CARD, "Zz", DEAL_AT)),
        ("3d 8s", "3d 3d", (DealFault.DOUBLED_CARD, "3d", DEAL_AT + 3)),
        ("3d 8s", "8s", (DealFault.MISSING_CARD, "3d", 1)),
        ("out", "gone", (PositionFault.UNKNOWN_PART, "gone", OUT_AT)),
        ("stock", "out", (PositionFault.DOUBLED_PART, "out", STOCK_AT)),
        ("out Ks", "out 1Ks", (DealFault.UNREADABLE_CARD, "1Ks", OUT_AT + 4)),
        ("out Ks", "hand Ks", (PositionFault.FOREIGN_PART, "hand", OUT_AT + 5)),
        ("out Ks", "out Ks | waste Jc /", (PositionFault.FOREIGN_PART, "waste", STOCK_AT + 6)),
        ("out Ks", "out Ks | waste / / /", (PositionFault.FOREIGN_PART, "waste", STOCK_AT + 6)),
        ("out Ks", "out Ks | pass two", (PositionFault.NO_NUMBER, "two", STOCK_AT + 5)),
        ("stock Jc", "stock", (PositionFault.NO_PLACE, "Jc", 1)),
        ("out Ks", "out Ks Jc", (PositionFault.TWO_PLACES, "Jc", STOCK_AT + 9)),
        ("out Ks", "out Ks 3d", (PositionFault.COVERED, "3d", OUT_AT + 7)),
        ("stock Jc Ad", "waste Ad Jc | stock", (PositionFault.ORDER, "", 1)),
        ("out Ks", "out Ks | pass 3", (PositionFault.PASSES, "3", STOCK_AT + 5)),
        ("out Ks", "out Ks | cleared 1", (PositionFault.CLEARED, "", STOCK_AT + 8)),
    ],
)
def test_what_is_wrong_with_a_position_and_where(tmp_path, old, new, wrong_is):
    assert POSITION.count(old) == 1
    error = wrong(tmp_path, f"# spoilt\n{POSITION.replace(old, new)}\n")
    assert (error.fault, error.token, error.column) == wrong_is
    assert error.line == 2
    assert error.count == (51 if error.fault is DealFault.MISSING_CARD else 0)


def test_no_deal_after_the_rules(tmp_path):
    assert wrong(tmp_path, "easy #|\n").fault is DealFault.UNREADABLE_CARD
    assert wrong(tmp_path, "easy | ").fault is DealFault.MISSING_CARD


OTHER = POSITION.replace("easy", "strict")


@pytest.mark.parametrize(
    "text",
    [
        f"{POSITION}\n{OTHER}",
        f"# two\r\n\r\n{POSITION} # one\r\n\r\n  {OTHER}\r\n",
        "\n".join(text.replace(" | ", "\n| ", 1).replace("stock", "stock\n") for text in (POSITION, OTHER)),
    ],
    ids=["a line each", "comments", "broken lines"],
)
def test_a_list_may_have_positions(tmp_path, text):
    found = read_starts(str(written(tmp_path, text)))
    assert found == tuple(read_start(str(written(tmp_path, one))) for one in (POSITION, OTHER))


def test_a_list_may_have_positions_and_deals(tmp_path):
    lines = (CARDS, POSITION, f"{CARDS} # of today", OTHER)
    kinds = [type(found) for found in read_starts(str(written(tmp_path, "\n".join(lines))))]
    assert kinds == [FileDeal, FilePosition, FileDeal, FilePosition]


@pytest.mark.parametrize("text", [POSITION, POSITION.replace(" | ", "\n| "), line_of(OTHER) + "\n" + line_of(POSITION)])
def test_a_list_may_be_one_position(tmp_path, text):
    assert read_starts(str(written(tmp_path, text))) == (read_start(str(written(tmp_path, POSITION))),)


@pytest.mark.parametrize(
    ("old", "new", "wrong_is"),
    [
        ("easy", "sphinx", (DealFault.RULES, "sphinx", 1)),
        ("3d 8s", "3d 3d", (DealFault.DOUBLED_CARD, "3d", DEAL_AT + 3)),
        ("3d 8s", "8s", (DealFault.MISSING_CARD, "3d", 1)),
        ("out", "gone", (PositionFault.UNKNOWN_PART, "gone", OUT_AT)),
        (" | out", "\n| gone", (PositionFault.UNKNOWN_PART, "gone", 3)),
    ],
)
def test_of_a_list_the_line_of_a_wrong_position_is_named(tmp_path, old, new, wrong_is):
    path = written(tmp_path, f"# spoilt\n{OTHER}\n{POSITION.replace(old, new)}\n{CARDS}\n")
    with pytest.raises(DealFileError) as caught:
        read_starts(str(path))
    error = caught.value
    assert (error.fault, error.token, error.column, error.line) == (*wrong_is, 4 if "\n" in new else 3)


@pytest.mark.parametrize(
    ("comment", "number"),
    [
        ("# 617 easy\n", 617),
        ("\n  #617\n", 617),
        ("# 100000000000000000000", 10**20),
        ("# dealt on 3 May\n", None),
        ("# 617th\n", None),
        ("# 9999999999999999999999\n", None),
        ("", None),
    ],
)
def test_the_number_that_a_comment_before_the_cards_names(tmp_path, comment, number):
    assert read_start(str(written(tmp_path, f"{comment}\n{CARDS} # 9\n"))) == FileDeal(DEAL, number)
