"""Lays out games: another one, the same cards again, the earlier one, a deal by number, one that can be won."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pyramid_access.deals.choice import DealChoice, DealOrigin, NumberedDeal, TodaysDeal, WinnableDeal
from pyramid_access.deals.files import DealFileError
from pyramid_access.narration.arguments import as_points
from pyramid_access.problem_words import message_of
from pyramid_access.rules.play import score
from pyramid_access.rules.position import Deal, Game
from pyramid_access.rules.variants import Variant
from pyramid_access.session.events import MatchEnded
from pyramid_access.store.atomic import StoreError
from pyramid_access.ui.play.background_jobs import BackgroundJobs, Job, Urgency
from pyramid_access.ui.play.current_game import CurrentGame
from pyramid_access.ui.play.preferences import Preferences
from pyramid_access.ui.play.presenter import Presenter
from pyramid_access.ui.play.turn import LATER, Turn
from pyramid_access.utterance import Kind, Utterance

if TYPE_CHECKING:
    from pyramid_access.solver.difficulty import Difficulty


_GIVEN_UP = "given up"
"""Stands before a question when the game under way cannot be kept, and is asked once more about."""


class Games:
    """What the player can have laid out. A game under way is only replaced when she confirms it."""

    def __init__(
        self,
        current_game: CurrentGame,
        presenter: Presenter,
        turn: Turn,
        preferences: Preferences,
        jobs: BackgroundJobs,
        *,
        free_keys: Callable[[], None],
    ) -> None:
        """``free_keys`` closes all menus and gives the keys back to the commands, before a game is told."""
        self._current_game = current_game
        self._presenter = presenter
        self._turn = turn
        self._preferences = preferences
        self._free_keys = free_keys
        self._jobs = jobs

    def begin(self, variant: Variant, choice: DealChoice | None = None) -> None:
        """Lay out another game; without a choice of deal a random one, that can be won if the settings want that."""
        wanted = choice or (WinnableDeal() if self._preferences.current.winnable else None)
        question = (variant, wanted)
        if not self._may_replace(question):
            return
        if isinstance(wanted, WinnableDeal | TodaysDeal):
            self._search(variant, wanted, self._turn.number)
        else:
            self._open(question, partial(self._current_game.begin, variant, wanted))

    def begin_number(self, number: int) -> None:
        """Lay out the deal of a number."""
        self.begin(self._current_game.session.variant, NumberedDeal(number))

    def begin_again(self) -> None:
        """Lay out the same cards again."""
        if self._may_replace("again"):
            self._open("again", self._current_game.begin_again)

    def begin_earlier(self) -> None:
        """Go on with the game that another one has replaced; the present one is kept in its place."""
        if self._current_game.keeper.earlier:
            self._open("earlier", self._current_game.swap_with_earlier)
        else:
            self._presenter.tell("games-no-earlier", Kind.REFUSAL)

    def rate(self) -> None:
        """Find out how hard the game on the table is; tell it late, and only if the player has not begun to play."""
        session, moment = self._current_game.session, self._current_game.moment

        def then(found: "Difficulty | None") -> None:
            session.difficulty = found
            with suppress(StoreError):  # The next key tries again, and tells it.
                self._current_game.save()
            if found and self._current_game.is_still(moment):
                self._presenter.tell_late(f"game-rated-{found.value}")

        self._jobs.submit(
            Job(
                "difficulty",
                lambda is_over: _difficulty(session.game, is_over),
                then,
                is_wanted=lambda: self._current_game.session is session,
                urgency=Urgency.RATING,
            )
        )

    def _may_replace(self, question: object) -> bool:
        """Ask first when a game is under way: the same key again says yes."""
        if not self._current_game.session.is_under_way or self._turn.confirms(question, (_GIVEN_UP, question)):
            return True
        game = self._current_game.session
        if game.match:
            self._presenter.tell("match-leave-ask", Kind.ANSWER, **as_points(score(game.position)))
        else:
            self._presenter.tell("games-under-way", Kind.ANSWER)
        return False

    def _search(self, variant: Variant, choice: WinnableDeal | TodaysDeal, turn: int) -> None:
        """Look for a deal that can be won beside the keys, and lay it out unless the player has played on."""
        current_game, moment = self._current_game, self._current_game.moment

        def then(found: tuple[Deal, DealOrigin] | None) -> None:
            if found is None:
                self._presenter.tell_late("knowledge-no-deal")
                return
            deal, origin = found
            self._open(
                (variant, choice),
                partial(current_game.lay_out, Game(variant, deal), origin),
                late=self._turn.number != turn,
            )
            if isinstance(choice, WinnableDeal):
                self.rate()

        def meanwhile() -> None:
            if self._turn.number == turn:
                self._presenter.tell("knowledge-searching-deal", Kind.ANSWER)

        job = Job(
            "deal",
            lambda is_over: current_game.find(variant, choice, is_over),
            then,
            is_wanted=partial(current_game.is_still, moment),
            subject=(variant, choice),
            meanwhile=meanwhile,
            again=lambda: self._search(variant, choice, LATER),
            urgency=Urgency.DEAL,
        )
        if not self._jobs.submit(job):
            self._presenter.hush()

    def _open(self, question: object, lay_out: Callable[..., object], *, late: bool = False) -> None:
        """Lay out a game. If the one under way cannot be kept, ask first: the same key again gives it up."""
        try:
            lay_out()
        except DealFileError as error:
            error.path = Path(error.path).name  # Chosen from a list, its folders say nothing new.
            self._presenter.announce(self._presenter.problem(message_of(error)))
            return
        except StoreError as error:
            if not self._turn.confirms((_GIVEN_UP, question)):
                tell = self._presenter.tell_late if late else partial(self._presenter.tell, kind=Kind.ANSWER)
                tell("games-cannot-keep", fault=error.fault.value)
                return
            lay_out(anyway=True)
        self.present(late=late)

    def present(self, *before: Utterance, late: bool = False) -> None:
        """Tell which game lies on the table, after what there is to say first."""
        self._free_keys()
        self._presenter.history.begin_game(self._current_game.origin.number)
        ended = self._current_game.ended_match()
        opening = self._current_game.session.opening(resumed=self._current_game.is_resumed)
        self._presenter.answer((MatchEnded(ended), *opening) if ended else opening, *before, late=late)


def _difficulty(game: Game, is_over: Callable[[], bool]) -> "Difficulty | None":
    from random import Random

    from pyramid_access.solver.difficulty import difficulty

    return difficulty(game, Random(0), cancelled=is_over)
