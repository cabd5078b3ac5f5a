"""Words for the answers to questions about cards."""

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from pyramid_access.narration.teller import Sentence, Teller
from pyramid_access.rules.layout import PYRAMID_SIZE, Slot
from pyramid_access.rules.variants import Stock
from pyramid_access.session.ui_events import (
    BelowTold,
    CardTold,
    FreeCardsTold,
    PartnersTold,
    RemovalsTold,
    RowTold,
    StockTold,
)

Piles = tuple[tuple[Slot, ...], ...]


def _free_cards(teller: Teller, event: FreeCardsTold) -> Iterator[Sentence]:
    if not event.slots:
        yield teller.say("cursor-no-card")
        return
    yield teller.say("answers-free-count", count=len(event.slots))
    pyramid = [slot for slot in event.slots if slot < PYRAMID_SIZE]
    if pyramid:
        yield teller.say("answers-free-pyramid", cards=teller.cards(pyramid), count=len(pyramid))
    for slot in event.slots:
        if slot >= PYRAMID_SIZE:
            yield teller.say("answers-free-other", card=teller.card(slot), place=teller.spot(slot))


def _removals(teller: Teller, event: RemovalsTold) -> Iterator[Sentence]:
    if not event.moves:
        yield teller.say("answers-removals-none")
        return
    yield teller.say("answers-removals-count", count=len(event.moves))
    for move in event.moves:
        first, *others = map(teller.placed, move.slots)
        if others:
            yield teller.say("answers-removal-pair", first=first, second=others[0])
        else:
            yield teller.say("answers-removal-one", card=first)


def _card(teller: Teller, event: CardTold) -> Iterator[Sentence]:
    card, state = teller.card(event.slot), teller.state(event.slot)
    yield teller.say("answers-card", card=card, place=teller.spot(event.slot))
    if event.covered_by:
        yield teller.say("answers-card-covered", card=card, covers=teller.cards(event.covered_by))
    elif state == "chosen":
        yield teller.say("answers-card-chosen", card=card)
    elif state == "free":
        yield teller.say("answers-card-free")
    if event.covers:
        yield teller.say("answers-card-covers", covered=teller.cards(event.covers))


def _partners(teller: Teller, event: PartnersTold) -> Iterator[Sentence]:
    card = teller.card(event.slot)
    if event.leaves_alone:
        yield teller.say("answers-partners-alone", card=card)
        return
    if not event.partners and not event.unseen:
        yield teller.say("answers-partners-none", card=card)
        return
    if event.partners:
        yield teller.say("answers-partners", card=card)
    for slot in event.partners:
        yield _partner(teller, slot)
    if event.unseen:
        yield teller.say("answers-partners-unseen", count=event.unseen)


def _partner(teller: Teller, slot: Slot) -> Sentence:
    """Say a partner; below others in a pile the place tells enough."""
    state = teller.state(slot)
    if state == "covered" and slot >= PYRAMID_SIZE:
        state = "below"
    return teller.say("answers-partner", card=teller.card(slot), place=teller.spot(slot), state=state)


def _row(teller: Teller, event: RowTold) -> Iterator[Sentence]:
    if not event.slots:
        yield teller.say("answers-row-empty", row=event.row)
        return
    mixed = teller.view.chosen in event.slots or 0 < len(event.free) < len(event.slots)
    cards = tuple(map(teller.placed, event.slots))
    if mixed:
        yield teller.say("answers-row-mixed", row=event.row, cards=cards)
    else:
        stateless = tuple(replace(card, state="") for card in cards)
        yield teller.say("answers-row-free" if event.free else "answers-row-covered", row=event.row, cards=stateless)


def stock_words(teller: Teller, event: StockTold) -> Iterator[Sentence]:
    """Say the counts and tops of stock, hand and waste, or of the columns."""
    if event.columns:
        yield from _columns(teller, event.columns)
        return
    if event.stock_top is None:
        yield teller.say("stock-count", count=event.stock)
    else:
        yield teller.say("stock-open", count=event.stock, card=teller.card(event.stock_top))
    if event.hand is not None:
        yield teller.say("stock-hand", card=teller.card(event.hand))
    elif teller.view.game.variant.stock is Stock.HAND:
        yield teller.say("stock-hand-empty")
    if not any(event.waste):
        yield teller.say("stock-waste-empty" if len(event.waste) == 1 else "stock-piles-empty")
        return
    for number, pile in enumerate(event.waste, 1):
        yield _pile(teller, number if len(event.waste) > 1 else 0, pile)


def _pile(teller: Teller, number: int, pile: tuple[Slot, ...]) -> Sentence:
    """Say one of several waste piles, or with 0 the only one, which is not empty."""
    if number and pile:
        return teller.say("stock-pile", number=number, count=len(pile), card=teller.card(pile[-1]))
    if number:
        return teller.say("stock-pile-empty", number=number)
    return teller.say("stock-waste", count=len(pile), card=teller.card(pile[-1]))


def _columns(teller: Teller, columns: Piles) -> Iterator[Sentence]:
    """Say how many cards they hold, and the open card of each; an empty one is left out, its number tells enough."""
    yield teller.say("stock-columns", count=sum(map(len, columns)))
    for number, column in enumerate(columns, 1):
        if column:
            yield teller.say("stock-column", number=number, count=len(column), card=teller.card(column[-1]))


def _below(teller: Teller, event: BelowTold) -> Iterator[Sentence]:
    if not any((*event.waste, *event.columns)):
        yield teller.say("stock-below-none")
    elif len(event.waste) == 1:
        yield teller.say("stock-below", cards=teller.cards(event.waste[0]))
    else:
        yield from _below_each(teller, "stock-below-pile", event.waste)
        yield from _below_each(teller, "stock-below-column", event.columns)


def _below_each(teller: Teller, message_id: str, piles: Piles) -> Iterator[Sentence]:
    """Say what lies below, pile by pile; where nothing does, the pile is left out."""
    for number, pile in enumerate(piles, 1):
        if pile:
            yield teller.say(message_id, number=number, cards=teller.cards(pile))


AnswerEvent = FreeCardsTold | RemovalsTold | CardTold | PartnersTold | RowTold | StockTold | BelowTold


def answer_words(teller: Teller, event: AnswerEvent) -> Iterator[Sentence]:
    """Say what an event has brought."""
    match event:
        case FreeCardsTold():
            yield from _free_cards(teller, event)
        case RemovalsTold():
            yield from _removals(teller, event)
        case CardTold():
            yield from _card(teller, event)
        case PartnersTold():
            yield from _partners(teller, event)
        case RowTold():
            yield from _row(teller, event)
        case StockTold():
            yield from stock_words(teller, event)
        case BelowTold():
            yield from _below(teller, event)
        case _:
            assert_never(event)
