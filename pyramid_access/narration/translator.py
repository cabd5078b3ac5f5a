"""Messages of a locale, formatted strictly under test and forgivingly in the field.

1. ``say`` finds the message in the locale, else in English; its topic's file is read on first use.
2. The attribute ``brief`` or ``full`` is taken if the level of detail asks for it and the message has it, ``braille``
   for a braille display.
3. Arguments are wrapped, so that a message can word cards and places with its own locale's messages.
4. A mistake in a translation makes the message of the same language in the first folder stand in, for the others are
   the player's own; then English, likewise; at last the identifier. Whatever a translation makes the library raise is
   such a mistake, and so is a message that words itself, or words too much.
5. The text is freed of control characters, and cards that begin a sentence get their capital letter.
"""

import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from pyramid_access.narration.arguments import CAPITAL, MessageFunctions
from pyramid_access.narration.catalogue import Catalogue, References, topic_of
from pyramid_access.narration.languages import DEFAULT_LANGUAGE
from pyramid_access.settings import Detail

_log = logging.getLogger(__name__)
_FRESH_SENTENCE = re.compile(f"(^|[.!?]\\s+){CAPITAL}+(.)")
_LINE_ENDS = re.compile(r"[\n\r]+")
BRAILLE = "braille"
"""Name of the attribute for braille displays."""
MOST_PHRASES = 2000
"""Cards, places and the like that one message may have worded; a list of 28 cards with their places takes a few
hundred."""
DEEPEST = 20
"""Phrases in phrases, and references through references: a message that gets there goes round in circles."""
MOST_DIGITS = 20
"""That a message may ask for in a number."""
LONGEST = 10_000
"""Characters of a finished text: a minute of speech takes a thousand."""
_FORBIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]")
"""Control characters, marks that turn the writing direction, halves of characters: no voice says them, and a terminal
would obey them."""


class TranslationError(Exception):
    """A message is missing or wrong, or got other arguments than it uses. Raised by a strict translator only."""


class Told(NamedTuple):
    """A finished text and whose it is."""

    text: str
    lang: str
    """Tag of the locale that it comes from."""
    stands_in: bool
    """Is it another's, for the language's own message is missing or cannot be said?"""


class Translator:
    """The words of one language.

    ``folders`` hold locale folders, a later one overriding an earlier one; ``lang`` is the name of a locale folder.
    ``catalogue`` reads the messages of one language from folders.
    """

    def __init__(
        self,
        folders: Sequence[Path],
        lang: str,
        strict: bool = False,
        catalogue: Callable[[Sequence[Path], str], Catalogue] = Catalogue,
    ) -> None:
        self.lang = lang
        self._strict = strict
        self._logged: set[tuple[str, str]] = set()
        tags = [lang] if strict else list(dict.fromkeys((lang, DEFAULT_LANGUAGE)))
        layers = [folders] if strict or len(folders) < 2 else [folders, folders[:1]]
        self._chain = _chained([catalogue(layer, tag) for tag in tags for layer in layers])
        self._checked: set[str] = set()

    @property
    def own(self) -> Catalogue:
        """The messages of the language."""
        return self._chain[0].catalogue

    @property
    def english(self) -> Catalogue:
        """The messages that stand in at last, and that show what each message gets."""
        return self._chain[-1].catalogue

    def say(self, message_id: str, detail: Detail = Detail.NORMAL, /, **args: object) -> str:
        """Return the message in this language, with the arguments put in.

        A strict translator raises :class:`TranslationError` for anything wrong.
        """
        return self.tell(message_id, (detail.value,), args).text

    def for_braille(self, message_id: str, /, **args: object) -> str:
        """Return the message in few words: its attribute ``braille``, else ``brief``, else what it says else."""
        return self.tell(message_id, (BRAILLE, Detail.BRIEF.value), args).text

    def tell(self, message_id: str, forms: Sequence[str], args: Mapping[str, object]) -> Told:
        """Return the message in the first of the forms, attributes by name, that it has, else what it says else."""
        if self._strict:
            self._check(message_id, args)
        for place in self._chain:
            try:
                return Told(place.text(message_id, forms, args), place.tag, place is not self._chain[0])
            except TranslationError as error:
                if self._strict:
                    raise
                self._log_once(place.tag, message_id, error)
        return Told(message_id, self.lang, stands_in=True)

    def source(self, message_id: str) -> str:
        """Return the tag of the locale that has the message, for the voice to follow."""
        return next((place.tag for place in self._chain if place.has(message_id)), self.lang)

    def preload(self) -> None:
        """Read every message of the language, so that no later call has to; meant for a thread of its own."""
        self._chain[0].preload()

    def _check(self, message_id: str, args: Mapping[str, object]) -> None:
        topic = topic_of(message_id)
        place = self._chain[0]
        if topic not in self._checked:
            problems = place.catalogue.problems(topic)
            if problems:
                raise TranslationError(f"{place.tag}: {problems[0]}")
            self._checked.add(topic)
        unused = args.keys() - place.variables(message_id)
        if unused:
            raise TranslationError(f"{place.tag}: {message_id} does not use {', '.join(sorted(unused))}")

    def _log_once(self, tag: str, message_id: str, error: TranslationError) -> None:
        if (tag, message_id) not in self._logged:
            self._logged.add((tag, message_id))
            _log.warning("message %s of %s: %s", message_id, tag, error)


class _Effort:
    """Counts the phrases of one message, so that one that words itself comes to an end."""

    def __init__(self) -> None:
        self._phrases = self._depth = 0

    def begin(self) -> None:
        """Begin another message."""
        self._phrases = self._depth = 0

    @contextmanager
    def phrase(self) -> Iterator[None]:
        """Word a phrase of the message; raises :class:`TranslationError` for one too many."""
        self._phrases += 1
        if self._phrases > MOST_PHRASES or self._depth >= DEEPEST:
            raise TranslationError("words itself, or too much")
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1


