"""Another spelling for the voice: which words get it, and where."""

import re
from pathlib import Path
from string import ascii_uppercase

import pytest

from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.pronunciation import Pronunciation, pronunciation_of
from pyramid_access.narration.translator import Translator
from tests.narration.samples import sentences
from tests.narration.tables import translator

LISTED = "six, siss, de et. six, sisse, ou. en tout, han tou. Y, igrec. apophis, apofisse. nothing. , x, y. z, . -, x."
LISTED += " -es, -e, et en. elles, elles. -ées, -é, et."


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("le six de cœur", "le siss de cœur"),
        ("six ou dix", "sisse ou dix"),
        ("six cartes", "six cartes"),
        ("place six", "place six"),
        ("place six, de", "place six, de"),
        ("dix-six et soixante", "dix-siss et soixante"),
        ("F6 et sixte et six", "F6 et sixte et six"),
        ("trois fois en tout", "trois fois han tou"),
        ("Y rejoue, il y a", "Igrec rejoue, il y a"),
        ("Apophis. L'apophis.", "Apofisse. L'apofisse."),
        ("Cartes et piles, cartes de pique", "Carte et piles, cartes de pique"),
        ("les en, des et, elles et", "les en, des et, elles et"),
        ("cachées et", "cachée et"),
        ("z", "z"),
        ("", ""),
    ],
)
def test_spelling(text: str, spoken: str) -> None:
    assert Pronunciation(LISTED).of(text) == spoken


def test_a_sentence_keeps_its_capital() -> None:
    """A voice that finds no capital and no digit after a full stop hears no end of a sentence there."""
    listed = Pronunciation("six, siss, de. 6, siss, sur.")
    assert listed.of("Vide. Six de cœur. Volume. 6 sur 9.") == "Vide. Siss de cœur. Volume. Siss sur 9."
    assert listed.of("6 sur 9, encore 6 sur 9") == "Siss sur 9, encore siss sur 9"


@pytest.mark.parametrize("listed", ["", ".", ",,,", "six", "six,,de.", "(, x. [, y. six, \\1."])
def test_what_is_no_entry_does_no_harm(listed: str) -> None:
    assert Pronunciation(listed).of("six de cœur ( [") in ("six de cœur ( [", "\\1 de cœur ( [")


def test_a_language_without_the_list_does_not_get_that_of_english(tmp_path: Path) -> None:
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "language.ftl").write_text("language-name = Esperanto\n", encoding="utf-8")
    foreign = pronunciation_of(Translator([*locale_folders(), tmp_path], "eo"))
    assert foreign.of("Cheops") == "Cheops"
    assert pronunciation_of(translator("en")).of("Cheops") == "Keeops"


def heard_in(lang: str) -> list[str]:
    """Return all that the game says, with every number where it can be 22, and every letter where a key can be V."""
    texts = [*sentences(lang)]
    numbers = (re.sub(r"\b22\b", str(number), text) for text in texts if "22" in text for number in range(2, 100))
    keys = (re.sub(r"\bV\b", letter, text) for text in texts if "V" in text for letter in ascii_uppercase)
    return [*texts, *numbers, *keys]


def changes(entry: str, heard: list[tuple[str, str]]) -> bool:
    """Does an entry of the list change one of the texts, which are in small letters too, for a quick look?"""
    written, spelling = entry.partition(",")[0].lstrip("-").lower(), Pronunciation(entry)
    return any(spelling.of(text) != text for text, small in heard if written in small)


@pytest.mark.parametrize("lang", ["fr", "en", "pt"])
def test_every_entry_is_needed(lang: str) -> None:
    """Each changes something that the game says."""
    entries = [entry.strip() + "." for entry in translator(lang).say("spoken-words").split(".") if entry.strip()]
    heard = [(text, text.lower()) for text in heard_in(lang)]
    assert [entry for entry in entries if not changes(entry, heard)] == []
