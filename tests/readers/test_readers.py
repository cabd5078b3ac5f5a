"""Real screen readers say exactly one clean utterance for each key.

Needs Debian's packages yasr and fenrir; whichever is not there is skipped.
"""

import sys
from pathlib import Path

import pytest

from tests.readers.reader_session import Answer, ReaderSession, is_installed

pytestmark = pytest.mark.readers

READERS = [
    pytest.param(name, marks=pytest.mark.skipif(not is_installed(name), reason=f"{name} is not installed"))
    for name in ("yasr", "fenrir")
]
TOY_KEYS = [
    *["tab", "p", "c", "c", "c", "t", "t", "up", "down", "left", "right", "home", "end", "space", "enter", "s-tab"],
    *["backspace", "delete", "1", "h", "u", "u"],
]
GAME_KEYS = [
    *["tab", "tab", "space", "p", "p", "u", *"hhomccttwwssr", ",", "a", "tab", "x", "1", "7", "s-tab"],
    *["i", "l", "k", "up", "down", "z", "z"],
]


def assert_exact(answers: list[Answer]) -> None:
    assert [answer for answer in answers if not answer.exact] == []


@pytest.mark.parametrize("reader", READERS)
def test_the_line_view_is_read_as_it_is_written(reader: str, tmp_path: Path) -> None:
    transcript = tmp_path / "transcript"
    command = [sys.executable, str(Path(__file__).with_name("toy.py")), str(transcript)]
    with ReaderSession(reader, command, transcript, tmp_path) as session:
        assert session.welcome.announced
        assert session.welcome.included
        assert_exact([session.press(key) for key in TOY_KEYS])


@pytest.mark.parametrize("reader", READERS)
def test_a_game_in_two_languages_is_read_as_it_is_written(reader: str, tmp_path: Path) -> None:
    transcript = tmp_path / "transcript"
    options = ["--lang", "fr", "--speaker", "reader", "--deal", "7", "--data-dir", str(tmp_path / "data")]
    command = [sys.executable, "-m", "pyramid_access", *options, "--transcript", str(transcript)]
    with ReaderSession(reader, command, transcript, tmp_path) as session:
        assert session.welcome.announced
        assert session.welcome.included
        assert_exact([session.press(key) for key in GAME_KEYS])
