"""Deals and positions in files, from the menu of games: saved, opened again, and the day that a deal belongs to."""

import os
from datetime import timedelta
from pathlib import Path

import pytest

from pyramid_access.deals.choice import DealFile, NumberedDeal, TodaysDeal
from pyramid_access.deals.files import read_start
from pyramid_access.rules.text import format_position
from pyramid_access.settings import Detail, Settings, SpeakerChoice
from pyramid_access.ui.play.game_texts import spoken_folder
from tests.playing import Player

SAVE_DEAL, SAVE_POSITION, OPEN = (
    ("Save this deal", "Enregistrer cette donne"),
    ("Save this position", "Enregistrer cette position"),
    ("Open a saved deal or position", "Ouvrir une donne ou une position enregistrée"),
)


def sit_down(folder: Path, lang: str = "fr", detail: Detail = Detail.NORMAL) -> Player:
    player = Player(folder, Settings(lang=lang, speaker=SpeakerChoice.OWN, detail=detail))
    player.begin("easy", NumberedDeal(617))
    return player


def take(player: Player, line: tuple[str, str]) -> str:
    """Open the menu of games, walk to a line and take it; return the answer."""
    player.press("g")
    while not player.last.startswith(line):
        (answer,) = player.press("down")
        assert " 1 sur " not in answer and " 1 of " not in answer, "no such line"
    return player.press("enter")[0]


@pytest.mark.parametrize(
    ("lang", "line", "said"),
    [
        ("fr", SAVE_DEAL, "Donne enregistrée. Fichier 2026-11-30-donne-617.txt, dans "),
        ("en", SAVE_DEAL, "Deal saved. File 2026-11-30-deal-617.txt, in "),
        ("fr", SAVE_POSITION, "Position enregistrée. Fichier 2026-11-30-position-617.txt, dans "),
        ("en", SAVE_POSITION, "Position saved. File 2026-11-30-position-617.txt, in "),
    ],
)
def test_deal_and_position_go_into_a_file_that_says_where_it_is(
    tmp_path: Path, lang: str, line: tuple[str, str], said: str
) -> None:
    player = sit_down(tmp_path, lang)
    player.press("p", "p")
    answer = take(player, line)
    assert answer == f"{said}{spoken_folder(player.folders.deals, player.program.context.words)}."
    (path,) = player.folders.deals.iterdir()
    session = player.table.session
    if line is SAVE_DEAL:
        assert path.read_text().startswith("# 617 easy\n")
        assert read_start(str(path)) == (session.deal, 617)
    else:
        assert path.read_text() == f"{format_position(session.game, session.position)}\n"
        assert read_start(str(path)) == (session.game, session.position)


