"""Words for the answers to questions about cards."""

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from pyramid_access.narration.context import NarrationContext, Sentence
from pyramid_access.rules.layout import PYRAMID_SIZE, Slot
from pyramid_access.rules.variants import Stock
from pyramid_access.session.events import (
    BelowTold,
    CardTold,
    FreeCardsTold,
    PartnersTold,
    RemovalsTold,
    RowTold,
    StockTold,
)

Piles = tuple[tuple[Slot, ...], ...]


def _free_cards(context: NarrationContext, event: FreeCardsTold) -> Iterator[Sentence]:
    if not event.slots:
        yield context.say("cursor-no-card")
        return
    yield context.say("answers-free-count", count=len(event.slots))
    pyramid = [slot for slot in event.slots if slot < PYRAMID_SIZE]
    if pyramid:
        yield context.say("answers-free-pyramid", cards=context.cards(pyramid), count=len(pyramid))
    for slot in event.slots:
        if slot >= PYRAMID_SIZE:
            yield context.say("answers-free-other", card=context.card(slot), place=context.spot(slot))


def _removals(context: NarrationContext, event: RemovalsTold) -> Iterator[Sentence]:
    if not event.moves:
        yield context.say("answers-removals-none")
        return
    yield context.say("answers-removals-count", count=len(event.moves))
    for move in event.moves:
        first, *others = map(context.placed_card, move.slots)
        if others:
            yield context.say("answers-removal-pair", first=first, second=others[0])
        else:
            yield context.say("answers-removal-one", card=first)


def _card(context: NarrationContext, event: CardTold) -> Iterator[Sentence]:
    card, state = context.card(event.slot), context.state(event.slot)
    yield context.say("answers-card", card=card, place=context.spot(event.slot))
    if event.covered_by:
        yield context.say("answers-card-covered", card=card, covers=context.cards(event.covered_by))
    elif state == "chosen":
        yield context.say("answers-card-chosen", card=card)
    elif state == "free":
        yield context.say("answers-card-free")
    if event.covers:
        yield context.say("answers-card-covers", covered=context.cards(event.covers))


def _partners(context: NarrationContext, event: PartnersTold) -> Iterator[Sentence]:
    card = context.card(event.slot)
    if event.leaves_alone:
        yield context.say("answers-partners-alone", card=card)
        return
    if not event.partners and not event.unseen:
        yield context.say("answers-partners-none", card=card)
        return
    if event.partners:
        yield context.say("answers-partners", card=card)
    for slot in event.partners:
        yield _partner(context, slot)
    if event.unseen:
        yield context.say("answers-partners-unseen", count=event.unseen)


def _partner(context: NarrationContext, slot: Slot) -> Sentence:
    """Say a partner; below others in a pile the place tells enough."""
    state = context.state(slot)
    if state == "covered" and slot >= PYRAMID_SIZE:
        state = "below"
    return context.say("answers-partner", card=context.card(slot), place=context.spot(slot), state=state)


def _row(context: NarrationContext, event: RowTold) -> Iterator[Sentence]:
    if not event.slots:
        yield context.say("answers-row-empty", row=event.row)
        return
    mixed = context.view.chosen in event.slots or 0 < len(event.free) < len(event.slots)
    cards = tuple(map(context.placed_card, event.slots))
    if mixed:
        yield context.say("answers-row-mixed", row=event.row, cards=cards)
    else:
        stateless = tuple(replace(card, state="") for card in cards)
        yield context.say("answers-row-free" if event.free else "answers-row-covered", row=event.row, cards=stateless)


def stock_words(context: NarrationContext, event: StockTold) -> Iterator[Sentence]:
    """Say the counts and tops of stock, hand and waste, or of the columns."""
    if event.columns:
        yield from _columns(context, event.columns)
        return
    if event.stock_top is None:
        yield context.say("stock-count", count=event.stock)
    else:
        yield context.say("stock-open", count=event.stock, card=context.card(event.stock_top))
    if event.hand is not None:
        yield context.say("stock-hand", card=context.card(event.hand))
    elif context.view.variant.stock is Stock.HAND:
        yield context.say("stock-hand-empty")
    if not any(event.waste):
        yield context.say("stock-waste-empty" if len(event.waste) == 1 else "stock-piles-empty")
        return
    for number, pile in enumerate(event.waste, 1):
        yield _pile(context, number if len(event.waste) > 1 else 0, pile)


def _pile(context: NarrationContext, number: int, pile: tuple[Slot, ...]) -> Sentence:
    """Say one of several waste piles, or with 0 the only one, which is not empty."""
    if number and pile:
        return context.say("stock-pile", number=number, count=len(pile), card=context.card(pile[-1]))
    if number:
        return context.say("stock-pile-empty", number=number)
    return context.say("stock-waste", count=len(pile), card=context.card(pile[-1]))


def _columns(context: NarrationContext, columns: Piles) -> Iterator[Sentence]:
    """Say how many cards they hold, and the open card of each; an empty one is left out, its number tells enough."""
    yield context.say("stock-columns", count=sum(map(len, columns)))
    for number, column in enumerate(columns, 1):
        if column:
            yield context.say("stock-column", number=number, count=len(column), card=context.card(column[-1]))


def _below(context: NarrationContext, event: BelowTold) -> Iterator[Sentence]:
    if not any((*event.waste, *event.columns)):
        yield context.say("stock-below-none")
    elif len(event.waste) == 1:
        yield context.say("stock-below", cards=context.cards(event.waste[0]))
    else:
        yield from _below_each(context, "stock-below-pile", event.waste)
        yield from _below_each(context, "stock-below-column", event.columns)


def _below_each(context: NarrationContext, message_id: str, piles: Piles) -> Iterator[Sentence]:
    """Say what lies below, pile by pile; where nothing does, the pile is left out."""
    for number, pile in enumerate(piles, 1):
        if pile:
            yield context.say(message_id, number=number, cards=context.cards(pile))


AnswerEvent = FreeCardsTold | RemovalsTold | CardTold | PartnersTold | RowTold | StockTold | BelowTold


def answer_words(context: NarrationContext, event: AnswerEvent) -> Iterator[Sentence]:
    """Yield the sentences that tell the event."""
    match event:
        case FreeCardsTold():
            yield from _free_cards(context, event)
        case RemovalsTold():
            yield from _removals(context, event)
        case CardTold():
            yield from _card(context, event)
        case PartnersTold():
            yield from _partners(context, event)
        case RowTold():
            yield from _row(context, event)
        case StockTold():
            yield from stock_words(context, event)
        case BelowTold():
            yield from _below(context, event)
        case _:
            assert_never(event)
