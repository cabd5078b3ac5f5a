"""The board view on a real terminal: where the cursor stands, what is written, and what a resize does."""

import os
import re
import select
import signal
import sys
import time
from pathlib import Path

import pyte
import pytest

from pyramid_access.ui.board.view import BoardUnavailable, BoardView, needs_ascii
from pyramid_access.utterance import Utterance
from tests.ui.board.scenes import MIDDLE, Scene, label

PROGRAM = f"""
import sys
from dataclasses import replace
sys.path.insert(0, {str(Path(__file__).parent)!r})
from tests.ui.board.scenes import MIDDLE, Scene, label
from prompt_toolkit.application import Application
from prompt_toolkit.key_binding import KeyBindings
import os
from pyramid_access.settings import Settings, ThemeChoice
from pyramid_access.ui.board.theme import color_depth
from pyramid_access.ui.board.view import BoardView
from pyramid_access.utterance import Utterance

scene = Scene.of(MIDDLE, "Ah", "Kd")
settings = Settings()
view = BoardView(lambda: scene, label, lambda: settings, depth=color_depth(os.environ["TERM"]))
keys = KeyBindings()

@keys.add("k")
def move(event):
    global scene
    scene = replace(scene, cursor=scene.cursor - 4)
    view.show([Utterance("Ten of diamonds, row 7, place 2.", "en")], "k")
    return NotImplemented

@keys.add("s")
def same(event):
    view.show([Utterance("Ten of diamonds, row 7, place 3.", "en")], "s")
    return NotImplemented

@keys.add("t")
def change(event):
    global settings
    settings = Settings(theme=ThemeChoice.LIGHT, spelled_suits=True)
    view.show([Utterance("Light.", "en")], "t")
    return NotImplemented

@keys.add("r")
def refresh(event):
    view.refresh()
    return NotImplemented

@keys.add("q")
def leave(event):
    event.app.exit()

screen = view.screen()
application = Application(
    layout=screen.layout, style=screen.style, color_depth=screen.depth, full_screen=True, key_bindings=keys
)
view.attach(application)
view.show([Utterance("Ace of hearts, row 7, place 6.", "en")])
application.run()
"""
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs pseudo-terminals")


class Terminal:
    """A terminal of pyte's around the program."""

    def __init__(self, width: int, height: int, **environment: str) -> None:
        from tests.pty_program import PtyProgram

        self.program = PtyProgram(PROGRAM, PYTHONIOENCODING="utf-8", **environment)
        self.program.resize(width, height)
        self.screen = pyte.Screen(width, height)
        self.stream = pyte.ByteStream(self.screen)
        self.written = b""

    def until(self, text: str, x: int, y: int) -> None:
        """Read until the text stands at a place and the cursor there too."""
        end = time.monotonic() + 20
        while not (
            self.screen.display[y][x:].startswith(text) and (self.screen.cursor.x, self.screen.cursor.y) == (x, y)
        ):
            assert select.select([self.program.master], [], [], end - time.monotonic())[0], self.screen.display
            data = os.read(self.program.master, 65536)
            self.written += data
            self.stream.feed(data)

    def type(self, keys: bytes) -> None:
        self.written = b""
        self.program.type(keys)

    def resize(self, width: int, height: int) -> None:
        self.screen.resize(height, width)
        self.program.resize(width, height)
        self.program.signal(signal.SIGWINCH)


@posix
def test_the_real_cursor_stands_on_the_current_card_and_the_sentence_below() -> None:
    terminal = Terminal(80, 24)
    with terminal.program:
        terminal.until("A♥", 58, 19)
        assert terminal.screen.display[22].strip() == "Ace of hearts, row 7, place 6."
        assert "║  Q♦   ║ █  K♦   █ ►  A♥   ◄" in terminal.screen.display[19]
        assert not terminal.screen.cursor.hidden
        terminal.type(b"k")
        terminal.until("10♦", 18, 19)
        assert "►  10♦  ◄" in terminal.screen.display[19]
        assert terminal.screen.display[22].strip() == "Ten of diamonds, row 7, place 2."


