"""The shipped locales: the same messages everywhere, each used, none with characters that a voice would spell out."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pyramid_access.cli.help import PLACEHOLDER
from pyramid_access.cli.table import ARGUMENTS
from pyramid_access.cli.table import OPTIONS as CLI_OPTIONS
from pyramid_access.narration.catalogue import Catalogue, Fault
from pyramid_access.narration.languages import FolderFault, locale_folders
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.variants import OPTIONS, VARIANTS
from pyramid_access.session.commands import COMMANDS
from pyramid_access.session.events import Edge, NoWayBack
from pyramid_access.session.key_bindings import NAMED_KEYS
from pyramid_access.settings_table import SETTINGS, OneOf, Own, Setting, Steps, YesNo
from pyramid_access.solver.difficulty import Difficulty
from pyramid_access.speech.messages import Trouble
from pyramid_access.speech.routes import Way
from pyramid_access.translation_check.proofreading import problems_of

SHIPPED = locale_folders()[0]
FILES = sorted(SHIPPED.glob("*/*.ftl"))
TAGS = sorted({path.parent.name for path in FILES})
PACKAGE = Path(__file__).parents[1] / "pyramid_access"
PROOFING = [PACKAGE / "translation_check" / name for name in ("braille.py", "recital.py", "sample_values.py")]
"""Modules that name messages to try them, and say none in the game."""
SOURCES = sorted({*PACKAGE.rglob("*.py")} - {*PROOFING})
WRITTEN = ("board-", "deals-rules-", "listen-", "manual-", "options-", "spoken-")
"""Messages that are for the terminal alone, since they hold what is to be typed; the last are spellings of words."""
SPELLED_OUT = re.compile(r"[:;()\[\]{}<>«»“”„\"/\\|&*_+=#%@^~`…–—♣♦♥♠!?\u00a0\u202f]")
CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.options: set[tuple[str, str]] = set()
        self.visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        self.options.add((node.name.name, node.value.value))


@cache
def messages(tag: str) -> dict[str, ast.Message]:
    """Return the messages of a shipped locale."""
    catalogue = Catalogue([SHIPPED], tag)
    return {message_id: catalogue.find(message_id) for message_id in catalogue.ids()}


ENGLISH = messages("en")


@pytest.mark.parametrize("tag", TAGS)
def test_no_problems(tag: str) -> None:
    assert problems_of(Translator([SHIPPED], tag)) == ()


@pytest.mark.parametrize("tag", TAGS)
def test_the_same_messages_in_the_same_order(tag: str) -> None:
    assert list(messages(tag)) == list(ENGLISH)


@pytest.mark.parametrize("tag", TAGS)
def test_the_same_attributes_and_variables(tag: str) -> None:
    own = messages(tag)
    wrong = [i for i in own if shape(own, i) != shape(ENGLISH, i)]
    assert wrong == []


def shape(locale: dict[str, ast.Message], message_id: str) -> tuple[list[str], set[str]]:
    """Return the attributes of a message, and the variables that it and its references use."""
    parts = Parts(locale[message_id])
    variables = parts.variables.union(*(shape(locale, other)[1] for other in parts.references))
    return [attribute.id.name for attribute in locale[message_id].attributes], variables


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_file(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert CONTROL.search(text) is None
    assert text.startswith("# ")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_nothing_is_spelled_out(path: Path) -> None:
    """Colons, brackets, quotes and the like are read aloud by name; full stops and commas are safe everywhere."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    every = [entry for entry in body if isinstance(entry, ast.Message)]
    entries = [message for message in every if not message.id.name.startswith(WRITTEN)]
    assert {e.id.name: t for e in entries for t in Parts(e).texts if SPELLED_OUT.search(t)} == {}


NAMES = re.compile(r"\bUTF-8\b|\bdata-dir\b")
"""A standard's name, and what is to be typed: their hyphens stay."""


