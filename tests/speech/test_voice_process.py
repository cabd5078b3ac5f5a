import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest

from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.messages import (
    Answer,
    Command,
    Configure,
    Finished,
    InTrouble,
    Ready,
    Say,
    Started,
    Stop,
    Taken,
    Trouble,
)
from pyramid_access.speech.voice_process import Patience, VoiceProcess
from pyramid_access.utterance import Earcon, Utterance
from tests.speech.null_sink import wait_until

SHORT = Patience(start=0.3, answer=0.1, sound=0.2, failures=3, rest=0.2)


@dataclass
class FakeChild:
    """Obeys as a test wishes."""

    tell: Callable[[Answer | None], None]
    behaviour: Callable[["FakeChild", Command], None]
    obeyed: list[Command] = field(default_factory=list)
    ended: str | None = None
    stopped: bool = False

    def send(self, command: Command) -> None:
        self.obeyed.append(command)
        self.behaviour(self, command)

    def close(self) -> None:
        self.ended = "closed"

    def kill(self) -> None:
        self.ended = "killed"

    def is_stopped(self) -> bool:
        return self.stopped

    def said(self) -> list[str]:
        return [command.text for command in self.obeyed if isinstance(command, Say)]


def speak(child: FakeChild, command: Command) -> None:
    """Take every command, begin every sentence."""
    child.tell(Taken(command.id))
    if isinstance(command, Say):
        child.tell(Started(command.id, "roa/fr"))


def hang(_child: FakeChild, _command: Command) -> None:
    """Answer nothing."""


def die(child: FakeChild, _command: Command) -> None:
    """End at any command."""
    child.tell(None)


def be_mute(child: FakeChild, command: Command) -> None:
    """Take every command, but no sound ever comes: the sound server hangs."""
    child.tell(Taken(command.id))


class Scene:
    def __init__(self) -> None:
        self.behaviour: Callable[[FakeChild, Command], None] = speak
        self.later: list[Callable[[FakeChild, Command], None]] = []
        self.is_ready = True
        self.cannot_start = False
        self.children: list[FakeChild] = []
        self.finished: list[int] = []
        self.troubles: list[tuple[Trouble, str]] = []
        self.process = VoiceProcess(patience=SHORT, spawn=self.spawn)

    def spawn(self, tell: Callable[[Answer | None], None]) -> FakeChild:
        if self.cannot_start:
            raise OSError("no such program")
        child = FakeChild(tell, self.later.pop(0) if self.later else self.behaviour)
        self.children.append(child)
        if self.is_ready:
            tell(Ready())
        return child

    def begin(self) -> None:
        self.process.begin(self.finished.append, lambda trouble, lang: self.troubles.append((trouble, lang)))

    def say(self, number: int, text: str) -> None:
        self.process.say(number, Utterance(text, "fr"))

    def wait_said(self, *texts: str, child: int = -1) -> None:
        wait_until(lambda: bool(self.children) and self.children[child].said() == list(texts), 2, f"not said: {texts}")

    def finish(self) -> None:
        child = self.children[-1]
        child.tell(Finished(next(c.id for c in reversed(child.obeyed) if isinstance(c, Say))))

    def told(self) -> list[Trouble]:
        return [trouble for trouble, _ in self.troubles]


@pytest.fixture
def scene() -> Iterator[Scene]:
    scene = Scene()
    yield scene
    scene.process.close()


def test_settings_come_before_the_first_sentence(scene: Scene) -> None:
    scene.process.configure(VoiceSettings(300, 40, {"fr": "roa/fr"}, pitch=70))
    scene.begin()
    scene.say(1, "Un.")
    scene.wait_said("Un.")
    configure, say = scene.children[0].obeyed
    assert isinstance(configure, Configure)
    assert (configure.rate, configure.volume, configure.voices) == (300, 40, {"fr": "roa/fr"})
    assert configure.pitch == 70
    assert isinstance(say, Say)
    assert say.lang == "fr"


def test_earcons_and_place_go_with_their_sentence(scene: Scene) -> None:
    scene.process.configure(VoiceSettings(300, 40, {}, earcon_volume=70))
    scene.begin()
    scene.process.say(1, Utterance("", "fr", earcons=(Earcon.PAIR, Earcon.WON), pan=-0.5))
    scene.wait_said("")
    configure, say = scene.children[0].obeyed
    assert isinstance(configure, Configure)
    assert configure.earcon_volume == 70
    assert isinstance(say, Say)
    assert (say.earcons, say.pan) == (["pair", "won"], -0.5)


