"""Words for moves: what a move did, why one is refused, what is taken back or made again."""

from collections.abc import Callable, Iterator, Mapping
from typing import assert_never

from pyramid_access.narration.arguments import PlacedCard, as_passes
from pyramid_access.narration.context import NarrationContext, Sentence
from pyramid_access.rules.events import (
    CardsRemoved,
    CardUncovered,
    MoveRefused,
    PyramidCleared,
    Reason,
    StockDrawn,
    StockRedealt,
)
from pyramid_access.rules.layout import PYRAMID_SIZE, Area, Slot
from pyramid_access.rules.moves import Draw, Redeal, Remove
from pyramid_access.rules.position import column_slots, place_of
from pyramid_access.rules.variants import Partners, Stock
from pyramid_access.session.events import CardBack, MoveRedone, MoveUndone, NothingToRedo, NothingToUndo

_SUMS: Mapping[Partners, int] = {Partners.THIRTEEN: 13, Partners.DOZEN: 12}
"""What the ranks of a pair add up to, for the partner rules that go by a sum."""
_FIXED: Mapping[Reason, str] = {
    Reason.GAME_OVER: "play-refused-over",
    Reason.FACE_DOWN: "play-refused-face-down",
    Reason.STOCK_EMPTY: "play-refused-stock-empty",
    Reason.NO_STOCK: "play-refused-no-stock",
    Reason.NO_PASS_LEFT: "play-refused-no-pass-left",
    Reason.NOTHING_TO_REDEAL: "play-refused-nothing-to-redeal",
}
"""Messages without arguments, by the reason for the refusal."""


def _removed(context: NarrationContext, event: CardsRemoved) -> Iterator[Sentence]:
    first, *others = context.cards(event.slots)
    if others:
        yield context.say("play-removed-pair", first=first, second=others[0])
    else:
        yield context.say("play-removed-one", card=first)
    from_pyramid = any(slot < PYRAMID_SIZE for slot in event.slots)
    if from_pyramid and not context.view.outcome:  # The sentence about the end of the game says what is left.
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
    passes = as_passes(event.redeals_left)
    yield context.say("play-redealt", count=event.cards, passes=passes, **{"pass": event.pass_number})


def _refused(context: NarrationContext, event: MoveRefused) -> Iterator[Sentence]:
    """Yield the sentence that says why the rules refuse the move."""
    if event.reason in _FIXED:
        yield context.say(_FIXED[event.reason])
    else:
        yield _REFUSALS[event.reason](context, event)


def _slot(event: MoveRefused) -> Slot:
    """Return the card that the reason names, else the first card of the move."""
    if event.slot is not None:
        return event.slot
    return event.move.slots[0] if isinstance(event.move, Remove) else 0


def _gone(context: NarrationContext, event: MoveRefused) -> Sentence:
    return context.say("play-refused-gone", card=context.card(_slot(event)))


def _covered(context: NarrationContext, event: MoveRefused) -> Sentence:
    slot = _slot(event)
    return context.say("play-refused-covered", card=context.card(slot), covers=context.cards(context.covering(slot)))


def _buried(context: NarrationContext, event: MoveRefused) -> Sentence:
    slot = _slot(event)
    return context.say("play-refused-buried", card=context.card(slot), above=context.card(_next_above(context, slot)))


def _next_above(context: NarrationContext, slot: Slot) -> Slot:
    """Return the card that lies directly on a buried one."""
    game, position = context.view.game, context.view.position
    place = place_of(game, position, slot)
    if place.area is Area.RESERVE:
        return column_slots(game, position, place.row - 1)[place.number]
    pile = position.waste[place.row - 1]
    return pile[pile.index(slot) + 1]


def _needs_partner(context: NarrationContext, event: MoveRefused) -> Sentence:
    slot = _slot(event)
    return context.say("play-refused-needs-partner", card=context.card(slot), ranks=context.partner_ranks(slot))


def _leaves_alone(context: NarrationContext, event: MoveRefused) -> Sentence:
    return context.say("play-refused-leaves-alone", card=context.card(_slot(event)))


def _no_partners(context: NarrationContext, event: MoveRefused) -> Sentence:
    slots = event.move.slots if isinstance(event.move, Remove) else ()
    first, second = context.cards(slots)
    target = _SUMS.get(context.view.variant.partners)
    if target is None:
        return context.say("play-refused-near", first=first, second=second)
    total = first.rank + second.rank
    return context.say("play-refused-sum", first=first, second=second, sum=total, target=target)


def _stock_left(context: NarrationContext, _event: MoveRefused) -> Sentence:
    return context.say("play-refused-stock-left", left=len(context.view.position.stock))


_REFUSALS: Mapping[Reason, Callable[[NarrationContext, MoveRefused], Sentence]] = {
    Reason.GONE: _gone,
    Reason.COVERED: _covered,
    Reason.BURIED: _buried,
    Reason.NEEDS_PARTNER: _needs_partner,
    Reason.LEAVES_ALONE: _leaves_alone,
    Reason.NO_PARTNERS: _no_partners,
    Reason.STOCK_LEFT: _stock_left,
}
"""Functions for the other reasons."""


def _undone(context: NarrationContext, event: MoveUndone) -> Iterator[Sentence]:
    match event.move:
        case Remove((slot,)):
            yield context.say("play-undone-single", card=context.card(slot), place=context.spot(slot))
        case Remove(slots):
            cursor_last = sorted(slots, key=lambda slot: slot == context.view.cursor)
            yield context.say("play-undone-removal", cards=tuple(map(context.placed_card, cursor_last)))
        case Draw():
            left = len(context.view.position.stock)
            yield context.say("play-undone-draw", cards=context.cards(event.drawn), left=left)
        case Redeal():
            yield context.say("play-undone-redeal", passes=context.passes())


def _back(context: NarrationContext, event: CardBack) -> Iterator[Sentence]:
    yield context.say("play-undone-top", card=context.card(event.slot), place=context.spot(event.slot))


PlayEvent = CardsRemoved | CardUncovered | PyramidCleared | StockDrawn | StockRedealt | MoveRefused
UndoEvent = MoveUndone | CardBack | MoveRedone | NothingToUndo | NothingToRedo


def play_words(context: NarrationContext, event: PlayEvent) -> Iterator[Sentence]:
    """Yield the sentences that tell the event."""
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
            yield from _refused(context, event)
        case _:
            assert_never(event)


def undo_words(context: NarrationContext, event: UndoEvent) -> Iterator[Sentence]:
    """Yield the sentences that tell the event."""
    match event:
        case MoveUndone():
            yield from _undone(context, event)
        case CardBack():
            yield from _back(context, event)
        case MoveRedone():
            yield context.say("play-redone")
        case NothingToUndo():
            yield context.say("play-nothing-to-undo")
        case NothingToRedo():
            yield context.say("play-nothing-to-redo")
        case _:
            assert_never(event)
