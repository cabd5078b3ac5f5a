"""Tips: a piece of advice after a move, now and then, where it fits what the player has done."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from pyramid_access.rules.events import CardsRemoved, StockDrawn, StockRedealt
from pyramid_access.rules.moves import Move
from pyramid_access.session.events import Event, HintGiven
from pyramid_access.settings import Detail
from pyramid_access.store.atomic import StoreError
from pyramid_access.utterance import Kind, Utterance

if TYPE_CHECKING:
    from pyramid_access.session.game_session import GameSession
    from pyramid_access.session.tips import Tip, TipGiven
    from pyramid_access.store.progress import ProgressFile
    from pyramid_access.ui.menus.context import Context

FIRST_MOVE = 8
"""Moves after which tips begin: first she plays."""
MOST_IN_GAME = 2
"""Tips in one game, each another one."""
MOST_EVER = 3
"""Times that a tip is given at all: by then she knows it, or does not want to."""
_MOVES = (CardsRemoved, StockDrawn, StockRedealt)


class Tips:
    """Gives tips while the settings want them; none where little is to be said, none against a hint."""

    def __init__(self, context: Context, progress: ProgressFile) -> None:
        self._context = context
        self._progress = progress
        self._session: GameSession | None = None
        self._given: list[Tip] = []
        """What was given in the present game."""
        self._hinted: list[Move | None] = []
        """Moves that hints have proposed since the last one that was made."""

    def comment(self, events: tuple[Event, ...], kind: Kind) -> tuple[Utterance, ...]:
        """Return what there is to say after the answer of that kind to what has happened; mostly nothing."""
        session = self._context.current_game.session
        if session is not self._session:
            self._session, self._given, self._hinted = session, [], []
        self._hinted += [event.hint.move for event in events if isinstance(event, HintGiven)]
        if not any(isinstance(event, _MOVES) for event in events):
            return ()
        hinted, self._hinted = self._hinted, []
        moves = session.timeline.moves
        if len(moves) < FIRST_MOVE or session.outcome or moves[-1] in hinted or not self._are_wanted:
            return ()
        return self._advise(session, kind)

    @property
    def _are_wanted(self) -> bool:
        settings = self._context.preferences.current
        return settings.tips and settings.detail is not Detail.BRIEF and len(self._given) < MOST_IN_GAME

    def _advise(self, session: GameSession, kind: Kind) -> tuple[Utterance, ...]:
        # Imported here: no tip comes before the player has made some moves.
        from pyramid_access.session.tips import Tip, fitting_tips

        ever = self._progress.current.tips
        spent = {*self._given, *(tip for tip in Tip if ever.get(tip.value, 0) >= MOST_EVER)}
        if len(spent) == len(Tip):
            return ()
        fitting = fitting_tips(session.game, session.timeline.positions, session.timeline.moves[-1])
        given = next((given for given in fitting if given.tip not in spent), None)
        return () if given is None else self._words(session, given, kind, first=not ever)

    def _words(self, session: GameSession, given: TipGiven, kind: Kind, *, first: bool) -> tuple[Utterance, ...]:
        from pyramid_access.narration.lookup_words import tip_message

        self._note(given.tip)
        words = self._context.words
        message_id, args = tip_message(session.deal, given)
        said = words.utterance(message_id, kind, **args)
        key = words.narrator.key_name("settings")
        return (said, words.utterance("tips-off", kind, key=key)) if first and key else (said,)

    def _note(self, tip: Tip) -> None:
        """Keep in mind that a tip was given; trouble with the file only means that it comes once more."""
        self._given.append(tip)
        ever = self._progress.current.tips
        with suppress(StoreError):
            self._progress.keep(tips={**ever, tip.value: ever.get(tip.value, 0) + 1})