def test_files_never_take_each_others_place_and_a_deal_without_a_number_has_a_name_too(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    for _ in range(2):
        assert "-617" in take(player, SAVE_DEAL)
        player.press("escape")
    path = player.folders.deals / "2026-11-30-donne-617.txt"
    player.begin("easy", DealFile(str(path)))
    assert player.press("s")[0].endswith("Donne numéro 617.")
    (tmp_path / "anna.txt").write_text(path.read_text().replace("617", "618"))
    player.begin("easy", DealFile(str(tmp_path / "anna.txt")))
    assert "Donne numéro" not in player.press("s")[0]
    assert "Fichier 2026-11-30-donne.txt" in take(player, SAVE_DEAL)
    player.press("escape")
    assert "Fichier 2026-11-30-position.txt" in take(player, SAVE_POSITION)
    names = sorted(path.name for path in player.folders.deals.iterdir())
    assert names == [f"2026-11-30-{end}.txt" for end in ("donne-617-2", "donne-617", "donne", "position")]


def test_a_position_is_opened_with_its_rules_played_undone_and_kept_for_the_next_day(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.press("p", "p")
    take(player, SAVE_POSITION)
    saved = player.table.session
    player.begin("giza")
    assert take(player, OPEN) == "2026 11 30 position 617. 1 sur 1."
    (answer,) = player.press("enter")
    assert answer.startswith("Position en place. Pyramide facile. Pyramide, 28 cartes, 52 en tout. Sur ")
    assert player.table.session.position == saved.position
    assert player.press("u") == ["Rien à annuler."]
    player.press("p")
    next_day = Player(tmp_path, player.preferences.current)
    assert next_day.resume().startswith("Partie reprise, un coup joué.")
    assert next_day.program.context.current_game.session.game == saved.game
    next_day.press("u")
    assert next_day.program.context.current_game.session.position == saved.position
    menu, again = next_day.press("g", "enter")
    assert menu.startswith("Menu des parties. Rejouer la même donne. ")
    assert again.startswith("Position en place. ")
    assert next_day.program.context.current_game.session.position == saved.position


def test_a_deal_is_opened_by_the_rules_on_the_table_the_newest_file_first(tmp_path: Path) -> None:
    player = sit_down(tmp_path, "en")
    for number in (3, 2, 1):
        player.begin("easy", NumberedDeal(number))
        take(player, SAVE_DEAL)
        player.press("escape")
        os.utime(player.folders.deals / f"2026-11-30-deal-{number}.txt", (number, number))
    player.begin("giza", NumberedDeal(4))
    assert take(player, OPEN) == "2026 11 30 deal 3. 1 of 3."
    (answer,) = player.press("2")
    assert answer.startswith("New game. Giza.")
    assert player.table.session.deal == read_start(str(player.folders.deals / "2026-11-30-deal-2.txt")).deal
    assert player.table.origin.number is None


def test_a_game_under_way_is_not_replaced_before_she_says_so_twice(tmp_path: Path) -> None:
    player = sit_down(tmp_path, "en")
    take(player, SAVE_DEAL)
    player.press("escape", "p")
    take(player, OPEN)
    first, second = player.press("enter", "enter")
    assert first == "A game is under way. The same key once more to begin another one."
    assert second.startswith("New game. ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("9h 9h", "File {}, line 1, column 4, the nine of hearts, written 9h, is there for the second time."),
        ("easy | x", "File {}, line 1, column 8, x is not a card. A card is written like 9h, Td or Ks."),
        ("{}", "File {}, no position in this transcript."),
    ],
)
def test_a_bad_file_is_one_clear_sentence_and_the_game_stays(tmp_path: Path, text: str, sentence: str) -> None:
    player = sit_down(tmp_path, "en")
    player.folders.deals.mkdir()
    path = player.folders.deals / "from anna.txt"
    path.write_text(text)
    before = player.table.session
    assert take(player, OPEN) == "from anna. 1 of 1."
    assert player.press("enter") == [sentence.format(path.name)]
    assert player.table.session is before
    path.unlink()
    assert player.press("enter") == ["File from anna.txt does not exist."]
    assert player.table.session is before


def test_without_files_the_player_hears_where_they_go(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    folder = spoken_folder(player.folders.deals, player.program.context.words)
    assert take(player, OPEN) == f"Aucune donne et aucune position enregistrée. Le jeu les cherche dans {folder}."
    (player.folders.deals / "folder").mkdir(parents=True)
    (player.folders.deals / ".hidden").touch()
    player.press("escape")
    assert take(player, OPEN).startswith("Aucune donne")


def test_a_folder_that_cannot_be_made_is_one_clear_sentence(tmp_path: Path) -> None:
    player = sit_down(tmp_path, "en")
    player.folders.deals.write_text("in the way")
    for line in (SAVE_DEAL, SAVE_POSITION):
        answer = take(player, line)
        assert answer.startswith(f"File {player.folders.deals}{os.sep}2026-11-30-")
        assert " cannot be written, a folder " in answer
        player.press("escape")
    assert take(player, OPEN).startswith("No deal and no position is saved.")


OVER = {
    "fr": "Ce n'est plus la donne du jour, une autre l'a remplacée à minuit.",
    "en": "This is no longer today's deal, another one took its place at midnight.",
}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_that_midnight_has_changed_the_deal_of_the_day_is_told_once_after_an_answer(tmp_path: Path, lang: str) -> None:
    player = sit_down(tmp_path, lang)
    player.begin(choice=TodaysDeal())
    assert not any(OVER[lang] in answer for answer in player.press("p", "s"))
    player.now += timedelta(days=1) - timedelta(hours=player.now.hour)
    first, second, *_ = player.press("p", "p")
    assert first.endswith(f" {OVER[lang]}")
    assert OVER[lang] not in second
    assert len(player.press("g", "down")) == 2
    player.now += timedelta(days=1)
    assert OVER[lang] in player.press("escape", "s")[1]


def test_a_deal_of_another_day_says_so_when_it_is_taken_up_again_and_other_deals_do_not(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.begin(choice=TodaysDeal())
    player.press("p")
    next_day = Player(tmp_path, player.preferences.current)
    next_day.now += timedelta(days=1)
    assert next_day.resume().endswith(OVER["fr"])
    next_day.begin(choice=NumberedDeal(5))
    next_day.now += timedelta(days=1)
    assert OVER["fr"] not in next_day.press("p")[0]


def test_a_clock_that_was_set_back_says_nothing_about_the_day(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.begin(choice=TodaysDeal())
    player.now -= timedelta(days=2)
    assert OVER["fr"] not in player.press("p")[0]


def test_the_number_is_heard_in_the_status_and_in_the_menu(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    assert player.press("s")[0].endswith("Donne numéro 617.")
    player.press("g", "d", "d")
    assert "Donne par numéro. Numéro 617." in player.last