def test_the_end_of_a_sentence_is_told_by_its_number(scene: Scene) -> None:
    scene.begin()
    scene.say(7, "Un.")
    scene.wait_said("Un.")
    scene.finish()
    wait_until(lambda: scene.finished == [7], 2, "the end is not told")


def test_news_of_an_old_sentence_are_ignored(scene: Scene) -> None:
    scene.begin()
    scene.say(1, "Un.")
    scene.wait_said("Un.")
    first = scene.children[0].obeyed[-1]
    scene.say(2, "Deux.")
    scene.wait_said("Un.", "Deux.")
    scene.children[0].tell(Finished(first.id))
    scene.finish()
    wait_until(lambda: scene.finished == [2], 2, "the end is not told")


def test_a_child_that_is_slow_gets_only_the_last_sentence(scene: Scene) -> None:
    scene.behaviour = hang
    scene.begin()
    wait_until(lambda: bool(scene.children and scene.children[0].obeyed), 2, "no command")
    for number in range(1, 51):
        scene.say(number, str(number))
    child = scene.children[0]
    child.behaviour = speak
    child.tell(Taken(child.obeyed[0].id))
    scene.wait_said("50", child=0)


def test_silence_replaces_a_sentence_that_was_not_sent(scene: Scene) -> None:
    scene.behaviour = hang
    scene.begin()
    wait_until(lambda: bool(scene.children and scene.children[0].obeyed), 2, "no command")
    scene.say(1, "Un.")
    scene.process.stop()
    child = scene.children[0]
    child.behaviour = speak
    child.tell(Taken(child.obeyed[0].id))
    wait_until(lambda: isinstance(child.obeyed[-1], Stop), 2, "no stop")
    assert not child.said()


@pytest.mark.parametrize("failing", [hang, die, be_mute])
def test_a_child_that_fails_is_replaced_and_the_sentence_said_again(
    scene: Scene, failing: Callable[[FakeChild, Command], None]
) -> None:
    scene.begin()
    scene.say(1, "Un.")
    scene.wait_said("Un.")
    scene.children[0].behaviour = failing
    scene.say(2, "Deux.")
    wait_until(lambda: len(scene.children) == 2, 2, "no other child")
    scene.wait_said("Deux.")
    assert scene.children[0].ended == "killed"
    assert scene.troubles == [(Trouble.RESTARTED, "fr")]


def test_a_child_that_is_stopped_while_it_speaks_is_replaced_whatever_keys_come(scene: Scene) -> None:
    scene.begin()
    scene.say(1, "Un.")
    scene.wait_said("Un.")
    scene.children[0].behaviour = hang
    scene.children[0].stopped = True
    deadline = time.monotonic() + 2
    while len(scene.children) == 1 and time.monotonic() < deadline:  # keys come faster than the looks at the child
        scene.say(2, "Deux.")
        time.sleep(0.01)
    scene.wait_said("Deux.")
    assert scene.children[0].ended == "killed"
    assert scene.told() == [Trouble.RESTARTED]


def test_a_child_that_was_stopped_in_silence_is_replaced_before_the_next_sentence(scene: Scene) -> None:
    scene.begin()
    scene.say(1, "Un.")
    scene.wait_said("Un.")
    scene.finish()
    wait_until(lambda: scene.finished == [1], 2, "the end is not told")
    time.sleep(0.2)
    scene.children[0].stopped = True
    scene.say(2, "Deux.")
    wait_until(lambda: len(scene.children) == 2, 2, "no other child")
    scene.wait_said("Deux.")
    assert scene.children[0].said() == ["Un."]


def test_the_spelling_for_the_voice_is_what_is_spoken(scene: Scene) -> None:
    scene.begin()
    scene.process.say(1, Utterance("Six de cœur.", "fr", spoken="Siss de cœur."))
    scene.wait_said("Siss de cœur.")


def test_a_child_that_dies_in_silence_is_replaced(scene: Scene) -> None:
    scene.begin()
    wait_until(lambda: len(scene.children) == 1, 2, "no child")
    scene.children[0].tell(None)
    scene.children[0].tell(None)
    wait_until(lambda: len(scene.children) == 2, 2, "no other child")
    wait_until(lambda: scene.told() == [Trouble.RESTARTED], 2, "it is not told")
    scene.say(1, "Un.")
    scene.wait_said("Un.")
    assert len(scene.children) == 2


def test_a_child_that_never_gets_ready_is_given_up_after_some_tries(scene: Scene) -> None:
    scene.is_ready = False
    scene.begin()
    scene.say(1, "Un.")
    wait_until(lambda: scene.finished == [1], 5, "the sentence is never over")
    assert len(scene.children) == SHORT.failures
    assert scene.told() == [Trouble.GAVE_UP]
    assert all(child.ended == "killed" for child in scene.children)


