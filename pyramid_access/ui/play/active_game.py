"""A game that is played, with what is kept of it: where its cards came from, and which start of its deal it is."""

from dataclasses import dataclass

from pyramid_access.deals.choice import (
    DealOrigin,
)
from pyramid_access.rules.cards import format_cards
from pyramid_access.rules.events import Result
from pyramid_access.rules.play import score
from pyramid_access.rules.variants import Scoring, overrides_text
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.records import Attempt, PlayedGame
from pyramid_access.session.timeline import Clock
from pyramid_access.store.game_store import new_attempt
from pyramid_access.store.saved_content import SavedGame


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
