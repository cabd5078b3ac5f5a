"""The speaking process: its obedience with a made-up engine, and the real one without a sound device."""

import json
import queue
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from pyramid_access.speech.child_process import CHILD_COMMAND, ChildProcess, child_environment, list_voices
from pyramid_access.speech.messages import (
    NO_WORDS,
    Answer,
    Command,
    Configure,
    Finished,
    InTrouble,
    ListVoices,
    Ready,
    Say,
    Slow,
    Started,
    Stop,
    Taken,
    Trouble,
    Voices,
    decode,
    encode,
)
from pyramid_access.speech.sound_device import NoSoundDeviceError, SoundReturnedError
from pyramid_access.speech.speaker import Speaker
from pyramid_access.speech.voice_child import NO_LIBRARY_EXIT, VoiceChild
from pyramid_access.speech.voice_process import VoiceProcess
from pyramid_access.utterance import Earcon, Utterance
from tests.speech.conftest import OwnVoice

VOICES = [
    SimpleNamespace(id="7", name="Anna", languages=["de_DE"]),
    SimpleNamespace(id="8", name="Thomas", languages=["fr_FR"]),
]


class FakeEngine:
    """pyttsx3's engine as on a system where voices have numbers: speaks each sentence in one step of its loop."""

    def __init__(self) -> None:
        self.properties: dict[str, object] = {"voice": "7", "voices": VOICES, "rate": 200, "volume": 1.0}
        self.spoken: list[tuple[str, object, object]] = []
        self.waiting: tuple[str, str] | None = None
        self.failure: Exception | None = None
        self.later: Exception | None = None
        """What goes wrong in the middle of a sentence that goes on."""
        self.callbacks: dict[str, Callable[..., None]] = {}

    def connect(self, topic: str, callback: Callable[..., None]) -> None:
        self.callbacks[topic] = callback

    def startLoop(self, _driver_loop: bool) -> None: ...  # noqa: N802

    def isBusy(self) -> bool:  # noqa: N802
        return False

    def stop(self) -> None:
        if self.waiting:
            (_, name), self.waiting = self.waiting, None
            self.callbacks["finished-utterance"](name=name, completed=False)

    def say(self, text: str, name: str) -> str | None:
        if not text.strip():
            return "Argument value can't be None or empty"
        self.waiting = (text, name)
        return None

    def iterate(self) -> None:
        if not self.waiting:
            return
        (text, name), self.waiting = self.waiting, None
        if self.failure:
            self.callbacks["error"](name=name, exception=self.failure)
        else:
            self.spoken.append((text, self.properties["voice"], self.properties["rate"]))
            self.callbacks["started-utterance"](name=name)
        if self.later:
            self.callbacks["error"](name=name, exception=self.later)
        self.callbacks["finished-utterance"](name=name, completed=not self.failure)

    def getProperty(self, name: str) -> object:  # noqa: N802
        return self.properties[name]

    def setProperty(self, name: str, value: object) -> None:  # noqa: N802
        if name != "voice" or value in ("7", "8"):
            self.properties[name] = value


class OwnEngine(FakeEngine):
    """The same with our own driver, which has earcons; keeps what was set when each sentence began."""

    def __init__(self) -> None:
        super().__init__()
        self.properties |= {"earcons": (), "earcon_volume": 1.0, "pan": 0.0}
        self.heard: list[tuple[str, object, object]] = []

    def say(self, text: str, name: str) -> str | None:
        self.heard.append((text, self.properties["earcons"], self.properties["pan"]))
        return super().say(text, name)


def obey(engine: FakeEngine, *commands: Command) -> list[Answer]:
    answers: list[Answer] = []
    orders: queue.SimpleQueue[Command | None] = queue.SimpleQueue()
    for command in (*commands, None):
        orders.put(command)
    VoiceChild(engine, answers.append).run(orders)
    return answers


def test_a_sentence_is_spoken_with_a_voice_of_its_language() -> None:
    engine = FakeEngine()
    assert obey(engine, Say(1, "Bonjour.", "fr")) == [Started(1, "8"), Finished(1), Taken(1)]
    assert engine.spoken == [("Bonjour.", "8", 200)]


def test_each_sentence_has_its_own_language() -> None:
    engine = FakeEngine()
    obey(engine, Say(1, "Guten Tag.", "de"), Say(2, "Bonjour.", "fr"), Say(3, "Tag.", "de"))
    assert [voice for _, voice, _ in engine.spoken] == ["7", "8", "7"]


