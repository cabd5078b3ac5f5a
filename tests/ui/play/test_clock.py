"""The time played: counted only while the keys play, said when asked for and at the end; and pauses."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.settings import Settings, SpeakerChoice
from tests.playing import Player

LANGUAGES = ("en", "fr")


def player_of(folder: Path, lang: str = "en", **settings: object) -> Player:
    kept = Settings(lang=lang, speaker=SpeakerChoice.OWN, tips=False)
    return Player(folder, replace(kept, **settings))  # type: ignore[arg-type]


def time_in(player: Player) -> float:
    return player.table.session.stopwatch.seconds


AWAY: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "the menu of games": (["g"], ["tab", "tab", "q"]),
    "the settings": (["e"], ["down", "q"]),
    "a menu in a menu": (["g", "5"], ["q", "q"]),
    "the help": (["?"], ["tab", "q"]),
    "learn mode": (["?", "?"], ["p", "h", "?"]),
    "typing a number": (["g", "4"], ["1", "escape", "q"]),
    "the first game explained": (["g", "s-tab", "enter"], ["tab", "enter", "q"]),
    "a pause": (["z"], ["tab", "p", "s", "z"]),
    "a pause with a menu in it": (["z"], ["g", "q", "z"]),
}
"""Keys that lead away from the game, and keys that lead back to it."""


@pytest.mark.parametrize(("there", "back"), AWAY.values(), ids=AWAY)
def test_no_time_is_counted_while_the_keys_do_not_play(
    tmp_path: Path, there: Sequence[str], back: Sequence[str]
) -> None:
    player = player_of(tmp_path)
    player.begin()
    session = player.table.session
    player.seconds = 10.0
    player.press(*there)
    for key in back:
        player.seconds += 100.0
        player.press(key)
    assert player.table.session is session
    player.seconds += 5.0
    assert time_in(player) == 15.0


def test_a_game_begun_from_a_menu_counts_its_own_time_at_once(tmp_path: Path) -> None:
    player = player_of(tmp_path)
    player.begin()
    player.press("g")
    player.seconds = 100.0
    player.press("home", "enter")
    player.seconds = 103.0
    assert time_in(player) == 3.0


def test_a_key_of_the_help_plays_and_the_time_goes_on(tmp_path: Path) -> None:
    player = player_of(tmp_path)
    player.begin()
    player.press("?", "p", "enter")
    player.seconds = 7.0
    assert (len(player.table.session.timeline.moves), time_in(player)) == (1, 7.0)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Time played, 2 minutes and 5 seconds. No hint asked for."),
        ("fr", "Temps de jeu, 2 minutes et 5 secondes. Aucun indice demandé."),
    ],
)
def test_the_time_is_said_when_asked_for_and_goes_on_another_day(tmp_path: Path, lang: str, told: str) -> None:
    player = player_of(tmp_path, lang)
    player.begin()
    player.seconds = 65.0
    player.press("p", "q")
    player = player_of(tmp_path, lang)
    player.seconds = 9000.0
    player.resume()
    player.seconds += 60.0
    assert player.press("s", "s")[1] == told


def test_a_clock_that_shows_less_than_the_day_before_takes_no_time_away(tmp_path: Path) -> None:
    """The clock that counts begins anew with the computer; only its steps are added up."""
    player = player_of(tmp_path)
    player.seconds = 5000.0
    player.begin()
    player.seconds += 30.0
    player.press("p", "q")
    player = player_of(tmp_path)
    player.seconds = 3.0
    player.resume()
    assert time_in(player) == 30.0


@pytest.mark.parametrize(
    ("lang", "end"),
    [
        ("en", "Pyramid cleared in 49 moves. Time played, one hour and 2 minutes."),
        ("fr", "Pyramide vidée en 49 coups. Temps de jeu, une heure et 2 minutes."),
    ],
)
def test_the_time_is_said_at_the_end(tmp_path: Path, lang: str, end: str) -> None:
    player = player_of(tmp_path, lang)
    player.begin(choice=NumberedDeal(3))
    player.seconds = 3725.0
    assert player.play_best().endswith(end)


@pytest.mark.parametrize(
    ("lang", "heard"),
    [
        (
            "en",
            [
                "Paused. Z to go on.",
                "The game is paused. Z to go on.",
                "King of diamonds, row 7, place 2.",
                "The game is paused. Z to go on.",
                "Stock, 23 cards. In hand, jack of clubs. Waste empty.",
                "The game is paused. Z to go on.",
                "The game goes on. On the king of diamonds, row 7, place 2.",
                "Jack of clubs back in the stock. On the king of spades, row 7, place 1.",
            ],
        ),
        (
            "fr",
            [
                "Pause. Z pour reprendre.",
                "La partie est en pause. Z pour reprendre.",
                "Roi de carreau, rangée 7, place 2.",
                "La partie est en pause. Z pour reprendre.",
                "Pioche, 23 cartes. En main, valet de trèfle. Défausse vide.",
                "La partie est en pause. Z pour reprendre.",
                "La partie continue. Sur le roi de carreau, rangée 7, place 2.",
                "Valet de trèfle de retour dans la pioche. Sur le roi de pique, rangée 7, place 1.",
            ],
        ),
    ],
)
def test_in_a_pause_the_board_is_read_and_moves_are_refused(tmp_path: Path, lang: str, heard: list[str]) -> None:
    player = player_of(tmp_path, lang)
    player.begin()
    player.press("p")
    assert player.press("z", "p", "tab", "enter", "w", "u", "z", "u") == heard


def test_the_sentence_names_the_players_own_key(tmp_path: Path) -> None:
    player = player_of(tmp_path, keys={"pause": ("f12",)})
    player.begin()
    assert player.press("f12", "f12") == [
        "Paused. F12 to go on.",
        "The game goes on. On the king of spades, row 7, place 1.",
    ]
    assert player.press("z")[0].startswith("This key does nothing.")


def test_a_pause_without_a_key_is_answered_all_the_same(tmp_path: Path) -> None:
    player = player_of(tmp_path, keys={"pause": ()})
    player.begin()
    player.program.context.presenter.answer(player.table.session.pause())
    assert player.last == "Paused."
    assert player.press("p") == ["The game is paused."]


def test_a_game_begun_in_a_pause_is_not_paused(tmp_path: Path) -> None:
    player = player_of(tmp_path)
    player.begin()
    player.press("z", "n")
    assert player.press("p") == ["Jack of clubs drawn."]


def test_a_pause_ends_with_the_program(tmp_path: Path) -> None:
    player = player_of(tmp_path)
    player.begin()
    player.press("p", "z", "q")
    player = player_of(tmp_path)
    player.resume()
    assert player.press("u") == ["Jack of clubs back in the stock."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_way_back_that_comes_late_does_not_break_a_pause(tmp_path: Path, lang: str) -> None:
    player = Player(tmp_path, Settings(lang=lang, speaker=SpeakerChoice.OWN, tips=False), patience=0.0)
    player.begin()
    player.press("p")
    player.hold_back_answers()
    player.ask("b")
    player.press("z")
    moves = player.table.session.timeline.moves
    late = player.wait_for_late_words()
    assert player.table.session.timeline.moves == moves
    assert [{"en": "paused", "fr": "pause"}[lang] in words for words in late] == [True]
