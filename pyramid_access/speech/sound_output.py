"""Keeps the sound device: open from the start, running while there is sound, reopened when it is lost."""

import threading
import time
from collections.abc import Callable

from pyramid_access.speech.sample_buffer import SampleBuffer
from pyramid_access.speech.sound_device import NoSoundDevice, NoSoundLibrary, SoundDevice

_LINGER = 0.25
"""Seconds that the device runs on after the last sound: what it holds must be played, and then it costs no CPU."""
_LOOK = 0.05
"""Seconds between two looks at a running device."""
_LOST_AFTER = 0.25
"""Seconds in which a running device asks for no samples: its server is gone."""
_PATIENCE = 1.0
"""Seconds in which a device is tried again before the sentence that waits for it is given up."""

Failure = NoSoundDevice | NoSoundLibrary
OpenDevice = Callable[[int, Callable[[int], bytes]], SoundDevice]


class SoundOutput:
    """Plays a :class:`SampleBuffer` on the default device, from a thread of its own.

    Opening, starting and closing may wait for a sound server: here they keep nobody waiting. A device is started for
    a sentence and stopped after it, since a device that starts with samples in hand sounds earlier than one that runs.
    """

    def __init__(
        self,
        rate: int,
        buffer: SampleBuffer,
        on_failure: Callable[[int, Failure], None],
        open_device: OpenDevice = SoundDevice,
    ) -> None:
        """Begin to open the device; ``on_failure(sentence, why)`` is called for each one that cannot be heard."""
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
            if isinstance(failure, NoSoundLibrary) or time.monotonic() > give_up_at:
                self._give_up(failure)
                return
            time.sleep(_LOOK)

    def _try_to_start(self) -> Failure | None:
        failure = self._try_to_open()
        if self._device is None:
            return failure
        try:
            self._device.start()
        except NoSoundDevice as error:
            return error
        self._running = True
        self._last_taken, self._alive_at = self._buffer.taken, time.monotonic()
        self._sound_at = self._alive_at
        return None

    def _try_to_open(self) -> Failure | None:
        if self._device is None:
            try:
                self._device = self._open_device(self._rate, self._buffer.take)
            except (NoSoundDevice, NoSoundLibrary) as error:
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
        if has_sound and now - self._alive_at > _LOST_AFTER:
            self._abandon_device()
            self._play(_PATIENCE)
        elif not has_sound and now - self._sound_at > _LINGER:
            self._halt()

    def _halt(self) -> None:
        if self._device:
            self._device.stop()
        self._running = False

    def _abandon_device(self) -> None:
        """Let somebody else close a lost device: that may wait for a server that does not answer any more."""
        lost, self._device, self._running = self._device, None, False
        if lost:
            threading.Thread(target=lost.close, name="lost sound device", daemon=True).start()

    def _give_up(self, failure: Failure) -> None:
        number = self._buffer.current()
        self._buffer.clear()
        if number is not None:
            self._on_failure(number, failure)

    def _drop_device(self) -> None:
        device, self._device, self._running = self._device, None, False
        if device:
            device.close()
