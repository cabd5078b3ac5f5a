"""Games for par and their matches, in words."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from pyramid_access.rules.events import GameEnded, Outcome, Result
from pyramid_access.session.events import CursorLanded, Event, GameIsOver, GameStarted, StatusDetailTold, StopUndone
from pyramid_access.session.records import ParMatch
from tests.narration.tables import EMPTY, Table, slot, table, told
from tests.sentences import Words, at_each_level, in_every_language

PAR = table("par")
STOPPED = Outcome(Result.STOPPED, 40, -40)
BLOCKED = Outcome(Result.BLOCKED, 12, 38)
WON = Outcome(Result.WON, 0, 50)


def at(match: ParMatch, outcome: Outcome | None = None, view: Table = PAR, seconds: float = 0.0) -> Table:
    """Return a table in a match."""
    return replace(view, match=match, outcome=outcome, seconds=seconds)


CASES = {
    "the first game of a match begins": (at(ParMatch()), (GameStarted(), CursorLanded(slot("5c")))),
    "another game of a match begins": (at(ParMatch(3, -12, 2)), (GameStarted(),)),
    "status in the second pass": (at(ParMatch(2, 1, 1)), (StatusDetailTold(60, 0, -41, clearing=35),)),
    "status when the pyramid is cleared": (
        at(ParMatch(), view=table("par", out=EMPTY)),
        (StatusDetailTold(60, 0, 26),),
    ),
    "status without a stock": (table("giza scoring=par"), (StatusDetailTold(60, 0, -52, clearing=50),)),
    "status after the end": (at(ParMatch(2, 1, 1, -40), STOPPED), (StatusDetailTold(60, 0, -40, clearing=50),)),
    "a game stopped": (at(ParMatch(1, points=-40), STOPPED, seconds=65.9), (GameEnded(STOPPED),)),
    "a game stopped with one card left": (
        at(ParMatch(), Outcome(Result.STOPPED, 1, 49)),
        (GameEnded(Outcome(Result.STOPPED, 1)),),
    ),
    "the last game makes par": (at(ParMatch(6, -50, 5, 50), WON, seconds=125), (GameEnded(WON),)),
    "the last game misses par by a point": (
        at(ParMatch(6, -24, 5, 23), Outcome(Result.STOPPED, 12, 23)),
        (GameEnded(Outcome(Result.STOPPED, 12, 23)),),
    ),
    "the last game misses par": (
        at(ParMatch(6, -24, 5, 4), Outcome(Result.STOPPED, 12, 4)),
        (GameEnded(Outcome(Result.STOPPED, 12, 4)),),
    ),
    "an early end undone": (at(ParMatch()), (StopUndone(), CursorLanded(slot("5c")))),
    "a command for a game under way after its end": (at(ParMatch(), STOPPED), (GameIsOver(),)),
}
"""Table and events."""


@in_every_language("matches", CASES)
def test_matches(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_blocked_game_tells_points_and_time_before_what_to_do_now(lang: str) -> None:
    plain = told(lang, table("par", out=EMPTY, outcome=BLOCKED), GameEnded(BLOCKED))
    view = at(ParMatch(2, -8, 1, 38), BLOCKED, view=table("par", out=EMPTY), seconds=60)
    parts = {
        "en": ("Score, 38 points.", "Match, game 2 of 6, total 30 points. Time played, one minute."),
        "fr": ("Score, 38 points.", "Match, partie 2 sur 6, total 30 points. Temps de jeu, une minute."),
    }[lang]
    assert told(lang, view, GameEnded(BLOCKED))[1:] == [text.replace(parts[0], " ".join(parts)) for text in plain[1:]]
