"""A game's fixed part, and the small immutable value that changes with each move."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from pyramid_access.rules.cards import Card, CardError, CardFault, check_pack, find_cards
from pyramid_access.rules.layout import (
    FULL_PYRAMID,
    PYRAMID_SIZE,
    REST,
    ROWS,
    Area,
    Place,
    Slot,
    pyramid_place,
    row_slots,
)
from pyramid_access.rules.variants import Stock, Variant

Deal = tuple[Card, ...]
"""The 52 cards in dealing order: the index is the slot."""


@dataclass(frozen=True, slots=True)
class Game:
    """What stays the same for a whole game: the rules and the deal."""

    variant: Variant
    deal: Deal

    @property
    def columns(self) -> int:
        """Number of reserve columns."""
        return self.variant.reserve

    @property
    def column_height(self) -> int:
        """Cards in a full reserve column."""
        return len(REST) // self.columns if self.columns else 0


class Position(NamedTuple):
    """All that a move changes. Equal positions of one game have the same moves from there on."""

    pyramid: int
    """Bit set of the pyramid slots still there."""
    stock: tuple[Slot, ...]
    """The next drawn first."""
    hand: Slot | None
    """The drawn card that is held apart."""
    waste: tuple[tuple[Slot, ...], ...]
    """The piles from the left, the top of each last; one pile in most variants, none without a stock."""
    reserve: tuple[int, ...]
    """Cards left in each column."""
    pass_number: int
    """Which pass through the stock this is, from 1."""
    cleared_in: int | None
    """The pass in which the pyramid was cleared; None while it was not."""


def parse_deal(text: str) -> Deal:
    """Return the deal of a text of 52 cards in dealing order; see :func:`~pyramid_access.rules.cards.parse_cards`.

    Raises :class:`~pyramid_access.rules.cards.CardError` naming the unreadable, doubled or missing card.
    """
    return deal_of(find_cards(text))


def deal_of(found: Iterable[tuple[Card, int]]) -> Deal:
    """Return the deal of cards that were found in a text, in dealing order, each with the place where it begins.

    Raises :class:`~pyramid_access.rules.cards.CardError` naming the doubled or missing card.
    """
    cards: list[Card] = []
    for card, at in found:
        if card in cards:
            raise CardError(CardFault.DOUBLED, str(card), at)
        cards.append(card)
    return check_pack(cards)


def format_deal(deal: Deal) -> str:
    """Return the deal as text of eight lines, a line for each pyramid row and one for the rest."""
    rows = [row_slots(row) for row in range(1, ROWS + 1)]
    return "\n".join(" ".join(str(deal[slot]) for slot in row) for row in (*rows, REST)) + "\n"


def start(game: Game) -> Position:
    """Return the position before the first move."""
    has_stock = game.variant.stock is not Stock.NONE
    return Position(
        pyramid=FULL_PYRAMID,
        stock=tuple(REST) if has_stock else (),
        hand=None,
        waste=((),) * game.variant.piles,
        reserve=(game.column_height,) * game.columns,
        pass_number=1,
        cleared_in=None,
    )


def column_slots(game: Game, position: Position, column: int) -> tuple[Slot, ...]:
    """Return the slots left in a reserve column, counted from 0, the open one last."""
    return tuple(PYRAMID_SIZE + place * game.columns + column for place in range(position.reserve[column]))


def cards_left(position: Position) -> int:
    """Return how many cards have not left the table."""
    return (
        position.pyramid.bit_count()
        + len(position.stock)
        + (position.hand is not None)
        + sum(map(len, position.waste))
        + sum(position.reserve)
    )


def redeals_left(game: Game, position: Position) -> int | None:
    """Return how often the waste can still be turned over; None without a limit."""
    passes = game.variant.passes
    return None if passes is None else max(0, passes - position.pass_number)


def place_of(game: Game, position: Position, slot: Slot) -> Place:
    """Return where a card lies."""
    if slot < PYRAMID_SIZE:
        return pyramid_place(slot) if position.pyramid >> slot & 1 else Place(Area.GONE)
    if slot == position.hand:
        return Place(Area.HAND)
    if slot in position.stock:
        return Place(Area.STOCK, number=position.stock.index(slot) + 1)
    for pile, cards in enumerate(position.waste, 1):
        if slot in cards:
            return Place(Area.WASTE, pile, len(cards) - cards.index(slot))
    if game.columns:
        place, column = divmod(slot - PYRAMID_SIZE, game.columns)
        if place < position.reserve[column]:
            return Place(Area.RESERVE, column + 1, place + 1)
    return Place(Area.GONE)


def has_unseen(game: Game, position: Position) -> bool:
    """Is a card still to come that was never face up?"""
    return bool(position.stock) and not is_seen(game, position, position.stock[-1])


def is_seen(game: Game, position: Position, slot: Slot) -> bool:
    """Has the card ever been face up?

    Only the undrawn stock of the first pass has not, its top excepted where the stock lies open.
    """
    if position.pass_number != 1 or slot not in position.stock:
        return True
    return game.variant.stock is Stock.OPEN and slot == position.stock[0]
