"""Matches for par as they are played: six games by keys, what is heard at each end, and what is kept."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from shutil import copytree

import pytest

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.rules.moves import Move
from pyramid_access.rules.play import score
from pyramid_access.rules.position import Game, Position
from pyramid_access.settings import Settings, SpeakerChoice
from pyramid_access.solver.par.best_score import best_score
from tests.playing import Player

LANGUAGES = ("en", "fr")
AGAIN = {"en": "Again.", "fr": "Encore."}
STOP = {"en": "Stop here and take the points.", "fr": "Arrêter là et prendre les points."}


def player_of(folder: Path, lang: str, **settings: object) -> Player:
    kept = Settings(lang=lang, speaker=SpeakerChoice.OWN, tips=False)
    return Player(folder, replace(kept, **settings))  # type: ignore[arg-type]


def at_par(folder: Path, lang: str = "en", number: int = 7) -> Player:
    """Return a player before a game for par; it is no chance which deal."""
    player = player_of(folder, lang)
    player.begin("par", NumberedDeal(number))
    return player


def play_well(player: Player) -> str:
    """Play the game to its best end, all cards being known; return the last words."""
    session = player.table.session
    for move in best_moves(session.game, session.position):
        player.play(move)
    return player.last


@cache
def best_moves(game: Game, position: Position) -> Sequence[Move]:
    """Return the moves to the most points, all cards being known."""
    return best_score(game, position).moves


def deal(player: Player, number: int) -> str:
    """Have a deal laid out by its number; return the first words."""
    return player.press("g", "4", *str(number), "enter")[-1]


def go_to(player: Player, line: str) -> str:
    """Open the menu of games and go down to a line; return it."""
    player.press("g")
    while not player.last.startswith(line):
        player.press("tab")
    return player.last


def stop(player: Player) -> list[str]:
    """Stop the game early; return the question and the answer."""
    go_to(player, STOP[player.preferences.current.lang or "en"])
    return player.press("enter", "enter")


def points_on_disk(player: Player) -> list[int]:
    return [*player.store.records.par_points().values()]


WHOLE_MATCH = {
    "en": (
        "You have won. All 52 cards are gone in 43 moves. Score, 35 points. Match, game 1 of 6, total 35 points. "
        "Time played, one minute.",
        "3 cards are left in the pyramid and 3 elsewhere. Score, 6 points below zero. "
        "Match, game 2 of 6, total 29 points. Time played, one minute.",
        "Game stopped. 37 cards are left. Score, 37 points below zero. "
        "Match, game 3 of 6, total 8 points below zero. Time played, one minute.",
        "15 cards are left in the pyramid and 9 elsewhere. Score, 24 points below zero. "
        "Match, game 4 of 6, total 32 points below zero. Time played, one minute.",
        "You have won. All 52 cards are gone in 55 moves. Score, 20 points. "
        "Match, game 5 of 6, total 12 points below zero. Time played, one minute.",
    ),
    "fr": (
        "Gagné. Les 52 cartes sont parties en 43 coups. Score, 35 points. Match, partie 1 sur 6, total 35 points. "
        "Temps de jeu, une minute.",
        "Il reste 3 cartes dans la pyramide et 3 ailleurs. Score, 6 points sous zéro. "
        "Match, partie 2 sur 6, total 29 points. Temps de jeu, une minute.",
        "Partie arrêtée. Il reste 37 cartes. Score, 37 points sous zéro. "
        "Match, partie 3 sur 6, total 8 points sous zéro. Temps de jeu, une minute.",
        "Il reste 15 cartes dans la pyramide et 9 ailleurs. Score, 24 points sous zéro. "
        "Match, partie 4 sur 6, total 32 points sous zéro. Temps de jeu, une minute.",
        "Gagné. Les 52 cartes sont parties en 55 coups. Score, 20 points. "
        "Match, partie 5 sur 6, total 12 points sous zéro. Temps de jeu, une minute.",
    ),
}
"""What is heard at the ends of the games, all but the last."""
LAST_GAMES = {
    "en": (
        "Match, game 6 of 6, total 23 points. Par made, match won.",
        "Match, game 6 of 6, total 26 points below zero. Par missed by 26 points, match lost.",
    ),
    "fr": (
        "Match, partie 6 sur 6, total 23 points. Par réussi, match gagné.",
        "Match, partie 6 sur 6, total 26 points sous zéro. Par manqué de 26 points, match perdu.",
    ),
}
"""What is heard at the end of a last game that is won, and of one that is lost."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_is_played_by_keys(tmp_path: Path, lang: str) -> None:
    """Won, blocked, stopped early; another variant and another day; blocked, won, and as the last one of two games."""
    first, second, third, fourth, fifth = WHOLE_MATCH[lang]
    match, game_of, total, so_far = {
        "en": ("Match, game", "of 6", "total", "so far"),
        "fr": ("Match, partie", "sur 6", "total", "jusqu'ici"),
    }[lang]
    player = at_par(tmp_path / "one", lang)
    player.seconds = 60
    assert play_well(player).endswith(first)
    assert f" {match} 2 {game_of}, {total} 35 points {so_far}. " in deal(player, 8)
    player.seconds += 60
    assert second in player.play_best()
    deal(player, 9)
    player.play_best(10)
    player.seconds += 60
    assert stop(player)[1] == third

    player.begin("giza", NumberedDeal(5))
    assert match not in player.last
    player.play_best()
    player.press("q")
    player = player_of(tmp_path / "one", lang)
    player.resume()
    player.begin("par", NumberedDeal(10))
    assert f" {match} 4 {game_of}, {total} 8 " in player.last
    player.seconds += 60
    assert fourth in player.play_best()
    deal(player, 11)
    player.seconds += 60
    assert player.play_best().endswith(fifth)
    copytree(tmp_path / "one", tmp_path / "other")
    other = player_of(tmp_path / "other", lang)
    other.resume()
    lasts = ((player, 13, play_well), (other, 12, Player.play_best))
    for (player, number, play_last), end in zip(lasts, LAST_GAMES[lang], strict=True):
        deal(player, number)
        assert end in play_last(player)
        assert end in player.press("s", "s")[-1]
        assert f" {match} 1 {game_of}. " in player.press("n")[0]
        assert len(points_on_disk(player)) == 6


