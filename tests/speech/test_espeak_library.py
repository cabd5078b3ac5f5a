"""eSpeak NG through ctypes, and the pyttsx3 driver over it, with the real library."""

import array
import os
import shutil
import subprocess
import sys
from operator import mul
from pathlib import Path

import pytest

from pyramid_access.speech.engines import has_own_voice

if not has_own_voice():
    pytest.skip("the own voice has no wheels here", allow_module_level=True)

from pyramid_access.speech.child_process import ChildProcess, child_environment, list_voices
from pyramid_access.speech.espeak_library import LONGEST_DATA_PATH, EspeakLibrary
from pyramid_access.speech.messages import Trouble
from pyramid_access.speech.speaker import Speaker
from pyramid_access.speech.voice_process import VoiceProcess
from pyramid_access.utterance import Utterance


def spoken(library: EspeakLibrary, text: str) -> bytes:
    parts: list[bytes] = []
    library.synthesise(text, lambda samples: parts.append(samples) or True)
    return b"".join(parts)


def test_a_sentence_becomes_samples(library: EspeakLibrary) -> None:
    assert library.set_voice("roa/fr")
    samples = array.array("h", spoken(library, "Dame de cœur."))
    assert 0.4 < len(samples) / library.sample_rate < 3
    assert max(samples) > 3000


def test_a_sink_that_has_enough_ends_the_synthesis(library: EspeakLibrary) -> None:
    parts: list[bytes] = []
    library.synthesise("Un, deux, trois, quatre, cinq, six. " * 20, lambda samples: bool(parts.append(samples)))
    assert len(parts) == 1
    assert spoken(library, "Six.")


def test_voices_are_found_by_tag_and_speak_differently(library: EspeakLibrary) -> None:
    assert library.find_voice("fr") == "roa/fr"
    assert library.find_voice("en-US") == "gmw/en-US"
    assert library.find_voice("xx") is None
    assert library.find_voice("../x") is None
    library.set_voice("roa/fr")
    french = spoken(library, "Six.")
    library.set_voice("gmw/en")
    assert library.voice() == "gmw/en"
    assert spoken(library, "Six.") != french


def test_an_unknown_voice_changes_nothing(library: EspeakLibrary) -> None:
    library.set_voice("roa/fr")
    assert not library.set_voice("no/such")
    assert library.voice() == "roa/fr"


def test_rate_and_volume_are_obeyed(library: EspeakLibrary) -> None:
    library.set_voice("roa/fr")
    library.set_rate(100)
    library.set_volume(100)
    slow = spoken(library, "Neuf de carreau.")
    library.set_rate(300)
    fast = spoken(library, "Neuf de carreau.")
    library.set_volume(20)
    soft = spoken(library, "Neuf de carreau.")
    library.set_volume(100)
    assert len(fast) < 0.7 * len(slow)
    assert max(array.array("h", soft)) < 0.5 * max(array.array("h", fast))


