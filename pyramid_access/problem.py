"""What can go wrong, in one shape for every part of the program.

The message is found by :mod:`.problem_words`, which knows paths; this module does not, so that the rules may use it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol


class Typed(NamedTuple):
    """Text that was typed; it may hold any character, and an empty one is shown as a pair of quotes."""

    text: str
    limit: int = 40
    """Characters of it that are shown."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong."""

    topic: str
    """What it is about, such as a file of a deal; the message that tells it is named by topic and fault."""
    fault: str
    """What is wrong with it."""
    arguments: Mapping[str, object] = field(default_factory=dict)
    """What the message names, as it came from outside."""


class Problematic(Protocol):
    """An error, or a note of one, that can be told."""

    @property
    def problem(self) -> Problem:
        """What is wrong."""
