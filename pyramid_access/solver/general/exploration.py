"""An exact search for every variant and every house rule: depth-first, with a portfolio of restarts.

What it rests on:

- A finished game is a choice of edges of the pair graph. Where the order of the stock never depends on what has left
  (draws of one card, the last pass), an edge that is used can be used as soon as both of its cards are open: no card
  is covered by that, and later draws stay the same. So one open edge at a time is either used *now* or left out for
  ever, and a draw comes only when no edge is left to decide. Two pyramid cards are decided so in any pass.
- Else a card that stays changes which cards the next pass turns up together. There a position leads to each use of an
  edge at each step of the rest of the pass, and to the redeal.
- What cannot be won with all the stock lying open at once, a relaxed problem, is lost. That is soon known, and asked
  first where several cards are drawn at a time.
- Of two positions with the same cards, the one that has come further in the stock, or is in a later pass, and has no
  other edges, fails if the first does (dominance, looked up in a transposition table). So the search ends, with
  unlimited passes too.
- Run times are heavy-tailed: a search that has begun badly goes on for long. So one search goes on to the end, and now
  and then a restart with another move ordering gets a short turn: Gomes, Selman and Kautz, "Boosting combinatorial
  search through randomization" (1998), as a portfolio of searches by turns: Gomes and Selman, "Algorithm portfolios"
  (2001).

Deciding an edge now or never is ours. All of it is checked against brute force on small endgames, and against the
matching search where that fits the rules.
"""

from pyramid_access.rules.legality import is_won
from pyramid_access.rules.position import Game, Position
from pyramid_access.solver.general.branching import PLAIN, BranchingSearch, SearchContext, restart_ordering
from pyramid_access.solver.general.stock_model import AllOpenStock, StockModel
from pyramid_access.solver.result import Limits, SolveResult, Status

_RELAXED_NODES = 2_000
"""Most nodes of the search of the relaxed problem."""
_RESTART_NODES = 150
"""Nodes of the first restart; later ones have more."""
_GROWTH = 20
"""The restarts grow by one part in so many from one to the next."""


def explore(game: Game, position: Position, limits: Limits) -> SolveResult:
    """Search until a win is found or none is left to find; the same position gives the same line each time."""
    if is_won(game, position):
        return SolveResult(Status.WON)
    return _Exploration(game, position, limits).run()


class _Exploration:
    """The searches for the answer to one question, and what is left of the caller's limit."""

    def __init__(self, game: Game, position: Position, limits: Limits) -> None:
        self._game = game
        self._position = position
        self._limits = limits
        self._nodes = 0
        self._stopped = False

    def run(self) -> SolveResult:
        """Solve the relaxed problem first, then run the main search and the restarts by turns."""
        stock = StockModel(self._game)
        if not stock.keeps_order:
            easier = BranchingSearch(SearchContext(self._game, self._position, AllOpenStock(self._game)), PLAIN)
            if self._run(easier, _RELAXED_NODES) is Status.LOST or self._stopped:
                return self._result(Status.UNKNOWN if self._stopped else Status.LOST)
        context = SearchContext(self._game, self._position, stock)
        main = BranchingSearch(context, PLAIN)
        number = 0
        while True:
            part = _RESTART_NODES + _RESTART_NODES * number // _GROWTH
            # Where cards have few partners, what is not won soon is most likely lost: the main search gets ever more.
            main_part = part if context.graph.is_tangled else part * (number + 1)
            for search, nodes in ((main, main_part), (BranchingSearch(context, restart_ordering(number)), part)):
                status = self._run(search, nodes)
                if status is not Status.UNKNOWN or self._stopped:
                    return self._result(status, search)
            number += 1

    def _run(self, search: BranchingSearch, most: int) -> Status:
        """Let a search go on for so many nodes, less if the caller's limit ends it."""
        left = most if self._limits.nodes is None else min(most, self._limits.nodes - self._nodes)
        before = search.nodes
        status = search.run(Limits(left, self._limits.cancelled))
        spent = search.nodes - before
        self._nodes += spent
        # A search that is still unknown before its own limit is hit was ended by the caller.
        self._stopped = status is Status.UNKNOWN and spent < most
        return status

    def _result(self, status: Status, search: BranchingSearch | None = None) -> SolveResult:
        moves = search.moves() if search and status is Status.WON else ()
        return SolveResult(status, moves, self._nodes)
