"""Each file has words for every case that a test asks for, and for nothing else."""

from importlib import import_module
from pathlib import Path

import pytest

from pyramid_access.narration.languages import languages, locale_folders
from tests.sentences import ASKED, LANGUAGES, at_each_level, in_every_language, is_partial, sentences

TESTS = Path(__file__).parents[1]


def asked() -> set[str]:
    """Return the cases of all tests, whichever of them are run."""
    for path in TESTS.rglob("test_*.py"):
        if f"@{in_every_language.__name__}(" in path.read_text(encoding="utf-8"):
            import_module(".".join(path.relative_to(TESTS.parent).with_suffix("").parts))
    return {f"{topic}: {name}" for topic, names in ASKED.items() for name in names}


def told(lang: str) -> set[str]:
    """Return the cases that a language has words for."""
    return {f"{topic}: {name}" for topic, names in sentences(lang).items() for name in names}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_case_lacks_its_words_unless_the_file_is_partial(lang: str) -> None:
    lacking = sorted(asked() - told(lang))
    assert bool(lacking) is is_partial(lang), "\n".join(lacking)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_that_no_case_asks_for(lang: str) -> None:
    assert sorted(told(lang) - asked()) == []


def test_every_shipped_language_has_its_file() -> None:
    assert [language.tag for language in languages(locale_folders())] == LANGUAGES


def test_levels() -> None:
    assert at_each_level("a") == ["a", "a", "a"]
    assert at_each_level(["a", "b"]) == ["a", "b", "b"]
    assert at_each_level(["a", "b", "c"]) == ["a", "b", "c"]
