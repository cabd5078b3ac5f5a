"""Pauses and the time at the end, in words."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from pyramid_access.narration.arguments import as_duration
from pyramid_access.rules.events import GameEnded, Outcome, Result
from pyramid_access.session.events import CursorLanded, Event, GamePaused, PauseEnded, RefusedInPause
from pyramid_access.utterance import Earcon, Kind
from tests.narration.tables import EMPTY, Table, slot, table, told, utterance
from tests.sentences import Words, at_each_level, in_every_language

WON = Outcome(Result.WON, 24)
CLEARED = table(out=EMPTY, moves=30, outcome=WON)

CASES = {
    "a pause": (table(), (GamePaused(),)),
    "a move in a pause": (table(), (RefusedInPause(),)),
    "the end of a pause": (table(), (PauseEnded(), CursorLanded(slot("5c")))),
    "the end of a game after hours": (replace(CLEARED, seconds=7260.5), (GameEnded(WON),)),
    "the end of a game without a second of play": (replace(CLEARED, seconds=0.9), (GameEnded(WON),)),
}
"""Table and events."""


@in_every_language("clock", CASES)
def test_the_clock(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)


def test_a_move_in_a_pause_sounds_like_a_refusal() -> None:
    said = utterance("en", "normal", table(), RefusedInPause())
    assert (said.kind, said.earcons) == (Kind.REFUSAL, (Earcon.REFUSED,))


def test_a_game_that_was_stopped_has_no_sound_of_its_own() -> None:
    assert utterance("en", "normal", table(), GameEnded(Outcome(Result.STOPPED, 40))).earcons == ()


@pytest.mark.parametrize(
    ("seconds", "parts"), [(0.0, (0, 0, 0)), (59.99, (0, 0, 59)), (60, (0, 1, 0)), (3661.2, (1, 1, 1))]
)
def test_a_time_in_parts(seconds: float, parts: tuple[int, int, int]) -> None:
    assert as_duration(seconds) == dict(zip(("hours", "minutes", "seconds"), parts, strict=True))
