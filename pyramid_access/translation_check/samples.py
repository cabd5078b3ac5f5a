"""Sample arguments for every message, told by what the message does with them, and by what they are called."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice, product

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from pyramid_access.narration.arguments import card_arguments
from pyramid_access.narration.catalogue import Catalogue, topic_of
from pyramid_access.narration.translator import Translator, known_locale
from pyramid_access.translation_check.proofreading import arguments_of
from pyramid_access.translation_check.sample_values import (
    CARDS,
    COUNTS,
    FIRST_NUMBERS,
    LISTS,
    NUMBERS,
    SPOTS,
    TEXTS,
    TEXTS_OF,
    WHOLE_PACK,
    Said,
    in_other_suits,
)

_MOST = 2000
"""Ways of combining the values of one message's arguments that are looked at."""
_COUNTING = frozenset({"zero", "one", "two", "few", "many"})
_PLURALS = _COUNTING | {"other"}
_WORDED: Mapping[str, Sequence[object]] = {"CARD": CARDS, "GENDER": CARDS, "CARDS": LISTS, "PLACE": SPOTS}
"""Values by the function that words them."""


class Uses(Visitor):
    """What messages do with their arguments."""

    def __init__(self, *messages: ast.Message | ast.Term) -> None:
        self.functions: dict[str, str] = {}
        """The function that an argument is given to."""
        self.keys: dict[str, dict[str, None]] = {}
        """Keys of the variants that an argument chooses between by itself, numbers as they are written."""
        self.choosing: set[str] = set()
        """Arguments that choose between variants, by themselves or through a function."""
        for message in messages:
            self.visit(message)

    def counts(self, name: str) -> bool:
        """Does an argument choose between the plural forms of a language?"""
        return not _COUNTING.isdisjoint(self.keys.get(name, ()))

    def is_number(self, name: str) -> bool:
        """Does an argument choose by a number?"""
        return self.counts(name) or bool(self.numbers(name))

    def is_word(self, name: str) -> bool:
        """Does an argument choose by words alone?"""
        return name in self.keys and len(self.words(name)) == len(self.keys[name])

    def numbers(self, name: str) -> Sequence[int]:
        """Return the numbers that have a variant of their own."""
        return [int(key) for key in self.keys.get(name, ()) if key.isdigit()]

    def words(self, name: str) -> Sequence[str]:
        """Return the words by which an argument chooses."""
        return [key for key in self.keys.get(name, ()) if key not in _PLURALS and not key.isdigit()]

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Note what is given to the function."""
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.functions.setdefault(argument.id.name, node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note what chooses, and between what."""
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            usual_first = sorted(node.variants, key=lambda variant: not variant.default)
            keys = [v.key.name if isinstance(v.key, ast.Identifier) else str(v.key.value) for v in usual_first]
            self.keys.setdefault(selector.id.name, {}).update(dict.fromkeys(keys))
            self.choosing.add(selector.id.name)
        elif isinstance(selector, ast.FunctionReference):
            given = selector.arguments.positional
            self.choosing.update(a.id.name for a in given if isinstance(a, ast.VariableReference))
        self.generic_visit(node)


class Samples:
    """The arguments that the messages of a language can be tried with; English tells which of them the game gives."""

    def __init__(self, translator: Translator) -> None:
        self._own, self._english, self._say = translator.own, translator.english, translator.say

    def uses(self, message_id: str) -> Uses:
        """Return what a message itself does with arguments, in the language and in English."""
        found = (self._own.find(message_id), self._english.find(message_id))
        return Uses(*(message for message in found if message))

    def all_uses(self, message_id: str) -> Uses:
        """Return what a message, and all that it refers to, do with arguments, in the language and in English."""
        return Uses(*_reached(self._own, message_id), *_reached(self._english, message_id))

    def values(self, message_id: str) -> Mapping[str, Sequence[object]]:
        """Return values for each argument of a message, the usual one first; no two arguments have the same cards."""
        uses = self.all_uses(message_id)
        values = {name: self._values(message_id, name, uses) for name in self.arguments(message_id)}
        cards = [name for name, some in values.items() if some is CARDS]
        return values | {name: in_other_suits((*CARDS[at:], *CARDS[:at]), at) for at, name in enumerate(cards)}

    def few(self, message_id: str) -> Iterator[Mapping[str, object]]:
        """Yield arguments for a message, in which those meet in every way that choose between variants of its own."""
        names = self.arguments(message_id)
        if topic_of(message_id) == "cards":
            every = (card_arguments(card) for card in WHOLE_PACK)
            yield from ({name: args[name] for name in names if name in args} for args in every)
            return
        uses, values = self.uses(message_id), self.values(message_id)
        for combination in islice(product(*(self._few(name, values[name], uses) for name in names)), _MOST):
            yield dict(zip(names, combination, strict=True))

    def _few(self, name: str, values: Sequence[object], uses: Uses) -> Sequence[object]:
        """Return the values of an argument that can change more of a message than the word that stands for it."""
        if uses.functions.get(name) == "CARDS":
            at = sum(function == "CARD" for function in uses.functions.values())  # Other cards than those named alone.
            return [CARDS[at : at + length] for length in (2, 3, 1)]
        if name not in uses.choosing:
            return values[:1]
        if not uses.is_number(name):
            return values
        usual = [value for value in values[:1] if isinstance(value, int)]
        return [*dict.fromkeys((*usual, *self._counts, *uses.numbers(name))), *uses.words(name)]

    @cached_property
    def _counts(self) -> Sequence[int]:
        """Many, one, two and none, and a number of each other plural form of the language."""
        form = Locale.parse(known_locale(self._own.tag)).plural_form
        others = {form(number): number for number in reversed(COUNTS)}
        return [*dict.fromkeys((*COUNTS[:4], *others.values()))]

    def arguments(self, message_id: str) -> Sequence[str]:
        """Return the names of the arguments that the game gives to a message, as far as it uses them."""
        return sorted(arguments_of(message_id, self._own, self._english))

    def _values(self, message_id: str, name: str, uses: Uses) -> Sequence[object]:
        if worded := _WORDED.get(uses.functions.get(name, "")):
            return worded
        words = uses.words(name)
        if uses.is_word(name):
            return words
        texts = _texts(message_id, name)
        if texts and not uses.is_number(name):
            return [*map(self._worded, texts), *words]
        first = [FIRST_NUMBERS[name]] if name in FIRST_NUMBERS else []
        return [*first, *NUMBERS, *words]

    def _worded(self, value: object) -> object:
        return self._say(value.message_id, **dict(value.args)) if isinstance(value, Said) else value


def _reached(catalogue: Catalogue, message_id: str) -> Iterator[ast.Message | ast.Term]:
    """Yield a message, and all that it refers to."""
    yield from (message for name in catalogue.reached([message_id]) if (message := catalogue.find(name)))


def _texts(message_id: str, name: str) -> Sequence[object]:
    """Return what an argument can be that is no number: as the longest beginning of the message's name has it."""
    beginnings = [beginning for beginning, texts in TEXTS_OF.items() if name in texts]
    fits = [beginning for beginning in beginnings if message_id.startswith(f"{beginning}-")]
    return TEXTS_OF[max(fits, key=len)][name] if fits else TEXTS.get(name, ())
