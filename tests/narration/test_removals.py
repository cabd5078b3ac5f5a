"""What is said when cards leave and others become free."""

from collections.abc import Sequence

from pyramid_access.rules.events import CardsRemoved, CardUncovered, Outcome, PyramidCleared, Result
from pyramid_access.session.events import Event
from tests.narration.tables import Table, slot, slots, table, told
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "king leaves": (table(out="Kc"), (CardsRemoved(slots("Kc")),)),
    "pair of men leaves": (table(out="9h 4s"), (CardsRemoved(slots("9h 4s")),)),
    "queen and ace leave": (table(out="Ah Qh"), (CardsRemoved(slots("Ah Qh")),)),
    "two queens leave": (table("cheops", out="Qh Qd"), (CardsRemoved(slots("Qh Qd")),)),
    "last but one pyramid card leaves": (
        table(out="6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c 7c"),
        (CardsRemoved(slots("6d 7c")),),
    ),
    "pyramid card uncovered": (table(out="Ah Qh 3c Th"), (CardUncovered(slot("5d")),)),
    "queen uncovered": (table(out="Ah Kc 9h 9d 2d 7d 6h 5d 8d 6c 9c 2s 7h"), (CardUncovered(slot("Qs")),)),
    "waste card uncovered": (table(waste="Ad 7s"), (CardUncovered(slot("7s")),)),
    "pile card uncovered": (table("apophis", waste="Ad / 7s / Qh"), (CardUncovered(slot("Qh")),)),
    "column card uncovered": (table("giza"), (CardUncovered(slot("As")),)),
    "open stock uncovered": (table("open-stock", waste="Ad", stock="7s Qh"), (CardUncovered(slot("7s")),)),
    "pyramid cleared at the end of the game": (
        table("par", outcome=Outcome(Result.BLOCKED, 5, 15)),
        (PyramidCleared(2),),
    ),
    "pyramid cleared": (table("par"), (PyramidCleared(2),)),
}
"""Table and events."""


@in_every_language("removals", CASES)
def test_removals(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
