"""What settings, keys and help say where the own voice is not there, or does not speak."""

from pathlib import Path

import pytest

from pyramid_access.settings import Settings, SpeakerChoice
from pyramid_access.settings_table import SETTINGS, MenuPlace
from pyramid_access.speech.voices import VoiceInfo, is_of_system
from pyramid_access.ui.menus import missing
from pyramid_access.ui.menus.voice_line import voice_name
from tests.playing import Player

LINES = [row.name for row in SETTINGS if row.menu is MenuPlace.SETTINGS]
HORTENSE = "HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Speech\\Voices\\Tokens\\TTS_MS_FR-FR_HORTENSE_11.0"


def sit_down(folder: Path, **voices: str) -> Player:
    player = Player(folder, Settings(lang="fr", speaker=SpeakerChoice.OWN, voices=voices))
    player.begin()
    return player


@pytest.fixture
def no_own_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(missing, "has_own_voice", lambda: False)


@pytest.mark.usefixtures("no_own_voice")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pitch", "Cette voix garde sa hauteur."),
        ("earcons", "Pas de signaux sur ce système."),
        ("earcon_volume", "Pas de signaux sur ce système."),
        ("place", "Toujours au milieu, sur ce système."),
    ],
)
def test_settings_say_what_the_systems_voice_cannot_do(name: str, value: str, tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    before = player.preferences.current
    player.press("e", *["down"] * LINES.index(name))
    assert value.rstrip(".") in player.last
    assert player.press("right", "left", "enter") == [value, f"{value} Encore.", value]
    assert player.preferences.current == before


@pytest.mark.usefixtures("no_own_voice")
def test_keys_say_what_the_systems_voice_cannot_do(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    before = player.preferences.current
    assert player.press("f4", "<", ">") == [
        "Pas de signaux sur ce système.",
        "Cette voix garde sa hauteur.",
        "Cette voix garde sa hauteur. Encore.",
    ]
    assert player.preferences.current == before
    player.press("?", "?")
    assert player.press("f4", "<") == [
        "F4, pas de signaux sonores sur ce système.",
        "Signe inférieur, cette voix garde sa hauteur.",
    ]


def test_a_chosen_voice_of_the_system_keeps_its_pitch_alone(tmp_path: Path) -> None:
    player = sit_down(tmp_path, fr=HORTENSE)
    assert player.press("<", "f4") == ["Cette voix garde sa hauteur.", "Sans signaux."]


def test_voices_of_the_system_are_known_and_called_by_their_names() -> None:
    assert is_of_system(HORTENSE)
    assert is_of_system("com.apple.voice.compact.fr-FR.Thomas")
    assert not any(map(is_of_system, ("roa/fr", "gmw/en-US", "French (France)", "fr")))
    zira = VoiceInfo(HORTENSE, "Microsoft Zira Desktop - English (United States)", ("en-us",))
    assert voice_name(zira, "fr") == "Microsoft Zira Desktop English United States"
