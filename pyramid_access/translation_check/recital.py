"""Everything that a language can say, message by message, each with as few samples as let all its variants be heard.

1. Each message is worded with all sample arguments that can change it, once as it is and once from a catalogue in which
   a mark, a character that nothing else uses, ends each variant: so the marks in a text tell which variants it is made
   of.
2. A text is kept if it is new and has a mark that no text before it had, or another number of cards, or shows none,
   one, two or many of what it counts.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from pyramid_access.narration.catalogue import Catalogue, topic_of
from pyramid_access.narration.translator import BRAILLE, Translator
from pyramid_access.settings import Detail
from pyramid_access.translation_check.samples import Samples, Uses

_WRITTEN = (
    *("board-", "cards-code", "cards-gender", "deals-rules-", "doctor-", "listen-", "manual-", "options-", "solve-"),
    *("spoken-", "voices-", "words-cells-"),
)
_HEARD = ("board-shown", "board-unavailable", "doctor-sample")
_FIRST_MARK = 0xF0000
"""Where the characters for private use begin that no font and no language has."""
_NAMES = "cards"
"""The topic whose messages are put together from each other: what they refer to counts as their own."""
_GENDER = "cards-gender"
"""A message that others choose by."""
_MANY = 3
"""From this number on it counts as many."""


class Line(NamedTuple):
    """One text of a message."""

    id: str
    form: str
    """Name of the attribute, such as ``full``; empty for the message itself."""
    text: str
    lang: str
    """Tag of the language that it is in."""
    stands_in: bool
    """Is it another language's, for the own one is missing or cannot be said?"""


def is_heard(message_id: str) -> bool:
    """Can the message be heard with the game's own voice? Others are only written, or shown in braille."""
    return message_id in _HEARD or not message_id.startswith(_WRITTEN)


class Recital:
    """All messages of a language; ``folders`` as for a :class:`~pyramid_access.narration.translator.Translator`."""

    def __init__(self, folders: Sequence[Path], lang: str) -> None:
        self._translator = Translator(folders, lang)
        self._marks = _Marks()
        self._marked = Translator(folders, lang, catalogue=self._marks.catalogue)
        self._own, self._english = self._translator.own, self._translator.english
        self._samples = Samples(self._translator)

    @property
    def topics(self) -> tuple[str, ...]:
        """Names of all topics, in alphabetical order."""
        return tuple(sorted({*self._own.topics, *self._english.topics}))

    def ids(self) -> tuple[str, ...]:
        """Return the messages in the order of the language's files; those that it lacks end their topic."""
        ids = dict.fromkeys((*self._own.ids(), *self._english.ids()))
        return tuple(sorted((id_ for id_ in ids if not id_.startswith("-")), key=topic_of))

    def lines(self, message_id: str, detail: Detail | None = None) -> Iterator[Line]:
        """Yield the texts of a message, no two the same: those of one level of detail or of all, then of braille."""
        seen = {""}
        for form in self._forms(message_id, detail):
            for line in self._few(message_id, form):
                if line.text not in seen:
                    seen.add(line.text)
                    yield line
        if self._has(message_id, BRAILLE):
            yield from (line for line in self._few(message_id, BRAILLE) if line.text)

    def _forms(self, message_id: str, detail: Detail | None) -> Iterator[str]:
        own = [level.value for level in Detail if self._has(message_id, level.value)]
        if detail is None:
            yield from ("", *own)
        else:
            yield detail.value if detail.value in own else ""

    def _has(self, message_id: str, form: str) -> bool:
        message = self._own.find(message_id) or self._english.find(message_id)
        return message is not None and any(attribute.id.name == form for attribute in message.attributes)

    def _few(self, message_id: str, form: str) -> Iterator[Line]:
        """Yield the texts of one form that let all variants be heard."""
        uses, heard, texts = self._samples.uses(message_id), set[object](), set[str]()
        for args in self._samples.few(message_id):
            told = self._translator.tell(message_id, (form,), args)
            marked = self._marked.tell(message_id, (form,), args).text
            owner = "" if topic_of(message_id) == _NAMES else message_id
            fresh = {*self._marks.variants(marked, owner, uses, args), *_lengths(uses, args)} - heard
            heard |= fresh
            if told.text not in texts and (fresh or not texts):
                texts.add(told.text)
                yield Line(message_id, form, *told)


def _lengths(uses: Uses, args: Mapping[str, object]) -> Iterator[tuple[str, int]]:
    """Yield how many cards the arguments list."""
    for name, value in args.items():
        if isinstance(value, tuple) and uses.functions.get(name) == "CARDS":
            yield name, len(value)


class _Mark(NamedTuple):
    """What a mark says of its variant."""

    owner: str
    """The message."""
    chooser: str
    """The argument that chooses it by itself; empty where something else does."""


class _Marks:
    """Characters that end variants, and what each stands for."""

    def __init__(self) -> None:
        self._known: dict[str, _Mark] = {}

    def catalogue(self, folders: Sequence[Path], tag: str) -> Catalogue:
        """Return a catalogue of messages with marks."""
        return _MarkedCatalogue(folders, tag, self)

    def new(self, mark: _Mark) -> str:
        """Return another character."""
        character = chr(_FIRST_MARK + len(self._known))
        self._known[character] = mark
        return character

    def variants(self, text: str, owner: str, uses: Uses, args: Mapping[str, object]) -> Iterator[tuple[str, int]]:
        """Yield the marks of a message in a text, or all, each with none, one, two or many of what chooses it."""
        for character in text:
            mark = self._known.get(character)
            if mark and owner in ("", mark.owner):
                amount = args.get(mark.chooser) if uses.counts(mark.chooser) else None
                yield character, min(amount, _MANY) if isinstance(amount, int) else _MANY


class _MarkedCatalogue(Catalogue):
    def __init__(self, folders: Sequence[Path], tag: str, marks: _Marks) -> None:
        super().__init__(folders, tag)
        self._marks = marks
        self._marked: dict[str, ast.Message | ast.Term | None] = {}

    def find(self, message_id: str) -> ast.Message | ast.Term | None:
        """Return a message or a term with a mark at the end of each variant, unless it is there to choose by."""
        if message_id not in self._marked:
            message = super().find(message_id)
            if message is not None and message_id != _GENDER:
                message = message.clone()  # The catalogue gives the same message to others.
                is_term = isinstance(message, ast.Term)
                _Marker(message_id, self._marks).visit(message.value if is_term else message)
            self._marked[message_id] = message
        return self._marked[message_id]


class _Marker(Visitor):
    """Puts a mark at the end of each variant."""

    def __init__(self, owner: str, marks: _Marks) -> None:
        self._owner, self._marks = owner, marks

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Mark the variants, and those in them."""
        self.generic_visit(node)
        chooser = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        for variant in node.variants:
            variant.value.elements.append(ast.TextElement(self._marks.new(_Mark(self._owner, chooser))))
