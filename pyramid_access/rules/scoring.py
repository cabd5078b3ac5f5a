"""Par scoring: what a game is worth, the sooner the pyramid was cleared and the fewer cards are left the more."""

from pyramid_access.rules.position import Position, cards_left

CLEARING_POINTS = {1: 50, 2: 35, 3: 20}
"""Points for clearing the pyramid in the first, second or third pass."""


def score(position: Position) -> int:
    """Return the points that the game is worth if it ends here.

    Points for the pass in which the pyramid was cleared, none if it was not, minus one for each card left: -52 to 50.
    Source: the rules of Pyramid in Solitaire Till Dawn.
    """
    points = 0 if position.cleared_in is None else CLEARING_POINTS[position.cleared_in]
    return points - cards_left(position)
