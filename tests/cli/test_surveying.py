"""The command ``survey``: its player, its progress and its sentences, from arguments to exit code."""

import json
from pathlib import Path
from random import Random

import pytest

from pyramid_access.cli import surveying
from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.position import Game
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.solver.fair.player import play_fairly

LOCALES = Path(__file__).parents[2] / "locales"
LINE = "survey --player fair --variant giza --deals 5 --first 3"


def won(numbers):
    """Return how many giza deals a fair player wins; all that can be won, since every card lies open."""
    games = (Game(VARIANTS["giza"], deal_of_number(number, "giza")) for number in numbers)
    return sum(play_fairly(game, Random(1)).won for game in games)


def test_json_tells_what_the_player_has_won_beside_what_can_be_won(run):
    code, out, err = run(f"{LINE} --jobs 1 --json")
    assert code == 0
    report = json.loads(out)
    assert report.pop("deals_per_second") > 0
    count = won(range(3, 8))
    assert 0 < count < 5
    bounds = report["ci95"]
    assert bounds[0] < 20 * count < bounds[1]
    assert report == {
        "variant": "giza", "rules": "", "first": 3, "deals": 5, "winnable": count, "percent": 20.0 * count,
        "ci95": bounds, "player": "fair", "won": count, "won_percent": 20.0 * count, "won_ci95": bounds
    }  # fmt: skip
    assert err.splitlines()[-1] == f"5 of 5 deals are played, {20 * count} per cent of them won."


def test_the_same_deals_are_played_the_same_on_any_number_of_cores(run):
    reports = [json.loads(run(f"survey --player fair --deals 6 --jobs {jobs} --json")[1]) for jobs in (1, 2, 3)]
    for report in reports:
        del report["deals_per_second"]
    assert reports[0] == reports[1] == reports[2]
    assert reports[0]["won"] >= 3


def test_a_score_is_told_where_there_is_one(run):
    line = "survey --player fair --variant giza --rules scoring=par --first 6 --deals 2 --jobs 1"
    report = json.loads(run(f"{line} --json")[1])
    low, high = report["mean_score_ci95"]
    assert -52 <= report["mean_score"] <= 50
    assert low <= report["mean_score"] <= high
    out = run(f"{line} --lang en")[1].splitlines()
    assert len(out) == 2
    assert out[1].startswith(f"On average {report['mean_score']:g} points.")
    assert "mean_score" not in json.loads(run(f"{LINE} --jobs 1 --json")[1])


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "of 5 deals won, ", "of them can be won."),
        ("fr", "gagnées sur 5, ", "peuvent être gagnées."),
    ],
)
def test_in_words(run, lang, one, two):
    code, out, err = run(f"{LINE} --jobs 1 --lang {lang}")
    assert code == 0
    assert one in out
    assert out.rstrip().endswith(two)
    assert len(out.splitlines()) == 1
    assert len(err.splitlines()) == 2


def test_the_same_deals_are_counted_the_same_on_any_number_of_cores(run):
    reports = [json.loads(run(f"survey --deals 90 --first 20 --jobs {jobs} --json")[1]) for jobs in (1, 2, 3)]
    for report in reports:
        del report["deals_per_second"]
    assert reports[0] == reports[1] == reports[2]
    assert reports[0]["deals"] == 90


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "After 0 seconds, none of 2 deals is done."),
        ("fr", "Après 0 secondes, aucune donne finie sur 2."),
    ],
)
@pytest.mark.parametrize("rules", ["--variant tut", "--variant giza --player fair"])
def test_a_survey_that_gets_nowhere_says_so(run, monkeypatch, lang, sentence, rules):
    monkeypatch.setattr(surveying, "_LONGEST_SILENCE", 0)
    monkeypatch.setattr(surveying, "_PATIENCE", 0.001)
    code, _, err = run(f"survey {rules} --deals 2 --jobs 1 --lang {lang}")
    assert code == 0
    assert err.splitlines()[0] == sentence


@pytest.mark.parametrize(
    ("lang", "won", "lost", "progress"),
    [
        (
            "en",
            ["Deal 1 can be won.", "Deal 1 is won."],
            ["Deal 12 cannot be won.", "Deal 12 cannot be won."],
            ["The deal is solved.", "The deal is played."],
        ),
        (
            "fr",
            ["La donne 1 peut être gagnée.", "La donne 1 est gagnée."],
            ["La donne 12 ne peut pas être gagnée.", "La donne 12 ne peut pas être gagnée."],
            ["La donne est résolue.", "La donne est jouée."],
        ),
    ],
)
def test_one_deal_is_told_as_one(run, lang, won, lost, progress):
    for first, sentences in ((1, won), (12, lost)):
        for option, sentence, done in zip(("", "--player fair"), sentences, progress, strict=True):
            line = f"survey --variant three-pass --first {first} --deals 1 --jobs 1 --lang {lang} {option}"
            assert run(line) == (0, f"{sentence}\n", f"{done}\n")


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "Its score is 1 point.",
                "Deal 7 is not won, it could have been.",
                "No deal is played yet.",
                "No deal is solved yet.",
                "None of 20 deals is solved yet.",
                "One of 20 deals is solved.",
                "2 of 20 deals are solved, 50 per cent of them can be won.",
                "None of 20 deals is played yet.",
                "One of 20 deals is played.",
                "2 of 20 deals are played, 50 per cent of them won.",
                "After 12 seconds, one of 20 deals is done.",
                "After 12 seconds, 2 of 20 deals are done.",
            ],
        ),
        (
            "fr",
            [
                "Son score est de 1 point.",
                "La donne 7 n'est pas gagnée, elle pouvait l'être.",
                "Aucune donne n'est encore jouée.",
                "Aucune donne n'est encore résolue.",
                "Aucune donne résolue sur 20.",
                "Une donne résolue sur 20.",
                "2 donnes résolues sur 20, dont 50 pour cent de gagnables.",
                "Aucune donne jouée sur 20.",
                "Une donne jouée sur 20.",
                "2 donnes jouées sur 20, dont 50 pour cent de gagnées.",
                "Après 12 secondes, une donne finie sur 20.",
                "Après 12 secondes, 2 donnes finies sur 20.",
            ],
        ),
    ],
)
def test_what_is_rarely_told_of_few_deals(lang, sentences):
    say = Translator([LOCALES], lang, strict=True).say
    known = {"first": "7", "percent": 0.0, "low": 0.0, "high": 1.0}
    assert sentences == [
        say("solve-survey-score", deals=1, score=1.0, low=1.0, high=1.0),
        say("solve-survey-played", deals=1, won=0, winnable=1, **known),
        say("solve-survey-played", deals=0, won=0, winnable=0, **known),
        say("solve-survey", deals=0, winnable=0, speed=0, **known),
        *(say("solve-progress", done=done, deals=20, percent=50) for done in range(3)),
        *(say("solve-progress-played", done=done, deals=20, percent=50) for done in range(3)),
        *(say("solve-progress-waiting", done=done, deals=20, seconds=12) for done in (1, 2)),
    ]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("survey --deals 5 --player", "The option --player needs a value after it."),
        ("survey --deals 5 --player bold", "The option --player cannot be bold."),
        ("solve --player fair", "The command solve has no option --player."),
    ],
)
def test_mistakes(run, line, sentence):
    code, out, err = run(line)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
