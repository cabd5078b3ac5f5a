"""Two programs in one data folder: the second one is told, plays, and neither spoils the other."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kept import kept_records, moves_kept


def command(folder: Path, *options: str) -> list[str]:
    return [sys.executable, "-m", "pyramid_access", *options, "--lang", "en", "--data-dir", str(folder)]


@pytest.fixture
def first(tmp_path: Path) -> "Iterator[subprocess.Popen[str]]":
    """A program under way, in which a card was drawn."""
    options = command(tmp_path, "--speaker", "off", "--deal", "7")
    with subprocess.Popen(options, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        press(program, "p")
        assert program.stdout
        assert [program.stdout.readline() for _ in range(2)][1] == "Jack of clubs drawn.\n"
        yield program
        press(program, "q")


def press(program: "subprocess.Popen[str]", keys: str) -> None:
    assert program.stdin
    program.stdin.write(keys)
    program.stdin.flush()


def run(folder: Path, *options: str, keys: str = "") -> list[str]:
    return subprocess.run(
        command(folder, *options), input=keys, capture_output=True, text=True, check=True
    ).stdout.splitlines()


def test_what_a_second_copy_plays_neither_counts_nor_is_kept(first: "subprocess.Popen[str]", tmp_path: Path) -> None:
    heard = run(tmp_path, "--speaker", "off", keys="ppnnppg2q")
    told = "This game is already open in another window. What is played here is not saved."
    assert heard[0].startswith(f"{told} Game resumed, one move played.")
    assert heard[-1] == "This game is not saved, the other window keeps its own. Goodbye."
    assert (moves_kept(tmp_path), kept_records(tmp_path)) == ("draw", [])
    press(first, "pnnp")
    assert first.stdout
    assert [first.stdout.readline() for _ in range(4)][2].startswith("New game.")
    assert [(row["number"], row["moves"]) for row in kept_records(tmp_path)] == [(7, 2)]


def test_statistics_are_read_and_added_while_a_game_is_played(first: "subprocess.Popen[str]", tmp_path: Path) -> None:
    press(first, "nn")
    assert first.stdout
    assert [first.stdout.readline() for _ in range(2)][1].startswith("New game.")
    assert json.loads("".join(run(tmp_path, "stats", "--json")))[0]["played"] == 1
    run(tmp_path, "stats", "--export", str(tmp_path / "copy.json"))
    text = (tmp_path / "copy.json").read_text()
    attempt = json.loads(text)["games"][0]["attempt"]
    (tmp_path / "copy.json").write_text(text.replace(attempt, "another"))
    run(tmp_path, "stats", "--import", str(tmp_path / "copy.json"))
    press(first, "pnn")
    assert [first.stdout.readline() for _ in range(3)][2].startswith("New game.")
    assert [row["attempt"] == attempt for row in kept_records(tmp_path)] == [False, True, False]


@pytest.mark.parametrize(
    ("lang", "begun", "resumed"),
    [
        ("en", "New game.", "Game resumed, no move played."),
        ("fr", "Nouvelle partie.", "Partie reprise, aucun coup joué."),
    ],
)
def test_a_deal_without_a_move_is_told_to_be_the_same_at_the_next_start(
    tmp_path: Path, lang: str, begun: str, resumed: str
) -> None:
    line = [part if part != "en" else lang for part in command(tmp_path, "--speaker", "off")]
    heard = [
        subprocess.run(line, input="sq", capture_output=True, text=True, check=True).stdout.splitlines()
        for _ in range(2)
    ]
    assert heard[0][0].startswith(begun)
    assert heard[1][0].startswith(resumed)
    assert heard[0][1] == heard[1][1], "the status, which names the deal"
