"""Words for going from card to card and for choosing."""

from collections.abc import Iterator, Mapping

from pyramid_access.narration.refusal_words import partner_ranks
from pyramid_access.narration.teller import Sentence, Teller, Words, plain
from pyramid_access.session.ui_events import (
    CardChosen,
    ChoiceCleared,
    CursorMoved,
    EdgeReached,
    NoFreeCard,
    NothingChosen,
)


def _moved(teller: Teller, event: CursorMoved) -> Iterator[Sentence]:
    slot = event.slot
    yield teller.say("cursor-card", card=teller.card(slot), place=teller.spot(slot), state=teller.state(slot))


def _edge(teller: Teller, event: EdgeReached) -> Iterator[Sentence]:
    place = teller.spot(event.slot)
    yield teller.say(f"cursor-edge-{event.edge.value}", card=teller.card(event.slot), place=place)


def _chosen(teller: Teller, event: CardChosen) -> Iterator[Sentence]:
    slot = event.slot
    ranks = partner_ranks(teller, slot)
    yield teller.say("cursor-chosen", card=teller.card(slot), place=teller.spot(slot), ranks=ranks)


def _cleared(teller: Teller, event: ChoiceCleared) -> Iterator[Sentence]:
    yield teller.say("cursor-choice-cleared", card=teller.card(event.slot))


CURSOR_WORDS: Mapping[type, Words] = {
    CursorMoved: _moved,
    EdgeReached: _edge,
    NoFreeCard: plain("cursor-no-card"),
    CardChosen: _chosen,
    ChoiceCleared: _cleared,
    NothingChosen: plain("cursor-nothing-chosen"),
}
