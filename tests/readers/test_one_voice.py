"""Nothing is ever heard twice: either the terminal is read, or the words go to one program that speaks them.

Needs Debian's package speech-dispatcher, for some tests yasr, fenrir, or dbus-daemon and the extra ``reader``; skipped
without them, and where a reader runs already.
"""

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyramid_access.speech import screen_reader
from tests.readers import pty_readers, speech_server, stand_ins
from tests.readers.games import game
from tests.readers.pty_readers import PtyHost
from tests.readers.reader_session import ReaderSession, Record
from tests.readers.speech_server import SpeechServer

pytestmark = [
    pytest.mark.readers,
    pytest.mark.skipif(not speech_server.is_installed(), reason="speech-dispatcher is not installed"),
]
needs_orca = pytest.mark.skipif(
    not (shutil.which("dbus-daemon") and screen_reader.is_installed()),
    reason="dbus-daemon or the extra reader is not installed",
)
KEYS = ("tab", "tab", "p", "o", "z", "u")
OPTIONS = ("--lang", "fr", "--speaker", "reader", "--deal", "7")
A_LOOK = 1.2
"""Seconds after which the game has looked again who reads the terminal."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SpeechServer]:
    if stand_ins.a_reader_runs():
        pytest.skip("a reader runs here")
    with SpeechServer(tmp_path / "server") as running:
        yield running


def in_a_window(folder: Path, log: Path, **environment: str) -> ReaderSession:
    """Start the game in what looks like a window of the desktop."""
    host, transcript = window(folder, **environment)
    return ReaderSession(host, transcript, log)


def window(folder: Path, *options: str, **environment: str) -> tuple[PtyHost, Path]:
    command, transcript = game(folder, *OPTIONS, *options)
    return PtyHost([stand_ins.script(folder, "xterm", stand_ins.WINDOW), *command], **environment), transcript


def screen(session: ReaderSession) -> bytes:
    """Return what was written to the terminal."""
    return session.host.output


@pytest.mark.parametrize("reader", ["yasr", "fenrir"])
def test_a_reader_around_the_game_speaks_alone(reader: str, server: SpeechServer, tmp_path: Path) -> None:
    if not pty_readers.is_installed(reader):
        pytest.skip(f"{reader} is not installed")
    command, transcript = game(tmp_path, *OPTIONS)
    with pty_readers.start(reader, command, transcript, tmp_path / reader, **server.environment) as session:
        session.press(*KEYS)
        assert session.wrong == []
    assert Record(server.log).lines == []


def test_the_server_speaks_where_nobody_reads_until_a_reader_comes(server: SpeechServer, tmp_path: Path) -> None:
    with in_a_window(tmp_path, server.log, **server.environment) as session:
        session.press(*KEYS)
        assert session.wrong == []
        assert "Cinq de cœur".encode() in screen(session)
        with stand_ins.running(tmp_path, "brltty"):
            time.sleep(A_LOOK)
            spoken = session.count
            session.press("o")
            assert session.heard_since(spoken) == []
            assert session.answers[-1].announced.split()[-1].encode() in screen(session)


def test_the_server_is_found_again_when_it_was_started_anew(server: SpeechServer, tmp_path: Path) -> None:
    with in_a_window(tmp_path, server.log, **server.environment) as session:
        session.press("tab")
        server.stop()
        server.start()
        session.press("tab", "p")
        assert session.wrong == []


@needs_orca
def test_orca_gets_the_words_and_the_screen_has_none_until_it_is_gone(server: SpeechServer, tmp_path: Path) -> None:
    log = tmp_path / "orca.log"
    with stand_ins.session_bus() as bus:
        with stand_ins.running(tmp_path, "orca", stand_ins.ORCA, str(log), **bus):
            session = in_a_window(tmp_path, log, **server.environment, **bus)
            session.press(*KEYS)
            assert session.wrong == []
            assert screen(session).strip() == b""
        with session:
            spoken = session.count
            lost = session.press("tab")
            assert session.heard_since(spoken) == []
            assert lost.ids[-1] == "speech-gave-up"
            assert lost.announced.split()[-1].encode() in screen(session)
    assert Record(server.log).lines == []


@needs_orca
def test_a_board_on_the_screen_leaves_orca_to_the_terminal(server: SpeechServer, tmp_path: Path) -> None:
    """It would read the changes of the board whatever else it is told."""
    log = tmp_path / "orca.log"
    with stand_ins.session_bus() as bus, stand_ins.running(tmp_path, "orca", stand_ins.ORCA, str(log), **bus):
        host, transcript = window(tmp_path, "--view", "board", **server.environment, **bus)
        with host:
            for count, key in enumerate((b"", b"\t", b"p"), 1):
                host.type(key)
                wait_for_lines(transcript, count, host)
    assert Record(log).lines == Record(server.log).lines == []


def wait_for_lines(transcript: Path, count: int, host: PtyHost) -> None:
    end = time.monotonic() + 20
    while len(Record(transcript).lines) < count:
        assert time.monotonic() < end
        time.sleep(0.02)
        host.drain()
