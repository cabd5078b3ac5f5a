"""Words for the time played, and for pauses."""

from collections.abc import Iterator
from typing import assert_never

from pyramid_access.narration.context import NarrationContext, Sentence
from pyramid_access.session.events import GamePaused, PauseEnded, RefusedInPause


def as_duration(seconds: float) -> dict[str, object]:
    """Return a time as messages take it that name ``clock-duration``; parts of a second are left out."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return {"hours": hours, "minutes": minutes, "seconds": rest}


def time_at_end(context: NarrationContext) -> Iterator[Sentence]:
    """Say how long the game was played; nothing of a game without a second of play."""
    if context.view.seconds >= 1:
        yield context.say("clock-end", **as_duration(context.view.seconds))


def _paused(context: NarrationContext, _event: GamePaused) -> Iterator[Sentence]:
    yield context.say("clock-paused")
    yield from context.say_key("clock-paused-key", "pause")


def _refused(context: NarrationContext, _event: RefusedInPause) -> Iterator[Sentence]:
    yield context.say("clock-refused")
    yield from context.say_key("clock-paused-key", "pause")


ClockEvent = GamePaused | RefusedInPause | PauseEnded


def clock_words(context: NarrationContext, event: ClockEvent) -> Iterator[Sentence]:
    """Say what an event has brought."""
    match event:
        case GamePaused():
            yield from _paused(context, event)
        case RefusedInPause():
            yield from _refused(context, event)
        case PauseEnded():
            yield context.say("clock-goes-on")
        case _:
            assert_never(event)
