"""The game on the current_game: begun, replaced by another, and kept on disk."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
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
from pyramid_access.rules.cards import format_cards
from pyramid_access.rules.events import Result
from pyramid_access.rules.moves import Move
from pyramid_access.rules.play import score
from pyramid_access.rules.position import Deal, Game, Position
from pyramid_access.rules.text import format_position
from pyramid_access.rules.variants import Scoring, Variant, overrides_text
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.records import Attempt, ParMatch, PlayedGame, match_of
from pyramid_access.session.timeline import Clock, Hold
from pyramid_access.store.atomic import StoreError
from pyramid_access.store.game_store import GameStore, LoadedGame, new_attempt, time_text
from pyramid_access.store.saved_content import SavedGame, SaveSlot

Moment = tuple[GameSession, tuple[Move, ...]]
"""A game and the moves made in it: what is worked out for one is of no use once the board has moved on."""


@dataclass(frozen=True, slots=True)
class ActiveGame:
    """A session, and what it does not know of itself."""

    session: GameSession
    origin: DealOrigin
    attempt: Attempt
    is_resumed: bool = False
    """Was it saved before?"""

    @property
    def saved(self) -> SavedGame:
        """The game as it goes on another day."""
        session = self.session
        return SavedGame(
            game=session.game,
            origin=self.origin,
            position=None if session.begins_with_deal else session.timeline.positions[0],
            moves=session.timeline.moves,
            undone=session.timeline.undone,
            cursor=session.cursor.slot,
            chosen=session.cursor.chosen,
            seconds=session.stopwatch.seconds,
            hints_used=session.advice.used,
            undos_used=session.timeline.undos_used,
            is_stopped=session.is_stopped,
            difficulty=session.difficulty,
            attempt=self.attempt,
        )

    def played(self, ended_at: str) -> PlayedGame | None:
        """Return the game as one that counts, if it ends here; None for one that did not begin with its deal."""
        session, variant = self.session, self.session.variant
        if not session.begins_with_deal:
            return None
        return PlayedGame(
            attempt=self.attempt.id,
            variant=variant.id,
            rules=overrides_text(variant),
            deal=format_cards(session.deal),
            number=self.origin.number,
            started_at=self.attempt.started_at,
            ended_at=ended_at,
            seconds=round(session.stopwatch.seconds, 1),
            moves=session.timeline.count,
            hints=session.advice.used,
            undos=session.timeline.undos_used,
            won=session.outcome is not None and session.outcome.result is Result.WON,
            par=score(session.position) if variant.scoring is Scoring.PAR else None,
        )


def resumed(saved: SavedGame, clock: Clock) -> ActiveGame:
    """Return a saved game as it goes on; the clock counts its time from now on."""
    session = GameSession(
        saved.game,
        saved.moves,
        saved.undone,
        position=saved.position,
        hints_used=saved.hints_used,
        undos_used=saved.undos_used,
        is_stopped=saved.is_stopped,
        seconds=saved.seconds,
        clock=clock,
        difficulty=saved.difficulty,
        deal_number=saved.origin.number,
    )
    session.cursor.restore(saved.cursor, saved.chosen)
    return ActiveGame(session, saved.origin, saved.attempt or new_attempt(""), is_resumed=True)


class CurrentGame:
    """Holds the one session that is played, and knows where its cards came from.

    A game under way that another one replaces is kept as the earlier game, so that changing one's mind costs nothing.
    A game counts when it ends, and when it is left for another one; what it comes to later takes the place of that, but
    a win stays.
    """

    def __init__(
        self, store: GameStore, *, numbers: RandomNumbers, now: Callable[[], datetime], clock: Clock = time.monotonic
    ) -> None:
        self._store = store
        self.records = store.records
        """The games that count."""
        self._numbers = numbers
        self._now = now
        self._clock = clock
        self._own: ActiveGame | None = None
        self._lent: GameSession | None = None
        self._counted: tuple[Move, ...] | None = None
        """The moves with which the player's own game has ended and was counted last."""
        self._to_count: list[PlayedGame] = []
        """Games that count and are not on disk yet."""
        self._ended_match: ParMatch | None = None
        self._day_told: date | None = None
        """The day on which the player was told last that her deal of the day is one of the past."""
        self._to_keep: dict[SaveSlot, SavedGame] = {}
        """Games that are to be kept and are not on disk yet."""
        self._kept: SavedGame | None = None
        """What lies on disk as the game on the table; None before it was written, and as long as that fails."""
        self.keeps = True
        """Are games written to disk? Not while another program has the folder."""
        self.is_second = False
        """Has another copy of the program the folder?"""

    @property
    def session(self) -> GameSession:
        """The game on the table; :meth:`load` or :meth:`begin` lays one out first."""
        session = self._session
        if session is None:
            raise RuntimeError("no game was laid out")
        return session

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
        loaded = self._store.load(SaveSlot.CURRENT, repair=self.keeps)
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
        own, new = self._own, ActiveGame(session, origin, new_attempt(self._time))
        is_left = own is not None and own.session.is_under_way
        if self.keeps and own and is_left:
            self._replace(own, new, anyway)
        self._put(new)
        match = self._par_match(own) if own and is_left else None
        self._ended_match = match if match and match.is_over else None
        if self.keeps and own:
            self._store.sync()

    def ended_match(self) -> ParMatch | None:
        """Return the match that was ended by leaving its last game for the present one; once, to be told."""
        ended, self._ended_match = self._ended_match, None
        return ended

    @property
    def earlier(self) -> SavedGame | None:
        """The game that another one has replaced; None if there is none, or none that can be read."""
        return self._to_keep.get(SaveSlot.EARLIER) or self._store.load(SaveSlot.EARLIER, repair=self.keeps).saved

    def swap_with_earlier(self, *, anyway: bool = False) -> None:
        """Go on with the earlier game, and keep the present one in its place; there are both.

        Raises :class:`~pyramid_access.store.atomic.StoreError` as :meth:`lay_out` does, for a game under way.
        """
        own, found = self._own, self.earlier
        if own is None or found is None:
            raise RuntimeError("no game to go on with")
        earlier = resumed(found, self._clock)
        if self.keeps:
            self._replace(own, earlier, anyway or not own.session.is_under_way)
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
        """Keep the player's own game on disk, if it is to be kept; ``sync`` waits until it would outlive a power cut.

        Where only time has passed since, as with a question, nothing is written unless in ``sync``.
        Raises :class:`~pyramid_access.store.atomic.StoreError`.
        """
        if self.keeps and self._own:
            counts, saved = self._count_end(self._own), self._own.saved
            try:
                if sync or self._to_keep or self._to_count or not saved.is_like(self._kept):
                    self._write({SaveSlot.CURRENT: saved}, sync=sync)
            finally:
                if counts:
                    self._own.session.match = self._par_match(self._own)

    def reset_records(self) -> Path:
        """Let no game count any more; return the file that they were copied to first.

        Raises :class:`~pyramid_access.store.atomic.StoreError`; they still count then.
        """
        copy = self.records.reset(self._now().date())
        if self._own:
            self._own.session.match = self._par_match(self._own)
        return copy

    def _put(self, game: ActiveGame) -> None:
        """Lay a game on the table as the player's own. One that has ended was counted when it did."""
        self._own = game
        self._counted = game.session.timeline.moves if game.session.outcome else None
        game.session.match = self._par_match(game)

    def _count_end(self, own: ActiveGame) -> bool:
        """Let the player's own game count, if it has ended since it was counted last; return whether it had."""
        if own.session.outcome is None or own.session.timeline.moves == self._counted:
            return False
        self._counted = own.session.timeline.moves
        if played := own.played(self._time):
            self._to_count.append(played)
        return True

    def _par_match(self, own: ActiveGame) -> ParMatch | None:
        """Return the match that a game belongs to; None where the game does not count, or not for par."""
        if not self.keeps or own.session.variant.scoring is not Scoring.PAR or not own.session.begins_with_deal:
            return None
        try:
            points = self.records.par_points()
        except StoreError:
            return None
        points |= {game.attempt: game.par for game in self._to_count if game.par is not None}
        attempt = own.attempt.id
        return match_of([*points.values()], [*points].index(attempt) if attempt in points else None)

    def _replace(self, own: ActiveGame, other: ActiveGame, anyway: bool) -> None:
        """Keep the game on the table as the earlier one, another in its place; ``anyway`` even if that must wait."""
        games = {SaveSlot.EARLIER: own.saved, SaveSlot.CURRENT: other.saved}
        left = own.played(self._time) if own.session.is_under_way else None
        try:
            self._write(games, left)
        except StoreError:
            if not anyway:
                raise
            self._to_keep.update(games)
            self._to_count += [left] if left else []

    def _write(
        self, games: Mapping[SaveSlot, SavedGame], left: PlayedGame | None = None, *, sync: bool = False
    ) -> None:
        """Keep games; note the one that is left, and those that have ended, now or as soon as it can be done."""
        self._kept = None
        self._store.save({**self._to_keep, **games}, [*self._to_count, *([left] if left else [])], sync=sync)
        self._kept = games.get(SaveSlot.CURRENT)
        self._to_keep.clear()
        self._to_count.clear()

    @property
    def _time(self) -> str:
        return time_text(self._now())
