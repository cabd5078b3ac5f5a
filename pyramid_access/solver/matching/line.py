"""Turns the pairs that a search found, in their order, into the moves of the rules."""

from collections.abc import Sequence

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Goal, Stock


def moves_of(
    game: Game, position: Position, steps: Sequence[tuple[Slot, ...]], loners: frozenset[Slot]
) -> tuple[Move, ...]:
    """Return the moves that let the steps, each one card or a pair, leave in this order, each as soon as it can.

    ``loners`` are the cards that leave alone. Those of stock and waste are taken on the way, and the rest of them at
    the end if all must go: the search takes no notice of them.
    """
    if game.columns:
        return tuple(Remove(tuple(sorted(slots))) for slots in steps)
    line = _LineBuilder(game, position, loners)
    for slots in steps:
        line.remove(slots if slots[0] < slots[-1] else slots[::-1])
    if game.variant.goal is Goal.ALL:
        line.sweep()
    return tuple(line.moves)


class _LineBuilder:
    """The moves so far, and stock, hand and waste after them; the other cards need no watching."""

    def __init__(self, game: Game, position: Position, loners: frozenset[Slot]) -> None:
        self.moves: list[Move] = []
        self._holds = game.variant.stock is Stock.HAND
        self._open = game.variant.stock is Stock.OPEN
        self._waste_pair = game.variant.waste_pair
        self._loners = loners
        self._coming = [*reversed(position.stock)]
        self._waste = [*position.waste[0]]
        self._held = [] if position.hand is None else [position.hand]
        self._in_stock = {*self._coming, *self._waste, *self._held}

    def remove(self, slots: tuple[Slot, ...]) -> None:
        """Turn the stock until the cards can leave, and let them leave."""
        drawn = [slot for slot in slots if slot in self._in_stock]
        if drawn:
            self._take_loners()
            while not self._are_open(drawn):
                self._turn()
            for slot in drawn:
                self._take(slot)
        self.moves.append(Remove(slots))

    def sweep(self) -> None:
        """Take what leaves alone, when nothing else is left in the stock."""
        self._take_loners()
        while self._coming or self._waste:
            self._turn()

    def _are_open(self, slots: list[Slot]) -> bool:
        tops = [pile[-1] for pile in (self._held, self._waste, self._coming if self._open else ()) if pile]
        for slot in slots:
            if slot not in tops:
                return self._waste_pair and self._waste[-2:] == slots
        return True

    def _take(self, slot: Slot) -> None:
        for pile in (self._held, self._waste, self._coming):
            if slot in pile:
                pile.remove(slot)

    def _turn(self) -> None:
        """Draw, or turn the waste over; then take what leaves alone, so that it is never in the way."""
        if self._coming:
            self._waste += self._held
            self._held = []
            (self._held if self._holds else self._waste).append(self._coming.pop())
            self.moves.append(Draw())
        else:
            self._coming = [*self._waste, *self._held][::-1]
            self._waste, self._held = [], []
            self.moves.append(Redeal())
        self._take_loners()

    def _take_loners(self) -> None:
        """Take the open cards of stock and waste that leave alone, as long as there are."""
        for pile in (self._held, self._coming if self._open else self._held, self._waste):
            while pile and pile[-1] in self._loners:
                self.moves.append(Remove((pile.pop(),)))
