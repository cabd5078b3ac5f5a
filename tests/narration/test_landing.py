"""Where the cursor is after its card has left: the last thing said."""

from collections.abc import Sequence

from pyramid_access.rules.events import CardsRemoved, CardUncovered
from pyramid_access.session.events import CursorLanded, Event
from tests.narration.tables import Table, slot, slots, table, told
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "cursor lands elsewhere": (table(out="Kc"), (CardsRemoved(slots("Kc")), CursorLanded(slot("5c")))),
    "cursor lands on a queen": (
        table(out="Kc Ad 9h", hand="Qh"),
        (CardsRemoved(slots("Kc")), CursorLanded(slot("Qh"))),
    ),
    "cursor lands on a covered card": (table(out="Kc"), (CursorLanded(slot("2d")),)),
    "cursor lands on a covered queen": (table(out="Kc"), (CursorLanded(slot("Qs")),)),
    "cursor lands on the uncovered card": (
        table(out="Ah Qh 3c Th"),
        (CardsRemoved(slots("3c Th")), CardUncovered(slot("5d")), CursorLanded(slot("5d"))),
    ),
    "one of two uncovered cards is last": (
        table(out="3c Ah Kc Qh Th"),
        (CardsRemoved(slots("Ah Qh")), CardUncovered(slot("9d")), CardUncovered(slot("5d")), CursorLanded(slot("9d"))),
    ),
    "cursor lands nowhere": (table(out="Kc"), (CursorLanded(None),)),
}
"""Table and events."""


@in_every_language("landing", CASES)
def test_landing(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
