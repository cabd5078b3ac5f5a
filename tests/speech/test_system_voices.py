"""The voices of Windows and of the Mac, with the real speaking process on simulated systems."""

import gc
import queue
import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from pyramid_access.speech import mac_voice, sapi_voice, system_driver
from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.child_process import ChildProcess
from pyramid_access.speech.engines import engine_of
from pyramid_access.speech.messages import (
    Answer,
    Command,
    Configure,
    Finished,
    InTrouble,
    ListVoices,
    Say,
    Slow,
    Started,
    Stop,
    Taken,
    Trouble,
    Voices,
)
from pyramid_access.speech.speaker import Speaker
from pyramid_access.speech.voice_child import VoiceChild
from pyramid_access.speech.voice_process import VoiceProcess
from pyramid_access.utterance import Utterance
from tests.speech import simulated_mac, simulated_sapi

System = simulated_sapi.System | simulated_mac.System
INTERRUPTIONS = 200
MODULES = ("comtypes", "comtypes.client", "pythoncom", "AppKit", "Foundation")


@pytest.fixture(autouse=True)
def modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the simulated modules go with the test."""
    for name in MODULES:
        monkeypatch.setitem(sys.modules, name, None)


def engine_on(system: System) -> Any:
    system.install()
    gc.collect()  # pyttsx3 gives out the engine of the test before as long as it is somewhere
    driver = sapi_voice if isinstance(system, simulated_sapi.System) else mac_voice
    return engine_of(driver)


class Running:
    """A speaking process without the process: its loop in a thread."""

    def __init__(self, system: System) -> None:
        self.answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        self.told: list[Answer] = []
        self._commands: queue.SimpleQueue[Command | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, args=(system,), daemon=True)
        self._thread.start()

    def _run(self, system: System) -> None:
        VoiceChild(engine_on(system), self.answers.put).run(self._commands)

    def obey(self, command: Command) -> None:
        self._commands.put(command)
        self.wait_for(Taken(command.id))

    def wait_for(self, answer: Answer, seconds: float = 5) -> None:
        while answer not in self.told:
            self.told.append(self.answers.get(timeout=seconds))

    def look(self) -> list[Answer]:
        """Return all that was told."""
        while not self.answers.empty():
            self.told.append(self.answers.get())
        return [answer for answer in self.told if not isinstance(answer, Taken | Slow)]

    def close(self) -> None:
        self._commands.put(None)
        self._thread.join(5)


@pytest.fixture
def running() -> Iterator[Callable[[System], Running]]:
    made: list[Running] = []

    def make(system: System) -> Running:
        made.append(Running(system))
        return made[-1]

    yield make
    for one in made:
        one.close()


SYSTEMS: dict[str, Callable[[], System]] = {
    "sapi, two ends": simulated_sapi.System,
    "sapi, one end": partial(simulated_sapi.System, tells_of_cut=False),
    "sapi, ends at once": partial(simulated_sapi.System, late=0.0),
    "mac": simulated_mac.System,
}


@pytest.mark.parametrize("make", SYSTEMS.values(), ids=SYSTEMS)
def test_of_200_interruptions_none_fails(make: Callable[[], System], running: Callable[[System], Running]) -> None:
    system, chance = make(), random.Random(7)
    voice = running(system)
    to_the_end: list[int] = []
    for number in range(INTERRUPTIONS):
        voice.obey(Say(number, f"Phrase {number:>12}.", "fr"))
        if number % 8 == 7:
            to_the_end.append(number)
            voice.wait_for(Finished(number))
            assert system.heard[-1] == f"Phrase {number:>12}."  # told when it was heard, not before
        elif number % 8 == 3:
            time.sleep(chance.random() * 0.01)
            voice.obey(Stop(1000 + number))
            begun = len(system.begun)
            time.sleep(0.005)
            assert len(system.begun) == begun
        else:
            time.sleep(chance.random() * 0.01)
    ends = [answer.id for answer in voice.look() if isinstance(answer, Finished)]
    heard = [int(text.strip(".").split()[1]) for text in system.heard]
    assert set(to_the_end) <= set(ends) == set(ends) & set(heard)
    assert heard == sorted(set(heard))
    begun = [int(text.strip(".").split()[1]) for text in system.begun]
    assert begun == sorted(set(begun))
    assert len(begun) > INTERRUPTIONS * 0.4
    assert not [answer for answer in voice.told if isinstance(answer, InTrouble)]


def sapi_with(*tokens: Any) -> simulated_sapi.System:
    return simulated_sapi.System(tokens=[*tokens, *simulated_sapi.usual_tokens()])


STRANGE = {
    "two languages": simulated_sapi.Token("Guy", "Guy", {"Language": "809;9"}),
    "no language": simulated_sapi.Token("Guy", "Guy", {}),
    "a language that is no number": simulated_sapi.Token("Guy", "Guy", {"Language": "English"}),
}


@pytest.mark.parametrize("token", STRANGE.values(), ids=STRANGE)
def test_a_strange_voice_does_not_take_the_others_along(token: Any, running: Callable[[System], Running]) -> None:
    voice = running(sapi_with(token))
    voice.obey(Say(1, "Roi.", "fr"))
    voice.wait_for(Finished(1))
    assert voice.look()[0] == Started(1, simulated_sapi.HORTENSE)


def listed(voice: Running) -> list[dict[str, object]]:
    voice.obey(ListVoices(1))
    return next(answer.voices for answer in voice.told if isinstance(answer, Voices))


def test_voices_of_windows_are_listed(running: Callable[[System], Running]) -> None:
    system = simulated_sapi.System()
    system.tokens += [simulated_sapi.UnreadableToken(), STRANGE["two languages"]]
    voices = listed(running(system))
    assert [(voice["id"], voice["languages"]) for voice in voices] == [
        (simulated_sapi.ZIRA, ["en-us"]),
        (simulated_sapi.HORTENSE, ["fr-fr"]),
        ("Guy", ["en-gb"]),
    ]


def test_voices_of_the_mac_are_listed(running: Callable[[System], Running]) -> None:
    system = simulated_mac.System()
    system.voices["com.apple.voice.half.removed"] = None
    voices = listed(running(system))
    assert [voice["id"] for voice in voices] == [simulated_mac.SAMANTHA, simulated_mac.THOMAS]


def test_where_no_list_can_be_read_the_default_voice_speaks(running: Callable[[System], Running]) -> None:
    system = simulated_sapi.System(is_listed=False)
    voice = running(system)
    voice.obey(Say(1, "Roi.", "fr"))
    voice.wait_for(Finished(1))
    assert system.heard == ["Roi."]
    assert voice.look()[:2] == [InTrouble("no-voice", "fr"), Started(1, simulated_sapi.ZIRA)]


@pytest.mark.parametrize("make", [simulated_sapi.System, simulated_mac.System])
def test_rate_and_volume_outlive_a_change_of_voice(
    make: Callable[[], System], running: Callable[[System], Running]
) -> None:
    system = make()
    voice = running(system)
    voice.obey(Configure(1, 300, 50, {}))
    for number, lang in enumerate(["fr", "en", "fr"], 2):
        voice.obey(Say(number, f"Un {number}.", lang))
        voice.wait_for(Finished(number))
    if isinstance(system, simulated_sapi.System):
        assert (system.speech.Rate, system.speech.Volume) == (6, 50)
    else:
        assert system.synthesizer.settings == {"rate": 300.0, "volume": 0.5}


@pytest.mark.parametrize("make", [simulated_sapi.System, simulated_mac.System])
def test_without_a_device_each_sentence_is_over_and_sound_may_return(
    make: Callable[..., System], running: Callable[[System], Running]
) -> None:
    system = make(has_device=False)
    voice = running(system)
    voice.obey(Say(1, "Un.", "fr"))
    assert voice.look() == [InTrouble("no-device", "fr"), Finished(1)]
    system.has_device = True
    voice.obey(Say(2, "Deux.", "fr"))
    voice.wait_for(Finished(2))
    assert system.heard == ["Deux."]


def test_a_system_that_is_silent_without_a_word_is_found_out(
    running: Callable[[System], Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_driver, "_UNTIL_HEARD", 0.05)
    monkeypatch.setattr(simulated_sapi, "_STARTS", 100.0)
    voice = running(simulated_sapi.System())
    voice.obey(Say(1, "Un.", "fr"))
    voice.wait_for(Finished(1))
    assert voice.look() == [InTrouble("no-device", "fr"), Finished(1)]


class Heard:
    """A speaker with a process that speaks on a simulated system."""

    def __init__(self, *arguments: str) -> None:
        self.troubles: list[tuple[Trouble, str]] = []
        command = (sys.executable, "-m", "tests.speech.simulated_child", *arguments)
        self.process = VoiceProcess(spawn=partial(ChildProcess, command=command))
        settings = VoiceSettings(350, 80, {})
        self.speaker = Speaker(self.process, lambda *trouble: self.troubles.append(trouble), settings)

    def say(self, text: str) -> None:
        self.speaker.say([Utterance(text, "fr")])


SLOW = ("win32", "slow_voice=0.8", "slow_speak=0.35")
SILENT = ("win32", "has_device=false")


@pytest.mark.parametrize(
    ("arguments", "troubles"), [(SLOW, []), (SILENT, [(Trouble.NO_DEVICE, "fr")]), (("darwin",), [])]
)
def test_no_process_is_lost(arguments: tuple[str, ...], troubles: list[object]) -> None:
    heard = Heard(*arguments)
    for number in range(4):
        heard.say(f"Phrase {number}.")
        time.sleep(0.05)
    assert heard.speaker.wait(20)
    heard.say("Fin.")
    assert heard.speaker.wait(20)
    assert heard.troubles == troubles
    heard.speaker.close()