@pytest.mark.parametrize(
    ("lang", "status"),
    [
        (
            "en",
            "Score, 51 points below zero. Clearing the pyramid in this pass adds 50 points. Match, game 1 of 6.",
        ),
        (
            "fr",
            "Score, 51 points sous zéro. Vider la pyramide dans ce passage rapporte 50 points. Match, partie 1 sur 6.",
        ),
    ],
)
def test_the_status_says_points_now_and_what_clearing_the_pyramid_would_give(
    tmp_path: Path, lang: str, status: str
) -> None:
    player = at_par(tmp_path, lang)
    player.press("enter")
    assert player.press("s", "s")[1].endswith(status)
    player.press(*["p"] * 25)
    second = {"en": "in this pass adds 35 points.", "fr": "dans ce passage rapporte 35 points."}[lang]
    assert second in player.press("s", "s")[1]


@pytest.mark.parametrize(
    ("lang", "line", "question", "answer"),
    [
        (
            "en",
            "Stop here and take the points. Score, 52 points below zero.",
            "The game would count 52 points below zero. Take this line once more to stop it.",
            "Game stopped. 52 cards are left. Score, 52 points below zero. "
            "Match, game 1 of 6, total 52 points below zero.",
        ),
        (
            "fr",
            "Arrêter là et prendre les points. Score, 52 points sous zéro.",
            "La partie compterait 52 points sous zéro. Validez encore une fois pour l'arrêter.",
            "Partie arrêtée. Il reste 52 cartes. Score, 52 points sous zéro. "
            "Match, partie 1 sur 6, total 52 points sous zéro.",
        ),
    ],
)
def test_a_game_is_stopped_from_the_menu_when_the_key_comes_twice(
    tmp_path: Path, lang: str, line: str, question: str, answer: str
) -> None:
    player = at_par(tmp_path, lang)
    player.press("p")
    assert go_to(player, STOP[lang]).startswith(line)
    assert [answer.removesuffix(f" {AGAIN[lang]}") for answer in player.press("enter", "r", "enter")] == [question] * 3
    assert player.table.session.outcome is None
    assert player.press("enter") == [answer]
    assert player.press("p") == [{"en": "The game is over.", "fr": "La partie est finie."}[lang]]
    heard = player.press("g", *["tab"] * 20)
    assert not any(words.startswith(STOP[lang]) for words in heard)


def test_only_games_for_par_can_be_stopped_for_their_points(tmp_path: Path) -> None:
    player = player_of(tmp_path, "en")
    player.begin()
    heard = player.press("g", *["tab"] * 20)
    assert not any(words.startswith(STOP["en"]) for words in heard)


def test_a_stopped_game_is_followed_by_another_at_the_next_start_or_goes_on_after_undo(tmp_path: Path) -> None:
    player = at_par(tmp_path)
    player.press("p")
    stop(player)
    player.press("q")
    player = player_of(tmp_path, "en")
    assert "Game stopped." in player.resume()
    assert player.table.is_done
    assert player.press("u")[0].startswith("The game is no longer stopped. On the king of spades")
    assert not player.table.is_done
    play_well(player)
    assert points_on_disk(player) == [35]


def test_what_a_game_comes_to_after_undo_counts_in_place_of_what_it_came_to_before(tmp_path: Path) -> None:
    player = at_par(tmp_path, number=8)
    player.play_best()
    deal(player, 9)
    blocked = player.play_best()
    assert "Match, game 2 of 6, total 22 points below zero." in blocked
    player.press("u")
    assert "Match, game 2 of 6, total 6 points below zero so far." in player.press("s", "s")[1]
    player.press("u", "u")
    assert "Match, game 2 of 6, total" in stop(player)[1]
    points = points_on_disk(player)
    assert len(points) == 2
    assert points[1] == score(player.table.session.position) < -16


