"""What the guide for translators says is so, in both of its languages."""

import re
from pathlib import Path

import pytest

from pyramid_access.cli.table import COMMANDS, OPTIONS
from pyramid_access.narration.catalogue import Catalogue
from pyramid_access.narration.languages import locale_folders
from pyramid_access.translation_check.recital import Recital
from tests.test_locales import ENGLISH, FILES

GUIDE = Path(__file__).parents[1] / "locales" / "README.md"
ENGLISH_PART, FRENCH_PART = GUIDE.read_text(encoding="utf-8").split("\n## Français\n")
PARTS = pytest.mark.parametrize("part", [ENGLISH_PART, FRENCH_PART], ids=["en", "fr"])
SAMPLE = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_both_languages_have_the_same_sections_samples_and_lists() -> None:
    for sign in ("\n### ", "\n| ", "\n- ", "\n1. ", "\n3. "):
        assert ENGLISH_PART.count(sign) == FRENCH_PART.count(sign) > 0
    assert SAMPLE.findall(ENGLISH_PART) == SAMPLE.findall(FRENCH_PART)
    codes = [re.findall(r"`([^`\n]+)`", SAMPLE.sub("", part)) for part in (ENGLISH_PART, FRENCH_PART)]
    assert {*codes[0]} == {*codes[1]}


@PARTS
def test_every_file_is_told_of_once(part: str) -> None:
    rows = re.findall(r"^\| (`.*?`) \|", part, re.MULTILINE)
    assert sorted(re.findall(r"`([a-z]+)`", " ".join(rows))) == sorted({path.stem for path in FILES})


@PARTS
def test_what_is_to_be_typed_exists(part: str) -> None:
    commands = set(re.findall(r"`pyramid-access ([a-z]+)", part))
    assert {"listen", "languages", "doctor"} <= commands <= {*COMMANDS}
    listening = {option.flag for option in OPTIONS if "listen" in option.commands}
    assert {*re.findall(r"`(--[a-z]+)", part)} - {"--editable"} <= listening
    assert all((GUIDE.parents[1] / test).exists() for test in re.findall(r"tests/[\w/]+\.py", part))


@PARTS
def test_messages_that_are_named_exist(part: str) -> None:
    named = set(re.findall(r"`((?:cards|words|play|spoken)-[\w-]+)`", part))
    assert named - {"cards-with"} <= ENGLISH.keys()
    assert {"cards-gender", "words-or-end", "words-number"} <= named


def test_the_sample_is_ten_lines_that_work(tmp_path: Path) -> None:
    (sample,) = SAMPLE.findall(ENGLISH_PART)
    assert sample.count("\n") == 10
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "play.ftl").write_text(sample, encoding="utf-8")
    assert Catalogue([tmp_path], "fr").problems() == ()
    recital = Recital([*locale_folders()[:1], tmp_path], "fr")
    assert [line.text for line in recital.lines("play-refused-gone")] == [
        "Le roi de cœur est parti.",
        "La dame de trèfle est partie.",
    ]
    assert [(line.form, line.text) for line in recital.lines("play-left")] == [
        ("", "Il reste 6 cartes."),
        ("", "Il reste une carte."),
        ("", "Il reste 2 cartes."),
        ("brief", "Reste 6."),
    ]
