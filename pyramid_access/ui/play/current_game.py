"""The game on the table: begun, replaced by another, lent for a lesson."""

import time
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

from pyramid_access.deals.choice import (
    DealOrigin,
    NamedDeal,
    NumberedDeal,
    TodaysDeal,
    WinnableDeal,
    fetch,
    find,
)
from pyramid_access.deals.numbers import RandomNumbers, random_number
from pyramid_access.rules.events import Result
from pyramid_access.rules.moves import Move
from pyramid_access.rules.position import Deal, Game, Position
from pyramid_access.rules.text import format_position
from pyramid_access.rules.variants import Variant
from pyramid_access.session.game_session import GameSession, GameView
from pyramid_access.session.records import ParMatch
from pyramid_access.session.timeline import Clock, Hold
from pyramid_access.store.game_store import GameStore, LoadedGame, new_attempt, time_text
from pyramid_access.ui.play.active_game import ActiveGame, resumed
from pyramid_access.ui.play.game_keeper import GameKeeper

Moment = tuple[GameSession, tuple[Move, ...]]
"""A game and the moves made in it: what is worked out for one is of no use once the board has moved on."""


class CurrentGame:
    """Holds the one session that is played, and knows where its cards came from.

    A game under way that another one replaces is kept as the earlier game, so that changing one's mind costs nothing.
    """

    def __init__(
        self, store: GameStore, *, numbers: RandomNumbers, now: Callable[[], datetime], clock: Clock = time.monotonic
    ) -> None:
        self.keeper = GameKeeper(store, now)
        """Keeps games on disk."""
        self._numbers = numbers
        self._now = now
        self._clock = clock
        self._own: ActiveGame | None = None
        self._lent: GameSession | None = None
        self._ended_match: ParMatch | None = None
        self._day_told: date | None = None
        """The day on which the player was told last that her deal of the day is one of the past."""

    @property
    def session(self) -> GameSession:
        """The game on the table; :meth:`load` or :meth:`begin` lays one out first."""
        session = self._session
        if session is None:
            raise RuntimeError("no game was laid out")
        return session

    @property
    def view(self) -> GameView | None:
        """What there is to see of the game on the table; None before the first one, as in the first questions."""
        session = self._session
        return session.view if session else None

    @property
    def moment(self) -> Moment:
        """How the game stands."""
        session = self.session
        return session, session.timeline.moves

    def is_still(self, moment: Moment) -> bool:
        """Does the game stand as it did then?"""
        return self.moment == moment

    @property
    def _session(self) -> GameSession | None:
        return self._lent or (self._own.session if self._own else None)

    @property
    def origin(self) -> DealOrigin:
        """Where the cards of the player's own game came from."""
        return self._own.origin if self._own else DealOrigin()

    @property
    def position_text(self) -> str:
        """Rules, deal and position as one line; empty before the first game."""
        session = self._session
        return format_position(session.game, session.position) if session else ""

    @property
    def is_laid_out(self) -> bool:
        """Has the player a game of her own?"""
        return self._own is not None

    @property
    def is_resumed(self) -> bool:
        """Was the player's own game taken up again, and not begun in this run?"""
        return self._own is not None and self._own.is_resumed

    @property
    def is_done(self) -> bool:
        """Has the player won her own game, or stopped it early? A blocked one can still be saved by undo."""
        ended = self._own.session.outcome if self._own else None
        return ended is not None and ended.result is not Result.BLOCKED

    def outlives_its_day(self) -> bool:
        """Has the deal of the day on the table become that of a day gone by? True for the first time on a day."""
        today, day = self._now().date(), self.origin.day
        if self._lent or day is None or day >= today or self._day_told == today:
            return False
        self._day_told = today
        return True

    def load(self) -> LoadedGame:
        """Lay out the saved game, if there is one; what comes back tells whether, and what was wrong with it."""
        loaded = self.keeper.load()
        if loaded.saved:
            self._put(resumed(loaded.saved, self._clock))
        return loaded

    def begin(self, variant: Variant, choice: NamedDeal | None = None, *, anyway: bool = False) -> None:
        """Lay out another game; without a choice of deal, one of a random number.

        Raises what :func:`~pyramid_access.deals.choice.fetch` and :meth:`lay_out` raise; the game on the table stays
        then.
        """
        wanted = NumberedDeal(random_number(self._numbers)) if choice is None else choice
        self.lay_out(*fetch(wanted, variant, self._now().date()), anyway=anyway)

    def begin_winnable(self, variant: Variant) -> bool:
        """Lay out a game that can be won; return whether one was found. If not, it is one of a random number."""
        found = self.find(variant, WinnableDeal(), lambda: False)
        if found is None:
            self.begin(variant)
            return False
        deal, origin = found
        self.lay_out(Game(variant, deal), origin)
        return True

    def find(
        self, variant: Variant, choice: TodaysDeal | WinnableDeal, cancelled: Callable[[], bool]
    ) -> tuple[Deal, DealOrigin] | None:
        """Look for a deal that can be won, see :func:`~pyramid_access.deals.choice.find`; lays nothing out."""
        return find(choice, variant, self._now().date(), self._numbers, cancelled)

    def begin_again(self, *, anyway: bool = False) -> None:
        """Lay out the same cards again, as they lay when the game began; raises what :meth:`lay_out` raises."""
        difficulty = self.session.difficulty
        self.lay_out(self.session.game, self.origin, self.session.timeline.positions[0], anyway=anyway)
        self.session.difficulty = difficulty

    def lay_out(
        self, game: Game, origin: DealOrigin, position: Position | None = None, *, anyway: bool = False
    ) -> None:
        """Lay out a game, from a position if it does not begin with the deal; one under way is kept as the earlier one.

        Raises :class:`~pyramid_access.store.atomic.StoreError` if it cannot be kept; it stays on the table then, unless
        the new one is to be laid out ``anyway``: the other is kept as soon as it can be, if the program still runs.
        """
        session = GameSession(game, position=position, deal_number=origin.number, clock=self._clock)
        own, new = self._own, ActiveGame(session, origin, new_attempt(time_text(self._now())))
        is_left = own is not None and own.session.is_under_way
        if own and is_left:
            self.keeper.replace(own, new, anyway)
        self._put(new)
        match = self.keeper.par_match(own) if own and is_left else None
        self._ended_match = match if match and match.is_over else None
        if own:
            self.keeper.sync()

    def ended_match(self) -> ParMatch | None:
        """Return the match that was ended by leaving its last game for the present one; once, to be told."""
        ended, self._ended_match = self._ended_match, None
        return ended

    def swap_with_earlier(self, *, anyway: bool = False) -> None:
        """Go on with the earlier game, and keep the present one in its place; there are both.

        Raises :class:`~pyramid_access.store.atomic.StoreError` as :meth:`lay_out` does, for a game under way.
        """
        own, found = self._own, self.keeper.earlier
        if own is None or found is None:
            raise RuntimeError("no game to go on with")
        earlier = resumed(found, self._clock)
        self.keeper.replace(own, earlier, anyway or not own.session.is_under_way)
        self._put(earlier)

    def lend(self, session: GameSession) -> None:
        """Lay a game on the table that is never saved nor timed, for a lesson; the player's own lies aside."""
        session.stopwatch.hold(Hold.AWAY, True)
        self._lent = session

    def take_back(self) -> None:
        """Lay the player's own game on the table again."""
        self._lent = None

    def rest(self, resting: bool) -> None:
        """Count the time of the player's own game only while she is not ``resting`` from it."""
        if self._own:
            self._own.session.stopwatch.hold(Hold.AWAY, resting)

    def save(self, *, sync: bool = False) -> None:
        """Keep the player's own game on disk; see :meth:`GameKeeper.save`."""
        if self._own:
            self.keeper.save(self._own, sync=sync)

    def reset_records(self) -> Path:
        """Let no game count any more; see :meth:`GameKeeper.reset_records`."""
        return self.keeper.reset_records(self._own)

    def _put(self, game: ActiveGame) -> None:
        """Lay a game on the table as the player's own."""
        self._own = game
        self.keeper.begin(game)
