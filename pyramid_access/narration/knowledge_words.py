"""Words for what only a search can tell: the verdict on a game, and the way back to where it could be won."""

from collections.abc import Iterator
from typing import assert_never

from pyramid_access.narration.context import NarrationContext, Sentence
from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.moves import Remove
from pyramid_access.session.events import NoWayBack, VerdictGiven, WayBackRedone, WayBackRefused, WentBack
from pyramid_access.solver.result import Slip, Status


def _verdict(context: NarrationContext, event: VerdictGiven) -> Iterator[Sentence]:
    slip = event.verdict.slip
    if slip:
        yield from _slip(context, slip)
    else:
        yield _status(context, event)
    if event.score is not None and not context.view.outcome:  # A game that is over has told its score.
        limit = "least" if event.is_least else "most"
        yield context.say_points(f"knowledge-score-{limit}", event.score)
    if slip:
        yield from context.say_key("knowledge-way-back", "go-back", number=slip.number, first=event.is_first_slip)


def _status(context: NarrationContext, event: VerdictGiven) -> Sentence:
    match event.verdict.status:
        case Status.WON if moves := len(event.verdict.line):
            return context.say("knowledge-winnable", moves=moves, shortest=event.is_shortest or moves == 1)
        case Status.WON:
            return context.say("knowledge-won")
        case Status.LOST:
            return context.say("knowledge-never", moves=context.view.moves)
        case Status.UNKNOWN:
            return context.say("knowledge-unknown")


def _slip(context: NarrationContext, slip: Slip) -> Iterator[Sentence]:
    """Say the move that has lost the game, and one that would not have."""
    kind, cards = context.move_arguments(slip.move)
    yield context.say(f"knowledge-lost-{kind}", number=slip.number, **cards)
    kept = _kept(slip)
    if kept:
        card, partner = context.cards(kept)
        yield context.say("knowledge-better-keep", card=card, partner=partner)
    else:
        kind, cards = context.move_arguments(slip.better)
        yield context.say(f"knowledge-better-{kind}", **cards)


def _kept(slip: Slip) -> tuple[Slot, ...]:
    """Return a card that was removed with the wrong partner, and the partner to keep it for; often nothing."""
    if not isinstance(slip.move, Remove) or not isinstance(slip.better, Remove):
        return ()
    removed = slip.move.slots
    kept = [slot for slot in slip.better.slots if slot in removed]
    partners = [slot for slot in slip.better.slots if slot not in removed]
    return (*kept, *partners) if kept and partners else ()


def _back(context: NarrationContext, event: WentBack) -> Iterator[Sentence]:
    yield context.say("knowledge-back", count=event.count, moves=context.view.moves)
    yield from context.say_key("knowledge-back-redo", "redo", count=event.count)


def _refused(context: NarrationContext, event: WayBackRefused) -> Iterator[Sentence]:
    if event.why is NoWayBack.STILL_WINNABLE:
        won = is_won(context.view.game, context.view.position)
        yield context.say("knowledge-back-still-winnable", won=won)
    else:
        yield context.say(f"knowledge-back-{event.why.value}")


def _redone(context: NarrationContext, event: WayBackRedone) -> Iterator[Sentence]:
    yield context.say("knowledge-redone", count=event.count)


KnowledgeEvent = VerdictGiven | WentBack | WayBackRefused | WayBackRedone


def knowledge_words(context: NarrationContext, event: KnowledgeEvent) -> Iterator[Sentence]:
    """Yield the sentences that tell the event."""
    match event:
        case VerdictGiven():
            yield from _verdict(context, event)
        case WentBack():
            yield from _back(context, event)
        case WayBackRefused():
            yield from _refused(context, event)
        case WayBackRedone():
            yield from _redone(context, event)
        case _:
            assert_never(event)
