"""Real screen readers say exactly one clean utterance for each key.

Needs Debian's packages yasr and fenrir; whichever is not there is skipped.
"""

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.readers import pty_readers, scripts, stream_reader
from tests.readers.games import game
from tests.readers.reader_session import Answer, ReaderSession
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
LANGUAGES = ("fr", "en", "pt")
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


@pytest.mark.parametrize(
    ("script", "told"),
    [(scripts.all_of_play, scripts.PLAYED), (scripts.learn, scripts.TAUGHT)],
    ids=["play", "lesson"],
)
@pytest.mark.parametrize("reader", READERS)
def test_each_key_is_heard_once_and_clean(
    reader: str, script: Callable[[Walk], None], told: set[str], tmp_path: Path
) -> None:
    """The languages at the same time: a session is hardly more than waiting for what must not come."""

    def wrongly_heard(lang: str) -> list[Answer]:
        folder = tmp_path / lang
        folder.mkdir()
        scripts.save_games(folder / "data")
        command, transcript = game(folder, "--lang", lang, "--speaker", "reader")
        with pty_readers.start(reader, command, transcript, folder / reader) as session:
            assert session.welcome.included
            script(Walk(session, lang))
            assert len(session.answers) >= FEWEST_KEYS
            assert told - session.told == set()
            return session.wrong

    with ThreadPoolExecutor() as pool:
        assert [wrong for answers in pool.map(wrongly_heard, LANGUAGES) for wrong in answers] == []


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
