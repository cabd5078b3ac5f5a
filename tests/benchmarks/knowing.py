"""How long it takes to know what a player asks in mid-game: children, verdict, fair hint, shortest line."""

import time
from collections.abc import Iterator
from random import Random

from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, start
from pyramid_access.rules.variants import with_rules
from pyramid_access.solver.fair.adviser import Adviser, advise, unseen_slots
from pyramid_access.solver.fair.player import play_fairly
from pyramid_access.solver.matching.matcher import Matcher
from pyramid_access.solver.result import Status
from pyramid_access.solver.shortest.win import shortest
from pyramid_access.solver.verdict import verdict
from tests.benchmarks.figures import Figure, median, percentile
from tests.benchmarks.solving import mid_game
from tests.solver.deal_list import FEW, MANY, proven_deals
from tests.solver.numbered import numbered_games, reshuffled

GAMES = 70
"""Games that are played fairly to come to positions in which a hint is asked for."""
RESHUFFLED = 1000
"""Positions in which the unseen cards are put in another order."""


def measure() -> Iterator[Figure]:
    """Yield times in milliseconds."""
    yield from _children()
    yield from _verdicts()
    yield from _hints()
    yield from _shortest()


def _children() -> Iterator[Figure]:
    """Yield what it takes to decide every child of a position in mid-game, as a hint does when all is known."""
    times = []
    for game, position in mid_game(Random(1), 500, range(5, 40)):
        matcher = Matcher(game)
        started = time.perf_counter()
        for move in legal_moves(game, position):
            matcher.decide(successor(game, position, move))
        times.append((time.perf_counter() - started) * 1000)
    yield Figure("decide every child of a position in mid-game, p95", percentile(times, 0.95), 5, "ms")
    yield Figure("decide every child of a position in mid-game, p99", percentile(times, 0.99), 20, "ms")


def _verdicts() -> Iterator[Figure]:
    """Yield what it takes to find the slip in games played at random to their end."""
    times = []
    rng = Random(3)
    for game in numbered_games("three-pass", 200):
        positions, moves = [start(game)], []
        while choices := legal_moves(game, positions[-1]):
            moves.append(rng.choice(choices))
            positions.append(successor(game, positions[-1], moves[-1]))
        started = time.perf_counter()
        verdict(game, positions, moves)
        times.append((time.perf_counter() - started) * 1000)
    yield Figure("find the move that lost a game, p95", percentile(times, 0.95), 40, "ms")


def _hints() -> Iterator[Figure]:
    """Yield what a fair hint takes where there is a choice and cards are hidden: all samples, and stopping early.

    And in how many of them it is another one when only what nobody has seen lies in another order.
    """
    full, early, changed = [], [], 0
    rng = Random(4)
    for game in numbered_games("three-pass", GAMES):
        played = play_fairly(game, Random(1))
        position = start(game)
        asking, choosing = Adviser(game, Random(2)), Adviser(game, Random(2))
        for move in played.moves:
            if unseen_slots(game, position) and len(legal_moves(game, position)) > 1:
                began = time.perf_counter()
                asking.advise(position)
                between = time.perf_counter()
                choosing.choose(position)
                full.append((between - began) * 1000)
                early.append((time.perf_counter() - between) * 1000)
                if len(full) <= RESHUFFLED:
                    other = reshuffled(game, position, rng)
                    changed += advise(other, position, Random(2)) != advise(game, position, Random(2))
            position = successor(game, position, move)
    yield Figure(f"fair hint, {len(full)} positions, all samples, p95", percentile(full, 0.95), 40, "ms")
    yield Figure(f"fair hint, {len(full)} positions, all samples, max", max(full), 500, "ms")
    yield Figure(f"fair hint, {len(early)} positions, stopping early, p95", percentile(early, 0.95), 20, "ms")
    yield Figure(f"fair hints changed by unseen cards, of {min(len(full), RESHUFFLED)}", changed, 0, "")


def _shortest() -> Iterator[Figure]:
    """Yield what the proven shortest line takes, and how many lengths are wrong."""
    variant = with_rules("open-stock", {})
    times, wrong = [], 0
    for deal, length in proven_deals(MANY if MANY.exists() else FEW):
        game = Game(variant, deal)
        began = time.perf_counter()
        found = shortest(game, start(game))
        times.append((time.perf_counter() - began) * 1000)
        wrong += (len(found.moves) if found.status is Status.WON else 0) != length
    yield Figure(f"shortest line of {len(times)} proven deals, wrong lengths", wrong, 0, "")
    yield Figure(f"shortest line of {len(times)} proven deals, median", median(times), 120, "ms")
    yield Figure(f"shortest line of {len(times)} proven deals, mean", sum(times) / len(times), 300, "ms")
