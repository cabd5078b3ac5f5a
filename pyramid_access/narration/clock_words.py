"""Words for the time played, and for pauses."""

from collections.abc import Iterator
from typing import assert_never

from pyramid_access.narration.teller import Sentence, Teller
from pyramid_access.session.ui_events import GamePaused, PauseEnded, RefusedInPause


def as_duration(seconds: float) -> dict[str, object]:
    """Return a time as messages take it that name ``clock-duration``; parts of a second are left out."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return {"hours": hours, "minutes": minutes, "seconds": rest}


def time_at_end(teller: Teller) -> Iterator[Sentence]:
    """Say how long the game was played; nothing of a game without a second of play."""
    if teller.view.seconds >= 1:
        yield teller.say("clock-end", **as_duration(teller.view.seconds))


def _paused(teller: Teller, _event: GamePaused) -> Iterator[Sentence]:
    yield teller.say("clock-paused")
    yield from teller.say_key("clock-paused-key", "pause")


def _refused(teller: Teller, _event: RefusedInPause) -> Iterator[Sentence]:
    yield teller.say("clock-refused")
    yield from teller.say_key("clock-paused-key", "pause")


ClockEvent = GamePaused | RefusedInPause | PauseEnded


def clock_words(teller: Teller, event: ClockEvent) -> Iterator[Sentence]:
    """Say what an event has brought."""
    match event:
        case GamePaused():
            yield from _paused(teller, event)
        case RefusedInPause():
            yield from _refused(teller, event)
        case PauseEnded():
            yield teller.say("clock-goes-on")
        case _:
            assert_never(event)
