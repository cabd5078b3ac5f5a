"""What the solver knows of the game on the table: told when the player asks, and never before."""

from collections.abc import Callable, Sequence

from pyramid_access.rules.moves import Move
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Scoring
from pyramid_access.session.ui_events import Event, VerdictGiven
from pyramid_access.settings import HintChoice
from pyramid_access.solver.hints import Hint
from pyramid_access.solver.result import Limits, Status
from pyramid_access.ui.desk import Desk, Moment
from pyramid_access.ui.thinker import Job, Result, Thinker
from pyramid_access.utterance import Kind

NOTICES = (("knowledge-searching",), ("knowledge-searching-deal",))
"""What is said when an answer takes a while: no more than that it is being looked for."""
_SEED = 0
"""The same position gets the same hint each time."""


class Knowledge:
    """Answers what only a search can answer; late, if the search takes longer than a key may wait."""

    def __init__(self, desk: Desk, thinker: Thinker) -> None:
        self._desk = desk
        self._thinker = thinker
        self._known: tuple[Moment, VerdictGiven] | None = None
        """The last verdict, and what about: the same position, come to in another way, was lost by another move."""
        self._hints = desk.preferences.current.hints
        """What the hints of the session were made from."""

    def hint(self) -> None:
        """Propose a move, as the settings want it made."""
        session, choice = self._desk.game, self._desk.preferences.current.hints
        if choice is not self._hints:
            self._hints = choice
            session.advise(())
        if choice is HintChoice.THUMB or session.is_advised or session.outcome:
            self._desk.answer(session.hint())
            return
        game, position = session.game, session.position

        def advised(advice: tuple[Hint, ...]) -> tuple[Event, ...]:
            session.advise(advice)
            return session.hint()

        self._ask(lambda is_over: _advise(game, position, choice, is_over), advised)

    def verdict(self) -> None:
        """Tell whether the game can still be won, and if not, since which move."""
        self._judge(lambda given: (given,))

    def go_back(self) -> None:
        """Go back to the last position from which the game could be won."""
        self._judge(lambda given: self._desk.game.go_back(given.verdict))

    def _judge(self, events_of: Callable[[VerdictGiven], tuple[Event, ...]]) -> None:
        session, moment = self._desk.game, self._desk.moment
        if self._known and self._known[0] == moment:
            self._desk.answer(events_of(self._known[1]))
            return
        game, positions, moves = session.game, session.positions, session.moves

        def judged(given: VerdictGiven) -> tuple[Event, ...]:
            if given.verdict.status is not Status.UNKNOWN:
                self._known = moment, given
            return events_of(given)

        self._ask(lambda is_over: _judge(game, positions, moves, is_over), judged)

    def _ask(self, job: Job[Result], events_of: Callable[[Result], tuple[Event, ...]]) -> None:
        """Answer with the events that a calculation leads to, unless the board has moved on meanwhile."""
        moment = self._desk.moment

        def then(result: Result, late: bool) -> None:
            if self._desk.moment == moment:
                self._desk.answer(events_of(result), late=late)

        if not self._thinker.think(job, then):
            self._desk.tell("knowledge-searching", Kind.ANSWER)


# The searches are loaded after the first words, or by the first question: a game begins without them.


def load_searches() -> None:
    """Load what the first question would else have to wait for."""
    import random  # noqa: F401

    from pyramid_access.solver import verdict  # noqa: F401
    from pyramid_access.solver.fair import adviser  # noqa: F401
    from pyramid_access.solver.par import best_score  # noqa: F401


def _judge(
    game: Game, positions: Sequence[Position], moves: Sequence[Move], is_over: Callable[[], bool]
) -> VerdictGiven:
    from pyramid_access.solver.par.best_score import best_score
    from pyramid_access.solver.verdict import verdict

    limits = Limits(cancelled=is_over)
    found = verdict(game, positions, moves, limits)
    if game.variant.scoring is not Scoring.PAR:
        return VerdictGiven(found)
    best = best_score(game, positions[-1], limits)
    return VerdictGiven(found, best.score, not best.proven)


def _advise(game: Game, position: Position, choice: HintChoice, is_over: Callable[[], bool]) -> tuple[Hint, ...]:
    from random import Random

    from pyramid_access.solver.fair.adviser import advise

    limits = Limits(cancelled=is_over)
    return advise(game, position, Random(_SEED), peek=choice is HintChoice.EXACT, limits=limits)
