"""One depth-first search with one move ordering, for :mod:`pyramid_access.solver.general.exploration`.

Edges with the fewest alternatives come first (fail first: Haralick and Elliott, "Increasing tree search efficiency for
constraint satisfaction problems", 1980). Every ordering is exact; which one finds a win soonest is not known before.
"""

from typing import NamedTuple

from pyramid_access.rules.layout import FULL_PYRAMID, PACK_SIZE
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Goal
from pyramid_access.solver.bit_sets import Cards, Edges, bits, cards_in
from pyramid_access.solver.general.pair_graph import Openings, PairGraph
from pyramid_access.solver.general.stock_model import PileLayout, StockModel
from pyramid_access.solver.general.transposition_table import StockSymmetry, TranspositionTable
from pyramid_access.solver.result import Limits, Status

_SPREAD = 0x9E37_79B9_7F4A_7C15
"""A multiplier that spreads small numbers over 64 bits (Knuth, The Art of Computer Programming, volume 3, 6.4)."""
_SIXTY_FOUR = (1 << 64) - 1
_DRAW, _REDEAL = Draw(), Redeal()
_REDEALT = -1
"""A redeal, in place of the number of an edge."""
_Trail = tuple["_Trail", int, int] | None
"""What was done so far, the last first: draws, then an edge or a redeal."""


class MoveOrdering(NamedTuple):
    """How to choose the edge to decide first, and whether it is used first or left out first."""

    seed: int = 0
    """Decides between edges; 0 decides by the number of alternatives alone and always uses an edge first."""
    left_out: int = 0
    """How many of a hundred edges are left out first."""
    stock_first: bool = False
    """Prefers edges with cards of the stock, instead of those within the pyramid."""

    def choice(self, graph: PairGraph, alive: Edges, edges: Edges, cards: int) -> int:
        """Return the edge to decide first."""
        if not edges & (edges - 1):
            return edges.bit_length() - 1
        if self.stock_first:
            edges = edges & ~graph.inner or edges
            return min(bits(edges), key=lambda edge: (sum(graph.choices(alive, edge)), self._noise(edge, cards)))
        edges = edges & graph.inner or edges & graph.loops or edges & ~graph.outer or edges
        if self.seed:
            return min(bits(edges), key=lambda edge: self._noise(edge, cards))
        return min(bits(edges), key=lambda edge: min(graph.choices(alive, edge)))

    def is_left_out_first(self, edge: int, cards: int) -> bool:
        """Is the edge left out first?"""
        return self._noise(edge, cards + 1) % 100 < self.left_out

    def _noise(self, edge: int, cards: int) -> int:
        """Return a pseudo-random number, always the same for the same edge, cards and seed (a multiplicative hash)."""
        mixed = (cards ^ cards >> 29) * _SPREAD + edge * 0x1_0000_01B3 + self.seed & _SIXTY_FOUR
        mixed = (mixed ^ mixed >> 32) * _SPREAD & _SIXTY_FOUR
        return mixed >> 32


PLAIN = MoveOrdering()
"""The ordering of the main search, the most promising on the whole."""


def restart_ordering(number: int) -> MoveOrdering:
    """Return the ordering of a restart, a different one for each number from 0."""
    return MoveOrdering(number + 1, *((20, False), (50, False), (20, True))[number % 3])


class _Node(NamedTuple):
    """A position, and which edges may still be used from it."""

    cards: Cards
    alive: Edges
    layout: PileLayout
    step: int
    pass_number: int
    redealt: tuple[PileLayout, ...]
    """The layouts that redeals have brought since a card left: one that comes again closes a cycle."""
    line: _Trail
    draws: int
    """Draws after the line."""


class _Branch(NamedTuple):
    """A node with an edge that is to be left out, and the edge."""

    node: _Node
    edge: int


class SearchContext:
    """What all searches from one position share: the fixed part of the game, and where they begin."""

    def __init__(self, game: Game, position: Position, stock: StockModel) -> None:
        cards = cards_in(game, position)
        self.passes = game.variant.passes
        self.all_targets = game.variant.goal is Goal.ALL
        self.graph = PairGraph(game, cards)
        self.stock = stock
        self.openings = Openings(self.graph, stock, overlap=game.variant.overlap)
        self.symmetry = StockSymmetry(game)
        layout, step = stock.lay_out(game, position)
        self.root = _Node(cards, self.graph.every, layout, step, position.pass_number, (), None, 0)


