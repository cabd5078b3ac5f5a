"""The keys of a real pseudo-terminal, where time matters."""

import re
import sys
import time

import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from tests.pty_program import PtyProgram
from tests.ui.keys.test_terminal import PROGRAM, keys_from

AFAR = {"SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"}


class Typist(PtyProgram):
    """Types to a program that writes each key in brackets; the last one leaves it."""

    def __init__(self, **environment: str) -> None:
        super().__init__(PROGRAM, **environment)
        self.expect(b"ready\r\n")
        time.sleep(0.05)  # Now the program waits for keys, and nothing is typed ahead.

    def keys(self, *pieces: bytes | float) -> list[str]:
        """Type pieces with pauses between them, leave, and return the keys that the program got."""
        for piece in (*pieces, b"q"):
            if isinstance(piece, bytes):
                self.type(piece)
            else:
                time.sleep(piece)
        self.expect(b"asked\r\n")
        assert self.end() == 0
        return re.findall(r"\[(.*)\]\r\n", self.output.decode())


def typed(*pieces: bytes | float, **environment: str) -> list[str]:
    with Typist(**environment) as typist:
        return typist.keys(*pieces)


def test_a_late_answer_of_the_terminal_is_no_key() -> None:
    assert typed(b"\x1b]10;rgb:f5f5/4f4f/f5f5\x1b\\", 0.1, b"\x1b[I") == ["q"]


def test_a_late_answer_in_two_reads_is_no_key() -> None:
    assert typed(b"\x1b]10;rgb:f5f5", 0.1, b"/4f4f/f5f5\x1b\\") == ["q"]


def test_escape_alone_is_prompt() -> None:
    with Typist() as typist:
        begun = time.monotonic()
        typist.type(b"\x1b")
        typist.expect(b"[escape]")
        assert time.monotonic() - begun >= 0.04
        assert typist.keys() == ["escape", "q"]


def test_a_torn_arrow_is_one_key() -> None:
    assert typed(b"\x1b", 0.1, b"[A", 0.1) == ["escape", "q"]


def test_a_torn_arrow_from_afar_is_whole() -> None:
    assert typed(b"\x1b", 0.06, b"[A", 0.1, **AFAR) == ["up", "q"]


def test_escape_from_afar_takes_longer() -> None:
    assert typed(b"\x1b", 0.5, b"p", **AFAR) == ["escape", "p", "q"]


def test_a_latin_1_letter_waits_for_nothing() -> None:
    with Typist() as typist:
        typist.type(b"\xe9")
        typist.expect("[é]".encode())
        assert typist.keys() == ["é", "q"]


def test_a_paste_is_one_key() -> None:
    assert typed(b"On joue demain ?\rApporte le caf\xc3\xa9.", 0.5) == ["paste", "q"]


def test_a_long_paste_is_one_key() -> None:
    assert typed(b"Rien " * 800, 0.5) == ["paste", "q"]


def test_a_paste_that_has_lost_its_end_ends_by_itself() -> None:
    with Typist() as typist:
        typist.type(b"\x1b[200~On joue demain ?")
        typist.expect(b"[paste]")
        assert typist.keys() == ["paste", "q"]


@pytest.mark.parametrize(("key", "name"), [(b"\x03", "c-c"), (b"\x04", "c-d")])
def test_the_keys_that_leave_work_in_the_midst_of_a_paste(key: bytes, name: str) -> None:
    assert typed(b"\x1b[200~On joue demain ?", 0.05, key) == ["paste", name, "q"]


def test_keys_held_down_are_all_there() -> None:
    assert typed(*[b"\x1b[B" * 3, b"ppp"] * 30) == [*["down"] * 3, *["p"] * 3] * 30 + ["q"]


def test_keys_one_by_one_are_all_there() -> None:
    keys = "puhtwsoc" * 5
    assert typed(*(piece for key in keys for piece in (key.encode(), 0.02))) == [*keys, "q"]


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b"\x1bOp", "0"),
        (b"\x1bOq", "1"),
        (b"\x1bOy", "9"),
        (b"\x1bOM", "enter"),
        (b"\x1bOj", "*"),
        (b"\x1bOk", "+"),
        (b"\x1bOm", "-"),
        (b"\x1bOn", "."),
        (b"\x1bOo", "/"),
        ("§".encode(), "6"),
        (b"\xa7", "6"),
        ("\xa0".encode(), "space"),
        ("\u202f".encode(), "space"),
    ],
)
def test_keys_that_stand_for_others(data: bytes, name: str) -> None:
    assert keys_from(data + b"\tq") == [name, "tab", "q"]
