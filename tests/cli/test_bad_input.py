"""Bad input to the game itself, given to the real program: one sentence, the right exit code, nothing lost."""

import os
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.position import format_deal
from tests.cli.processes import ENVIRONMENT, started
from tests.kept import moves_kept

DEAL = format_deal(deal_of_number(7, "three-pass"))


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with a file for each kind of wrong deal."""
    files = {
        "51.txt": DEAL.replace("5s", ""),
        "doubled.txt": DEAL.replace("5s", "Qd"),
        "token.txt": DEAL.replace("5s", "Joker"),
        "huge.txt": "# huge\n" * 10_000,
        "long.txt": "A" * 60,
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "binary.txt").write_bytes(bytes(range(256)))
    (tmp_path / "folder.txt").mkdir()
    if os.name != "nt":
        os.mkfifo(tmp_path / "fifo")
        with socket.socket(socket.AF_UNIX) as server:
            monkeypatch.chdir(tmp_path)  # The path of a socket has to be short.
            server.bind("socket")
    return tmp_path


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "--deal 51.txt --lang fr",
            "Fichier 51.txt, il manque le cinq de pique, qui s'écrit 5s. Il y a 51 cartes au lieu de 52.",
        ),
        (
            "--deal doubled.txt --lang en",
            "File doubled.txt, line 8, column 70, the queen of diamonds, written Qd, is there for the second time.",
        ),
        (
            "--deal token.txt --lang fr",
            "Fichier token.txt, ligne 8, colonne 70, Joker n'est pas une carte. Une carte s'écrit comme 9h, Td ou Ks.",
        ),
        ("--deal none.txt --lang fr", "Fichier none.txt introuvable."),
        ("--deal folder.txt --lang en", "File folder.txt, this is a folder, not a file with a deal."),
        ("--deal binary.txt --lang fr", "Fichier binary.txt, ce n'est pas du texte."),
        ("--deal huge.txt --lang en", "File huge.txt, more than 64 kilobytes, too large for a deal."),
        (
            "--deal - --lang fr",
            "Entrée standard, ligne 1, colonne 1, q n'est pas une carte. Une carte s'écrit comme 9h, Td ou Ks.",
        ),
        ("--rules colour=red --lang fr", "La règle colour n'existe pas. Les règles sont : "),
        (
            "--rules passes=0 --lang en",
            "The rule passes cannot be 0. Possible: a whole number from 1 to 999, or unlimited.",
        ),
        ("--rules passes= --lang en", "The rule passes needs a value. Possible: a whole number from 1 to 999, or "),
        ("--rules =,= --lang fr", "La règle '' n'existe pas. Les règles sont : goal, passes"),
        ("--rules x=1,x=1 --lang en", "There is no rule x. The rules are: goal, passes"),
        ("--transcript fifo --lang en", "File fifo cannot be written, no program reads from it."),
        ("--transcript socket --lang fr", "Impossible d'écrire le fichier socket, aucun programme ne le lit."),
        (
            "--deal long.txt --lang en",
            "File long.txt, line 1, column 1, AAAAAAAAAAAAAAAAAAAA is not a card. A card is written like 9h, Td or Ks.",
        ),
        (
            "--rules stock=none --lang fr",
            "Ces règles se contredisent : sans pioche, il faut une réserve.",
        ),
        (
            "--rules draw=3,stock=none,reserve=8 --lang fr",
            "Ces règles se contredisent : sans pioche, il n'y a pas de cartes à piocher.",
        ),
        ("--lang klingon", "There is no language klingon. The languages are: "),
    ],
)
def test_one_sentence_and_exit_code_2(folder, play, line, sentence):
    code, out, err = play(line)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert len(err.splitlines()) == 1


def test_a_hostile_file_name_does_not_reach_the_terminal(folder, play):
    code, out, err = play("--lang en --deal \x1b]0;boo\x07")
    assert (code, out) == (2, "")
    assert err == "File \\x1b]0;boo\\x07 does not exist.\n"


def test_a_damaged_settings_file_is_told_and_kept(folder, play):
    (folder / "data").mkdir()
    (folder / "data" / "settings.toml").write_text('lang = "fr"\nspeaker = 5\n[keys\n')
    code, out, err = play("--deal 7")
    assert (code, err) == (0, "")
    assert "Le fichier des réglages est abîmé, ligne 3" in out
    assert (folder / "data" / "settings.damaged-1.toml").read_text().endswith("[keys\n")


def test_a_damaged_game_is_told_and_kept(folder, play):
    (folder / "data").mkdir()
    (folder / "data" / "game.json").write_text('{"format": 1, "var')
    code, out, err = play("--lang fr")
    assert (code, err) == (0, "")
    assert "La partie enregistrée est abîmée." in out
    assert (folder / "data" / "game.damaged-1.json").read_text() == '{"format": 1, "var'


def test_a_data_folder_that_cannot_be_written_is_told_and_the_game_goes_on(folder, play):
    (folder / "data").write_text("in the way")
    code, out, err = play("--deal 7 --lang en", keys="ppq")
    assert (code, err) == (0, "")
    assert out.splitlines()[0].count("cannot be written") == 1
    assert "saved game" not in out
    assert out.count("cannot be written") == 2  # And once more at the end, where it counts.
    assert (folder / "data").read_text() == "in the way"


@pytest.mark.parametrize(
    "text", ["rate = 0x" + "f" * 6000, "rate" + ".a" * 900 + " = 1", "rules" + ".a" * 9000 + "= 1"]
)
def test_settings_that_no_program_would_write_are_told(folder, play, text):
    (folder / "data").mkdir()
    (folder / "data" / "settings.toml").write_text(text)
    code, out, err = play("--deal 7 --lang fr")
    assert (code, err) == (0, "")
    assert "réglages" in out


@pytest.mark.parametrize("changes", ['"seconds": 1e308', '"hints": 1' + "0" * 4000, '"number": 1' + "0" * 400])
def test_a_saved_game_with_senseless_numbers_is_damaged(folder, play, changes):
    play("--deal 7", keys="pq")
    name = changes.partition(":")[0]
    with closing(sqlite3.connect(folder / "data" / "games.db")) as connection, connection:
        [(text,)] = connection.execute("SELECT content FROM saved_games")
        lines = [f" {changes}," if line.strip().startswith(name) else line for line in text.splitlines()]
        connection.execute("UPDATE saved_games SET content = ?", ("\n".join(lines).replace(",\n}", "\n}"),))
    code, out, err = play("--lang fr", keys="ssgq")
    assert (code, err) == (0, "")
    assert "La partie enregistrée est abîmée." in out


@pytest.mark.parametrize("tag", ["en", "fr", "xx"])
def test_texts_of_the_player_that_go_round_in_circles(folder, play, tag):
    locale = folder / "data" / "locales" / tag
    locale.mkdir(parents=True)
    (locale / "game.ftl").write_text("game-started = { game-started }\n")
    (locale / "language.ftl").write_text("language-name = Mine\n")
    code, out, err = play(f"--deal 7 --lang {tag}")
    assert (code, err) == (0, "")
    assert ("Nouvelle partie" if tag == "fr" else "New game") in out


@pytest.mark.skipif(os.name == "nt", reason="no such pipes on Windows")
def test_a_transcript_goes_into_a_pipe_that_is_read(folder, play):
    with subprocess.Popen(["cat", folder / "fifo"], stdout=subprocess.PIPE, text=True) as reader:
        deadline = time.monotonic() + 20
        while play("--deal 7 --transcript fifo")[0] == 2 and time.monotonic() < deadline:
            continue  # The reader has not opened it yet.
        assert reader.stdout and '"kind"' in reader.stdout.readline()


def test_a_present_folder_that_was_removed(folder):
    command = f"mkdir gone; cd gone; rmdir ../gone; {sys.executable} -P -m pyramid_access --lang fr --speaker off"
    done = subprocess.run(
        f"{command} --deal 7 --data-dir rel", shell=True, cwd=folder, input="q", capture_output=True, text=True,
        encoding="utf-8", env=ENVIRONMENT, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "Impossible d'écrire le fichier rel/games.db" in done.stdout


def test_a_game_saved_in_a_latin_1_locale_goes_on(folder, play):
    assert play("--deal 7 --lang fr", keys="pq", how=started, LC_ALL="C")[0] == 0
    code, _, err = play("--lang fr", keys="q", how=started, PYTHONIOENCODING="latin-1", PYTHONUTF8="0")
    assert (code, err) == (0, "")
    assert moves_kept(folder / "data") == "draw"


def test_a_locale_with_a_mistake_falls_back_to_english(folder, play):
    eo = Path(folder / "data" / "locales" / "eo")
    eo.mkdir(parents=True)
    (eo / "language.ftl").write_text("language-name = Esperanto\nlanguage-changed = { $\n")
    (eo / "game.ftl").write_bytes(b"\xff\xfe\0")
    code, out, err = play("--deal 7 --lang eo")
    assert (code, err) == (0, "")
    assert "New game" in out
