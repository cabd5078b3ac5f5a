"""On a console of the machine itself: BRLTTY speaks and shows each answer; without it, the speech server speaks.

Needs root, a console, Debian's packages speech-dispatcher, and brltty with brltty-speechd; skipped without them.
"""

from pathlib import Path

import pytest

from pyramid_access.ui.output.screen_text import wrap
from tests.readers import brltty, console, scripts, speech_server
from tests.readers.brltty import Brltty
from tests.readers.console import Console
from tests.readers.games import game
from tests.readers.reader_session import Answer, ReaderSession, words
from tests.readers.scripts import Walk
from tests.readers.speech_server import SpeechServer

pytestmark = [
    pytest.mark.readers,
    pytest.mark.skipif(not console.is_there(), reason="no console to type on"),
    pytest.mark.skipif(not speech_server.is_installed(), reason="speech-dispatcher is not installed"),
]
WIDTH = 79
FEWEST_KEYS = 60


def last_row(text: str) -> str:
    """Return what BRLTTY speaks of a text: the row with the cursor."""
    return wrap(text, WIDTH)[-1]


def shown_part(row: str) -> str:
    """Return what a display shows of a row with the cursor on its last letter."""
    return row[(len(row) - 1) // brltty.CELLS * brltty.CELLS :].strip()


class BrailleSession(ReaderSession):
    """Notes after each key what the display shows."""

    def __init__(self, command: list[str], transcript: Path, reader: Brltty, server: SpeechServer) -> None:
        self._display = reader.shown
        self.braille: list[str] = []
        super().__init__(Console(command, **server.environment), transcript, server.log, last_row)

    def press(self, *keys: str) -> Answer:
        for key in keys:
            answer = super().press(key)
            self.braille.append(self._display[-1])
        return answer


@pytest.mark.skipif(not brltty.is_installed(), reason="brltty with brltty-speechd is not installed")
def test_brltty_speaks_and_shows_each_answer_of_one_row(tmp_path: Path) -> None:
    """Of a longer answer it speaks the last row at least, and of a search and its answer the answer."""
    scripts.save_games(tmp_path / "data")
    command, transcript = game(tmp_path, "--lang", "fr", "--speaker", "reader")
    with (
        SpeechServer(tmp_path / "server") as server,
        Brltty(server) as reader,
        BrailleSession(command, transcript, reader, server) as session,
    ):
        walk = Walk(session, "fr")
        scripts.ends(walk)
        scripts.menus(walk)
        walk.press("a")
        scripts.play(walk)
        assert len(session.answers) >= FEWEST_KEYS
        assert_last_rows(session)


def assert_last_rows(session: BrailleSession) -> None:
    told = list(zip(session.answers, session.braille, strict=True))
    at_once = [(answer, last_row(answer.text), shown) for answer, shown in told if not answer.was_searched]
    assert [(answer, shown) for answer, row, shown in at_once if shown.strip() != shown_part(row)] == []
    assert [answer for answer, row, _ in at_once if row == answer.text and not answer.exact] == []
    assert [answer for answer, _ in told if words(answer.heard)[-3:] != words(answer.announced)[-3:]] == []


def test_the_speech_server_speaks_where_nobody_reads(tmp_path: Path) -> None:
    scripts.save_games(tmp_path / "data")
    command, transcript = game(tmp_path, "--lang", "fr", "--speaker", "reader")
    with (
        SpeechServer(tmp_path / "server") as server,
        ReaderSession(Console(command, **server.environment), transcript, server.log) as session,
    ):
        assert session.welcome.exact
        session.press("tab", "p", "o", "u", "z", "z")
        assert session.wrong == []
