"""One channel of samples on its way to two ears."""

import array
import math
from operator import add
from typing import NamedTuple

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
