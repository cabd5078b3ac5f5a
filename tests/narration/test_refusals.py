"""Why a move is refused, in words."""

from collections.abc import Sequence

from pyramid_access.rules.events import MoveRefused, Reason
from pyramid_access.rules.moves import Draw, Redeal, remove
from pyramid_access.session.events import Event
from tests.narration.tables import Table, slot, slots, table, told
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "game over": (table(), (MoveRefused(Draw(), Reason.GAME_OVER),)),
    "card has left": (table(out="Kc"), (MoveRefused(remove(slot("Kc")), Reason.GONE, slot("Kc")),)),
    "queen has left": (table(out="Qh"), (MoveRefused(remove(slot("Qh")), Reason.GONE, slot("Qh")),)),
    "card not drawn yet": (table(), (MoveRefused(remove(slot("4d")), Reason.FACE_DOWN, slot("4d")),)),
    "covered by one card": (table(out="Ah Qh"), (MoveRefused(remove(slot("5d")), Reason.COVERED, slot("5d")),)),
    "covered by two cards": (table(), (MoveRefused(remove(slot("Kh")), Reason.COVERED, slot("Kh")),)),
    "queen covered": (table(), (MoveRefused(remove(slot("Qs")), Reason.COVERED, slot("Qs")),)),
    "covered by queen and jack": (table(), (MoveRefused(remove(slot("2h")), Reason.COVERED, slot("2h")),)),
    "buried in the waste": (table(waste="Ad 7s Qh"), (MoveRefused(remove(slot("7s")), Reason.BURIED, slot("7s")),)),
    "buried in a column": (table("giza"), (MoveRefused(remove(slot("4h")), Reason.BURIED, slot("4h")),)),
    "nine needs a four": (table(), (MoveRefused(remove(slot("9h")), Reason.NEEDS_PARTNER, slot("9h")),)),
    "queen needs an ace": (table(hand="Qh"), (MoveRefused(remove(slot("Qh")), Reason.NEEDS_PARTNER, slot("Qh")),)),
    "ace needs a queen": (table(), (MoveRefused(remove(slot("Ah")), Reason.NEEDS_PARTNER, slot("Ah")),)),
    "king needs a queen in dozen": (
        table("dozen"),
        (MoveRefused(remove(slot("Kc")), Reason.NEEDS_PARTNER, slot("Kc")),),
    ),
    "nine needs a neighbour in cheops": (
        table("cheops"),
        (MoveRefused(remove(slot("9h")), Reason.NEEDS_PARTNER, slot("9h")),),
    ),
    "king leaves alone": (table(), (MoveRefused(remove(*slots("Kc 9h")), Reason.LEAVES_ALONE, slot("Kc")),)),
    "five and six make eleven": (table(), (MoveRefused(remove(*slots("5c 6c")), Reason.NO_PARTNERS),)),
    "queen and two make fourteen": (table(hand="Qh"), (MoveRefused(remove(*slots("2h Qh")), Reason.NO_PARTNERS),)),
    "king and king make 26": (table("dozen"), (MoveRefused(remove(*slots("Kc Kd")), Reason.NO_PARTNERS),)),
    "five and nine are apart": (table("cheops"), (MoveRefused(remove(*slots("5c 9h")), Reason.NO_PARTNERS),)),
    "stock empty": (table(hand="As"), (MoveRefused(Draw(), Reason.STOCK_EMPTY),)),
    "no stock in this game": (table("giza"), (MoveRefused(Draw(), Reason.NO_STOCK),)),
    "one card left in the stock": (table(stock="As"), (MoveRefused(Redeal(), Reason.STOCK_LEFT),)),
    "five cards left in the stock": (table(stock="6s Td 9s 4d As"), (MoveRefused(Redeal(), Reason.STOCK_LEFT),)),
    "no pass left": (table(pass_number=3, waste="As"), (MoveRefused(Redeal(), Reason.NO_PASS_LEFT),)),
    "nothing to turn over": (table(), (MoveRefused(Redeal(), Reason.NOTHING_TO_REDEAL),)),
}
"""Table and events."""


@in_every_language("refusals", CASES)
def test_refusals(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
