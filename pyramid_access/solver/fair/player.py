"""A player who plays whole games by the fair hint, to measure how far a game can be won without peeking."""

from dataclasses import dataclass
from typing import Protocol

from pyramid_access.rules.legality import is_won
from pyramid_access.rules.moves import Move
from pyramid_access.rules.play import outcome, score, successor
from pyramid_access.rules.position import Game, Position, start
from pyramid_access.rules.variants import Scoring
from pyramid_access.solver.fair.adviser import SAMPLES, SCORE_NODES, Adviser
from pyramid_access.solver.fair.determinization import Shuffler, unseen_slots
from pyramid_access.solver.hints import hints
from pyramid_access.solver.par.best_score import best_score
from pyramid_access.solver.result import NO_LIMITS, Limits
from pyramid_access.solver.search import solve


class Chance(Shuffler, Protocol):
    """Where chance comes from, such as :class:`random.Random`."""

    def random(self) -> float:
        """Return a random number, 0 included and 1 not."""
        ...


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end, or until it was known to be lost."""

    won: bool
    score: int | None
    """Points at the end; None in a variant that does not score."""
    moves: tuple[Move, ...]


def play_fairly(
    game: Game, chance: Chance, *, samples: int = SAMPLES, slip: float = 0.0, limits: Limits = NO_LIMITS
) -> Played:
    """Play a game by the fair hint with so many ``samples``; once all is known, by a line to the best end.

    With the probability ``slip`` a move is that of the rule of thumb instead: so plays someone who is careful, but not
    always. A game that is known to be lost is given up, unless it is played for its score; so is one for which no win
    is found within ``limits``, which are those of a single search, and one that is cancelled. The same ``chance``
    gives the same game.
    """
    adviser = Adviser(game, chance, samples=samples)
    position = start(game)
    moves: list[Move] = []
    line: tuple[Move, ...] = ()
    """The moves of a line that will be followed."""
    while not outcome(game, position) and not (limits.cancelled and limits.cancelled()):
        if slip and chance.random() < slip:
            move = hints(game, position)[0].move
        elif unseen_slots(game, position):
            move = adviser.choose(position, limits)
        else:
            line = line or _best_line(game, position, limits)
            move = line[0] if line else None
        if move is None:
            break
        line = line[1:] if line[:1] == (move,) else ()
        position = successor(game, position, move)
        moves.append(move)
    points = score(position) if game.variant.scoring is Scoring.PAR else None
    return Played(is_won(game, position), points, tuple(moves))


def _best_line(game: Game, position: Position, limits: Limits) -> tuple[Move, ...]:
    """Return moves to the best end that a game can still have, all cards being known; none to an end that is lost."""
    if game.variant.scoring is Scoring.PAR:
        return best_score(game, position, limits.at_most(SCORE_NODES)).moves
    return solve(game, position, limits).moves
