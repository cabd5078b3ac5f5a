"""How a game has gone so far: the moves, made, taken back, made again, and the time played."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto

from pyramid_access.rules.events import RulesEvent
from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import refusal
from pyramid_access.rules.moves import Move, Remove
from pyramid_access.rules.play import apply, successor
from pyramid_access.rules.position import Game, Position


class ReplayError(ValueError):
    """A saved move is not legal; ``index`` counts from 0 through the moves made, then those taken back."""

    def __init__(self, index: int) -> None:
        super().__init__(f"move {index + 1} of the saved game is not legal")
        self.index = index


@dataclass(frozen=True, slots=True)
class MadeMove:
    """A move that was made, and what undo goes back to."""

    move: Move
    before: Position
    cursor: Slot | None
    """The card at which it was made; None where that is not known, in a saved game."""


Undone = tuple[Move, ...]
"""Moves that were taken back at once, in the order in which they were made; a single undo takes back one."""


class Timeline:
    """The moves and the position before each, so that undo restores that position itself, any number of times."""

    def __init__(
        self, game: Game, position: Position, moves: Iterable[Move], undone: Iterable[Undone], undos_used: int = 0
    ) -> None:
        """Play saved moves again from a position; ``undone`` were taken back, the next to redo last.

        Raises :class:`ReplayError` for a move that is not legal.
        """
        self._game = game
        self.undos_used = undos_used
        """Times that moves were taken back, one or several at once."""
        self._steps: list[MadeMove] = []
        self._undone: list[Undone] = []
        self.position = position
        """What lies where now."""
        saved, taken_back = tuple(moves), tuple(undone)
        to_redo = (move for together in reversed(taken_back) for move in together)
        for index, move in enumerate((*saved, *to_redo)):
            if refusal(game, self.position, move):
                raise ReplayError(index)
            self._advance(move, successor(game, self.position, move), None)
        for together in taken_back:
            self._take_back(len(together))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made, those taken back left out."""
        return tuple(step.move for step in self._steps)

    @property
    def count(self) -> int:
        """How many moves that are."""
        return len(self._steps)

    @property
    def positions(self) -> tuple[Position, ...]:
        """The positions of the game so far, the first one first, the present one last."""
        return (*(step.before for step in self._steps), self.position)

    @property
    def undone(self) -> tuple[Undone, ...]:
        """The moves taken back, the next to redo last."""
        return tuple(self._undone)

    def play(self, move: Move, cursor: Slot | None) -> tuple[RulesEvent, ...]:
        """Make a new legal move at a card; what was taken back before cannot be redone any more."""
        self._undone.clear()
        return self._make(move, cursor)

    def undo(self, count: int = 1) -> MadeMove | None:
        """Take the last moves back, at once; return the first of them, None if there is no move."""
        if not self._steps:
            return None
        self.undos_used += 1
        return self._take_back(count)

    def _take_back(self, count: int) -> MadeMove:
        taken_back = self._steps[-count:]
        del self._steps[-count:]
        self._undone.append(tuple(step.move for step in taken_back))
        self.position = taken_back[0].before
        return taken_back[0]

    def redo(self, cursor: Slot | None) -> tuple[tuple[RulesEvent, ...], ...] | None:
        """Make the moves again that were taken back last, at a card.

        Returns what each of them led to; None if there is none to make again. Where several moves were taken back at
        once, the card may leave with one of them, so it is not noted.
        """
        if not self._undone:
            return None
        moves = self._undone.pop()
        return tuple(self._make(move, cursor if len(moves) == 1 else None) for move in moves)

    def _make(self, move: Move, cursor: Slot | None) -> tuple[RulesEvent, ...]:
        after, events = apply(self._game, self.position, move)
        self._advance(move, after, cursor)
        return events

    def _advance(self, move: Move, after: Position, cursor: Slot | None) -> None:
        if isinstance(move, Remove) and cursor not in move.slots:
            cursor = move.slots[-1]
        self._steps.append(MadeMove(move, self.position, cursor))
        self.position = after


Clock = Callable[[], float]
"""Seconds since any fixed moment; never goes back, whatever happens to the system's time of day."""


class Hold(Enum):
    """Why the time stands still."""

    OVER = auto()
    """The game has ended."""
    PAUSE = auto()
    """The player wants a pause."""
    AWAY = auto()
    """Her keys are for something else than the game: a menu, the help, a lesson."""


class Stopwatch:
    """Adds up the seconds during which nothing holds it; runs from the moment it is made."""

    def __init__(self, clock: Clock, seconds: float = 0.0) -> None:
        self._clock = clock
        self._before = seconds
        self._since: float | None = clock()
        self._holds: set[Hold] = set()

    @property
    def seconds(self) -> float:
        """Seconds so far, those of earlier runs included."""
        return self._before + (0.0 if self._since is None else self._clock() - self._since)

    def is_held(self, hold: Hold) -> bool:
        """Does this hold the time?"""
        return hold in self._holds

    def hold(self, hold: Hold, held: bool) -> None:
        """Let this hold the time from now on, or not; it goes on when nothing holds it any more."""
        self._before, self._since = self.seconds, None
        (self._holds.add if held else self._holds.discard)(hold)
        if not self._holds:
            self._since = self._clock()
