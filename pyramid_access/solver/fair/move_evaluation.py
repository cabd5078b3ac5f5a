"""The evaluation of the moves of one position: what each is worth in each order of the unseen cards."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from pyramid_access.rules.layout import PYRAMID_SIZE
from pyramid_access.rules.legality import is_won, legal_moves
from pyramid_access.rules.moves import Draw, Move, Remove
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position, cards_left
from pyramid_access.rules.variants import Scoring
from pyramid_access.solver.fair.evaluators import Evaluation, Evaluator
from pyramid_access.solver.hints import Hint, Outlook, Why, hints
from pyramid_access.solver.result import Limits

_DOUBT = 0.5
"""What a move counts in an order in which a limit was hit before a win was found or excluded."""


class MoveEvaluation:
    """The moves of a position that goes on, evaluated with all cards known, or once for each sampled order."""

    def __init__(
        self, game: Game, position: Position, evaluators: Sequence[Evaluator], limits: Limits, *, is_known: bool
    ) -> None:
        self._game = game
        self._position = position
        self._evaluators = evaluators
        self._limits = limits
        self._is_known = is_known
        self._evaluations: dict[int, Evaluation] = {}
        """Of the evaluators by their number, on the position itself."""

    @cached_property
    def _moves(self) -> tuple[tuple[Move, Why], ...]:
        """The moves worth proposing, the most promising by rule of thumb first."""
        return tuple((hint.move, hint.why) for hint in hints(self._game, self._position) if hint.move)

    def advice(self) -> tuple[Hint, ...]:
        """Return the moves as hints with their outlook, the best first.

        A move that leads to no new removal is among them only if it keeps a win. It is never better than all others.
        """
        rows = [(move, why, self._evaluations_on(move)) for move, why in self._moves]
        idle = [(move, why, self._evaluations_on(move)) for move, why in self._idle_moves()]
        rows += [row for row in idle if row[2][0].is_won]
        rows.sort(key=lambda row: (not self._is_safe(row[0]), -sum(map(_worth, row[2]))))
        return tuple(Hint(move, why, self._outlook(evaluations)) for move, why, evaluations in rows)

    def choice(self) -> Move:
        """Return the best move with as few evaluations as possible: none if there is no choice, or a safe move."""
        moves = [move for move, _ in self._moves]
        if len(moves) == 1 or self._is_safe(moves[0]):
            return moves[0]
        best, least = moves[0], float("inf")
        for move in moves:
            loss = self._loss(move, least)
            if loss < least:
                best, least = move, loss
            if not loss:
                break
        return best

    def _idle_moves(self) -> list[tuple[Move, Why]]:
        """Return the legal moves that lead to no new removal; with unseen cards there are none."""
        proposed = [move for move, _ in self._moves]
        idle = [move for move in legal_moves(self._game, self._position) if move not in proposed]
        return [(move, Why.DRAW if isinstance(move, Draw) else Why.REDEAL) for move in idle]

    def _is_safe(self, move: Move) -> bool:
        """Does a card leave alone, and later draws do not depend on it? That never does harm."""
        if not isinstance(move, Remove) or len(move.slots) == 2 or self._stops_short(move):
            return False
        return self._game.variant.draw == 1 or move.slots[0] < PYRAMID_SIZE

    def _stops_short(self, move: Move) -> bool:
        """Does the game end with the move, though cards are left that would be worth points?"""
        after = successor(self._game, self._position, move)
        return self._game.variant.scoring is not Scoring.NONE and is_won(self._game, after) and cards_left(after) > 0

    def _evaluations_on(self, move: Move) -> list[Evaluation]:
        return [self._evaluation_on(move, number) for number in range(len(self._evaluators))]

    def _evaluation_on(self, move: Move, number: int) -> Evaluation:
        """Return what one of the evaluators says of a move."""
        evaluation = self._evaluation(number)
        if evaluation.holds_after(move):
            return evaluation
        return self._evaluators[number].evaluate(successor(self._game, self._position, move), self._limits)

    def _evaluation(self, number: int) -> Evaluation:
        if number not in self._evaluations:
            self._evaluations[number] = self._evaluators[number].evaluate(self._position, self._limits)
        return self._evaluations[number]

    def _loss(self, move: Move, enough: float) -> float:
        """Return how much a move may throw away in all orders; if it is ``enough`` or more, perhaps not all of it."""
        loss = 0.0
        for number in range(len(self._evaluators)):
            loss += self._evaluation(number).most - _worth(self._evaluation_on(move, number))
            if loss >= enough:
                break
        return loss

    def _outlook(self, evaluations: Sequence[Evaluation]) -> Outlook:
        decided = [evaluation for evaluation in evaluations if evaluation.worth is not None]
        wins = sum(evaluation.is_won for evaluation in decided)
        is_proven = (
            self._is_known and bool(decided) and all(evaluation.most == evaluation.worth for evaluation in decided)
        )
        outlook = Outlook(wins, len(decided), is_proven, undecided=len(evaluations) - len(decided))
        if self._game.variant.scoring is Scoring.NONE or not decided:
            return outlook
        return replace(outlook, score=sum(map(_worth, decided)) / len(decided))


def _worth(evaluation: Evaluation) -> float:
    return _DOUBT if evaluation.worth is None else evaluation.worth
