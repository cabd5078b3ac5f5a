import array

import pytest

from pyramid_access.speech.stereo import CENTRE, Gains, gains_at, mixed, to_stereo

PLACES = [place / 10 for place in range(-10, 11)]


def ears(samples: list[int], gains: Gains) -> tuple[list[int], list[int]]:
    both = array.array("h", to_stereo(array.array("h", samples), gains))
    return list(both[0::2]), list(both[1::2])


def test_in_the_middle_both_ears_hear_the_samples_as_they_are() -> None:
    assert gains_at(0.0) == CENTRE
    assert ears([1, -2, 32_767, -32_768], CENTRE) == ([1, -2, 32_767, -32_768],) * 2


@pytest.mark.parametrize("place", PLACES)
def test_the_power_is_the_same_everywhere(place: float) -> None:
    left, right = gains_at(place)
    assert left**2 + right**2 == pytest.approx(2 * CENTRE.left**2, rel=0.001)


def test_further_right_is_louder_right_and_softer_left() -> None:
    gains = [gains_at(place) for place in PLACES]
    assert [gain.left for gain in gains] == sorted((gain.left for gain in gains), reverse=True)
    assert [gain.right for gain in gains] == sorted(gain.right for gain in gains)
    assert gains[0].right == gains[-1].left == 0
    assert gains_at(-0.5).left == gains_at(0.5).right


def test_what_is_too_loud_is_cut_off_and_does_not_wrap_round() -> None:
    left, right = ears([32_000, -32_000, 100], gains_at(-1.0))
    assert left == [32_767, -32_768, 141]
    assert right == [0, 0, 0]


def test_no_samples_are_no_bytes() -> None:
    assert to_stereo(array.array("h"), gains_at(0.5)) == b""


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ([1, 2, 3], [10, 20], [11, 22, 3]),
        ([1], [10, 20], [11, 20]),
        ([], [5], [5]),
        ([5], [], [5]),
        ([], [], []),
        ([30_000, -30_000], [10_000, -10_000], [32_767, -32_768]),
    ],
)
def test_two_sounds_at_once(one: list[int], other: list[int], expected: list[int]) -> None:
    assert list(mixed(array.array("h", one), array.array("h", other))) == expected
