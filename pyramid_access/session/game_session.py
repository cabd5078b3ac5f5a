"""One player's game: position, cursor, choice, undo and redo, hints, and the answers to her questions."""

import time
from collections.abc import Iterable

from pyramid_access.rules.events import GameEnded, MoveRefused, Outcome, Reason, Result, RulesEvent
from pyramid_access.rules.layout import Area, Slot
from pyramid_access.rules.legality import refusal
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove, remove
from pyramid_access.rules.play import outcome, stopped
from pyramid_access.rules.position import Game, Position, cards_left, place_of, start
from pyramid_access.rules.variants import Stock
from pyramid_access.session import cursor
from pyramid_access.session.advice import Advice
from pyramid_access.session.par_match import ParMatch
from pyramid_access.session.pausing import plays
from pyramid_access.session.questions import Questions
from pyramid_access.session.stopwatch import Clock, Hold, Stopwatch
from pyramid_access.session.timeline import Timeline, Undone
from pyramid_access.session.ui_events import (
    CardBack,
    CardChosen,
    ChoiceCleared,
    CursorLanded,
    Edge,
    Event,
    GameIsOver,
    GamePaused,
    GameResumed,
    GameStarted,
    MoveRedone,
    MoveUndone,
    NoFreeCard,
    NothingChosen,
    NothingToRedo,
    NothingToUndo,
    NoWayBack,
    PauseEnded,
    PositionStarted,
    StopUndone,
    WayBackRedone,
    WayBackRefused,
    WentBack,
)
from pyramid_access.session.walker import Walker
from pyramid_access.solver.difficulty import Difficulty
from pyramid_access.solver.hints import Hint
from pyramid_access.solver.result import Status, Verdict

Events = tuple[Event, ...]


