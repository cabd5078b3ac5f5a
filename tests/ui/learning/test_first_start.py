"""The first start: its questions, word for word, and what becomes of the answers."""

from pathlib import Path

import pytest

from pyramid_access.settings import Settings, SpeakerChoice, ViewChoice
from pyramid_access.ui.learning.first_start import FirstStart
from tests.playing import Player


def _asked(folder: Path, settings: Settings) -> Player:
    player = Player(folder, settings)
    FirstStart(player.program.context, lambda _: player.begin() and None).ask()
    return player


def test_the_language_is_asked_in_every_language_and_each_is_spoken_with_its_own_voice(tmp_path: Path) -> None:
    player = _asked(tmp_path, Settings())
    (shown,) = player.page.shown
    assert [(utterance.lang, utterance.text) for utterance in shown] == [
        ("en", "For English, press 1."),
        ("fr", "Pour le français, tapez 2."),
        ("pt", "Para português, prima 3."),
        ("en", "English. 1 of 3."),
    ]
    for _ in range(3):
        player.backend.finish()
    assert [utterance.lang for utterance in player.backend.said] == ["en", "fr", "pt", "en"]


def test_walking_the_languages_says_each_in_itself(tmp_path: Path) -> None:
    player = _asked(tmp_path, Settings())
    assert player.press("tab", "tab", "tab") == ["Français. 2 sur 3.", "Português. 3 de 3.", "English. 1 of 3."]


@pytest.mark.parametrize(
    ("digit", "speaker", "view"),
    [
        ("1", SpeakerChoice.OWN, ViewChoice.LINE),
        ("2", SpeakerChoice.READER, ViewChoice.LINE),
        ("3", SpeakerChoice.OWN, ViewChoice.BOARD),
        ("4", SpeakerChoice.OFF, ViewChoice.BOARD),
    ],
)
def test_two_digits_begin_the_game_and_are_kept(
    tmp_path: Path, digit: str, speaker: SpeakerChoice, view: ViewChoice
) -> None:
    player = _asked(tmp_path, Settings())
    question, game = player.press("2", digit)
    assert question.startswith("Choisissez comment jouer.")
    assert game == "Nouvelle partie. Trois passages. Sur le roi de pique, rangée 7, place 1."
    text = player.folders.settings_file.read_text(encoding="utf-8")
    assert f'lang = "fr"\nspeaker = "{speaker.value}"\nview = "{view.value}"' in text


def test_what_an_option_has_answered_is_not_asked(tmp_path: Path) -> None:
    player = _asked(tmp_path, Settings(lang="en"))
    assert player.last.startswith("Choose how to play.")
    player = _asked(tmp_path, Settings(lang="en", speaker=SpeakerChoice.OFF))
    assert player.last.startswith("New game.")


def test_the_player_may_leave_before_the_first_game(tmp_path: Path) -> None:
    player = _asked(tmp_path, Settings())
    assert player.press("q") == ["Goodbye."]
    assert player.program.left
    assert not player.folders.database.exists()
