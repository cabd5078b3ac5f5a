"""The one shape of what goes wrong, for all who find it; words for it are found elsewhere."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol


class Typed(NamedTuple):
    """A word that somebody has typed; it may hold any character, and where it holds none, that is shown too."""

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
