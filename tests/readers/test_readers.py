"""Real screen readers say exactly one clean utterance for each key.

Needs Debian's packages yasr and fenrir; whichever is not there is skipped.
"""

import sys
from pathlib import Path

import pytest

from tests.readers import pty_readers, scripts, stream_reader
from tests.readers.games import game
from tests.readers.reader_session import ReaderSession
from tests.readers.scripts import Walk

pytestmark = pytest.mark.readers

READERS = [
    pytest.param(name, marks=pytest.mark.skipif(not pty_readers.is_installed(name), reason=f"{name} is not installed"))
    for name in ("yasr", "fenrir")
]
TOY_KEYS = [
    *["tab", "p", "c", "c", "c", "t", "t", "up", "down", "left", "right", "home", "end", "space", "enter", "s-tab"],
    *["backspace", "delete", "1", "h", "u", "u"],
]
FEWEST_KEYS = 60
GAME_STARTS = 1.5
"""Seconds in which the game's own voice finds out that there is no sound, and says so."""


def assert_exact(session: ReaderSession) -> None:
    assert session.wrong == []


@pytest.mark.parametrize("reader", READERS)
def test_the_line_view_is_read_as_it_is_written(reader: str, tmp_path: Path) -> None:
    transcript = tmp_path / "transcript"
    command = [sys.executable, str(Path(__file__).with_name("toy.py")), str(transcript)]
    with pty_readers.start(reader, command, transcript, tmp_path / reader) as session:
        assert session.welcome.included
        session.press(*TOY_KEYS)
        assert_exact(session)


def wrongly_heard(reader: str, lang: str, folder: Path) -> set[tuple[int, str]]:
    """Return number and key of the answers of a long session that a reader did not say as they are."""
    folder.mkdir()
    scripts.save_games(folder / "data")
    command, transcript = game(folder, "--lang", lang, "--speaker", "reader")
    with pty_readers.start(reader, command, transcript, folder / reader) as session:
        assert session.welcome.included
        walk = Walk(session, lang)
        scripts.ends(walk)
        scripts.menus(walk)
        scripts.play(walk)
        assert len(session.answers) >= FEWEST_KEYS
        assert scripts.TOLD - session.told == set()
        return {(number, answer.key) for number, answer in enumerate(session.answers) if not answer.exact}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("reader", READERS)
def test_each_key_is_heard_once_and_clean(reader: str, lang: str, tmp_path: Path) -> None:
    """The same key is never wrong twice.

    Once in some five hundred keys yasr says a word of the row before as well: a key and the answer to it come in while
    it still looks at the screen. It is another key each time; what the game writes does not differ.
    """
    wrong = wrongly_heard(reader, lang, tmp_path / "first")
    assert len(wrong) <= 3
    if wrong:
        assert wrong & wrongly_heard(reader, lang, tmp_path / "second") == set()


@pytest.mark.parametrize(("reader", "lang"), [("yasr", "fr"), ("fenrir", "en")])
def test_the_first_start_is_heard_once_and_clean(reader: str, lang: str, tmp_path: Path) -> None:
    if not pty_readers.is_installed(reader):
        pytest.skip(f"{reader} is not installed")
    command, transcript = game(tmp_path, "--deal", "7")
    with pty_readers.start(reader, command, transcript, tmp_path / reader, LANG=lang) as session:
        assert session.welcome.included
        session.settle(GAME_STARTS)
        scripts.first_start(Walk(session, lang))
        session.press("tab", "p")
        assert_exact(session)


def test_a_reader_of_the_stream_hears_each_key_once_and_clean(tmp_path: Path) -> None:
    scripts.save_games(tmp_path / "data")
    command, transcript = game(tmp_path, "--lang", "en", "--speaker", "reader")
    with stream_reader.start(command, transcript, tmp_path / "speech.log") as session:
        assert session.welcome.exact
        walk = Walk(session, "en")
        scripts.menus(walk)
        scripts.play(walk)
        assert len(session.answers) >= FEWEST_KEYS
        assert_exact(session)
