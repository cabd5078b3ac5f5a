"""One player's game, and the parts that it is made of.

``GameSession.timeline`` holds moves and positions, ``cursor`` the current card and the choice, ``advice`` the hints,
``stopwatch`` the time. A command that concerns one part only is a method of that part; one that plays, or needs several
parts, is a method of the session.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import wraps
from typing import Concatenate, ParamSpec

from pyramid_access.rules.events import GameEnded, MoveRefused, Outcome, Reason, Result, RulesEvent
from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import refusal
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove, remove
from pyramid_access.rules.play import outcome, stopped
from pyramid_access.rules.position import Deal, Game, Position, cards_left, start
from pyramid_access.rules.variants import Stock, Variant
from pyramid_access.session.cursor import Cursor
from pyramid_access.session.events import (
    CardBack,
    CardChosen,
    ChoiceCleared,
    CursorLanded,
    Event,
    Events,
    GameIsOver,
    GamePaused,
    GameResumed,
    GameStarted,
    HintGiven,
    MoveRedone,
    MoveUndone,
    NoFreeCard,
    NothingToRedo,
    NothingToUndo,
    NoWayBack,
    PauseEnded,
    PositionStarted,
    RefusedInPause,
    StopUndone,
    WayBackRedone,
    WayBackRefused,
    WentBack,
)
from pyramid_access.session.records import ParMatch
from pyramid_access.session.timeline import Clock, Hold, Stopwatch, Timeline, Undone
from pyramid_access.solver.difficulty import Difficulty
from pyramid_access.solver.hints import Hint, hints
from pyramid_access.solver.result import Status, Verdict


@dataclass(frozen=True, slots=True)
class GameView:
    """A game at one moment: what words for it and pictures of it are made from."""

    game: Game
    """Rules and deal."""
    position: Position
    """What lies where."""
    cursor: Slot | None = None
    """The current card; None if there is none to stand on."""
    chosen: Slot | None = None
    """The card that waits for its partner."""
    moves: int = 0
    """Moves made, those taken back left out."""
    outcome: Outcome | None = None
    """How the game has ended; None while it goes on."""
    seconds: float = 0.0
    """Time played."""
    match: ParMatch | None = None
    """The match that the game belongs to, in a game for par."""

    @property
    def variant(self) -> Variant:
        """The rules."""
        return self.game.variant

    @property
    def deal(self) -> Deal:
        """The 52 cards in dealing order."""
        return self.game.deal


class Advice:
    """Which hints there are for the present position, and which of them was given last."""

    def __init__(self, used: int = 0) -> None:
        self.used = used
        """Hints given that named a move."""
        self._better: tuple[Hint, ...] = ()
        self._given = 0

    @property
    def is_better(self) -> bool:
        """Are there better hints than the rules of thumb?"""
        return bool(self._better)

    def take(self, better: tuple[Hint, ...]) -> None:
        """Begin anew with better hints than the rules of thumb, the best first; with these, if there are none."""
        self._better = better
        self._given = 0

    def next(self, game: Game, position: Position) -> HintGiven:
        """Give the best hint, each time the next best, and after the last the best again."""
        options = self._better or hints(game, position)
        given = options[self._given % len(options)]
        self._given = self._given % len(options) + 1
        self.used += given.move is not None
        rival = options[1] if self._better and self._given == 1 and len(options) > 1 else None
        best = options[0].outlook
        is_lost = best is not None and best.proven and not best.wins
        return HintGiven(given, self._given, len(options), rival, is_lost)


_Given = ParamSpec("_Given")
_Command = Callable[Concatenate["GameSession", _Given], Events]


def _plays(command: _Command[_Given]) -> _Command[_Given]:
    """Let a command be refused in a pause."""

    @wraps(command)
    def unless_paused(session: "GameSession", /, *args: _Given.args, **kwargs: _Given.kwargs) -> Events:
        return (RefusedInPause(),) if session.stopwatch.is_held(Hold.PAUSE) else command(session, *args, **kwargs)

    return unless_paused


class GameSession:
    """A game on the table and the player before it.

    Each command returns what it led to: the news first, the place last. What cannot be done is an event too.
    """

    def __init__(
        self,
        game: Game,
        moves: Iterable[Move] = (),
        undone: Iterable[Undone] = (),
        *,
        position: Position | None = None,
        hints_used: int = 0,
        undos_used: int = 0,
        seconds: float = 0.0,
        is_stopped: bool = False,
        difficulty: Difficulty | None = None,
        deal_number: int | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        """Begin a game, or go on with a saved one by playing its moves again.

        ``undone`` are the moves taken back, the next to redo last. ``position`` is where the moves begin, the start
        of the game by default; ``seconds`` were played before, ``clock`` counts those of this run. The player has ended
        it early if it ``is_stopped``. Raises :class:`~pyramid_access.session.timeline.ReplayError` for an illegal move.
        """
        self.game = game
        """Rules and deal."""
        whole = start(game)
        self.begins_with_deal = position is None or position == whole
        """Was the whole deal laid out at first, and not another position?"""
        self.timeline = Timeline(game, whole if position is None else position, moves, undone, undos_used)
        """Moves and positions; only the session changes it."""
        self.cursor = Cursor(game, self.timeline)
        """The current card and the choice."""
        self.advice = Advice(hints_used)
        """The hints for the present position."""
        self.stopwatch = Stopwatch(clock, seconds)
        """The time played; it stands still after the end of the game."""
        self.row_told: int | None = None
        """The row of the pyramid that the player has asked for last, a row a press."""
        self.difficulty = difficulty
        """How hard the deal is; None as long as nobody has found out, as for deals that need not be winnable."""
        self.deal_number = deal_number
        """Number of the deal, for the player to hear; None for one without a number."""
        self.match: ParMatch | None = None
        """The match that it belongs to, in a game for par."""
        self._end((stopped if is_stopped else outcome)(game, self.position))

    @property
    def variant(self) -> Variant:
        """The rules."""
        return self.game.variant

    @property
    def deal(self) -> Deal:
        """The 52 cards in dealing order."""
        return self.game.deal

    @property
    def position(self) -> Position:
        """What lies where now."""
        return self.timeline.position

    @property
    def view(self) -> GameView:
        """The game as it is now."""
        cursor, timeline = self.cursor, self.timeline
        return GameView(
            self.game,
            timeline.position,
            cursor.slot,
            cursor.chosen,
            timeline.count,
            self.outcome,
            self.stopwatch.seconds,
            self.match,
        )

    @property
    def is_under_way(self) -> bool:
        """Was a move made, and can the game still go on?"""
        return self.timeline.count > 0 and not self.outcome

    @property
    def is_stopped(self) -> bool:
        """Has the player stopped it early?"""
        return self.outcome is not None and self.outcome.result is Result.STOPPED

    def opening(self, *, resumed: bool = False) -> Events:
        """Tell that a game lies on the table, new or taken up again, even without a move, and where the cursor is."""
        return (self._beginning(resumed), GameEnded(self.outcome) if self.outcome else CursorLanded(self.cursor.slot))

    def _beginning(self, resumed: bool) -> Event:
        if self.timeline.count or resumed:
            return GameResumed(self.timeline.count)
        if self.begins_with_deal:
            return GameStarted()
        return PositionStarted(self.position.pyramid.bit_count(), cards_left(self.position))

    @_plays
    def choose(self) -> Events:
        """Choose the current card.

        A card that leaves alone does so at once, even while another is chosen. Without a choice the card is chosen, if
        it can be played; chosen already, it is not chosen any more. With another card chosen the two leave as a pair.
        If they cannot, that is refused and the first stays chosen: the player is looking for its partner.
        """
        cursor, slot = self.cursor, self.cursor.slot
        if slot is None:
            return (NoFreeCard(),)
        if slot == cursor.chosen:
            return cursor.clear_choice()
        refused = self._refusal(remove(slot))
        if refused is None:
            return self._play(remove(slot))
        if cursor.chosen is not None:
            return self._play(remove(cursor.chosen, slot))
        if self.outcome or not cursor.can_choose(slot):
            return (refused,)
        cursor.chosen = slot
        return (CardChosen(slot),)

    @_plays
    def draw(self) -> Events:
        """Draw from the stock, or turn the waste over when the stock is used up."""
        used_up = self.variant.stock is not Stock.NONE and not self.position.stock
        return self._play(Redeal() if used_up else Draw())

    @_plays
    def undo(self) -> Events:
        """Take the last move back, or the early end; the cursor goes to the card at which the move was made."""
        if self.is_stopped:
            self._end(None)
            return (StopUndone(), CursorLanded(self.cursor.slot))
        step = self.timeline.undo()
        if step is None:
            return (NothingToUndo(),)
        self._end(None)  # A move was made from there: the game had not ended.
        drawn = step.before.stock[: self.variant.draw] if isinstance(step.move, Draw) else ()
        back = () if isinstance(step.move, Remove) else _top(step.before)
        return (MoveUndone(step.move, drawn), *map(CardBack, back), *self._settle(back_to=step.cursor))

    @_plays
    def redo(self) -> Events:
        """Make the move again that was taken back last; after :meth:`go_back` all that this took back."""
        redone = None if self.is_stopped else self.timeline.redo(self.cursor.slot)
        if redone is None:
            return (NothingToRedo(),)
        events = redone[-1]
        self._end(_outcome_in(events))
        settled = self._settle(events)
        if len(redone) == 1:
            return (MoveRedone(events),) if self.outcome else (MoveRedone(events), *settled)
        news = WayBackRedone(len(redone))
        return (news, GameEnded(self.outcome)) if self.outcome else (news, *self._bearings(settled))

    @_plays
    def stop(self) -> Events:
        """End the game early; a game for par counts with the points that it has now."""
        if self.outcome:
            return (GameIsOver(),)
        self.cursor.chosen = None
        ended = stopped(self.game, self.position)
        self._end(ended)
        return (GameEnded(ended),)

    def pause(self) -> Events:
        """Let the time stand still and refuse what plays; again: go on."""
        if self.outcome:
            return (GameIsOver(),)
        begins = not self.stopwatch.is_held(Hold.PAUSE)
        self.stopwatch.hold(Hold.PAUSE, begins)
        return (GamePaused(),) if begins else (PauseEnded(), CursorLanded(self.cursor.slot))

    def _refusal(self, move: Move) -> MoveRefused | None:
        if self.outcome:
            return MoveRefused(move, Reason.GAME_OVER)
        return refusal(self.game, self.position, move)

    def _play(self, move: Move) -> Events:
        """Make a new move, or refuse it. The end of a game is the last word: the place is left out then."""
        refused = self._refusal(move)
        if refused:
            return (refused,)
        events = self.timeline.play(move, self.cursor.slot)
        self._end(_outcome_in(events))
        settled = self._settle(events)
        return events if self.outcome else (*events, *settled)

    def _end(self, result: Outcome | None) -> None:
        self.outcome = result
        """How the game has ended; None while it goes on."""
        self.stopwatch.hold(Hold.OVER, result is not None)

    def _settle(self, news: tuple[RulesEvent, ...] = (), back_to: Slot | None = None) -> Events:
        """Bring hints, choice and cursor in line with a new position; see :meth:`.Cursor.settle`."""
        self.advice.take(())
        return self.cursor.settle(news, back_to)

    def _bearings(self, settled: Events) -> Events:
        """Tell where the player is after several moves at once: choice, cards beside the pyramid, cursor."""
        cleared = tuple(event for event in settled if isinstance(event, ChoiceCleared))
        chosen = () if self.cursor.chosen is None else (CardChosen(self.cursor.chosen),)
        position = self.position
        held = () if position.hand is None else (position.hand,)
        beside = position.stock[:1] if self.variant.stock is Stock.OPEN else held
        return (*cleared, *chosen, *map(CardBack, (*beside, *_waste_top(position))), CursorLanded(self.cursor.slot))

    def hint(self) -> Events:
        """Propose a move; again in the same position: the next best, and after the last the best again."""
        if self.is_stopped:
            return (GameIsOver(),)
        return (self.advice.next(self.game, self.position),)

    @_plays
    def go_back(self, known: Verdict) -> Events:
        """Go back to the last position that could be won, as the verdict on the present one knows it."""
        if known.slip is None:
            reasons = {Status.WON: NoWayBack.STILL_WINNABLE, Status.LOST: NoWayBack.NEVER_WINNABLE}
            return (WayBackRefused(reasons.get(known.status, NoWayBack.UNKNOWN)),)
        count = self.timeline.count - known.slip.number + 1
        step = self.timeline.undo(count)
        self._end(None)
        return (WentBack(count), *self._bearings(self._settle(back_to=step.cursor if step else None)))


def _outcome_in(events: Iterable[RulesEvent]) -> Outcome | None:
    return next((event.outcome for event in events if isinstance(event, GameEnded)), None)


def _top(position: Position) -> tuple[Slot, ...]:
    """Return the held card, else the top of the only waste pile; nothing if there is neither, or several piles."""
    return _waste_top(position) if position.hand is None else (position.hand,)


def _waste_top(position: Position) -> tuple[Slot, ...]:
    return position.waste[0][-1:] if len(position.waste) == 1 else ()
