"""Words for undo and redo."""

from collections.abc import Iterator
from typing import assert_never

from pyramid_access.narration.context import NarrationContext, Sentence
from pyramid_access.rules.moves import Draw, Redeal, Remove
from pyramid_access.session.events import CardBack, MoveRedone, MoveUndone, NothingToRedo, NothingToUndo


def _undone(context: NarrationContext, event: MoveUndone) -> Iterator[Sentence]:
    match event.move:
        case Remove((slot,)):
            yield context.say("play-undone-single", card=context.card(slot), place=context.spot(slot))
        case Remove(slots):
            cursor_last = sorted(slots, key=lambda slot: slot == context.view.cursor)
            yield context.say("play-undone-removal", cards=tuple(map(context.placed, cursor_last)))
        case Draw():
            left = len(context.view.position.stock)
            yield context.say("play-undone-draw", cards=context.cards(event.drawn), left=left)
        case Redeal():
            yield context.say("play-undone-redeal", passes=context.passes())


def _back(context: NarrationContext, event: CardBack) -> Iterator[Sentence]:
    yield context.say("play-undone-top", card=context.card(event.slot), place=context.spot(event.slot))


UndoEvent = MoveUndone | CardBack | MoveRedone | NothingToUndo | NothingToRedo


def undo_words(context: NarrationContext, event: UndoEvent) -> Iterator[Sentence]:
    """Say what an event has brought."""
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
