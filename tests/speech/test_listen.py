"""The command ``listen``, heard at a real sound server: one text after the other, and silence at once when it ends."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyramid_access.speech.child_process import child_environment
from tests.speech.null_sink import Ear, children_of, is_alive, wait_until

pytestmark = [pytest.mark.sound, pytest.mark.skipif(os.name == "nt", reason="needs signals")]


@pytest.fixture
def listen(ear: Ear, tmp_path: Path) -> Iterator[object]:
    """Starts the program; whatever still runs at the end is ended."""
    started: list[subprocess.Popen[str]] = []

    def start(*topics: str) -> "subprocess.Popen[str]":
        options = ["--lang", "fr", "--rate", "350", "--data-dir", str(tmp_path)]
        command = [sys.executable, "-u", "-m", "pyramid_access", "listen", *topics, *options]
        started.append(subprocess.Popen(command, env=child_environment(), stdout=subprocess.PIPE, text=True))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.wait()
        assert process.stdout
        process.stdout.close()


def test_each_text_is_written_when_it_begins_and_heard_to_its_end(ear: Ear, listen: object) -> None:
    assert callable(listen)
    process = listen("history-nothing", "history-oldest", "history-newest")
    written = [(time.monotonic(), line.strip()) for line in process.stdout]
    ended = time.monotonic()
    assert process.wait(10) == 0
    assert [line for _, line in written] == [
        "history-nothing : Rien à répéter.",
        "history-oldest : Début de l'historique.",
        "history-newest : Fin de l'historique.",
    ]
    starts = [at for at, _ in written]
    for start, end in zip(starts, [*starts[1:], ended], strict=True):
        assert end - start > 0.4
        assert sum(sound.end - sound.start for sound in ear.sounds(start, end)) > 0.25
    ear.wait_for_silence()
    assert ear.sounds(starts[0])[-1].end < ended + 0.1


def test_control_c_ends_it_at_once(ear: Ear, listen: object) -> None:
    assert callable(listen)
    process = listen("rules", "options")
    started = time.monotonic()
    ear.wait_for_sound(started, 15)
    (voice,) = children_of(process.pid)
    pressed = time.monotonic()
    process.send_signal(signal.SIGINT)
    assert process.wait(5) == 130
    wait_until(lambda: not is_alive(voice), 2, "the voice lives on")
    ear.wait_for_silence()
    assert ear.sounds(pressed - 1)[-1].end - pressed < 0.3
