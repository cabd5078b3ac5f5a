"""The hints for one position, given one after the other."""

from pyramid_access.rules.position import Game, Position
from pyramid_access.session.ui_events import HintGiven
from pyramid_access.solver.hints import Hint, hints


class Advice:
    """Which hints there are for the present position, and which of them was given last."""

    def __init__(self) -> None:
        self._better: tuple[Hint, ...] = ()
        self._given = 0

    @property
    def is_better(self) -> bool:
        """Are there better hints than the rules of thumb?"""
        return bool(self._better)

    def take(self, better: tuple[Hint, ...]) -> None:
        """Begin anew with better hints than the rules of thumb, the best first; with these, if there are none."""
        self._better = better
        self._given = 0

    def next(self, game: Game, position: Position) -> HintGiven:
        """Give the best hint, each time the next best, and after the last the best again."""
        options = self._better or hints(game, position)
        given = options[self._given % len(options)]
        self._given = self._given % len(options) + 1
        rival = options[1] if self._better and self._given == 1 and len(options) > 1 else None
        best = options[0].outlook
        is_lost = best is not None and best.proven and not best.wins
        return HintGiven(given, self._given, len(options), rival, is_lost)
