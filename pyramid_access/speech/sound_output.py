"""Keeps the sound device: open from the start, running while there is sound, reopened when it is lost."""

import threading
import time
from collections.abc import Callable

from pyramid_access.speech.sample_buffer import SampleBuffer
from pyramid_access.speech.sound_device import NoSoundDeviceError, NoSoundLibraryError, SoundDevice, SoundReturnedError

_LINGER = 0.25
"""Seconds that the device runs on after the last sound: what it holds must be played, and then it costs no CPU."""
_LOOK = 0.03
"""Seconds between two looks at a running device."""
_STALLED_AFTER = 0.1
"""Seconds in which a running device that asks every 10 ms has asked for no samples."""
_RESTARTS = 100
"""How many times a device that stalls is stopped and started again between two looks; about 20 ms."""
_LOST_AFTER = 3.0
"""Seconds after which a device that stalls is given up: its sink is suspended, or its server hangs."""
_PATIENCE = 1.0
"""Seconds in which a device is tried again before the sentence that waits for it is given up."""
_PATIENCE_WITHIN = 2.0
"""The same for a sentence that was being heard: a sound server that starts again takes a second or so."""

Failure = NoSoundDeviceError | NoSoundLibraryError | SoundReturnedError
OpenDevice = Callable[[int, Callable[[int], bytes]], SoundDevice]


class SoundOutput:
    """Plays a :class:`SampleBuffer` on the default device, from a thread of its own.

    Opening, starting and closing may wait for a sound server: here no other thread waits for them. A device runs while
    there is something to hear. Afterwards another one is opened and waits: it starts with the first samples of the next
    sentence, while one that runs, or ran, has up to 30 ms of silence to play before them.
    """

    def __init__(
        self,
        rate: int,
        buffer: SampleBuffer,
        on_failure: Callable[[int, Failure], None],
        open_device: OpenDevice = SoundDevice,
    ) -> None:
        """Begin to open the device.

        ``on_failure(sentence, why)`` is called for each one that cannot be heard, or that was broken off and goes on.
        """
        self._rate, self._buffer, self._on_failure, self._open_device = rate, buffer, on_failure, open_device
        self._device: SoundDevice | None = None
        self._running = False
        self._closed = False
        self._wake = threading.Event()
        self._last_taken, self._alive_at, self._sound_at = 0, 0.0, 0.0
        threading.Thread(target=self._keep, name="sound output", daemon=True).start()

    def wake(self) -> None:
        """Look at the buffer now: there may be something to play."""
        if not self._running:
            self._wake.set()

    def close(self) -> None:
        """End the thread; it gives the device back by itself."""
        self._closed = True
        self._wake.set()

    def _keep(self) -> None:
        self._try_to_open()
        while not self._closed:
            self._wake.wait(_LOOK if self._running else None)
            self._wake.clear()
            if self._running:
                self._watch()
            if not self._running and self._buffer.has_sound():
                self._play(_PATIENCE if self._device else 0)
        self._drop_device()

    def _play(self, patience: float) -> None:
        """Start the device; open it (again) for ``patience`` seconds, then give the sentence up."""
        give_up_at = time.monotonic() + patience
        while (failure := self._try_to_start()) and not self._closed:
            self._drop_device()
            if isinstance(failure, NoSoundLibraryError) or time.monotonic() > give_up_at:
                self._give_up(failure)
                return
            time.sleep(_LOOK)

    def _try_to_start(self) -> Failure | None:
        failure = self._try_to_open()
        if self._device is None:
            return failure
        try:
            self._device.start()
        except NoSoundDeviceError as error:
            return error
        self._running = True
        self._last_taken, self._alive_at = self._buffer.taken, time.monotonic()
        self._sound_at = self._alive_at
        return None

    def _try_to_open(self) -> Failure | None:
        if self._device is None:
            try:
                self._device = self._open_device(self._rate, self._buffer.take)
            except (NoSoundDeviceError, NoSoundLibraryError) as error:
                return error
        return None

    def _watch(self) -> None:
        """Stop a device that is silent or lost; a lost one is started anew for what is left to play."""
        now = time.monotonic()
        taken, has_sound = self._buffer.taken, self._buffer.has_sound()
        if taken != self._last_taken:
            self._last_taken, self._alive_at = taken, now
        if has_sound:
            self._sound_at = now
        if has_sound and now - self._alive_at > _STALLED_AFTER:
            self._revive()
        elif not has_sound and now - self._sound_at > _LINGER:
            self._drop_device()
            self._try_to_open()

    def _revive(self) -> None:
        """Make a device that asks for nothing any more go on, or take another one.

        A device whose server is gone fails to start, and is opened again. PulseAudio's null sink (what is left when
        there is no sound card: remote desktops, virtual cables) mixes two seconds ahead until a stream asks for
        less, and takes back only one period each time that a stream starts: so it is started again and again.
        """
        alive_at, taken = self._alive_at, self._buffer.taken
        for restart in range(_RESTARTS):
            self._halt()
            if self._try_to_start():
                self._drop_device()
                self._play(_PATIENCE_WITHIN)
                self._tell_return()
                return
            if restart % 10 == 9:
                time.sleep(0.002)
            if self._buffer.taken != taken:
                return
        self._alive_at = alive_at
        if time.monotonic() - alive_at > _LOST_AFTER:
            self._drop_device()
            self._give_up(NoSoundDeviceError("the device asks for no samples"))

    def _tell_return(self) -> None:
        number = self._buffer.current()
        if self._running and number is not None:
            self._on_failure(number, SoundReturnedError("the device was lost"))

    def _halt(self) -> None:
        if self._device:
            self._device.stop()
        self._running = False

    def _give_up(self, failure: Failure) -> None:
        number = self._buffer.current()
        self._buffer.clear()
        if number is not None:
            self._on_failure(number, failure)

    def _drop_device(self) -> None:
        device, self._device, self._running = self._device, None, False
        if device:
            device.close()
