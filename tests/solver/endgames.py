"""Random endgames with few cards, most of which have partners, so that a search through everything ends quickly."""

from random import Random

from pyramid_access.rules.cards import PACK, Card
from pyramid_access.rules.layout import COVER_MASK, FULL_PYRAMID, PACK_SIZE, PYRAMID, REST, Slot
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import Stock, Variant
from tests.tables import variant_of

_WITH_COVERS = tuple(1 << slot | COVER_MASK[slot] for slot in PYRAMID)
"""Bits of a slot of the pyramid and of those that cover it."""


def random_endgame(rng: Random, name: str, pyramid_cards: int = 8, other_cards: int = 8) -> tuple[Game, Position]:
    """Return a position with at most so many cards, 1 at least of the pyramid."""
    variant = variant_of(name)
    pyramid = _pyramid(rng, rng.randint(1, pyramid_cards))
    empty = Position(pyramid, (), None, ((),) * variant.piles, (), 1, None)
    position = _reserve(rng, variant, empty, other_cards)
    if variant.stock is not Stock.NONE:
        position = _stock(rng, variant, empty, rng.randint(0, other_cards))
    return Game(variant, _deal(rng, variant, _left(variant, position))), position


def _pyramid(rng: Random, cards: int) -> int:
    pyramid = FULL_PYRAMID
    while pyramid.bit_count() > cards:
        pyramid ^= 1 << rng.choice([slot for slot in PYRAMID if pyramid & _WITH_COVERS[slot] == 1 << slot])
    return pyramid


def _reserve(rng: Random, variant: Variant, empty: Position, cards: int) -> Position:
    columns = variant.reserve
    heights = [0] * columns
    for _ in range(rng.randint(0, cards) if columns else 0):
        heights[rng.randrange(columns)] += 1
    return empty._replace(reserve=tuple(min(height, 24 // columns) for height in heights))


def _stock(rng: Random, variant: Variant, empty: Position, cards: int) -> Position:
    """Share some cards out between waste, hand and stock: in the first pass the stock has lost none."""
    passes = rng.randint(1, 4 if variant.passes is None else variant.passes)
    slots = sorted(rng.sample(REST, cards))
    undrawn = rng.randint(0, cards)
    if passes == 1:
        slots[cards - undrawn :] = range(PACK_SIZE - undrawn, PACK_SIZE)
        slots = sorted({*slots})
    drawn, stock = slots[: len(slots) - undrawn], slots[len(slots) - undrawn :]
    hand: Slot | None = None
    if variant.stock is Stock.HAND and drawn and rng.random() < 0.8:
        hand = drawn.pop()
    piles: list[list[Slot]] = [[] for _ in range(variant.piles)]
    for slot in drawn:
        rng.choice(piles).append(slot)
    return empty._replace(stock=tuple(stock), hand=hand, waste=tuple(map(tuple, piles)), pass_number=passes)


def _left(variant: Variant, position: Position) -> list[Slot]:
    held = () if position.hand is None else (position.hand,)
    piles = [slot for pile in position.waste for slot in pile]
    columns = variant.reserve
    reserve = [28 + row * columns + column for column, n in enumerate(position.reserve) for row in range(n)]
    return [*(slot for slot in PYRAMID if position.pyramid >> slot & 1), *piles, *held, *position.stock, *reserve]


def _deal(rng: Random, variant: Variant, left: list[Slot]) -> tuple[Card, ...]:
    """Return a deal in which most of the cards left find a partner among them."""
    pack, wanted = rng.sample(PACK, len(PACK)), variant.table.partners
    chosen: list[Card] = []
    while len(chosen) < len(left):
        card = pack.pop()
        chosen.append(card)
        partners = [other for other in pack if other.rank in wanted[card.rank]]
        if partners and rng.random() < 0.9:
            pack.remove(partners[0])
            chosen.append(partners[0])
    pack += chosen[len(left) :]
    chosen = rng.sample(chosen[: len(left)], len(left))
    places = {slot: chosen.pop() for slot in left}
    return tuple(places[slot] if slot in places else pack.pop() for slot in range(PACK_SIZE))
