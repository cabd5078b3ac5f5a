"""What a terminal sends is a key press or nothing, in however many pieces it comes."""

import pytest

from pyramid_access.ui.keys.sequences import LONGEST_STRING, TAIL_COMES, Sequences
from tests.ui.keys.clock import Clock

ANSWERS = [
    "\x1b]10;rgb:f5f5/4f4f/f5f5\x1b\\",
    "\x1b]11;rgb:0000/0000/0000\x07",
    "\x1b]52;c;cGxheSBhIG5ldyBnYW1l\x1b\\",
    "\x1bP>|XTerm(390)\x1b\\",
    "\x1bP1+r544e=787465726d\x1b\\",
    "\x1bP!|00000000\x1b\\",
    "\x1b_Gi=31;OK\x1b\\",
    "\x1b^private\x1b\\",
    "\x1bXstart\x1b\\",
    "\x1b[I",
    "\x1b[O",
    "\x1b[?64;1;2;6;9;15;18;21;22c",
    "\x1b[>41;390;0c",
    "\x1b[?6c",
    "\x1b[8;24;80t",
    "\x1b[4;480;800t",
    "\x1b[48;24;80;480;800t",
    "\x1b[1t",
    "\x1b[12;40R",
    "\x1b[?12;40;1R",
    "\x1b[0n",
    "\x1b[?997;1n",
    "\x1b[?2004;1$y",
    "\x1b[4;2$y",
    "\x1b[?1u",
    "\x1b[97;1:3u",
    "\x1b[1;1:3A",
    "\x1b[2;1;1;112;112;1;0x",
    "\x1b[<0;3;4M",
    "\x1b[<0;3;4m",
    "\x1b[M !!",
    "\x1b[32;3;4M",
    "\x1b[>4;1m",
    "\x1b[201~",
]
"""What terminals send that nobody has pressed."""


def presses_of(*pieces: str) -> list[str]:
    sequences = Sequences()
    return [press for piece in pieces for press in sequences.feed(piece)] + [*sequences.flush()]


@pytest.mark.parametrize("answer", ANSWERS)
def test_answers_of_the_terminal_are_no_keys(answer: str) -> None:
    assert presses_of(f"p{answer}u") == ["p", "u"]


@pytest.mark.parametrize("answer", ANSWERS)
def test_answers_that_come_in_pieces_are_no_keys_either(answer: str) -> None:
    for cut in range(2, len(answer)):
        assert presses_of("p", answer[:cut], answer[cut:] + "u") == ["p", "u"], cut


@pytest.mark.parametrize("answer", ANSWERS)
def test_answers_that_come_letter_by_letter_are_no_keys(answer: str) -> None:
    assert presses_of("p", "\x1b" + answer[1], *answer[2:], "u") == ["p", "u"]


@pytest.mark.parametrize(
    "keys",
    [
        ["p", "\x1b[A", "\x1bOB", "\x1b[1;5C", "\x1b[[A", "\x1b[15~", "\x1bOM", "\x1b[Z", "u"],
        ["\x1bu", "\x1b\r", "\x1b[1;3A", "\x1b\x1b[A", "\x1b[99~", "é", "\x03"],
        ["\x1b[1;5t", "\x1b[1", "\x03", "u"],
    ],
)
def test_each_key_press_is_one(keys: list[str]) -> None:
    assert presses_of("".join(keys)) == keys


def test_escapes_are_keys_of_their_own() -> None:
    assert presses_of("\x1b") == ["\x1b"]
    assert presses_of("\x1b\x1b") == ["\x1b", "\x1b"]
    assert presses_of("\x1b", "\x1b[A") == ["\x1b", "\x1b[A"]
    assert presses_of("\x1b", "u") == ["\x1b", "u"]


def test_a_string_without_an_end_is_given_up() -> None:
    clock = Clock()
    sequences = Sequences(clock)
    assert [*sequences.feed("\x1b]10;rgb:f5"), *sequences.flush(), *sequences.feed("f5/")] == []
    clock.now += TAIL_COMES + 0.1
    assert [*sequences.feed("p")] == ["p"]
    assert [*sequences.feed("\x1bP" + "x" * LONGEST_STRING), *sequences.feed("u")] == ["u"]


@pytest.mark.parametrize("key", ["\x03", "\x04", "\r", "\x1b[A", "\x1b"])
def test_a_key_that_no_answer_contains_ends_a_string(key: str) -> None:
    assert presses_of(f"\x1b]10;rgb:f5{key}") == [key]


class Torn:
    """Pieces that come so far apart that what waits is taken for a key in between."""

    def __init__(self) -> None:
        self.clock = Clock()
        self._sequences = Sequences(self.clock)

    def feed(self, piece: str, pause: float = 0.06) -> list[str]:
        presses = [*self._sequences.feed(piece), *self._sequences.flush()]
        self.clock.now += pause
        return presses


@pytest.mark.parametrize(
    "tail", ["[A", "OA", "[15~", "[1;5C", "[I", "]10;rgb:f5f5/4f4f/f5f5\x1b\\", "[?64;1c", "[[A", "[12;40R"]
)
def test_the_rest_of_a_torn_sequence_is_not_typed(tail: str) -> None:
    torn = Torn()
    assert torn.feed("\x1b") == ["\x1b"]
    assert torn.feed(tail) == []
    assert torn.feed("[A") == ["[", "A"]


def test_a_sequence_that_is_torn_twice_is_not_typed() -> None:
    torn = Torn()
    assert torn.feed("\x1b") == ["\x1b"]
    assert torn.feed("[1;") == []
    assert torn.feed("5C") == []
    assert torn.feed("p") == ["p"]


@pytest.mark.parametrize(("begun", "rest"), [("\x1b[", "A"), ("\x1bO", "A"), ("\x1b[1", "5~"), ("\x1b[12;", "40R")])
def test_a_sequence_torn_in_the_midst_is_one_unknown_key(begun: str, rest: str) -> None:
    torn = Torn()
    assert torn.feed(begun) == [begun]
    assert torn.feed(rest) == []
    assert torn.feed("p") == ["p"]


@pytest.mark.parametrize("key", ["[", "O", "]", "P", "p", "A", "é", "\r", "\x1b[A"])
def test_a_key_after_escape_is_a_key(key: str) -> None:
    torn = Torn()
    assert torn.feed("\x1b") == ["\x1b"]
    assert torn.feed(key) == [key]
    assert torn.feed("A") == ["A"]


def test_a_key_after_alt_and_a_bracket_is_a_key() -> None:
    torn = Torn()
    assert torn.feed("\x1b[") == ["\x1b["]
    assert torn.feed("p") == ["p"]
    assert torn.feed("\x1b]") == ["\x1b]"]
    assert torn.feed("p") == ["p"]


def test_after_a_second_nothing_is_the_rest_of_a_torn_sequence() -> None:
    torn = Torn()
    assert torn.feed("\x1b", pause=TAIL_COMES + 0.1) == ["\x1b"]
    assert torn.feed("[A") == ["[", "A"]
