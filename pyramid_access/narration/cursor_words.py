"""Words for going from card to card and for choosing."""

from collections.abc import Iterator
from typing import assert_never

from pyramid_access.narration.refusal_words import partner_ranks
from pyramid_access.narration.teller import Sentence, Teller
from pyramid_access.session.ui_events import (
    CardChosen,
    ChoiceCleared,
    CursorLanded,
    CursorMoved,
    EdgeReached,
    NoFreeCard,
    NothingChosen,
)


def _moved(teller: Teller, event: CursorMoved) -> Iterator[Sentence]:
    slot = event.slot
    yield teller.say("cursor-card", card=teller.card(slot), place=teller.spot(slot), state=teller.state(slot))


def _landed(teller: Teller, event: CursorLanded) -> Iterator[Sentence]:
    slot = event.slot
    if slot is None:
        yield teller.say("play-landed-nowhere")
    else:
        yield teller.say("play-landed", card=teller.card(slot), place=teller.spot(slot), state=teller.state(slot))


def _edge(teller: Teller, event: EdgeReached) -> Iterator[Sentence]:
    place = teller.spot(event.slot)
    yield teller.say(f"cursor-edge-{event.edge.value}", card=teller.card(event.slot), place=place)


def _chosen(teller: Teller, event: CardChosen) -> Iterator[Sentence]:
    slot = event.slot
    ranks = partner_ranks(teller, slot)
    yield teller.say("cursor-chosen", card=teller.card(slot), place=teller.spot(slot), ranks=ranks)


def _cleared(teller: Teller, event: ChoiceCleared) -> Iterator[Sentence]:
    yield teller.say("cursor-choice-cleared", card=teller.card(event.slot))


CursorEvent = CursorMoved | CursorLanded | EdgeReached | NoFreeCard | CardChosen | ChoiceCleared | NothingChosen


def cursor_words(teller: Teller, event: CursorEvent) -> Iterator[Sentence]:
    """Say what an event has brought."""
    match event:
        case CursorMoved():
            yield from _moved(teller, event)
        case CursorLanded():
            yield from _landed(teller, event)
        case EdgeReached():
            yield from _edge(teller, event)
        case NoFreeCard():
            yield teller.say("cursor-no-card")
        case CardChosen():
            yield from _chosen(teller, event)
        case ChoiceCleared():
            yield from _cleared(teller, event)
        case NothingChosen():
            yield teller.say("cursor-nothing-chosen")
        case _:
            assert_never(event)
