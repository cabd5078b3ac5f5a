"""How a game begins, or goes on, in words."""

from collections.abc import Sequence

from pyramid_access.session.events import CursorLanded, Event, GameResumed, GameStarted, PositionStarted
from tests.narration.tables import Table, slot, table, told
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "new game": (table(), (GameStarted(), CursorLanded(slot("5c")))),
    "a game from a position": (table("easy goal=all"), (PositionStarted(12, 30), CursorLanded(slot("5c")))),
    "resumed game": (table(), (GameResumed(12), CursorLanded(slot("5c")))),
    "resumed after one move": (table(), (GameResumed(1),)),
    "resumed before the first move": (table(), (GameResumed(0),)),
    "new game with house rules": (table("three-pass passes=9,goal=all"), (GameStarted(), CursorLanded(slot("5c")))),
    "resumed game with house rules": (table("three-pass passes=9"), (GameResumed(12), CursorLanded(slot("5c")))),
}
"""Table and events."""


@in_every_language("beginnings", CASES)
def test_beginnings(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