class BranchingSearch:
    """One depth-first search, with one move ordering. It can be taken up again where it was left."""

    def __init__(self, context: SearchContext, ordering: MoveOrdering) -> None:
        self._passes = context.passes
        self._all_targets = context.all_targets
        self._graph = context.graph
        self._stock = context.stock
        self._openings = context.openings
        self._symmetry = context.symmetry
        self._ordering = ordering
        self._table = TranspositionTable()
        self._won: _Trail = None
        self.nodes = 0
        """Nodes looked at so far."""
        root = self._tightened(self._without_separated(context.root))
        self._stack: list[_Node | _Branch] = [root] if root else []

    def run(self, limits: Limits) -> Status:
        """Go on within limits for this call alone, the most promising nodes first; unknown if one of them is hit."""
        before = self.nodes
        while self._stack:
            if limits.are_hit(self.nodes - before + 1):
                return Status.UNKNOWN
            self.nodes += 1
            entry = self._stack.pop()
            node = self._left_out(entry) if isinstance(entry, _Branch) else entry
            reached = self._advanced(node) if node else None
            if isinstance(reached, _Branch):
                self._stack += self._branches(reached)
            elif reached and self._targets(reached.cards):
                self._stack += self._rest_of_pass(reached)
            elif reached:
                self._won = reached.line
                return Status.WON
        return Status.LOST

    def moves(self) -> tuple[Move, ...]:
        """Return the winning line, once it is found."""
        found: list[Move] = []
        line = self._won
        while line:
            line, draws, edge = line
            found.append(_REDEAL if edge == _REDEALT else Remove(tuple(sorted({*self._graph.edges[edge]}))))
            found += [_DRAW] * draws
        return tuple(reversed(found))

    def _targets(self, cards: Cards) -> Cards:
        return cards if self._all_targets else cards & FULL_PYRAMID

    def _may_redeal(self, pass_number: int) -> bool:
        return self._passes is None or pass_number < self._passes

    def _is_settled(self, node: _Node) -> bool:
        """Does what leaves no longer change which cards later draws turn up?"""
        return self._stock.keeps_order or not self._may_redeal(node.pass_number)

    def _tightened(self, node: _Node) -> _Node | None:
        """Take out the edges that can never be used; None if the node cannot be won."""
        last = not self._may_redeal(node.pass_number)
        piles = self._stock.buried(node.layout, node.step, node.cards, last=last)
        row = self._stock.row(node.layout, node.cards) if last else ()
        alive = self._graph.tightened(node.cards, node.alive, self._targets(node.cards), piles, row)
        return None if alive is None else node._replace(alive=alive)

    def _without_separated(self, node: _Node) -> _Node:
        """Take out the pairs of stock cards that never lie open together, as far as no redeal changes that."""
        if len(node.layout.piles) > 1 and not self._is_settled(node):
            return node
        alive = node.alive
        for pile in self._stock.never_together(node.layout):
            alive &= ~self._graph.within(pile)
        return node._replace(alive=alive)

    def _is_new(self, cards: Cards, alive: Edges, layout: PileLayout, step: int, pass_number: int) -> bool:
        """Note a position to which a move has led; False if it cannot do better than one that was there before."""
        phase: object
        phase, place = self._stock.place(layout, step, cards)
        if self._stock.draws_several and self._may_redeal(pass_number):
            # Edges with the stock are not left out here, so those within the pyramid tell them all.
            phase = phase, self._symmetry.of(layout.piles[0], cards)
            cards, alive = cards & FULL_PYRAMID, alive & self._graph.inner
        if self._passes is None:
            # All passes are alike; where the order of the stock never changes, so are all steps in the end.
            return self._table.is_new(cards, phase, 0, 0 if self._stock.keeps_order else place, alive)
        if self._stock.keeps_order:
            return self._table.is_new(cards, phase, 0, pass_number * (PACK_SIZE + 1) + place, alive)
        return self._table.is_new(cards, phase, pass_number, place, alive)

    def _left_out(self, branch: _Branch) -> _Node | None:
        """Return the node without the edge, None if it cannot be won."""
        node = branch.node
        return self._tightened(node._replace(alive=node.alive & ~(1 << branch.edge)))

    def _used(self, node: _Node, edge: int, step: int, draws: int) -> _Node | None:
        """Return the node after so many draws to a step, then the use of an edge; None if it cannot win or is not new.

        To look at the order of play here costs more than it saves: that is done for edges that are left out.
        """
        first, second = self._graph.edges[edge]
        left = node.cards & ~(1 << first | 1 << second)
        alive = self._graph.reduced_after(node.alive, edge, self._targets(left))
        if alive is None or not self._is_new(left, alive, node.layout, step, node.pass_number):
            return None
        line = (node.line, node.draws + draws, edge)
        return _Node(left, alive, node.layout, step, node.pass_number, (), line, 0)

    def _advanced(self, node: _Node) -> _Node | _Branch | None:
        """Use what need not be decided and draw, up to an edge to decide or a node to look at as a whole.

        The node may be won. It is None if all draws come to an end.
        """
        current: _Node | None = node
        while current and self._targets(current.cards):
            settled = self._is_settled(current)
            edges = self._openings.now(current.layout, current.step, current.cards) & current.alive
            edges &= self._graph.every if settled else self._graph.inner
            if edges:
                edge = self._ordering.choice(self._graph, current.alive, edges, current.cards)
                if not self._is_free(current, edge):
                    return _Branch(current, edge)
                current = self._used(current, edge, current.step, 0)
            elif settled:
                current = self._drawn(current)
            else:
                return current
        return current

    def _drawn(self, node: _Node) -> _Node | None:
        """Return the node after a draw, after a redeal where the stock is used up; None without that either."""
        step = self._stock.drawn(node.layout, node.step, node.cards)
        return self._redealt(node, 0) if step is None else node._replace(step=step, draws=node.draws + 1)

    def _branches(self, branch: _Branch) -> list[_Node | _Branch]:
        """Return the two ways to decide an edge, the one to look at first at the end."""
        node, edge = branch
        used = self._used(node, edge, node.step, 0)
        if used is None:
            return [branch]
        return [used, branch] if self._ordering.is_left_out_first(edge, node.cards) else [branch, used]

    def _rest_of_pass(self, node: _Node) -> list[_Node]:
        """Return the successors within the rest of a pass after which the stock lies in another order.

        Each uses an edge at one of the steps, or is the redeal. The one to look at first comes last.
        """
        found = []
        draws = 0
        alive = node.alive & ~self._graph.inner
        for draws, (step, opened) in enumerate(self._openings.later(node.layout, node.step, node.cards)):
            edges = opened & alive
            while edges:
                edge = self._ordering.choice(self._graph, node.alive, edges, node.cards)
                edges ^= 1 << edge
                if used := self._used(node, edge, step, draws):
                    found.append(used)
        if redealt := self._redealt(node, draws):
            found.append(redealt)
        return found[::-1]

    def _redealt(self, node: _Node, draws: int) -> _Node | None:
        """Return the node after so many draws and a redeal; None without one, or if it leads back to what was seen."""
        if not node.cards & ~FULL_PYRAMID or not self._may_redeal(node.pass_number):
            return None
        layout = self._stock.redealt(node.layout, node.cards)
        if layout in node.redealt:
            return None
        line = (node.line, node.draws + draws, _REDEALT)
        redealt = _Node(node.cards, node.alive, layout, 0, node.pass_number + 1, (*node.redealt, layout), line, 0)
        if self._stock.keeps_order:
            return redealt
        if self._is_settled(redealt):
            tightened = self._tightened(self._without_separated(redealt))
            if tightened is None:
                return None
            redealt = tightened
        if not self._is_new(redealt.cards, redealt.alive, layout, 0, redealt.pass_number):
            return None
        return redealt if self._is_settled(redealt) or not self._stock.draws_several else self._tightened(redealt)

    def _is_free(self, node: _Node, edge: int) -> bool:
        """Can using the edge do no harm? It is the last of a card that must leave, or of both cards."""
        bit = 1 << edge
        if self._graph.loops & bit:
            return True
        targets = self._targets(node.cards)
        last = [node.alive & self._graph.at[card] == bit for card in self._graph.edges[edge]]
        must = [targets >> card & 1 for card in self._graph.edges[edge]]
        return all(last) or any(map(min, last, must))
