"""Verdict, way back and hints by keys, word for word; and answers that come late."""

from dataclasses import replace
from pathlib import Path

import pytest

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.settings import HintChoice, Settings, SpeakerChoice
from pyramid_access.utterance import Kind
from tests.playing import TODAY, Player


def _player(folder: Path, lang: str, patience: float = 60.0, **settings: object) -> Player:
    wanted = Settings(lang=lang, speaker=SpeakerChoice.OWN)
    return Player(folder, replace(wanted, **settings), patience)  # type: ignore[arg-type]


LOST = {
    "en": (
        "Yes, still winnable, in 64 moves.",
        "Nothing to take back, the game is still winnable.",
        "No, lost at move 32, when you drew. You should have removed the king of diamonds.",
        "Returned to move 31, 35 moves taken back. The game is winnable again. "
        "On the king of diamonds, row 7, place 2.",
        "35 moves played again. On the king of diamonds, row 7, place 2.",
    ),
    "fr": (
        "Oui, encore gagnable, en 64 coups.",
        "Rien à annuler, la partie est encore gagnable.",
        "Non, perdue depuis le coup 32, quand vous avez pioché. Il fallait retirer le roi de carreau.",
        "Retour au coup 31, 35 coups annulés. La partie est de nouveau gagnable. "
        "Sur le roi de carreau, rangée 7, place 2.",
        "35 coups rejoués. Sur le roi de carreau, rangée 7, place 2.",
    ),
}


@pytest.mark.parametrize("lang", LOST)
def test_the_verdict_names_the_slip_and_the_way_back_leads_before_it(tmp_path: Path, lang: str) -> None:
    player = _player(tmp_path, lang)
    player.begin()
    heard = player.press("v", "b")
    player.press("enter", *("p",) * 65)
    heard += player.press("v", "b", "y")
    assert tuple(heard) == LOST[lang]
    assert player.press("b", "v")[1].startswith(("Yes", "Oui"))


@pytest.mark.parametrize("lang", LOST)
def test_the_way_back_is_one_step_the_next_day_too(tmp_path: Path, lang: str) -> None:
    player = _player(tmp_path, lang)
    player.begin()
    player.press("enter", *("p",) * 65, "b")
    again = _player(tmp_path, lang)
    again.resume()
    assert again.press("y") == [LOST[lang][4]]


def test_a_late_answer_waits_its_turn_and_is_no_answer_to_a_key(tmp_path: Path) -> None:
    player = _player(tmp_path, "en", patience=0.001)
    player.begin()
    player.hold_back_answers()
    assert player.press("v") == ["Searching."]
    assert player.press("s") != ["Searching."]
    assert player.wait_for_late_words() == [LOST["en"][0]]
    assert player.page.shown[-1][0].kind is Kind.LATE


def test_a_late_answer_is_dropped_when_the_board_has_moved_on(tmp_path: Path) -> None:
    player = _player(tmp_path, "en", patience=0.001)
    player.begin()
    for key in "vhb":
        player.hold_back_answers()
        assert player.press(key) == ["Searching."]
        player.press("p")
        assert player.wait_for_late_words() == []
    assert player.controller.game.hints_used == 0


def test_an_undo_that_comes_back_to_the_same_position_keeps_the_answer(tmp_path: Path) -> None:
    player = _player(tmp_path, "en", patience=0.001)
    player.begin()
    player.hold_back_answers()
    player.press("v", "p", "u")
    assert player.wait_for_late_words() == [LOST["en"][0]]


def test_hints_are_made_from_what_the_settings_say(tmp_path: Path) -> None:
    player = _player(tmp_path, "en", hints=HintChoice.THUMB)
    player.begin()
    player.press("enter", "enter")
    heard = player.press("h")
    for choice in (HintChoice.EXACT, HintChoice.FAIR, HintChoice.THUMB):
        player.controller.preferences.change(hints=choice)
        heard += player.press("h")
    assert heard == [
        "Draw, nothing can leave now.",
        "Draw, nothing can leave now. Certain to stay winnable.",
        "Draw, nothing can leave now. Almost certainly winnable.",
        "Draw, nothing can leave now.",
    ]


def test_opening_a_game_tells_nothing_of_what_the_solver_knows(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    assert player.begin() == "New game. Three passes. On the king of spades, row 7, place 1."


WINNABLE = {
    "en": (
        "Only winnable deals. Yes. 6 of 6.",
        "New game. Three passes. On the king of spades, row 7, place 1.",
        "Winnable deal, rather easy.",
    ),
    "fr": (
        "Seulement des donnes gagnables. Oui. 6 sur 6.",
        "Nouvelle partie. Trois passages. Sur le roi de pique, rangée 7, place 1.",
        "Donne gagnable, plutôt facile.",
    ),
}


@pytest.mark.parametrize("lang", WINNABLE)
def test_new_deals_can_all_be_won_if_the_player_wants_that(tmp_path: Path, lang: str) -> None:
    player = _player(tmp_path, lang)
    player.begin("three-pass", NumberedDeal(1))
    heard = [player.press("g", "6")[-1]]
    player.press("q")
    before = len(player.page.shown)
    player.controller.press("n")
    heard += [shown[0].text for shown in player.page.shown[before:]]
    assert tuple(heard) == WINNABLE[lang]
    assert player.press("v")[0].startswith(("Yes", "Oui"))


def test_a_deal_that_comes_late_is_laid_out_unless_the_player_has_played_on(tmp_path: Path) -> None:
    player = _player(tmp_path, "en", patience=0.001, winnable=True)
    player.begin("three-pass", NumberedDeal(1))
    player.hold_back_answers()
    assert player.press("n") == ["Searching for a winnable deal."]
    assert player.wait_for_late_words()[0].startswith("New game.")
    player.hold_back_answers()
    player.press("n", "p")
    assert player.wait_for_late_words() == []
    assert len(player.controller.game.moves) == 1


def test_the_deal_of_the_day_can_be_won(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin("strict", NumberedDeal(1))
    assert player.press("g", "3")[-1].startswith("New game.")
    assert player.table.origin.day == TODAY
    assert player.press("v")[0].startswith("Yes")


def test_the_same_position_come_to_in_another_way_gets_its_own_verdict(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin()
    player.press("enter", *("p",) * 65)
    assert "lost at move 32" in player.press("v")[0]
    player.press(*("u",) * 66)
    player.press(*("p",) * 65)
    kings = player.press("d", "d", "d", "d", "d", "d", "home", "enter", "v")
    assert "lost at move 32" not in kings[-1]
