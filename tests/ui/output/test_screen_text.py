"""Text made fit for a terminal: encodings, control characters, rows."""

import subprocess
import sys
from encodings.aliases import aliases

import pytest

from pyramid_access.ui.output.screen_text import clean, columns, line_encoding, readable_in, terminal_encoding, wrap


@pytest.mark.parametrize(
    ("encoding", "expected"),
    [
        ("utf-8", "Neuf de cœur retiré, « ça y est »."),
        ("latin-1", "Neuf de coeur retiré, « ça y est »."),
        ("cp850", "Neuf de coeur retiré, « ça y est »."),
        ("ascii", 'Neuf de coeur retire, " ca y est ".'),
    ],
)
def test_what_an_encoding_lacks_comes_out_readable(encoding: str, expected: str) -> None:
    assert readable_in("Neuf de cœur retiré, « ça y est ».", encoding) == expected


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp850", "cp437", "koi8-r", "utf-8"])
def test_every_character_can_be_written_in_every_encoding(encoding: str) -> None:
    everything = "".join(map(chr, range(0x3100))) + "♥♠日本\U0001f0a1\ud800\u202e"
    readable_in(clean(everything), encoding).encode(encoding)


def test_typographic_signs_become_plain_ones_in_ascii() -> None:
    assert readable_in("L’as – “œuf”… Œuvre, 5 €", "ascii") == 'L\'as - "oeuf"... OEuvre, 5 EUR'


def test_control_characters_are_removed_and_white_space_is_plain() -> None:
    assert clean("\x1b[2JOne\r\n  two\x07\x00\tthree\x9b\u202e\u2028four\x7f ") == "[2JOne two three four"


def test_a_space_that_must_not_break_does_not_break() -> None:
    assert wrap(clean("Roi\u202f! Dame"), 6) == ["Roi\u00a0!", "Dame"]


def test_columns_counts_wide_and_combining_characters() -> None:
    assert [columns(text) for text in ("cœur", "日本", "e\u0301", "l’as", "")] == [4, 4, 1, 4, 0]


def test_a_text_that_fits_is_one_row() -> None:
    assert wrap("Nine of hearts.", 15) == ["Nine of hearts."]


def test_rows_break_after_sentences_rather_than_within() -> None:
    text = "Nine of hearts and four of clubs removed. Queen of spades free, row 6, place 3."
    assert wrap(text, 60) == ["Nine of hearts and four of clubs removed.", "Queen of spades free, row 6, place 3."]


def test_rows_are_as_few_as_can_be_and_the_last_ones_are_full() -> None:
    assert wrap("aaa bbb ccc ddd eee", 11) == ["aaa bbb", "ccc ddd eee"]


def test_a_word_wider_than_the_row_is_cut() -> None:
    assert wrap("Abcdefghijklm no", 5) == ["Abcde", "fghij", "klm", "no"]


@pytest.mark.parametrize("width", [1, 2, 3, 9, 40, 79])
def test_no_row_is_wider_than_asked_and_no_word_is_lost(width: int) -> None:
    text = (
        "Neuf de cœur et quatre de trèfle retirés. Dame de pique libre, rangée 6, place 3. Anticonstitutionnellement."
    )
    rows = wrap(text, width)
    assert max(map(columns, rows)) <= width
    assert "".join(rows).replace(" ", "") == text.replace(" ", "")


def test_a_wide_character_survives_the_narrowest_window() -> None:
    assert wrap("日本 x", 1) == ["日", "本", "x"]


@pytest.mark.parametrize(
    ("name", "expected"), [("UTF8", "utf-8"), ("ISO-8859-1", "iso8859-1"), ("no such", "ascii"), (None, "ascii")]
)
def test_terminal_encoding_takes_what_standard_output_has(name: str | None, expected: str) -> None:
    assert terminal_encoding(name) == expected


@pytest.mark.parametrize("name", sorted({*aliases.values(), "utf-8-sig", "idna", "undefined", "unicode_escape"}))
def test_lines_can_be_written_whatever_standard_output_claims(name: str) -> None:
    encoding = line_encoding(name)
    lines = [readable_in(clean(text), encoding) for text in ("Neuf de cœur…", "♥ \u3042", "So.. plain.")]
    written = b"".join(f"{line}\n".encode(encoding) for line in lines)
    assert written.decode(encoding).split("\n") == [*lines, ""]
    assert written.endswith(b"So.. plain.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="locales are set by variables on Posix only")
def test_terminal_encoding_is_ascii_in_the_c_locale() -> None:
    wing = "pyramid_access.ui.output.screen_text"
    program = f"import sys; from {wing} import *; sys.exit(terminal_encoding('utf-8') != 'ascii')"
    subprocess.run([sys.executable, "-c", program], env={"LC_ALL": "C"}, check=True)
