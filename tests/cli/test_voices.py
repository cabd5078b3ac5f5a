"""Doctor lets each language be heard, and says what is wrong with its voice and how to mend it."""

import json
import os
import platform
import shutil
import sys
from pathlib import Path

import pytest

from pyramid_access.cli import voices
from pyramid_access.cli.messages import CliMessages
from pyramid_access.cli.voices import check_voices, repair_command
from pyramid_access.speech import engines
from pyramid_access.speech.messages import Trouble
from pyramid_access.speech.trial import Trial
from pyramid_access.speech.voices import VoiceInfo

LISTED = (VoiceInfo("gmw/en", "English", ("en",)), VoiceInfo("roa/fr", "French", ("fr",)))
HEARD = Trial("roa/fr", ())
SENTENCES = {
    ("heard", HEARD, LISTED): (
        "Language Français, the voice roa/fr has just said a sentence.",
        "Langue Français, la voix roa/fr vient de dire une phrase.",
        True,
    ),
    ("damaged", Trial("gmw/en", (Trouble.NO_VOICE,)), LISTED): (
        "The voice roa/fr, language Français, is damaged, another one stands in. To repair it, type COMMAND",
        "La voix roa/fr, langue Français, est abîmée, une autre la remplace. Pour la réparer, tapez COMMAND",
        False,
    ),
    ("missing", Trial("gmw/en", (Trouble.NO_VOICE, Trouble.NO_DEVICE)), LISTED[:1]): (
        "No voice speaks Français, another one reads it. The command voices lists all voices, the option voice chooses "
        "another one.",
        "Aucune voix ne parle la langue Français, une autre la lit. La commande voices donne toutes les voix, l'option "
        "voice en choisit une autre.",
        False,
    ),
    ("silent", Trial("", (Trouble.GAVE_UP,)), LISTED): (
        "The voice says nothing in the language Français. To repair it, type COMMAND",
        "La voix ne dit rien dans la langue Français. Pour la réparer, tapez COMMAND",
        False,
    ),
    ("unknown", Trial("roa/fr", (Trouble.NO_SUCH_VOICE,)), LISTED): (
        "The voice chosen for the language Français does not exist, another one stands in. The command voices lists "
        "all voices.",
        "La voix choisie pour la langue Français n'existe pas, une autre la remplace. La commande voices donne toutes "
        "les voix.",
        False,
    ),
}


@pytest.fixture
def words_of(data):
    return lambda lang: CliMessages(["--lang", lang, "--data-dir", str(data)])


@pytest.mark.parametrize(("case", "told"), SENTENCES.items(), ids=[name for name, *_ in SENTENCES])
def test_sentence(monkeypatch, words_of, case, told):
    _, trial, listed = case
    english, french, ok = told
    monkeypatch.setattr(voices, "try_voice", lambda sentence, _: trial if sentence.lang == "fr" else HEARD)
    monkeypatch.setattr(voices, "repair_command", lambda: "COMMAND")
    monkeypatch.setattr(sys, "platform", "linux")
    found = {lang: [*check_voices(words_of(lang), listed)] for lang in ("en", "fr")}
    notes = {lang: next(note for note in found[lang] if "Français" in note.text) for lang in found}
    assert [notes[lang].text for lang in ("en", "fr")] == [english, french]
    assert [note.ok for note in notes.values()] == [ok, ok]
    assert not notes["en"].needed or ok  # it is not the language of this player


def test_where_only_the_sound_is_missing_nothing_is_told(monkeypatch, words_of):
    monkeypatch.setattr(voices, "try_voice", lambda *_: Trial("", (Trouble.NO_DEVICE,)))
    assert [*check_voices(words_of("fr"), LISTED)] == []


@pytest.mark.parametrize(("system", "place"), [("win32", "Windows"), ("darwin", "Mac")])
def test_other_systems_have_voices_of_their_own(monkeypatch, words_of, system, place):
    monkeypatch.setattr(voices, "try_voice", lambda *_: Trial("7", (Trouble.NO_VOICE,)))
    monkeypatch.setattr(sys, "platform", system)
    for lang in ("en", "fr"):
        assert all(place in note.text for note in check_voices(words_of(lang), ()))


def test_what_is_repaired_is_what_speaks_here(monkeypatch):
    monkeypatch.setattr(voices, "should_have_own_voice", lambda: False)
    assert repair_command().endswith(" pyttsx3")
    monkeypatch.setattr(voices, "should_have_own_voice", lambda: True)
    assert repair_command().endswith(" espeakng-loader")


@pytest.mark.parametrize(
    ("system", "machine", "has_wheels"),
    [("linux", "aarch64", True), ("win32", "AMD64", True), ("win32", "ARM64", False), ("darwin", "x86_64", True)],
)
def test_wheels_of_the_own_voice(monkeypatch, system, machine, has_wheels):
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    assert engines.should_have_own_voice() == has_wheels


def test_each_language_gets_a_sentence_of_its_own_spelled_for_the_voice(monkeypatch, words_of):
    said = []
    monkeypatch.setattr(voices, "try_voice", lambda sentence, _: said.append(sentence) or HEARD)
    assert len([*check_voices(words_of("en"), LISTED)]) == 3
    assert [sentence.lang for sentence in said] == ["en", "fr", "pt"]
    assert "Le six de cœur et le sept de pique" in said[1].text
    assert "Le siss de cœur et le sept de pique" in said[1].spoken
    assert "O seis de copas e o sete de espadas" in said[2].text


@pytest.mark.skipif(sys.platform != "linux", reason="the wheel is for Linux")
def test_a_damaged_dictionary_is_found(run, tmp_path, monkeypatch, leave_out):
    """The engine itself prints a line where nobody sees it, and is silent."""
    import espeakng_loader

    shutil.copytree(Path(espeakng_loader.__file__).parent, tmp_path / "espeakng_loader", symlinks=True)
    (tmp_path / "espeakng_loader" / "espeak-ng-data" / "fr_dict").write_bytes(b"")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere/native")
    monkeypatch.setenv("ALSA_CONFIG_PATH", os.devnull)
    leave_out("locales")
    code, out, _ = run("doctor --json --lang fr")
    report = json.loads(out)
    (finding,) = [found for found in report["findings"] if found["check"] == "voices" and not found["ok"]]
    assert finding["text"].startswith("La voix roa/fr, langue Français, est abîmée, une autre la remplace.")
    assert finding["text"].endswith(" -m pip install --force-reinstall espeakng-loader")
    assert finding["needed"]
    assert code == 1