def period(samples: bytes, rate: int) -> int:
    """Return after how many samples a vowel is most like itself: the higher the voice, the fewer."""
    vowel = array.array("h", samples)
    middle = vowel[len(vowel) // 2 :][: rate // 20]

    def likeness(lag: int) -> float:
        return sum(map(mul, middle[:-lag], middle[lag:])) / (len(middle) - lag)

    return max(range(rate // 400, rate // 50), key=likeness)


def test_pitch_is_obeyed_and_outlives_a_change_of_voice(library: EspeakLibrary) -> None:
    periods = []
    for pitch in (0, 50, 100):
        library.set_pitch(pitch)
        library.set_voice("gmw/en")
        library.set_voice("roa/fr")
        periods.append(period(spoken(library, "Aaaaa."), library.sample_rate))
    library.set_pitch(50)
    low, usual, high = periods
    assert low > 1.15 * usual > 1.3 * high


def test_phonemes_tell_what_is_said(library: EspeakLibrary) -> None:
    library.set_voice("roa/fr")
    assert library.phonemes("Rangée 6, place 3.") == "ʁɑ̃ʒˈe sˈis | plˈas tʁwˈa"
    assert library.phonemes("") == ""


@pytest.mark.parametrize("text", ["", " ", "…", "\0", "\ud800", "♥" * 50, "a" * 20_000, "<speak>a</speak>", "日本語"])
def test_no_text_is_too_strange(library: EspeakLibrary, text: str) -> None:
    library.synthesise(text, lambda _: False)


def test_voices_are_listed(library: EspeakLibrary) -> None:
    voices = {voice.id: voice for voice in library.voices()}
    assert voices["roa/fr"].name.startswith("French")
    assert voices["roa/fr"].languages == ("fr-fr", "fr")


DRIVER = """
from pyramid_access.speech.engines import own_engine
engine = own_engine()
engine.startLoop(False)
engine.iterate()
"""
PROPERTIES = """
def is_refused(name, value):
    errors = []
    token = engine.connect("error", lambda name, exception: errors.append(exception))
    engine.setProperty(name, value)
    engine.disconnect(token)
    return bool(errors)

for given, taken in ((1, 80), (200, 200), (9999, 450)):
    engine.setProperty("rate", given)
    assert engine.getProperty("rate") == taken
for given, taken in ((-1, 0.0), (0.3, 0.3), (5.0, 1.0)):
    engine.setProperty("volume", given)
    assert engine.getProperty("volume") == taken
engine.setProperty("voice", "fr")
assert engine.getProperty("voice") == "roa/fr"
assert is_refused("voice", "no such voice") and is_refused("colour", 3)
assert engine.getProperty("voice") == "roa/fr"
assert any(voice.id == "roa/fr" and "fr" in voice.languages for voice in engine.getProperty("voices"))
"""
RUN_AND_WAIT = """
from pyramid_access.speech.engines import own_engine
engine = own_engine()
ended = []
engine.connect("finished-utterance", lambda name, completed: ended.append(name))
for number in "123":
    engine.say("Un.", number)
engine.runAndWait()
assert ended == ["1", "2", "3"], ended
engine.runAndWait()
assert len(ended) == 3
"""


def run_python(code: str) -> subprocess.CompletedProcess[bytes]:
    code += "\nimport os; os._exit(0)"
    return subprocess.run(
        [sys.executable, "-c", code], env=child_environment(), capture_output=True, timeout=20, check=False
    )


def test_the_drivers_properties() -> None:
    done = run_python(DRIVER + PROPERTIES)
    assert done.returncode == 0, done.stderr


@pytest.mark.usefixtures("no_sound")
def test_the_driver_serves_pyttsx3s_own_loop() -> None:
    done = run_python(RUN_AND_WAIT)
    assert done.returncode == 0, done.stderr


def test_a_data_path_longer_than_the_librarys_buffer(tmp_path: Path) -> None:
    """A deep virtual environment: the library would end the process with exit code 1."""
    import espeakng_loader

    deep = tmp_path.joinpath(*["é ünï cödé folder"] * 12)
    assert len(bytes(deep)) > LONGEST_DATA_PATH + 70
    shutil.copytree(Path(espeakng_loader.__file__).parent, deep / "espeakng_loader", symlinks=True)
    code = f"import sys; sys.path.insert(0, {str(deep)!r})\n"
    code += "from pyramid_access.speech.espeak_library import EspeakLibrary\nlibrary = EspeakLibrary()\n"
    code += "assert library._data.is_relative_to(sys.path[0])\nassert library.set_voice(library.find_voice('fr'))\n"
    code += "parts = []\nlibrary.synthesise('Bonjour.', lambda part: not parts.append(part))\nassert parts\n"
    done = run_python(code)
    assert done.returncode == 0, done.stderr


def test_damaged_data_is_no_library(tmp_path: Path) -> None:
    (tmp_path / "espeakng_loader" / "espeak-ng-data").mkdir(parents=True)
    (tmp_path / "espeakng_loader" / "__init__.py").touch()
    import espeakng_loader

    shutil.copy(espeakng_loader.get_library_path(), tmp_path / "espeakng_loader")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
    code += "from pyramid_access.speech.espeak_library import EspeakLibrary, NoSpeechLibraryError\n"
    code += "from pyramid_access.speech import espeak_library\nespeak_library._SYSTEM_LIBRARY = 'no-such-library.so'\n"
    code += "try:\n EspeakLibrary()\nexcept NoSpeechLibraryError:\n pass\nelse:\n raise SystemExit(7)\n"
    done = run_python(code)
    assert done.returncode == 0, done.stderr


def damaged_wheel(folder: Path, *missing: str) -> str:
    """Copy the wheel without some files of its data; return code that finds the copy first."""
    import espeakng_loader

    shutil.copytree(Path(espeakng_loader.__file__).parent, folder / "espeakng_loader", symlinks=True)
    for name in missing:
        (folder / "espeakng_loader" / "espeak-ng-data" / name).unlink()
    return f"import sys; sys.path.insert(0, {str(folder)!r})\n"


def test_a_voice_whose_dictionary_is_damaged_is_none_and_the_others_speak(tmp_path: Path) -> None:
    code = damaged_wheel(tmp_path, "fr_dict")
    code += "from pyramid_access.speech.espeak_library import EspeakLibrary\nlibrary = EspeakLibrary()\n"
    code += "assert library._data and library._data.is_relative_to(sys.path[0])\n"
    code += "assert library.set_voice('roa/it') and not library.set_voice('roa/fr')\n"
    code += "assert library.voice() == 'roa/it'\n"
    done = run_python(code)
    assert done.returncode == 0, done.stderr


def test_a_library_that_is_cut_short_ends_each_process_and_is_told_once(tmp_path: Path) -> None:
    """No process can catch that: the system ends it for reading behind the end of the file."""
    code = damaged_wheel(tmp_path)
    os.truncate(tmp_path / "espeakng_loader" / "libespeak-ng.so", 50_000)
    code += "from pyramid_access.speech import voice_child\nimport os\nos._exit(voice_child.main())\n"
    command = (sys.executable, "-P", "-c", code)
    process = VoiceProcess(spawn=lambda tell: ChildProcess(tell, command=command))
    told: list[Trouble] = []
    speaker = Speaker(process, lambda trouble, _: told.append(trouble))
    for text in ("Roi de pique.", "Dame de cœur.", "Six de trèfle."):
        speaker.say([Utterance(text, "fr")])
        assert speaker.wait(10)
    speaker.close()
    assert told == [Trouble.NO_LIBRARY]
    assert list_voices(command=command) == ()  # so the doctor says that the library is damaged, and how to repair it


@pytest.mark.parametrize("missing", ["phontab", "phondata"])
def test_a_damaged_wheel_leaves_the_word_to_the_systems_library(tmp_path: Path, missing: str) -> None:
    # Asked in a process of its own: in this one, a test before may have loaded the wheel's library under that name.
    if run_python("import ctypes; ctypes.CDLL('libespeak-ng.so.1')").returncode != 0:
        pytest.skip("the system has no eSpeak NG")
    code = damaged_wheel(tmp_path, missing)
    code += "from pyramid_access.speech.espeak_library import EspeakLibrary\nlibrary = EspeakLibrary()\n"
    code += "assert library._data is None\nassert library.set_voice('roa/fr')\n"
    code += "assert library.phonemes('Six.') == 'sˈis'\n"
    code += "parts = []\nlibrary.synthesise('Six.', lambda part: not parts.append(part))\nassert any(b''.join(parts))\n"
    done = run_python(code)
    assert done.returncode == 0, done.stderr
