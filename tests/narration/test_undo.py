"""What is said about undo and redo."""

from collections.abc import Sequence
from dataclasses import replace

from pyramid_access.rules.events import CardsRemoved, CardUncovered, GameEnded, Outcome, Result, StockDrawn
from pyramid_access.rules.moves import Draw, Redeal, remove
from pyramid_access.session.events import (
    CardBack,
    CursorLanded,
    Event,
    MoveRedone,
    MoveUndone,
    NothingToRedo,
    NothingToUndo,
)
from tests.narration.tables import Table, slot, slots, table, told
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "undo a king": (table(), (MoveUndone(remove(slot("Kc"))), CursorLanded(slot("Kc")))),
    "undo a queen of the pyramid in cheops": (table("cheops"), (MoveUndone(remove(slot("Qs"))),)),
    "undo a pair with ace and queen": (table(hand="Qh"), (MoveUndone(remove(*slots("Ah Qh"))),)),
    "undo a pair": (table(), (MoveUndone(remove(*slots("6h 7d"))),)),
    "undo a pair with the cursor on one of them": (
        replace(table(), cursor=slot("6h")),
        (MoveUndone(remove(*slots("6h 7d"))), CursorLanded(slot("6h"))),
    ),
    "undo the first draw": (table(stock="Ad 7s Qh"), (MoveUndone(Draw(), slots("Ad")),)),
    "undo a draw over a held card": (
        table(hand="Ad", stock="7s Qh"),
        (MoveUndone(Draw(), slots("7s")), CardBack(slot("Ad"))),
    ),
    "undo a draw over the waste": (
        table("classic", waste="Ad", stock="7s"),
        (MoveUndone(Draw(), slots("7s")), CardBack(slot("Ad"))),
    ),
    "undo a draw with the cursor on the drawn card": (
        table("classic", waste="Ad", stock="7s"),
        (MoveUndone(Draw(), slots("7s")), CardBack(slot("Ad")), CursorLanded(slot("Ad"))),
    ),
    "undo a draw with the cursor elsewhere": (
        table("classic", waste="Ad", stock="7s"),
        (MoveUndone(Draw(), slots("7s")), CardBack(slot("Ad")), CursorLanded(slot("5c"))),
    ),
    "undo a draw of three": (
        table("apophis", waste="Ad / 7s / Qh", stock="Ac Th 7c"),
        (MoveUndone(Draw(), slots("Ac Th 7c")),),
    ),
    "undo a redeal": (table(waste="Ad 7s"), (MoveUndone(Redeal()),)),
    "undo a redeal that had taken the held card": (
        table(hand="7s", waste="Ad"),
        (MoveUndone(Redeal()), CardBack(slot("7s"))),
    ),
    "undo the last redeal": (table(waste="Ad 7s", pass_number=2), (MoveUndone(Redeal()),)),
    "undo a redeal without limit": (table("tut", waste="Ad 7s", pass_number=2), (MoveUndone(Redeal()),)),
    "redo a removal": (
        table(out="3c Ah Kc Qh Th"),
        (MoveRedone((CardsRemoved(slots("Ah Qh")), CardUncovered(slot("9d")))), CursorLanded(slot("9d"))),
    ),
    "redo a draw": (table(hand="Qd", stock="4s 5h"), (MoveRedone((StockDrawn(slots("Qd"), 2),)),)),
    "redo the last move of a won game": (
        table(moves=43, out="Kc", outcome=Outcome(Result.WON, 3)),
        (MoveRedone((CardsRemoved(slots("Kc")), GameEnded(Outcome(Result.WON, 3)))),),
    ),
    "nothing to undo": (table(), (NothingToUndo(),)),
    "nothing to redo": (table(), (NothingToRedo(),)),
}
"""Table and events."""


@in_every_language("undo", CASES)
def test_undo(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
