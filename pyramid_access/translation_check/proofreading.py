"""What is wrong in messages although they are well-formed: each would be said in English in the end."""

from collections.abc import Iterator, Mapping

from fluent.runtime.builtins import BUILTINS
from fluent.syntax.ast import Message, Term

from pyramid_access.narration.arguments import MessageFunctions
from pyramid_access.narration.catalogue import Catalogue, Fault, References, TranslationProblem, topic_of
from pyramid_access.narration.translator import Translator

_GIVEN: Mapping[str, frozenset[str]] = {
    "cards": frozenset({"card", "rank", "suit", "place", "row", "number", "state"}),
    "places": frozenset({"row", "number", "above"}),
    "words": frozenset({"first", "second", "number"}),
}
"""Arguments that every message of a topic may use, whether English does or not: languages differ there most."""


def problems_of(translator: Translator, topic: str | None = None) -> tuple[TranslationProblem, ...]:
    """Return what is wrong in a language's files of one topic, or in all, ordered by file; every message is parsed."""
    own = translator.own
    found = [*own.problems(topic), *_proofread(own, translator.english, topic)]
    return tuple(sorted(found, key=lambda problem: (problem.path, problem.line)))


def missing_from(translator: Translator) -> tuple[str, ...]:
    """Return the identifiers of the messages that English has to stand in for, in alphabetical order."""
    return tuple(sorted({*translator.english.ids()} - {*translator.own.ids()}))


def _proofread(own: Catalogue, english: Catalogue, topic: str | None) -> Iterator[TranslationProblem]:
    """Yield what is wrong in a language's messages, of one topic or of all; English shows what each of them gets."""
    functions = BUILTINS.keys() | MessageFunctions(lambda _id, _args: "").functions.keys()
    for entry in own.entries(topic):
        message = entry.parse()
        if message is None:
            continue  # A mistake in its form, which the catalogue tells.
        used = References(message)
        reached = own.reached(used.targets)
        names = [
            *((Fault.REFERENCE, name) for name in _lacking(used, own, english)),
            *((Fault.REFERENCE, f"{name}()") for name in used.functions - functions),
            *((Fault.VARIABLE, f"${name}") for name in _excess(entry.id, used, reached, english)),
        ]
        if entry.id in reached:
            names.append((Fault.CIRCLE, ""))
        if isinstance(message, Message) and message.value is None:
            names.append((Fault.TEXTLESS, ""))
        yield from (
            TranslationProblem(entry.path, entry.line, fault, entry.id, name) for fault, name in _ordered(names)
        )


def _ordered(names: list[tuple[Fault, str]]) -> list[tuple[Fault, str]]:
    return sorted(names, key=lambda item: (item[0].value, item[1]))


def _lacking(used: References, own: Catalogue, english: Catalogue) -> Iterator[str]:
    """Yield the names that lead nowhere. For forms of cards English stands in, for references it does not."""
    yield from (name for name in used.targets if own.find(name) is None)
    for name, attribute in used.attributes:
        if (message := own.find(name)) and not _has(message, attribute):
            yield f"{name}.{attribute}"
    yield from (name for name in used.forms if own.find(name) is None and english.find(name) is None)


def _has(message: Message | Term, attribute: str) -> bool:
    return any(other.id.name == attribute for other in message.attributes)


def _excess(message_id: str, used: References, reached: Mapping[str, References], english: Catalogue) -> set[str]:
    """Return the arguments that a message uses and does not get.

    A message that English lacks is one of the translator's own: it gets what those that refer to it get.
    """
    if not isinstance(english.find(message_id), Message):
        return set()
    allowed = _used(message_id, english) | _GIVEN.get(topic_of(message_id), frozenset())
    return _variables(used, reached) - allowed


def arguments_of(message_id: str, own: Catalogue, english: Catalogue) -> set[str]:
    """Return the arguments that a message gets in the game, as far as the language or English uses them."""
    if not isinstance(english.find(message_id), Message):
        return _used(message_id, own)
    return _used(message_id, english) | _used(message_id, own) & _GIVEN.get(topic_of(message_id), frozenset())


def _used(message_id: str, catalogue: Catalogue) -> set[str]:
    """Return the arguments that a message uses, with those that it refers to."""
    used = catalogue.references(message_id)
    return arguments_used(used, catalogue) if used else set()


def arguments_used(used: References, catalogue: Catalogue) -> set[str]:
    """Return the arguments that something uses, with those of the messages that it refers to."""
    return _variables(used, catalogue.reached(used.targets))


def _variables(used: References, reached: Mapping[str, References]) -> set[str]:
    """Return the arguments that a message uses with those that it refers to; a term gets arguments of its own."""
    return used.variables.union(*(other.variables for name, other in reached.items() if not name.startswith("-")))
