"""The earcons as samples, made of a few notes each: nothing is recorded, nothing is read from disk.

They are told apart, even when they are soft under a voice, by how their pitch changes (up for what was gained, down for
what was lost or undone, level for anything else) and by the number of notes.
"""

import array
import math
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from pyramid_access.utterance import Earcon

LONGEST = 0.15
"""Seconds that no earcon reaches."""
_FULL = 12_000
"""Amplitude of the loudest sample at full volume: half as loud as the voice at its own full volume."""
_ATTACK, _RELEASE = 0.004, 0.012
"""Seconds in which a note fades in and out: a sudden edge would click."""

_WAVE = 1024
"""Samples in which one wave is described: enough for overtones that are not heard to be wrong."""

_SOFT = (1.0, 0.15)
_BELL = (1.0, 0.45, 0.2, 0.1)
_REED = (1.0, 0.0, 0.5, 0.0, 0.3)
"""Strength of a note's own pitch and of its overtones, twice, three times its pitch and so on."""


class _Note(NamedTuple):
    start: int
    """When it begins, in ms."""
    length: int
    """In ms."""
    pitch: float
    """In Hz."""
    end_pitch: float = 0.0
    """What the pitch glides to, in Hz; 0 where it stays."""
    colour: tuple[float, ...] = _SOFT
    decay: float = 15.0
    """How fast it fades from the start: to 1/e in 1/decay seconds."""


class _Sound(NamedTuple):
    notes: tuple[_Note, ...]
    loudness: float = 1.0
    """Of the full amplitude. Low notes get more, since the ear is less sensitive to them."""


_SOUNDS: Mapping[Earcon, _Sound] = {
    Earcon.PAIR: _Sound((_Note(0, 60, 523, colour=_BELL), _Note(50, 75, 784, colour=_BELL)), 0.8),
    Earcon.KING: _Sound(tuple(_Note(0, 140, pitch, colour=_BELL, decay=12) for pitch in (262, 392, 523)), 0.9),
    Earcon.UNCOVERED: _Sound((_Note(0, 70, 660, 1320),), 0.7),
    Earcon.DRAWN: _Sound((_Note(0, 45, 590, colour=_REED, decay=50),), 0.7),
    Earcon.REDEAL: _Sound(
        tuple(_Note(35 * step, 38, pitch, colour=_REED, decay=30) for step, pitch in enumerate((590, 500, 590, 700))),
        0.7,
    ),
    Earcon.EDGE: _Sound((_Note(0, 80, 196, 165, colour=_BELL, decay=30),)),
    Earcon.REFUSED: _Sound((_Note(0, 55, 294, colour=_REED, decay=5), _Note(60, 75, 220, colour=_REED, decay=8)), 0.75),
    Earcon.CHOSEN: _Sound((_Note(0, 95, 988, colour=_BELL, decay=25),), 0.6),
    Earcon.HOLDING: _Sound((_Note(0, 28, 1568, decay=60),), 0.2),
    Earcon.UNDO: _Sound((_Note(0, 115, 1047, 440),), 0.7),
    Earcon.HINT: _Sound(tuple(_Note(44 * step, 50, pitch) for step, pitch in enumerate((1175, 1568, 1175))), 0.6),
    Earcon.WON: _Sound(
        tuple(_Note(28 * step, 60, pitch, colour=_BELL) for step, pitch in enumerate((523, 659, 784, 1047))), 0.8
    ),
    Earcon.BLOCKED: _Sound(
        tuple(_Note(42 * step, 58, pitch, colour=_BELL) for step, pitch in enumerate((392, 311, 233)))
    ),
}


def earcon_samples(earcons: Sequence[Earcon], rate: int, volume: int) -> "array.array[int]":
    """Return 16-bit samples, ``rate`` of them a second, of earcons one after the other; ``volume`` is in per cent."""
    samples = array.array("h")
    for earcon in earcons if volume else ():
        samples += _softened(earcon, rate, volume)
    return samples


@lru_cache(maxsize=len(Earcon))
def _softened(earcon: Earcon, rate: int, volume: int) -> "array.array[int]":
    return array.array("h", (value * volume // 100 for value in _made(earcon, rate)))


@cache
def _made(earcon: Earcon, rate: int) -> "array.array[int]":
    """Return the samples of an earcon at full volume."""
    notes, loudness = _SOUNDS[earcon]
    samples = [0.0] * (max(note.start + note.length for note in notes) * rate // 1000)
    for note in notes:
        start = note.start * rate // 1000
        for at, value in enumerate(_played(note, rate), start):
            samples[at] += value
    scale = _FULL * loudness / max(map(abs, samples))
    return array.array("h", (round(value * scale) for value in samples))


def _played(note: _Note, rate: int) -> list[float]:
    """Return the samples of a note."""
    wave = _wave(note.colour)
    count = note.length * rate // 1000
    step = note.pitch * _WAVE / rate
    glide = (note.end_pitch / note.pitch) ** (1 / count) if note.end_pitch else 1.0
    fade, strength, phase = math.exp(-note.decay / rate), 1.0, 0.0
    samples = []
    for _ in range(count):
        samples.append(wave[int(phase) % _WAVE] * strength)
        phase += step
        step *= glide
        strength *= fade
    return _faded(samples, rate)


@cache
def _wave(colour: tuple[float, ...]) -> tuple[float, ...]:
    """Return one wave of a sound with such overtones."""
    turn = 2 * math.pi / _WAVE
    return tuple(sum(part * math.sin(times * at * turn) for times, part in enumerate(colour, 1)) for at in range(_WAVE))


def _faded(samples: list[float], rate: int) -> list[float]:
    """Fade a note in and out."""
    for at in range(round(_ATTACK * rate)):
        samples[at] *= at / (_ATTACK * rate)
    for at in range(round(_RELEASE * rate)):
        samples[-1 - at] *= at / (_RELEASE * rate)
    return samples
