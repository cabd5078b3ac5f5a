"""Time played."""

from collections.abc import Callable
from enum import Enum, auto

Clock = Callable[[], float]
"""Seconds since any fixed moment; never goes back, whatever happens to the clock on the wall."""


class Hold(Enum):
    """Why the time stands still."""

    OVER = auto()
    """The game has ended."""
    PAUSE = auto()
    """The player wants a pause."""
    AWAY = auto()
    """Her keys are for something else than the game: a menu, the help, a lesson."""


class Stopwatch:
    """Adds up the seconds during which nothing holds it; runs from the moment it is made."""

    def __init__(self, clock: Clock, seconds: float = 0.0) -> None:
        self._clock = clock
        self._before = seconds
        self._since: float | None = clock()
        self._holds: set[Hold] = set()

    @property
    def seconds(self) -> float:
        """Seconds so far, those of earlier runs included."""
        return self._before + (0.0 if self._since is None else self._clock() - self._since)

    def is_held(self, hold: Hold) -> bool:
        """Does this hold the time?"""
        return hold in self._holds

    def hold(self, hold: Hold, held: bool) -> None:
        """Let this hold the time from now on, or not; it goes on when nothing holds it any more."""
        self._before, self._since = self.seconds, None
        (self._holds.add if held else self._holds.discard)(hold)
        if not self._holds:
            self._since = self._clock()
