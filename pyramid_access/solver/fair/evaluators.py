"""Evaluators: how well a game from a position can end when all cards are known.

There are three: by the matching search, by the best par score, and by the general search for all other rules.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import takewhile
from typing import Protocol

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.play import CLEARING_POINTS, successor
from pyramid_access.rules.position import Deal, Game, Position
from pyramid_access.rules.variants import Scoring
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.general.exploration import explore
from pyramid_access.solver.matching.landmarks import Landmarks
from pyramid_access.solver.matching.matcher import buried, start_node
from pyramid_access.solver.matching.matching_search import EdgeTrail, FailureTable, MatchingSearch, Node
from pyramid_access.solver.matching.tables import Tables
from pyramid_access.solver.par.best_score import BestScore, Scorer
from pyramid_access.solver.result import Limits, SolveResult, Status
from pyramid_access.solver.search import matching_fits

WORTH = {Status.WON: 1.0, Status.LOST: 0.0, Status.UNKNOWN: None}
"""What a verdict counts where chances are added up."""


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


EvaluatorFactory = Callable[[Deal, Slot], Evaluator]
"""Makes the evaluator of a deal in which the cards from a slot on, unseen so far, lie in an order of their own."""


def evaluator_factory(game: Game, position: Position) -> EvaluatorFactory:
    """Return what makes the evaluators for a position, and for all that it leads to."""
    if game.variant.scoring is Scoring.PAR:
        scorer = Scorer(game)
        return lambda deal, first: _ScoreEvaluator(replace(game, deal=deal), scorer.reordered(deal, first))
    if matching_fits(game, position):
        return _MatchingEvaluatorFactory(game).evaluator
    return lambda deal, _: _SearchEvaluator(replace(game, deal=deal))


class _MatchingEvaluatorFactory:
    """Evaluators for rules and positions that the matching method fits.

    What the orders of one game have in common is worked out once. Unseen cards are the last of the stock, so the edges
    of all others have the same numbers in every order; which cards are open in the pyramid, and which landmarks it has,
    is the same too.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._tables = Tables(game)
        self._landmarks = Landmarks(self._tables)
        self._starts: dict[Position, tuple[Node | None, int]] = {}

    def evaluator(self, deal: Deal, first: Slot) -> "_MatchingEvaluator":
        """Return an order of the cards from slot ``first`` on, which no one has seen; ``deal`` holds it."""
        tables = self._tables.reordered(deal, first)
        return _MatchingEvaluator(self, tables, MatchingSearch(self.game, tables, self._landmarks))

    def start(self, position: Position) -> tuple[Node | None, int]:
        """Return where the searches of a position start, None if it is lost in every order; and the buried cards."""
        if position not in self._starts:
            node = start_node(self.game, self._tables, position)
            self._starts[position] = node, buried(self.game, self._tables, position)
        return self._starts[position]


class _MatchingEvaluator:
    """Decides positions of the game with the unseen cards in one order, and remembers what was searched in vain."""

    def __init__(self, factory: _MatchingEvaluatorFactory, tables: Tables, search: MatchingSearch) -> None:
        self._factory = factory
        self._tables = tables
        self._search = search
        self._failed: FailureTable = {}

    def evaluate(self, position: Position, limits: Limits) -> "_MatchingEvaluation":
        """Return whether the position can be won."""
        if is_won(self._factory.game, position):
            return _MatchingEvaluation(Status.WON, position, self._tables, None)
        node, hidden_alone = self._factory.start(position)
        if node is None:
            return _MatchingEvaluation(Status.LOST, position, self._tables, None)
        found = self._search.run(node, hidden_alone, limits, self._failed)
        return _MatchingEvaluation(found.status, position, self._tables, found.line)


class _MatchingEvaluation:
    """The verdict on a position, and the line that wins."""

    def __init__(self, status: Status, position: Position, tables: Tables, line: EdgeTrail | None) -> None:
        self._status = status
        self.worth = WORTH[status]
        """1 for a win and 0 for a loss; None if a limit was hit."""
        self.most = 1.0 if self.worth is None else self.worth
        """What it may be worth at most."""
        self.is_won = status is Status.WON
        """Can the game be won?"""
        self._position = position
        self._tables = tables
        self._line = line

    def holds_after(self, move: Move) -> bool:
        """Is the verdict known to hold after a legal move as well? If not, a search has to tell.

        What is lost stays lost. A pair of the line may leave at once, whenever its turn would be: fewer cards never
        hide more.
        """
        if self._status is not Status.WON:
            return self._status is Status.LOST
        match move:
            case Remove(slots):
                edge = self._tables.of[slots[0]] & self._tables.of[slots[-1]]
                return len(slots) == 1 or any(edge & used for used in _edges(self._line))
            case Draw():
                return self._can_draw_first()
            case Redeal():
                return False

    def _can_draw_first(self) -> bool:
        """Does the line need no card that the next draw covers, before a draw is due anyway?"""
        covered, coming = self._position.waste[0], self._position.stock[1:]
        for step in self._steps():
            if any(slot in coming for slot in step):
                return True
            if any(slot in covered for slot in step):
                return False
        return True

    def _steps(self) -> Iterator[tuple[Slot, ...]]:
        steps = list(_edges(self._line))
        for edges in reversed(steps):
            yield from (self._tables.ends[number] for number in bits_down(edges))


def _edges(line: EdgeTrail | None) -> Iterator[int]:
    while line:
        line, edges, _ = line
        yield edges


class _ScoreEvaluator:
    """Evaluates positions of a game that is played for its score."""

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


class _SearchEvaluator:
    """Evaluates positions under rules that only the general search takes."""

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
