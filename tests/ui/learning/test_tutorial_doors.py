"""The ways into the first game, explained, through it and out of it: what is kept, and what is not touched."""

from pathlib import Path

import pytest

from pyramid_access.session.timeline import Stopwatch
from pyramid_access.session.tutorial import STEPS
from pyramid_access.settings import Settings, SpeakerChoice
from pyramid_access.store.progress import load_progress
from tests.kept import kept_game
from tests.playing import Player
from tests.ui.learning.lessons import BEGIN, at_a_game, begun


def test_the_players_own_game_is_not_touched(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, "fr")
    kept = kept_game(tmp_path)
    player.press(*BEGIN, "tab", "enter", "n", "n", "p", "v", "h", "q", "c")
    now = kept_game(tmp_path)
    assert kept and now
    assert {**kept, "seconds": 0} == {**now, "seconds": 0}


def test_the_time_of_the_own_game_stands_still(tmp_path: Path) -> None:
    player, now = at_a_game(tmp_path, "fr"), [0.0]
    own = player.table.session
    own.stopwatch = Stopwatch(lambda: now[0])
    now[0] = 10.0
    player.press(*BEGIN)
    now[0] = 500.0
    player.press("tab", "q")
    now[0] = 502.0
    assert own.stopwatch.seconds == 12.0


def test_steps_are_skipped_one_by_one_and_the_last_one_too(tmp_path: Path) -> None:
    player = begun(tmp_path, "en")
    answers = player.press(*["n"] * len(STEPS))
    assert answers[0] == (
        "Step 2 of 16. On the king of clubs, row 3, place 2. A king is worth thirteen and leaves alone. "
        "On the king, press Enter or Space to remove it."
    )
    assert [answer.partition(".")[0] for answer in answers[:-1]] == [f"Step {n} of 16" for n in range(2, 17)]
    assert answers[-1] == "You know all you need. Press a key to begin playing."
    assert player.press("tab")[0].startswith("Game resumed, one move played.")


def test_b_goes_back_a_step_and_not_before_the_first(tmp_path: Path) -> None:
    player = begun(tmp_path, "en", "undo")
    back = player.press("b", "b", "b", "b", "b")
    assert [answer.partition(".")[0] for answer in back] == [f"Step {n} of 16" for n in (5, 4, 3, 2, 1)]
    assert player.press("b") == [f"{back[-1]} Again."]


@pytest.mark.parametrize("key", ["q", "escape", "c-c", "c-d"])
def test_the_lesson_is_left_and_goes_on_at_its_step_another_day(tmp_path: Path, key: str) -> None:
    player = begun(tmp_path, "fr", "redeal")
    assert player.press(key) == [
        "Leçon interrompue, elle reprendra à cette étape. "
        "Partie reprise, un coup joué. Sur le roi de pique, rangée 7, place 1."
    ]
    assert not player.program.left
    tomorrow = Player(tmp_path, Settings(lang="en", speaker=SpeakerChoice.OWN))
    tomorrow.resume()
    assert tomorrow.press("?", "s-tab")[-1] == "A first game, explained. Step 12. " + tomorrow.last[-9:]
    assert tomorrow.press("enter")[0].startswith("Step 12 of 16. On the queen of hearts, row 1, place 1. The queen")


def test_escape_first_gives_up_a_choice(tmp_path: Path) -> None:
    player = begun(tmp_path, "fr", "pair")
    assert player.press("enter", "escape") == ["Quatre de pique choisi.", "Le quatre de pique n'est plus choisi."]
    assert player.press("escape")[0].startswith("Leçon interrompue")


def test_every_step_is_on_disk_before_it_is_said(tmp_path: Path) -> None:
    player, kept = at_a_game(tmp_path, "en"), list[str]()
    speak = player.backend.say

    def say(number: int, utterance: object) -> None:
        kept.append(load_progress(player.folders.progress_file).step)
        speak(number, utterance)  # type: ignore[arg-type]

    player.backend.say = say  # type: ignore[method-assign]
    player.press(*BEGIN, *["n"] * len(STEPS))
    assert kept[2:] == [*(step.id for step in STEPS), ""]


@pytest.mark.parametrize("index", [1, 6, len(STEPS) - 1])
def test_a_killed_program_goes_on_at_the_step(tmp_path: Path, index: int) -> None:
    begun(tmp_path, "en", STEPS[index].id)  # And no word of goodbye.
    tomorrow = Player(tmp_path, Settings(lang="en", speaker=SpeakerChoice.OWN))
    assert tomorrow.resume().startswith("Game resumed, one move played.")
    assert tomorrow.press(*BEGIN)[-1].startswith(f"Step {index + 1} of 16.")


def test_after_its_end_the_lesson_begins_anew(tmp_path: Path) -> None:
    player = begun(tmp_path, "en", "goal")
    player.press("n", "n")
    assert player.press(*BEGIN)[-1].startswith("A first game, in 16 steps.")


def test_a_step_that_cannot_be_kept_is_not_promised(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, "en")
    player.folders.progress_file.mkdir()
    player.press(*BEGIN, "n")
    assert player.press("q")[0].startswith("You left the lesson. Game resumed")


def test_the_new_player_is_asked_and_may_play_at_once(tmp_path: Path) -> None:
    player = Player(tmp_path, Settings(lang="fr", speaker=SpeakerChoice.OWN))
    player.begin()
    player.program.guide.offer_first_game(player.program.context.games.present)
    assert player.last == (
        "Tapez 1 pour jouer tout de suite. Tapez 2 pour une première partie, expliquée pas à pas. "
        "Jouer tout de suite. 1 sur 2."
    )
    assert player.press("1") == ["Nouvelle partie. Trois passages. Sur le roi de pique, rangée 7, place 1."]


@pytest.mark.parametrize("key", ["q", "escape"])
def test_leaving_that_question_begins_the_game(tmp_path: Path, key: str) -> None:
    player = Player(tmp_path)
    player.begin()
    player.program.guide.offer_first_game(player.program.context.games.present)
    assert player.press(key)[0].startswith("New game.")


def test_the_new_player_may_have_the_lesson_first(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.begin()
    player.program.guide.offer_first_game(player.program.context.games.present)
    assert player.press("2")[0].startswith("A first game, in 16 steps.")
    assert player.press("q") == [
        "You left the lesson, it will go on from this step. "
        "New game. Three passes. On the king of spades, row 7, place 1."
    ]


def test_the_lesson_is_in_the_menu_of_games_too(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, "fr")
    line = player.press("g", "s-tab")[-1]
    assert line.startswith("Une première partie, expliquée. ")
    assert player.press("enter")[0].startswith("Une première partie, en 16 étapes.")
    assert player.press("q")[0].startswith("Leçon interrompue")
    assert player.press("p") == ["As de carreau pioché."]
