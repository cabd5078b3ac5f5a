"""What the solver knows of the game on the table: told when the player asks, and never before."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from pyramid_access.rules.moves import Move
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Scoring
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.ui_events import Event, HintGiven, VerdictGiven
from pyramid_access.settings import HintChoice
from pyramid_access.solver.hints import Hint, Outlook
from pyramid_access.solver.result import Limits, Status
from pyramid_access.ui.play.preferences import Preferences
from pyramid_access.ui.play.presenter import Presenter
from pyramid_access.ui.play.table import Moment, Table
from pyramid_access.ui.play.thinker import Job, Question, Thinker
from pyramid_access.ui.play.turn import LATER, Turn
from pyramid_access.utterance import Kind

_SEED = 0
"""The same position gets the same hint each time."""
_SHORTEST_NODES = 500
"""Nodes of a search for the shortest line, some 50 ms: it is found from nearly all positions but the first ones. What
is said does not depend on how fast the machine is."""
_BREADTH_NODES = 3000
"""The same for rules that only the plain search takes: it is found in the second half of a game."""


class Knowledge:
    """Answers what only a search can answer; later, if the search takes longer than a key may wait."""

    def __init__(
        self, table: Table, presenter: Presenter, turn: Turn, preferences: Preferences, thinker: Thinker
    ) -> None:
        self._table = table
        self._presenter = presenter
        self._turn = turn
        self._preferences = preferences
        self._thinker = thinker
        self._known: tuple[Moment, VerdictGiven] | None = None
        """The last verdict, and what about: the same position, come to in another way, was lost by another move."""
        self._told_lost: Moment | None = None
        """The game about which the player was told that it is lost, and the moves made by then."""
        self._told_winnable: Moment | None = None
        """How the game stood when the player was told that it can be won."""
        self._told_sure: tuple[GameSession, HintChoice, bool] | None = None
        """The game in which the last hint has said that it can be won, made from what, and whether that is proven."""
        self._told_hidden: GameSession | None = None
        """The game in which she was told that hints do not know the hidden cards."""
        self._told_slip = False
        """Was the player told which move has lost a game, in this run?"""
        self._hints = preferences.current.hints
        """What the hints of the session were made from."""

    def hint(self) -> None:
        """Propose a move, as the settings want it made."""
        self._hint(self._turn.number)

    def verdict(self) -> None:
        """Tell whether the game can still be won, and if not, since which move."""
        self._verdict(self._turn.number)

    def go_back(self) -> None:
        """Go back to the last position from which the game could be won."""
        self._go_back(self._turn.number)

    def _hint(self, turn: int) -> None:
        session, choice = self._table.session, self._preferences.current.hints
        if choice is not self._hints:
            self._hints = choice
            session.advise(())
        if choice is HintChoice.THUMB or session.is_advised or session.outcome:
            self._answer(self._next_hint(), turn)
            return
        game, position = session.game, session.position

        def advised(advice: tuple[Hint, ...]) -> tuple[Event, ...]:
            session.advise(advice)
            return self._next_hint()

        def job(is_over: Callable[[], bool]) -> tuple[Hint, ...]:
            return _advise(game, position, choice, is_over)

        self._ask("hint", job, advised, turn, again=self._hint, subject=choice)

    def _next_hint(self) -> tuple[Event, ...]:
        """Return the next hint of the session; that the game is lost is said once, and not again at every move."""
        return tuple(
            self._as_told(event) if isinstance(event, HintGiven) else event for event in self._table.session.hint()
        )

    def _as_told(self, event: HintGiven) -> HintGiven:
        is_told = self._is_told_lost()
        if event.is_lost and not is_told:
            self._told_lost = self._table.moment
        outlook = event.hint.outlook
        at_odds, as_before = self._is_at_odds(outlook), self._is_as_before(outlook)
        return replace(event, is_told=is_told, is_at_odds=at_odds, is_as_before=as_before)

    def _is_as_before(self, outlook: Outlook | None) -> bool:
        """Would the player hear at each of her hints that the game can be won?"""
        is_sure = outlook is not None and _sounds_sure(outlook) and not outlook.undecided
        sure = (self._table.session, self._hints, outlook.proven) if outlook and is_sure else None
        before, self._told_sure = self._told_sure, sure
        return sure is not None and sure == before

    def _is_at_odds(self, outlook: Outlook | None) -> bool:
        """Does a guess seem to contradict what the player was told in this position? Explained once a game."""
        session = self._table.session
        if outlook is None or outlook.proven or self._told_winnable != self._table.moment:
            return False
        if _sounds_sure(outlook) or self._told_hidden is session:
            return False
        self._told_hidden = session
        return True

    def _is_told_lost(self) -> bool:
        """Was the player told that the game is lost, here or before the last moves? It has stayed so since."""
        session, moves = self._table.moment
        return self._told_lost is not None and self._told_lost == (session, moves[: len(self._told_lost[1])])

    def _verdict(self, turn: int) -> None:
        self._judge("verdict", self._told, turn, again=self._verdict)

    def _told(self, given: VerdictGiven) -> tuple[Event, ...]:
        """Return the verdict; the first time that it names the move that lost the game, it names the way back too."""
        if given.verdict.status is Status.LOST and not self._is_told_lost():
            self._told_lost = self._table.moment
        if given.verdict.status is Status.WON:
            self._told_winnable = self._table.moment
        if given.verdict.slip and not self._told_slip:
            self._told_slip = True
            return (replace(given, is_first_slip=True),)
        return (given,)

    def _go_back(self, turn: int) -> None:
        self._judge("way-back", self._gone_back, turn, again=self._go_back)

    def _gone_back(self, given: VerdictGiven) -> tuple[Event, ...]:
        """Go back; where there is a way, or no need of one, the answer says that the game can be won."""
        events = self._table.session.go_back(given.verdict)
        if given.verdict.slip or given.verdict.status is Status.WON:
            self._told_winnable = self._table.moment
            self._told_lost = None  # Should the game come to be lost again, that is news again.
        return events

    def _judge(
        self,
        kind: str,
        events_of: Callable[[VerdictGiven], tuple[Event, ...]],
        turn: int,
        *,
        again: Callable[[int], None],
    ) -> None:
        session, moment = self._table.session, self._table.moment
        game, positions, moves = session.game, session.positions, session.moves

        def known() -> VerdictGiven | None:
            return self._known[1] if self._known and self._known[0] == moment else None

        def job(is_over: Callable[[], bool]) -> VerdictGiven:
            given = known() or _judge(game, positions, moves, is_over)
            if given.verdict.status is not Status.UNKNOWN:
                self._known = moment, given
            return given

        if given := known():
            self._answer(events_of(given), turn)
        else:
            self._ask(kind, job, events_of, turn, again=again)

    def _ask(
        self,
        kind: str,
        job: Job[Any],
        events_of: Callable[[Any], tuple[Event, ...]],
        turn: int,
        *,
        again: Callable[[int], None],
        subject: object = None,
    ) -> None:
        """Answer with the events that a calculation leads to, unless the board has moved on meanwhile."""
        moment = self._table.moment

        def meanwhile() -> None:
            if self._turn.number == turn:
                self._presenter.tell("knowledge-searching", Kind.ANSWER)

        question = Question(
            kind,
            job,
            then=lambda result: self._answer(events_of(result), turn),
            is_wanted=lambda: self._table.moment == moment,
            subject=subject,
            meanwhile=meanwhile,
            again=lambda: again(LATER),
        )
        if not self._thinker.think(question):
            self._presenter.hush()

    def _answer(self, events: tuple[Event, ...], turn: int) -> None:
        self._presenter.answer(events, late=self._turn.number != turn)


def _sounds_sure(outlook: Outlook) -> bool:
    return outlook.score is None and outlook.wins == outlook.orders + outlook.undecided


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


def _advise(game: Game, position: Position, choice: HintChoice, is_over: Callable[[], bool]) -> tuple[Hint, ...]:
    from random import Random

    from pyramid_access.solver.fair.adviser import advise

    limits = Limits(cancelled=is_over)
    return advise(game, position, Random(_SEED), peek=choice is HintChoice.EXACT, limits=limits)
