"""What is heard at a real sound server from a real speaking process with the real library."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.child_process import ChildProcess, child_environment
from pyramid_access.speech.messages import Answer, Finished, Say, Started, Trouble
from tests.speech.conftest import OwnVoice
from tests.speech.null_sink import RATE, Ear, NullSink, Sound, children_of, is_alive, is_installed, wait_until

pytestmark = pytest.mark.sound

SHORT = "Six."
LONG = "Dame de pique libre, rangée six, place trois, et valet de carreau, et dix de trèfle, et deux de cœur. " * 3


def heard_in_all(ear: Ear, since: float) -> float:
    """Return for how many seconds there was sound, after silence has come."""
    ear.wait_for_silence()
    sounds = ear.sounds(since)
    return sounds[-1].end - sounds[0].start if sounds else 0.0


def length_of(ear: Ear, voice: OwnVoice, text: str) -> float:
    start = time.monotonic()
    voice.say(text)
    assert voice.speaker.wait(10)
    return heard_in_all(ear, start)


def test_a_sentence_is_heard_to_its_end(ear: Ear, own_voice: Callable[..., OwnVoice]) -> None:
    voice = own_voice()
    voice.say("Neuf de cœur.")
    assert voice.speaker.wait(10)
    end = time.monotonic()
    ear.wait_for_silence()
    (sound,) = ear.sounds(end - 3, silence=0.3)
    assert 0.2 < sound.end - sound.start < 1
    assert abs(sound.end - end) < 0.1  # told to be finished when it was heard, not before and not much later
    assert not voice.troubles


def test_sentences_of_a_command_are_heard_one_after_the_other(ear: Ear, own_voice: Callable[..., OwnVoice]) -> None:
    voice = own_voice()
    one, other = length_of(ear, voice, "Neuf de cœur."), length_of(ear, voice, "Roi de pique.")
    start = time.monotonic()
    voice.say("Neuf de cœur.", "Roi de pique.")
    assert voice.speaker.wait(10)
    assert one + other - 0.1 < heard_in_all(ear, start) < one + other + 0.3


def test_a_new_sentence_ends_the_old_one(ear: Ear, own_voice: Callable[..., OwnVoice]) -> None:
    voice = own_voice()
    length = length_of(ear, voice, SHORT)
    voice.say(LONG)
    time.sleep(0.8)
    key = time.monotonic()
    voice.say(SHORT)
    assert voice.speaker.wait(10)
    assert heard_in_all(ear, key) == pytest.approx(length, abs=0.15)


def test_stop_is_silence_at_once(ear: Ear, own_voice: Callable[..., OwnVoice]) -> None:
    voice = own_voice()
    voice.say(LONG)
    ear.wait_for_sound(time.monotonic() - 0.2)
    time.sleep(0.5)
    key = time.monotonic()
    voice.speaker.stop()
    assert heard_in_all(ear, key) < 0.15


@pytest.mark.parametrize(("keys", "apart"), [(50, 0.01), (200, 0.03)])
def test_rapid_keys_leave_exactly_the_last_sentence(
    ear: Ear, own_voice: Callable[..., OwnVoice], keys: int, apart: float
) -> None:
    voice = own_voice()
    length = length_of(ear, voice, SHORT)
    for number in range(keys):
        voice.say(f"Carte numéro {number}, rangée sept, place trois.")
        time.sleep(apart)
    key = time.monotonic()
    voice.say(SHORT)
    assert voice.speaker.wait(10)
    assert heard_in_all(ear, key) == pytest.approx(length, abs=0.15)
    assert not voice.troubles


def test_late_sentences_do_not_cut_anything_off(ear: Ear, own_voice: Callable[..., OwnVoice]) -> None:
    voice = own_voice()
    one, other = length_of(ear, voice, "Neuf de cœur."), length_of(ear, voice, SHORT)
    start = time.monotonic()
    voice.say("Neuf de cœur.")
    voice.say(SHORT, interrupt=False)
    assert voice.speaker.wait(10)
    assert heard_in_all(ear, start) > one + other - 0.1


def test_rate_and_volume_are_heard_in_the_next_sentence(ear: Ear, own_voice: Callable[..., OwnVoice]) -> None:
    voice = own_voice(VoiceSettings(rate=100, volume=100, voices={}))
    slow = length_of(ear, voice, "Neuf de cœur.")
    voice.say(LONG)
    voice.speaker.configure(VoiceSettings(rate=400, volume=20, voices={}))
    start = time.monotonic()
    assert length_of(ear, voice, "Neuf de cœur.") < 0.6 * slow
    assert max(ear.samples(start + 0.1, time.monotonic())) < 8000


@pytest.mark.parametrize(("lang", "expected"), [("fr", "roa/fr"), ("en", "gmw/en"), ("fr-BE", "roa/fr-BE")])
def test_the_voice_follows_the_language(ear: Ear, lang: str, expected: str) -> None:
    answers: list[Answer | None] = []
    child = ChildProcess(answers.append)
    child.send(Say(1, SHORT, lang))
    wait_until(lambda: Finished(1) in answers, 10, "the sentence is never over")
    child.close()
    assert Started(1, expected) in answers


def test_a_killed_process_is_replaced_and_the_sentence_said_again(ear: Ear, own_voice: Callable[..., OwnVoice]) -> None:
    voice = own_voice()
    length = length_of(ear, voice, "Neuf de cœur, rangée sept.")
    voice.say("Neuf de cœur, rangée sept.")
    time.sleep(0.3)
    killed = time.monotonic()
    os.kill(voice.pid(), signal.SIGKILL)
    assert voice.speaker.wait(10)
    assert heard_in_all(ear, killed + 0.05) == pytest.approx(length, abs=0.15)
    assert voice.troubles == [(Trouble.RESTARTED, "fr")]


def test_a_stopped_process_is_replaced(ear: Ear, own_voice: Callable[..., OwnVoice]) -> None:
    voice = own_voice()
    length_of(ear, voice, SHORT)
    stopped = voice.pid()
    os.kill(stopped, signal.SIGSTOP)
    key = time.monotonic()
    for _ in range(300):
        voice.say("Une longue phrase pour remplir le tube. " * 20)
    assert time.monotonic() - key < 0.5  # the game never waits
    voice.say(SHORT)
    assert ear.wait_for_sound(key).start - key < 3
    assert voice.speaker.wait(10)
    assert not is_alive(stopped)
    assert voice.troubles == [(Trouble.RESTARTED, "fr")]


def test_a_process_stopped_in_mid_sentence_is_replaced_and_the_sentence_said_again(
    ear: Ear, own_voice: Callable[..., OwnVoice]
) -> None:
    voice = own_voice()
    length = length_of(ear, voice, "Neuf de cœur, rangée sept.")
    voice.say("Neuf de cœur, rangée sept.")
    time.sleep(0.3)
    stopped, stopped_at = voice.pid(), time.monotonic()
    os.kill(stopped, signal.SIGSTOP)
    assert voice.speaker.wait(10)
    assert heard_in_all(ear, stopped_at + 0.08) == pytest.approx(length, abs=0.15)
    assert ear.sounds(stopped_at + 0.08)[0].start - stopped_at < 1
    assert not is_alive(stopped)
    assert voice.troubles == [(Trouble.RESTARTED, "fr")]


def test_a_stopped_process_keeps_nobody_waiting_at_the_end(own_voice: Callable[..., OwnVoice]) -> None:
    voice = own_voice()
    voice.say(SHORT)
    assert voice.speaker.wait(10)
    stopped = voice.pid()
    os.kill(stopped, signal.SIGSTOP)
    key = time.monotonic()
    voice.speaker.close()
    assert time.monotonic() - key < 0.2
    assert not is_alive(stopped)


def test_no_process_is_left(ear: Ear, own_voice: Callable[..., OwnVoice]) -> None:
    voice = own_voice()
    voice.say(LONG)
    ear.wait_for_sound(time.monotonic() - 0.2)
    pid, key = voice.pid(), time.monotonic()
    voice.speaker.close()
    assert time.monotonic() - key < 1
    assert not is_alive(pid)
    assert heard_in_all(ear, key) < 0.15


PARENT = """
import sys, time
from pyramid_access.speech.speaker import Speaker
from pyramid_access.speech.voice_process import VoiceProcess
from pyramid_access.utterance import Utterance
speaker = Speaker(VoiceProcess(), print)
speaker.say([Utterance(sys.argv[1], "fr")])
time.sleep(30)
"""


def test_a_killed_game_leaves_no_process_and_no_sound(ear: Ear) -> None:
    key = time.monotonic()
    game = subprocess.Popen([sys.executable, "-c", PARENT, LONG], env=child_environment())
    ear.wait_for_sound(key, 10)
    (child,) = children_of(game.pid)
    game.kill()
    game.wait()
    killed = time.monotonic()
    wait_until(lambda: not is_alive(child), 1, "the speaking process lives on")
    assert heard_in_all(ear, killed) < 0.15


@pytest.mark.skipif(not is_installed(), reason="PulseAudio is not installed")
def test_a_sound_server_that_starts_again_is_heard_again(
    own_voice: Callable[..., OwnVoice], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In mid-sentence: what was not heard yet goes on, and it is told once."""
    with NullSink() as own:
        monkeypatch.setenv("PULSE_SERVER", own.environment["PULSE_SERVER"])
        voice = own_voice()
        with Ear(own) as first:
            voice.say(LONG)
            first.wait_for_sound(time.monotonic(), 10)
        own.stop()
        own.start()
        back = time.monotonic()
        with Ear(own) as second:
            second.wait_for_sound(back, 5)  # two seconds of it are those for which a new null sink mixes ahead
        wait_until(lambda: voice.troubles == [(Trouble.SOUND_RETURNED, "fr")], 2, "it is not told")
        voice.speaker.close()
    assert len(voice.troubles) == 1


