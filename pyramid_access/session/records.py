"""What the games of one player add up to: how many were won, in a row, how fast, with how much help; matches for par.

A match for par is six games, whose points are added up; a total of zero or more makes par and wins the match. Source:
the rules of Pyramid in Solitaire Till Dawn.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

RuleSet = tuple[str, str]
"""Id of a variant, and the house rules as ``--rules`` takes them."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One start of a deal."""

    id: str
    """Tells it from every other, on all machines."""
    started_at: str
    """Local date and time in ISO 8601, empty if not known; only shown, since the system's clock can be set back."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that counts: it has ended, or was left for another one after at least one move."""

    attempt: str
    """Id of the start of the deal."""
    variant: str
    """Id of the variant."""
    rules: str
    """House rules, as ``--rules`` takes them; empty for those of the variant."""
    deal: str
    """The 52 cards in dealing order."""
    number: int | None
    """Number of the deal; None for one without a number."""
    started_at: str
    ended_at: str
    """Day and time, as in :class:`Attempt`."""
    seconds: float
    """Time played until the end."""
    moves: int
    hints: int
    """Hints used that named a move."""
    undos: int
    """Times that moves were taken back before the end."""
    won: bool
    par: int | None = None
    """Points, in a game for par."""

    @property
    def is_helped(self) -> bool:
        """Was a hint used, or a move taken back?"""
        return self.hints > 0 or self.undos > 0


@dataclass(frozen=True, slots=True)
class Summary:
    """What some games add up to."""

    played: int = 0
    won: int = 0
    won_unhelped: int = 0
    """Won without a hint and without taking a move back."""
    streak: int = 0
    """Games won in a row up to the last one played."""
    longest_streak: int = 0
    best_seconds: float | None = None
    """Shortest time of a game won; None without one, as in the next two."""
    mean_seconds: float | None = None
    """Mean time of the games won."""
    fewest_moves: int | None = None
    """Fewest moves of a game won."""
    hints: int = 0
    undos: int = 0
    par_games: int = 0
    """Games for par."""
    par_total: int = 0
    """Points of all games for par together."""

    @property
    def share(self) -> float:
        """Part of the games that was won, 0 to 1."""
        return self.won / self.played if self.played else 0.0


def summarise(games: Sequence[PlayedGame]) -> Summary:
    """Return what games add up to; they come in the order in which they were played."""
    won = [game for game in games if game.won]
    streaks = [*accumulate((game.won for game in games), _run_on, initial=0)]
    points = [game.par for game in games if game.par is not None]
    return Summary(
        played=len(games),
        won=len(won),
        won_unhelped=sum(not game.is_helped for game in won),
        streak=streaks[-1],
        longest_streak=max(streaks),
        best_seconds=min((game.seconds for game in won), default=None),
        mean_seconds=sum(game.seconds for game in won) / len(won) if won else None,
        fewest_moves=min((game.moves for game in won), default=None),
        hints=sum(game.hints for game in games),
        undos=sum(game.undos for game in games),
        par_games=len(points),
        par_total=sum(points),
    )


def _run_on(streak: int, won: bool) -> int:
    return streak + 1 if won else 0


def by_rules(games: Iterable[PlayedGame]) -> dict[RuleSet, list[PlayedGame]]:
    """Return the games of each variant and set of house rules, in their order; what was played last comes first."""
    sorted_out: dict[RuleSet, list[PlayedGame]] = {}
    for game in games:
        rules = (game.variant, game.rules)
        # Removed and added again: the key moves to the end of the dictionary.
        same = sorted_out.pop(rules, [])
        same.append(game)
        sorted_out[rules] = same
    return dict(reversed(sorted_out.items()))


MATCH_GAMES = 6
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
        return self.points is not None and self.others_ended == MATCH_GAMES - 1

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
    first = at - at % MATCH_GAMES
    match = points[first : first + MATCH_GAMES]
    own = None if index is None else points[index]
    return ParMatch(at % MATCH_GAMES + 1, sum(match) - (own or 0), len(match) - (own is not None), own)