def test_a_win_stays_what_it_was_when_it_is_undone(tmp_path: Path) -> None:
    player = at_par(tmp_path)
    play_well(player)
    player.press("u")
    assert "Match, game 1 of 6, total 35 points." in stop(player)[1]
    assert points_on_disk(player) == [35]


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        (
            "en",
            "A game is under way, it would count 52 points below zero. The same key once more to begin another one.",
        ),
        (
            "fr",
            "Une partie est en cours, elle compterait 52 points sous zéro. "
            "La même touche encore une fois pour en commencer une autre.",
        ),
    ],
)
def test_leaving_a_game_for_another_takes_its_points_until_it_comes_to_more(
    tmp_path: Path, lang: str, question: str
) -> None:
    player = at_par(tmp_path, lang)
    player.press("p")
    asked, begun = player.press("n", "n")
    assert asked == question
    assert {"en": "Match, game 2 of 6,", "fr": "Match, partie 2 sur 6,"}[lang] in begun
    player.press("g", "2")
    assert points_on_disk(player) == [-52]
    play_well(player)
    assert points_on_disk(player) == [35]


ENDED = {
    "en": "Match, game 6 of 6, total 312 points below zero. Par missed by 312 points, match lost. New game.",
    "fr": "Match, partie 6 sur 6, total 312 points sous zéro. Par manqué de 312 points, match perdu. Nouvelle partie.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_that_ends_by_leaving_its_last_game_is_told(tmp_path: Path, lang: str) -> None:
    player = at_par(tmp_path, lang)
    for _ in range(5):
        player.press("p")
        assert ENDED[lang] not in player.press("n", "n")[-1]
    player.press("p")
    assert player.press("n", "n")[-1].startswith(ENDED[lang])
    player.press("p")
    assert ENDED[lang] not in player.press("n", "n")[-1]


def test_a_program_that_does_not_keep_games_says_nothing_of_matches(tmp_path: Path) -> None:
    at_par(tmp_path)
    second = player_of(tmp_path, "en")
    second.table.keeper.keeps = False
    assert "Match" not in second.begin("par", NumberedDeal(7))
    assert play_well(second).endswith("All 52 cards are gone in 43 moves. Score, 35 points.")
    assert points_on_disk(second) == []


def test_a_match_goes_on_while_nothing_can_be_written(tmp_path: Path) -> None:
    player = at_par(tmp_path)
    play_well(player)
    with closing(sqlite3.connect(player.folders.database)) as database:
        database.execute("CREATE TRIGGER no BEFORE INSERT ON records BEGIN SELECT RAISE(FAIL, 'no'); END")
        database.commit()
    deal(player, 8)
    assert "Match, game 2 of 6, total 29 points." in player.play_best()
    deal(player, 9)
    assert "Match, game 3 of 6, total 13 points." in player.play_best()
    with closing(sqlite3.connect(player.folders.database)) as database:
        database.execute("DROP TRIGGER no")
        database.commit()
    player.press("q")
    assert points_on_disk(player) == [35, -6, -16]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_that_are_brought_along_never_change_the_match_under_way(tmp_path: Path, lang: str) -> None:
    friend = at_par(tmp_path / "friend", lang)
    for number in (8, 9):
        friend.play_best()
        deal(friend, number)
    brought = friend.store.records.games()
    assert len(brought) == 2
    game_of = {"en": " Match, game {} of 6, total {} points", "fr": " Match, partie {} sur 6, total {} points"}[lang]
    player = at_par(tmp_path / "own", lang)
    play_well(player)
    assert game_of.format(2, 35) in deal(player, 8)
    player.press("p")
    assert player.store.records.take_over(brought) == 2
    assert game_of.format(2, 35) in player.press("s", "s")[1], "while it is played"
    player.press("q")
    tomorrow = player_of(tmp_path / "own", lang)
    tomorrow.resume()
    assert game_of.format(2, 35) in tomorrow.press("s", "s")[1], "at the next start"
    assert game_of.format(2, 29) in tomorrow.play_best(), "at its end"
    assert game_of.format(3, 29) in deal(tomorrow, 9), "and after it"
    assert tomorrow.store.records.take_over(brought) == 0


def test_a_match_begins_with_the_first_game_that_is_played_here(tmp_path: Path) -> None:
    friend = at_par(tmp_path / "friend")
    play_well(friend)
    player = player_of(tmp_path / "own", "en")
    assert player.store.records.take_over(friend.store.records.games()) == 1
    player.begin("par", NumberedDeal(8))
    assert "Match, game 1 of 6, total 6 points below zero." in player.play_best()
