"""Keys from a pipe: names, streaming, the end."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from pyramid_access.ui.keys.pipe import KeyText, read_keys
from pyramid_access.ui.keys.source import Ending, Mailbox
from pyramid_access.ui.output.view import ScreenGoneError


def end_reading_threads() -> None:
    """Wait for the threads that read pipes; their input has ended, or they need no more of it.

    Only then may the reading end be closed: a thread that was about to read would read from the pipe of the next test,
    which gets the same number, and take its keys.
    """
    for thread in threading.enumerate():
        if thread.name == "keys from the pipe":
            thread.join(10)
            assert not thread.is_alive()


def close_pipe(reader: int, writer: int) -> None:
    """Close both ends of a pipe whose keys were read."""
    os.close(writer)
    end_reading_threads()
    os.close(reader)


def run(data: bytes, press: Callable[[str], bool], mailbox: Mailbox | None = None) -> Ending:
    reader, writer = os.pipe()
    os.write(writer, data)
    os.close(writer)
    try:
        return read_keys(reader, press, mailbox or Mailbox())
    finally:
        end_reading_threads()
        os.close(reader)


def keys_of(data: bytes) -> list[str]:
    pressed: list[str] = []
    assert run(data, lambda key: not pressed.append(key)) is Ending.INPUT_ENDED
    return pressed


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", []),
        (b"ppq", ["p", "p", "q"]),
        (b"<tab><enter>p<S-Tab>", ["tab", "enter", "p", "s-tab"]),
        (b"<up><c-z><f12><space>", ["up", "c-z", "f12", "space"]),
        (b"p\nu\r\n", ["p", "u"]),
        (b" \t\x1b\x7f\x03", ["space", "tab", "escape", "backspace", "c-c"]),
        ("é<tab>ç".encode(), ["é", "tab", "ç"]),
        (b"\xef\xbb\xbfp", ["p"]),
        (b"a\xffb", ["a", "\ufffd", "b"]),
        (b"<nonsense>p", ["unknown", "p"]),
        (b"<", ["<"]),
        (b"<>", ["<", ">"]),
        (b"<,p", ["<", ",", "p"]),
        (b"<<tab>", ["<", "tab"]),
        (b"<ta", ["<", "t", "a"]),
        (b"<tab p", ["<", "t", "a", "b", "space", "p"]),
        (b"<tab\nx", ["<", "t", "a", "b", "x"]),
        (b"<averylongnamethatendsnowhere>p", ["<", *"averylongnamethatendsnowhere", ">", "p"]),
        (b"p\x00\x01q", ["p", "unknown", "c-a", "q"]),
    ],
)
def test_the_keys_of_a_text(data: bytes, expected: list[str]) -> None:
    assert keys_of(data) == expected


def test_a_name_may_come_in_pieces() -> None:
    text = KeyText()
    assert [list(text.keys(piece)) for piece in ("p<t", "ab", ">q")] == [["p"], [], ["tab", "q"]]


def test_each_key_is_pressed_as_soon_as_it_is_complete() -> None:
    """The pipe stays open: only the answer to one key makes the next one come."""
    reader, writer = os.pipe()
    pieces = iter(["<ta", "b>", "é".encode()[:1], "é".encode()[1:], "q"])
    pressed: list[str] = []

    def send_until_complete() -> None:
        while not pressed or pressed[-1] != "q":
            piece = next(pieces, None)
            if piece is None:
                return
            os.write(writer, piece if isinstance(piece, bytes) else piece.encode())
            if piece not in ("<ta", "é".encode()[:1]):
                return

    def press(key: str) -> bool:
        pressed.append(key)
        send_until_complete()
        return key != "q"

    send_until_complete()
    assert read_keys(reader, press, Mailbox()) is Ending.ASKED
    assert pressed == ["tab", "é", "q"]
    close_pipe(reader, writer)


def test_a_key_that_leaves_ends_the_reading() -> None:
    pressed: list[str] = []

    def press(key: str) -> bool:
        pressed.append(key)
        return key != "q"

    assert run(b"pqp", press) is Ending.ASKED
    assert pressed == ["p", "q"]


def test_a_vanished_screen_ends_the_reading() -> None:
    def press(key: str) -> bool:
        raise ScreenGoneError

    assert run(b"p", press) is Ending.INPUT_ENDED


def test_an_error_in_a_command_comes_out() -> None:
    with pytest.raises(ValueError):
        run(b"p", lambda key: bool(key.index("missing")))


def test_calls_from_other_threads_run_in_the_reading_thread() -> None:
    reader, writer = os.pipe()
    mailbox = Mailbox()
    seen: list[object] = []

    def call() -> None:
        seen.append(threading.current_thread())
        os.write(writer, b"q")

    threading.Thread(target=lambda: mailbox.post(call)).start()
    assert read_keys(reader, lambda key: bool(seen.append(key)), mailbox) is Ending.ASKED
    assert seen == [threading.current_thread(), "q"]
    close_pipe(reader, writer)


@pytest.mark.skipif(sys.platform == "win32", reason="sends Posix signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_reading_of_an_open_pipe(number: signal.Signals) -> None:
    program = """
