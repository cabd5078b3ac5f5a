"""The line view on emulated screens: what stands where, and how many writes it takes."""

import fcntl
import os
import socket
import struct
import sys
import threading

import pytest

from pyramid_access.ui.output.line_view import LineView, Paper, paper_of
from pyramid_access.ui.output.view import ScreenGoneError
from pyramid_access.utterance import Utterance

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

import termios

import pyte

LONG = "Nine of hearts and four of clubs removed. Queen of spades free, row 6, place 3. " * 6


def utterances(*texts: str) -> list[Utterance]:
    return [Utterance(text, "en") for text in texts]


class EmulatedTerminal:
    """A pseudo-terminal that a program writes to, and the screen that a person would see."""

    def __init__(self) -> None:
        self.master, self.slave = os.openpty()
        self.resize(80, 24)

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.screen = pyte.HistoryScreen(width, height, history=10_000)
        self._stream = pyte.ByteStream(self.screen)

    def update(self) -> bytes:
        os.write(self.slave, b"\0")
        data = b""
        while not data.endswith(b"\0"):
            data += os.read(self.master, 65536)
        self._stream.feed(data)
        return data[:-1]

    def rows(self) -> list[str]:
        return [row.rstrip() for row in self.screen.display]

    def text(self) -> str:
        """All that was written so far, also what has left the screen, without line ends."""
        past = ["".join(row[x].data for x in range(self.screen.columns)) for row in self.screen.history.top]
        return " ".join(" ".join([*past, *self.screen.display]).split())


def view_of(terminal: EmulatedTerminal, encoding: str = "utf-8") -> LineView:
    return LineView(terminal.slave, Paper.SCREEN, encoding)


def assert_ready_for_readers(terminal: EmulatedTerminal, ending: str) -> None:
    """The cursor is at the end of the text, a row below is free, and so are all after it."""
    cursor, rows = terminal.screen.cursor, terminal.rows()
    assert rows[cursor.y].endswith(ending)
    assert cursor.x == len(rows[cursor.y])
    assert cursor.y + 1 < len(rows)
    assert not any(rows[cursor.y + 1 :])


@pytest.mark.parametrize("key", [None, "p", "up"])
@pytest.mark.parametrize("size", [(80, 24), (80, 10), (40, 5), (20, 3), (10, 2), (200, 60)])
def test_forty_lines_are_all_there_in_order_and_ready_for_readers(
    terminal: EmulatedTerminal, size: tuple[int, int], key: str | None
) -> None:
    terminal.resize(*size)
    view = view_of(terminal)
    texts = [f"Line {number}." for number in range(40)]
    for text in texts:
        view.show(utterances(text), key)
        terminal.update()
        assert_ready_for_readers(terminal, text)
    assert terminal.text() == " ".join(texts)


@pytest.mark.parametrize("repeated", ["No pairs.", LONG[:150], LONG[:400]])
@pytest.mark.parametrize("key", ["p", "down"])
def test_the_screen_is_never_the_same_twice_even_for_the_same_words(
    terminal: EmulatedTerminal, repeated: str, key: str
) -> None:
    view = view_of(terminal)
    before: list[str] = []
    for _ in range(40):
        view.show(utterances(repeated), key)
        terminal.update()
        assert terminal.rows() != before
        before = terminal.rows()


@pytest.mark.parametrize("key", ["p", "up"])
def test_the_cursor_never_goes_left_by_the_length_of_the_new_row(terminal: EmulatedTerminal, key: str) -> None:
    """Fenrir takes the row, with one of the spaces after it, for a letter that was typed, and does not say it."""
    view = view_of(terminal)
    column, rows_with_space = 0, 0
    for length in [41, 20, 11, 5, 2, 41, 20, 79, 39, 40, 19] * 4:
        view.show(utterances("a" * (length - 1) + "."), key)
        data, cursor = terminal.update(), terminal.screen.cursor
        assert column - cursor.x != length + 1
        column = cursor.x
        rows_with_space += data.endswith(b" ")
    assert rows_with_space == 16


def test_what_the_shell_had_written_stays_above(terminal: EmulatedTerminal) -> None:
    os.write(terminal.slave, b"$ pyramid-access\r\n")
    view_of(terminal).show(utterances("Welcome."))
    terminal.update()
    assert terminal.text() == "$ pyramid-access Welcome."


