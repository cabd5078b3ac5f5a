"""The board view on a real terminal: where the cursor stands, what is written, and what a resize does."""

import os
import select
import signal
import sys
import time
from pathlib import Path

import pyte
import pytest
from prompt_toolkit.styles import Style

from pyramid_access.ui.board.theme import DARK
from pyramid_access.ui.board.view import BoardUnavailable, BoardView, needs_ascii
from pyramid_access.utterance import Utterance
from tests.ui.board.scenes import MIDDLE, Scene, label

PROGRAM = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
from tests.ui.board.scenes import MIDDLE, Scene, label
from prompt_toolkit.application import Application
from prompt_toolkit.key_binding import KeyBindings
from pyramid_access.ui.board.view import BoardView
from pyramid_access.utterance import Utterance

scene = Scene.of(MIDDLE, "Ah", "Kd")
view = BoardView(lambda: scene, label)
keys = KeyBindings()

@keys.add("k")
def move(event):
    scene.cursor -= 4
    view.show([Utterance("Ten of diamonds, row 7, place 2.", "en")], "k")
    return NotImplemented

@keys.add("s")
def same(event):
    view.show([Utterance("Ten of diamonds, row 7, place 3.", "en")], "s")
    return NotImplemented

@keys.add("r")
def refresh(event):
    view.refresh()
    return NotImplemented

@keys.add("q")
def leave(event):
    event.app.exit()

screen = view.screen()
application = Application(layout=screen.layout, style=screen.style, full_screen=True, key_bindings=keys)
view.attach(application)
view.show([Utterance("Ace of hearts, row 7, place 6.", "en")])
application.run()
"""
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs pseudo-terminals")


class Terminal:
    """A terminal of pyte's around the program."""

    def __init__(self, width: int, height: int) -> None:
        from tests.pty_program import PtyProgram

        self.program = PtyProgram(PROGRAM, PYTHONIOENCODING="utf-8")
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


def _luminance(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(name: str) -> float:
    """WCAG's contrast of text and ground of a style."""
    attributes = Style.from_dict(dict(DARK)).get_attrs_for_style_str(f"class:board class:{name}")
    low, high = sorted(_luminance(colour or "") for colour in (attributes.color, attributes.bgcolor))
    return (high + 0.05) / (low + 0.05)


def test_all_text_has_the_contrast_of_the_strictest_level() -> None:
    for look in ("covered", "free", "chosen"):
        assert _contrast(f"board.{look}") >= 7
        assert _contrast(f"board.{look}.red") >= 7
    for name in ("words", "sentence", "count"):
        assert _contrast(f"board.{name}") >= 7


def test_borders_and_marks_have_the_contrast_that_graphics_need() -> None:
    for name in ("covered.border", "free.border", "chosen.border", "current", "chosen.current", "back", "gap"):
        assert _contrast(f"board.{name}") >= 3
