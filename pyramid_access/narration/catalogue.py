"""Reading the messages of one language from its folders, each only when it is asked for.

A locale is a folder named by its language tag, with one ``.ftl`` file a topic. An entry begins with its identifier at
the start of a line, and no other line of a file can look like that, so a file is cut into entries without parsing it:
a message costs its own parsing and nothing else.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.ast import EntryType, Junk, Message, Term
from fluent.syntax.visitor import Visitor

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
_STRAY = re.compile(r"^[^\s#}]", re.MULTILINE)
_TAG = re.compile(r"[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*")
_LARGEST = 200_000
"""Bytes; a file above this is no list of sentences."""
_LONGEST = 10_000
"""Characters of an entry; a longer one is no sentence, and would take long to parse."""


class Fault(Enum):
    """What can be wrong with a file of messages."""

    UNREADABLE = "unreadable"
    """No file, no permission, no UTF-8, or too big."""
    SYNTAX = "syntax"
    DOUBLED = "doubled"
    """An identifier for the second time; the first counts."""
    MISPLACED = "misplaced"
    """An identifier that does not begin with the name of its file."""
    VARIABLE = "variable"
    """A message uses an argument that it never gets."""
    REFERENCE = "reference"
    """A message uses a message, a term, a function, or a form of cards, that does not exist."""
    CIRCLE = "circle"
    """A message refers to itself, perhaps through others."""
    TEXTLESS = "textless"
    """A message has attributes only."""
    TOO_LONG = "braille"
    """A message does not fit a braille display; its name is what is shown there."""


@dataclass(frozen=True, slots=True)
class TranslationProblem:
    """One thing that is wrong in a locale folder."""

    path: Path
    line: int
    """From 1; 0 for the whole file."""
    fault: Fault
    message_id: str = ""
    """The message that is wrong, for faults of a message."""
    name: str = ""
    """What it uses and should not, as it is written in the message, such as ``$count``."""


@dataclass(frozen=True, slots=True)
class Entry:
    """The source of one message."""

    id: str
    path: Path
    line: int
    source: str

    @property
    def misplaced(self) -> bool:
        """Does it belong in another file?"""
        return topic_of(self.id) != self.path.stem

    def parse(self) -> Message | Term | None:
        """Return the message, or None if it has a mistake."""
        first = next(iter(_parsed(self.source, with_spans=False)), None)
        return first if isinstance(first, (Message, Term)) else None

    def wrong_lines(self) -> Iterator[int]:
        """Yield the lines where something that is no message begins: a mistake in this one, or stray text after it."""
        for item in _parsed(self.source, with_spans=True):
            if isinstance(item, Junk):
                yield self.line + self.source.count("\n", 0, item.span.start if item.span else 0)


@lru_cache(maxsize=2**13)  # Proofreading asks for each entry several times, and nothing changes what is returned.
def _parsed(source: str, *, with_spans: bool) -> Sequence[EntryType]:
    """Return what the library finds in an entry; one that it cannot take as a whole is one piece of junk."""
    if len(source) > _LONGEST:
        return [Junk(source)]
    try:
        return FluentParser(with_spans=with_spans).parse(source).body
    except (ValueError, RecursionError):
        # Brackets in brackets in brackets, or a character that cannot be.
        return [Junk(source)]


def topic_of(message_id: str) -> str:
    """Return the name of the file, without its ending, in which a message lives."""
    return message_id.removeprefix("-").partition("-")[0]


def is_tag(text: str) -> bool:
    """Can the text be the name of a locale folder?"""
    return _TAG.fullmatch(text) is not None


class References(Visitor):
    """The arguments, messages, terms, functions and forms of cards that a message, a term, or a part of one names."""

    def __init__(self, message: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        """Names of arguments, without the sign."""
        self.targets: set[str] = set()
        """Messages, and terms with their dash."""
        self.attributes: set[tuple[str, str]] = set()
        """A target and the attribute of it that is meant."""
        self.functions: set[str] = set()
        self.forms: set[str] = set()
        """Messages that word cards and lists, named by an option of a function."""
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note an argument."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message."""
        self._add(node.id.name, node.attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Note a term."""
        self._add(f"-{node.id.name}", node.attribute)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Note a function, and the forms that it is asked for."""
        self.functions.add(node.id.name)
        options = {option.name.name: option.value.value for option in node.arguments.named}
        if "form" in options:
            self.forms.add(f"cards-{options['form']}")
        if "list" in options:
            self.forms.update(f"words-{options['list']}-{part}" for part in ("two", "start", "middle", "end"))
        self.generic_visit(node)

    def _add(self, target: str, attribute: ast.Identifier | None) -> None:
        self.targets.add(target)
        if attribute:
            self.attributes.add((target, attribute.name))


class Catalogue:
    """The messages of one language.

    ``folders`` hold locale folders; where several of them have the language, a later one overrides an earlier one,
    message by message. A message with a mistake overrides nothing.
    """

    def __init__(self, folders: Sequence[Path], tag: str) -> None:
        self.tag = tag
        self._folders = [folder / tag for folder in folders if is_tag(tag)]
        self._topics: dict[str, dict[str, list[Entry]]] = {}
        self._parsed: dict[str, Message | Term | None] = {}
        self._references: dict[str, References | None] = {}

    def find(self, message_id: str) -> Message | Term | None:
        """Return a message, or a term by its name with the dash; None if it is missing or has a mistake."""
        if message_id not in self._parsed:
            entries = self._topic(topic_of(message_id)).get(message_id, ())
            self._parsed[message_id] = next((message for entry in entries if (message := entry.parse())), None)
        return self._parsed[message_id]

    def references(self, message_id: str) -> References | None:
        """Return what a message or a term refers to; None for one that :meth:`find` does not find."""
        if message_id not in self._references:
            message = self.find(message_id)
            self._references[message_id] = References(message) if message else None
        return self._references[message_id]

    def reached(self, names: Iterable[str]) -> dict[str, References]:
        """Return these messages and terms, and all that is reached from them by references, with what each refers to.

        What is not found is left out.
        """
        reached: dict[str, References] = {}
        waiting = sorted(names)
        while waiting:
            name = waiting.pop()
            if name not in reached and (references := self.references(name)):
                reached[name] = references
                waiting += sorted(references.targets)
        return reached

    def ids(self) -> tuple[str, ...]:
        """Return the identifiers of all messages and terms, right or wrong."""
        return tuple(id_ for topic in self.topics for id_ in self._topic(topic))

    def entries(self, topic: str | None = None) -> Iterator[Entry]:
        """Yield the well-placed entries of one topic, or of all, for each identifier those of all folders."""
        for name in self.topics if topic is None else (topic,):
            for entries in self._topic(name).values():
                yield from entries

    def problems(self, topic: str | None = None) -> tuple[TranslationProblem, ...]:
        """Return what is wrong in the form of the files of one topic, or of all; every message is parsed for this.

        What the messages say is looked at by :mod:`~pyramid_access.translation_check.proofreading`.
        """
        topics = self.topics if topic is None else (topic,)
        paths = [folder / f"{name}.ftl" for name in topics for folder in self._folders]
        return tuple(problem for path in paths if path.exists() for problem in _file_problems(path))

    @cached_property
    def topics(self) -> tuple[str, ...]:
        """Names of the topics that any of the folders has, in alphabetical order."""
        return tuple(sorted({path.stem for folder in self._folders for path in folder.glob("*.ftl")}))

    def _topic(self, name: str) -> dict[str, list[Entry]]:
        """Return the entries of a topic by identifier, those of the last folder first."""
        if name not in self._topics:
            entries: dict[str, list[Entry]] = {}
            for folder in self._folders:
                for message_id, entry in _first_of_each(folder / f"{name}.ftl").items():
                    entries.setdefault(message_id, []).insert(0, entry)
            self._topics[name] = entries
        return self._topics[name]


def _first_of_each(path: Path) -> dict[str, Entry]:
    """Return the well-placed entries of a file by identifier; nothing for a file that cannot be read."""
    entries: dict[str, Entry] = {}
    for entry in _cut(path, _read(path) or ""):
        if not entry.misplaced:
            entries.setdefault(entry.id, entry)
    return entries


def _read(path: Path) -> str | None:
    try:
        if not path.is_file() or path.stat().st_size > _LARGEST:  # A pipe would be waited for.
            return None
        return path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError):
        return None


def _cut(path: Path, text: str) -> Iterator[Entry]:
    starts = [*_ENTRY.finditer(text)]
    ends = [*(match.start() for match in starts), len(text)][1:]
    line = 1
    position = 0
    for match, end in zip(starts, ends, strict=True):
        line += text.count("\n", position, match.start())
        position = match.start()
        yield Entry(match.group(1), path, line, text[match.start() : end])


def _file_problems(path: Path) -> Iterator[TranslationProblem]:
    text = _read(path)
    if text is None:
        yield TranslationProblem(path, 0, Fault.UNREADABLE)
        return
    seen: set[str] = set()
    first = _ENTRY.search(text)
    preface = text[: first.start()] if first else text
    yield from (
        TranslationProblem(path, preface.count("\n", 0, m.start()) + 1, Fault.SYNTAX) for m in _STRAY.finditer(preface)
    )
    for entry in _cut(path, text):
        if entry.misplaced:
            yield TranslationProblem(path, entry.line, Fault.MISPLACED)
        if entry.id in seen:
            yield TranslationProblem(path, entry.line, Fault.DOUBLED)
        seen.add(entry.id)
        yield from (TranslationProblem(path, line, Fault.SYNTAX) for line in entry.wrong_lines())