def test_no_voice_is_told_once_and_the_default_speaks() -> None:
    engine = FakeEngine()
    answers = obey(engine, Say(1, "Bonjour.", "fr"), Say(2, "Saluton.", "eo"), Say(3, "Saluton.", "eo"))
    assert [answer for answer in answers if isinstance(answer, InTrouble)] == [InTrouble("no-voice", "eo")]
    assert [voice for _, voice, _ in engine.spoken] == ["8", "7", "7"]


def test_a_chosen_voice_that_does_not_exist_is_told_and_the_usual_one_speaks() -> None:
    engine = FakeEngine()
    answers = obey(engine, Configure(1, 180, 80, {"fr": "nonsense"}), Say(2, "Bonjour.", "fr"))
    assert [answer for answer in answers if isinstance(answer, InTrouble)] == [InTrouble("no-such-voice", "fr")]
    assert engine.spoken == [("Bonjour.", "8", 180)]


def test_settings_hold_for_the_next_sentence() -> None:
    engine = FakeEngine()
    obey(engine, Configure(1, 320, 50, {"fr": "7"}), Stop(2), Say(3, "Bonjour.", "fr"))
    assert engine.spoken == [("Bonjour.", "7", 320)]
    assert engine.properties["volume"] == 0.5


def test_an_unknown_chosen_voice_does_not_leave_the_language_without_one() -> None:
    engine = FakeEngine()
    answers = obey(engine, Configure(1, 200, 50, {"fr": "99"}), Say(2, "Bonjour.", "fr"))
    assert Started(2, "8") in answers


def test_a_sentence_that_cannot_be_heard_is_over() -> None:
    engine = FakeEngine()
    engine.failure = NoSoundDeviceError("none")
    assert obey(engine, Say(1, "Bonjour.", "fr")) == [InTrouble("no-device", "fr"), Finished(1), Taken(1)]


def test_an_empty_sentence_is_over() -> None:
    assert obey(FakeEngine(), Say(1, " ", "fr")) == [Finished(1), Taken(1)]


def test_earcons_and_place_are_those_of_the_sentence() -> None:
    engine = OwnEngine()
    obey(engine, Say(1, "Un.", "fr", ["king", "gong"], -0.5), Say(2, "Deux.", "fr"))
    assert engine.heard == [("Un.", (Earcon.KING,), -0.5), ("Deux.", (), 0.0)]


def test_earcons_without_words_need_no_voice() -> None:
    engine = OwnEngine()
    assert obey(engine, Say(1, "", "eo", ["edge"])) == [Started(1, "7"), Finished(1), Taken(1)]
    assert engine.heard == [(NO_WORDS, (Earcon.EDGE,), 0.0)]


def test_an_engine_without_earcons_leaves_them_out() -> None:
    engine = FakeEngine()
    answers = obey(engine, Configure(1, 180, 80, {}, 30), Say(2, "Un.", "fr", ["king"], 0.5), Say(3, "", "fr", ["won"]))
    assert [text for text, _, _ in engine.spoken] == ["Un."]
    assert not engine.properties.keys() & {"earcons", "earcon_volume", "pan", "pitch"}
    assert answers[-2:] == [Finished(3), Taken(3)]


def test_sound_that_returns_is_told_and_the_sentence_goes_on() -> None:
    engine = OwnEngine()
    engine.later = SoundReturnedError("the device was lost")
    answers = obey(engine, Say(1, "Un.", "fr"))
    assert answers == [Started(1, "8"), InTrouble("sound-returned", "fr"), Finished(1), Taken(1)]


def test_pitch_is_obeyed() -> None:
    engine = OwnEngine()
    obey(engine, Configure(1, 180, 80, {}, pitch=70), Say(2, "Un.", "fr"))
    assert engine.properties["pitch"] == 70


def test_volumes_out_of_range_are_limited() -> None:
    engine = OwnEngine()
    obey(engine, Configure(1, 180, 10**400, {}, -5), Say(2, "Un.", "fr"))
    assert (engine.properties["volume"], engine.properties["earcon_volume"]) == (1.0, 0.0)


def test_voices_are_listed() -> None:
    (voices, taken) = obey(FakeEngine(), ListVoices(4))
    assert isinstance(voices, Voices)
    assert voices.voices[1] == {"id": "8", "name": "Thomas", "languages": ["fr-fr"]}
    assert taken == Taken(4)


