"""How hard a deal is: the share of games that a careful player, who makes slips now and then, would win.

The share is estimated by simulated games (Monte Carlo); the levels are ours.
"""

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

from pyramid_access.rules.position import Game, start
from pyramid_access.solver.result import Limits

if TYPE_CHECKING:
    from pyramid_access.solver.fair.adviser import RandomSource

_GAMES = 40
"""Games that are played; the share of wins is right to 8 points or so."""
_SAMPLES = 1
"""Orders of the unseen cards that the player thinks of: with slips as frequent as these, more make no difference."""
_SLIP = 0.2
"""One move in five is that of the rule of thumb, whatever it costs."""
_NODES = 500
"""Branch nodes of a search for a win that the player makes: a win that is harder to find she does not find."""


class Difficulty(Enum):
    """The share of games that a careful player wins in a deal that can be won, at most the outlook of the first hint.

    Under ``three-pass`` nearly half of these deals are easy, one in five is medium, one in five hard, one in seven very
    hard. Under rules that forgive less, such as those of ``strict``, nearly all are very hard.
    """

    EASY = "easy"
    """At least 19 games of 20: slips do no harm."""
    MEDIUM = "medium"
    """At least 2 games of 3."""
    HARD = "hard"
    """At least 1 game of 3."""
    VERY_HARD = "very-hard"
    """Fewer."""


_LEAST = {Difficulty.EASY: 19 / 20, Difficulty.MEDIUM: 2 / 3, Difficulty.HARD: 1 / 3, Difficulty.VERY_HARD: 0.0}
"""Least share of wins, the easiest level first."""


def difficulty(game: Game, rng: "RandomSource", cancelled: Callable[[], bool] | None = None) -> Difficulty | None:
    """Return how hard a game is from its start; None if ``cancelled``, asked now and then, has said so.

    It is played 40 times by the fair hint, with a slip in one move of five. The player knows no more than a person
    would. But all these games have the hidden cards in their true order, and under rules that forgive little some deals
    are won by luck, however they are played: who sees only the pyramid has one chance in ten, as the first hint says.
    So the share counts as no more than that of the orders in which the first hint finds a win.

    The same state of ``rng``, such as a :class:`random.Random` of the same seed, gives the same result; near the border
    of two levels another one may give the other level. A deal that cannot be won is very hard.
    """
    # Imported here: the names of the levels are needed by a game that begins, the searches are not.
    from pyramid_access.solver.fair.player import play_fairly

    limits = Limits(_NODES, cancelled)
    won = 0
    for _ in range(_GAMES):
        won += play_fairly(game, rng, samples=_SAMPLES, slip=_SLIP, limits=limits).won
        if cancelled and cancelled():
            return None
    share = min(won / _GAMES, _share_of_orders(game, rng, limits))
    return None if cancelled and cancelled() else next(level for level, least in _LEAST.items() if share >= least)


def _share_of_orders(game: Game, rng: "RandomSource", limits: Limits) -> float:
    """Return the share of the orders of the hidden cards in which the game can be won, as the first hint sees it."""
    from pyramid_access.solver.fair.adviser import advise

    outlook = advise(game, start(game), rng, limits=limits)[0].outlook
    return outlook.wins / outlook.orders if outlook and outlook.orders else 1.0