def _chained(catalogues: Sequence[Catalogue]) -> "list[_Locale]":
    """Return a locale for each catalogue; the following one stands in for it."""
    chain: list[_Locale] = []
    effort = _Effort()
    for catalogue in reversed(catalogues):
        chain.insert(0, _Locale(catalogue, chain[0] if chain else None, effort))
    return chain


class _Locale:
    """One language's messages in a Fluent bundle, with another locale's to word what it cannot."""

    def __init__(self, catalogue: Catalogue, fallback: "_Locale | None", effort: _Effort) -> None:
        self.catalogue = catalogue
        self.tag = catalogue.tag
        self._fallback = fallback
        self._effort = effort
        self._words = MessageFunctions(self._phrase)
        self._variables: dict[str, frozenset[str]] = {}
        self._loading: list[str] = []
        self._broken: set[str] = set()
        self._lock = Lock()

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Made when the first message is loaded: English seldom has to stand in, and its plural rules take 10 ms."""
        functions: dict[str, Callable[..., Any]] = {**self._words.functions, "NUMBER": _number}
        return FluentBundle([known_locale(self.tag)], functions=functions, use_isolating=False)

    def has(self, message_id: str) -> bool:
        """Is the message there and without a mistake? It is parsed for this, with all that it refers to."""
        if message_id in self._variables:
            return True
        with self._lock:
            try:
                self._load(message_id)
            except RecursionError:
                self._broken.add(message_id)
            finally:
                self._loading.clear()
        return message_id in self._variables

    def preload(self) -> None:
        """Load and compile every message; another thread may ask for one meanwhile."""
        for message_id in self.catalogue.ids():
            if self.has(message_id) and not message_id.startswith("-"):
                with suppress(Exception):  # A mistake is found when the message is wanted.
                    self._bundle.get_message(message_id)

    def _load(self, message_id: str) -> None:
        """Add a message to the bundle; its variables are noted last, so that it counts as there when it is ready."""
        if message_id in self._variables or message_id in self._broken:
            return
        if message_id in self._loading or len(self._loading) >= DEEPEST:
            self._broken.update(self._loading)
            return
        message = self.catalogue.find(message_id)
        if message is None:
            return
        self._loading.append(message_id)
        self._bundle.add_resource(ast.Resource([message]))
        references = References(message)
        for other in references.targets:
            self._load(other)
        self._loading.pop()
        if self._broken & references.targets:
            self._broken.add(message_id)
            return
        others = (self._variables.get(other, frozenset()) for other in references.targets)
        self._variables[message_id] = frozenset(references.variables).union(*others)

    def variables(self, message_id: str) -> frozenset[str]:
        """Return the names of the arguments that the message, its attributes and its references use."""
        return self._variables[message_id] if self.has(message_id) else frozenset()

    def text(self, message_id: str, forms: Sequence[str], args: Mapping[str, object]) -> str:
        """Return the finished text in the first of the forms that it has, else the usual one.

        Raises :class:`TranslationError` if there is none.
        """
        self._effort.begin()
        cleaned = {name: _clean(value) if isinstance(value, str) else value for name, value in args.items()}
        text = self._format(message_id, forms, cleaned)
        if len(text) > LONGEST:
            raise TranslationError("too long")
        text = _FRESH_SENTENCE.sub(lambda match: match[1] + match[2].upper(), text)
        return _clean(_one_line(text))

    def _phrase(self, message_id: str, args: Mapping[str, Any]) -> str:
        """Return a part of a sentence, from the locale that stands in if this one lacks it."""
        if not self.has(message_id) and self._fallback:
            return self._fallback._phrase(message_id, args)
        with self._effort.phrase():
            return self._format(message_id, (), args).replace(CAPITAL, "")

    def _format(self, message_id: str, forms: Sequence[str], args: Mapping[str, object]) -> str:
        if not self.has(message_id):
            raise TranslationError("missing, or with a mistake")
        wrapped = {name: self._words.wrap(value) for name, value in args.items()}
        try:
            message = self._bundle.get_message(message_id)
            pattern = next(filter(None, map(message.attributes.get, forms)), message.value)
            if pattern is None:
                raise TranslationError("without a text")
            text, errors = self._bundle.format_pattern(pattern, wrapped)
        except Exception as error:
            # A translation can make the library raise anything, for circles and for huge numbers alike.
            raise TranslationError(str(error)) from error
        if errors:
            raise TranslationError(str(errors[0]))
        return str(text)


def _number(value: Any, **options: Any) -> Any:
    """Word a number as the library does, but not with so many digits that it would not come to an end."""
    if any(isinstance(option, int) and option > MOST_DIGITS for option in options.values()):
        raise TranslationError("a number with too many digits")
    return fluent_number(value, **options)


def _one_line(text: str) -> str:
    """Return the text with a space for the line ends and the spaces around them, in time that grows with its length."""
    first, *others = _LINE_ENDS.split(text)
    if not others:
        return first
    between = filter(None, map(str.strip, others[:-1]))
    return " ".join([first.rstrip(), *between, others[-1].lstrip()])


def _clean(text: str) -> str:
    return _FORBIDDEN.sub("", text)


def known_locale(tag: str) -> str:
    """Return a tag that Babel knows and that has the language's plural rules; English's where it knows none."""
    for name in (tag.replace("-", "_"), tag.partition("-")[0].partition("_")[0]):
        try:
            return str(Locale.parse(name))
        except (ValueError, UnknownLocaleError):
            continue
    return DEFAULT_LANGUAGE
