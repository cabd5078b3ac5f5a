"""Which message words a problem; every text from outside is made visible first."""

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from pyramid_access.problem import Problematic, Typed
from pyramid_access.visible import visible, visible_argument

_LIMIT = 40
"""Characters of a text from outside that are shown."""
_PATH_LIMIT = 120
"""The same of the path of a file."""


class Message(NamedTuple):
    """A message and its arguments, for a translator's ``say``."""

    id: str
    args: Mapping[str, object]


def message_of(problematic: Problematic) -> Message:
    """Return the message that tells a problem in one sentence."""
    problem = problematic.problem
    args = {name: _shown(name, value) for name, value in problem.arguments.items()}
    return Message(f"{problem.topic}-{problem.fault}", args)


def _shown(name: str, value: object) -> object:
    """Return an argument as messages take it."""
    match value:
        case Typed(text, limit):
            return visible_argument(text, limit)
        case str() | Path():
            return visible(str(value), _PATH_LIMIT if name == "path" else _LIMIT)
        case list():
            return ", ".join(value)
        case Enum():
            return value.value
        case _:
            return value
