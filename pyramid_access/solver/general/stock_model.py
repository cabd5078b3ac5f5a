"""Stock and waste as a search sees them: which cards lie open after so many draws, and what a redeal does.

The cards of a pass are laid out once, as if nothing left: a pile is all that it will ever hold in this pass. What has
left is known from the set of cards that are left, so a position is that set and the number of *steps* made.
"""

from itertools import repeat
from typing import NamedTuple

from pyramid_access.rules.layout import PACK_SIZE, PYRAMID_SIZE, Slot
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Stock
from pyramid_access.solver.bit_sets import Cards

_NO_CARD = PACK_SIZE
"""A place in a pile without a card."""


class PileLayout(NamedTuple):
    """The piles of one pass, or the columns of a reserve."""

    piles: tuple[tuple[Slot, ...], ...]
    """All that lies on each pile when the pass ends, the first drawn first."""
    begun: tuple[int, ...]
    """How much of each pile lies there at step 0."""


class StockModel:
    """The stock of one variant. Steps are cards where one is drawn to one pile, else draws."""

    def __init__(self, game: Game) -> None:
        variant = game.variant
        self._stock = variant.stock
        self._draw = variant.draw
        self._pair = variant.waste_pair
        self._piles = max(1, variant.piles)
        self._single = self._piles == 1 and self._stock is not Stock.NONE
        self.draws_several = self._single and variant.draw > 1
        """Several cards are drawn at a time, to one pile."""
        self.keeps_order = variant.draw == 1 or self._stock is Stock.NONE
        """Whatever leaves, the other cards come up in the same way in every pass."""

    def lay_out(self, game: Game, position: Position) -> tuple[PileLayout, int]:
        """Return the layout of a position, and the step that has been reached."""
        if self._stock is Stock.NONE:
            # The columns are piles that have been laid out in one draw.
            columns = game.columns
            heights = position.reserve
            piles = tuple(tuple(PYRAMID_SIZE + r * columns + c for r in range(n)) for c, n in enumerate(heights))
            return PileLayout(piles, tuple(map(len, piles))), 0
        if self._single:
            held = (_NO_CARD if position.hand is None else position.hand,) if self._stock is Stock.HAND else ()
            drawn = position.waste[0] + held
            pile = drawn + position.stock
            self._rest = [sum(1 << slot for slot in pile[step:]) for step in range(len(pile) + 1)]
            return PileLayout((drawn + position.stock,), (0,)), len(drawn)
        return self._fresh(position.waste, position.stock), 0

    def _fresh(self, waste: tuple[tuple[Slot, ...], ...], stock: tuple[Slot, ...]) -> PileLayout:
        begun = tuple(map(len, waste))
        return PileLayout(tuple(pile + stock[i :: self._piles] for i, pile in enumerate(waste)), begun)

    def redealt(self, layout: PileLayout, cards: Cards) -> PileLayout:
        """Return the layout after a redeal; the cards that have left are left out where that changes the draws."""
        if self._single or self.keeps_order:
            return layout
        stock = tuple(slot for pile in reversed(layout.piles) for slot in pile if cards >> slot & 1)
        return self._fresh(((),) * self._piles, stock)

    def open_cards(self, layout: PileLayout, step: int, cards: Cards) -> list[Slot]:
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

    def buried(self, layout: PileLayout, step: int, cards: Cards, *, last: bool) -> list[list[Slot]]:
        """Return piles of which each card covers the one before it for good, ``last`` in the last pass.

        In the last pass they are the waste piles, and what one draw will lay on the waste. The held card is in none.
        Before that they are the first cards of a stock of which several are drawn at a time.
        """
        if self._stock is Stock.NONE:
            return []  # Columns are no waste.
        if not last:
            return self._first_drawn(layout.piles[0], step, cards) if self.draws_several else []
        ends = self._ends(layout, step)
        piles = zip(layout.piles, ends, strict=True)
        found = [[slot for slot in pile[:end] if cards >> slot & 1] for pile, end in piles]
        if self.draws_several:
            undrawn = [slot for slot in layout.piles[0][step:] if cards >> slot & 1]
            found += [undrawn[at : at + self._draw] for at in range(0, len(undrawn), self._draw)]
        return found

    def _first_drawn(self, pile: tuple[Slot, ...], step: int, cards: Cards) -> list[list[Slot]]:
        """Return the cards that come first and together in every pass, as long as they are there.

        The waste counts alone, if there is one: a card that lies in it already may be open now.
        """
        drawn = [slot for slot in pile[:step] if cards >> slot & 1]
        return [(drawn or [slot for slot in pile[step:] if cards >> slot & 1])[: self._draw]]

    def never_together(self, layout: PileLayout) -> tuple[Cards, ...]:
        """Return sets of cards of which no two ever lie open at once in this pass."""
        if self._pair or self._stock not in (Stock.WASTE, Stock.PILES):
            return ()
        return tuple(sum(1 << slot for slot in pile if slot != _NO_CARD) for pile in layout.piles)

    def row(self, layout: PileLayout, cards: Cards) -> tuple[Slot, ...]:
        """Return the cards of which two can meet in the last pass only after those between them have left."""
        if not self._single or self._draw > 1:
            return ()
        return tuple(slot for slot in layout.piles[0] if cards >> slot & 1)

    def _ends(self, layout: PileLayout, step: int) -> list[int]:
        """Return how much of each pile lies there."""
        if self._single:
            return [max(0, step - (self._stock is Stock.HAND))]
        return [begun + step for begun in layout.begun]

    def waste_pair(self, layout: PileLayout, step: int, cards: Cards) -> tuple[Slot, Slot] | None:
        """Return the two topmost waste cards, the lower slot first, where they may leave together."""
        if not self._pair:
            return None
        found: list[Slot] = []
        for slot in reversed(layout.piles[0][: self._ends(layout, step)[0]]):
            if cards >> slot & 1:
                found.append(slot)
                if len(found) == 2:
                    return min(found), max(found)
        return None

    def drawn(self, layout: PileLayout, step: int, cards: Cards) -> int | None:
        """Return the step after a draw, None where the stock is used up."""
        if self._stock is Stock.NONE:
            return None
        if not self._single:
            is_left = any(end < len(pile) for pile, end in zip(layout.piles, self._ends(layout, step), strict=True))
            return step + 1 if is_left else None
        pile = layout.piles[0]
        reached, left = None, self._draw
        for index in range(step, len(pile)):
            if cards >> pile[index] & 1:
                reached, left = index + 1, left - 1
                if not left:
                    break
        return reached

    def place(self, layout: PileLayout, step: int, cards: Cards) -> tuple[object, int]:
        """Return what draws alone never change, and how far they have come.

        Of two places with the same cards that are alike in the first, the lower leads to the higher.
        """
        if not self._single:
            return (*layout.piles, layout.begun), step
        if self.keeps_order:
            return 0, step
        undrawn = (cards & self._rest[step]).bit_count()
        return undrawn % self._draw, -undrawn

    def stops(self, layout: PileLayout, step: int, cards: Cards) -> list[tuple[int, list[Slot]]]:
        """Return the steps from this one to the end of the pass, each with the open cards beside the pyramid."""
        if self.draws_several:
            return self._stops_single(layout.piles[0], step, cards)
        found = [(step, self.open_cards(layout, step, cards))]
        while (after := self.drawn(layout, step, cards)) is not None:
            step = after
            found.append((step, self.open_cards(layout, step, cards)))
        return found

    def _stops_single(self, pile: tuple[Slot, ...], step: int, cards: Cards) -> list[tuple[int, list[Slot]]]:
        """Do the same for several cards at a time to one pile."""
        top = _top(pile, step, cards)
        found: list[tuple[int, list[Slot]]] = [(step, [] if top is None else [top])]
        undrawn = [index for index in range(step, len(pile)) if cards >> pile[index] & 1]
        if undrawn:
            whole = undrawn[self._draw - 1 :: self._draw]
            if not whole or whole[-1] != undrawn[-1]:
                whole.append(undrawn[-1])
            found += [(index + 1, [pile[index]]) for index in whole]
        return found


