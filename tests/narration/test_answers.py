"""Answers about free cards, removals, the current card and its partners."""

from collections.abc import Sequence

from pyramid_access.rules.moves import remove
from pyramid_access.session.events import CardTold, Event, FreeCardsTold, PartnersTold, RemovalsTold
from tests.narration.tables import Table, slot, slots, table, told
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "free cards of pyramid, hand and waste": (
        table(hand="Qh", waste="Ad", out="5c 3c Kc 6c 9c"),
        (FreeCardsTold(slots("Ah 9h Qh Ad")),),
    ),
    "one free card": (table(), (FreeCardsTold(slots("Qc")),)),
    "free cards outside the pyramid only": (table(hand="Qh"), (FreeCardsTold(slots("Qh")),)),
    "no free cards told": (table(), (FreeCardsTold(()),)),
    "nothing can leave": (table(), (RemovalsTold(()),)),
    "one king can leave": (table(), (RemovalsTold((remove(slot("Kc")),)),)),
    "king and pairs can leave": (
        table(hand="Qh", waste="4s"),
        (RemovalsTold((remove(slot("Kc")), remove(*slots("Ah Qh")), remove(*slots("9h 4s")))),),
    ),
    "current card is free": (table(), (CardTold(slot("9h"), (), slots("2d 8d")),)),
    "current card covers one": (table(), (CardTold(slot("5c"), (), slots("6h")),)),
    "current card is chosen": (table(hand="Qh", chosen="Qh"), (CardTold(slot("Qh"), (), ()),)),
    "current card is covered": (table(), (CardTold(slot("Qs"), slots("2s 7h"), slots("5s 2h")),)),
    "current card is buried": (table("giza"), (CardTold(slot("Qd"), slots("3d"), ()),)),
    "partners of a queen": (table(hand="Qh", waste="Ad 7s"), (PartnersTold(slot("Qh"), slots("Ah Ad"), 2, False),)),
    "partners of a nine": (
        table(pass_number=2, stock="4s 5h 4c", out="4d"),
        (PartnersTold(slot("9h"), slots("4s 4c"), 1, False),),
    ),
    "partners covered in the pyramid": (table(), (PartnersTold(slot("Ah"), slots("Qs"), 0, False),)),
    "partners of a six, all hidden": (table(), (PartnersTold(slot("6c"), (), 2, False),)),
    "partners all gone": (table(hand="Qh"), (PartnersTold(slot("Qh"), (), 0, False),)),
    "king needs no partner": (table(), (PartnersTold(slot("Kc"), (), 0, True),)),
}
"""Table and events."""


@in_every_language("answers", CASES)
def test_answers(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
