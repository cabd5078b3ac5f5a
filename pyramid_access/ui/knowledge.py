"""What the solver knows of the game on the table: told when the player asks, and never before."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pyramid_access.rules.moves import Move
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Scoring
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.ui_events import Event, VerdictGiven
from pyramid_access.settings import HintChoice
from pyramid_access.solver.hints import Hint
from pyramid_access.solver.result import Limits, Status
from pyramid_access.ui.preferences import Preferences
from pyramid_access.ui.thinker import Job, Result, Thinker
from pyramid_access.utterance import Kind

NOTICES = (("knowledge-searching",), ("knowledge-searching-deal",))
"""What is said when an answer takes a while: no more than that it is being looked for."""
_SEED = 0
"""The same position gets the same hint each time."""


class Desk(Protocol):
    """The side of the controller that knowledge needs."""

    preferences: Preferences

    @property
    def game(self) -> GameSession:
        """The game on the table."""

    def answer(self, events: tuple[Event, ...], *, late: bool = False) -> None:
        """Save the game and put into words what a command led to."""

    def tell(self, message: str, kind: Kind = Kind.NEWS, **args: object) -> None:
        """Say one message."""


@dataclass(frozen=True, slots=True)
class _Known:
    """A verdict, and what it is about."""

    session: GameSession
    moves: tuple[Move, ...]
    """The same position, come to in another way, was lost by another move."""
    given: VerdictGiven


class Knowledge:
    """Answers what only a search can answer; late, if the search takes longer than a key may wait."""

    def __init__(self, desk: Desk, thinker: Thinker) -> None:
        self._desk = desk
        self._thinker = thinker
        self._known: _Known | None = None
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
        session = self._desk.game
        known = self._known
        if known and known.session is session and known.moves == session.moves:
            self._desk.answer(events_of(known.given))
            return
        game, positions, moves = session.game, session.positions, session.moves

        def judged(given: VerdictGiven) -> tuple[Event, ...]:
            if given.verdict.status is not Status.UNKNOWN:
                self._known = _Known(session, moves, given)
            return events_of(given)

        self._ask(lambda is_over: _judge(game, positions, moves, is_over), judged)

    def _ask(self, job: Job[Result], events_of: Callable[[Result], tuple[Event, ...]]) -> None:
        """Answer with the events that a calculation leads to, unless the board has moved on meanwhile."""
        session, moves = self._desk.game, self._desk.game.moves

        def then(result: Result, late: bool) -> None:
            if self._desk.game is session and session.moves == moves:
                self._desk.answer(events_of(result), late=late)

        if not self._thinker.think(job, then):
            self._desk.tell("knowledge-searching", Kind.ANSWER)


# The searches are loaded after the first words, or by the first question: a game begins without them.


def load_searches() -> None:
    """Load what the first question would else have to wait for."""
    import random  # noqa: F401

    from pyramid_access.solver import fair, par, verdict  # noqa: F401


def _judge(
    game: Game, positions: Sequence[Position], moves: Sequence[Move], is_over: Callable[[], bool]
) -> VerdictGiven:
    from pyramid_access.solver.par import best_score
    from pyramid_access.solver.verdict import verdict

    limits = Limits(cancelled=is_over)
    found = verdict(game, positions, moves, limits)
    if game.variant.scoring is not Scoring.PAR:
        return VerdictGiven(found)
    best = best_score(game, positions[-1], limits)
    return VerdictGiven(found, best.score, not best.proven)


def _advise(game: Game, position: Position, choice: HintChoice, is_over: Callable[[], bool]) -> tuple[Hint, ...]:
    from random import Random

    from pyramid_access.solver.fair import advise

    limits = Limits(cancelled=is_over)
    return advise(game, position, Random(_SEED), peek=choice is HintChoice.EXACT, limits=limits)
