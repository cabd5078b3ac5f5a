"""How a game ends, in words."""

from collections.abc import Sequence

from pyramid_access.rules.events import CardsRemoved, GameEnded, Outcome, Result
from pyramid_access.session.events import CursorLanded, Event
from tests.narration.tables import Table, slot, slots, table, told
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "won": (
        table(moves=43, out="Qc 6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c"),
        (CardsRemoved(slots("Qc As")), GameEnded(Outcome(Result.WON, 10))),
    ),
    "won with one card elsewhere": (table(moves=43), (GameEnded(Outcome(Result.WON, 1)),)),
    "won with nothing left": (table("strict", moves=50), (GameEnded(Outcome(Result.WON, 0)),)),
    "won with points": (table("par", moves=60), (GameEnded(Outcome(Result.WON, 0, 50)),)),
    "blocked": (table(out="5c 3c Ah Kc 9h 6c 9c"), (GameEnded(Outcome(Result.BLOCKED, 30)),)),
    "blocked with one card": (
        table(out="6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c"),
        (GameEnded(Outcome(Result.BLOCKED, 1)),),
    ),
    "blocked with an empty pyramid": (
        table("par", out="Qc 6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c"),
        (GameEnded(Outcome(Result.BLOCKED, 12, 23)),),
    ),
    "blocked with a card elsewhere": (table(), (GameEnded(Outcome(Result.BLOCKED, 29)),)),
    "blocked with one card elsewhere": (
        table(out="6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c"),
        (GameEnded(Outcome(Result.BLOCKED, 2)),),
    ),
    "blocked with points lost": (table("par"), (GameEnded(Outcome(Result.BLOCKED, 51, -51)),)),
    "end without the cursor's place": (
        table(moves=2, out="Kc", outcome=Outcome(Result.BLOCKED, 51)),
        (CardsRemoved(slots("Kc")), GameEnded(Outcome(Result.BLOCKED, 51)), CursorLanded(slot("5c"))),
    ),
}
"""Table and events."""


@in_every_language("endings", CASES)
def test_endings(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
