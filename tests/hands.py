"""Which keys play a move: what a player's hands do, whoever reads the keys."""

from collections.abc import Iterator

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.position import Game, Position
from pyramid_access.session.grid import playable
from pyramid_access.solver.hints import hints


def keys_of(game: Game, position: Position, move: Move, at: Slot | None = None) -> Iterator[str]:
    """Yield canonical key names: to each card by the free cards, choose it; P for stock and waste.

    ``at`` is the card to go from; without it the way is back to the first free card and on from there.
    """
    if isinstance(move, Draw | Redeal):
        yield "p"
        return
    assert isinstance(move, Remove)
    cards = playable(game, position)
    for slot in move.slots:
        if at not in cards:
            yield from ["s-tab"] * len(cards)
            at = cards[0]
        steps = cards.index(slot) - cards.index(at)
        yield from ["tab"] * steps or ["s-tab"] * -steps
        yield "enter"
        at = slot


def best_move(game: Game, position: Position) -> Move | None:
    """Return what the hint proposes; None when nothing is left."""
    return hints(game, position)[0].move
