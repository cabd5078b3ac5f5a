"""Positions on the command line: from a transcript, a file and a pipe, played by the real program."""

import json
from pathlib import Path

import pytest

from pyramid_access.rules.text import format_position, parse_position
from tests.tables import table

POSITION = format_position(*table("easy goal=all", "9h", "4c 8d", waste="8h Td", stock="2c", turn=2))


def positions(transcript: Path) -> list[str]:
    return [json.loads(line)["position"] for line in transcript.read_text(encoding="utf-8").splitlines()]


def test_the_last_position_of_a_transcript_is_played_on_and_goes_on_the_next_day(tmp_path, play):
    play("--deal 617 --variant easy --lang fr --transcript said.jsonl", keys="ppoq")
    noted = positions(tmp_path / "said.jsonl")[-1]
    assert parse_position(noted)[1] != parse_position(positions(tmp_path / "said.jsonl")[0])[1]
    code, out, err = play("--deal said.jsonl --lang fr --transcript again.jsonl", keys="upq")
    assert (code, err) == (0, "")
    assert out.splitlines()[0].startswith("Position en place. Pyramide facile. Pyramide, 28 cartes, 52 en tout. ")
    assert out.splitlines()[1] == "Rien à annuler."
    assert positions(tmp_path / "again.jsonl")[0] == noted
    code, out, _ = play("--lang fr --transcript third.jsonl", keys="uq")
    assert out.startswith("Partie reprise, un coup joué. ")
    assert positions(tmp_path / "third.jsonl")[1] == noted


@pytest.fixture
def write(tmp_path: Path) -> Path:
    """Return a folder with a position, and with files in which something is wrong."""
    (tmp_path / "position.txt").write_text(POSITION, encoding="utf-8")
    (tmp_path / "wrong.txt").write_text(f"# sphinx\n{POSITION.replace('easy', 'sphinx')}", encoding="utf-8")
    (tmp_path / "empty.jsonl").write_text('{"position": ""}\n', encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("how", ["position.txt", "-"])
def test_a_position_from_a_friend_brings_its_rules(tmp_path, play, how):
    (tmp_path / "position.txt").write_text(f"# from Anna\n{POSITION}\n", encoding="utf-8")
    keys = POSITION if how == "-" else "q"
    code, out, err = play(f"--deal {how} --lang en --transcript said.jsonl", keys=keys)
    assert (code, err) == (0, "")
    assert out.startswith("Position laid out. Easy pyramid. ")
    assert "All 52 cards must go. Pyramid, 3 cards, 6 in all. " in out.splitlines()[0]
    assert positions(tmp_path / "said.jsonl")[0] == POSITION


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "--deal position.txt --variant giza --lang fr",
            "Fichier position.txt, c'est une position, qui a ses propres règles. "
            "Recommencez sans les options variant et rules.",
        ),
        (
            "--deal position.txt --rules passes=3 --lang en",
            "File position.txt, this is a position, which has its own rules. "
            "Try again without the options variant and rules.",
        ),
        (
            "--deal wrong.txt --lang fr",
            "Fichier wrong.txt, ligne 2, colonne 1, sphinx n'est ni un jeu ni une règle maison.",
        ),
        ("--deal empty.jsonl --lang fr", "Fichier empty.jsonl, aucune position dans cette transcription."),
    ],
)
def test_one_sentence_for_each_mistake(write, run, line, sentence):
    option, name, *others = line.split()
    code, out, err = run(" ".join(["--speaker off", *others]), option, write / name)
    assert (code, out, err) == (2, "", sentence.replace(name, str(write / name)) + "\n")


def test_a_mistake_leaves_the_saved_game_as_it_is(write, play):
    play("--deal 7 --lang en", keys="ppq")
    assert play("--deal wrong.txt")[0] == 2
    assert "2 moves" in play("--lang en", keys="q")[1]