def test_moving_keys_scroll_only_when_no_row_is_left(terminal: EmulatedTerminal) -> None:
    view = view_of(terminal)
    view.show(utterances("Start."))
    terminal.update()
    scrolls = 0
    for number in range(9):
        view.show(utterances(f"Card {number}."), "left")
        scrolls += b"\x1b" in terminal.update()
    assert not scrolls
    view.show(utterances("Card 9."), "left")
    assert b"\x1b" in terminal.update()


def test_other_keys_leave_rows_for_the_moving_ones(terminal: EmulatedTerminal) -> None:
    view = view_of(terminal)
    for number in range(40):
        view.show(utterances(f"Card {number}."), "p")
        terminal.update()
        assert terminal.screen.lines - 1 - terminal.screen.cursor.y >= 5


def test_long_texts_are_wrapped_between_words(terminal: EmulatedTerminal) -> None:
    view_of(terminal).show(utterances(LONG))
    terminal.update()
    assert terminal.text() == LONG.strip()
    assert all(len(row) <= 79 for row in terminal.rows())
    assert_ready_for_readers(terminal, "place 3.")


@pytest.mark.parametrize("size", [(10, 24), (10, 5), (2, 2), (1, 1)])
def test_a_tiny_window_still_gets_every_letter(terminal: EmulatedTerminal, size: tuple[int, int]) -> None:
    terminal.resize(*size)
    view = view_of(terminal)
    for text in ("Anticonstitutionnellement.", "Yes."):
        view.show(utterances(text))
        terminal.update()
    assert terminal.text().replace(" ", "") == "Anticonstitutionnellement.Yes."


def test_the_first_words_after_a_resize_start_from_the_last_row(terminal: EmulatedTerminal) -> None:
    view = view_of(terminal)
    view.show(utterances("Before."))
    terminal.update()
    terminal.resize(40, 12)
    view.show(utterances("After."))
    assert terminal.update().startswith(b"\x1b[999;1H\r")
    assert_ready_for_readers(terminal, "After.")
    view.show(utterances("Later."))
    assert b"\x1b" not in terminal.update()


def test_refresh_starts_from_the_last_row_even_when_the_size_is_the_same_again(terminal: EmulatedTerminal) -> None:
    view = view_of(terminal)
    view.show(utterances("Before."))
    terminal.update()
    view.refresh()
    view.show(utterances("After."))
    assert terminal.update().startswith(b"\x1b[999;1H")


def test_several_utterances_come_on_rows_of_their_own(terminal: EmulatedTerminal) -> None:
    view_of(terminal).show(utterances("First.", "Second."))
    terminal.update()
    assert [row for row in terminal.rows() if row] == ["First.", "Second."]
    assert_ready_for_readers(terminal, "Second.")


def test_close_puts_the_cursor_on_the_row_below(terminal: EmulatedTerminal) -> None:
    view = view_of(terminal)
    view.show(utterances("Goodbye."))
    terminal.update()
    view.close()
    assert terminal.update() == b"\r\r\n"


@pytest.mark.parametrize(
    ("encoding", "expected"),
    [("latin-1", b"9 de coeur, retir\xe9."), ("cp850", b"9 de coeur, retir\x82."), ("ascii", b"9 de coeur, retire.")],
)
def test_each_terminal_gets_its_own_encoding(terminal: EmulatedTerminal, encoding: str, expected: bytes) -> None:
    view_of(terminal, encoding).show(utterances("9 de cœur, retiré."))
    assert terminal.update().endswith(expected)


def test_control_characters_never_reach_the_terminal(terminal: EmulatedTerminal) -> None:
    view_of(terminal).show(utterances("Bad\x1b[31m\x07\x9bcard."))
    assert terminal.update().endswith(b"\rBad[31mcard.")


def test_nothing_to_say_writes_nothing(terminal: EmulatedTerminal) -> None:
    view = view_of(terminal)
    view.show([])
    view.show(utterances("", "\x07"))
    view.close()
    assert terminal.update() == b""


def test_a_dumb_terminal_gets_whole_rows_without_escape_sequences(terminal: EmulatedTerminal) -> None:
    view = LineView(terminal.slave, Paper.ROLL, "utf-8")
    view.show(utterances(LONG[:100], "Done."))
    view.close()
    data = terminal.update()
    assert b"\x1b" not in data
    assert [len(row) <= 79 for row in data.split(b"\r\r\n")] == [True] * 4
    assert data.endswith(b"Done.\r\r\n")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"TERM": "xterm"}, Paper.SCREEN),
        ({"TERM": "linux"}, Paper.CONSOLE),
        ({"TERM": "dumb"}, Paper.ROLL),
        ({"TERM": ""}, Paper.ROLL),
        ({}, Paper.ROLL),
    ],
)
def test_paper_of_a_terminal(terminal: EmulatedTerminal, environment: dict[str, str], expected: Paper) -> None:
    assert paper_of(terminal.slave, environment) is expected


