"""Choosing the voice of the language: its names, its samples, and that what is looked for comes late."""

from pathlib import Path

import pytest

from pyramid_access.settings import Settings, SpeakerChoice
from pyramid_access.settings_table import SETTINGS, MenuPlace
from pyramid_access.speech.child_process import list_voices
from pyramid_access.speech.voices import VoiceInfo, voices_for
from pyramid_access.ui.menus.voice_line import voice_name
from tests.playing import Player

LINES = [row.name for row in SETTINGS if row.menu is MenuPlace.SETTINGS]
ENGINE = (
    VoiceInfo("roa/fr-BE", "French (Belgium)", ("fr-be", "fr")),
    VoiceInfo("roa/fr-CH", "French (Switzerland)", ("fr-ch", "fr")),
    VoiceInfo("roa/fr", "French (France)", ("fr-fr", "fr")),
    VoiceInfo("gmw/en-GB-x-rp", "English (Received Pronunciation)", ("en-gb-x-rp", "en")),
)


def sit_down(folder: Path, lang: str = "fr", patience: float = 60.0, **voices: str) -> Player:
    player = Player(folder, Settings(lang=lang, speaker=SpeakerChoice.OWN, voices=voices), patience)
    player.begin()
    player.press("e", *["down"] * LINES.index("voices"))
    return player


def place(lang: str = "fr") -> str:
    return f"{LINES.index('voices') + 1} {'sur' if lang == 'fr' else 'of'} {len(LINES)}."


def test_each_voice_speaks_a_sample_of_itself_and_is_kept(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.program.context.voices.found = ENGINE
    assert player.press("right", "right", "left", "left") == [
        "Belgique. Dame de pique et as de cœur.",
        "Suisse. Dame de pique et as de cœur.",
        "Belgique. Dame de pique et as de cœur.",
        "France. Dame de pique et as de cœur.",
    ]
    player.press("j")
    assert player.backend.settings[-1].voices == {"fr": "roa/fr-CH"}
    assert player.press("up", "down")[1] == f"Voix. Suisse. {place()}"
    assert 'fr = "roa/fr-CH"' in player.folders.settings_file.read_text()


def test_a_key_goes_round_the_voices_for_this_run_in_play_and_in_menus(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.press("q")
    player.program.context.voices.found = ENGINE
    assert player.press("=", "=", "e", "=")[:2] == [
        "Belgique. Dame de pique et as de cœur.",
        "Suisse. Dame de pique et as de cœur.",
    ]
    assert player.last == "France. Dame de pique et as de cœur."
    assert player.backend.settings[-1].voices == {"fr": "roa/fr"}
    assert not player.folders.settings_file.exists()


def test_a_key_says_so_where_the_language_has_no_voice(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.program.context.voices.found = ENGINE[3:]
    assert player.press("=") == ["Aucune pour cette langue."]


def test_a_key_changes_the_voice_of_a_player_who_has_gone_on_too(tmp_path: Path) -> None:
    player = sit_down(tmp_path, patience=0.0)
    player.press("q")
    player.hold_back_answers()
    player.ask("=")
    player.press("tab")
    (late,) = player.wait_for_late_words()
    assert late.endswith(". Dame de pique et as de cœur.")
    assert len(player.preferences.current.voices) == 1


def test_the_voice_of_one_language_leaves_those_of_the_others(tmp_path: Path) -> None:
    player = sit_down(tmp_path, en="gmw/en-US")
    player.program.context.voices.found = ENGINE
    player.press("right")
    assert player.preferences.current.voices == {"en": "gmw/en-US", "fr": "roa/fr-BE"}


def test_a_language_without_a_voice_says_so(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.program.context.voices.found = ENGINE[3:]
    assert player.press("right") == ["Aucune pour cette langue."]
    assert player.preferences.current.voices == {}


@pytest.mark.parametrize(
    ("voices", "value"), [({}, "Habituelle"), ({"fr": "roa/fr-CH"}, "Choisie par vous"), ({"en": "x"}, "Habituelle")]
)
def test_before_the_voices_are_known_the_line_says_whether_one_was_chosen(
    tmp_path: Path, voices: dict[str, str], value: str
) -> None:
    assert sit_down(tmp_path, **voices).last == f"Voix. {value}. {place()}"


def test_the_voices_of_the_engine_are_looked_for_beside_the_keys(tmp_path: Path) -> None:
    player = sit_down(tmp_path, patience=0.0)
    player.hold_back_answers()
    player.ask("right")
    (late,) = player.wait_for_late_words()
    assert late.endswith(". Dame de pique et as de cœur.")
    assert player.program.context.voices.found == list_voices()
    assert len(player.preferences.current.voices) == 1
    before = len(player.page.shown)
    player.press("right")
    assert len(player.page.shown) == before + 1
    assert player.last.endswith(". Dame de pique et as de cœur.")


def test_a_player_who_has_gone_on_is_not_disturbed(tmp_path: Path) -> None:
    player = sit_down(tmp_path, patience=0.0)
    player.hold_back_answers()
    player.ask("right")
    player.press("down")
    assert player.wait_for_late_words() == []
    assert player.preferences.current.voices == {}
    assert player.program.context.voices.found


@pytest.mark.parametrize(
    ("name", "lang", "called"),
    [
        ("French (Belgium)", "fr", "Belgique"),
        ("French (Belgium)", "en", "Belgium"),
        ("English (America, New York City)", "fr", "America, New York City"),
        ("English (Received Pronunciation)", "en", "Received Pronunciation"),
        ("Microsoft Hortense Desktop - French", "fr", "Microsoft Hortense Desktop French"),
        ("french_mbrola-1 [x]\x1b", "fr", "french mbrola 1 x x1b"),
        ("French (Belgium)", "x-none", "Belgium"),
        ("()", "fr", "some/id"),
    ],
)
def test_names_of_voices_can_be_spoken(name: str, lang: str, called: str) -> None:
    assert voice_name(VoiceInfo("some/id", name), lang) == called


def test_no_two_voices_of_a_language_are_called_the_same() -> None:
    voices = list_voices()
    for lang in ("fr", "en"):
        names = [voice_name(voice, lang) for voice in voices_for(voices, lang)]
        assert names and len(names) == len(set(names))
