"""Answers about rows, stock, waste and reserve."""

from collections.abc import Sequence

from pyramid_access.session.events import BelowTold, Event, RowTold, StockTold
from tests.narration.tables import Table, slot, slots, table, told
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "row all free": (table(), (RowTold(7, slots("5c 3c Ah Kc 9h 6c 9c"), frozenset(slots("5c 3c Ah Kc 9h 6c 9c"))),)),
    "row all covered": (table(), (RowTold(3, slots("Kh 5s 2h"), frozenset()),)),
    "row mixed": (table(out="Kc 9h"), (RowTold(6, slots("6h 5d 9d 2d 8d 7d"), frozenset(slots("2d"))),)),
    "row free with a choice": (
        table(chosen="9h", out="3c Ah Kc"),
        (RowTold(7, slots("5c 9h 6c 9c"), frozenset(slots("5c 9h 6c 9c"))),),
    ),
    "row empty": (table(), (RowTold(7, (), frozenset()),)),
    "top card": (table(), (RowTold(1, slots("Qc"), frozenset()),)),
    "stock untouched": (table(), (StockTold(24, None, None, ((),), ()),)),
    "stock, hand and waste": (table(hand="Qh"), (StockTold(21, None, slot("Qh"), (slots("Ad 7s"),), ()),)),
    "stock empty, one waste card": (table("classic"), (StockTold(0, None, None, (slots("Ad"),), ()),)),
    "one card in the stock": (table("classic"), (StockTold(1, None, None, ((),), ()),)),
    "open stock": (table("open-stock"), (StockTold(23, slot("7s"), None, (slots("Ad"),), ()),)),
    "open stock of one": (table("open-stock"), (StockTold(1, slot("As"), None, (slots("Ad 7s"),), ()),)),
    "piles": (table("apophis"), (StockTold(20, None, None, (slots("Ad Ac"), slots("7s"), ()), ()),)),
    "piles all empty": (table("apophis"), (StockTold(24, None, None, ((), (), ()), ()),)),
    "columns": (table("giza"), (StockTold(0, None, None, (), (slots("Ad 5h 2c"), slots("7s Jd"), slots("Qh"), ())),)),
    "columns with one card": (table("giza"), (StockTold(0, None, None, (), (slots("Ad"), (), ())),)),
    "columns all empty": (table("giza"), (StockTold(0, None, None, (), ((), (), ())),)),
    "columns below": (table("giza"), (BelowTold((), (slots("5h Ad"), slots("7s"), (), ())),)),
    "nothing below in columns": (table("giza"), (BelowTold((), ((), ())),)),
    "piles below": (table("apophis"), (BelowTold((slots("7s Ad"), (), slots("Qh")), ()),)),
    "waste below": (table(), (BelowTold((slots("7s Ad"),), ()),)),
    "nothing below": (table(), (BelowTold(((),), ()),)),
}
"""Table and events."""


@in_every_language("piles", CASES)
def test_piles(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
