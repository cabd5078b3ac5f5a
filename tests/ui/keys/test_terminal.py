"""Keys from a terminal: their names, how reading ends, and that the terminal is given back."""

import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from prompt_toolkit.input import create_pipe_input

from pyramid_access.ui.keys.source import Ending, Mailbox
from pyramid_access.ui.keys.terminal import ESCAPE_DELAY, read_keys
from pyramid_access.ui.output.view import ScreenGoneError

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

import termios

from tests.pty_program import PtyProgram

PROGRAM = """
import os, sys
from pyramid_access.ui.keys.source import Mailbox
from pyramid_access.ui.keys.tty_mode import quiet_terminal

def say(text):
    os.write(1, text.encode() + b"\\r\\n")

def press(key):
    say(f"[{key}]")
    if key == "x":
        raise RuntimeError("on purpose")
    return key != "q"

with quiet_terminal(0, 1):
    say("quiet")
    from pyramid_access.ui.keys.terminal import read_keys
    mailbox = Mailbox()
    mailbox.post(lambda: say("ready"))
    ending = read_keys(press, mailbox, lambda: say("resized"))
    say(ending.value)
"""


def keys_from(data: bytes, last: str = "q", mailbox: Mailbox | None = None) -> list[str]:
    """Return the names of the keys that these bytes press; reading ends with the key ``last``."""
    pressed: list[str] = []

    def press(key: str) -> bool:
        pressed.append(key)
        return key != last

    with create_pipe_input() as source:
        source.send_bytes(data)
        assert read_keys(press, mailbox or Mailbox(), lambda: None, source) is Ending.ASKED
    return pressed


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b"p", "p"),
        (b"P", "P"),
        (b"?", "?"),
        ("é".encode(), "é"),
        (b" ", "space"),
        (b"\r", "enter"),
        (b"\n", "enter"),
        (b"\t", "tab"),
        (b"\x1b[Z", "s-tab"),
        (b"\x7f", "backspace"),
        (b"\x08", "backspace"),
        (b"\x1b[3~", "delete"),
        (b"\x1b[A", "up"),
        (b"\x1bOB", "down"),
        (b"\x1b[D", "left"),
        (b"\x1b[C", "right"),
        (b"\x1b[H", "home"),
        (b"\x1b[4~", "end"),
        (b"\x1b[5~", "pageup"),
        (b"\x1b[6~", "pagedown"),
        (b"\x1bOP", "f1"),
        (b"\x1b[[B", "f2"),
        (b"\x1b[15~", "f5"),
        (b"\x1b[24~", "f12"),
        (b"\x1a", "c-z"),
        (b"\x19", "c-y"),
        (b"\x03", "c-c"),
        (b"\x04", "c-d"),
        (b"\x1b[1;5C", "c-right"),
        (b"\x1b[1;2P", "f13"),
        (b"\x1bu", "unknown"),
        (b"\x1b\r", "unknown"),
        (b"\x1b[1;3D", "unknown"),
        (b"\x1b[99~", "unknown"),
        (b"\x1b[1;99X", "unknown"),
        (b"\x1bOZ", "unknown"),
        (b"\xff", "unknown"),
        (b"\x1b[200~pasted q\r\x1b[201~", "paste"),
    ],
)
def test_each_key_press_is_one_key_with_its_name(data: bytes, name: str) -> None:
    assert keys_from(data + b"q") == [name, "q"]


def test_what_a_terminal_reports_by_itself_is_no_key() -> None:
    assert keys_from(b"\x1b[5;1R" + b"\x1b[<0;3;4M" + b"q") == ["q"]


def test_keys_typed_ahead_are_all_pressed() -> None:
    assert keys_from(b"\t\tpp\x1b[A\x1b[Buq") == ["tab", "tab", "p", "p", "up", "down", "u", "q"]


def test_escape_alone_is_a_key_soon() -> None:
    assert ESCAPE_DELAY <= 0.05
    assert keys_from(b"\x1b", last="escape") == ["escape"]


def run_with(press: Callable[[str], bool], data: bytes) -> Ending:
    with create_pipe_input() as source:
        source.send_bytes(data)
        return read_keys(press, Mailbox(), lambda: None, source)


def test_an_error_in_a_command_comes_out() -> None:
    def press(key: str) -> bool:
        raise EOFError("a bug")

    with pytest.raises(EOFError, match="a bug"):
        run_with(press, b"p")


def test_a_vanished_screen_ends_the_reading() -> None:
    def press(key: str) -> bool:
        raise ScreenGoneError

    assert run_with(press, b"p") is Ending.INPUT_ENDED


def test_calls_from_other_threads_run_between_keys_in_the_reading_thread() -> None:
    mailbox = Mailbox()
    seen: list[object] = []

    def call() -> None:
        seen.append(threading.current_thread())

    mailbox.post(call)
    with create_pipe_input() as source:

        def press(key: str) -> bool:
            seen.append(key)
            if key == "p":
                poster = threading.Thread(target=lambda: mailbox.post(lambda: (call(), source.send_text("q"))))
                poster.start()
                poster.join()
            return key != "q"

        source.send_text("p")
        assert read_keys(press, mailbox, lambda: None, source) is Ending.ASKED
    assert seen in ([threading.current_thread(), "p", threading.current_thread(), "q"],)
    mailbox.post(call)


