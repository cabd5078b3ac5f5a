import array
import math
from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest

from pyramid_access.speech.earcon_samples import LONGEST, earcon_samples
from pyramid_access.utterance import Earcon

RATE = 22_050
PART = RATE // 25
"""Samples of which a contour has one point: 40 ms."""
ANY = pytest.mark.parametrize("earcon", Earcon, ids=lambda earcon: earcon.value)


def samples(*earcons: Earcon, volume: int = 100) -> "array.array[int]":
    return earcon_samples(earcons, RATE, volume)


def power(part: Sequence[int]) -> float:
    return math.sqrt(sum(value * value for value in part) / len(part))


def pitch(part: Sequence[int]) -> float:
    """Return the pitch in Hz, by how often the samples pass through zero."""
    return sum(one < 0 <= other for one, other in pairwise(part)) * RATE / len(part)


def contour(earcon: Earcon) -> list[float]:
    """Return the pitch of each part that is loud enough to have one."""
    made = samples(earcon)
    parts = [made[at : at + PART] for at in range(0, len(made), PART)]
    return [pitch(part) for part in parts if len(part) > PART // 2 and power(part) > 300]


@ANY
def test_an_earcon_is_short_and_heard(earcon: Earcon) -> None:
    made = samples(earcon)
    assert 0.02 < len(made) / RATE < LONGEST
    assert power(made) > 500


@ANY
def test_an_earcon_does_not_click(earcon: Earcon) -> None:
    """Nothing at both ends, 2 ms later still soft, and no jump within that its pitches do not make."""
    made, loudest = samples(earcon), max(map(abs, samples(earcon)))
    soon = RATE // 500
    assert abs(made[0]) <= 1
    assert abs(made[-1]) <= loudest * 0.01
    assert max(map(abs, made[: soon // 4])) < loudest * 0.3
    assert max(map(abs, made[-soon:])) < loudest * 0.2
    assert max(abs(one - other) for one, other in pairwise(made)) < loudest * 0.8


@pytest.mark.parametrize(("one", "other"), list(combinations(Earcon, 2)), ids=lambda earcon: earcon.value)
def test_no_two_are_alike(one: Earcon, other: Earcon) -> None:
    """They differ in length by a third, or somewhere in pitch by more than a third of an octave."""
    lengths = sorted((len(samples(one)), len(samples(other))))
    apart = [abs(math.log2(a / b)) for a, b in zip(contour(one), contour(other), strict=False)]
    assert lengths[1] > lengths[0] * 4 / 3 or max(apart, default=0.0) > 1 / 3


@pytest.mark.parametrize("earcon", [Earcon.PAIR, Earcon.UNCOVERED, Earcon.WON])
def test_what_is_gained_goes_up(earcon: Earcon) -> None:
    heard = contour(earcon)
    assert heard[-1] > heard[0] * 1.2


@pytest.mark.parametrize("earcon", [Earcon.UNDO, Earcon.REFUSED, Earcon.BLOCKED])
def test_what_is_lost_goes_down(earcon: Earcon) -> None:
    heard = contour(earcon)
    assert heard[-1] < heard[0] / 1.2


def test_the_sign_of_a_card_that_is_chosen_is_faint() -> None:
    others = [max(samples(earcon)) for earcon in Earcon if earcon is not Earcon.HOLDING]
    assert max(samples(Earcon.HOLDING)) < min(others) / 2


@ANY
def test_volume_is_in_per_cent(earcon: Earcon) -> None:
    assert max(samples(earcon, volume=50)) == pytest.approx(max(samples(earcon)) / 2, abs=2)
    assert not samples(earcon, volume=0)


def test_several_are_heard_one_after_the_other() -> None:
    both = samples(Earcon.PAIR, Earcon.UNCOVERED)
    assert both == samples(Earcon.PAIR) + samples(Earcon.UNCOVERED)


@pytest.mark.parametrize("rate", [8_000, 22_050, 48_000])
def test_the_rate_of_the_device_does_not_change_the_length(rate: int) -> None:
    length = len(earcon_samples((Earcon.WON,), rate, 100)) / rate
    assert length == pytest.approx(len(samples(Earcon.WON)) / RATE, abs=0.002)
