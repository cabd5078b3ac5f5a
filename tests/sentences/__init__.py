"""What is said in each language, word for word: one file a language, beside this one.

A test names its topic and its cases, and runs for every language that has words for them. So a new language is a file
``<tag>.toml``: a section for each topic, in it the words of each case. A file may leave out cases only if it says
``partial = true``; ``test_sentences.py`` names what a file lacks, and what no test asks for.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from pyramid_access.settings import Detail

Words = str | list[str]
"""One text, or several: what they are is up to the test."""
FOLDER = Path(__file__).parent
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.toml"))
ASKED: dict[str, frozenset[str]] = {}
"""The cases that the tests imported so far have words for, by topic."""


@cache
def is_partial(lang: str) -> bool:
    """Return whether a language's file says that it leaves out cases."""
    return bool(_file(lang).get("partial", False))


@cache
def sentences(lang: str) -> Mapping[str, Mapping[str, Words]]:
    """Return the words of each case of each topic in a language."""
    return {topic: cases for topic, cases in _file(lang).items() if topic != "partial"}


def in_every_language(topic: str, cases: Mapping[str, object]) -> pytest.MarkDecorator:
    """Have a test run with each case in each language: its arguments are ``lang``, ``case`` and ``words``."""
    assert topic not in ASKED, f"Two tests have the topic {topic}."
    ASKED[topic] = frozenset(cases)
    rows = [
        pytest.param(lang, case, sentences(lang)[topic][name], id=f"{lang}-{name}")
        for lang in LANGUAGES
        for name, case in cases.items()
        if name in sentences(lang).get(topic, {})
    ]
    return pytest.mark.parametrize(("lang", "case", "words"), rows)


def at_each_level(words: Words) -> list[str]:
    """Return what is said with few, usual and all details; the last text is also for the levels that follow it."""
    texts = [words] if isinstance(words, str) else words
    return [*texts, *texts[-1:] * (len(Detail) - len(texts))]


def _file(lang: str) -> Mapping[str, object]:
    return tomllib.loads((FOLDER / f"{lang}.toml").read_text(encoding="utf-8"))