def test_an_error_in_a_posted_call_comes_out() -> None:
    mailbox = Mailbox()
    mailbox.post(lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        keys_from(b"", mailbox=mailbox)


def test_the_terminal_is_quiet_early_and_given_back_in_the_end() -> None:
    with PtyProgram(PROGRAM) as program:
        program.expect(b"quiet\r\n")
        program.type(b"p")
        program.expect(b"ready\r\n")
        program.expect(b"[p]")
        program.type(b"\x1a\x03\x13q")
        assert program.end() == 0
        program.expect(b"asked\r\n")
        words = [b"quiet", b"ready", b"[p]", b"[c-z]", b"[c-c]", b"[c-s]", b"[q]", b"asked"]
        assert program.output.split(b"\r\n") == [*words, b""]
        assert program.mode() == program.mode_before


def test_what_is_written_is_not_taken_apart() -> None:
    """A system that adds to line feeds sends them by themselves, and yasr reads a row again in between."""
    with PtyProgram(PROGRAM) as program:
        program.expect(b"ready\r\n")
        assert not program.output_flags & termios.OPOST
        program.type(b"q")
        assert program.end() == 0
        assert b"\r\r" not in program.output
        assert program.output_flags & termios.OPOST


def test_a_program_without_a_keyboard_leaves_the_screen_as_it_is() -> None:
    """It may be one of many in the background, which the system would stop for a change."""
    with PtyProgram(PROGRAM.replace("quiet_terminal(0, 1)", "quiet_terminal(os.open(os.devnull, 0), 1)")) as program:
        program.expect(b"quiet")
        assert program.mode() == program.mode_before


def test_the_terminal_is_given_back_after_an_error() -> None:
    with PtyProgram(PROGRAM) as program:
        program.expect(b"ready\r\n")
        program.type(b"x")
        assert program.end() == 1
        program.expect(b"on purpose")
        assert program.mode() == program.mode_before


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_the_terminal_is_given_back_after_a_signal(number: signal.Signals) -> None:
    words = {signal.SIGTERM: b"terminated", signal.SIGHUP: b"hung up", signal.SIGINT: b"interrupted"}
    with PtyProgram(PROGRAM) as program:
        program.expect(b"ready\r\n")
        program.signal(number)
        assert program.end() == 0
        program.expect(words[number])
        assert program.mode() == program.mode_before


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_the_terminal_is_given_back_after_a_signal_in_the_beginning(number: signal.Signals) -> None:
    slow = PROGRAM.replace('say("quiet")', 'say("quiet"); import time; time.sleep(60)')
    with PtyProgram(slow) as program:
        program.expect(b"quiet\r\n")
        program.signal(number)
        assert program.end() == 128 + number
        assert program.mode() == program.mode_before


def test_control_c_in_the_beginning_interrupts() -> None:
    slow = PROGRAM.replace('say("quiet")', 'say("quiet"); import time; time.sleep(60)')
    with PtyProgram(slow) as program:
        program.expect(b"quiet\r\n")
        program.type(b"\x03")
        program.expect(b"KeyboardInterrupt")
        program.end()
        assert program.mode() == program.mode_before


def test_a_vanished_terminal_ends_the_program() -> None:
    with PtyProgram(PROGRAM.replace("say(ending.value)", "sys.exit(3 + (ending.value == 'hung up'))")) as program:
        program.expect(b"ready\r\n")
        program.vanish()
        assert program.end() in (3, 4)


LAUNCHED = """
import os, signal
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
launcher = os.fork()
if launcher:
    os.waitpid(launcher, 0)
    os.tcsetpgrp(0, os.getpgrp())
    os.write(1, b"taken back\\n")
    signal.pause()
if os.fork():
    signal.pause()
os.setpgid(0, 0)
"""
"""A shell, which takes its terminal back when the launcher dies, and the launched program, which becomes an orphan."""


def test_a_program_whose_terminal_was_taken_back_ends() -> None:
    """Each read is an error then; prompt_toolkit alone would try again for ever, as fast as it can."""
    dying = PROGRAM.replace('say("ready")', "os.kill(os.getppid(), 9)")
    with PtyProgram(f"{LAUNCHED}os.tcsetpgrp(0, os.getpgrp())\n{dying}") as program:
        program.expect(b"taken back")
        program.type(b"p")
        program.expect(b"input ended")


def test_a_program_that_never_had_the_terminal_ends() -> None:
    with PtyProgram(f"{LAUNCHED}os.kill(os.getppid(), 9)\n{PROGRAM}") as program:
        program.expect(b"input ended")


def test_a_resized_window_is_noticed_at_once() -> None:
    with PtyProgram(PROGRAM) as program:
        program.expect(b"ready\r\n")
        program.resize(100, 30)
        program.expect(b"resized\r\n")
        program.type(b"q")
        assert program.end() == 0
        assert program.mode() == program.mode_before


def test_a_resized_window_is_noticed_soon_where_the_system_tells_nothing() -> None:
    with PtyProgram(f"import signal; del signal.SIGWINCH\n{PROGRAM}") as program:
        program.expect(b"ready\r\n")
        program.resize(100, 30)
        program.expect(b"resized\r\n")
        program.type(b"q")
        assert program.end() == 0
        assert program.output.count(b"resized") == 1


def test_nothing_is_written_by_the_reading_itself() -> None:
    """No cursor queries, no prompt, no erasing: a screen reader would say them."""
    with PtyProgram(PROGRAM.replace("say(f", "str(f"), PROMPT_TOOLKIT_NO_CPR="0") as program:
        program.expect(b"ready\r\n")
        program.type(b"p\x1b[Aq")
        assert program.end() == 0
        program.expect(b"asked\r\n")
        assert program.output.split() == [b"quiet", b"ready", b"asked"]


def test_handlers_of_signals_are_as_before() -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)]
    keys_from(b"q")
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)] == before


def test_no_descriptor_is_left_open() -> None:
    keys_from(b"q")
    before = len(list(Path("/dev/fd").iterdir()))
    keys_from(b"q")
    assert len(list(Path("/dev/fd").iterdir())) == before
