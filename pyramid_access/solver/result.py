"""What a search for a win comes to."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from pyramid_access.rules.moves import Move


class Status(Enum):
    """What is known about a position."""

    WON = "won"
    """It can be won; a line is given."""
    LOST = "lost"
    """It cannot be won, proven."""
    UNKNOWN = "unknown"
    """The caller's limit was hit, or the caller cancelled."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search gives up; without limits it always comes to an end."""

    nodes: int | None = None
    """Branch nodes that may be looked at."""
    cancelled: Callable[[], bool] | None = None
    """Asked now and then; true ends the search."""


@dataclass(frozen=True, slots=True)
class SolveResult:
    """The verdict of a search."""

    status: Status
    moves: tuple[Move, ...] = ()
    """A winning line that the rules replay, for :attr:`Status.WON` only; empty if the position is won already."""
    nodes: int = 0
    """Branch nodes looked at."""