def test_keys_leave_no_files_threads_or_processes_behind(ear: Ear, own_voice: Callable[..., OwnVoice]) -> None:
    voice = own_voice()

    def belongings() -> tuple[int, ...]:
        voice.say(SHORT)
        assert voice.speaker.wait(10)
        ear.wait_for_silence(silence=0.6)  # the next device is open by then
        child = Path("/proc", str(voice.pid()))
        return tuple(len(list(folder.iterdir())) for folder in (child / "fd", child / "task", Path("/proc/self/fd")))

    before = belongings()
    for number in range(100):
        voice.say(f"Carte {number}.")
        time.sleep(0.005)
    assert all(after <= earlier for after, earlier in zip(belongings(), before, strict=True))


def test_the_ear_hears_what_is_played(ear: Ear) -> None:
    """The measure itself: half a second of a tone, by somebody else's player."""
    start = time.monotonic()
    tone = b"".join((9000 * (1 if at // 50 % 2 else -1)).to_bytes(2, "little", signed=True) for at in range(RATE // 2))
    player = ["paplay", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=1"]
    subprocess.run(player, input=tone, check=True)
    ear.wait_for_silence()
    (sound,) = ear.sounds(start)
    assert isinstance(sound, Sound)
    assert sound.end - sound.start == pytest.approx(0.5, abs=0.03)
