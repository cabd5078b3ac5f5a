"""Files that would hold the program up or break it: each gets its sentence, and within a second of processor time."""

import time
from pathlib import Path

import pytest

from pyramid_access.deals.files import DealFault, DealFileError, read_start, read_starts
from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.cards import format_cards

MEGABYTES = 16_000_000
BOM = b"\xef\xbb\xbf"
CARDS = format_cards(deal_of_number(7, "three-pass"))


def refused(path: Path, read=read_start) -> DealFileError:
    begun = time.process_time()
    with pytest.raises(DealFileError) as raised:
        read(str(path))
    assert time.process_time() - begun < 1.0
    return raised.value


@pytest.mark.parametrize("read", [read_start, read_starts])
@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"{" + b"\n" * MEGABYTES, DealFault.NO_POSITION),
        (b"{" + b"\r" * MEGABYTES, DealFault.NO_POSITION),
        (b"{\n" * (MEGABYTES // 2), DealFault.NO_POSITION),
        (b'{"position"}\n' * (MEGABYTES // 13), DealFault.NO_POSITION),
        (b'{"position":' + b"[" * MEGABYTES, DealFault.NO_POSITION),
        (b"talon:Ah\n" * 40_000, DealFault.TOO_LARGE),
        (b"talon:Ah\n" * 7000, DealFault.DOUBLED_CARD),
        (b"2C " * (MEGABYTES // 3), DealFault.TOO_LARGE),
        (b"|" * MEGABYTES, DealFault.TOO_LARGE),
        (b"easy | 2C\n" * 6000, None),
    ],
)
def test_a_file_that_is_large_or_strange_is_refused_at_once(tmp_path, read, content, fault):
    (tmp_path / "deal.txt").write_bytes(content)
    error = refused(tmp_path / "deal.txt", read)
    assert error.fault is fault or fault is None


@pytest.mark.parametrize("mark", [b"", BOM])
@pytest.mark.parametrize(
    ("content", "place"),
    [
        (b"\xff", (1, 1)),
        (b"a\xff", (1, 2)),
        (b"ab\xff", (1, 3)),
        (b"abc\xff", (1, 4)),
        ("é é".encode() + b" \xff", (1, 5)),
        (b"2C \xc3\xa9\r\n\xff", (2, 1)),
        (b"2C\n3C \xe2\x82", (2, 4)),
    ],
)
def test_a_bad_byte_is_told_at_its_line_and_column(tmp_path, mark, content, place):
    (tmp_path / "deal.txt").write_bytes(mark + content)
    error = refused(tmp_path / "deal.txt")
    assert (error.fault, error.line, error.column) == (DealFault.NOT_UTF8, *place)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_byte_order_mark_names_the_encoding(tmp_path, encoding, end):
    mark = "\ufeff" if encoding.endswith("e") else ""
    (tmp_path / "deal.txt").write_bytes(f"{mark}# 7 three-pass{end}{CARDS}{end}".encode(encoding))
    found = read_start(str(tmp_path / "deal.txt"))
    assert (format_cards(found.deal), found.number) == (CARDS, 7)


def test_a_mistake_in_utf_16_is_told_at_its_place(tmp_path):
    (tmp_path / "deal.txt").write_bytes(f"\ufeff2C\r\n3C {chr(0)}".encode("utf-16-le"))
    assert refused(tmp_path / "deal.txt").fault is DealFault.BINARY
    (tmp_path / "deal.txt").write_bytes("\ufeff2C\r\n3C ".encode("utf-16-le") + b"\x00\xd8")
    error = refused(tmp_path / "deal.txt")
    assert (error.fault, error.line, error.column) == (DealFault.NOT_UTF8, 2, 4)
    (tmp_path / "deal.txt").write_bytes("\ufeff2C\r\n3C xx".encode("utf-16-le"))
    error = refused(tmp_path / "deal.txt")
    assert (error.fault, error.line, error.column) == (DealFault.UNREADABLE_CARD, 2, 4)
