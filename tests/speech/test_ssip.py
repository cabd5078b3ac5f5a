"""What Speech Dispatcher is told, by a stand-in for it on a real socket; the real one is in ``tests/readers``."""

import os
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from pyramid_access.speech import ssip
from pyramid_access.speech.direct_speaker import NotNeededError, OutletGoneError
from pyramid_access.speech.ssip import SpeechDispatcher, socket_path, start_server
from pyramid_access.utterance import Utterance

if sys.platform == "win32":
    pytest.skip("needs sockets in the file system", allow_module_level=True)

FRENCH = Utterance("Neuf de cœur.", "fr")
ENGLISH = Utterance("Nine of hearts.", "en")
GREETING = ["SET self CLIENT_NAME player:pyramid-access:main", "SET self PRIORITY message"]


class Server:
    """Answers as Speech Dispatcher does, and keeps what it is told."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.told: list[str] = []
        self.clients: list[socket.socket] = []
        self.answer: Callable[[str], str | None] = self.usual
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(path))
        self._listener.listen()
        threading.Thread(target=self._serve, daemon=True).start()

    def usual(self, line: str) -> str | None:
        if line == "SPEAK":
            return "230 OK RECEIVING DATA"
        return "225-7\r\n225 OK MESSAGE QUEUED" if line == "." else "200 OK"

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                self.clients.append(client)
                threading.Thread(target=self._talk, args=[client], daemon=True).start()

    def _talk(self, client: socket.socket) -> None:
        is_text = False
        with suppress(OSError), client.makefile(encoding="utf-8", newline="\r\n") as lines:
            for received in lines:
                line = received.removesuffix("\r\n")
                self.told.append(line)
                is_text = (is_text or line == "SPEAK") and line != "."
                if (not is_text or line == "SPEAK") and (answer := self.answer(line)):
                    client.sendall(f"{answer}\r\n".encode())

    def stop(self) -> None:
        # Closing alone would not end a call that waits for a client.
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for client in self.clients:
            with suppress(OSError):
                client.shutdown(socket.SHUT_RDWR)
            client.close()
        self.path.unlink(missing_ok=True)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "speechd.sock")
    yield running
    running.stop()


def never(_path: Path) -> None:
    raise OutletGoneError("not to be started")


@pytest.fixture
def dispatcher(server: Server) -> Iterator[SpeechDispatcher]:
    outlet = SpeechDispatcher(server.path, lambda: True, never)
    yield outlet
    outlet.close()


def test_a_sentence_takes_the_place_of_what_is_spoken(server: Server, dispatcher: SpeechDispatcher) -> None:
    dispatcher.speak(FRENCH, interrupt=True)
    assert server.told == [*GREETING, "CANCEL self", "SET self LANGUAGE fr", "SPEAK", FRENCH.text, "."]


def test_a_late_sentence_queues_up(server: Server, dispatcher: SpeechDispatcher) -> None:
    dispatcher.speak(FRENCH, interrupt=True)
    server.told.clear()
    dispatcher.speak(FRENCH, interrupt=False)
    assert server.told == ["SPEAK", FRENCH.text, "."]


def test_the_language_is_told_when_it_changes(server: Server, dispatcher: SpeechDispatcher) -> None:
    for utterance in (FRENCH, FRENCH, ENGLISH):
        dispatcher.speak(utterance, interrupt=True)
    languages = [line for line in server.told if "LANGUAGE" in line]
    assert languages == ["SET self LANGUAGE fr", "SET self LANGUAGE en"]


@pytest.mark.parametrize(
    ("text", "sent"), [(".", ".."), (".5 s.", "..5 s."), ("a\r\n.\r\nb", "a . b"), ("QUIT", "QUIT")]
)
def test_no_text_is_taken_for_an_end_or_a_command(
    server: Server, dispatcher: SpeechDispatcher, text: str, sent: str
) -> None:
    dispatcher.speak(Utterance(text, "en"), interrupt=False)
    assert server.told[-3:] == ["SPEAK", sent, "."]


def test_silence(server: Server, dispatcher: SpeechDispatcher) -> None:
    dispatcher.silence()
    assert server.told == []
    dispatcher.speak(FRENCH, interrupt=True)
    dispatcher.silence()
    assert server.told[-1] == "CANCEL self"


def test_a_server_that_was_started_anew_is_found_again(dispatcher: SpeechDispatcher, server: Server) -> None:
    dispatcher.speak(FRENCH, interrupt=True)
    server.stop()
    again = Server(server.path)
    dispatcher.speak(FRENCH, interrupt=True)
    assert again.told == [*GREETING, "CANCEL self", "SET self LANGUAGE fr", "SPEAK", FRENCH.text, "."]
    again.stop()


@pytest.mark.parametrize("answer", [None, "300 ERR", "nonsense", ""])
def test_a_server_that_does_not_answer_well_is_gone(
    server: Server, dispatcher: SpeechDispatcher, answer: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ssip, "_ANSWERS", 0.1)
    server.answer = lambda _: answer
    with pytest.raises(OutletGoneError):
        dispatcher.speak(FRENCH, interrupt=True)
    server.answer = server.usual
    dispatcher.speak(FRENCH, interrupt=True)
    assert server.told[-2:] == [FRENCH.text, "."]


def test_a_server_that_is_not_there_is_started_once_until_it_answers(tmp_path: Path) -> None:
    started: list[Path] = []
    outlet = SpeechDispatcher(tmp_path / "sock", lambda: True, started.append)
    for _ in range(3):
        with pytest.raises(OutletGoneError):
            outlet.speak(FRENCH, interrupt=True)
    assert started == [tmp_path / "sock"]


def test_nothing_is_spoken_where_somebody_reads(server: Server) -> None:
    outlet = SpeechDispatcher(server.path, lambda: False, never)
    with pytest.raises(NotNeededError):
        outlet.speak(FRENCH, interrupt=True)
    assert server.told == []


def test_where_the_socket_is() -> None:
    assert socket_path({"SPEECHD_ADDRESS": "unix_socket:/a/b"}) == Path("/a/b")
    assert socket_path({"SPEECHD_ADDRESS": "inet_socket:127.0.0.1:6560"}) is None
    assert socket_path({"XDG_RUNTIME_DIR": "/run/user/7"}) == Path("/run/user/7/speech-dispatcher/speechd.sock")
    assert socket_path({"XDG_CACHE_HOME": "/c"}) == Path("/c/speech-dispatcher/speechd.sock")
    assert socket_path({}) == Path.home() / ".cache/speech-dispatcher/speechd.sock"


def test_starting_runs_the_servers_own_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "speech-dispatcher"
    program.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/arguments\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    start_server(Path("/a socket"))
    assert (tmp_path / "arguments").read_text().startswith("--spawn ")
    program.write_text("#!/bin/sh\nexit 1\n")
    with pytest.raises(OutletGoneError):
        start_server(Path("/a socket"))
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    with pytest.raises(OutletGoneError):
        start_server(Path("/a socket"))
