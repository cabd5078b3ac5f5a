"""Results and limits of searches."""

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


_CALL_INTERVAL = 8
"""Nodes between two calls of ``cancelled``, which may also make the search pause: half a millisecond or so."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search gives up; without limits it always comes to an end."""

    nodes: int | None = None
    """Branch nodes that may be looked at."""
    cancelled: Callable[[], bool] | None = None
    """Asked now and then; true ends the search."""

    def are_hit(self, nodes: int) -> bool:
        """Is a search to end at its node of this number, counted from 1?"""
        if self.nodes is not None and nodes > self.nodes:
            return True
        return self.cancelled is not None and nodes % _CALL_INTERVAL == 1 and self.cancelled()

    def at_most(self, nodes: int) -> "Limits":
        """Return limits that allow so many nodes or fewer."""
        return Limits(nodes if self.nodes is None else min(nodes, self.nodes), self.cancelled)


NO_LIMITS = Limits()


@dataclass(frozen=True, slots=True)
class SolveResult:
    """The verdict of a search."""

    status: Status
    moves: tuple[Move, ...] = ()
    """A winning line that the rules replay, for :attr:`Status.WON` only; empty if the position is won already."""
    nodes: int = 0
    """Branch nodes looked at."""


@dataclass(frozen=True, slots=True)
class Slip:
    """The move after which a game could not be won any more."""

    number: int
    """Which move it was, from 1; so many moves less one lead to the last position that could be won."""
    move: Move
    better: Move
    """A move that would have kept the game winnable."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known of a game that has come so far."""

    status: Status
    """Whether the present position can be won."""
    line: tuple[Move, ...] = ()
    """A line that wins from here, for :attr:`Status.WON`; empty if the game is won already."""
    slip: Slip | None = None
    """For :attr:`Status.LOST`: where the game was lost. None for a game that could not be won from the beginning."""
