"""One game with its unseen cards in several orders: what the searches of all of them have in common is found out once.

Unseen cards are the last of the stock, so the edges of all others have the same numbers in every order; which cards
are open in the pyramid, and which landmarks it has, is the same too.
"""

from collections.abc import Iterator

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.position import Deal, Game, Position
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.matching.landmarks import Landmarks
from pyramid_access.solver.matching.matching_search import EdgeTrail, FailureTable, MatchingSearch, Node
from pyramid_access.solver.matching.start import buried, start_node
from pyramid_access.solver.matching.tables import Tables
from pyramid_access.solver.result import Limits, Status

WORTH = {Status.WON: 1.0, Status.LOST: 0.0, Status.UNKNOWN: None}
"""What a verdict counts where chances are added up."""


class MatchingEvaluatorFactory:
    """What the orders of one game have in common; the variant must be one that the matching method fits.

    So must the positions: what has left has left in pairs, or alone if it can.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._tables = Tables(game)
        self._landmarks = Landmarks(self._tables)
        self._starts: dict[Position, tuple[Node | None, int]] = {}

    def evaluator(self, deal: Deal, first: Slot) -> "MatchingEvaluator":
        """Return an order of the cards from slot ``first`` on, which no one has seen; ``deal`` holds it."""
        tables = self._tables.reordered(deal, first)
        return MatchingEvaluator(self, tables, MatchingSearch(self.game, tables, self._landmarks))

    def start(self, position: Position) -> tuple[Node | None, int]:
        """Return where the searches of a position start, None if it is lost in every order; and the buried cards."""
        if position not in self._starts:
            node = start_node(self.game, self._tables, position)
            self._starts[position] = node, buried(self.game, self._tables, position)
        return self._starts[position]


class MatchingEvaluator:
    """Decides positions of the game with the unseen cards in one order, and remembers what was searched in vain."""

    def __init__(self, factory: MatchingEvaluatorFactory, tables: Tables, search: MatchingSearch) -> None:
        self._factory = factory
        self._tables = tables
        self._search = search
        self._failed: FailureTable = {}

    def evaluate(self, position: Position, limits: Limits) -> "MatchingEvaluation":
        """Return whether the position can be won."""
        if is_won(self._factory.game, position):
            return MatchingEvaluation(Status.WON, position, self._tables, None)
        node, hidden_alone = self._factory.start(position)
        if node is None:
            return MatchingEvaluation(Status.LOST, position, self._tables, None)
        found = self._search.run(node, hidden_alone, limits, self._failed)
        return MatchingEvaluation(found.status, position, self._tables, found.line)


class MatchingEvaluation:
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
