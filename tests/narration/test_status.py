"""How a game stands, in words."""

from collections.abc import Sequence

from pyramid_access.session.events import Event, StatusDetailTold, StatusTold
from pyramid_access.solver.difficulty import Difficulty
from tests.narration.tables import Table, table, told
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "status at the start": (table(), (StatusTold(28, 52, 0, True, 1, 2),)),
    "status in pass two": (table(), (StatusTold(20, 40, 12, True, 2, 1),)),
    "status in the last pass": (table(), (StatusTold(1, 9, 1, True, 3, 0),)),
    "status without limit": (table("tut"), (StatusTold(20, 40, 12, True, 4, None),)),
    "status without a stock": (table("giza"), (StatusTold(0, 10, 30, False, 1, 0),)),
    "status with one card outside the pyramid": (table("strict"), (StatusTold(0, 1, 40, True, 1, 0),)),
    "status with no card left": (table("strict"), (StatusTold(0, 0, 40, True, 1, 0),)),
    "status of a numbered deal": (table("giza"), (StatusTold(1, 2, 25, False, 1, 0, 20261129),)),
    "status detail": (table(), (StatusDetailTold(125, 2, None),)),
    "status detail after a minute": (table(), (StatusDetailTold(61, 1, None),)),
    "status detail after minutes to the second": (table(), (StatusDetailTold(120, 0, None),)),
    "status detail after an hour to the minute": (table(), (StatusDetailTold(3600, 0, None),)),
    "status detail at once": (table(), (StatusDetailTold(0, 0, None),)),
    "status detail after seconds": (table(), (StatusDetailTold(1, 0, None),)),
    "status detail after hours": (table("par"), (StatusDetailTold(7380, 0, 20),)),
    "status detail of a deal that was rated": (table(), (StatusDetailTold(60, 0, None, Difficulty.HARD),)),
    "status detail after an hour": (table("par"), (StatusDetailTold(3660, 0, -1),)),
}
"""Table and events."""


@in_every_language("status", CASES)
def test_status(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
