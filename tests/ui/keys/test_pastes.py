"""Pasted text is one key, typed keys are all there."""

import pytest
from prompt_toolkit.keys import Keys

from pyramid_access.ui.keys.pace import AT_ONCE, Pace
from pyramid_access.ui.keys.pastes import MOST_KEPT, Pastes
from pyramid_access.ui.keys.sequences import Sequences
from tests.ui.keys.clock import Clock

MESSAGE = "On joue demain ?\rApporte le café."
BEGINS, ENDS = "\x1b[200~", "\x1b[201~"


class Typing:
    """A keyboard whose keys come when the test says so, to a program that answers each at once."""

    def __init__(self, at_once: int = AT_ONCE, *, at_rest: bool = True) -> None:
        self.clock = Clock()
        self.pace = Pace(at_once, self.clock)
        self._pastes = Pastes(Sequences(self.clock), self.pace, self.clock)
        if at_rest:
            assert self.feed("", then=1.0) == []

    def feed(self, text: str, then: float = 1.0, answers: float = 0.0) -> list[str]:
        """Have text arrive; return what it pressed, pasted text in brackets. Then wait."""
        keys = [*self._pastes.feed(text)]
        self.clock.now += answers
        self.pace.rest()
        self.clock.now += then
        return [f"<{key.data}>" if key.key is Keys.BracketedPaste else key.data for key in keys]


@pytest.mark.parametrize("text", [MESSAGE, "p" * 10_000, "", "\x1b[A", "q\x03q"])
def test_what_stands_between_marks_is_one_key(text: str) -> None:
    assert Typing().feed(f"p{BEGINS}{text}{ENDS}u") == ["p", f"<{text[:MOST_KEPT]}>", "u"]


def test_marks_may_be_torn() -> None:
    for cut in range(1, len(BEGINS + MESSAGE + ENDS)):
        typing = Typing()
        whole = f"{BEGINS}{MESSAGE}{ENDS}u"
        assert typing.feed(whole[:cut], then=0.01) + typing.feed(whole[cut:]) == [f"<{MESSAGE}>", "u"], cut


def test_a_long_paste_in_many_pieces_is_one() -> None:
    typing = Typing()
    assert [key for _ in range(100) for key in typing.feed((BEGINS if _ == 0 else "") + "x" * 100, then=0.1)] == []
    assert typing.feed(ENDS) == [f"<{'x' * MOST_KEPT}>"]


def test_a_paste_that_has_lost_its_end_ends_after_a_moment() -> None:
    typing = Typing()
    assert typing.feed(BEGINS + MESSAGE, then=0.6) == []
    assert typing.feed("u", then=0.6) == []
    assert typing.feed("p") == [f"<{MESSAGE}u>", "p"]


@pytest.mark.parametrize("key", ["\x03", "\x04"])
@pytest.mark.parametrize("text", [BEGINS + MESSAGE, MESSAGE])
def test_the_keys_that_leave_work_in_the_midst_of_a_paste(text: str, key: str) -> None:
    typing = Typing()
    assert typing.feed(text, then=0.1) == []
    assert typing.feed(key) == [f"<{MESSAGE}>", key]
    assert typing.feed("p") == ["p"]


def test_many_characters_at_once_are_a_paste() -> None:
    typing = Typing()
    assert typing.feed(MESSAGE) == []
    assert typing.feed("") == [f"<{MESSAGE}>"]
    assert typing.feed("p") == ["p"]


def test_a_paste_in_pieces_without_marks_is_one() -> None:
    typing = Typing()
    assert [key for piece in ["x" * 4000, "y" * 4000, "z"] for key in typing.feed(piece, then=0.01)] == []
    typing.clock.now += 1.0
    assert typing.feed("p") == [f"<{'x' * MOST_KEPT}>", "p"]


def test_a_key_that_no_text_has_ends_a_paste() -> None:
    typing = Typing()
    assert typing.feed(MESSAGE, then=0.1) == []
    assert typing.feed("\x1b[A") == [f"<{MESSAGE}>", "\x1b[A"]


def test_a_paste_over_a_serial_line_is_found_by_the_clock() -> None:
    typing = Typing()
    keys = [key for character in "nothing of this is a key" for key in typing.feed(character, then=0.001)]
    assert len(keys) < 8
    assert len(typing.feed("")) == 0
    assert [key[0] for key in typing.feed("")] == ["<"]


def test_keys_held_down_are_all_there() -> None:
    typing = Typing()
    assert typing.feed("p" * 500) == ["p"] * 500
    assert [key for _ in range(50) for key in typing.feed("\x1b[B", then=0.001)] == ["\x1b[B"] * 50


@pytest.mark.parametrize("pause", [0.1, 0.03, 0.006])
def test_fast_keys_are_all_there(pause: float) -> None:
    typing = Typing()
    assert [key for key in "puhtwsoc" * 5 for key in typing.feed(key, then=pause)] == [*"puhtwsoc" * 5]


def test_a_few_keys_at_once_are_keys() -> None:
    assert Typing().feed("pu\rpt") == ["p", "u", "\r", "p", "t"]
    assert Typing(12).feed("puhtwsocpuht") == [*"puhtwsocpuht"]


def test_keys_that_were_typed_while_the_program_was_busy_are_all_there() -> None:
    typing = Typing()
    assert typing.feed("h", answers=1.0, then=0.0) == ["h"]
    assert typing.feed("puhtwsocpuht") == [*"puhtwsocpuht"]
    assert typing.feed("puhtwsocpuht") == []


def test_keys_that_were_typed_before_the_first_is_read_are_all_there() -> None:
    assert Typing(at_rest=False).feed("puhtwsocpuht") == [*"puhtwsocpuht"]
    assert Typing(at_rest=False).feed(MESSAGE * 3) == []


def test_arrows_and_the_like_are_in_no_paste() -> None:
    assert Typing().feed("\t\tpp\x1b[A\x1b[Bhwsouq") == ["\t", "\t", "p", "p", "\x1b[A", "\x1b[B", *"hwsouq"]


def test_nobody_holds_a_key_down_for_so_long() -> None:
    typing = Typing()
    assert typing.feed("p" * 10_000) == []