@pytest.mark.parametrize("tag", TAGS)
def test_no_hyphen_is_heard(tag: str) -> None:
    """Some readers say dash or tiret in the middle of a word."""
    heard = {i: m for i, m in messages(tag).items() if not i.startswith(WRITTEN)}
    assert {i: t for i, m in heard.items() for t in Parts(m).texts if "-" in NAMES.sub("", t)} == {}


def test_french_ligatures_and_accents_are_real_letters() -> None:
    texts = " ".join(text for message in messages("fr").values() for text in Parts(message).texts)
    assert re.search(r"\b(coeur|oeil|A l|Echap|Etat)\b", texts) is None
    assert "cœur" in texts


@pytest.mark.parametrize("tag", TAGS)
def test_no_sentence_names_two_apostrophes(tag: str) -> None:
    """Only the plain apostrophe: every terminal has it, and every voice knows it."""
    assert [i for i, m in messages(tag).items() if any("’" in text for text in Parts(m).texts)] == []


PROBLEM = re.compile(r'\bProblem\(\s*"([\w-]+)",\s*(?:"([\w-]+)"(?=\s*[,)]))?')
"""What tells a problem: the topic, and the fault where the code names it."""


def ids_in_source(sources: Sequence[Path] = SOURCES) -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the messages that the code names, and patterns for those whose names it builds."""
    topics = "|".join({path.stem for path in FILES})
    strings = re.compile(rf'(f?)"((?:{topics})-(?:[^"\s{{]|\{{[^"}}]*\}})*)"')
    found = [match for path in sources for match in strings.finditer(path.read_text(encoding="utf-8"))]
    plain = {text for prefix, text in (match.groups() for match in found) if not prefix}
    built = {text for prefix, text in (match.groups() for match in found) if prefix}
    told = {match.groups() for path in sources for match in PROBLEM.finditer(path.read_text(encoding="utf-8"))}
    plain = plain - {topic for topic, _ in told} | {f"{topic}-{fault}" for topic, fault in told if fault}
    built |= {f"{topic}-{{fault}}" for topic, fault in told if not fault}
    return plain, [re.compile(re.sub(r"\\{.*?\\}", r"[\\w-]+", re.escape(text))) for text in built]


def used_by_messages() -> Iterator[str]:
    """Yield what messages refer to: other messages, forms of cards, kinds of lists."""
    for message in ENGLISH.values():
        parts = Parts(message)
        yield from parts.references
        for name, value in parts.options:
            yield from [f"cards-{value}"] if name == "form" else [f"words-{value}-{part}" for part in LIST_PARTS]


LIST_PARTS = ("two", "start", "middle", "end")
ALWAYS_USED = {"cards-name", "cards-gender", "words-number", *(f"words-list-{part}" for part in LIST_PARTS)}
"""Used by the functions of messages where they name no form."""


def test_every_message_is_used() -> None:
    plain, built = ids_in_source()
    french = {form for m in messages("fr").values() for name, form in Parts(m).options if name == "form"}
    used = plain | ALWAYS_USED | {*used_by_messages()} | {f"cards-{form}" for form in french}
    unused = [i for i in ENGLISH if i not in used and not any(pattern.fullmatch(i) for pattern in built)]
    assert unused == []


def test_every_message_that_the_code_names_exists() -> None:
    plain, built = ids_in_source()
    names_of_commands = {"game-menu", "menu-next", "menu-previous", "menu-take", "menu-back", "menu-leave", "menu-quit"}
    names_of_commands |= {"menu-first", "menu-last", "menu-forward"}
    names_of_commands |= {f"menu-{number}" for number in range(10)} | {"game-over", "speech-switch", "stock-left"}
    names_of_commands |= {"speech-dispatcher", "stock-empty", "rules-clash"}
    assert sorted(plain - ENGLISH.keys() - names_of_commands) == []
    assert [p.pattern for p in built if not any(p.fullmatch(i) for i in ENGLISH)] == []


def test_every_message_that_is_tried_exists_or_those_whose_names_begin_so() -> None:
    plain, built = ids_in_source(PROOFING)
    assert built == []
    assert [name for name in plain if not any(f"{i}-".startswith(f"{name.rstrip('-')}-") for i in ENGLISH)] == []


def topic(name: str) -> set[str]:
    """Return the messages of a topic, without its name."""
    return {message_id.removeprefix(f"{name}-") for message_id in ENGLISH if message_id.startswith(f"{name}-")}


def test_every_command_has_its_help_and_nothing_else_has() -> None:
    lesson = {"key", "key-free", "lesson-begins", "lesson-ends", "line", "intro-play", "intro-menu"}
    lesson |= {"key-letter", "unknown-key", "unknown-menu-key", "pitch-missing", "earcons-missing"}
    assert topic("help") - lesson == {command.id for command in COMMANDS}


def test_every_named_key_has_a_name_and_nothing_else_has() -> None:
    characters = {"question-mark", "comma", "semicolon", "ampersand", "double-quote", "apostrophe"}
    characters |= {"left-parenthesis", "right-parenthesis", "hyphen", "underscore"}
    characters |= {"colon", "full-stop", "exclamation-mark", "slash", "less-than", "greater-than", "equals"}
    plain = {name for name in NAMED_KEYS if not name[1:].isdigit()}
    assert topic("keys") == plain | characters | {"function", "control", "digit", "capital", "other"}


def test_every_trouble_edge_and_fault_has_its_sentence_and_nothing_else_has() -> None:
    assert topic("speech") == {trouble.value for trouble in Trouble}
    assert topic("cursor-edge") == {edge.value for edge in Edge}
    assert topic("knowledge-back") == {why.value for why in NoWayBack} | {"redo"}
    assert topic("doctor-locale") == {fault.value for fault in Fault} | {"ok", "missing"}
    assert topic("doctor-way") == {way.value for way in Way}
    assert topic("doctor-no-language") == {fault.value for fault in FolderFault}


def test_every_house_rule_is_explained_and_nothing_else_is() -> None:
    assert topic("options-rule") == {option.replace("_", "-") for option in OPTIONS} | {"line", "passes-values"}


def test_every_game_has_its_words_and_nothing_else_has() -> None:
    rules = {f"rule-{option.replace('_', '-')}" for option in OPTIONS} | {"house-rules"}
    assert topic("variants") == {f"{name}-{part}" for name in VARIANTS for part in ("name", "short", "help")} | rules
    assert VARIANTS.keys() <= topic("rules"), "the first sentence of its rules"


def test_every_difficulty_has_its_words_and_nothing_else_has() -> None:
    for name in ("game-winnable", "game-rated"):
        assert topic(name) == {difficulty.value for difficulty in Difficulty}


def test_every_setting_has_its_words_and_nothing_else_has() -> None:
    rows = [row for row in SETTINGS if row.menu]
    own = {"title", "voices-usual", "voices-chosen", "voices-none", "voices-sample"}
    own |= {"pitch-missing", "earcons-missing", "place-missing"}
    assert topic("settings") == own | {row.message_id.removeprefix("settings-") for row in rows} | {
        f"{row.message_id.removeprefix('settings-')}-{value}" for row in rows for value in words_of(row)
    }


def words_of(row: Setting) -> set[str]:
    """Return what the values of a setting are called in messages."""
    match row.values:
        case OneOf(kind):
            return {member.value for member in kind}
        case YesNo():
            return {"yes", "no"}
        case Steps():
            return {"value"}
        case Own():
            return set()


def test_every_option_of_the_command_line_is_explained() -> None:
    assert {option.name for option in CLI_OPTIONS} <= topic("options")


def test_every_placeholder_of_the_command_line_has_its_word_and_nothing_else_has() -> None:
    placeholders = [*ARGUMENTS.values(), *(option.placeholder for option in CLI_OPTIONS)]
    words = {word.lower() for text in placeholders for word in PLACEHOLDER.findall(text)}
    assert topic("options-placeholder") == words
