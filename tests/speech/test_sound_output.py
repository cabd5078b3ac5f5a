import threading
from collections.abc import Callable, Iterator

import pytest

from pyramid_access.speech import sound_output
from pyramid_access.speech.sample_buffer import SampleBuffer
from pyramid_access.speech.sound_device import NoSoundDeviceError, NoSoundLibraryError, SoundReturnedError
from pyramid_access.speech.sound_output import Failure, SoundOutput
from tests.speech.null_sink import wait_until

RATE = 1000


class FakeDevice:
    """Plays in a thread, as fast as a real one; a world that is broken has none, a stalled one asks for nothing."""

    def __init__(self, world: "World", take: Callable[[int], bytes]) -> None:
        if world.failure:
            raise world.failure
        self._world, self._take = world, take
        self._running = threading.Event()
        world.devices.append(self)

    def start(self) -> None:
        if self._world.gone or self not in self._world.devices:
            raise NoSoundDeviceError("gone")
        if not self._world.stalls:
            self._take(40)
        self._running.set()
        threading.Thread(target=self._play, daemon=True).start()

    def _play(self) -> None:
        while self._running.is_set():
            if not self._world.gone and not self._world.stalls:
                self._take(40)
            threading.Event().wait(0.01)

    def stop(self) -> None:
        self._running.clear()
        self._world.stops += 1
        self._world.stalls = max(0, self._world.stalls - 1)

    def close(self) -> None:
        self._running.clear()
        self._world.closed += 1


class World:
    def __init__(self) -> None:
        self.devices: list[FakeDevice] = []
        self.failure: Exception | None = None
        self.gone = False
        self.stalls = self.stops = self.closed = 0
        self.finished: list[int] = []
        self.failed: list[tuple[int, Failure]] = []
        self.buffer = SampleBuffer(RATE, lambda _: None, self.finished.append)
        self.output: SoundOutput | None = None

    def start(self) -> None:
        self.output = SoundOutput(
            RATE,
            self.buffer,
            lambda number, why: self.failed.append((number, why)),
            lambda _, take: FakeDevice(self, take),
        )

    def speak(self, number: int, milliseconds: int = 60) -> None:
        assert self.output
        self.buffer.begin(number)
        self.buffer.write(number, b"\1\1" * milliseconds)
        self.buffer.end(number)
        self.output.wake()


@pytest.fixture
def world() -> Iterator[World]:
    world = World()
    yield world
    if world.output:
        world.output.close()


def test_the_device_is_open_before_the_first_sentence(world: World) -> None:
    world.start()
    wait_until(lambda: len(world.devices) == 1, 2, "no device is opened")
    world.speak(1)
    wait_until(lambda: world.finished == [1], 2, "the sentence is not played")


def test_a_fresh_device_waits_in_silence(world: World) -> None:
    world.start()
    world.speak(1)
    wait_until(lambda: len(world.devices) == 2, 2, "the device runs on")
    assert world.closed == 1
    world.speak(2)
    wait_until(lambda: world.finished == [1, 2], 2, "the second sentence is not played")


def test_no_device_is_told_for_each_sentence_and_found_when_it_comes(world: World) -> None:
    world.failure = NoSoundDeviceError("none")
    world.start()
    world.speak(1)
    wait_until(lambda: world.failed == [(1, world.failure)], 2, "the failure is not told")
    assert world.buffer.current() is None
    world.failure = None
    world.speak(2)
    wait_until(lambda: world.finished == [2], 2, "the new device is not used")


def test_no_library_is_told_at_once(world: World) -> None:
    world.failure = NoSoundLibraryError("none")
    world.start()
    world.speak(1)
    wait_until(lambda: bool(world.failed), 0.5, "the failure is not told")


def test_a_lost_device_is_replaced_and_the_sentence_goes_on(world: World) -> None:
    world.start()
    world.speak(1, milliseconds=500)
    wait_until(lambda: world.buffer.taken > 5, 2, "nothing is played")
    world.gone, world.failure = True, NoSoundDeviceError("gone")
    threading.Event().wait(0.2)
    world.devices.clear()
    world.gone, world.failure = False, None
    wait_until(lambda: world.finished == [1], 3, "the sentence does not go on")
    ((number, why),) = world.failed
    assert number == 1
    assert isinstance(why, SoundReturnedError)


def test_a_sentence_is_given_up_when_the_device_does_not_come_back(world: World) -> None:
    world.start()
    world.speak(1, milliseconds=500)
    wait_until(lambda: world.buffer.taken > 5, 2, "nothing is played")
    world.gone, world.failure = True, NoSoundDeviceError("gone")
    wait_until(lambda: [number for number, _ in world.failed] == [1], 3, "the failure is not told")


def test_a_stalled_device_is_nudged(world: World) -> None:
    world.start()
    wait_until(lambda: len(world.devices) == 1, 2, "no device is opened")
    world.stalls = 50
    world.speak(1, milliseconds=200)
    wait_until(lambda: world.finished == [1], 3, "the device stalls for good")
    assert world.stops >= 50
    assert not world.failed


def test_a_device_that_never_asks_again_is_given_up(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_output, "_LOST_AFTER", 0.3)
    world.start()
    wait_until(lambda: len(world.devices) == 1, 2, "no device is opened")
    world.stalls = 1_000_000
    world.speak(1)
    wait_until(lambda: [number for number, _ in world.failed] == [1], 3, "the failure is not told")
