"""Answers that are not there at once: when they are said, in which order, and when they are dropped."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.settings import Settings, SpeakerChoice
from pyramid_access.utterance import Kind
from tests.playing import Player
from tests.remembered import remembered_searches  # noqa: F401

pytestmark = pytest.mark.xdist_group("searches")

WINNABLE = "Yes, still winnable, in 64 moves or fewer."
HINT = "Remove the king of spades, it leaves alone. Almost certainly winnable. Hint 1 of 3."


def _player(folder: Path, *, notice: float | None = None, winnable: bool = False) -> Player:
    """Return a player whose questions are all answered later, when the test says so."""
    settings = Settings(lang="en", speaker=SpeakerChoice.OWN, winnable=winnable)
    player = Player(folder, settings, patience=0.001, notice=notice)
    player.begin()
    player.hold_back_answers()
    return player


def test_an_answer_that_takes_a_moment_is_the_one_answer_to_its_key(tmp_path: Path) -> None:
    player = _player(tmp_path)
    player.ask("v")
    assert player.wait_for_late_words() == [WINNABLE]
    assert player.page.shown[-1][0].kind is Kind.ANSWER


def test_a_key_falls_silent_even_if_its_answer_is_still_to_come(tmp_path: Path) -> None:
    player = _player(tmp_path)
    stops = player.backend.stops
    player.ask("v")
    assert player.backend.stops == stops + 1


def test_an_answer_after_another_key_waits_for_what_that_key_says(tmp_path: Path) -> None:
    player = _player(tmp_path)
    player.ask("v")
    player.press("s")
    assert player.wait_for_late_words() == [WINNABLE]
    assert player.page.shown[-1][0].kind is Kind.LATE


def test_only_an_answer_that_takes_a_while_is_said_to_be_looked_for(tmp_path: Path) -> None:
    player = _player(tmp_path, notice=0.001)
    player.ask("v")
    assert player.wait_for_notice() == ["Searching."]
    assert player.wait_for_late_words() == [WINNABLE]
    assert player.page.shown[-1][0].kind is Kind.ANSWER


def test_after_another_key_nothing_is_said_until_the_answer_is_there(tmp_path: Path) -> None:
    player = _player(tmp_path, notice=0.001)
    player.ask("v")
    player.press("s")
    assert player.wait_for_notice() == []
    assert player.wait_for_late_words() == [WINNABLE]


def test_an_impatient_player_gets_one_answer(tmp_path: Path) -> None:
    player = _player(tmp_path)
    player.ask("v", "v", "v")
    assert player.wait_for_late_words() == [WINNABLE]


def test_whoever_asks_again_is_told_again_that_it_takes_a_while(tmp_path: Path) -> None:
    player = _player(tmp_path, notice=0.001)
    player.ask("v")
    assert player.wait_for_notice() == ["Searching."]
    player.ask("v")
    assert player.wait_for_notice() == ["Searching. Again."]


def test_two_questions_are_answered_in_their_order(tmp_path: Path) -> None:
    player = _player(tmp_path)
    player.ask("v", "h")
    assert player.wait_for_late_words() == [WINNABLE, HINT]
    assert [shown[0].kind for shown in player.page.shown[-2:]] == [Kind.LATE, Kind.LATE]


def test_an_answer_is_dropped_when_the_player_has_moved_on(tmp_path: Path) -> None:
    for key in "vhb":
        player = _player(tmp_path)
        player.ask(key)
        player.press("p")
        assert player.wait_for_late_words() == []
        assert player.table.session.advice.used == 0


def test_an_undo_that_comes_back_to_the_same_position_keeps_the_answer(tmp_path: Path) -> None:
    player = _player(tmp_path)
    player.ask("v")
    player.press("p", "u")
    assert player.wait_for_late_words() == [WINNABLE]


def test_a_question_about_the_new_board_does_not_wait_for_one_about_the_old(tmp_path: Path) -> None:
    player = _player(tmp_path)
    player.ask("v")
    player.press("p")
    player.ask("v")
    assert player.wait_for_late_words() == ["Yes, still winnable, in 63 moves or fewer."]


def test_what_is_asked_while_the_game_goes_back_is_about_the_board_after_that(tmp_path: Path) -> None:
    player = _player(tmp_path)
    player.press("enter", *("p",) * 65)
    player.ask("b", "v", "h")
    back, verdict, hint = player.wait_for_late_words()
    assert back.startswith("Returned to move 31")
    assert verdict.startswith("Yes, still winnable")
    assert hint.startswith("Remove the king of diamonds")
    assert [shown[0].kind for shown in player.page.shown[-2:]] == [Kind.LATE, Kind.LATE]


def test_a_deal_that_comes_late_is_laid_out_unless_the_player_has_played_on(tmp_path: Path) -> None:
    player = _player(tmp_path, winnable=True)
    player.ask("n")
    opening, difficulty = player.wait_for_late_words()
    assert opening.startswith("New game.")
    assert difficulty == "Rather easy deal."
    player.hold_back_answers()
    player.ask("n")
    player.press("p")
    assert player.wait_for_late_words() == []
    assert len(player.table.session.timeline.moves) == 1


def test_a_search_for_a_deal_that_takes_a_while_is_told(tmp_path: Path) -> None:
    player = _player(tmp_path, notice=0.001, winnable=True)
    player.ask("n")
    assert player.wait_for_notice() == ["Searching for a winnable deal."]


def test_a_question_comes_before_the_deal_that_is_looked_for_and_does_not_replace_it(tmp_path: Path) -> None:
    player = _player(tmp_path, winnable=True)
    player.ask("n", "v")
    verdict, opening, difficulty = player.wait_for_late_words()
    assert verdict == WINNABLE
    assert opening.startswith("New game.")
    assert difficulty == "Rather easy deal."


def test_a_question_does_not_replace_the_search_for_how_hard_a_deal_is(tmp_path: Path) -> None:
    player = _player(tmp_path)
    player.program.context.games.rate()
    player.ask("v")
    assert player.wait_for_late_words() == [WINNABLE, "Rather easy deal."]


def test_another_deal_takes_the_place_of_one_that_is_still_being_rated(tmp_path: Path) -> None:
    player = _player(tmp_path, winnable=True)
    player.program.context.games.rate()
    player.ask("n", "h")
    hint, opening, difficulty = player.wait_for_late_words()
    assert hint == HINT
    assert opening.startswith("New game.")
    assert difficulty == "Rather easy deal."


def test_how_hard_a_deal_is_will_be_known_even_if_the_player_has_begun_to_play(tmp_path: Path) -> None:
    player = _player(tmp_path)
    player.program.context.games.rate()
    player.press("p")
    assert player.wait_for_late_words() == []
    assert player.press("s", "s")[1].endswith("Winnable deal, rather easy.")


def test_the_deal_asked_for_last_is_the_one_that_is_laid_out(tmp_path: Path) -> None:
    player = _player(tmp_path, winnable=True)
    player.ask("n")
    player.press("g")
    player.ask("3")
    assert len(player.wait_for_late_words()) == 1
    assert player.table.origin.day is not None
    player.begin(choice=NumberedDeal(1))


def test_what_keys_from_a_pipe_are_told_does_not_depend_on_the_time(tmp_path: Path) -> None:
    transcript = tmp_path / "transcript.jsonl"
    options = ["--variant", "strict", "--deal", "5", "--lang", "en", "--speaker", "off"]
    paths = ["--data-dir", str(tmp_path / "data"), "--transcript", str(transcript)]
    command = [sys.executable, "-m", "pyramid_access", *options, *paths]
    subprocess.run(command, input=b"hvphs", capture_output=True, timeout=60, check=True)
    told = [json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()]
    assert [(line["key"], line["kind"]) for line in told] == [
        (None, "news"),
        ("h", "answer"),
        ("v", "answer"),
        ("p", "news"),
        ("h", "answer"),
        ("s", "answer"),
        (None, "news"),
    ]
    assert not [line for line in told if "knowledge-searching" in line["ids"]]


def test_keys_from_a_pipe_wait_for_how_hard_the_deal_is_only_where_they_ask_for_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pyramid_access", "--winnable", "--lang", "en", "--speaker", "off"]
    heard = [
        subprocess.run(
            [*command, "--data-dir", str(tmp_path / keys)], input=keys, text=True, capture_output=True, check=True
        ).stdout.splitlines()
        for keys in ("pp", "pss")
    ]
    assert "Winnable deal, " in heard[1][3]
    assert [len(lines) for lines in heard] == [4, 5], "nothing is told that was not asked for after a move"
