"""The default sound device, through the ``miniaudio`` wheel."""

import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from types import ModuleType
from typing import Any

from pyramid_access.speech.sample_buffer import FRAME

PERIOD_MS = 10
"""What the device asks for at a time. It holds three of these: the delay from a stop to silence."""
_NAME = "Pyramid Access"
_SYSTEMS = {"win32": ("WASAPI", "DSOUND", "WINMM"), "darwin": ("COREAUDIO",)}
"""Sound systems that are asked on a platform, the first one first."""
_LINUX_SYSTEMS = ("PULSEAUDIO", "ALSA")


class NoSoundDeviceError(Exception):
    """There is no sound device, or no sound server answers."""


class SoundReturnedError(Exception):
    """The device was lost in mid-sentence; another one, or the same, plays what is left of it."""


class NoSoundLibraryError(Exception):
    """The miniaudio wheel is missing or cannot be loaded."""


class SoundDevice:
    """An open device that is silent until it is started."""

    def __init__(self, rate: int, take: Callable[[int], bytes]) -> None:
        """Open the default device for 16-bit samples in two channels, mixed down where it has only one.

        ``take(size)`` is called, in a thread, for the bytes to play, left channel first.

        Raise :class:`NoSoundDeviceError` or :class:`NoSoundLibraryError`.
        """
        self._take = take
        self._device = _open(_miniaudio(), rate)

    def start(self) -> None:
        """Play from now on; the first samples are taken before this returns."""
        samples = _samples(self._take)
        next(samples)
        try:
            self._device.start(samples)
        except Exception as error:
            raise NoSoundDeviceError(str(error)) from error

    def stop(self) -> None:
        """Take no more samples, use no more CPU; ``start`` goes on in less than a millisecond."""
        with suppress(
            Exception
        ):  # a device whose server is gone fails here, and is closed and reopened at the next start
            self._device.stop()

    def close(self) -> None:
        """Give the device back."""
        _close(_miniaudio(), self._device)


def _samples(take: Callable[[int], bytes]) -> Generator[bytes, int, None]:
    """Answer each number of frames that is sent with as many samples."""
    frames = yield b""
    while True:
        frames = yield take(FRAME * frames)


def _open(miniaudio: ModuleType, rate: int) -> Any:
    """Return an opened device of the first sound system that has one.

    miniaudio's own list ends in a null device, on which everything "works" unheard, and on Linux goes through JACK,
    which would start a server: only these are asked.
    """
    for system in _SYSTEMS.get(sys.platform, _LINUX_SYSTEMS):
        device = miniaudio.PlaybackDevice.__new__(miniaudio.PlaybackDevice)  # in hand even when its making fails
        try:
            device.__init__(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=2,
                sample_rate=rate,
                buffersize_msec=PERIOD_MS,
                backends=[miniaudio.Backend[system]],
                app_name=_NAME,
            )
        except miniaudio.MiniaudioError:
            _close(miniaudio, device)
        else:
            return device
    raise NoSoundDeviceError("no sound system has a playback device")


def _close(miniaudio: ModuleType, device: Any) -> None:
    """Close a device and its connection to the sound server.

    miniaudio 1.71 forgets the connection: five open files for each device that was ever opened, until the server
    takes no more.
    """
    with suppress(Exception):
        device.close()
    context = vars(device).pop("_context", None)
    if context is not None:
        with suppress(Exception):
            miniaudio.lib.ma_context_uninit(context)


def _miniaudio() -> ModuleType:
    """Import miniaudio, without what it needs for other things than a device.

    It imports ``urllib.request`` for internet radio and numpy, where it is installed, for arrays: together more than
    half of the time in which the whole speaking process starts.
    """
    try:
        if sys.modules.get("miniaudio"):
            return sys.modules["miniaudio"]
        with _stand_ins({"urllib.request": ModuleType("urllib.request"), "numpy": None}):
            import miniaudio
    except (ImportError, OSError) as error:
        raise NoSoundLibraryError(str(error)) from error
    module: ModuleType = miniaudio
    return module


@contextmanager
def _stand_ins(modules: dict[str, ModuleType | None]) -> Iterator[None]:
    """Let these stand for modules that were not imported yet (``None``: as if not installed) until the end."""
    absent: dict[str, Any] = {name: module for name, module in modules.items() if name not in sys.modules}
    sys.modules.update(absent)
    try:
        yield
    finally:
        for name in absent:
            del sys.modules[name]
