"""Stock and waste as a search sees them: which cards lie open after so many draws, and how a turned stock lies.

The cards of a pass are laid out once, as if nothing left: a pile is all that it will ever hold in this pass. What has
left is known from the set of cards that are left, so a position is that set and the number of *steps* made.
"""

from itertools import repeat
from typing import NamedTuple

from pyramid_access.rules.layout import PACK_SIZE, PYRAMID_SIZE, Slot
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Stock
from pyramid_access.solver.pair_graph import Cards

_NOBODY = PACK_SIZE
"""A card that is never there."""


class Layout(NamedTuple):
    """The piles of one pass, or the columns of a reserve."""

    piles: tuple[tuple[Slot, ...], ...]
    """All that lies on each pile when the pass ends, the first drawn first."""
    begun: tuple[int, ...]
    """How much of each pile lies there at step 0."""


class Turning:
    """The ways of one variant's stock. Steps are cards where one is drawn to one pile, else draws."""

    def __init__(self, game: Game) -> None:
        variant = game.variant
        self._stock = variant.stock
        self._draw = variant.draw
        self._pair = variant.waste_pair
        self._piles = max(1, variant.piles)
        self._single = variant.draw == 1 and self._stock is not Stock.NONE
        self.is_steady = variant.draw == 1 or self._stock is Stock.NONE
        """Whatever leaves, the others come in the same way in every pass."""

    def lay_out(self, game: Game, position: Position) -> tuple[Layout, int]:
        """Return the layout of a position, and the step that has been reached."""
        if self._stock is Stock.NONE:
            # The columns are piles that have been laid out in one draw.
            columns = game.columns
            heights = position.reserve
            piles = tuple(tuple(PYRAMID_SIZE + r * columns + c for r in range(n)) for c, n in enumerate(heights))
            return Layout(piles, tuple(map(len, piles))), 0
        if self._single:
            held = (_NOBODY if position.hand is None else position.hand,) if self._stock is Stock.HAND else ()
            drawn = position.waste[0] + held
            return Layout((drawn + position.stock,), (0,)), len(drawn)
        return self._fresh(position.waste, position.stock), 0

    def _fresh(self, waste: tuple[tuple[Slot, ...], ...], stock: tuple[Slot, ...]) -> Layout:
        begun = tuple(map(len, waste))
        if self._piles == 1:
            return Layout((waste[0] + stock,), begun)
        return Layout(tuple(pile + stock[i :: self._piles] for i, pile in enumerate(waste)), begun)

    def turned(self, layout: Layout, cards: Cards) -> Layout:
        """Return the layout after a redeal; the cards that have left are left out where that changes the draws."""
        if self.is_steady:
            return layout
        stock = tuple(slot for pile in reversed(layout.piles) for slot in pile if cards >> slot & 1)
        return self._fresh(((),) * self._piles, stock)

    def open_cards(self, layout: Layout, step: int, cards: Cards) -> list[Slot]:
        """Return the cards beside the pyramid that can be played."""
        if self._single:
            return self._open_single(layout.piles[0], step, cards)
        tops = map(_top, layout.piles, self._ends(layout, step), repeat(cards))
        return [top for top in tops if top is not None]

    def _open_single(self, pile: tuple[Slot, ...], step: int, cards: Cards) -> list[Slot]:
        found = []
        if self._stock is Stock.HAND and step:
            step -= 1
            if cards >> pile[step] & 1:
                found.append(pile[step])
        elif self._stock is Stock.OPEN:
            found = [slot for slot in pile[step:] if cards >> slot & 1][:1]
        top = _top(pile, step, cards)
        if top is not None:
            found.append(top)
        return found

    def waste(self, layout: Layout, step: int, cards: Cards) -> list[list[Slot]]:
        """Return what is left of the waste piles, the top of each last; the held card is none of them."""
        if self._stock is Stock.NONE:
            return []  # Columns are no waste.
        ends = self._ends(layout, step)
        piles = zip(layout.piles, ends, strict=True)
        return [[slot for slot in pile[:end] if cards >> slot & 1] for pile, end in piles]

    def never_together(self, layout: Layout) -> tuple[Cards, ...]:
        """Return sets of cards of which no two ever lie open at once in this pass."""
        if self._pair or self._stock not in (Stock.WASTE, Stock.PILES):
            return ()
        return tuple(sum(1 << slot for slot in pile if slot != _NOBODY) for pile in layout.piles)

    def _ends(self, layout: Layout, step: int) -> list[int]:
        """Return how much of each pile lies there."""
        if self._single:
            return [max(0, step - (self._stock is Stock.HAND))]
        per_step = self._draw if self._piles == 1 else 1
        return [begun + per_step * step for begun in layout.begun]

    def waste_pair(self, layout: Layout, step: int, cards: Cards) -> tuple[Slot, Slot] | None:
        """Return the two topmost waste cards, the lower slot first, where they may leave together."""
        if not self._pair:
            return None
        top = self.waste(layout, step, cards)[0][-2:]
        return (top[0], top[1]) if len(top) == 2 else None

    def drawn(self, layout: Layout, step: int, cards: Cards) -> int | None:
        """Return the step after a draw, None where the stock is used up."""
        if self._stock is Stock.NONE:
            return None
        if not self._single:
            is_left = any(end < len(pile) for pile, end in zip(layout.piles, self._ends(layout, step), strict=True))
            return step + 1 if is_left else None
        pile = layout.piles[0]
        for index in range(step, len(pile)):
            if cards >> pile[index] & 1:
                return index + 1
        return None


class AllOpen(Turning):
    """A stock that is easier than any: all its cards lie open at once. What is lost with it is lost."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.is_steady = True

    def open_cards(self, layout: Layout, step: int, cards: Cards) -> list[Slot]:  # noqa: ARG002
        """Return all cards beside the pyramid."""
        return [slot for pile in layout.piles for slot in pile if cards >> slot & 1]

    def never_together(self, layout: Layout) -> tuple[Cards, ...]:  # noqa: ARG002
        """Return nothing: they all lie open together."""
        return ()

    def waste(self, layout: Layout, step: int, cards: Cards) -> list[list[Slot]]:  # noqa: ARG002
        """Return nothing: no card covers another."""
        return []

    def drawn(self, layout: Layout, step: int, cards: Cards) -> int | None:  # noqa: ARG002
        """Return None: all is drawn."""
        return None


def _top(pile: tuple[Slot, ...], end: int, cards: Cards) -> Slot | None:
    for slot in reversed(pile[:end]):
        if cards >> slot & 1:
            return slot
    return None
