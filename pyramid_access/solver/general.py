"""An exact search for every variant and every house rule.

What it rests on:

- A finished game is a choice of edges of the pair graph. Within a pass an edge that is used can be used as soon as
  both of its cards are open: no card is covered by that, and the draws of the pass stay the same. So at each position
  one open edge is either used *now* or left out, and a draw comes only when no edge is left to decide.
- An edge is left out for ever where the order of the stock never depends on what has left: two pyramid cards, draws of
  one card, the last pass. Otherwise it is left out until the next redeal, since a card that stays changes which cards
  the next pass turns up together.
- What cannot be won with all the stock lying open at once is lost. That is soon known, and asked first where several
  cards are drawn at a time.
- Positions with the same cards and edges fail together; so does one that has come further in the stock, or is in a
  later pass, than one that has failed. Each is looked at once, so the search ends, with unlimited passes too.
"""

from dataclasses import replace
from typing import NamedTuple

from pyramid_access.rules.layout import COVER_MASK, COVERS, FULL_PYRAMID, LEFT_TO_RIGHT, PACK_SIZE, Area
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.position import Game, Position, place_of
from pyramid_access.rules.variants import Goal
from pyramid_access.solver.pair_graph import Cards, Edges, PairGraph, bits
from pyramid_access.solver.result import Limits, SolveResult, Status
from pyramid_access.solver.turning import AllOpen, Layout, Turning

_ASK_EVERY = 32
"""Nodes between two looks at whether the caller has cancelled."""
_DRAW, _REDEAL = Draw(), Redeal()

_Key = tuple[object, ...]
_NEVER = (1 << 62, 0)
"""Later than any pass."""
Line = tuple["Line", Move] | None
"""The moves so far, the last one first."""


class _Node(NamedTuple):
    """A position, and which edges may still be used from it."""

    cards: Cards
    alive: Edges
    skipped: Edges
    """Edges that are left out until the next redeal."""
    layout: Layout
    step: int
    pass_number: int
    line: Line


class _Branch(NamedTuple):
    """A node with an edge to decide, and the edge."""

    node: _Node
    edge: int


def explore(game: Game, position: Position, limits: Limits) -> SolveResult:
    """Search until a win is found or none is left to find; the same position gives the same line each time."""
    if is_won(game, position):
        return SolveResult(Status.WON)
    turning = Turning(game)
    nodes = 0
    if not turning.is_steady:
        easier = _Search(game, position, AllOpen(game)).run(limits)
        if easier.status is not Status.WON:
            return easier
        nodes = easier.nodes
    left = limits if limits.nodes is None else replace(limits, nodes=limits.nodes - nodes)
    result = _Search(game, position, turning).run(left)
    return replace(result, nodes=result.nodes + nodes)


