"""The shipped locales side by side: comments for translators, keys, plural forms, and no English left over."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

from pyramid_access.narration.languages import DEFAULT_LANGUAGE
from pyramid_access.translation_check.samples import Uses
from tests.test_locales import ENGLISH, FILES, TAGS, WRITTEN, Parts, messages

OTHERS = [tag for tag in TAGS if tag != DEFAULT_LANGUAGE]
ENTRY = re.compile(r"^([a-z][\w-]*) *=", re.ASCII)


def uncommented(text: str) -> list[str]:
    """Return the messages of a file that neither have a comment nor stand in a run that begins with one."""
    found, is_explained = [], False
    for line in text.splitlines():
        if not line.strip():
            is_explained = False
        elif line.startswith("#"):
            is_explained = True
        elif not is_explained and (entry := ENTRY.match(line)):
            found.append(entry[1])
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_message_says_what_it_is_for(path: Path) -> None:
    assert uncommented(path.read_text(encoding="utf-8")) == []


def test_a_message_without_a_comment_is_found() -> None:
    text = "# On the file.\n\na-b = 1\n\n# On both.\na-c = 2\na-d =\n    { $n ->\n       *[x] 3\n    }\n\na-e = 4\n"
    assert uncommented(text) == ["a-b", "a-e"]


# What answers a key, or tells which one to press. Keys that the player can change come as variables; these here are
# named in the text: with their names, as a capital letter, or as a digit.
KEYED = ("help-", "tutorial-", "tips-", "start-", "menu-", "games-", "remap-", "settings-", "history-", "earcons-")
ALSO_WORDS = {"keys-home", "keys-end", "keys-delete", "keys-full-stop", "keys-hyphen"}
"""Keys whose names are everyday words in some language."""
LETTER = re.compile(r"(?<![\w'])[^\W\d_](?![\w'])")


def words(message: ast.Message) -> str:
    return " ".join(Parts(message).texts)


def named_keys(tag: str, message: ast.Message) -> list[str]:
    """Return the keys that a message names; a longer name hides a shorter one in it, such as Tab in Shift Tab."""
    own = messages(tag)
    plain = [i for i in own if i.startswith("keys-") and not Parts(own[i]).variables and i not in ALSO_WORDS]
    text, found = words(message), []
    for key in sorted(plain, key=lambda key: -len(words(own[key]))):
        name = re.compile(rf"(?<!\w){re.escape(words(own[key]))}(?!\w)", re.IGNORECASE)
        text, count = name.subn(" ", text)
        found += [key] * count
    return sorted(found)


def lone_letters(tag: str) -> set[str]:
    """Return the words of one letter that a language has, such as a and y, in capitals."""
    texts = [words(message) for i, message in messages(tag).items() if not i.startswith(WRITTEN)]
    return {letter.upper() for text in texts for letter in LETTER.findall(text) if letter.islower()}


WORDS_OF_ONE_LETTER = set().union(*map(lone_letters, TAGS))


def typed(message: ast.Message) -> tuple[set[str], list[str]]:
    """Return the letters and the numbers that a message names."""
    text = words(message)
    letters = {letter for letter in LETTER.findall(text) if letter.isupper()}
    return letters - WORDS_OF_ONE_LETTER, sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("tag", OTHERS)
def test_the_same_keys_are_named_in_every_language(tag: str) -> None:
    keyed = {i: message for i, message in messages(tag).items() if i.startswith(KEYED)}
    wrong = {i for i, m in keyed.items() if named_keys(tag, m) != named_keys(DEFAULT_LANGUAGE, ENGLISH[i])}
    wrong |= {i for i, m in keyed.items() if typed(m) != typed(ENGLISH[i])}
    assert wrong == set()


def test_keys_in_texts_are_found() -> None:
    assert named_keys("en", ENGLISH["help-intro-play"]) == ["keys-question-mark", "keys-s-tab", "keys-tab"]
    assert typed(ENGLISH["help-unknown-menu-key"]) == ({"Q"}, [])
    assert typed(ENGLISH["start-way"])[1] == ["1", "2", "3", "4"]


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield the text of a message, and those of its attributes by their names."""
    if message.value:
        yield "", message.value
    yield from ((attribute.id.name, attribute.value) for attribute in message.attributes)


def plural_keys(message: ast.Message) -> dict[tuple[str, str], set[str]]:
    """Return the keys of variants by the attribute and the argument that chooses, where it chooses by a number."""
    return {
        (form, name): {*uses.keys[name]}
        for form, pattern in patterns(message)
        for uses in [Uses(pattern)]
        for name in uses.keys
        if uses.is_number(name)
    }


@pytest.mark.parametrize("tag", OTHERS)
def test_one_thing_is_worded_apart_wherever_it_is_in_english(tag: str) -> None:
    wrong = []
    for message_id, message in messages(tag).items():
        own = plural_keys(message)
        counted = [where for where, keys in plural_keys(ENGLISH[message_id]).items() if "one" in keys]
        wrong += [(message_id, where) for where in counted if own.get(where, set()).isdisjoint(("one", "1"))]
    assert wrong == []


def plural_forms(tag: str) -> set[str]:
    """Return the plural forms of a language that need a variant wherever things are counted.

    One is looked at above: where nothing counts as one too, the number itself may stand for it.
    """
    form = Locale.parse(tag.replace("-", "_")).plural_form
    return {form(number) for number in range(200)} - {"one", "other"}


@pytest.mark.parametrize("tag", TAGS)
def test_no_plural_form_of_the_language_is_missing(tag: str) -> None:
    own = {i: plural_keys(message) for i, message in messages(tag).items()}
    counted = [(i, at) for i, m in ENGLISH.items() for at, keys in plural_keys(m).items() if "one" in keys]
    assert [(i, at) for i, at in counted if not plural_forms(tag) <= own[i][at]] == []


def test_plural_forms_that_languages_have_are_known() -> None:
    assert [plural_forms(tag) for tag in ("fr", "pl", "ar")] == [set(), {"few", "many"}, {"zero", "two", "few", "many"}]


@pytest.mark.parametrize("tag", ["pt"])
def test_where_nothing_counts_as_one_the_number_stands_for_it(tag: str) -> None:
    """Zero cards are several in Portuguese, though its plural rules put zero with one."""
    assert [i for i, m in messages(tag).items() if any("one" in keys for keys in plural_keys(m).values())] == []


@pytest.mark.parametrize("tag", OTHERS)
def test_no_english_is_left(tag: str) -> None:
    same = []
    for message_id, message in messages(tag).items():
        english = {text.strip() for text in Parts(ENGLISH[message_id]).texts}
        same += [text for text in Parts(message).texts if len(text.split()) > 2 and text.strip() in english]
    assert same == []