@posix
def test_a_sentence_that_differs_in_one_letter_is_written_as_a_whole() -> None:
    terminal = Terminal(80, 24)
    with terminal.program:
        terminal.until("A♥", 58, 19)
        terminal.type(b"k")
        terminal.until("10♦", 18, 19)
        terminal.type(b"s")
        while b"place 3." not in terminal.written:
            terminal.written += os.read(terminal.program.master, 65536)
        assert b"Ten of diamonds, row 7, place 3." in terminal.written


@posix
def test_the_board_is_drawn_anew_for_another_size() -> None:
    terminal = Terminal(80, 24)
    with terminal.program:
        terminal.until("A♥", 58, 19)
        terminal.resize(40, 24)
        terminal.until("A♥", 28, 16)
        assert "►A♥ ◄" in terminal.screen.display[16]
        assert terminal.screen.display[21].strip() == "Ace of hearts, row 7, place 6."
        terminal.resize(10, 24)
        terminal.until("Ace of", 0, 0)
        terminal.resize(120, 40)
        terminal.until("A♥", 85, 31)


@posix
def test_a_refresh_draws_over_whatever_else_was_written() -> None:
    terminal = Terminal(80, 24)
    with terminal.program:
        terminal.until("A♥", 58, 19)
        terminal.stream.feed(b"\x1b[1;1Hrubbish of another program")
        terminal.type(b"r")
        terminal.until("A♥", 58, 19)
        assert not any("rubbish" in line for line in terminal.screen.display)


def colours(written: bytes) -> set[bytes]:
    """Return the numbers in what sets letters, those of bold and reverse left out."""
    sequences = re.findall(rb"\x1b\[([\d;]*)m", written)
    return {number for sequence in sequences for number in sequence.split(b";")} - {b"", b"0", b"1", b"7"}


@posix
def test_another_theme_and_spelled_suits_are_there_at_once() -> None:
    terminal = Terminal(80, 24)
    with terminal.program:
        terminal.until("A♥", 58, 19)
        assert terminal.screen.buffer[0][0].bg == "000000"
        terminal.type(b"t")
        terminal.until("ace", 58, 19)
        assert "►  ace  ◄" in terminal.screen.display[19]
        assert terminal.screen.buffer[0][0].bg == "ffffff"
        assert terminal.screen.display[22].strip() == "Light."


@posix
@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "vt100"}])
def test_no_colour_is_sent_where_none_is_wanted_or_known(environment: dict[str, str]) -> None:
    terminal = Terminal(80, 24, **environment)
    with terminal.program:
        terminal.until("A♥", 58, 19)
        assert colours(terminal.written) == set()
        assert "▌  Q♦   ▐ ▓  K♦   ▓ ►  A♥   ◄" in terminal.screen.display[19]


@posix
@pytest.mark.parametrize("term", ["linux", "xterm-16color"])
def test_sixteen_colours_are_sent_where_there_are_no_more(term: str) -> None:
    terminal = Terminal(80, 24, TERM=term)
    with terminal.program:
        terminal.until("A♥", 58, 19)
        sent = {*map(int, colours(terminal.written))}
        assert {40, 47} <= sent <= {*range(30, 38), *range(40, 48)}


@posix
def test_the_screen_is_given_back_at_the_end() -> None:
    terminal = Terminal(80, 24)
    with terminal.program as program:
        terminal.until("A♥", 58, 19)
        program.type(b"q")
        program.expect(b"\x1b[?1049l")
        assert program.end() == 0


def test_the_board_needs_a_terminal_that_places_characters() -> None:
    for term in (None, "", "dumb", "unknown"):
        with pytest.raises(BoardUnavailable):
            needs_ascii(term, "utf-8")
    assert not needs_ascii(None, "utf-8", windows=True)


@pytest.mark.parametrize(
    ("encoding", "ascii_only"), [("utf-8", False), ("UTF8", False), ("iso8859-1", True), ("ascii", True)]
)
def test_only_unicode_terminals_get_boxes_and_symbols(encoding: str, ascii_only: bool) -> None:
    assert needs_ascii("xterm", encoding) is ascii_only


def test_showing_before_the_screen_is_there_and_after_it_has_gone_does_no_harm() -> None:
    view = BoardView(lambda: Scene.of(MIDDLE), label)
    view.show([Utterance("Hello.", "en")])
    view.refresh()
    view.close()
    view.show([Utterance("Goodbye.", "en")])