def test_on_a_console_the_cursor_rests_on_the_last_letter(terminal: EmulatedTerminal) -> None:
    """A braille display of 40 cells would show nothing of a row of 40 columns with the cursor after it."""
    view = LineView(terminal.slave, Paper.CONSOLE, "utf-8")
    for number in range(20):
        text = f"{number:02} fills a braille display exactly, now."
        assert len(text) == 40
        view.show(utterances(text), "up")
        terminal.update()
        cursor = terminal.screen.cursor
        assert terminal.rows()[cursor.y] == text
        assert cursor.x == 39
    view.close()
    terminal.update()
    assert terminal.rows()[terminal.screen.cursor.y] == ""


def test_arrows_tab_and_the_like_use_up_the_rows_that_letters_leave(terminal: EmulatedTerminal) -> None:
    """When the screen moves up, Orca loses the answers to arrows, and the first letters of those to Tab."""

    def rows_used(key: str) -> int:
        view = view_of(terminal)
        view.show(utterances("Welcome."))
        terminal.update()
        for number in range(100):
            view.show(utterances(f"Answer {number}."), key)
            if b"\x1b[" in terminal.update():
                return number
        raise AssertionError("the screen never moves up")

    used = {key: rows_used(key) for key in ("p", "up", "tab", "s-tab", "enter", "space", "backspace", "home")}
    assert used.pop("p") < min(used.values())
    assert len(set(used.values())) == 1


def test_a_pipe_gets_one_line_for_each_utterance() -> None:
    reader, writer = os.pipe()
    assert paper_of(writer, {"TERM": "xterm"}) is Paper.STREAM
    view = LineView(writer, Paper.STREAM, "utf-8")
    view.show(utterances(LONG, "Neuf de cœur."))
    view.close()
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as lines:
        assert lines.read() == f"{LONG.strip()}\nNeuf de cœur.\n"


def test_one_write_for_each_announcement() -> None:
    """A datagram socket keeps the borders between writes."""
    near, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    with near, far:
        view = LineView(near.fileno(), Paper.SCREEN, "utf-8")
        for number in range(30):
            view.show(utterances(f"Line {number}.", LONG))
            assert far.recv(65536).decode().rstrip().endswith("place 3.")
        far.setblocking(False)
        with pytest.raises(BlockingIOError):
            far.recv(1)


def test_no_last_byte_comes_alone_for_who_reads_255_at_a_time() -> None:
    """yasr does not say the end of an answer otherwise, until the next key."""
    near, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    with near, far:
        view = LineView(near.fileno(), Paper.SCREEN, "utf-8")
        written = []
        for length in range(600):
            view.show(utterances("aé " * (length // 4) + "b" * (length % 4) + "."))
            written.append(far.recv(65536))
    assert all(len(data) % 255 != 1 for data in written)
    assert any(data.startswith(b"\r\r") for data in written)  # The one that a single byte was added to.


def test_a_slow_terminal_gets_everything_in_the_end() -> None:
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    text = "Slow. " * 50_000
    received = bytearray()

    def read() -> None:
        while data := os.read(reader, 5000):
            received.extend(data)

    thread = threading.Thread(target=read)
    thread.start()
    LineView(writer, Paper.STREAM, "ascii").show(utterances(text))
    os.close(writer)
    thread.join()
    os.close(reader)
    assert received.decode() == f"{text.strip()}\n"


def test_a_console_of_windows_gets_whole_rows_in_all_letters_and_nothing_that_steers_it() -> None:
    reader, writer = os.pipe()
    view = LineView(writer, Paper.WINDOW, "cp437")
    view.show(utterances("Le cœur, rangée 7."), key="up")
    view.show(utterances("Le trèfle. " * 10), key="p")
    view.close()
    os.close(writer)
    written = os.read(reader, 5000).decode()
    os.close(reader)
    rows = ["Le cœur, rangée 7.", ("Le trèfle. " * 3).strip(), ("Le trèfle. " * 7).strip()]
    assert written == "".join(f"\r\n{row}" for row in rows) + "\r\n"


def test_a_vanished_terminal_is_told_once_and_then_left_alone() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    view = LineView(writer, Paper.SCREEN, "utf-8")
    with pytest.raises(ScreenGoneError):
        view.show(utterances("Anybody?"))
    view.show(utterances("Nobody."))
    view.close()
    os.close(writer)