class AllOpenStock(StockModel):
    """A relaxation: all cards of the stock lie open at once. What is lost with it is lost with any stock."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.draws_several = False
        self.keeps_order = True

    def open_cards(self, layout: PileLayout, step: int, cards: Cards) -> list[Slot]:  # noqa: ARG002
        """Return all cards beside the pyramid."""
        return [slot for pile in layout.piles for slot in pile if cards >> slot & 1]

    def never_together(self, layout: PileLayout) -> tuple[Cards, ...]:  # noqa: ARG002
        """Return nothing: they all lie open together."""
        return ()

    def buried(self, layout: PileLayout, step: int, cards: Cards, *, last: bool) -> list[list[Slot]]:  # noqa: ARG002
        """Return nothing: no card covers another."""
        return []

    def row(self, layout: PileLayout, cards: Cards) -> tuple[Slot, ...]:  # noqa: ARG002
        """Return nothing: no card keeps two others apart."""
        return ()

    def drawn(self, layout: PileLayout, step: int, cards: Cards) -> int | None:  # noqa: ARG002
        """Return None: all is drawn."""
        return None


def _top(pile: tuple[Slot, ...], end: int, cards: Cards) -> Slot | None:
    for slot in reversed(pile[:end]):
        if cards >> slot & 1:
            return slot
    return None
