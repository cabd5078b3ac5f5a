"""Searches for what the player asks; run beside the keys, and know nothing of her but the game."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from pyramid_access.rules.moves import Move
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Scoring
from pyramid_access.session.events import VerdictGiven
from pyramid_access.settings import HintChoice
from pyramid_access.solver.hints import Hint
from pyramid_access.solver.result import Limits, Status
from pyramid_access.ui.play.current_game import Moment

_SEED = 0
"""The same position gets the same hint each time."""
_SHORTEST_NODES = 500
"""Nodes of a search for the shortest line, some 50 ms: it is found from nearly all positions but the first ones. What
is said does not depend on how fast the machine is."""
_BREADTH_NODES = 3000
"""The same for rules that only the plain search takes: it is found in the second half of a game."""


class Verdicts:
    """Finds out whether a game can still be won, and keeps the last verdict for whoever asks again."""

    def __init__(self) -> None:
        self._last: tuple[Moment, VerdictGiven] | None = None
        """With what it is about: the same position, come to in another way, was lost by another move."""

    def known(self, moment: Moment) -> VerdictGiven | None:
        """Return the verdict on a game as it stands, if it is the last one."""
        return self._last[1] if self._last and self._last[0] == moment else None

    def find(self, moment: Moment, positions: Sequence[Position], is_over: Callable[[], bool]) -> VerdictGiven:
        """Return the verdict on a game that has gone through positions, searched for if it is not known."""
        session, moves = moment
        given = self.known(moment) or _judge(session.game, positions, moves, is_over)
        if given.verdict.status is not Status.UNKNOWN:
            self._last = moment, given
        return given


# The searches are loaded after the first words, or by the first question: a game begins without them.


def load_searches() -> None:
    """Load what the first question would else have to wait for."""
    import gc
    import random  # noqa: F401

    from pyramid_access.solver import verdict  # noqa: F401
    from pyramid_access.solver.fair import adviser  # noqa: F401
    from pyramid_access.solver.par import best_score  # noqa: F401
    from pyramid_access.solver.shortest import breadth, win  # noqa: F401

    # All that is loaded stays. Else Python would look through it for garbage now and then, in the middle of a search,
    # and no key would be answered for 20 to 50 ms.
    gc.freeze()


def _judge(
    game: Game, positions: Sequence[Position], moves: Sequence[Move], is_over: Callable[[], bool]
) -> VerdictGiven:
    from pyramid_access.solver.par.best_score import best_score
    from pyramid_access.solver.verdict import verdict

    limits = Limits(cancelled=is_over)
    found = verdict(game, positions, moves, limits)
    given = VerdictGiven(found)
    if found.line:
        given = _shortened(given, game, positions[-1], limits)
    if game.variant.scoring is Scoring.PAR:
        best = best_score(game, positions[-1], limits)
        given = replace(given, score=best.score, is_least=not best.proven)
    return given


def _shortened(given: VerdictGiven, game: Game, position: Position, limits: Limits) -> VerdictGiven:
    """Return the verdict with a shortest line, if it is soon found."""
    from pyramid_access.solver.search import matching_fits
    from pyramid_access.solver.shortest.breadth import shortest_by_breadth
    from pyramid_access.solver.shortest.win import shortest

    if matching_fits(game, position):
        found = shortest(game, position, limits.at_most(_SHORTEST_NODES))
    else:
        found = shortest_by_breadth(game, position, limits.at_most(_BREADTH_NODES))
    if found.status is not Status.WON:
        return given
    return replace(given, verdict=replace(given.verdict, line=found.moves), is_shortest=True)


def find_hints(game: Game, position: Position, choice: HintChoice, is_over: Callable[[], bool]) -> tuple[Hint, ...]:
    """Return hints made from what the settings want, the best first."""
    from random import Random

    from pyramid_access.solver.fair.adviser import advise

    limits = Limits(cancelled=is_over)
    return advise(game, position, Random(_SEED), peek=choice is HintChoice.EXACT, limits=limits)
