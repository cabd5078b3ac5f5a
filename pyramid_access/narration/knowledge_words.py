"""Words for what only a search can tell: the verdict on a game, and the way back to where it could be won."""

from collections.abc import Iterator
from typing import assert_never

from pyramid_access.narration.teller import Sentence, Teller
from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.moves import Remove
from pyramid_access.session.ui_events import NoWayBack, VerdictGiven, WayBackRedone, WayBackRefused, WentBack
from pyramid_access.solver.result import Slip, Status


def _verdict(teller: Teller, event: VerdictGiven) -> Iterator[Sentence]:
    slip = event.verdict.slip
    if slip:
        yield from _slip(teller, slip)
    else:
        yield _status(teller, event)
    if event.score is not None and not teller.view.outcome:  # A game that is over has told its score.
        limit = "least" if event.is_least else "most"
        yield teller.say_points(f"knowledge-score-{limit}", event.score)
    if slip:
        yield from teller.say_key("knowledge-way-back", "go-back", number=slip.number, first=event.is_first_slip)


def _status(teller: Teller, event: VerdictGiven) -> Sentence:
    match event.verdict.status:
        case Status.WON if moves := len(event.verdict.line):
            return teller.say("knowledge-winnable", moves=moves, shortest=event.is_shortest or moves == 1)
        case Status.WON:
            return teller.say("knowledge-won")
        case Status.LOST:
            return teller.say("knowledge-never", moves=len(teller.view.moves))
        case Status.UNKNOWN:
            return teller.say("knowledge-unknown")


def _slip(teller: Teller, slip: Slip) -> Iterator[Sentence]:
    """Say the move that has lost the game, and one that would not have."""
    kind, cards = teller.named(slip.move)
    yield teller.say(f"knowledge-lost-{kind}", number=slip.number, **cards)
    kept = _kept(slip)
    if kept:
        card, partner = teller.cards(kept)
        yield teller.say("knowledge-better-keep", card=card, partner=partner)
    else:
        kind, cards = teller.named(slip.better)
        yield teller.say(f"knowledge-better-{kind}", **cards)


def _kept(slip: Slip) -> tuple[Slot, ...]:
    """Return a card that was removed with the wrong partner, and the partner to keep it for; often nothing."""
    if not isinstance(slip.move, Remove) or not isinstance(slip.better, Remove):
        return ()
    removed = slip.move.slots
    kept = [slot for slot in slip.better.slots if slot in removed]
    partners = [slot for slot in slip.better.slots if slot not in removed]
    return (*kept, *partners) if kept and partners else ()


def _back(teller: Teller, event: WentBack) -> Iterator[Sentence]:
    yield teller.say("knowledge-back", count=event.count, moves=len(teller.view.moves))
    yield from teller.say_key("knowledge-back-redo", "redo", count=event.count)


def _refused(teller: Teller, event: WayBackRefused) -> Iterator[Sentence]:
    if event.why is NoWayBack.STILL_WINNABLE:
        won = is_won(teller.view.game, teller.view.position)
        yield teller.say("knowledge-back-still-winnable", won=won)
    else:
        yield teller.say(f"knowledge-back-{event.why.value}")


def _redone(teller: Teller, event: WayBackRedone) -> Iterator[Sentence]:
    yield teller.say("knowledge-redone", count=event.count)


KnowledgeEvent = VerdictGiven | WentBack | WayBackRefused | WayBackRedone


def knowledge_words(teller: Teller, event: KnowledgeEvent) -> Iterator[Sentence]:
    """Say what an event has brought."""
    match event:
        case VerdictGiven():
            yield from _verdict(teller, event)
        case WentBack():
            yield from _back(teller, event)
        case WayBackRefused():
            yield from _refused(teller, event)
        case WayBackRedone():
            yield from _redone(teller, event)
        case _:
            assert_never(event)
