"""The moves of a game: made, taken back, made again."""

from collections.abc import Iterable
from dataclasses import dataclass

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
class Step:
    """A move that was made, and what undo goes back to."""

    move: Move
    before: Position
    cursor: Slot | None
    """The card at which it was made; None where that is not known, in a saved game."""


class Timeline:
    """Positions on a stack: undo goes back to the very value, without a limit."""

    def __init__(self, game: Game, position: Position, moves: Iterable[Move], undone: Iterable[Move]) -> None:
        """Play saved moves again from a position; ``undone`` were taken back, the next to redo last.

        Raises :class:`ReplayError` for a move that is not legal.
        """
        self._game = game
        self._steps: list[Step] = []
        self._undone: list[Move] = []
        self.position = position
        """What lies where now."""
        saved, taken_back = tuple(moves), tuple(undone)
        for index, move in enumerate((*saved, *reversed(taken_back))):
            if refusal(game, self.position, move):
                raise ReplayError(index)
            self._advance(move, successor(game, self.position, move), None)
        for _ in taken_back:
            self.undo()

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made, those taken back left out."""
        return tuple(step.move for step in self._steps)

    @property
    def undone(self) -> tuple[Move, ...]:
        """The moves taken back, the next to redo last."""
        return tuple(self._undone)

    def play(self, move: Move, cursor: Slot | None) -> tuple[RulesEvent, ...]:
        """Make a new legal move at a card; what was taken back before cannot be redone any more."""
        self._undone.clear()
        return self._make(move, cursor)

    def undo(self) -> Step | None:
        """Take the last move back; None if there is none."""
        if not self._steps:
            return None
        step = self._steps.pop()
        self._undone.append(step.move)
        self.position = step.before
        return step

    def redo(self, cursor: Slot | None) -> tuple[RulesEvent, ...] | None:
        """Make the move again that was taken back last, at a card; None if there is none."""
        return self._make(self._undone.pop(), cursor) if self._undone else None

    def _make(self, move: Move, cursor: Slot | None) -> tuple[RulesEvent, ...]:
        after, events = apply(self._game, self.position, move)
        self._advance(move, after, cursor)
        return events

    def _advance(self, move: Move, after: Position, cursor: Slot | None) -> None:
        if isinstance(move, Remove) and cursor not in move.slots:
            cursor = move.slots[-1]
        self._steps.append(Step(move, self.position, cursor))
        self.position = after
