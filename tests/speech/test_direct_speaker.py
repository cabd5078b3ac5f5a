"""Errands for a program that speaks by itself: their order, and what becomes of them when it is gone."""

import threading
from collections.abc import Iterator

import pytest

from pyramid_access.speech.direct_speaker import (
    DirectSpeaker,
    Hearers,
    NotNeededError,
    OutletGoneError,
    RecordingOutlet,
)
from pyramid_access.utterance import Utterance

PATIENCE = 10.0
ONE, TWO, THREE = (Utterance(text, "en") for text in ("One.", "Two.", "Three."))


class SlowOutlet(RecordingOutlet):
    """Takes a sentence only when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may_take = threading.Event()
        self.may_take.set()
        self.takes = threading.Event()

    def speak(self, utterance: Utterance, *, interrupt: bool) -> None:
        self.takes.set()
        assert self.may_take.wait(PATIENCE)
        super().speak(utterance, interrupt=interrupt)


class Listener:
    """A speaker, its outlet, and what is told of it."""

    def __init__(self, *, is_there: bool = True) -> None:
        self.outlet = SlowOutlet()
        self.told: list[str] = []
        hearers = Hearers(gone=lambda: self.told.append("gone"), not_needed=lambda: self.told.append("not needed"))
        self.speaker = DirectSpeaker(self.outlet, hearers, is_there=is_there)

    def say(self, *utterances: Utterance, interrupt: bool = True) -> None:
        self.speaker.say(utterances, interrupt)
        assert self.speaker.wait(PATIENCE)

    @property
    def spoken(self) -> list[tuple[str, bool]]:
        return [(utterance.text, interrupt) for utterance, interrupt in self.outlet.spoken]


@pytest.fixture
def listener() -> Iterator[Listener]:
    made = Listener()
    yield made
    made.speaker.close()


def test_only_the_first_of_several_sentences_interrupts(listener: Listener) -> None:
    listener.say(ONE, TWO)
    listener.say(THREE, interrupt=False)
    assert listener.spoken == [("One.", True), ("Two.", False), ("Three.", False)]


def test_a_key_does_not_wait_for_the_program_and_the_last_sentence_counts(listener: Listener) -> None:
    listener.outlet.may_take.clear()
    listener.speaker.say([ONE])
    assert listener.outlet.takes.wait(PATIENCE)
    for _ in range(200):
        listener.speaker.say([TWO])
    listener.speaker.say([THREE])
    assert not listener.speaker.wait(0)
    listener.outlet.may_take.set()
    assert listener.speaker.wait(PATIENCE)
    assert listener.spoken == [("One.", True), ("Three.", True)]


def test_silence(listener: Listener) -> None:
    listener.speaker.stop()
    listener.say()
    listener.say(Utterance(" ", "en"))
    listener.say(interrupt=False)
    assert listener.spoken == []
    assert listener.outlet.silences >= 1


def test_a_program_that_is_gone_is_told_once_until_it_answers_again(listener: Listener) -> None:
    listener.outlet.error = OutletGoneError("no answer")
    listener.say(ONE)
    listener.say(TWO)
    assert listener.told == ["gone"]
    listener.outlet.error = None
    listener.say(THREE)
    listener.outlet.error = OutletGoneError("no answer")
    listener.say(ONE)
    assert (listener.told, listener.spoken) == (["gone", "gone"], [("Three.", True)])


def test_a_program_that_never_was_there_is_not_missed() -> None:
    listener = Listener(is_there=False)
    listener.outlet.error = OutletGoneError("not installed")
    listener.say(ONE)
    assert listener.told == []
    listener.speaker.close()


def test_once_it_is_not_needed_nothing_is_spoken_any_more(listener: Listener) -> None:
    listener.outlet.error = NotNeededError()
    listener.say(ONE)
    listener.outlet.error = None
    listener.say(TWO)
    assert (listener.told, listener.spoken) == (["not needed"], [])
    listener.speaker.close()
    assert listener.outlet.closed


def test_the_end_waits_for_nothing_and_closes_the_way(listener: Listener) -> None:
    listener.say(ONE)
    listener.speaker.close()
    listener.speaker.close()
    listener.speaker.say([TWO])
    assert listener.spoken == [("One.", True)]
    assert listener.outlet.closed
