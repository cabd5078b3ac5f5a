"""Which keys play a move: what a player's hands do, whoever reads the keys."""

from collections.abc import Iterator

from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.position import Game, Position
from pyramid_access.session.grid import playable
from pyramid_access.solver.hints import hints


def keys_of(game: Game, position: Position, move: Move) -> Iterator[str]:
    """Yield canonical key names: back to the first free card, on to the wanted one, choose; P for stock and waste."""
    if isinstance(move, Draw | Redeal):
        yield "p"
        return
    assert isinstance(move, Remove)
    cards = playable(game, position)
    for slot in move.slots:
        yield from ["s-tab"] * len(cards)
        yield from ["tab"] * cards.index(slot)
        yield "enter"


def best_move(game: Game, position: Position) -> Move | None:
    """Return what the hint proposes; None when nothing is left."""
    return hints(game, position)[0].move
