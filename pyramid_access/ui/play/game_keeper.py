"""Keeps games on disk: the one that is played, the earlier one, and those that count."""

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from pyramid_access.rules.moves import Move
from pyramid_access.rules.variants import Scoring
from pyramid_access.session.records import ParMatch, PlayedGame, match_of
from pyramid_access.store.atomic import StoreError
from pyramid_access.store.game_store import GameStore, LoadedGame, time_text
from pyramid_access.store.saved_content import SavedGame, SaveSlot
from pyramid_access.ui.play.active_game import ActiveGame


class GameKeeper:
    """Writes what has changed, and what could not be written before.

    A game counts when it ends, and when it is left for another one; what it comes to later takes the place of that, but
    a win stays.
    """

    def __init__(self, store: GameStore, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now
        self.records = store.records
        """The games that count."""
        self.keeps = True
        """Are games written to disk? Not while another program has the folder."""
        self.is_second = False
        """Has another copy of the program the folder?"""
        self._counted: tuple[Move, ...] | None = None
        """The moves with which the player's own game has ended and was counted last."""
        self._to_count: list[PlayedGame] = []
        """Games that count and are not on disk yet."""
        self._to_keep: dict[SaveSlot, SavedGame] = {}
        """Games that are to be kept and are not on disk yet."""
        self._kept: SavedGame | None = None
        """What lies on disk as the player's own game; None before it was written, and as long as that fails."""

    def load(self) -> LoadedGame:
        """Return the saved game, if there is one, and what was wrong with it."""
        return self._store.load(SaveSlot.CURRENT, repair=self.keeps)

    @property
    def earlier(self) -> SavedGame | None:
        """The game that another one has replaced; None if there is none, or none that can be read."""
        return self._to_keep.get(SaveSlot.EARLIER) or self._store.load(SaveSlot.EARLIER, repair=self.keeps).saved

    def begin(self, own: ActiveGame) -> None:
        """Take note of another game. One that has ended was counted when it did."""
        self._counted = own.session.timeline.moves if own.session.outcome else None
        own.session.match = self.par_match(own)

    def save(self, own: ActiveGame, *, sync: bool = False) -> None:
        """Keep a game on disk, if it is to be kept; ``sync`` waits until it would outlive a power cut.

        Where only time has passed since, as with a question, nothing is written unless in ``sync``.
        Raises :class:`~pyramid_access.store.atomic.StoreError`.
        """
        if not self.keeps:
            return
        counts, saved = self._count_end(own), own.saved
        try:
            if sync or self._to_keep or self._to_count or not saved.is_like(self._kept):
                self._write({SaveSlot.CURRENT: saved}, sync=sync)
        finally:
            if counts:
                own.session.match = self.par_match(own)

    def replace(self, own: ActiveGame, other: ActiveGame, anyway: bool) -> None:
        """Keep the game on the table as the earlier one, another in its place; ``anyway`` even if that must wait."""
        if not self.keeps:
            return
        games = {SaveSlot.EARLIER: own.saved, SaveSlot.CURRENT: other.saved}
        left = own.played(self._time) if own.session.is_under_way else None
        try:
            self._write(games, left)
        except StoreError:
            if not anyway:
                raise
            self._to_keep.update(games)
            self._to_count += [left] if left else []

    def sync(self) -> None:
        """Wait until all that was written would outlive a power cut."""
        if self.keeps:
            self._store.sync()

    def reset_records(self, own: ActiveGame | None) -> Path:
        """Let no game count any more; return the file that they were copied to first.

        Raises :class:`~pyramid_access.store.atomic.StoreError`; they still count then.
        """
        copy = self.records.reset(self._now().date())
        if own:
            own.session.match = self.par_match(own)
        return copy

    def par_match(self, own: ActiveGame) -> ParMatch | None:
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

    def _count_end(self, own: ActiveGame) -> bool:
        """Let the player's own game count, if it has ended since it was counted last; return whether it had."""
        if own.session.outcome is None or own.session.timeline.moves == self._counted:
            return False
        self._counted = own.session.timeline.moves
        if played := own.played(self._time):
            self._to_count.append(played)
        return True

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
