"""What the solver knows of the game on the table: told when the player asks, and never before."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from pyramid_access.session.events import Event, HintGiven, VerdictGiven
from pyramid_access.session.game_session import GameSession
from pyramid_access.settings import HintChoice
from pyramid_access.solver.hints import Hint, Outlook
from pyramid_access.solver.result import Status
from pyramid_access.ui.play.background_jobs import BackgroundJobs, Job, Work
from pyramid_access.ui.play.current_game import CurrentGame, Moment
from pyramid_access.ui.play.preferences import Preferences
from pyramid_access.ui.play.presenter import Presenter
from pyramid_access.ui.play.searches import Verdicts, find_hints
from pyramid_access.ui.play.turn import LATER, Turn
from pyramid_access.utterance import Kind


class Knowledge:
    """Answers what only a search can answer; later, if the search takes longer than a key may wait.

    A question goes one way, through the jobs to a search, and its answer one way back, to the presenter.
    """

    def __init__(
        self,
        current_game: CurrentGame,
        presenter: Presenter,
        turn: Turn,
        preferences: Preferences,
        jobs: BackgroundJobs,
    ) -> None:
        self._current_game = current_game
        self._presenter = presenter
        self._turn = turn
        self._preferences = preferences
        self._jobs = jobs
        self._verdicts = Verdicts()
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
        moment, choice = self._current_game.moment, self._preferences.current.hints
        session, _ = moment
        if choice is not self._hints:
            self._hints = choice
            session.advice.take(())
        if choice is HintChoice.THUMB or session.advice.is_better or session.outcome:
            self._answer(self._next_hint(moment), turn)
            return

        def advised(advice: tuple[Hint, ...]) -> tuple[Event, ...]:
            session.advice.take(advice)
            return self._next_hint(moment)

        search = partial(find_hints, session.game, session.position, choice)
        self._ask("hint", search, advised, moment, turn, again=self._hint, subject=choice)

    def _next_hint(self, moment: Moment) -> tuple[Event, ...]:
        """Return the next hint of the session; that the game is lost is said once, and not again at every move."""
        session, _ = moment
        return tuple(
            self._as_told(event, moment) if isinstance(event, HintGiven) else event for event in session.hint()
        )

    def _as_told(self, event: HintGiven, moment: Moment) -> HintGiven:
        is_told = self._is_told_lost(moment)
        if event.is_lost and not is_told:
            self._told_lost = moment
        outlook = event.hint.outlook
        at_odds, as_before = self._is_at_odds(outlook, moment), self._is_as_before(outlook, moment[0])
        return replace(event, is_told=is_told, is_at_odds=at_odds, is_as_before=as_before)

    def _is_as_before(self, outlook: Outlook | None, session: GameSession) -> bool:
        """Would the player hear at each of her hints that the game can be won?"""
        is_sure = outlook is not None and _sounds_sure(outlook) and not outlook.undecided
        sure = (session, self._hints, outlook.proven) if outlook and is_sure else None
        before, self._told_sure = self._told_sure, sure
        return sure is not None and sure == before

    def _is_at_odds(self, outlook: Outlook | None, moment: Moment) -> bool:
        """Does a guess seem to contradict what the player was told in this position? Explained once a game."""
        session, _ = moment
        if outlook is None or outlook.proven or self._told_winnable != moment:
            return False
        if _sounds_sure(outlook) or self._told_hidden is session:
            return False
        self._told_hidden = session
        return True

    def _is_told_lost(self, moment: Moment) -> bool:
        """Was the player told that the game is lost, here or before the last moves? It has stayed so since."""
        session, moves = moment
        return self._told_lost is not None and self._told_lost == (session, moves[: len(self._told_lost[1])])

    def _verdict(self, turn: int) -> None:
        self._judge("verdict", self._told, turn, again=self._verdict)

    def _told(self, given: VerdictGiven) -> tuple[Event, ...]:
        """Return the verdict; the first time that it names the move that lost the game, it names the way back too."""
        moment = self._current_game.moment
        if given.verdict.status is Status.LOST and not self._is_told_lost(moment):
            self._told_lost = moment
        if given.verdict.status is Status.WON:
            self._told_winnable = moment
        if given.verdict.slip and not self._told_slip:
            self._told_slip = True
            return (replace(given, is_first_slip=True),)
        return (given,)

    def _go_back(self, turn: int) -> None:
        self._judge("way-back", self._gone_back, turn, again=self._go_back)

    def _gone_back(self, given: VerdictGiven) -> tuple[Event, ...]:
        """Go back; where there is a way, or no need of one, the answer says that the game can be won."""
        events = self._current_game.session.go_back(given.verdict)
        if given.verdict.slip or given.verdict.status is Status.WON:
            self._told_winnable = self._current_game.moment
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
        moment = self._current_game.moment
        if given := self._verdicts.known(moment):
            self._answer(events_of(given), turn)
        else:
            search = partial(self._verdicts.find, moment, moment[0].timeline.positions)
            self._ask(kind, search, events_of, moment, turn, again=again)

    def _ask(
        self,
        kind: str,
        search: Work[Any],
        events_of: Callable[[Any], tuple[Event, ...]],
        moment: Moment,
        turn: int,
        *,
        again: Callable[[int], None],
        subject: object = None,
    ) -> None:
        """Answer with the events that a search leads to, unless the board has moved on meanwhile."""

        def meanwhile() -> None:
            if self._turn.number == turn:
                self._presenter.tell("knowledge-searching", Kind.ANSWER)

        job = Job(
            kind,
            search,
            then=lambda result: self._answer(events_of(result), turn),
            is_wanted=partial(self._current_game.is_still, moment),
            subject=subject,
            meanwhile=meanwhile,
            again=lambda: again(LATER),
        )
        if not self._jobs.submit(job):
            self._presenter.hush()

    def _answer(self, events: tuple[Event, ...], turn: int) -> None:
        self._presenter.answer(events, late=self._turn.number != turn)


def _sounds_sure(outlook: Outlook) -> bool:
    return outlook.score is None and outlook.wins == outlook.orders + outlook.undecided