from pyramid_access.ui.keys.source import Mailbox
from pyramid_access.ui.keys.pipe import read_keys
mailbox = Mailbox()
mailbox.post(lambda: print("ready", flush=True))
print(read_keys(0, lambda key: True, mailbox).name)
"""
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout and process.stdout.readline() == "ready\n"
        process.send_signal(number)
        ending = {signal.SIGINT: "INTERRUPTED", signal.SIGTERM: "TERMINATED", signal.SIGHUP: "HUNG_UP"}[number]
        assert process.stdout.read() == f"{ending}\n"
        assert process.wait() == 0


def test_calls_jump_the_queue_of_waiting_keys() -> None:
    mailbox, seen = Mailbox(), list[str]()

    def press(key: str) -> bool:
        seen.append(key)
        mailbox.post(lambda: seen.append("call"))
        return True

    assert run(b"pu", press, mailbox) is Ending.INPUT_ENDED
    assert seen[:3] == ["p", "call", "u"]


def test_the_keys_of_an_endless_input_are_not_all_read_ahead() -> None:
    reader, writer = os.pipe()
    first, go_on, sent = threading.Event(), threading.Event(), 0

    def feed() -> None:
        nonlocal sent
        with contextlib.suppress(OSError):
            while True:
                sent += os.write(writer, b"p" * 4096)
        os.close(writer)

    def press(key: str) -> bool:
        first.set()
        go_on.wait(0.3)
        return False

    threading.Thread(target=feed, daemon=True).start()
    assert read_keys(reader, press, Mailbox()) is Ending.ASKED
    assert first.is_set()
    assert sent < 200_000  # What fits into the pipe itself, and a little.
    end_reading_threads()
    os.close(reader)


@pytest.mark.skipif(sys.platform == "win32", reason="sends Posix signals")
def test_a_signal_jumps_the_queue_of_an_endless_input() -> None:
    program = """
from time import sleep
from pyramid_access.ui.keys.source import Mailbox
from pyramid_access.ui.keys.pipe import read_keys
mailbox = Mailbox()
mailbox.post(lambda: print("ready", flush=True))
print(read_keys(0, lambda key: not sleep(0.01), mailbox).name)
"""
    with (
        Path("/dev/zero").open("rb") as endless,
        subprocess.Popen([sys.executable, "-c", program], stdin=endless, stdout=subprocess.PIPE, text=True) as process,
    ):
        assert process.stdout and process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGTERM)
        try:
            assert process.communicate(timeout=10)[0] == "TERMINATED\n"
        finally:
            process.kill()


def test_only_a_key_that_must_wait_waits_for_an_answer_and_so_does_the_end_of_the_input() -> None:
    reader, writer = os.pipe()
    os.write(writer, b"asb")
    os.close(writer)
    mailbox = Mailbox()
    waiting: set[str | Ending] = {"s", Ending.INPUT_ENDED}
    seen: list[object] = []

    def answer(key: str | Ending) -> None:
        seen.append(("answer before", key))
        waiting.discard(key)

    def press(key: str) -> bool:
        seen.append(key)
        if before := {"a": "s", "b": Ending.INPUT_ENDED}.get(key):
            threading.Timer(0.01, mailbox.post, [lambda: answer(before)]).start()
        return True

    assert read_keys(reader, press, mailbox, must_wait=waiting.__contains__) is Ending.INPUT_ENDED
    assert seen == ["a", ("answer before", "s"), "s", "b", ("answer before", Ending.INPUT_ENDED)]
    end_reading_threads()
    os.close(reader)
