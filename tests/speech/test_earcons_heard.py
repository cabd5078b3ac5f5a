"""Earcons and places at a real sound server, from a real speaking process: what reaches each ear, and when."""

import array
import math
import time
from collections.abc import Callable, Iterator

import pytest

from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.earcon_samples import LONGEST
from pyramid_access.utterance import Earcon, Utterance
from tests.speech.conftest import OwnVoice
from tests.speech.null_sink import Ear, NullSink

pytestmark = pytest.mark.sound

LOUD_EARCONS = VoiceSettings(rate=350, volume=80, voices={}, earcon_volume=100)
WORDS = "Neuf de cœur."


@pytest.fixture
def voice(ear: Ear, own_voice: Callable[..., OwnVoice]) -> OwnVoice:
    """A voice that is ready, so that no test waits for its start."""
    made = own_voice(LOUD_EARCONS)
    made.say("Un.")
    assert made.speaker.wait(10)
    ear.wait_for_silence()
    return made


@pytest.fixture
def ears(sink: NullSink, voice: OwnVoice) -> Iterator[Ear]:
    with Ear(sink, channels=2) as ears:
        yield ears


def play(voice: OwnVoice, *earcons: Earcon, text: str = "", pan: float = 0.0) -> float:
    """Let something be heard to its end; return when it was begun."""
    start = time.monotonic()
    voice.speaker.say([Utterance(text, "fr", earcons=earcons, pan=pan)])
    assert voice.speaker.wait(10)
    return start


def loudness(samples: "array.array[int]") -> float:
    return math.sqrt(sum(value * value for value in samples) / len(samples))


def sides(ears: Ear, voice: OwnVoice, *earcons: Earcon, text: str = "", pan: float = 0.0) -> tuple[float, float]:
    """Return how loud something is in the left and the right ear."""
    start = play(voice, *earcons, text=text, pan=pan)
    time.sleep(0.05)
    both = ears.samples(start, time.monotonic())
    return loudness(both[0::2]), loudness(both[1::2])


def test_each_earcon_is_heard_without_words_and_is_short(ear: Ear, voice: OwnVoice) -> None:
    for earcon in Earcon:
        start = play(voice, earcon)
        ear.wait_for_silence()
        (sound,) = ear.sounds(start)
        assert 0.01 < sound.end - sound.start < LONGEST + 0.01, earcon
    assert not voice.troubles


def test_words_do_not_wait_for_earcons(ear: Ear, voice: OwnVoice) -> None:
    """Both begin together: words with earcons are not longer than words alone."""
    lengths = []
    for earcons in ((), (Earcon.PAIR, Earcon.UNCOVERED)):
        start = play(voice, *earcons, text=WORDS)
        ear.wait_for_silence()
        (sound,) = ear.sounds(start, silence=0.3)
        lengths.append(sound.end - sound.start)
    assert lengths[1] == pytest.approx(lengths[0], abs=0.05)


def test_an_earcon_is_heard_over_the_first_words(ear: Ear, voice: OwnVoice) -> None:
    heard = []
    for earcons in ((), (Earcon.REFUSED,)):
        start = play(voice, *earcons, text="Chut.")  # its first sound is a soft hiss
        ear.wait_for_silence()
        begin = ear.sounds(start)[0].start
        heard.append(loudness(ear.samples(begin, begin + 0.05)))
    assert heard[1] > 2 * heard[0]


@pytest.mark.parametrize("text", ["", WORDS], ids=["earcon", "words"])
def test_what_lies_left_is_heard_left(ears: Ear, voice: OwnVoice, text: str) -> None:
    earcons = () if text else (Earcon.KING,)
    heard = [sides(ears, voice, *earcons, text=text, pan=pan) for pan in (-0.6, -0.3, 0.0, 0.3, 0.6)]
    balance = [right / left for left, right in heard]
    assert balance == sorted(balance)
    assert balance[0] < 0.4
    assert balance[2] == pytest.approx(1, abs=0.1)
    assert balance[4] > 2.5
    power = [math.hypot(*pair) for pair in heard]
    assert max(power) < 1.25 * min(power)


def test_the_earcon_volume_is_its_own(ear: Ear, voice: OwnVoice) -> None:
    peaks = []
    for earcon_volume in (100, 20):
        voice.speaker.configure(VoiceSettings(rate=350, volume=0, voices={}, earcon_volume=earcon_volume))
        start = play(voice, Earcon.PAIR, text=WORDS)
        time.sleep(0.05)
        peaks.append(max(ear.samples(start, time.monotonic())))
    assert peaks[1] == pytest.approx(peaks[0] / 5, rel=0.1)


def test_stop_silences_earcons_too(ear: Ear, voice: OwnVoice) -> None:
    many = [Earcon.WON] * 20  # close to three seconds
    voice.speaker.say([Utterance("", "fr", earcons=tuple(many))])
    ear.wait_for_sound(time.monotonic() - 0.2)
    time.sleep(0.3)
    key = time.monotonic()
    voice.speaker.stop()
    ear.wait_for_silence()
    sounds = ear.sounds(key)
    assert not sounds or sounds[-1].end - key < 0.15


def test_fifty_keys_with_earcons_leave_exactly_the_last(ear: Ear, voice: OwnVoice) -> None:
    start = play(voice, Earcon.KING)
    ear.wait_for_silence()
    alone = ear.sounds(start)[0]
    for number in range(50):
        earcon = list(Earcon)[number % len(Earcon)]
        voice.speaker.say([Utterance(f"Carte numéro {number}.", "fr", earcons=(earcon,), pan=number / 25 - 1)])
        time.sleep(0.01)
    key = play(voice, Earcon.KING)
    ear.wait_for_silence()
    assert ear.sounds(key)[-1].end - key < 0.15 + alone.end - alone.start
    assert not voice.troubles
