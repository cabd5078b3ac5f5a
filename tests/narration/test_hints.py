"""Hints, each with its reason."""

from collections.abc import Sequence

from pyramid_access.rules.moves import Draw, Redeal, remove
from pyramid_access.session.events import Event, HintGiven
from pyramid_access.solver.hints import Hint, Why
from tests.narration.tables import Table, slot, slots, table, told
from tests.sentences import Words, at_each_level, in_every_language

CASES = {
    "king": (table(), (HintGiven(Hint(remove(slot("Kc")), Why.KING), 1, 2),)),
    "pair that uncovers": (
        table(out="Kc Ad 4d 8c", hand="4s"),
        (HintGiven(Hint(remove(*slots("9h 4s")), Why.UNCOVERS), 1, 3),),
    ),
    "pair that uncovers two": (
        table(out="Kc Ad 4d 6c 8c", hand="4s"),
        (HintGiven(Hint(remove(*slots("9h 4s")), Why.UNCOVERS), 2, 3),),
    ),
    "pair of two pyramid cards": (table(), (HintGiven(Hint(remove(*slots("6c 7d")), Why.TWO_FROM_PYRAMID), 1, 1),)),
    "pair with the stock": (table(hand="Qh"), (HintGiven(Hint(remove(*slots("Ah Qh")), Why.WITH_STOCK), 1, 2),)),
    "with stock when the pyramid is empty": (
        table(
            "par",
            out="Qc 6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c",
            waste="9s 4s",
        ),
        (HintGiven(Hint(remove(*slots("9s 4s")), Why.WITH_STOCK), 1, 1),),
    ),
    "draw": (table(out="Kc"), (HintGiven(Hint(Draw(), Why.DRAW), 1, 1),)),
    "draw as another way": (table(), (HintGiven(Hint(Draw(), Why.DRAW), 3, 3),)),
    "redeal": (table(out="Kc", waste="Ad"), (HintGiven(Hint(Redeal(), Why.REDEAL), 1, 1),)),
    "last redeal": (table(out="Kc", waste="Ad", pass_number=2), (HintGiven(Hint(Redeal(), Why.REDEAL), 1, 1),)),
    "redeal without limit": (table("tut", out="Kc", waste="Ad"), (HintGiven(Hint(Redeal(), Why.REDEAL), 1, 1),)),
    "redeal as another way": (table(waste="Ad"), (HintGiven(Hint(Redeal(), Why.REDEAL), 2, 2),)),
    "last redeal as another way": (table(waste="Ad", pass_number=2), (HintGiven(Hint(Redeal(), Why.REDEAL), 2, 2),)),
    "redeal without limit as another way": (table("tut", waste="Ad"), (HintGiven(Hint(Redeal(), Why.REDEAL), 2, 2),)),
    "nothing left": (table(), (HintGiven(Hint(None, Why.NOTHING), 1, 1),)),
    "nothing left in a won game": (
        table(out="Qc 6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c"),
        (HintGiven(Hint(None, Why.NOTHING), 1, 1),),
    ),
    "last redeal, although something could leave": (
        table(waste="Ad", pass_number=2),
        (HintGiven(Hint(Redeal(), Why.REDEAL), 1, 1),),
    ),
    "redeal without limit, although something could leave": (
        table("tut", waste="Ad"),
        (HintGiven(Hint(Redeal(), Why.REDEAL), 1, 1),),
    ),
}
"""Table and events."""


@in_every_language("hints", CASES)
def test_hints(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
