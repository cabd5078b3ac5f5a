"""Tips come where they fit, seldom, after the news, and not at all where the player wants none."""

from dataclasses import replace
from pathlib import Path

import pytest

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.settings import Detail, HintChoice, Settings, SpeakerChoice
from pyramid_access.store.progress import load_progress
from pyramid_access.ui.learning.tips import FIRST_MOVE, MOST_EVER, MOST_IN_GAME
from tests.hands import best_move
from tests.playing import Player


def at_a_game(folder: Path, lang: str = "en", variant: str = "three-pass", deal: int = 7, **settings: object) -> Player:
    player = Player(folder, replace(Settings(lang=lang, speaker=SpeakerChoice.OWN), **settings))  # type: ignore[arg-type]
    player.begin(variant, NumberedDeal(deal))
    return player


def play_on(player: Player, moves: int = 200) -> list[str]:
    """Play as the rules of thumb want it; return the sentences that gave a tip."""
    given = []
    for _ in range(moves):
        session = player.table.session
        move = best_move(session.game, session.position)
        if move is None:
            break
        given += [text for text in player.play(move) if "A tip" in text]
    return given


DRAWS = ["p"] * 8
"""In the deal of number 7 two kings lie free from the beginning; the eighth move is the first that brings advice."""


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "A tip, remove the king of spades, there is no risk in it. The settings, E, turn tips off."),
        ("fr", "Conseil, retirez le roi de pique, c'est sans risque. Les réglages, E, coupent les conseils."),
    ],
)
def test_a_tip_comes_after_the_news_and_the_first_one_tells_how_to_be_rid_of_them(
    tmp_path: Path, lang: str, words: str
) -> None:
    answers = at_a_game(tmp_path, lang).press(*DRAWS)
    drawn = {"en": " drawn.", "fr": " pioché."}[lang]
    assert all(answer.endswith(drawn) for answer in answers[:-1])
    assert answers[-1].endswith(f"{drawn} {words}")


def test_each_tip_comes_once_in_a_game_and_a_few_times_ever(tmp_path: Path) -> None:
    for day in range(MOST_EVER + 1):
        player = at_a_game(tmp_path)
        answers = player.press(*DRAWS, "p", "p")
        assert sum("A tip" in answer for answer in answers) == (day < MOST_EVER)
        assert sum("turn tips off" in answer for answer in answers) == (day == 0)
    assert load_progress(player.folders.progress_file).tips == {"king": MOST_EVER}


def test_a_game_has_no_more_than_a_few_and_each_is_another(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, deal=3)
    given = [text.partition("A tip, ")[2].partition(".")[0] for text in play_on(player)]
    assert len(given) == len(set(given)) == MOST_IN_GAME
    assert player.table.session.outcome is not None


@pytest.mark.parametrize("hinted", [False, True])
def test_looking_is_better_than_taking_in_the_first_pass_but_not_against_a_hint(tmp_path: Path, hinted: bool) -> None:
    player = at_a_game(tmp_path, deal=1, hints=HintChoice.THUMB)
    tip, told = "A tip, in the first pass look more than you take, the stock will come again.", False
    while player.table.session.position.stock:
        if hinted:
            player.press("h")
        told = any(tip in text for text in play_on(player, 1)) or told
    assert told is not hinted


@pytest.mark.parametrize("settings", [{"tips": False}, {"detail": Detail.BRIEF}])
def test_who_wants_none_gets_none(tmp_path: Path, settings: dict[str, object]) -> None:
    player = at_a_game(tmp_path, deal=3, **settings)
    assert play_on(player) == []
    assert not player.folders.progress_file.exists()


def test_the_settings_turn_them_off(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, "fr")
    lines = player.press("e", *["tab"] * 20)
    name = next(line for line in lines if line.startswith("Conseils pendant la partie. Oui."))
    player.press(*["tab"] * 20)
    while player.last.removesuffix(" Encore.") != name:
        player.press("tab")
    assert player.press("enter", "q") == ["Non.", "Retour au jeu."]
    assert all(answer.endswith(" pioché.") for answer in player.press(*DRAWS))
    assert "tips = false" in player.folders.settings_file.read_text()


def test_what_is_only_asked_undone_redone_or_refused_brings_none(tmp_path: Path) -> None:
    player = at_a_game(tmp_path)
    player.preferences.change(tips=False)
    player.press(*DRAWS)
    player.preferences.change(tips=True)
    answers = player.press("u", "y", "o", "m", "s", "tab", "escape", "u", "y")
    assert not any("A tip" in answer for answer in answers)


def test_the_end_of_a_game_is_the_last_word(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, deal=3)
    play_on(player)
    assert "A tip" not in player.last


def test_a_tip_that_cannot_be_noted_is_given_all_the_same(tmp_path: Path) -> None:
    player = at_a_game(tmp_path)
    player.folders.progress_file.mkdir()
    assert "A tip, remove the king of spades" in player.press(*DRAWS)[-1]


def test_the_first_moves_bring_none(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, deal=1)
    assert play_on(player, FIRST_MOVE - 1) == []
    assert len(player.table.session.timeline.moves) == FIRST_MOVE - 1
