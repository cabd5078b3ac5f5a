"""Words for what happens on the table."""

from collections.abc import Iterator
from typing import assert_never

from pyramid_access.narration.card_words import PlacedCard
from pyramid_access.narration.context import NarrationContext, Sentence
from pyramid_access.narration.refusal_words import refusal_words
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


def _removed(context: NarrationContext, event: CardsRemoved) -> Iterator[Sentence]:
    first, *others = context.cards(event.slots)
    if others:
        yield context.say("play-removed-pair", first=first, second=others[0])
    else:
        yield context.say("play-removed-one", card=first)
    from_pyramid = any(slot < PYRAMID_SIZE for slot in event.slots)
    if from_pyramid and not context.view.outcome:  # The end of the game says itself what is left.
        yield context.say("play-left", left=context.view.position.pyramid.bit_count())


def _uncovered(context: NarrationContext, event: CardUncovered) -> Iterator[Sentence]:
    yield context.say("play-uncovered", card=context.card(event.slot), place=context.spot(event.slot))


def _cleared(context: NarrationContext, event: PyramidCleared) -> Iterator[Sentence]:
    yield context.say("play-cleared", ended=bool(context.view.outcome), **{"pass": event.pass_number})


def _drawn(context: NarrationContext, event: StockDrawn) -> Iterator[Sentence]:
    yield _drawn_cards(context, event)
    if not event.left:
        yield context.say("play-stock-empty", passes=context.passes())


def _drawn_cards(context: NarrationContext, event: StockDrawn) -> Sentence:
    variant = context.view.variant
    if variant.stock is Stock.PILES:
        cards = tuple(PlacedCard(context.card(slot), context.spot(slot)) for slot in event.slots)
        return context.say("play-drawn-piles", cards=cards, left=event.left)
    if len(event.slots) > 1:
        return context.say("play-drawn-many", cards=context.cards(event.slots), left=event.left)
    slot = event.slots[0]
    if variant.stock is Stock.OPEN:
        return context.say("play-drawn-open", card=context.card(slot), left=event.left)
    return context.say("play-drawn-one", card=context.card(slot), place=context.spot(slot), left=event.left)


def _redealt(context: NarrationContext, event: StockRedealt) -> Iterator[Sentence]:
    passes = "unlimited" if event.redeals_left is None else event.redeals_left
    yield context.say("play-redealt", count=event.cards, passes=passes, **{"pass": event.pass_number})


PlayEvent = CardsRemoved | CardUncovered | PyramidCleared | StockDrawn | StockRedealt | MoveRefused


def play_words(context: NarrationContext, event: PlayEvent) -> Iterator[Sentence]:
    """Say what an event has brought."""
    match event:
        case CardsRemoved():
            yield from _removed(context, event)
        case CardUncovered():
            yield from _uncovered(context, event)
        case PyramidCleared():
            yield from _cleared(context, event)
        case StockDrawn():
            yield from _drawn(context, event)
        case StockRedealt():
            yield from _redealt(context, event)
        case MoveRefused():
            yield from refusal_words(context, event)
        case _:
            assert_never(event)
