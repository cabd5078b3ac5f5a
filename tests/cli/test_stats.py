"""The command ``stats``: for the ear, as JSON, to a file and from one."""

import json

import pytest

from pyramid_access.store.database import Database
from pyramid_access.store.game_store import GameStore
from tests.kept import kept_records
from tests.store.games import counted

GAMES = (
    counted("a", seconds=200.0, moves=49, hints=1),
    counted("b", won=False, undos=2),
    counted("c", seconds=3700.0, moves=52),
    counted("e", variant="par", rules="passes=2", won=False, par=-12),
)


@pytest.fixture
def games(data):
    store = GameStore(Database(data / "games.db"))
    store.save({}, GAMES)
    store.close()
    return data


ENGLISH = """With your own rules.
2 passes.
Par pyramid, one game, none won.
In all, no hint and no undo.
Total of the points for par, 12 points below zero.
Three passes, 3 games, 2 won, 67 per cent.
Without hint or undo, one win.
Wins in a row, 1 at present, 1 at best.
Fastest win, 3 minutes and 20 seconds.
Mean time of a win, 32 minutes and 30 seconds.
Shortest win, 49 moves.
In all, one hint and 2 undos.
"""
FRENCH = """Avec vos règles.
2 passages.
Pyramide au par, une partie, aucune gagnée.
En tout, aucun indice et aucune annulation.
Total des points au par, 12 points sous zéro.
Trois passages, 3 parties, 2 gagnées, 67 pour cent.
Sans indice ni annulation, une victoire.
Victoires de suite, 1 en ce moment, 1 au mieux.
Victoire la plus rapide, 3 minutes et 20 secondes.
Temps moyen d'une victoire, 32 minutes et 30 secondes.
Victoire la plus courte, 49 coups.
En tout, un indice et 2 annulations.
"""


@pytest.mark.parametrize(("lang", "text"), [("en", ENGLISH), ("fr", FRENCH)])
def test_a_line_for_each_thing(run, games, lang, text):
    assert run(f"stats --lang {lang}") == (0, text, "")


def test_json(run, games):
    code, out, err = run("stats --json")
    assert (code, err) == (0, "")
    par, plain = json.loads(out)
    assert (par["variant"], par["rules"], par["played"], par["par_total"], par["best_seconds"]) == (
        "par", "passes=2", 1, -12, None,
    )  # fmt: skip
    assert plain == {
        "variant": "three-pass", "rules": "", "played": 3, "won": 2, "percent": 66.7, "won_unhelped": 1,
        "streak": 1, "longest_streak": 1, "best_seconds": 200.0, "mean_seconds": 1950.0, "fewest_moves": 49,
        "hints": 1, "undos": 2, "par_games": 0, "par_total": 0,
    }  # fmt: skip


def test_games_whose_rules_are_refused_today_still_count(run, data):
    store = GameStore(Database(data / "games.db"))
    store.save({}, [counted("a", variant="giza", rules="draw=3")])
    store.close()
    code, out, err = run("stats --lang en")
    assert (code, out.splitlines()[0], err) == (0, "Giza, one game, one won, 100 per cent.", "")


@pytest.mark.parametrize(("lang", "text"), [("en", "No game counted.\n"), ("fr", "Aucune partie comptée.\n")])
def test_without_games_nothing_is_made(run, tmp_path, lang, text):
    assert run(f"stats --lang {lang}") == (0, text, "")
    assert json.loads(run("stats --json")[1]) == []
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("4 games copied to the file {}.", "4 games added, none was there already.",
                "No game added, 4 were there already.", "File {} exists already, and nothing was written.")),
        ("fr", ("4 parties copiées dans le fichier {}.", "4 parties ajoutées, aucune n'était déjà là.",
                "Aucune partie ajoutée, 4 étaient déjà là.", "Le fichier {} existe déjà, et rien n'a été écrit.")),
    ],
)  # fmt: skip
def test_games_go_to_another_machine_and_are_never_counted_twice(run, games, tmp_path, lang, told):
    file = tmp_path / "copy.json"
    exported, imported, known, exists = (text.format(file) + "\n" for text in told)
    assert run(f"stats --lang {lang} --export", file) == (0, exported, "")
    assert run(f"stats --lang {lang} --export", file) == (2, "", exists)
    (games / "games.db").rename(tmp_path / "before.db")
    assert run(f"stats --lang {lang} --import", file) == (0, imported, "")
    assert run(f"stats --lang {lang} --import", file) == (0, known, "")
    assert [row["attempt"] for row in kept_records(games)] == ["a", "b", "c", "e"]
    assert json.loads(run("stats --json --import", file)[1]) == {"added": 0, "known": 4}


def test_export_as_json(run, games, tmp_path):
    assert json.loads(run("stats --json --export", tmp_path / "copy.json")[1]) == {"games": 4}


@pytest.mark.parametrize(
    ("content", "english", "french"),
    [
        (None, "There is no file {}.", "Le fichier {} n'existe pas."),
        ("{", "File {} holds no statistics, or is damaged.",
         "Le fichier {} ne contient pas de statistiques, ou il est abîmé."),
        ('{"format": 9, "games": []}', "File {} comes from a newer version of the program.",
         "Le fichier {} vient d'une version plus récente du programme."),
        ('{"format": 1, "games": [{}]}', "In file {}, game number 1 cannot be, and none was added.",
         "Dans le fichier {}, la partie numéro 1 est impossible, et aucune n'a été ajoutée."),
    ],
)  # fmt: skip
def test_a_file_that_holds_no_games_is_one_sentence(run, tmp_path, content, english, french):
    file = tmp_path / "copy.json"
    if content is not None:
        file.write_text(content)
    assert run("stats --import", file) == (2, "", english.format(file) + "\n")
    assert run("stats --lang fr --import", file) == (2, "", french.format(file) + "\n")
    assert not (tmp_path / "data").exists()


def test_a_damaged_database_is_left_to_the_game(run, data, tmp_path):
    (data / "games.db").write_bytes(b"rubbish" * 1000)
    for line in ("stats", "stats --json", f"stats --export {tmp_path / 'copy.json'}"):
        assert run(line) == (2, "", f"File {data / 'games.db'} is damaged.\n")
    assert [path.name for path in data.iterdir()] == ["games.db"]
    assert not (tmp_path / "copy.json").exists()


@pytest.mark.parametrize("line", ["stats --export", "stats --export a --import b", "stats x", "--export x"])
def test_wrong_usage(run, line):
    code, out, err = run(line)
    assert (code, out, len(err.splitlines())) == (2, "", 1)
