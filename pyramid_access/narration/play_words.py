"""Words for what happens on the table, for undo and redo."""

from collections.abc import Iterator, Mapping

from pyramid_access.narration.card_words import PlacedCard
from pyramid_access.narration.refusal_words import REFUSAL_WORDS
from pyramid_access.narration.teller import Sentence, Teller, Words, plain
from pyramid_access.rules.events import CardsRemoved, CardUncovered, PyramidCleared, StockDrawn, StockRedealt
from pyramid_access.rules.layout import PYRAMID_SIZE
from pyramid_access.rules.moves import Draw, Redeal, Remove
from pyramid_access.rules.variants import Stock
from pyramid_access.session.ui_events import (
    CardBack,
    CursorLanded,
    MoveRedone,
    MoveUndone,
    NothingToRedo,
    NothingToUndo,
)


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


def _undone(teller: Teller, event: MoveUndone) -> Iterator[Sentence]:
    match event.move:
        case Remove((slot,)):
            yield teller.say("play-undone-single", card=teller.card(slot), place=teller.spot(slot))
        case Remove(slots):
            cursor_last = sorted(slots, key=lambda slot: slot == teller.view.cursor)
            yield teller.say("play-undone-removal", cards=tuple(map(teller.placed, cursor_last)))
        case Draw():
            left = len(teller.view.position.stock)
            yield teller.say("play-undone-draw", cards=teller.cards(event.drawn), left=left)
        case Redeal():
            yield teller.say("play-undone-redeal", passes=teller.passes())


def _back(teller: Teller, event: CardBack) -> Iterator[Sentence]:
    yield teller.say("play-undone-top", card=teller.card(event.slot), place=teller.spot(event.slot))


def _landed(teller: Teller, event: CursorLanded) -> Iterator[Sentence]:
    slot = event.slot
    if slot is None:
        yield teller.say("play-landed-nowhere")
    else:
        yield teller.say("play-landed", card=teller.card(slot), place=teller.spot(slot), state=teller.state(slot))


PLAY_WORDS: Mapping[type, Words] = {
    CardsRemoved: _removed,
    CardUncovered: _uncovered,
    PyramidCleared: _cleared,
    StockDrawn: _drawn,
    StockRedealt: _redealt,
    MoveUndone: _undone,
    CardBack: _back,
    MoveRedone: plain("play-redone"),
    NothingToUndo: plain("play-nothing-to-undo"),
    NothingToRedo: plain("play-nothing-to-redo"),
    CursorLanded: _landed,
    **REFUSAL_WORDS,
}
