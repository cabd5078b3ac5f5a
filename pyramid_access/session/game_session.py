"""One player's game: position, cursor, choice, undo and redo, hints, and the answers to her questions."""

import time
from collections.abc import Iterable

from pyramid_access.rules.events import (
    GameEnded,
    MoveRefused,
    Outcome,
    Reason,
    RulesEvent,
)
from pyramid_access.rules.layout import Area, Slot
from pyramid_access.rules.legality import refusal
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove, remove
from pyramid_access.rules.play import outcome
from pyramid_access.rules.position import Game, Position, place_of, start
from pyramid_access.rules.variants import Stock
from pyramid_access.session import answers, cursor
from pyramid_access.session.stopwatch import Clock, Stopwatch
from pyramid_access.session.timeline import Timeline, Undone
from pyramid_access.session.ui_events import (
    CardBack,
    CardChosen,
    ChoiceCleared,
    CursorLanded,
    Edge,
    Event,
    GameResumed,
    GameStarted,
    HintGiven,
    MoveRedone,
    MoveUndone,
    NoFreeCard,
    NothingChosen,
    NothingToRedo,
    NothingToUndo,
    NoWayBack,
    WayBackRedone,
    WayBackRefused,
    WentBack,
)
from pyramid_access.session.walker import Walker
from pyramid_access.solver.hints import Hint, hints
from pyramid_access.solver.result import Status, Verdict

Events = tuple[Event, ...]


