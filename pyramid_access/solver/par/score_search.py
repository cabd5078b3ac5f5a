"""One position under search for its best par score: what is tried, and in which order.

A *try* asks whether the pyramid, or a part of it, can be cleared by a certain pass; then whether so few cards can be
left that the game ends with a certain score. It ends with its score at best, so it is not made any more once as good a
score is found; the score is proven when no try is left. Each gets a few nodes at first, and more when nothing easier
is left to try: so a good score is found soon.

In standard terms: best-first branch and bound over decision problems, each with a node limit that grows in geometric
steps from restart to restart, with the transposition table kept. How the score is divided into tries is ours; checked
against brute force on endgames.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from pyramid_access.rules.layout import FULL_PYRAMID, PACK_SIZE, Slot
from pyramid_access.rules.legality import can_draw, can_redeal, is_won, removals
from pyramid_access.rules.moves import Draw, Move, Redeal
from pyramid_access.rules.play import CLEARING_POINTS, score, successor
from pyramid_access.rules.position import Deal, Game, Position, redeals_left
from pyramid_access.rules.variants import Goal
from pyramid_access.solver.bit_sets import cards_in
from pyramid_access.solver.matching.landmarks import Landmarks
from pyramid_access.solver.matching.matcher import drop_after_win, lacking, moves_of, steps_of
from pyramid_access.solver.matching.matching_search import FailureTable, Node
from pyramid_access.solver.matching.tables import REST_CARDS, Tables
from pyramid_access.solver.par.par_search import ClosingSearch, ParOutcome, ParSearch, Task
from pyramid_access.solver.par.stays import Stay, Stays, StayTable
from pyramid_access.solver.result import Limits, Status

_NODES = 64
"""Nodes that a try gets at first."""
_GROWTH = 4
"""How many times as many it gets the next time."""


class _Aim(NamedTuple):
    """What a try asks for."""

    stay: Stay
    """Which pyramid cards stay; all others must leave."""
    deadline: int
    """The pass by the end of which they must have left."""
    most: int | None
    """Cards that may be left in the end; None for any number."""


class _Try(NamedTuple):
    """What is to be tried; the least comes first."""

    nodes: int
    """How many nodes it gets."""
    rank: int
    """What tells most about the others comes first: whether the pyramid can be cleared, by the last pass before all."""
    loss: int
    """The score at best, negated."""
    number: int
    aim: _Aim
    points: int
    """Points for the pyramid if it succeeds."""


class _Memory:
    """What the tries of some positions have found out, by what they ask for; see :func:`_key`."""

    def __init__(self) -> None:
        self.failed: dict[tuple[int, int, int | None], FailureTable] = {}
        """What was searched in vain."""
        self.near: set[tuple[int, int, int | None]] = set()
        """Those of which something failed only because too many cards would be left."""


class DealSearch:
    """What the searches of all positions of one deal share."""

    def __init__(self, game: Game, like: "DealSearch | None" = None, first: Slot = 0) -> None:
        """``like`` is that of the same game with the cards from slot ``first`` on in another order."""
        self.game = game
        self.clearing = replace(game, variant=replace(game.variant, goal=Goal.PYRAMID))
        """The game if it were won with the pyramid: the tables of that goal let stock cards stay."""
        self.ends_early = game.variant.goal is Goal.PYRAMID
        """The game is over when the pyramid is cleared."""
        self.tables: Tables = like.tables.reordered(game.deal, first) if like else Tables(self.clearing)
        self.landmarks: Landmarks = like.landmarks if like else Landmarks(self.tables)
        search = ClosingSearch if self.ends_early else ParSearch
        self.search = search(self.clearing, self.tables, self.landmarks)
        self.stays: Stays = like.stays if like else Stays(self.tables, self.search.hopeless)
        """What stays in the pyramid has nothing to do with the order of the stock."""
        self.memory = _Memory()

    def reordered(self, deal: Deal, first: Slot) -> "DealSearch":
        """Return that of the game with the cards from slot ``first`` on in another order, as ``deal`` has them."""
        return DealSearch(replace(self.game, deal=deal), self, first)


class ScoreSearch:
    """The tries of one position, in a game that the matching method fits and that is not won."""

    def __init__(self, deal: DealSearch, position: Position) -> None:
        self._deal = deal
        self._position = position
        cards = cards_in(deal.game, position)
        self._table = StayTable(cards, lacking(deal.tables, cards))
        self._waste = sum(1 << slot for slot in position.waste[0])
        self._passes = deal.game.variant.passes or 1
        held_or_next = (*(() if position.hand is None else (position.hand,)), *position.stock, PACK_SIZE)
        self._start = Node(0, cards, redeals_left(deal.game, position) or 0, held_or_next[0], None)
        # With stand-ins, or if it matters which cards that leave alone were passed by, the same edges may mean another
        # table in another position.
        self._memory = _Memory() if self._table.absent or deal.ends_early else deal.memory
        may_pass_by = deal.ends_early or self._waste & deal.tables.alone
        self._step = 1 if may_pass_by else 2
        """Cards by which what is left can differ."""
        self._waiting: list[_Try] = []
        self._numbers = count()
        self._out_of_reach = 0
        """The pyramid cannot be cleared by the end of this pass."""
        self._has_partial_aims = False
        self.nodes = 0
        """Branch nodes looked at so far, one at least for each try."""
        self._score = score(position)
        """The best score found so far, but for what can still leave alone."""
        self._end: Node | None = None

    def run(self, limits: Limits) -> bool:
        """Find the best score; return whether it is proven."""
        self._add_clearing()
        while entry := self._next():
            left = None if limits.nodes is None else limits.nodes - self.nodes
            if (left is not None and left <= 0) or (limits.cancelled and limits.cancelled()):
                return False
            nodes = entry.nodes if left is None else min(entry.nodes, left)
            found = self._attempt(entry.aim, Limits(nodes, limits.cancelled))
            self.nodes += found.nodes + 1
            self._learn(entry, found)
        return True

    def best(self) -> tuple[int, tuple[Move, ...]]:
        """Return the best score found so far, and moves to it."""
        return self._line(self._end)

    def _line(self, end: Node | None) -> tuple[int, tuple[Move, ...]]:
        """Return the score of the best end that the play can have there, and the moves to it."""
        deal = self._deal
        steps = steps_of(deal.tables, end.line if end else None)
        if deal.ends_early and end and not end.cards & FULL_PYRAMID:
            drop_after_win(steps)
        moves = moves_of(deal.clearing, self._position, steps, deal.tables.loners)
        points, more = ending(deal.game, after(deal.game, self._position, moves), deal.tables.loners)
        return points, moves + more

    def _add_clearing(self) -> None:
        """Add the tries to clear the whole pyramid by each of the passes."""
        stay = self._deal.stays.none(self._table)
        if self._position.cleared_in is not None:
            self._has_partial_aims = True
            if stay:
                self._add(_NODES, _Aim(stay, self._passes, stay.least), CLEARING_POINTS[self._position.cleared_in])
        elif stay:
            for last in range(self._position.pass_number, self._passes + 1):
                self._add(_NODES, _Aim(stay, last, None), CLEARING_POINTS[last])

    def _add_partial(self) -> None:
        """Add the tries to clear a part of the pyramid: all, or those that can still lead to a better score."""
        self._has_partial_aims = True
        for stay in self._deal.stays.some(self._table) if self._score < -1 else ():
            if -stay.least <= self._score:
                return
            self._add(_NODES, _Aim(stay, self._passes, None), 0)

    def _add(self, nodes: int, aim: _Aim, points: int) -> None:
        least = aim.stay.least if aim.most is None else aim.most
        rank = 1 if aim.stay.cards else 0 if aim.most is not None else -aim.deadline
        heappush(self._waiting, _Try(nodes, rank, least - points, next(self._numbers), aim, points))

    def _next(self) -> _Try | None:
        """Return what to try next, None if nothing can lead to a better score."""
        while True:
            if not self._has_partial_aims and (not self._waiting or self._waiting[0].nodes > _NODES):
                self._add_partial()
            if not self._waiting:
                return None
            entry = heappop(self._waiting)
            is_in_reach = entry.aim.stay.cards or entry.aim.deadline > self._out_of_reach
            if -entry.loss > self._score and is_in_reach:
                return entry

    def _attempt(self, aim: _Aim, limits: Limits) -> ParOutcome:
        deal, stay = self._deal, aim.stay
        must = self._table.cards & FULL_PYRAMID & ~stay.cards
        task = Task(must, stay.frozen, self._passes - aim.deadline, aim.most, self._table.absent.bit_count())
        failed = self._memory.failed.setdefault(_key(aim), {})
        return deal.search.attempt(self._start._replace(edges=stay.edges), self._waste, task, limits, failed)

    def _learn(self, entry: _Try, found: ParOutcome) -> None:
        """Note what a try has led to, and add what is to be tried after it."""
        aim, points = entry.aim, entry.points
        if found.is_near:
            self._memory.near.add(_key(aim))
        if found.end:
            self._note(aim, points, found.end)
        if found.status is Status.UNKNOWN:
            self._add(entry.nodes * _GROWTH, aim, points)
            if not self._end and not self._deal.ends_early:
                self._play_greedily(aim)
        elif aim.most is None:
            if found.status is Status.WON:
                self._add(_NODES, aim._replace(most=aim.stay.least), points)
            elif not aim.stay.cards:
                self._out_of_reach = max(self._out_of_reach, aim.deadline)
        elif found.status is Status.LOST and _key(aim) in self._memory.near:
            self._add(_NODES, aim._replace(most=aim.most + self._step), points)

    def _play_greedily(self, aim: _Aim) -> None:
        """Find out what comes of using whatever can be used."""
        deal = self._deal
        cards = self._start.cards & ~(deal.tables.alone & REST_CARDS)
        end = deal.search.play_out(self._start._replace(edges=aim.stay.edges, cards=cards))
        found, _ = self._line(end)
        if found > self._score:
            self._score, self._end = found, end

    def _note(self, aim: _Aim, points: int, end: Node) -> None:
        """Keep an end if it is better than what was found so far."""
        if self._deal.ends_early and not aim.stay.cards:
            found, _ = self._line(end)
        else:
            if aim.most is None:
                end = self._deal.search.play_out(end)
            found = points - self._deal.search.left_in_end(end.cards)
        if found > self._score:
            self._score, self._end = found, end


def _key(aim: _Aim) -> tuple[int, int, int | None]:
    return aim.stay.cards, aim.deadline, aim.most


def ending(game: Game, position: Position, loners: frozenset[Slot]) -> tuple[int, tuple[Move, ...]]:
    """Return the best score that is still to be had by turning the stock and taking what leaves alone, and how.

    If one move wins the game, it is made where that is worth most. ``loners`` are the cards that leave alone.
    """
    moves: list[Move] = []
    best = score(position)
    ending: tuple[Move, ...] = ()
    while True:
        winning, next_move = _options(game, position, loners)
        for move in winning:
            points = score(successor(game, position, move))
            if points > best:
                best, ending = points, (*moves, move)
        if next_move is None:
            return best, ending
        moves.append(next_move)
        position = successor(game, position, next_move)
        if score(position) > best:
            best, ending = score(position), tuple(moves)


def after(game: Game, position: Position, moves: Sequence[Move]) -> Position:
    """Return the position after some legal moves."""
    for move in moves:
        position = successor(game, position, move)
    return position


def _options(game: Game, position: Position, loners: frozenset[Slot]) -> tuple[list[Move], Move | None]:
    """Return the moves that win, and the move with which to go on; none if nothing more can come of it."""
    if is_won(game, position):
        return [], None
    winning: list[Move] = []
    for move in removals(game, position):
        if is_won(game, successor(game, position, move)):
            winning.append(move)
        elif len(move.slots) == 1:
            return [], move
    return winning, next(_turning(game, position, loners), None)


def _turning(game: Game, position: Position, loners: frozenset[Slot]) -> Iterator[Move]:
    """Yield the draw, or the redeal, as long as a card may come up that leaves alone, or the last partner."""
    waits = bool(position.pyramid) and game.variant.goal is Goal.PYRAMID
    cards = (*position.stock, *(slot for pile in position.waste for slot in pile))
    if waits or not loners.isdisjoint(cards):
        if can_draw(position):
            yield Draw()
        elif can_redeal(game, position):
            yield Redeal()
