"""Words for undo and redo."""

from collections.abc import Iterator
from typing import assert_never

from pyramid_access.narration.teller import Sentence, Teller
from pyramid_access.rules.moves import Draw, Redeal, Remove
from pyramid_access.session.ui_events import CardBack, MoveRedone, MoveUndone, NothingToRedo, NothingToUndo


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


UndoEvent = MoveUndone | CardBack | MoveRedone | NothingToUndo | NothingToRedo


def undo_words(teller: Teller, event: UndoEvent) -> Iterator[Sentence]:
    """Say what an event has brought."""
    match event:
        case MoveUndone():
            yield from _undone(teller, event)
        case CardBack():
            yield from _back(teller, event)
        case MoveRedone():
            yield teller.say("play-redone")
        case NothingToUndo():
            yield teller.say("play-nothing-to-undo")
        case NothingToRedo():
            yield teller.say("play-nothing-to-redo")
        case _:
            assert_never(event)
