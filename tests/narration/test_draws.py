"""What is said when cards are drawn and the waste is turned over."""

from collections.abc import Sequence

from pyramid_access.rules.events import CardUncovered, StockDrawn, StockRedealt
from pyramid_access.session.events import Event
from tests.narration.tables import Table, slot, slots, table, told
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "draw to the hand": (table(hand="Qh", stock="Ac Th"), (StockDrawn(slots("Qh"), 2),)),
    "draw to the waste": (table("classic", waste="Ad", stock="7s"), (StockDrawn(slots("Ad"), 1),)),
    "draw of the last card": (table(hand="As", pass_number=1), (StockDrawn(slots("As"), 0),)),
    "draw of the last card in pass two": (table(hand="As", pass_number=2), (StockDrawn(slots("As"), 0),)),
    "draw of the last card in pass three": (table(hand="As", pass_number=3), (StockDrawn(slots("As"), 0),)),
    "draw of the last card without limit": (table("tut", waste="As"), (StockDrawn(slots("As"), 0),)),
    "draw from an open stock": (
        table("open-stock", waste="Ad", stock="7s Qh"),
        (StockDrawn(slots("Ad"), 2), CardUncovered(slot("7s"))),
    ),
    "last draw from an open stock": (table("open-stock", waste="Ad"), (StockDrawn(slots("Ad"), 0),)),
    "draw of three": (table("tut", waste="Ad 7s Qh", stock="Ac Th"), (StockDrawn(slots("Ad 7s Qh"), 2),)),
    "draw on piles": (table("apophis", waste="Ad / 7s / Qh", stock="Ac"), (StockDrawn(slots("Ad 7s Qh"), 1),)),
    "draw of the last two on piles": (table("apophis", waste="Ad / 7s / "), (StockDrawn(slots("Ad 7s"), 0),)),
    "redeal with one more": (table(stock="Ad 7s", pass_number=2), (StockRedealt(2, 1, 24),)),
    "redeal with two more": (table("three-pass passes=5", stock="Ad", pass_number=3), (StockRedealt(3, 2, 1),)),
    "redeal of the last pass": (table(stock="Ad 7s", pass_number=3), (StockRedealt(3, 0, 12),)),
    "redeal without limit": (table("tut", stock="Ad 7s", pass_number=9), (StockRedealt(9, None, 2),)),
}
"""Table and events."""


@in_every_language("draws", CASES)
def test_draws(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
