"""Turns what leaves on a shortest line, in its order, into the moves of the rules."""

from collections.abc import Sequence

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import is_won, open_slots, refusal
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove, remove
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Stock


def moves_of(game: Game, position: Position, steps: Sequence[tuple[Slot, ...]]) -> tuple[Move, ...]:
    """Return the moves that let the steps, each one card or a pair, leave in this order, each as soon as it can.

    Whatever else leaves alone is taken at the end, if all must go.
    """
    moves: list[Move] = []

    def play(move: Move) -> None:
        nonlocal position
        moves.append(move)
        position = successor(game, position, move)

    for slots in steps:
        removal = remove(*slots)
        while refusal(game, position, removal):
            play(_turn(game, position))
        play(removal)
    while not is_won(game, position):
        loner = next((slot for slot in open_slots(game, position) if _is_loner(game, slot)), None)
        play(_turn(game, position) if loner is None else Remove((loner,)))
    return tuple(moves)


def _turn(game: Game, position: Position) -> Move:
    """Return what brings the next card up: a card that leaves alone does so instead of being drawn, where it shows."""
    if not position.stock:
        return Redeal()
    if game.variant.stock is Stock.OPEN and _is_loner(game, position.stock[0]):
        return Remove(position.stock[:1])
    return Draw()


def _is_loner(game: Game, slot: Slot) -> bool:
    return game.deal[slot].rank in game.variant.table.alone
