"""Can a position still be won? The entry to both exact searches: by matching, and the general one."""

from collections import Counter

from pyramid_access.rules.layout import PACK_SIZE
from pyramid_access.rules.position import Game, Position, cards_left
from pyramid_access.solver.bit_sets import bits, cards_in
from pyramid_access.solver.general.exploration import explore
from pyramid_access.solver.matching.matcher import Matcher, can_match, decide
from pyramid_access.solver.result import NO_LIMITS, Limits, SolveResult, Status


def solve(game: Game, position: Position, limits: Limits = NO_LIMITS) -> SolveResult:
    """Return whether a position can still be won, with a winning line if so: exact for all rules.

    The faster method searches where it fits the rules. The same position gives the same line each time.
    """
    return (decide if matching_fits(game, position) else explore)(game, position, limits)


def is_winnable(game: Game, position: Position) -> bool:
    """Can a position still be won? As exact as :func:`solve`, and faster since it makes no line."""
    if matching_fits(game, position):
        return Matcher(game).status(position) is Status.WON
    return explore(game, position, NO_LIMITS).status is Status.WON


def matching_fits(game: Game, position: Position) -> bool:
    """Does the faster method fit the rules and the position, so also all positions that it leads to?"""
    return can_match(game.variant) and _have_left_in_pairs(game, position)


def _have_left_in_pairs(game: Game, position: Position) -> bool:
    """Have the cards that have left found partners? In a position made by hand they need not have.

    The faster method gives every card a partner; it would take a card that has lost its own for one that cannot leave.
    """
    if cards_left(position) == PACK_SIZE:
        return True
    left = Counter(game.deal[slot].rank for slot in bits(cards_in(game, position)))
    partners, alone = game.variant.table
    for rank, (*others,) in partners.items():
        if others == [rank]:
            if left[rank] % 2:
                return False
        elif rank not in alone and left[rank] != left[others[0]]:
            return False
    return True
