"""Time played."""

from collections.abc import Callable

Clock = Callable[[], float]
"""Seconds since any fixed moment; never goes back."""


class Stopwatch:
    """Adds up the seconds during which it runs; stands still when made."""

    def __init__(self, clock: Clock, seconds: float = 0.0) -> None:
        self._clock = clock
        self._before = seconds
        self._since: float | None = None

    @property
    def seconds(self) -> float:
        """Seconds so far, those of earlier runs included."""
        return self._before + (0.0 if self._since is None else self._clock() - self._since)

    def run(self, running: bool) -> None:
        """Run, or stand still, from now on."""
        if running != (self._since is not None):
            self._before = self.seconds
            self._since = self._clock() if running else None