def test_children_that_die_before_they_are_ready_have_a_damaged_library(scene: Scene) -> None:
    """The system ends whatever loads a file that is cut short. Nothing starts again, so nothing else is told."""
    scene.is_ready = False
    scene.begin()
    scene.say(1, "Un.")
    for number in range(1, SHORT.failures + 1):
        wait_until(lambda count=number: len(scene.children) == count, 2, "no child")  # type: ignore[misc]
        scene.children[-1].tell(None)
    wait_until(lambda: scene.finished == [1], 2, "the sentence is never over")
    scene.say(2, "Deux.")
    wait_until(lambda: scene.finished == [1, 2], 2, "the sentence is never over")
    assert scene.troubles == [(Trouble.NO_LIBRARY, "fr")] * 2  # one for each sentence that nobody could hear


def test_that_a_child_was_replaced_is_told_when_the_new_one_speaks(scene: Scene) -> None:
    scene.later = [speak, be_mute]
    scene.begin()
    scene.say(1, "Un.")
    scene.wait_said("Un.")
    scene.children[0].tell(None)
    wait_until(lambda: len(scene.children) == 2, 2, "no other child")
    scene.wait_said("Un.", child=1)
    assert scene.told() == []
    scene.children[1].tell(Started(scene.children[1].obeyed[-1].id, "roa/fr"))
    wait_until(lambda: scene.troubles == [(Trouble.RESTARTED, "fr")], 2, "it is not told")


def test_after_giving_up_sentences_are_over_at_once_and_a_rest_brings_one_more_try(scene: Scene) -> None:
    scene.cannot_start = True
    scene.begin()
    scene.say(1, "Un.")
    wait_until(lambda: scene.finished == [1], 2, "the sentence is never over")
    assert scene.troubles[0][0] is Trouble.GAVE_UP
    scene.cannot_start = False
    time.sleep(SHORT.rest)
    scene.say(2, "Deux.")
    scene.wait_said("Deux.")


def test_a_sentence_that_ends_the_engine_twice_is_left_out(scene: Scene) -> None:
    def die_of_it(child: FakeChild, command: Command) -> None:
        speak(child, command)
        if isinstance(command, Say) and command.text == "Poison.":
            child.tell(None)

    scene.behaviour = die_of_it
    scene.begin()
    scene.say(1, "Poison.")
    wait_until(lambda: scene.finished == [1], 2, "the sentence is never over")
    scene.say(2, "Deux.")
    scene.wait_said("Deux.")
    assert Trouble.GAVE_UP not in scene.told()


def test_without_a_library_no_child_is_started_again(scene: Scene) -> None:
    scene.is_ready = False
    scene.begin()
    scene.say(1, "Un.")
    wait_until(lambda: len(scene.children) == 1, 2, "no child")
    scene.children[0].tell(InTrouble("no-library", ""))
    scene.children[0].tell(None)
    wait_until(lambda: scene.finished == [1], 2, "the sentence is never over")
    scene.say(2, "Deux.")
    wait_until(lambda: scene.finished == [1, 2], 2, "the sentence is never over")
    assert scene.troubles == [(Trouble.NO_LIBRARY, "fr")] * 2  # one for each sentence that nobody could hear
    assert len(scene.children) == 1


def test_trouble_of_the_child_is_passed_on(scene: Scene) -> None:
    scene.begin()
    wait_until(lambda: len(scene.children) == 1, 2, "no child")
    scene.children[0].tell(InTrouble("no-voice", "eo"))
    scene.children[0].tell(InTrouble("unheard-of", "eo"))
    wait_until(lambda: scene.troubles == [(Trouble.NO_VOICE, "eo")], 2, "the trouble is not told")


def test_close_ends_the_child_and_can_be_called_twice(scene: Scene) -> None:
    scene.begin()
    wait_until(lambda: len(scene.children) == 1, 2, "no child")
    scene.process.close()
    scene.process.close()
    assert scene.children[0].ended == "closed"


def test_a_sentence_that_never_ends_is_said_again_by_another_child(scene: Scene) -> None:
    scene.begin()
    scene.say(1, "U")
    scene.wait_said("U", child=0)
    wait_until(lambda: len(scene.children) == 2, 5, "the child is not replaced")
    scene.wait_said("U", child=1)
    assert scene.children[0].ended == "killed"
    assert scene.told() == [Trouble.RESTARTED]
