"""The board in lines of text, from its key to the screen: one write, its rows as they are, one sentence spoken."""

import json
import os
import socket
from pathlib import Path

import pytest

from pyramid_access.settings import Settings, SpeakerChoice
from pyramid_access.ui.output.line_view import LineView, Paper
from pyramid_access.ui.output.transcript import Transcript
from pyramid_access.utterance import Utterance
from tests.playing import Player
from tests.ui.output.test_line_view import EmulatedTerminal, assert_ready_for_readers

ROWS = (
    "1.                3kx",
    "2.             8px  4px",
    "3.           9kx  5kx  8cx",
    "4.        6cx  2tx  2px  2kx",
    "5.      Dcx  10kx Acx  Dpx  9cx",
    "6.   10tx 7px  Dtx  10px Rtx  6tx",
    "7. Rp   Rk   5c   9t   Dk   Vc   5t",
    "Pioche, 24 cartes.",
    "Rien en main.",
    "Défausse vide.",
    "Passage 1, encore 2 ensuite.",
)
SENTENCE = "Plateau affiché, 28 cartes dans la pyramide. Roi de pique, rangée 7, place 1."
BOARD = Utterance(SENTENCE, "fr", rows=ROWS)


@pytest.fixture
def player(tmp_path: Path) -> Player:
    player = Player(tmp_path, Settings(lang="fr", speaker=SpeakerChoice.OWN))
    player.begin()
    return player


@pytest.mark.parametrize("key", ["0", "à"])
def test_the_key_writes_the_board_and_speaks_one_sentence(player: Player, key: str) -> None:
    before = player.table.session.position
    assert player.press(key) == [SENTENCE]
    assert player.page.shown[-1][0].rows == ROWS
    assert player.backend.said[-1].text == SENTENCE
    assert player.table.session.position == before


def test_said_again_it_is_written_again(player: Player) -> None:
    player.press("0")
    assert player.press("0", "r") == [f"{SENTENCE} Encore.", SENTENCE]
    assert player.page.shown[-2][0].rows == player.page.shown[-1][0].rows == ROWS


@pytest.mark.parametrize("paper", [Paper.SCREEN, Paper.ROLL, Paper.STREAM])
def test_the_whole_board_is_one_write(paper: Paper) -> None:
    """A datagram socket keeps the borders between writes."""
    near, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    with near, far:
        LineView(near.fileno(), paper, "utf-8").show([BOARD], "0")
        written = far.recv(65536).decode()
        assert all(row in written for row in (*ROWS, SENTENCE))
        far.setblocking(False)
        with pytest.raises(BlockingIOError):
            far.recv(1)


def test_it_stands_on_the_screen_as_it_is_and_the_sentence_comes_last(terminal: EmulatedTerminal) -> None:
    view = LineView(terminal.slave, Paper.SCREEN, "utf-8")
    for _ in range(3):
        view.show([BOARD], "0")
        terminal.update()
        assert_ready_for_readers(terminal, SENTENCE)
        end = terminal.screen.cursor.y
        assert terminal.rows()[end - len(ROWS) : end + 1] == [*ROWS, SENTENCE]


def test_in_a_narrow_window_no_card_is_cut(terminal: EmulatedTerminal) -> None:
    terminal.resize(20, 30)
    LineView(terminal.slave, Paper.SCREEN, "utf-8").show([BOARD], "0")
    terminal.update()
    rows = [row for row in terminal.rows() if row]
    assert all(len(row) < 20 for row in rows)
    assert rows[:4] == ["1. 3kx", "2. 8px 4px", "3. 9kx 5kx 8cx", "4. 6cx 2tx 2px 2kx"]
    assert " ".join(rows).split() == " ".join((*ROWS, SENTENCE)).split()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp850", "utf-8"])
def test_spaces_stay_in_every_encoding(terminal: EmulatedTerminal, encoding: str) -> None:
    LineView(terminal.slave, Paper.SCREEN, encoding).show([BOARD], "0")
    assert b"\r\n2.             8px  4px\r\r\n" in terminal.update()


def test_a_pipe_gets_a_line_for_each_row() -> None:
    reader, writer = os.pipe()
    LineView(writer, Paper.STREAM, "utf-8").show([BOARD], "0")
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as lines:
        assert lines.read().splitlines() == [*ROWS, SENTENCE]


def test_control_characters_in_rows_never_reach_the_terminal(terminal: EmulatedTerminal) -> None:
    LineView(terminal.slave, Paper.SCREEN, "utf-8").show([Utterance("So.", "en", rows=("7.  \x1b[31m\x07Kh",))])
    assert b"7.  [31mKh" in terminal.update()


def test_the_transcript_notes_the_rows(tmp_path: Path) -> None:
    path = tmp_path / "transcript"
    Transcript(path, 0.0, lambda _error: None).write(BOARD, key="0", position="")
    record = json.loads(path.read_text(encoding="utf-8"))
    assert (tuple(record["rows"]), record["text"]) == (ROWS, SENTENCE)
