"""The own voice in a Windows Python under Wine, heard at a real sound server beside that of Linux."""

import queue
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pytest

from pyramid_access.speech.child_process import CHILD_COMMAND, MODULE, ChildProcess, list_voices
from pyramid_access.speech.messages import Answer, Configure, Finished, Ready, Say, Started, Stop
from tests.speech.null_sink import SETTLED, Ear, NullSink, is_installed
from tests.windows.wine import can_import, python_command

pytestmark = [pytest.mark.sound, pytest.mark.xdist_group("wine")]

TURNS = 10
HELD_BY_WINE = 0.03
"""Seconds that Wine's driver holds beside the device: three periods of 10 ms at least, whatever a program asks for."""
LONG = "Dame de pique libre, rangée six, place trois, et valet de carreau, et dix de trèfle. " * 2
MODULES = ("espeakng_loader", "miniaudio", "pyttsx3")


@pytest.fixture(scope="module")
def windows() -> tuple[str, ...]:
    if not can_import(*MODULES):
        pytest.skip("there is no Windows Python with the own voice")
    return python_command("-P", "-m", MODULE)


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ear]:
    if not is_installed():
        pytest.skip("PulseAudio is not installed")
    with NullSink() as sink, Ear(sink) as ear:
        for name, value in sink.environment.items():
            monkeypatch.setenv(name, value)
        time.sleep(SETTLED)
        yield ear


class Child:
    """A speaking process, and what it tells."""

    def __init__(self, command: Sequence[str]) -> None:
        self._answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
        self.process = ChildProcess(self._answers.put, command=command)
        self.wait_for(lambda answer: isinstance(answer, Ready))

    def wait_for(self, test: Callable[[Answer], bool]) -> Answer:
        while True:
            answer = self._answers.get(timeout=30)
            assert answer, "the process has ended"
            if test(answer):
                return answer


class Delays(NamedTuple):
    """Medians, in seconds."""

    to_sound: float
    to_silence: float


def delays_of(child: Child, ear: Ear) -> Delays:
    """Return how long after a key there is sound, and silence; the first sentence, which loads a voice, is left out."""
    to_sound, to_silence = [], []
    for turn in range(TURNS):
        key = time.monotonic()
        child.process.send(Say(2 * turn, LONG, "fr"))
        sound = ear.wait_for_sound(key)
        time.sleep(0.3)
        stop = time.monotonic()
        child.process.send(Stop(2 * turn + 1))
        ear.wait_for_silence(silence=0.2)
        to_sound.append(sound.start - key)
        to_silence.append(ear.sounds(key, silence=0.15)[-1].end - stop)
    return Delays(statistics.median(to_sound[1:]), statistics.median(to_silence[1:]))


def test_sound_and_silence_come_as_soon_as_on_linux(ear: Ear, windows: tuple[str, ...]) -> None:
    linux, wine = Child(CHILD_COMMAND), Child(windows)
    for child in (linux, wine):
        child.process.send(Configure(1000, 350, 80, {}))
    on_linux, on_windows = delays_of(linux, ear), delays_of(wine, ear)
    linux.process.close()
    wine.process.close()
    told = f"{on_linux} on Linux, {on_windows} under Wine"
    assert on_windows.to_sound <= 2 * on_linux.to_sound + HELD_BY_WINE, told
    assert on_windows.to_silence <= 2 * on_linux.to_silence + HELD_BY_WINE, told


def test_a_sentence_with_an_earcon_is_heard_to_its_end(ear: Ear, windows: tuple[str, ...]) -> None:
    child = Child(windows)
    key = time.monotonic()
    child.process.send(Say(1, "Neuf de cœur.", "fr", ["pair"], -0.8))
    assert child.wait_for(lambda answer: isinstance(answer, Started)) == Started(1, "roa/fr")
    child.wait_for(lambda answer: answer == Finished(1))
    end = time.monotonic()
    ear.wait_for_silence()
    sounds = ear.sounds(key, silence=0.3)
    assert len(sounds) == 1
    assert abs(sounds[0].end - end) < 0.15
    child.process.close()


def test_voices_have_the_names_that_they_have_on_linux(windows: tuple[str, ...]) -> None:
    names = {voice.id for voice in list_voices(30, windows)}
    assert {"roa/fr", "gmw/en", "roa/pt"} <= {voice.id for voice in list_voices()} <= names
