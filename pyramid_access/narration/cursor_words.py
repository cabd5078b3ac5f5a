"""Words for going from card to card and for choosing."""

from collections.abc import Iterator
from typing import assert_never

from pyramid_access.narration.context import NarrationContext, Sentence
from pyramid_access.session.events import (
    CardChosen,
    ChoiceCleared,
    CursorLanded,
    CursorMoved,
    EdgeReached,
    NoFreeCard,
    NothingChosen,
)


def _moved(context: NarrationContext, event: CursorMoved) -> Iterator[Sentence]:
    slot = event.slot
    yield context.say("cursor-card", card=context.card(slot), place=context.spot(slot), state=context.state(slot))


def _landed(context: NarrationContext, event: CursorLanded) -> Iterator[Sentence]:
    slot = event.slot
    if slot is None:
        yield context.say("play-landed-nowhere")
    else:
        yield context.say("play-landed", card=context.card(slot), place=context.spot(slot), state=context.state(slot))


def _edge(context: NarrationContext, event: EdgeReached) -> Iterator[Sentence]:
    place = context.spot(event.slot)
    yield context.say(f"cursor-edge-{event.edge.value}", card=context.card(event.slot), place=place)


def _chosen(context: NarrationContext, event: CardChosen) -> Iterator[Sentence]:
    slot = event.slot
    ranks = context.partner_ranks(slot)
    yield context.say("cursor-chosen", card=context.card(slot), place=context.spot(slot), ranks=ranks)


def _cleared(context: NarrationContext, event: ChoiceCleared) -> Iterator[Sentence]:
    yield context.say("cursor-choice-cleared", card=context.card(event.slot))


CursorEvent = CursorMoved | CursorLanded | EdgeReached | NoFreeCard | CardChosen | ChoiceCleared | NothingChosen


def cursor_words(context: NarrationContext, event: CursorEvent) -> Iterator[Sentence]:
    """Yield the sentences that tell the event."""
    match event:
        case CursorMoved():
            yield from _moved(context, event)
        case CursorLanded():
            yield from _landed(context, event)
        case EdgeReached():
            yield from _edge(context, event)
        case NoFreeCard():
            yield context.say("cursor-no-card")
        case CardChosen():
            yield from _chosen(context, event)
        case ChoiceCleared():
            yield from _cleared(context, event)
        case NothingChosen():
            yield context.say("cursor-nothing-chosen")
        case _:
            assert_never(event)