class GameSession:
    """A game on the table and the player before it.

    Each method is one command and returns what it led to: the news first, the place last. What cannot be done is an
    event too. The cursor keeps its place: it stays on its card while that lies where it lay; once the card has left,
    or was moved or buried by a draw, it goes to the nearest card that can be played. Questions change nothing but
    which row comes next.
    """

    def __init__(
        self,
        game: Game,
        moves: Iterable[Move] = (),
        undone: Iterable[Undone] = (),
        *,
        position: Position | None = None,
        hints_used: int = 0,
        seconds: float = 0.0,
        clock: Clock = time.monotonic,
    ) -> None:
        """Begin a game, or go on with a saved one by playing its moves again.

        ``undone`` are the moves taken back, the next to redo last. ``position`` is where the moves begin, the start
        of the game by default; ``seconds`` were played before, and ``clock`` counts those of this run. Raises
        :class:`~pyramid_access.session.timeline.ReplayError` for a move that is not legal.
        """
        self._game = game
        self._timeline = Timeline(game, start(game) if position is None else position, moves, undone)
        self._chosen: Slot | None = None
        self._row_told: int | None = None
        self._advice: tuple[Hint, ...] = ()
        self._hint_number = 0
        self._hints_used = hints_used
        self._stopwatch = Stopwatch(clock, seconds)
        self._walker = Walker(game, self.position)
        self._end(outcome(game, self.position))

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
    def hints_used(self) -> int:
        """Hints given that named a move."""
        return self._hints_used

    @property
    def seconds(self) -> float:
        """Time played, without the time after the end of the game."""
        return self._stopwatch.seconds

    def opening(self) -> Events:
        """Tell that a game lies on the table, new or taken up again, and where the cursor is."""
        begun = GameResumed(len(self.moves)) if self.moves else GameStarted()
        return (begun, GameEnded(self._outcome) if self._outcome else CursorLanded(self.cursor))

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

    def draw(self) -> Events:
        """Draw from the stock, or turn the waste over when the stock is used up."""
        used_up = self._game.variant.stock is not Stock.NONE and not self.position.stock
        return self._play(Redeal() if used_up else Draw())

    def undo(self) -> Events:
        """Take the last move back; the cursor goes to the card at which it was made."""
        step = self._timeline.undo()
        if step is None:
            return (NothingToUndo(),)
        self._end(None)  # A move was made from there: the game had not ended.
        drawn = step.before.stock[: self._game.variant.draw] if isinstance(step.move, Draw) else ()
        back = () if isinstance(step.move, Remove) else _top(step.before)
        return (MoveUndone(step.move, drawn), *map(CardBack, back), *self._settle(back_to=step.cursor))

    def redo(self) -> Events:
        """Make the move again that was taken back last; after :meth:`go_back` all that this took back."""
        redone = self._timeline.redo(self.cursor)
        if redone is None:
            return (NothingToRedo(),)
        events = redone[-1]
        self._end(_outcome_in(events))
        settled = self._settle(events)
        if len(redone) == 1:
            return (MoveRedone(events),) if self._outcome else (MoveRedone(events), *settled)
        news = WayBackRedone(len(redone))
        return (news, GameEnded(self._outcome)) if self._outcome else (news, CursorLanded(self.cursor))

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
        self._stopwatch.run(result is None)

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

    # What the solver knows.

    @property
    def is_advised(self) -> bool:
        """Are there hints for the present position that :meth:`advise` has brought?"""
        return bool(self._advice)

    def advise(self, advice: tuple[Hint, ...]) -> None:
        """Take better hints than the rules of thumb for the present position, the best first."""
        self._advice = advice
        self._hint_number = 0

    def hint(self) -> Events:
        """Propose a move; again in the same position: the next best, and after the last the best again."""
        options = self._advice or hints(self._game, self.position)
        given = options[self._hint_number % len(options)]
        self._hint_number = self._hint_number % len(options) + 1
        self._hints_used += given.move is not None
        rival = options[1] if self._advice and self._hint_number == 1 and len(options) > 1 else None
        best = options[0].outlook
        is_lost = best is not None and best.proven and not best.wins
        return (HintGiven(given, self._hint_number, len(options), rival, is_lost),)

    def go_back(self, known: Verdict) -> Events:
        """Go back to the last position that could be won, as the verdict on the present one knows it."""
        if known.slip is None:
            reasons = {Status.WON: NoWayBack.STILL_WINNABLE, Status.LOST: NoWayBack.NEVER_WINNABLE}
            return (WayBackRefused(reasons.get(known.status, NoWayBack.UNKNOWN)),)
        count = len(self.moves) - known.slip.number + 1
        step = self._timeline.undo(count)
        self._end(None)
        self._settle(back_to=step.cursor if step else None)
        return (WentBack(count), CursorLanded(self.cursor))

    # Questions.

    def free_cards(self) -> Events:
        """Tell the open cards."""
        return (answers.free_cards(self._game, self.position),)

    def removals(self) -> Events:
        """Tell which cards and pairs can leave now."""
        return (answers.removals(self._game, self.position),)

    def card(self, again: bool = False) -> Events:
        """Tell what lies on the current card and what it lies on; again: where its partners are."""
        if self.cursor is None:
            return (NoFreeCard(),)
        tell = answers.partners if again else answers.card
        return (tell(self._game, self.position, self.cursor),)

    def row(self, number: int) -> Events:
        """Tell what is left in a pyramid row, 1 to 7."""
        return (answers.row(self._game, self.position, number),)

    def next_row(self, again: bool = False) -> Events:
        """Tell the lowest row that has cards; again: the next one above, and after the top the lowest again."""
        self._row_told = answers.next_row_number(self.position, self._row_told if again else None)
        return self.row(self._row_told)

    def stock(self, again: bool = False) -> Events:
        """Tell counts and tops of stock, hand and waste, or of the reserve; again: the cards below the tops."""
        if again:
            return (answers.below(self._game, self.position),)
        return (answers.stock(self._game, self.position),)

    def status(self, again: bool = False) -> Events:
        """Tell cards, moves and passes; again: time, hints and score."""
        if again:
            return (answers.status_detail(self._game, self.position, self.seconds, self._hints_used),)
        return (answers.status(self._game, self.position, len(self.moves)),)


def _outcome_in(events: Iterable[RulesEvent]) -> Outcome | None:
    return next((event.outcome for event in events if isinstance(event, GameEnded)), None)


def _top(position: Position) -> tuple[Slot, ...]:
    """Return the held card, else the top of the only waste pile; nothing if there is neither, or several piles."""
    if position.hand is not None:
        return (position.hand,)
    return position.waste[0][-1:] if len(position.waste) == 1 else ()
