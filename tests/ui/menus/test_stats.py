"""When a game counts, and what the statistics in the menu of games say."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.rules.events import Result
from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.moves import Remove
from pyramid_access.settings import Settings, SpeakerChoice
from tests.kept import kept_records
from tests.playing import Player
from tests.store.games import counted

WON = NumberedDeal(3)
"""A deal that the hints win."""


def sit_down(folder: Path, lang: str = "en", **settings: object) -> Player:
    return Player(folder, replace(Settings(lang=lang, speaker=SpeakerChoice.OWN, tips=False), **settings))  # type: ignore[arg-type]


def block(player: Player) -> None:
    """Draw wherever that is possible, until nothing is left to do."""
    session = player.table.session
    while not session.outcome:
        moves = [*legal_moves(session.game, session.position)]
        move = next((move for move in moves if not isinstance(move, Remove)), moves[0])
        player.play(move)
    assert session.outcome.result is Result.BLOCKED


def results(folder: Path) -> list[tuple[int, int, int, int]]:
    """Return what counts: won, moves, hints, undos of each game."""
    return [(row["won"], row["moves"], row["hints"], row["undos"]) for row in kept_records(folder)]


def won_game(folder: Path) -> Player:
    player = sit_down(folder)
    player.begin(choice=WON)
    player.play_best()
    assert player.table.session.outcome and player.table.session.outcome.result is Result.WON
    return player


def test_a_win_is_on_disk_when_it_is_announced(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.begin(choice=WON)
    counted_when_said: list[tuple[str, int]] = []
    speak = player.backend.say

    def say(number: int, utterance: object) -> None:
        counted_when_said.append((utterance.text, len(kept_records(tmp_path))))  # type: ignore[attr-defined]
        speak(number, utterance)  # type: ignore[arg-type]

    player.backend.say = say  # type: ignore[method-assign]
    player.play_best()
    assert ["You have won" in text for text, _ in counted_when_said] == [count == 1 for _, count in counted_when_said]
    [row] = kept_records(tmp_path)
    assert (row["variant"], row["rules"], row["number"], row["won"], row["par"]) == ("three-pass", "", 3, 1, None)
    assert (row["moves"], row["started_at"][:16], row["ended_at"][:16]) == (49, "2026-11-30T18:30", "2026-11-30T18:30")


def test_a_win_that_is_undone_and_won_again_counts_once_as_it_was(tmp_path: Path) -> None:
    player = won_game(tmp_path)
    player.press("u", "u", "h", "y", "y", "s")
    assert player.table.session.outcome
    assert results(tmp_path) == [(1, 49, 0, 0)]
    player.press("u", "q")
    again = sit_down(tmp_path)
    again.resume()
    again.press("y", "n")
    assert results(tmp_path) == [(1, 49, 0, 0)]


def test_the_same_deal_again_is_another_start(tmp_path: Path) -> None:
    player = won_game(tmp_path)
    player.press("g", "enter")
    assert player.last.startswith("New game.")
    player.play_best()
    assert results(tmp_path) == [(1, 49, 0, 0), (1, 49, 0, 0)]


def test_help_before_the_end_counts(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.begin(choice=WON)
    player.press("p", "u", "h", "m", "v", "o")
    player.play_best()
    [(won, _, hints, undos)] = results(tmp_path)
    assert (won, hints, undos) == (1, 1, 1)


def test_a_blocked_game_counts_and_is_a_win_once_it_is_won_after_all(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.begin(choice=WON)
    block(player)
    [(won, moves, _, undos)] = results(tmp_path)
    assert (won, undos) == (0, 0)
    player.press("s", "p", "o", *["u"] * moves)
    player.play_best()
    assert results(tmp_path) == [(1, 49, 0, moves)]


def test_a_game_counts_when_it_is_left_after_a_move_and_not_before(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.begin()
    player.press("tab", "n", "p", "u", "n")
    assert results(tmp_path) == []
    player.press("p", "p", "n", "n")
    assert results(tmp_path) == [(0, 2, 0, 0)]
    player.press("g", "2")  # Back to the earlier game, which was left; nothing was played in the other one.
    assert player.last.startswith("Game resumed")
    player.press("p", "n", "n")
    assert results(tmp_path) == [(0, 3, 0, 0)]


def test_a_game_that_goes_on_the_next_day_does_not_count_yet_and_is_the_same_start(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.begin(choice=WON)
    player.press("p", "u", "q")
    assert results(tmp_path) == []
    tomorrow = sit_down(tmp_path)
    tomorrow.resume()
    tomorrow.play_best()
    assert results(tmp_path) == [(1, 49, 0, 1)]


def test_an_ended_game_is_not_counted_again_at_the_next_start(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.begin(choice=WON)
    block(player)
    player.press("g", *["down"] * 6, "enter", "end", "enter", "enter")
    assert player.last.startswith("Statistics reset.")
    player.press("q", "q")
    assert results(tmp_path) == []
    again = sit_down(tmp_path)
    again.resume()
    again.press("s", "q")
    assert results(tmp_path) == []


def test_nothing_counts_in_a_lesson_or_where_nothing_is_kept(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.table.keeper.keeps = False
    player.begin(choice=WON)
    player.play_best()
    player.press("g", "enter", "p", "n", "n")
    assert kept_records(tmp_path) == []


def test_a_game_begun_from_a_position_does_not_count(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.begin(choice=WON)
    session = player.table.session
    player.play(next(iter(legal_moves(session.game, session.position))))
    player.table.lay_out(session.game, player.table.origin, session.position)
    player.program.context.games.present()
    player.play_best()
    assert len(kept_records(tmp_path)) == 1  # The first one, which was left.
    assert not kept_records(tmp_path)[0]["won"]


def test_a_win_that_could_not_be_written_is_written_as_soon_as_it_can_be(tmp_path: Path) -> None:
    player = sit_down(tmp_path / "data")
    player.begin(choice=WON)
    (tmp_path / "data").rename(tmp_path / "away")
    (tmp_path / "data").write_text("in the way")
    player.play_best()
    player.press("g", "enter")
    assert player.last.startswith("New game.")
    (tmp_path / "data").unlink()
    (tmp_path / "away").rename(tmp_path / "data")
    player.press("tab")
    assert results(tmp_path / "data") == [(1, 49, 0, 0)]


# The menu.


def put(player: Player, games: Iterable[object]) -> None:
    player.table.keeper.records.take_over(games)  # type: ignore[arg-type]


GAMES = (
    counted("a", seconds=200.0, moves=49, hints=1),
    counted("b", won=False, undos=2),
    counted("c", seconds=100.0, moves=52),
    counted("d", seconds=63.0, moves=50),
    counted("e", variant="giza", won=False),
    counted("f", rules="passes=2", won=False),
    counted("g", variant="par", won=False, par=-12),
)
HEARD = (
    ("Statistics. Three passes, 4 games, 3 won, 75 per cent. 1 of 9.",
     "Statistiques. Trois passages, 4 parties, 3 gagnées, 75 pour cent. 1 sur 9."),
    ("Without hint or undo, 2 wins. 2 of 9.", "Sans indice ni annulation, 2 victoires. 2 sur 9."),
    ("Wins in a row, 2 at present, 2 at best. 3 of 9.", "Victoires de suite, 2 en ce moment, 2 au mieux. 3 sur 9."),
    ("Fastest win, one minute and 3 seconds. 4 of 9.", "Victoire la plus rapide, une minute et 3 secondes. 4 sur 9."),
    ("Mean time of a win, 2 minutes and one second. 5 of 9.",
     "Temps moyen d'une victoire, 2 minutes et une seconde. 5 sur 9."),
    ("Shortest win, 49 moves. 6 of 9.", "Victoire la plus courte, 49 coups. 6 sur 9."),
    ("In all, one hint and 2 undos. 7 of 9.", "En tout, un indice et 2 annulations. 7 sur 9."),
    ("Other games. 8 of 9.", "Autres jeux. 8 sur 9."),
    ("Reset. 9 of 9.", "Remettre à zéro. 9 sur 9."),
)  # fmt: skip


def open_stats(player: Player, lang: str) -> None:
    title = {"en": "Statistics.", "fr": "Statistiques."}[lang]
    player.press("g")
    while not player.last.startswith(title):
        player.press("s")
    player.press("enter")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_sentence_a_key(tmp_path: Path, lang: str) -> None:
    player = sit_down(tmp_path, lang)
    player.begin()
    put(player, GAMES)
    open_stats(player, lang)
    heard = [player.last, *player.press(*["down"] * 8)]
    assert heard == [pair[lang == "fr"] for pair in HEARD]


@pytest.mark.parametrize(
    ("lang", "summary", "others"),
    [
        ("en", "Statistics. 3 won of 7. 7 of ", ("All games. 3 won of 7. 1 of 4.",
         "Par pyramid. None won of 1. 2 of 4.", "Three passes, house rules. None won of 1. 3 of 4.",
         "Statistics. With your own rules. 2 passes. Three passes, one game, none won. 1 of 2.",
         "In all, no hint and no undo. 2 of 2.", "Three passes, house rules. None won of 1. 3 of 4.")),
        ("fr", "Statistiques. 3 gagnées sur 7. 7 sur ", ("Tous les jeux. 3 gagnées sur 7. 1 sur 4.",
         "Pyramide au par. Aucune gagnée sur 1. 2 sur 4.",
         "Trois passages, règles maison. Aucune gagnée sur 1. 3 sur 4.",
         "Statistiques. Avec vos règles. 2 passages. Trois passages, une partie, aucune gagnée. 1 sur 2.",
         "En tout, aucun indice et aucune annulation. 2 sur 2.",
         "Trois passages, règles maison. Aucune gagnée sur 1. 3 sur 4.")),
    ],
)  # fmt: skip
def test_the_other_games(tmp_path: Path, lang: str, summary: str, others: tuple[str, ...]) -> None:
    player = sit_down(tmp_path, lang)
    player.begin()
    put(player, GAMES)
    player.press("g", *["down"] * 6)
    assert player.last.startswith(summary)
    player.press("enter", "end", "up")
    assert tuple(player.press("enter", "down", "down", "enter", "down", "escape")) == others


def test_the_total_of_the_points_for_par(tmp_path: Path) -> None:
    player = sit_down(tmp_path, "fr")
    player.begin("par")
    put(player, [counted("a", variant="par", won=False, par=-12), counted("b", variant="par", won=False, par=3)])
    open_stats(player, "fr")
    assert player.last == "Statistiques. Pyramide au par, 2 parties, aucune gagnée. 1 sur 4."
    assert player.press("down", "down")[1] == "Total des points au par, 9 points sous zéro. 3 sur 4."


@pytest.mark.parametrize(
    ("lang", "nothing"),
    [("en", "Statistics. Three passes, no game counted. 1 of 1."),
     ("fr", "Statistiques. Trois passages, aucune partie comptée. 1 sur 1.")],
)  # fmt: skip
def test_without_games(tmp_path: Path, lang: str, nothing: str) -> None:
    player = sit_down(tmp_path, lang)
    player.begin()
    open_stats(player, lang)
    assert player.last == nothing


@pytest.mark.parametrize(
    ("lang", "asked", "done"),
    [
        ("en", "All results will be erased, after a copy to a file. Take this line once more to do it.",
         "Statistics reset. Copy in the file statistics-2026-11-30.json, in "),
        ("fr", "Tous les résultats seront effacés, après copie dans un fichier. Validez encore une fois pour "
         "le faire.", "Statistiques remises à zéro. Copie dans le fichier statistics-2026-11-30.json, dans "),
    ],
)  # fmt: skip
def test_reset_asks_and_keeps_a_copy(tmp_path: Path, lang: str, asked: str, done: str) -> None:
    player = sit_down(tmp_path, lang)
    player.begin()
    put(player, GAMES)
    open_stats(player, lang)
    assert player.press("end", "enter", "up", "down", "enter")[1::3] == [asked, asked]
    assert len(kept_records(tmp_path)) == len(GAMES)
    (answer,) = player.press("enter")
    assert answer.startswith(done)
    assert kept_records(tmp_path) == []
    assert (tmp_path / "statistics-2026-11-30.json").exists()
    assert player.page.shown[-1][0].path == str(tmp_path / "statistics-2026-11-30.json")
    assert player.press("r", "down", "up")[-1].startswith(
        {"en": "Statistics. No game. ", "fr": "Statistiques. Aucune partie. "}[lang]
    )


def test_a_database_that_cannot_be_read_is_told_and_the_menu_goes_on(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.begin()
    player.store.close()
    for file in tmp_path.glob("games.db*"):
        file.unlink()
    (tmp_path / "games.db").write_bytes(b"rubbish" * 1000)
    open_stats(player, "en")
    assert player.last == f"File {tmp_path / 'games.db'} is damaged."
    player.press("down")
