"""What is said on the way from card to card, and about choosing."""

from collections.abc import Sequence

from pyramid_access.session.events import (
    CardChosen,
    ChoiceCleared,
    CursorMoved,
    Edge,
    EdgeReached,
    Event,
    NoFreeCard,
    NothingChosen,
)
from tests.narration.tables import Table, slot, table, told
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "free card": (table(), (CursorMoved(slot("9h")),)),
    "free queen in hand": (table(hand="Qh"), (CursorMoved(slot("Qh")),)),
    "waste top": (table(waste="Ad 7s"), (CursorMoved(slot("7s")),)),
    "top of a pile": (table("apophis", waste="Ad / 7s / Qh"), (CursorMoved(slot("7s")),)),
    "top of an open stock": (table("open-stock", stock="Ad 7s"), (CursorMoved(slot("Ad")),)),
    "open card of a column": (table("giza"), (CursorMoved(slot("As")),)),
    "buried card of a column": (table("giza"), (CursorMoved(slot("Ad")),)),
    "covered card": (table(), (CursorMoved(slot("Kh")),)),
    "covered queen": (table(), (CursorMoved(slot("Qs")),)),
    "chosen card": (table(chosen="9h"), (CursorMoved(slot("9h")),)),
    "chosen queen": (table(hand="Qh", chosen="Qh"), (CursorMoved(slot("Qh")),)),
    "first free card": (table(), (EdgeReached(Edge.FIRST_FREE, slot("5c")),)),
    "last free card": (table(hand="Qh"), (EdgeReached(Edge.LAST_FREE, slot("Qh")),)),
    "start of the row": (table(), (EdgeReached(Edge.ROW_START, slot("5c")),)),
    "end of the row": (table(), (EdgeReached(Edge.ROW_END, slot("9c")),)),
    "top": (table(), (EdgeReached(Edge.TOP, slot("Qc")),)),
    "base": (table(), (EdgeReached(Edge.BASE, slot("9h")),)),
    "no free card": (table(), (NoFreeCard(),)),
    "nine chosen": (table(), (CardChosen(slot("9h")),)),
    "queen chosen": (table(hand="Qh"), (CardChosen(slot("Qh")),)),
    "nine chosen in cheops": (table("cheops"), (CardChosen(slot("9h")),)),
    "choice given up": (table(), (ChoiceCleared(slot("9h")),)),
    "choice of a queen given up": (table(hand="Qh"), (ChoiceCleared(slot("Qh")),)),
    "nothing chosen": (table(), (NothingChosen(),)),
}
"""Table and events."""


@in_every_language("cursor", CASES)
def test_cursor(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
