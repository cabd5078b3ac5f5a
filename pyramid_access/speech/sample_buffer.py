"""Samples on their way from the synthesis to the sound device: written at one end, played at the other."""

import array
import math
import threading
from collections.abc import Callable
from operator import add
from typing import NamedTuple

_WIDTH = 2
"""Bytes of a sample as it is written: 16 bits, one channel."""
_HELD = 3
"""How many times a device comes for more before what it took is heard: it holds three periods."""
QUIET = 48
"""Amplitude (of 32,767) under which nothing is heard: -57 dBFS."""
_NO_EARCONS = array.array("h")
FRAME = 4
"""Bytes of one moment in both channels: 16 bits each."""
_UNIT = 15
"""Bits behind the binary point of a gain."""
_LOW, _HIGH = -32768, 32767


class Gains(NamedTuple):
    """How loud each ear hears the samples, in units of 1/32,768."""

    left: int
    right: int


CENTRE = Gains(1 << _UNIT, 1 << _UNIT)
"""Both ears hear the samples as they are."""


class SampleBuffer:
    """Holds what is left to play of ONE sentence, and forgets it at once when told so.

    1. ``begin`` starts a sentence: what is left of the one before fades out in 3 ms, so that nothing clicks. The
       sentence may have earcons, complete from the start, that are heard together with its first words; and a place.
    2. ``write`` adds samples as they are made. It leaves out the silence before the first sound (up to 50 ms before
       a p or a t), and answers False when another sentence has begun: the synthesis of the old one can end.
    3. ``take`` gives the device what it asks for, in two channels, with silence where there is nothing. It waits until
       a whole buffer of the device can be filled: else the sentence would begin with a gap, and if the earcons were
       given before that, the device would fetch 30 ms of them at once, before the first words.
    4. ``end`` tells that all samples of the sentence are there. When the last one is not only taken but must have been
       heard, ``on_finished`` is called: ending the program then cuts nothing off.

    The two callbacks are called with the number of the sentence, from the thread that takes, with no lock held.
    """

    def __init__(self, rate: int, on_started: Callable[[int], None], on_finished: Callable[[int], None]) -> None:
        self._lock = threading.Lock()
        self._on_started, self._on_finished = on_started, on_finished
        self._fade = rate * 3 // 1000
        self._enough = rate * 40 // 1000 * _WIDTH
        self._longest_lead = rate * 80 // 1000 * _WIDTH
        self._number = 0
        self._samples = bytearray()
        self._at = 0
        self._earcons = _NO_EARCONS
        self._earcons_at = 0
        self._gains = CENTRE
        self._tail = b""
        self._skipped = self._emptied = 0
        self._in_lead = self._all_there = self._started = False
        self._over = True
        self.taken = 0
        """How many times the device came for samples: a device that is lost does not come any more."""

    def begin(self, number: int, earcons: "array.array[int]" = _NO_EARCONS, gains: Gains = CENTRE) -> None:
        """Start sentence ``number``, forget the one before."""
        with self._lock:
            self._drop()
            self._number, self._earcons, self._gains = number, earcons, gains
            self._skipped = self._emptied = 0
            self._in_lead, self._all_there, self._started, self._over = True, False, False, False

    def clear(self) -> None:
        """Forget the sentence: silence follows."""
        with self._lock:
            self._drop()
            self._number, self._over = 0, True

    def write(self, number: int, samples: bytes) -> bool:
        """Add samples to sentence ``number``; False when it is no longer wanted."""
        with self._lock:
            if number != self._number or self._over:
                return False
            self._samples += self._without_lead(samples) if self._in_lead else samples
            return True

    def end(self, number: int) -> None:
        """Note that all samples of sentence ``number`` are written."""
        with self._lock:
            if number == self._number:
                self._all_there = True

    def has_sound(self) -> bool:
        """Tell whether a device has something to do: a sentence that can begin or go on, or whose end is to be told."""
        with self._lock:
            return bool(self._tail) or (not self._over and self._is_primed())

    def current(self) -> int | None:
        """Return the number of the sentence that is not over yet."""
        with self._lock:
            return None if self._over else self._number

    def take(self, size: int) -> bytes:
        """Return ``size`` bytes to play, a sample of the left channel first."""
        with self._lock:
            self.taken += 1
            number, started, finished = self._number, False, False
            part, self._tail = self._tail[:size], self._tail[size:]
            if not self._over and self._is_primed():
                started, self._started = not self._started, True
                part += to_stereo(self._advance((size - len(part)) // FRAME), self._gains)
                finished = self._over = self._is_heard()
        if started:
            self._on_started(number)
        if finished:
            self._on_finished(number)
        return part.ljust(size, b"\0")

    def _advance(self, count: int) -> "array.array[int]":
        """Return the next ``count`` samples of words and earcons together, fewer if fewer are there."""
        words = array.array("h", bytes(self._samples[self._at : self._at + count * _WIDTH]))
        earcons = self._earcons[self._earcons_at : self._earcons_at + count]
        self._at += len(words) * _WIDTH
        self._earcons_at += len(earcons)
        return mixed(words, earcons)

    def _is_heard(self) -> bool:
        if self._all_there and self._at >= len(self._samples) and self._earcons_at >= len(self._earcons):
            self._emptied += 1
        return self._emptied > _HELD

    def _is_primed(self) -> bool:
        return self._started or self._all_there or len(self._samples) >= self._enough

    def _drop(self) -> None:
        if self._started and not self._over:
            self._tail = to_stereo(_faded(self._advance(self._fade)), self._gains)
        self._samples, self._at = bytearray(), 0
        self._earcons_at = 0

    def _without_lead(self, samples: bytes) -> bytes:
        loud = next((at for at, value in enumerate(array.array("h", samples)) if abs(value) > QUIET), None)
        skip = len(samples) if loud is None else loud * _WIDTH
        self._skipped += skip
        self._in_lead = loud is None and self._skipped < self._longest_lead
        return samples[skip:]


def _faded(samples: "array.array[int]") -> "array.array[int]":
    steps = len(samples)
    return array.array("h", (value * (steps - at) // steps for at, value in enumerate(samples)))


def gains_at(pan: float) -> Gains:
    """Return the gains of a place from -1.0, the left ear alone, to 1.0, the right ear alone.

    The power in both ears together is the same everywhere ("constant power"): nothing is louder at the sides.
    """
    angle = (1.0 + pan) * math.pi / 4
    return Gains(*(round(math.sqrt(2) * side * (1 << _UNIT)) for side in (math.cos(angle), math.sin(angle))))


def mixed(one: "array.array[int]", other: "array.array[int]") -> "array.array[int]":
    """Return two sounds heard at once; the shorter one ends in silence."""
    if not one or not other:
        return one or other
    both = [*map(add, one, other)]
    return _limited(both) + (one[len(both) :] or other[len(both) :])


def to_stereo(samples: "array.array[int]", gains: Gains) -> bytes:
    """Return the samples for both channels, left first."""
    stereo = array.array("h", bytes(FRAME * len(samples)))
    stereo[0::2] = _amplified(samples, gains.left)
    stereo[1::2] = _amplified(samples, gains.right)
    return stereo.tobytes()


def _amplified(samples: "array.array[int]", gain: int) -> "array.array[int]":
    if gain == CENTRE.left:
        return samples
    return _limited([value * gain >> _UNIT for value in samples])


def _limited(values: list[int]) -> "array.array[int]":
    """Return values as samples; the few that are too loud are cut off."""
    if values and (min(values) < _LOW or max(values) > _HIGH):
        values = [max(_LOW, min(_HIGH, value)) for value in values]
    return array.array("h", values)
