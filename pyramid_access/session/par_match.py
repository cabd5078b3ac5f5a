"""Matches for par: six games, whose points are added up; a total of zero or more makes par and wins the match.

Source: the rules of Pyramid in Solitaire Till Dawn.
"""

from collections.abc import Sequence
from dataclasses import dataclass

GAMES = 6
"""Games of a match."""


@dataclass(frozen=True, slots=True)
class ParMatch:
    """A match, as it stands for one of its games."""

    number: int = 1
    """Which game of the match that is, from 1."""
    others: int = 0
    """Points of the other games together."""
    others_ended: int = 0
    """The other games that have ended."""
    points: int | None = None
    """Points of the game itself, as it has ended last; None before its first end."""

    @property
    def total(self) -> int:
        """Points of all games that have ended."""
        return self.others + (self.points or 0)

    @property
    def is_over(self) -> bool:
        """Have all games of the match ended?"""
        return self.points is not None and self.others_ended == GAMES - 1

    @property
    def is_won(self) -> bool:
        """Does the total make par?"""
        return self.total >= 0


def match_of(points: Sequence[int], index: int | None = None) -> ParMatch:
    """Return the match of a game.

    ``points`` are those of all games for par that have ended, the first one first. ``index`` says which of them the
    game is, from 0; without it the game is the next one.
    """
    at = len(points) if index is None else index
    first = at - at % GAMES
    match = points[first : first + GAMES]
    own = None if index is None else points[index]
    return ParMatch(at % GAMES + 1, sum(match) - (own or 0), len(match) - (own is not None), own)
