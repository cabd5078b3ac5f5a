import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramid_access.settings import Settings
from pyramid_access.speech.backends import RecordingBackend, VoiceSettings
from pyramid_access.speech.messages import Trouble
from pyramid_access.speech.speaker import Speaker
from pyramid_access.utterance import Earcon, Utterance


class Stage:
    """A speaker over a recording backend."""

    def __init__(self) -> None:
        self.backend = RecordingBackend()
        self.troubles: list[tuple[Trouble, str]] = []
        self.speaker = Speaker(self.backend, lambda trouble, lang: self.troubles.append((trouble, lang)))

    def say(self, *texts: str, interrupt: bool = True) -> None:
        self.speaker.say([Utterance(text, "en") for text in texts], interrupt=interrupt)

    def said(self) -> list[str]:
        return [utterance.text for utterance in self.backend.said]

    def finish_all(self) -> None:
        while self.backend.speaking:
            self.backend.finish()


@pytest.fixture
def stage() -> Stage:
    return Stage()


def test_sentences_are_spoken_one_after_the_other(stage: Stage) -> None:
    stage.say("One.", "Two.")
    assert stage.said() == ["One."]
    stage.backend.finish()
    assert stage.said() == ["One.", "Two."]
    stage.backend.finish()
    assert stage.backend.speaking is None


def test_a_command_ends_what_was_spoken_and_what_waits(stage: Stage) -> None:
    stage.say("One.", "Two.")
    stage.say("Three.")
    stage.finish_all()
    assert stage.said() == ["One.", "Three."]


def test_late_sentences_wait_for_current_speech(stage: Stage) -> None:
    stage.say("One.", "Two.")
    stage.say("Late.", interrupt=False)
    assert stage.said() == ["One."]
    stage.finish_all()
    assert stage.said() == ["One.", "Two.", "Late."]


def test_a_late_sentence_in_silence_starts_at_once(stage: Stage) -> None:
    stage.say("Late.", interrupt=False)
    assert stage.said() == ["Late."]


def test_a_command_forgets_late_sentences(stage: Stage) -> None:
    stage.say("One.")
    stage.say("Late.", interrupt=False)
    stage.say("Two.")
    stage.finish_all()
    assert stage.said() == ["One.", "Two."]


def test_news_of_a_forgotten_sentence_mean_nothing(stage: Stage) -> None:
    stage.say("One.", "Never.")
    stage.say("Two.", "Three.")
    stage.backend.finish_number(1)
    stage.backend.finish_number(1)
    assert stage.said() == ["One.", "Two."]


def test_stop_forgets_everything(stage: Stage) -> None:
    stage.say("One.", "Two.")
    stage.speaker.stop()
    stage.backend.finish_number(1)
    assert stage.said() == ["One."]
    assert stage.backend.stops == 1
    assert stage.speaker.wait(0)


def test_an_earcon_without_words_is_something_to_say(stage: Stage) -> None:
    stage.speaker.say([Utterance("", "en"), Utterance("", "en", earcons=(Earcon.PAIR,))])
    assert [utterance.earcons for utterance in stage.backend.said] == [(Earcon.PAIR,)]


def test_nothing_to_say_is_silence(stage: Stage) -> None:
    stage.say("One.")
    stage.say(" ")
    assert stage.backend.stops == 1
    assert stage.backend.speaking is None


def test_empty_sentences_are_left_out(stage: Stage) -> None:
    stage.say("", "One.", "  ", "Two.")
    stage.finish_all()
    assert stage.said() == ["One.", "Two."]


def test_nothing_late_to_say_changes_nothing(stage: Stage) -> None:
    stage.say("One.")
    stage.say(interrupt=False)
    assert stage.backend.speaking == Utterance("One.", "en")


def test_waiting_ends_with_the_last_sentence(stage: Stage) -> None:
    assert stage.speaker.wait(0)
    stage.say("One.")
    assert not stage.speaker.wait(0)
    stage.backend.finish()
    assert stage.speaker.wait(0)


def test_each_trouble_is_told_once(stage: Stage) -> None:
    for trouble in Trouble:
        for lang in ("fr", "fr", "en"):
            stage.backend.fail(trouble, lang)
    assert stage.troubles == [
        (Trouble.NO_DEVICE, "fr"),
        (Trouble.NO_VOICE, "fr"),
        (Trouble.NO_VOICE, "en"),
        (Trouble.NO_SUCH_VOICE, "fr"),
        (Trouble.NO_SUCH_VOICE, "en"),
        (Trouble.NO_LIBRARY, "fr"),
        (Trouble.SOUND_RETURNED, "fr"),
        (Trouble.RESTARTED, "fr"),
        (Trouble.GAVE_UP, "fr"),
    ]


def test_trouble_is_told_anew_once_all_was_well(stage: Stage) -> None:
    stage.backend.fail(Trouble.NO_VOICE, "fr")
    for _ in range(2):
        stage.say("One.", "Two.", "Three.")
        stage.backend.fail(Trouble.NO_DEVICE, "en")
        stage.backend.finish()  # nobody could hear it
        stage.backend.fail(Trouble.NO_DEVICE, "en")
        stage.backend.finish()
        stage.backend.finish()
        stage.backend.fail(Trouble.NO_VOICE, "fr")
    no_device = (Trouble.NO_DEVICE, "en")
    assert stage.troubles == [(Trouble.NO_VOICE, "fr"), no_device, no_device]


def test_a_closed_speaker_is_silent(stage: Stage) -> None:
    stage.say("One.", "Two.")
    stage.speaker.close()
    stage.backend.finish_number(1)
    stage.say("Three.")
    stage.backend.fail(Trouble.RESTARTED, "en")
    assert stage.said() == ["One."]
    assert stage.backend.closed
    assert not stage.troubles
    assert stage.speaker.wait(0)


def test_settings_reach_the_backend() -> None:
    backend = RecordingBackend()
    first, second = VoiceSettings.of(Settings()), VoiceSettings(300, 50, {"fr": "roa/fr-BE"})
    speaker = Speaker(backend, lambda *_: None, first)
    speaker.configure(second)
    assert backend.settings == [first, second]


class Model:
    """What a speaker is to do, in the plainest way: a list of what is due, whose first sentence is being spoken."""

    def __init__(self) -> None:
        self.due: list[str] = []
        self.begun: list[str] = []
        self._names = map(str, range(1000))

    def new(self, count: int) -> list[str]:
        return [next(self._names) for _ in range(count)]

    def replace(self, names: list[str]) -> None:
        self.due = list(names)
        self.begun += self.due[:1]

    def add(self, name: str) -> None:
        self.due.append(name)
        self.begun += [name] if len(self.due) == 1 else []

    def finish(self) -> None:
        self.begun += self.due[1:2]
        self.due = self.due[1:]


@given(st.lists(st.one_of(st.integers(1, 3), st.sampled_from(["late", "stop", "finish"])), max_size=30))
def test_what_is_spoken_belongs_to_the_last_command_or_came_late(steps: list[int | str]) -> None:
    """No sentence lost, repeated, or spoken after its time, whatever comes when."""
    stage, model = Stage(), Model()
    for step in steps:
        if step == "late":
            (name,) = model.new(1)
            model.add(name)
            stage.say(name, interrupt=False)
        elif step == "stop":
            model.due = []
            stage.speaker.stop()
        elif step == "finish":
            model.finish()
            stage.backend.finish()
        else:
            names = model.new(int(step))
            model.replace(names)
            stage.say(*names)
    assert stage.said() == model.begun
    assert stage.speaker.wait(0) is not bool(model.due)
