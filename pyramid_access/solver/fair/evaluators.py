"""Evaluators: how well a game from a position can end when all cards are known."""

from dataclasses import replace
from functools import cached_property
from itertools import takewhile
from typing import Protocol

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.moves import Move, Redeal, Remove
from pyramid_access.rules.play import CLEARING_POINTS, successor
from pyramid_access.rules.position import Deal, Game, Position
from pyramid_access.rules.variants import Scoring
from pyramid_access.solver.general.exploration import explore
from pyramid_access.solver.matching.evaluators import WORTH, MatchingEvaluatorFactory
from pyramid_access.solver.par.best_score import BestScore, Scorer
from pyramid_access.solver.result import Limits, SolveResult, Status
from pyramid_access.solver.search import matching_fits


class Evaluation(Protocol):
    """What an evaluator has found out about a position."""

    @property
    def worth(self) -> float | None:
        """1 for a win and 0 for a loss, None if a limit was hit; or the best score found."""
        ...

    @property
    def most(self) -> float:
        """What the position, and all that it leads to, may be worth at most."""
        ...

    @property
    def is_won(self) -> bool:
        """Can the game be won, if it goes on as well as it can?"""
        ...

    def holds_after(self, move: Move) -> bool:
        """Is the worth known to stay after a legal move? If not, the evaluator has to look at the position after it."""
        ...


class Evaluator(Protocol):
    """Evaluates positions of one deal."""

    def evaluate(self, position: Position, limits: Limits) -> Evaluation:
        """Evaluate a position."""
        ...


class EvaluatorFactory(Protocol):
    """Makes an evaluator for each order of the unseen cards of one game."""

    def evaluator(self, deal: Deal, first: Slot) -> Evaluator:
        """Return the evaluator of a deal in which the cards from slot ``first`` on lie in an order of their own."""
        ...


def evaluators_for(game: Game, position: Position) -> EvaluatorFactory:
    """Return the factory for a position, and for all that it leads to."""
    if game.variant.scoring is Scoring.PAR:
        return _ScoreEvaluatorFactory(game)
    return MatchingEvaluatorFactory(game) if matching_fits(game, position) else _SearchEvaluatorFactory(game)


class _ScoreEvaluatorFactory:
    """Evaluators for a game that is played for its score."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._scorer = Scorer(game)

    def evaluator(self, deal: Deal, first: Slot) -> "_ScoreEvaluator":
        return _ScoreEvaluator(replace(self._game, deal=deal), self._scorer.reordered(deal, first))


class _ScoreEvaluator:
    def __init__(self, game: Game, scorer: Scorer) -> None:
        self._game = game
        self._scorer = scorer

    def evaluate(self, position: Position, limits: Limits) -> "_ScoreEvaluation":
        return _ScoreEvaluation(self._game, position, self._scorer.best(position, limits))


class _ScoreEvaluation:
    def __init__(self, game: Game, position: Position, best: BestScore) -> None:
        self.worth = float(best.score)
        self.most = self.worth if best.proven else max(CLEARING_POINTS.values())
        self._game = game
        self._position = position
        self._moves = best.moves

    @cached_property
    def is_won(self) -> bool:
        end = self._position
        for move in self._moves:
            end = successor(self._game, end, move)
        return is_won(self._game, end)

    def holds_after(self, move: Move) -> bool:
        """Can the line still be played after a legal move, to the same end? A win ends the game, so it comes last."""
        if move in self._moves[:1]:
            return True
        if not isinstance(move, Remove) or is_won(self._game, successor(self._game, self._position, move)):
            return False
        return move in self._moves or len(move.slots) == 1


class _SearchEvaluatorFactory:
    """Evaluators for rules that only the general search takes."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def evaluator(self, deal: Deal, first: Slot) -> "_SearchEvaluator":  # noqa: ARG002
        return _SearchEvaluator(replace(self._game, deal=deal))


class _SearchEvaluator:
    def __init__(self, game: Game) -> None:
        self._game = game

    def evaluate(self, position: Position, limits: Limits) -> "_SearchEvaluation":
        return _SearchEvaluation(explore(self._game, position, limits))


class _SearchEvaluation:
    def __init__(self, result: SolveResult) -> None:
        self.worth = WORTH[result.status]
        self.most = 1.0 if self.worth is None else self.worth
        self.is_won = result.status is Status.WON
        self._is_lost = result.status is Status.LOST
        self._moves = result.moves

    def holds_after(self, move: Move) -> bool:
        """A removal of this pass may come at once: whatever leaves, the draws of the pass stay the same."""
        if self._is_lost or move in self._moves[:1]:
            return True
        this_pass = takewhile(lambda other: not isinstance(other, Redeal), self._moves)
        return isinstance(move, Remove) and move in this_pass
