import array
from itertools import pairwise

import pytest

from pyramid_access.speech.sample_buffer import CENTRE, Gains, SampleBuffer, gains_at, mixed, to_stereo

RATE = 1000
"""Samples a second: one is a millisecond."""
PLACES = [place / 10 for place in range(-10, 11)]


class Played:
    def __init__(self) -> None:
        self.news: list[tuple[str, int]] = []
        self.buffer = SampleBuffer(
            RATE,
            lambda number: self.news.append(("started", number)),
            lambda number: self.news.append(("finished", number)),
        )

    def take(self, count: int) -> list[int]:
        """Take samples, and make sure that both ears get the same."""
        left, right = self.take_both(count)
        assert left == right
        return left

    def take_both(self, count: int) -> tuple[list[int], list[int]]:
        both = array.array("h", self.buffer.take(4 * count))
        assert len(both) == 2 * count
        return list(both[0::2]), list(both[1::2])

    def write(self, number: int, *values: int) -> bool:
        return self.buffer.write(number, array.array("h", values).tobytes())


@pytest.fixture
def played() -> Played:
    return Played()


def test_silence_where_there_is_nothing(played: Played) -> None:
    assert played.take(3) == [0, 0, 0]
    assert not played.buffer.has_sound()


def test_samples_come_out_in_their_order(played: Played) -> None:
    played.buffer.begin(1)
    assert played.write(1, *[500] * 60)
    assert played.write(1, 600, 700)
    played.buffer.end(1)
    assert played.take(61) == [500] * 60 + [600]
    assert played.take(3) == [700, 0, 0]


def test_a_sentence_waits_until_a_device_can_be_filled(played: Played) -> None:
    played.buffer.begin(1)
    played.write(1, *[500] * 10)
    assert not played.buffer.has_sound()
    assert played.take(10) == [0] * 10
    played.write(1, *[500] * 40)
    assert played.buffer.has_sound()
    assert played.take(10) == [500] * 10


def test_a_short_sentence_starts_when_it_is_whole(played: Played) -> None:
    played.buffer.begin(1)
    played.write(1, 500)
    played.buffer.end(1)
    assert played.take(2) == [500, 0]


def test_start_and_end_are_told_and_the_end_only_when_it_was_heard(played: Played) -> None:
    played.buffer.begin(1)
    played.write(1, *[500] * 20)
    played.buffer.end(1)
    played.take(10)
    assert played.news == [("started", 1)]
    for _ in range(3):
        played.take(10)
    assert played.news == [("started", 1)]
    played.take(10)
    assert played.news == [("started", 1), ("finished", 1)]
    assert not played.buffer.has_sound()
    played.take(10)
    assert len(played.news) == 2


def test_a_sentence_without_a_sound_is_finished_too(played: Played) -> None:
    played.buffer.begin(1)
    played.buffer.end(1)
    for _ in range(4):
        played.take(10)
    assert played.news == [("started", 1), ("finished", 1)]


def test_silence_before_the_first_sound_is_left_out(played: Played) -> None:
    played.buffer.begin(1)
    played.write(1, *[0] * 30)
    played.write(1, *[5] * 10, 500, 0, 0, 600)
    played.buffer.end(1)
    assert played.take(5) == [500, 0, 0, 600, 0]


def test_a_long_silence_is_not_left_out_for_ever(played: Played) -> None:
    played.buffer.begin(1)
    for _ in range(10):
        played.write(1, *[0] * 20)
    played.buffer.end(1)
    assert played.buffer.has_sound()
    assert len(played.buffer._samples) > 0


def test_the_old_sentence_fades_and_the_new_one_follows(played: Played) -> None:
    played.buffer.begin(1)
    played.write(1, *[900] * 100)
    played.take(10)
    played.buffer.begin(2)
    played.write(2, *[-500] * 50)
    heard = played.take(6)
    assert heard == [900, 600, 300, -500, -500, -500]
    assert not played.write(1, 900)


def test_clear_leaves_silence_after_the_fade(played: Played) -> None:
    played.buffer.begin(1)
    played.write(1, *[900] * 100)
    played.take(10)
    played.buffer.clear()
    heard = played.take(10)
    assert all(one >= other for one, other in pairwise(heard))
    assert heard[3:] == [0] * 7
    assert played.buffer.current() is None
    assert ("finished", 1) not in played.news


def test_a_sentence_that_was_not_begun_leaves_no_fade(played: Played) -> None:
    played.buffer.begin(1)
    played.write(1, *[900] * 100)
    played.buffer.clear()
    assert played.take(3) == [0, 0, 0]


def test_the_end_of_an_old_sentence_does_not_end_the_new_one(played: Played) -> None:
    played.buffer.begin(1)
    played.buffer.begin(2)
    played.write(2, 500)
    played.buffer.end(1)
    assert played.take(2) == [0, 0]


def sign(*values: int) -> "array.array[int]":
    return array.array("h", values)


def test_a_sign_is_heard_together_with_the_first_words(played: Played) -> None:
    played.buffer.begin(1, sign(10, 20, 30))
    played.write(1, *[500] * 60)
    played.buffer.end(1)
    assert played.take(5) == [510, 520, 530, 500, 500]


def test_a_sign_without_words_is_heard_and_has_an_end(played: Played) -> None:
    played.buffer.begin(1, sign(10, 20, 30))
    assert not played.buffer.has_sound()  # words may follow: they begin at the same moment
    played.buffer.end(1)
    assert played.buffer.has_sound()
    assert played.take(2) == [10, 20]
    assert played.take(2) == [30, 0]
    for _ in range(3):
        assert played.take(2) == [0, 0]
    assert played.news == [("started", 1), ("finished", 1)]


def test_a_sign_that_is_longer_than_the_words_is_heard_to_its_end(played: Played) -> None:
    played.buffer.begin(1, sign(*[10] * 20))
    played.write(1, 500, 500)
    played.buffer.end(1)
    assert played.take(4) == [510, 510, 10, 10]
    for _ in range(3):
        played.take(4)
    assert ("finished", 1) not in played.news
    assert played.take(4) == [10] * 4


def test_words_and_sign_together_are_cut_off_and_do_not_wrap_round(played: Played) -> None:
    played.buffer.begin(1, sign(30_000, -30_000))
    played.write(1, 30_000, -30_000)
    played.buffer.end(1)
    assert played.take(2) == [32_767, -32_768]


def test_silence_ends_words_and_sign_alike(played: Played) -> None:
    played.buffer.begin(1, sign(*[400] * 100))
    played.write(1, *[500] * 100)
    played.take(10)
    played.buffer.clear()
    assert played.take(5) == [900, 600, 300, 0, 0]


def test_a_new_sentence_does_not_have_the_sign_of_the_old_one(played: Played) -> None:
    played.buffer.begin(1, sign(*[400] * 100))
    played.buffer.begin(2)
    played.write(2, 500)
    played.buffer.end(2)
    assert played.take(2) == [500, 0]


def test_each_sentence_has_its_own_place_and_its_fade_too(played: Played) -> None:
    played.buffer.begin(1, sign(*[400] * 100), gains_at(-1.0))
    played.write(1, *[400] * 100)
    played.buffer.end(1)
    left, right = played.take_both(10)
    assert left == [1131] * 10  # 3 dB more: all of the power is in one ear
    assert right == [0] * 10
    played.buffer.begin(2, gains=gains_at(1.0))
    played.write(2, *[500] * 100)
    played.buffer.end(2)
    left, right = played.take_both(5)
    assert left[3:] == [0, 0]
    assert left[0] > left[1] > left[2] > 0
    assert right == [0, 0, 0, 707, 707]


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
