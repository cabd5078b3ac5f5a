"""The words of a game in a file: what it holds, what it is called, and what is said about it."""

import os
from datetime import date
from pathlib import Path

import pytest

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.narration.languages import locale_folders
from pyramid_access.settings import Detail, Settings, SpeakerChoice
from pyramid_access.ui.output.history import GameWords
from pyramid_access.ui.output.words import Words
from pyramid_access.ui.play.game_texts import GameTexts, file_name, spoken_folders
from pyramid_access.utterance import Utterance
from tests.playing import TODAY, Player


def words(lang: str = "fr") -> Words:
    return Words(locale_folders(), lang, Detail.NORMAL, {}, strict=True)


def sit_down(folder: Path, lang: str = "fr") -> Player:
    player = Player(folder, Settings(lang=lang, speaker=SpeakerChoice.OWN))
    player.begin(choice=NumberedDeal(617))
    return player


@pytest.mark.parametrize(
    ("lang", "line", "name", "kept"),
    [
        ("fr", "Enregistrer le texte de cette partie. ", "2026-11-30-donne-617", "Texte enregistré. Fichier"),
        ("en", "Save the text of this game. ", "2026-11-30-deal-617", "Text saved. File"),
    ],
)
def test_all_that_was_said_in_the_game_is_in_the_file_a_line_each(
    tmp_path: Path, lang: str, line: str, name: str, kept: str
) -> None:
    player = sit_down(tmp_path, lang)
    heard = [player.last, *player.press("p", "tab", "f12", "g")]
    while not heard[-1].startswith(line):
        heard += player.press(line[0])
        assert len(heard) < 10, "no such line"
    (answer,) = player.press("enter")
    path = player.folders.texts / f"{name}.txt"
    assert path.read_text(encoding="utf-8").splitlines() == heard
    assert answer.startswith(f"{kept} {name}.txt, ")
    assert answer.endswith(", transcripts.") and "/" not in answer


def test_no_file_is_ever_overwritten(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    answers = player.press("g", "e", "enter", "enter", "enter")
    assert ["-2.txt" in answer for answer in answers[2:]] == [False, True, False]
    assert "-3.txt" in answers[4]
    names = sorted(path.name for path in player.folders.texts.iterdir())
    assert names == [f"2026-11-30-donne-617{end}.txt" for end in ("-2", "-3", "")]
    first = (player.folders.texts / names[2]).read_text(encoding="utf-8")
    assert first.splitlines()[-1].startswith("Enregistrer le texte de cette partie. ")


def test_the_game_before_can_be_kept_when_another_one_has_begun(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.press("p", "n", "n", "g", "e", "e")
    assert player.last.startswith("Enregistrer le texte de la partie d'avant. ")
    player.press("enter")
    lines = (player.folders.texts / "2026-11-30-donne-617.txt").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("Nouvelle partie.")
    assert lines[-1] == "Une partie est en cours. La même touche encore une fois pour en commencer une autre."
    player.press("up", "enter")
    assert "2026-11-30-donne-7.txt" in player.last


def test_a_folder_that_cannot_be_made_is_one_clear_sentence(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.folders.texts.write_text("in the way")
    answer = player.press("g", "e", "enter")[2]
    assert answer.endswith(", un dossier se trouve à la place d'un fichier, ou un fichier à la place d'un dossier.")
    assert str(player.folders.texts) in answer
    assert player.folders.texts.read_text() == "in the way"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_is_one_clear_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    said = GameTexts(folder, folder, lambda: TODAY).keep(GameWords(7), words("en"))
    assert said.text.endswith("cannot be written, permission denied.")


@pytest.mark.skipif(os.name == "nt", reason="no such limits on Windows")
def test_a_full_disk_is_one_clear_sentence_and_leaves_no_half_file(tmp_path: Path) -> None:
    import resource

    game = GameWords(7)
    game.said.extend([Utterance("Nine of hearts.", "en")] * 10_000)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, before[1]))
    try:
        said = GameTexts(tmp_path, tmp_path, lambda: TODAY).keep(game, words("en"))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert said.text.endswith("cannot be written, the disk is full.")
    assert list(tmp_path.iterdir()) == []


def test_a_name_is_the_day_and_the_deal() -> None:
    assert file_name(date(2026, 1, 2), 45, words("en")) == "2026-01-02-deal-45"
    assert file_name(date(2026, 1, 2), None, words("fr")) == "2026-01-02"


@pytest.mark.parametrize(
    ("folder", "spoken"),
    [
        ("/home/anna/.local/share/pyramid-access", "votre dossier personnel, .local, share, pyramid-access"),
        ("/home/anna", "votre dossier personnel"),
        ("/home/annabel/x", "home, annabel, x"),
        ("/mnt/a\x1bb", "mnt, a\\x1bb"),
    ],
)
def test_folders_are_named_from_the_outermost_on(folder: str, spoken: str) -> None:
    assert spoken_folders(Path(folder), Path("/home/anna"), words()) == spoken
