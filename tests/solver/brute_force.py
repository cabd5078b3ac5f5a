"""The yardstick: plain breadth-first search over the rules' own positions, slow and obviously right."""

from pyramid_access.rules.legality import is_won, legal_moves
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position


def can_be_won(game: Game, position: Position, most: int = 100_000) -> bool | None:
    """Return whether any sequence of legal moves wins; None if more than ``most`` positions can be reached.

    With unlimited passes the number of the pass changes nothing, so it is left out of what makes two positions equal;
    else there would be no end to them.
    """
    seen = {_same(game, position)}
    border = [position]
    while border:
        if any(is_won(game, reached) for reached in border):
            return True
        after = [successor(game, reached, move) for reached in border for move in legal_moves(game, reached)]
        border = []
        for reached in after:
            if (key := _same(game, reached)) not in seen:
                seen.add(key)
                border.append(reached)
        if len(seen) > most:
            return None
    return False


def _same(game: Game, position: Position) -> Position:
    return position if game.variant.passes is not None else position._replace(pass_number=0, cleared_in=None)
