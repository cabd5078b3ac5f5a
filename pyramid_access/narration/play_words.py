"""Words for what happens on the table."""

from collections.abc import Iterator
from typing import assert_never

from pyramid_access.narration.card_words import PlacedCard
from pyramid_access.narration.refusal_words import refusal_words
from pyramid_access.narration.teller import Sentence, Teller
from pyramid_access.rules.events import (
    CardsRemoved,
    CardUncovered,
    MoveRefused,
    PyramidCleared,
    StockDrawn,
    StockRedealt,
)
from pyramid_access.rules.layout import PYRAMID_SIZE
from pyramid_access.rules.variants import Stock


def _removed(teller: Teller, event: CardsRemoved) -> Iterator[Sentence]:
    first, *others = teller.cards(event.slots)
    if others:
        yield teller.say("play-removed-pair", first=first, second=others[0])
    else:
        yield teller.say("play-removed-one", card=first)
    from_pyramid = any(slot < PYRAMID_SIZE for slot in event.slots)
    if from_pyramid and not teller.view.outcome:  # The end of the game says itself what is left.
        yield teller.say("play-left", left=teller.view.position.pyramid.bit_count())


def _uncovered(teller: Teller, event: CardUncovered) -> Iterator[Sentence]:
    yield teller.say("play-uncovered", card=teller.card(event.slot), place=teller.spot(event.slot))


def _cleared(teller: Teller, event: PyramidCleared) -> Iterator[Sentence]:
    yield teller.say("play-cleared", ended=bool(teller.view.outcome), **{"pass": event.pass_number})


def _drawn(teller: Teller, event: StockDrawn) -> Iterator[Sentence]:
    yield _drawn_cards(teller, event)
    if not event.left:
        yield teller.say("play-stock-empty", passes=teller.passes())


def _drawn_cards(teller: Teller, event: StockDrawn) -> Sentence:
    variant = teller.view.game.variant
    if variant.stock is Stock.PILES:
        cards = tuple(PlacedCard(teller.card(slot), teller.spot(slot)) for slot in event.slots)
        return teller.say("play-drawn-piles", cards=cards, left=event.left)
    if len(event.slots) > 1:
        return teller.say("play-drawn-many", cards=teller.cards(event.slots), left=event.left)
    slot = event.slots[0]
    if variant.stock is Stock.OPEN:
        return teller.say("play-drawn-open", card=teller.card(slot), left=event.left)
    return teller.say("play-drawn-one", card=teller.card(slot), place=teller.spot(slot), left=event.left)


def _redealt(teller: Teller, event: StockRedealt) -> Iterator[Sentence]:
    passes = "unlimited" if event.redeals_left is None else event.redeals_left
    yield teller.say("play-redealt", count=event.cards, passes=passes, **{"pass": event.pass_number})


PlayEvent = CardsRemoved | CardUncovered | PyramidCleared | StockDrawn | StockRedealt | MoveRefused


def play_words(teller: Teller, event: PlayEvent) -> Iterator[Sentence]:
    """Say what an event has brought."""
    match event:
        case CardsRemoved():
            yield from _removed(teller, event)
        case CardUncovered():
            yield from _uncovered(teller, event)
        case PyramidCleared():
            yield from _cleared(teller, event)
        case StockDrawn():
            yield from _drawn(teller, event)
        case StockRedealt():
            yield from _redealt(teller, event)
        case MoveRefused():
            yield from refusal_words(teller, event)
        case _:
            assert_never(event)