class SystemEngine(FakeEngine):
    """The same with a voice of Windows."""

    def __init__(self) -> None:
        super().__init__()
        self.properties |= {
            "voice": "HKEY\\A",
            "voices": [SimpleNamespace(id="HKEY\\A", name="Hortense", languages="fr")],
        }
        self.properties |= {"slow": True}


def obey_both(own: FakeEngine, system: Callable[[], FakeEngine], *commands: Command) -> list[Answer]:
    answers: list[Answer] = []
    orders: queue.SimpleQueue[Command | None] = queue.SimpleQueue()
    for command in (*commands, None):
        orders.put(command)
    VoiceChild(own, answers.append, system).run(orders)
    return answers


def test_a_chosen_voice_of_the_system_speaks_beside_the_own_earcons() -> None:
    own, system = OwnEngine(), SystemEngine()
    say = Say(2, "Un.", "fr", ["king"], -0.5)
    answers = obey_both(own, lambda: system, Configure(1, 300, 50, {"fr": "HKEY\\A"}), say, Say(3, "Tag.", "de"))
    assert [text for text, *_ in system.spoken] == ["Un."]
    assert (system.properties["rate"], system.properties["volume"]) == (300, 0.5)
    assert own.heard == [(NO_WORDS, (Earcon.KING,), -0.5), ("Tag.", (), 0.0)]
    assert [answer for answer in answers if not isinstance(answer, Slow)] == [
        Taken(1),
        *[Started(2, "HKEY\\A"), Finished(2), Taken(2)],
        *[Started(3, "7"), Finished(3), Taken(3)],
    ]
    assert answers.index(Slow()) < answers.index(Taken(2))


def test_the_systems_engine_is_not_asked_for_what_the_own_voice_can_do() -> None:
    def never() -> FakeEngine:
        raise AssertionError

    own = OwnEngine()
    assert Started(2, "8") in obey_both(own, never, Configure(1, 180, 80, {"fr": "8"}), Say(2, "Un.", "fr"))


def test_where_the_systems_engine_is_broken_the_own_voice_speaks() -> None:
    def broken() -> FakeEngine:
        raise OSError("class not registered")

    own = OwnEngine()
    commands = Configure(1, 180, 80, {"fr": "HKEY\\A"}), Say(2, "Un.", "fr"), Say(3, "Deux.", "fr")
    answers = obey_both(own, broken, *commands)
    assert [answer for answer in answers if isinstance(answer, InTrouble)] == [InTrouble("no-such-voice", "fr")]
    assert [text for text, *_ in own.spoken] == ["Un.", "Deux."]


def test_a_language_that_only_the_system_knows_is_spoken_by_it() -> None:
    system = SystemEngine()
    system.properties["voices"] = [SimpleNamespace(id="HKEY\\A", name="Eo", languages="eo")]
    assert Started(1, "HKEY\\A") in obey_both(OwnEngine(), lambda: system, Say(1, "Saluton.", "eo"))


def test_voices_of_both_are_listed() -> None:
    answers = obey_both(OwnEngine(), SystemEngine, ListVoices(4))
    voices = [answer.voices for answer in answers if isinstance(answer, Voices)]
    assert [[voice["id"] for voice in one] for one in voices] == [["7", "8"], ["HKEY\\A"]]


def test_voices_that_are_not_told_in_time_are_left_out() -> None:
    told = f"import sys, time; sys.stdout.buffer.write({encode(Voices(1, [{'id': 'roa/fr'}]))!r}); sys.stdout.flush()"
    voices = list_voices(3.0, (sys.executable, "-c", told + "; time.sleep(60)"))
    assert [voice.id for voice in voices] == ["roa/fr"]


def real_child(*lines: bytes, code: str | None = None) -> tuple[list[Answer], int, bytes]:
    """Give lines to a real child; return its answers, its exit code, its errors."""
    command = CHILD_COMMAND if code is None else (sys.executable, "-c", code)
    done = subprocess.run(
        command, input=b"".join(lines), capture_output=True, env=child_environment(), timeout=20, check=False
    )
    answers = [decode(line) for line in done.stdout.splitlines()]
    return [a for a in answers if a is not None and not isinstance(a, Command)], done.returncode, done.stderr


