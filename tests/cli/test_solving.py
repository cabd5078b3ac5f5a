"""The commands ``solve`` and ``survey``, from arguments to exit code."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.cards import format_cards
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.moves import parse_move
from pyramid_access.rules.play import apply, successor
from pyramid_access.rules.position import Game, format_deal, start
from pyramid_access.rules.text import format_position
from pyramid_access.rules.variants import VARIANTS, with_rules
from pyramid_access.solver.search import solve
from tests.cli.processes import forked

GIZA = [deal_of_number(number, "giza") for number in range(1, 4)]
"""Giza is quickly solved; of these the second can be won."""
BASE = deal_of_number(8, "three-pass")


@pytest.fixture
def write(tmp_path):
    """Write a file; return its path."""

    def call(text):
        path = tmp_path / "deals.txt"
        path.write_text(text)
        return path

    return call


def lines(deals):
    return "".join(format_cards(deal) + "\n" for deal in deals)


def winnable(run, write):
    return [json.loads(run("solve --variant giza --json", write(lines([deal])))[1])["winnable"] for deal in GIZA]


def test_json_has_a_line_for_each_deal_and_the_moves_win(run, write):
    code, out, err = run("solve --json --variant giza", write("# three deals\n\n" + lines(GIZA)))
    assert err == ""
    rows = [json.loads(line) for line in out.splitlines()]
    assert [row["deal"] for row in rows] == [1, 2, 3]
    assert code == (0 if all(row["winnable"] for row in rows) else 1)
    for row, deal in zip(rows, GIZA, strict=True):
        game = Game(VARIANTS["giza"], deal)
        position = start(game)
        for move in row["moves"]:
            position, _ = apply(game, position, parse_move(deal, move))
        assert is_won(game, position) is row["winnable"]
        assert row["length"] == (len(row["moves"]) if row["winnable"] else None)
        assert row["ms"] > 0
        assert list(row) == ["deal", "winnable", "moves", "length", "ms"]


def test_one_deal_in_words(run, write):
    deal = deal_of_number(8, "three-pass")
    code, out, err = run("solve --lang fr", write(format_deal(deal)))
    verdict, *moves = out.splitlines()
    assert (code, err) == (0, "")
    assert verdict == f"Cette donne peut être gagnée, en {len(moves)} coups ou moins."
    assert moves[0] == "1, piocher"
    assert [move.partition(",")[0] for move in moves] == [str(place) for place in range(1, len(moves) + 1)]
    english = run("solve --lang en", write(format_deal(deal)))[1].splitlines()
    assert english[0] == f"This deal can be won, in {len(moves)} moves or fewer."
    assert any(move.endswith(", two of hearts and jack of hearts") for move in english)
    assert any(move.endswith(", turn the waste over") for move in english)


def test_a_deal_that_cannot_be_won(run, write):
    code, out, err = run("solve --rules goal=all,passes=1,stock=waste", write(format_deal(deal_of_number(1, "giza"))))
    assert (code, out, err) == (1, "This deal cannot be won.\n", "")


def test_several_deals_in_words(run, write):
    code, out, _ = run("solve --variant giza --lang fr", write(lines(GIZA)))
    *verdicts, total = out.splitlines()
    known = winnable(run, write)
    assert ["ne peut pas" not in verdict for verdict in verdicts] == known
    assert all(verdict.startswith(f"La donne {number} ") for number, verdict in enumerate(verdicts, 1))
    assert code == (0 if all(known) else 1)
    assert "3 donnes" in total


def moved(number, variant, count, **rules):
    """Return a game and how it stands after the first moves of a line that wins."""
    game = Game(with_rules(variant, rules), deal_of_number(number, variant))
    position = start(game)
    for move in solve(game, position).moves[:count]:
        position = successor(game, position, move)
    return game, position


@pytest.mark.parametrize(
    ("lang", "verdict", "move"),
    [
        ("en", "This position can be won, in {} moves or fewer.", ", turn the waste over"),
        ("fr", "Cette position peut être gagnée, en {} coups ou moins.", ", retourner la défausse"),
        ("pt", "Esta posição pode ser ganha, em {} jogadas ou menos.", ", virar o descarte"),
    ],
)
def test_a_position_in_words(run, write, lang, verdict, move):
    game, position = moved(8, "three-pass", 5)
    code, out, err = run(f"solve --lang {lang}", write(f"# from Anna\n{format_position(game, position)}\n"))
    first, *moves = out.splitlines()
    assert (code, err) == (0, "")
    assert first == verdict.format(len(moves))
    assert any(line.endswith(move) for line in moves)


def test_a_position_has_its_own_rules_and_its_moves_win(run, write):
    game, position = moved(8, "three-pass", 4, waste_pair="yes")
    code, out, _ = run("solve --json", write(format_position(game, position)))
    row = json.loads(out)
    assert (code, row["deal"], row["winnable"], row["length"]) == (0, 1, True, len(row["moves"]))
    for move in row["moves"]:
        position, _ = apply(game, position, parse_move(game.deal, move))
    assert is_won(game, position)


@pytest.mark.parametrize(
    ("lang", "lines_told"),
    [
        (
            "en",
            (
                "Position 1 can be won, in ",
                "Deal 2 can be won, in ",
                "Position 3 is won already.",
                "3 of the 3 positions can be won.",
            ),
        ),
        (
            "fr",
            (
                "La position 1 peut être gagnée, en ",
                "La donne 2 peut être gagnée, en ",
                "La position 3 est déjà gagnée.",
                "3 des 3 positions peuvent être gagnées.",
            ),
        ),
    ],
)
def test_positions_one_a_line_among_deals(run, write, lang, lines_told):
    positions = [format_position(*moved(8, "three-pass", count)) for count in (5, 99)]
    text = "\n".join((positions[0], format_cards(deal_of_number(8, "three-pass")), positions[1]))
    code, out, err = run(f"solve --lang {lang}", write(text))
    assert (code, err) == (0, "")
    assert [line.startswith(told) for line, told in zip(out.splitlines(), lines_told, strict=True)] == [True] * 4


def test_the_last_position_of_a_transcript(run, write):
    text = "".join(
        json.dumps({"text": "x", "position": format_position(*moved(8, "three-pass", count))}) + "\n"
        for count in (0, 9)
    )
    shorter = run("solve --lang en --shortest", write(text))[1].splitlines()
    whole = run("solve --lang en --shortest", write(format_position(*moved(8, "three-pass", 9))))[1].splitlines()
    assert shorter == whole
    assert shorter[0].startswith("This position can be won, in no fewer than ")


POSITION = format_position(*moved(8, "three-pass", 2))


@pytest.mark.parametrize(
    ("line", "text", "sentences"),
    [
        (
            "--variant giza",
            POSITION,
            (
                "File {}, this is a position, which has its own rules. Try again without the options variant and ",
                "Fichier {}, c'est une position, qui a ses propres règles. Recommencez sans les options ",
            ),
        ),
        (
            "",
            f"{POSITION}\n{POSITION.replace('stock', 'sock')}",
            (
                "File {}, line 2, column 172, sock is not a part of a position. ",
                "Fichier {}, ligne 2, colonne 172, sock n'est pas une partie d'une position. ",
            ),
        ),
        (
            "--shortest",
            f"{POSITION}\n{POSITION.replace('three-pass', 'three-piles')}",
            (
                "File {}, line 2, column ",
                "Fichier {}, ligne 2, colonne ",
            ),
        ),
        (
            "--shortest",
            format_position(*moved(8, "three-piles", 2)),
            (
                "The option --shortest is possible only where the stock ",
                "L'option --shortest n'est possible que si ",
            ),
        ),
        (
            "--shortest",
            f"three-pass | {format_cards(BASE)} | out {BASE[27]} | stock {format_cards(BASE[28:])}",
            (
                "The option --shortest is not possible for a position from which cards have left that make no pairs.",
                "L'option --shortest n'est pas possible pour une position d'où sont parties des cartes qui ne font "
                "pas des paires.",
            ),
        ),
    ],
)
def test_mistakes_with_positions(run, write, line, text, sentences):
    for lang, sentence in zip(("en", "fr"), sentences, strict=True):
        path = write(text)
        code, out, err = run(f"solve {line} --lang {lang}", path)
        assert (code, out) == (2, "")
        assert err.startswith(sentence.format(path))
        assert len(err.splitlines()) == 1


@pytest.mark.parametrize("line", ["solve", "solve -"])
def test_standard_input(tmp_path, forks, line):
    deal = lines([deal_of_number(8, "three-pass")])
    code, out, err = forked(tmp_path, f"{line} --lang en", "--data-dir", tmp_path, keys=deal)
    assert (code, err) == (0, "")
    assert out.startswith("This deal can be won, in ")


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        ("", "", "no card in it."),
        (
            "",
            lines(GIZA).replace("7s", "7x", 1),
            "line 1, column 22, 7x is not a card. A card is written like 9h, Td or Ks.",
        ),
        (
            "",
            lines(GIZA[:2]) + lines(GIZA[2:]).replace("7s", "7h"),
            "line 3, column 94, the seven of hearts, written 7h, is there for the second time",
        ),
        ("", lines(GIZA[:2])[:-4] + "\n", "line 2, the queen of hearts, written Qh, is missing. There are 51 cards"),
        ("--rules passes=0", lines(GIZA), "The rule passes cannot be 0."),
        ("--variant chess", lines(GIZA), "The option --variant cannot be chess."),
    ],
)
def test_mistakes(run, write, line, text, sentence):
    code, out, err = run(f"solve {line}", write(text))
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_two_files_are_refused(run):
    assert run("solve a b") == (2, "", "The command solve does not take b.\n")
    assert run("solve nowhere.txt") == (2, "", "File nowhere.txt does not exist.\n")


def test_survey_counts_what_solve_says(run, write):
    code, out, err = run("survey --variant giza --deals 3 --jobs 1 --json")
    assert code == 0
    report = json.loads(out)
    assert report.pop("deals_per_second") > 0
    low, high = report.pop("ci95")
    assert 0 <= low < report["percent"] < high <= 100
    count = sum(winnable(run, write))
    percent = round(100 * count / 3, 3)
    assert report == {
        "variant": "giza", "rules": "", "first": 1, "deals": 3, "winnable": count, "percent": percent
    }  # fmt: skip
    assert err == f"3 of 3 deals are solved, {round(percent, 1):g} per cent of them can be won.\n"


def test_survey_in_words_with_house_rules(run):
    code, out, err = run("survey --variant giza --rules goal=all --first 7 --deals 41 --jobs 2 --lang fr")
    assert code == 0
    assert "donnes sur 41" in out
    assert "pour cent, 19 fois sur 20." in out
    assert err.splitlines()[-1].startswith("41 donnes résolues sur 41, dont ")
    assert err.splitlines()[-1].endswith(" pour cent de gagnables.")
    assert len(out.splitlines()) == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("survey", "The command survey needs the option --deals.\n"),
        ("survey --deals 0", "The number after --deals goes from 1 to 999999999; 0 is outside.\n"),
        ("survey --deals 5 --jobs 0", "The number after --jobs goes from 1 to 1024; 0 is outside.\n"),
        ("survey --deals 5 x", "The command survey does not take x.\n"),
        ("survey --deals 5 --rules draw=3", "These rules contradict each other: "),
    ],
)
def test_mistakes_of_survey(run, line, sentence):
    code, out, err = run(line)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)


@pytest.mark.skipif(os.name == "nt", reason="no such signal on Windows")
@pytest.mark.parametrize("variant", ["giza", "tut"])
def test_ctrl_c_prints_what_is_known(variant, tmp_path):
    for seconds in (1.5, 3, 6, 12):  # A busy machine has not solved a deal so early.
        report = interrupted_survey(variant, tmp_path, seconds)
        if report["deals"]:
            break
    assert 0 < report["deals"] < 500_000
    assert report["winnable"] <= report["deals"]


def interrupted_survey(variant, tmp_path, seconds):
    """Interrupt a survey after a time; return what it then reports."""
    line = f"-m pyramid_access survey --variant {variant} --deals 500000 --jobs 2 --json --data-dir"
    with subprocess.Popen(
        [sys.executable, *line.split(), tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, b"")
    return json.loads(out)
