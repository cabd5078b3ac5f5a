"""What is known of the game after a proposed move, and how the next best move compares with it."""

from collections.abc import Sequence

from pyramid_access.rules.moves import Draw, Redeal, remove
from pyramid_access.session.events import Event, HintGiven
from pyramid_access.solver.hints import Hint, Outlook, Why
from tests.narration.tables import Table, slot, slots, table, told
from tests.sentences import Words, at_each_level, in_every_language

PAIR = remove(*slots("Ah Qh"))
KING = remove(slot("Kc"))


def guess(wins: int, orders: int = 20) -> Outlook:
    """Return the outlook of a move while cards are hidden."""
    return Outlook(wins, orders, proven=False)


def fact(*, wins: bool) -> Outlook:
    """Return the outlook of a move when all cards are known."""
    return Outlook(int(wins), 1, proven=True)


def points(score: float, *, proven: bool = False) -> Outlook:
    """Return the outlook of a move in a game that scores."""
    return Outlook(0, 1 if proven else 20, proven, score)


CASES = {
    "draw, although something could leave": (
        table(),
        (HintGiven(Hint(Draw(), Why.DRAW, guess(14)), 1, 2, Hint(KING, Why.KING, guess(8))),),
    ),
    "redeal, although something could leave": (
        table(waste="Ad"),
        (HintGiven(Hint(Redeal(), Why.REDEAL, fact(wins=True)), 1, 2, Hint(KING, Why.KING, fact(wins=False))),),
    ),
    "pair that uncovers, likely, with a rival": (
        table(out="Kc Ad 4d 8c", hand="4s"),
        (HintGiven(Hint(remove(*slots("9h 4s")), Why.UNCOVERS, guess(14)), 1, 3, Hint(Draw(), Why.DRAW, guess(8))),),
    ),
    "a pair with a queen as the rival": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(9)), 1, 3, Hint(PAIR, Why.WITH_STOCK, guess(2))),),
    ),
    "a redeal as the rival": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(20)), 1, 2, Hint(Redeal(), Why.REDEAL, guess(0))),),
    ),
    "a rival that is almost certain": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(19)), 1, 2, Hint(Draw(), Why.DRAW, guess(15, 15))),),
    ),
    "a rival that a fact speaks for": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(19)), 1, 2, Hint(Draw(), Why.DRAW, fact(wins=True))),),
    ),
    "a rival that is worth the same when rounded": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(14)), 1, 2, Hint(Draw(), Why.DRAW, guess(13, 19))),),
    ),
    "a rival of which nothing is known": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(14)), 1, 2, Hint(Draw(), Why.DRAW, guess(0, 0))),),
    ),
    "a single order of many that wins": (table(), (HintGiven(Hint(PAIR, Why.WITH_STOCK, guess(1)), 1, 1),)),
    "no order that wins": (table(), (HintGiven(Hint(Draw(), Why.DRAW, guess(0)), 2, 2),)),
    "nothing known, as by rule of thumb": (table(), (HintGiven(Hint(KING, Why.KING, guess(0, 0)), 1, 1),)),
    "certain": (
        table(),
        (HintGiven(Hint(KING, Why.KING, fact(wins=True)), 1, 2, Hint(Draw(), Why.DRAW, fact(wins=True))),),
    ),
    "all moves lose": (
        table(out="Kc"),
        (HintGiven(Hint(Draw(), Why.DRAW, fact(wins=False)), 1, 2, Hint(KING, Why.KING, fact(wins=False))),),
    ),
    "all moves lose, and the player knows": (
        table(out="Kc"),
        (
            HintGiven(
                Hint(Draw(), Why.DRAW, fact(wins=False)),
                1,
                2,
                Hint(KING, Why.KING, fact(wins=False)),
                is_lost=True,
                is_told=True,
            ),
        ),
    ),
    "chances, and the player knows that the game is lost": (
        table(),
        (HintGiven(Hint(Draw(), Why.DRAW, guess(14)), 1, 2, Hint(KING, Why.KING, guess(8)), is_told=True),),
    ),
    "points, and the player knows that the game is lost": (
        table("par"),
        (HintGiven(Hint(KING, Why.KING, points(15.4)), 1, 2, Hint(Draw(), Why.DRAW, points(-2.6)), is_told=True),),
    ),
    "a later hint that loses": (table(), (HintGiven(Hint(PAIR, Why.WITH_STOCK, fact(wins=False)), 2, 2),)),
    "about so many points": (
        table("par"),
        (HintGiven(Hint(KING, Why.KING, points(15.4)), 1, 2, Hint(Draw(), Why.DRAW, points(-2.6))),),
    ),
    "the same points when rounded": (
        table("par"),
        (HintGiven(Hint(KING, Why.KING, points(15.4)), 1, 2, Hint(Draw(), Why.DRAW, points(14.6))),),
    ),
    "so many points at best": (
        table("par"),
        (
            HintGiven(
                Hint(KING, Why.KING, points(1, proven=True)), 1, 2, Hint(Draw(), Why.DRAW, points(0, proven=True))
            ),
        ),
    ),
    "about so many points below zero": (table("par"), (HintGiven(Hint(Draw(), Why.DRAW, points(-12.2)), 2, 2),)),
    "nothing left, and that is a fact": (table(), (HintGiven(Hint(None, Why.NOTHING, fact(wins=False)), 1, 1),)),
}
"""Table and events."""


@in_every_language("outlooks", CASES)
def test_outlooks(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)