class GameSession:
    """A game on the table and the player before it.

    Each method is one command and returns what it led to: the news first, the place last. What cannot be done is an
    event too. The cursor keeps its place: it stays on its card while that lies where it lay; once the card has left,
    or was moved or buried by a draw, it goes to the nearest card that can be played.
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
        self._game = game
        self.ask = Questions(self)
        """The player's questions about it."""
        whole = start(game)
        self.begins_with_deal = position is None or position == whole
        """Was the whole deal laid out at first, and not another position?"""
        self._timeline = Timeline(game, whole if position is None else position, moves, undone)
        self._chosen: Slot | None = None
        self._advice = Advice()
        self._hints_used = hints_used
        self._undos_used = undos_used
        self.difficulty = difficulty
        """How hard the deal is; None as long as nobody has found out, as for deals that need not be winnable."""
        self.deal_number = deal_number
        """Number of the deal, for the player to hear; None for one without a number."""
        self._stopwatch = Stopwatch(clock, seconds)
        self._walker = Walker(game, self.position)
        self.match: ParMatch | None = None
        """The match that it belongs to, in a game for par."""
        self._end((stopped if is_stopped else outcome)(game, self.position))

    @property
    def game(self) -> Game:
        """Rules and deal."""
        return self._game

    @property
    def position(self) -> Position:
        """What lies where now."""
        return self._timeline.position

    @property
    def cursor(self) -> Slot | None:
        """The current card; None if there is none to stand on."""
        return self._walker.slot

    @property
    def chosen(self) -> Slot | None:
        """The card that waits for its partner."""
        return self._chosen

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made, those taken back left out."""
        return self._timeline.moves

    @property
    def positions(self) -> tuple[Position, ...]:
        """The positions of the game so far, the first one first, the present one last."""
        return self._timeline.positions

    @property
    def undone(self) -> tuple[Undone, ...]:
        """The moves taken back, the next to redo last."""
        return self._timeline.undone

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended; None while it goes on."""
        return self._outcome

    @property
    def is_under_way(self) -> bool:
        """Was a move made, and can the game still go on?"""
        return bool(self.moves) and not self._outcome

    @property
    def is_stopped(self) -> bool:
        """Has the player stopped it early?"""
        return self._outcome is not None and self._outcome.result is Result.STOPPED

    @property
    def is_paused(self) -> bool:
        """Does the player want no moves, and no time counted?"""
        return self._stopwatch.is_held(Hold.PAUSE)

    @property
    def hints_used(self) -> int:
        """Hints given that named a move."""
        return self._hints_used

    @property
    def undos_used(self) -> int:
        """Times that moves were taken back, one or several at once."""
        return self._undos_used

    @property
    def seconds(self) -> float:
        """Time played, without the time after the end of the game."""
        return self._stopwatch.seconds

    def rest(self, resting: bool) -> None:
        """Let the time stand still while the player's keys are for something else, and go on after that."""
        self._stopwatch.hold(Hold.AWAY, resting)

    def opening(self, *, resumed: bool = False) -> Events:
        """Tell that a game lies on the table, new or taken up again, even without a move, and where the cursor is."""
        return (self._beginning(resumed), GameEnded(self._outcome) if self._outcome else CursorLanded(self.cursor))

    def _beginning(self, resumed: bool) -> Event:
        if self.moves or resumed:
            return GameResumed(len(self.moves))
        if self.begins_with_deal:
            return GameStarted()
        return PositionStarted(self.position.pyramid.bit_count(), cards_left(self.position))

    def restore(self, cursor_slot: Slot | None, chosen: Slot | None) -> None:
        """Put cursor and choice of a saved game back; a card that can not be current, or chosen, now is left out."""
        if cursor_slot in cursor.points(self._game, self.position):
            self._walker.stand_on(self.position, cursor_slot)
        if chosen in cursor.playable(self._game, self.position):
            self._chosen = chosen

    # The cursor.

    def next_free(self) -> Events:
        """Go to the next card that can be played."""
        return self._walker.walk(self.position, cursor.next_free, Edge.LAST_FREE)

    def previous_free(self) -> Events:
        """Go to the card before that can be played."""
        return self._walker.walk(self.position, cursor.previous_free, Edge.FIRST_FREE)

    def left(self) -> Events:
        """Go one card to the left."""
        return self._walker.walk(self.position, cursor.left, Edge.ROW_START)

    def right(self) -> Events:
        """Go one card to the right."""
        return self._walker.walk(self.position, cursor.right, Edge.ROW_END)

    def row_start(self) -> Events:
        """Go to the first card of the row."""
        return self._walker.walk(self.position, cursor.row_start, Edge.ROW_START)

    def row_end(self) -> Events:
        """Go to the last card of the row."""
        return self._walker.walk(self.position, cursor.row_end, Edge.ROW_END)

    def up(self) -> Events:
        """Go to the row above, in the column where the player began to go up and down."""
        return self._walker.climb(self.position, cursor.up, Edge.TOP)

    def down(self) -> Events:
        """Go to the row below, in the column where the player began to go up and down."""
        return self._walker.climb(self.position, cursor.down, Edge.BASE)

    # Moves.

    @plays
    def choose(self) -> Events:
        """Choose the current card.

        A card that leaves alone does so at once, even while another is chosen. Without a choice the card is chosen, if
        it can be played; chosen already, it is not chosen any more. With another card chosen the two leave as a pair.
        If they cannot, that is refused and the first stays chosen: the player is looking for its partner.
        """
        slot = self.cursor
        if slot is None:
            return (NoFreeCard(),)
        if slot == self._chosen:
            return self.clear_choice()
        refused = self._refusal(remove(slot))
        if refused is None:
            return self._play(remove(slot))
        if self._chosen is not None:
            return self._play(remove(self._chosen, slot))
        if self._outcome or slot not in cursor.playable(self._game, self.position):
            return (refused,)
        self._chosen = slot
        return (CardChosen(slot),)

    def clear_choice(self) -> Events:
        """Give up the choice."""
        if self._chosen is None:
            return (NothingChosen(),)
        slot, self._chosen = self._chosen, None
        return (ChoiceCleared(slot),)

    @plays
    def draw(self) -> Events:
        """Draw from the stock, or turn the waste over when the stock is used up."""
        used_up = self._game.variant.stock is not Stock.NONE and not self.position.stock
        return self._play(Redeal() if used_up else Draw())

    @plays
    def undo(self) -> Events:
        """Take the last move back, or the early end; the cursor goes to the card at which the move was made."""
        if self.is_stopped:
            self._end(None)
            return (StopUndone(), CursorLanded(self.cursor))
        step = self._timeline.undo()
        if step is None:
            return (NothingToUndo(),)
        self._undos_used += 1
        self._end(None)  # A move was made from there: the game had not ended.
        drawn = step.before.stock[: self._game.variant.draw] if isinstance(step.move, Draw) else ()
        back = () if isinstance(step.move, Remove) else _top(step.before)
        return (MoveUndone(step.move, drawn), *map(CardBack, back), *self._settle(back_to=step.cursor))

    @plays
    def redo(self) -> Events:
        """Make the move again that was taken back last; after :meth:`go_back` all that this took back."""
        redone = None if self.is_stopped else self._timeline.redo(self.cursor)
        if redone is None:
            return (NothingToRedo(),)
        events = redone[-1]
        self._end(_outcome_in(events))
        settled = self._settle(events)
        if len(redone) == 1:
            return (MoveRedone(events),) if self._outcome else (MoveRedone(events), *settled)
        news = WayBackRedone(len(redone))
        return (news, GameEnded(self._outcome)) if self._outcome else (news, *self._bearings(settled))

    @plays
    def stop(self) -> Events:
        """End the game early; a game for par counts with the points that it has now."""
        if self._outcome:
            return (GameIsOver(),)
        self._chosen = None
        ended = stopped(self._game, self.position)
        self._end(ended)
        return (GameEnded(ended),)

    def pause(self) -> Events:
        """Let the time stand still and refuse what plays; again: go on."""
        if self._outcome:
            return (GameIsOver(),)
        begins = not self.is_paused
        self._stopwatch.hold(Hold.PAUSE, begins)
        return (GamePaused(),) if begins else (PauseEnded(), CursorLanded(self.cursor))

    def _refusal(self, move: Move) -> MoveRefused | None:
        if self._outcome:
            return MoveRefused(move, Reason.GAME_OVER)
        return refusal(self._game, self.position, move)

    def _play(self, move: Move) -> Events:
        """Make a new move, or refuse it. The end of a game is the last word: the place is left out then."""
        refused = self._refusal(move)
        if refused:
            return (refused,)
        events = self._timeline.play(move, self.cursor)
        self._end(_outcome_in(events))
        settled = self._settle(events)
        return events if self._outcome else (*events, *settled)

    def _end(self, result: Outcome | None) -> None:
        self._outcome = result
        self._stopwatch.hold(Hold.OVER, result is not None)

    def _settle(self, news: tuple[RulesEvent, ...] = (), back_to: Slot | None = None) -> Events:
        """Bring choice and cursor in line with a new position; return what became of them, unless the news says it."""
        self.advise(())
        return (*self._settle_choice(), *self._walker.settle(self.position, news, back_to))

    def _settle_choice(self) -> Events:
        """Give up a choice that was buried or covered; one that has left is in the news."""
        chosen = self._chosen
        if chosen is None or chosen in cursor.playable(self._game, self.position):
            return ()
        self._chosen = None
        has_left = place_of(self._game, self.position, chosen).area is Area.GONE
        return () if has_left else (ChoiceCleared(chosen),)

    def _bearings(self, settled: Events) -> Events:
        """Tell where the player is after several moves at once: choice, cards beside the pyramid, cursor."""
        cleared = tuple(event for event in settled if isinstance(event, ChoiceCleared))
        chosen = () if self._chosen is None else (CardChosen(self._chosen),)
        position = self.position
        held = () if position.hand is None else (position.hand,)
        beside = position.stock[:1] if self._game.variant.stock is Stock.OPEN else held
        return (*cleared, *chosen, *map(CardBack, (*beside, *_waste_top(position))), CursorLanded(self.cursor))

    # What the solver knows.

    @property
    def is_advised(self) -> bool:
        """Are there hints for the present position that :meth:`advise` has brought?"""
        return self._advice.is_better

    def advise(self, advice: tuple[Hint, ...]) -> None:
        """Take better hints than the rules of thumb for the present position, the best first."""
        self._advice.take(advice)

    def hint(self) -> Events:
        """Propose a move; again in the same position: the next best, and after the last the best again."""
        if self.is_stopped:
            return (GameIsOver(),)
        given = self._advice.next(self._game, self.position)
        self._hints_used += given.hint.move is not None
        return (given,)

    @plays
    def go_back(self, known: Verdict) -> Events:
        """Go back to the last position that could be won, as the verdict on the present one knows it."""
        if known.slip is None:
            reasons = {Status.WON: NoWayBack.STILL_WINNABLE, Status.LOST: NoWayBack.NEVER_WINNABLE}
            return (WayBackRefused(reasons.get(known.status, NoWayBack.UNKNOWN)),)
        count = len(self.moves) - known.slip.number + 1
        step = self._timeline.undo(count)
        self._undos_used += 1
        self._end(None)
        return (WentBack(count), *self._bearings(self._settle(back_to=step.cursor if step else None)))


def _outcome_in(events: Iterable[RulesEvent]) -> Outcome | None:
    return next((event.outcome for event in events if isinstance(event, GameEnded)), None)


def _top(position: Position) -> tuple[Slot, ...]:
    """Return the held card, else the top of the only waste pile; nothing if there is neither, or several piles."""
    return _waste_top(position) if position.hand is None else (position.hand,)


def _waste_top(position: Position) -> tuple[Slot, ...]:
    return position.waste[0][-1:] if len(position.waste) == 1 else ()
