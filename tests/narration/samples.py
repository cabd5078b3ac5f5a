"""All that the game can say in a language: every message at every level of detail, with sample values."""

from collections.abc import Mapping
from functools import cache
from itertools import product

from pyramid_access.narration.catalogue import topic_of
from pyramid_access.narration.translator import Translator
from pyramid_access.settings import Detail
from pyramid_access.translation_check.recital import is_heard
from pyramid_access.translation_check.samples import Samples
from tests.narration.tables import translator

_PARTS = {"cards", "places", "words"}
"""Topics whose messages are parts of others."""
_ROUNDS = 24


@cache
def sentences(lang: str) -> Mapping[str, str]:
    """Return each text that is heard, and a message that it comes from."""
    words = translator(lang)
    samples = Samples(words)
    found: dict[str, str] = {}
    for message_id in words.own.ids():
        if topic_of(message_id) in _PARTS or not is_heard(message_id):
            continue
        values = samples.values(message_id)
        rounds = _ROUNDS if len(values) > 1 else max(map(len, values.values()), default=1)
        for detail, turn in product(levels(words, message_id), range(rounds)):
            # Steps that differ, so that arguments meet in many ways.
            args = {name: few[(turn * (2 * at + 1) + at) % len(few)] for at, (name, few) in enumerate(values.items())}
            found.setdefault(words.say(message_id, detail, **args), message_id)
    found.pop("", None)
    return found


def levels(words: Translator, message_id: str) -> list[Detail]:
    """Return the levels at which a message has a text of its own."""
    message = words.own.find(message_id)
    forms = {attribute.id.name for attribute in message.attributes} if message else set()
    return [level for level in Detail if level is Detail.NORMAL or level.value in forms]