class _Search:
    """One search: the fixed part of the game, and what has been seen."""

    def __init__(self, game: Game, position: Position, turning: Turning) -> None:
        there = (slot for slot in range(PACK_SIZE) if place_of(game, position, slot).area is not Area.GONE)
        cards = sum(1 << slot for slot in there)
        self._passes = game.variant.passes
        self._all_targets = game.variant.goal is Goal.ALL
        self._overlap = game.variant.overlap
        self._graph = PairGraph(game, cards)
        self._turning = turning
        self._pyramids: dict[Cards, tuple[Edges, Edges]] = {}
        self._seen: dict[_Key, tuple[int, int]] = {}
        layout, step = self._turning.lay_out(game, position)
        self._root = _Node(cards, self._graph.every, 0, layout, step, position.pass_number, None)

    def run(self, limits: Limits) -> SolveResult:
        """Go through the nodes, the most promising first."""
        root = self._new(self._tightened(self._without_strangers(self._root)))
        stack: list[_Node | _Branch] = [root] if root else []
        nodes = 0
        while stack:
            if nodes == limits.nodes or (nodes % _ASK_EVERY == 0 and limits.cancelled and limits.cancelled()):
                return SolveResult(Status.UNKNOWN, nodes=nodes)
            nodes += 1
            entry = stack.pop()
            node = self._left_out(entry) if isinstance(entry, _Branch) else entry
            found = self._advanced(node) if node else None
            if isinstance(found, _Node):
                return SolveResult(Status.WON, _moves(found.line), nodes)
            if found:
                stack.append(found)
                if used := self._new(self._used(*found)):
                    stack.append(used)
        return SolveResult(Status.LOST, nodes=nodes)

    def _targets(self, cards: Cards) -> Cards:
        return cards if self._all_targets else cards & FULL_PYRAMID

    def _tightened(self, node: _Node) -> _Node | None:
        """Take out the edges that can never be used; None if the node cannot be won."""
        # In the last pass, what the waste covers is covered for good.
        last = not self._may_redeal(node.pass_number)
        waste = self._turning.waste(node.layout, node.step, node.cards) if last else ()
        alive = self._graph.tightened(node.cards, node.alive, self._targets(node.cards), waste)
        return None if alive is None else node._replace(alive=alive)

    def _without_strangers(self, node: _Node) -> _Node:
        """Take out the pairs of stock cards that never lie open together, as far as no redeal changes that."""
        if len(node.layout.piles) > 1 and not self._is_settled(node):
            return node
        alive = node.alive
        for pile in self._turning.never_together(node.layout):
            alive &= ~self._graph.within(pile)
        return node._replace(alive=alive)

    def _is_settled(self, node: _Node) -> bool:
        """Does what leaves no longer change which cards later draws turn up?"""
        return self._turning.is_steady or not self._may_redeal(node.pass_number)

    def _new(self, node: _Node | None) -> _Node | None:
        """Note a node and return it; None if it cannot do better than one that was there before."""
        if node is None:
            return None
        if not self._is_settled(node):
            return self._new_unsettled(node)
        # With one card at a time, all passes go through the same layout, and all draws lead to one another at last.
        steady = self._turning.is_steady
        key: _Key = (node.cards, node.alive) if steady else (node.cards, node.alive, node.layout)
        rank = (node.pass_number, node.step) if self._passes is not None or not steady else (0, 0)
        if self._seen.get(key, _NEVER) <= rank:
            return None
        self._seen[key] = rank
        return node

    def _new_unsettled(self, node: _Node) -> _Node | None:
        """Do the same for a node with edges that are left out for this pass; the fewer they are, the better it is.

        A node that is there again with other edges left out stands for both: it leaves out what both do.
        """
        key = (node.cards, node.alive, node.layout, node.step)
        pass_number, skipped = self._seen.get(key, _NEVER)
        passes = 0 if self._passes is None else node.pass_number
        if pass_number <= passes and not skipped & ~node.skipped:
            return None
        if pass_number == passes:
            node = node._replace(skipped=node.skipped & skipped)
        self._seen[key] = passes, node.skipped
        return node

    def _left_out(self, branch: _Branch) -> _Node | None:
        """Return the node without the edge, None if it cannot be won or is not new."""
        node, bit = branch.node, 1 << branch.edge
        if self._is_settled(node) or self._graph.inner & bit:
            return self._new(self._tightened(node._replace(alive=node.alive & ~bit)))
        # Not looked up: it is the other half of the very node that was noted before it was split.
        return node._replace(skipped=node.skipped | bit)

    def _used(self, node: _Node, edge: int) -> _Node | None:
        """Return the node after an edge is used, None if a target is without partner then."""
        cards = sorted({*self._graph.edges[edge]})
        left = node.cards & ~sum(1 << card for card in cards)
        # To look at the order of play as well costs more here than it saves: that is done for edges that are left out.
        alive = self._graph.reduced(self._graph.without(node.alive, edge), self._targets(left))
        if alive is None:
            return None
        line = (node.line, Remove(tuple(cards)))
        return node._replace(cards=left, alive=alive, skipped=node.skipped & alive, line=line)

    def _advanced(self, node: _Node) -> _Node | _Branch | None:
        """Use what need not be decided and draw, up to a win (a node), an edge to decide, or the end of all draws."""
        whole_pass = False
        while self._targets(node.cards):
            if edges := self._available(node):
                edge = self._choice(node, edges)
                if not self._is_free(node, edge):
                    return _Branch(node, edge)
                used = self._used(node, edge)
                if used is None:
                    return None
                node, whole_pass = used, False
                continue
            step = self._turning.drawn(node.layout, node.step, node.cards)
            if step is not None:
                node = node._replace(step=step, line=(node.line, _DRAW))
                continue
            turned = None if whole_pass else self._turned(node)
            if turned is None:
                return None
            node, whole_pass = turned, self._turning.is_steady
        return node

    def _may_redeal(self, pass_number: int) -> bool:
        return self._passes is None or pass_number < self._passes

    def _turned(self, node: _Node) -> _Node | None:
        """Return the node after a redeal; None without one, or if it leads back to what was seen."""
        if not node.cards & ~FULL_PYRAMID or not self._may_redeal(node.pass_number):
            return None
        turned = node._replace(
            skipped=0,
            layout=self._turning.turned(node.layout, node.cards),
            step=0,
            pass_number=node.pass_number + 1,
            line=(node.line, _REDEAL),
        )
        if self._turning.is_steady:
            return turned
        if self._is_settled(turned):
            tightened = self._tightened(self._without_strangers(turned))
            if tightened is None:
                return None
            turned = tightened
        return self._new(turned)

    def _available(self, node: _Node) -> Edges:
        """Return the edges whose cards are open now."""
        touched, edges = self._pyramid_edges(node.cards & FULL_PYRAMID)
        at = self._graph.at
        for card in self._turning.open_cards(node.layout, node.step, node.cards):
            edges |= at[card] & (touched | self._graph.loops)
            touched |= at[card]
        pair = self._turning.waste_pair(node.layout, node.step, node.cards)
        if pair in self._graph.number:
            edges |= 1 << self._graph.number[pair]
        return edges & node.alive & ~node.skipped

    def _pyramid_edges(self, pyramid: Cards) -> tuple[Edges, Edges]:
        """Return the edges with an open card of the pyramid, and those whose cards both are."""
        if pyramid not in self._pyramids:
            touched = edges = 0
            for card in LEFT_TO_RIGHT:
                if pyramid >> card & 1 and not pyramid & COVER_MASK[card]:
                    edges |= self._graph.at[card] & (touched | self._graph.loops)
                    touched |= self._graph.at[card]
                    if self._overlap:
                        edges |= self._overlaps(pyramid, card)
            self._pyramids[pyramid] = touched, edges
        return self._pyramids[pyramid]

    def _overlaps(self, pyramid: Cards, over: int) -> Edges:
        only = [under for under in COVERS[over] if pyramid & COVER_MASK[under] == 1 << over]
        return sum(1 << self._graph.number[under, over] for under in only if (under, over) in self._graph.number)

    def _choice(self, node: _Node, edges: Edges) -> int:
        """Return the edge to decide first: without the stock if possible, then with the fewest alternatives."""
        graph = self._graph
        first = edges & graph.inner or edges & graph.loops or edges & ~graph.outer or edges
        return min(bits(first), key=lambda edge: self._alternatives(node.alive, edge))

    def _alternatives(self, alive: Edges, edge: int) -> int:
        first, second = self._graph.edges[edge]
        at = self._graph.at
        return min((alive & at[first]).bit_count(), (alive & at[second]).bit_count())

    def _is_free(self, node: _Node, edge: int) -> bool:
        """Can using the edge do no harm? It is the last of a card that must leave, or of both cards."""
        bit = 1 << edge
        if not (self._is_settled(node) or self._graph.inner & bit):
            return False
        if self._graph.loops & bit:
            return True
        targets = self._targets(node.cards)
        last = [node.alive & self._graph.at[card] == bit for card in self._graph.edges[edge]]
        must = [targets >> card & 1 for card in self._graph.edges[edge]]
        return all(last) or any(map(min, last, must))


def _moves(line: Line) -> tuple[Move, ...]:
    found: list[Move] = []
    while line:
        line, move = line
        found.append(move)
    return tuple(reversed(found))