@pytest.mark.usefixtures("no_sound")
def test_a_malformed_line_does_not_end_the_child() -> None:
    answers, code, _ = real_child(b"nonsense\n", b"\xff\n", b'{"kind": "Say"}\n', encode(Ready()), encode(Stop(5)))
    assert answers == [Ready(), Taken(5)]
    assert code == 0


@pytest.mark.usefixtures("no_sound")
def test_no_earcons_or_place_however_wrong_end_the_child() -> None:
    wrong = [
        {"earcons": ["pair", "gong", 7, None, ["pair"], {}], "pan": 1e300},
        {"earcons": ["pair"] * 50, "pan": -7.5},
        {"earcons": [""], "text": " "},
    ]
    lines = [json.dumps({"kind": "Say", "id": 1, "text": "Un.", "lang": "fr", **fields}).encode() for fields in wrong]
    answers, code, errors = real_child(*(line + b"\n" for line in lines), encode(Stop(5)))
    assert [answer for answer in answers if isinstance(answer, Taken)] == [Taken(1)] * 3 + [Taken(5)]
    assert code == 0
    assert b"Traceback" not in errors


@pytest.mark.usefixtures("no_sound")
def test_without_a_device_every_sentence_is_over(own_voice: Callable[..., OwnVoice]) -> None:
    voice = own_voice()
    voice.say("Un.", "Deux.")
    assert voice.speaker.wait(10)
    voice.say("Trois.")
    assert voice.speaker.wait(10)
    assert voice.troubles == [(Trouble.NO_DEVICE, "fr")]


BROKEN = "import sys; sys.modules[{!r}] = None\nfrom pyramid_access.speech import voice_child\n"
RUN = "import os; os._exit(voice_child.main())"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the system's voices speak then")
@pytest.mark.parametrize("module", ["pyttsx3", "ctypes"])
def test_without_a_speech_library_the_child_says_so_and_ends(module: str) -> None:
    answers, code, _ = real_child(code=BROKEN.format(module) + RUN)
    assert answers == [InTrouble("no-library", "")]
    assert code == NO_LIBRARY_EXIT


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the system's voices speak then")
@pytest.mark.parametrize("module", ["pyttsx3", "miniaudio"])
def test_without_a_library_the_game_goes_on(module: str) -> None:
    command = (sys.executable, "-c", BROKEN.format(module) + RUN)
    troubles: list[Trouble] = []
    process = VoiceProcess(spawn=partial(ChildProcess, command=command))
    speaker = Speaker(process, lambda trouble, _: troubles.append(trouble))
    speaker.say([Utterance("Un.", "fr"), Utterance("Deux.", "fr")])
    assert speaker.wait(10)
    assert troubles == [Trouble.NO_LIBRARY]
    speaker.close()
    assert process._keeper.child is None


def test_voices_of_the_real_engine() -> None:
    voices = {voice.id: voice for voice in list_voices()}
    assert "fr" in voices["roa/fr"].languages
    assert "en" in voices["gmw/en"].languages


def test_no_voices_where_no_engine_runs() -> None:
    assert list_voices(command=("/no/such/program",)) == ()
    assert list_voices(command=(sys.executable, "-c", "")) == ()


@pytest.mark.usefixtures("no_sound")
def test_errors_go_to_the_log_and_not_to_the_terminal(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "speech.log"
    ended: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
    child = ChildProcess(ended.put, log, (sys.executable, "-c", "import sys; sys.stderr.write('oh')"))
    assert ended.get(timeout=10) is None
    child.close()
    assert log.read_text() == "oh"
    assert capfd.readouterr() == ("", "")


def test_a_log_that_cannot_be_written_does_not_matter(tmp_path: Path) -> None:
    child = ChildProcess(lambda _: None, tmp_path / "no" / "folder", (sys.executable, "-c", ""))
    child.close()


def test_a_file_in_the_players_folder_is_not_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "queue.py").write_text("raise SystemExit('taken over')")
    monkeypatch.chdir(tmp_path)
    answers, code, _ = real_child()
    assert answers == [Ready()]
    assert code == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the system's voices speak then")
def test_what_a_library_prints_is_not_an_answer() -> None:
    code = "import os; from pyramid_access.speech import voice_child\nengine = voice_child._engine\n"
    code += "def loud():\n os.write(1, b'Audio saved')\n return engine()\nvoice_child._engine = loud\n" + RUN
    answers, _, errors = real_child(code=code)
    assert answers == [Ready()]
    assert b"Audio saved" in errors
