"""What is known of the game after a proposed move, and how the next best move compares with it."""

from collections.abc import Sequence

import pytest

from pyramid_access.rules.moves import Draw, Redeal, remove
from pyramid_access.session.events import Event, HintGiven
from pyramid_access.solver.hints import Hint, Outlook, Why
from tests.narration.tables import Table, slot, slots, table, told

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
        [
            "Better to draw. 7 in 10.",
            *["Better to draw. About 7 chances in 10. King of clubs, 4 in 10. Hint 1 of 2."] * 2,
        ],
        [
            "Mieux vaut piocher. 7 sur 10.",
            *["Mieux vaut piocher. Environ 7 chances sur 10. Roi de trèfle, 4 sur 10. Indice 1 sur 2."] * 2,
        ],
    ),
    "redeal, although something could leave": (
        table(waste="Ad"),
        (HintGiven(Hint(Redeal(), Why.REDEAL, fact(wins=True)), 1, 2, Hint(KING, Why.KING, fact(wins=False))),),
        [
            "Better to turn the waste over, 2 more passes. Stays winnable.",
            *[
                "Better to turn the waste over, 2 more passes. Certain to stay winnable. "
                "King of clubs, that would lose. Hint 1 of 2."
            ]
            * 2,
        ],
        [
            "Mieux vaut retourner la défausse, encore 2 passages. Reste gagnable.",
            *[
                "Mieux vaut retourner la défausse, encore 2 passages. Reste gagnable à coup sûr. "
                "Roi de trèfle, ce serait perdu. Indice 1 sur 2."
            ]
            * 2,
        ],
    ),
    "pair that uncovers, likely, with a rival": (
        table(out="Kc Ad 4d 8c", hand="4s"),
        (HintGiven(Hint(remove(*slots("9h 4s")), Why.UNCOVERS, guess(14)), 1, 3, Hint(Draw(), Why.DRAW, guess(8))),),
        [
            "Remove nine of hearts, four of spades. 7 in 10.",
            *[
                "Remove the nine of hearts and the four of spades, this uncovers the two of diamonds. "
                "About 7 chances in 10. Drawing, 4 in 10. Hint 1 of 3."
            ]
            * 2,
        ],
        [
            "Retirez neuf de cœur, quatre de pique. 7 sur 10.",
            *[
                "Retirez le neuf de cœur et le quatre de pique, cela découvre le deux de carreau. "
                "Environ 7 chances sur 10. Piocher, 4 sur 10. Indice 1 sur 3."
            ]
            * 2,
        ],
    ),
    "a pair with a queen as the rival": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(9)), 1, 3, Hint(PAIR, Why.WITH_STOCK, guess(2))),),
        [
            "Remove the king of clubs. 4 in 10.",
            *[
                "Remove the king of clubs, it leaves alone. About 4 chances in 10. "
                "Ace of hearts and queen of hearts, one in 10. Hint 1 of 3."
            ]
            * 2,
        ],
        [
            "Retirez le roi de trèfle. 4 sur 10.",
            *[
                "Retirez le roi de trèfle, il part seul. Environ 4 chances sur 10. "
                "As de cœur et dame de cœur, une sur 10. Indice 1 sur 3."
            ]
            * 2,
        ],
    ),
    "a redeal as the rival": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(20)), 1, 2, Hint(Redeal(), Why.REDEAL, guess(0))),),
        [
            "Remove the king of clubs. Almost certain.",
            *[
                "Remove the king of clubs, it leaves alone. Almost certainly winnable. "
                "Turning the waste over, almost no chance. Hint 1 of 2."
            ]
            * 2,
        ],
        [
            "Retirez le roi de trèfle. Presque sûr.",
            *[
                "Retirez le roi de trèfle, il part seul. Presque sûrement gagnable. "
                "Retourner la défausse, presque aucune chance. Indice 1 sur 2."
            ]
            * 2,
        ],
    ),
    "a rival that is almost certain": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(19)), 1, 2, Hint(Draw(), Why.DRAW, guess(15, 15))),),
        [
            "Remove the king of clubs. 9 in 10.",
            *["Remove the king of clubs, it leaves alone. About 9 chances in 10. Drawing, almost certain. Hint 1 of 2."]
            * 2,
        ],
        [
            "Retirez le roi de trèfle. 9 sur 10.",
            *["Retirez le roi de trèfle, il part seul. Environ 9 chances sur 10. Piocher, presque sûr. Indice 1 sur 2."]
            * 2,
        ],
    ),
    "a rival that a fact speaks for": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(19)), 1, 2, Hint(Draw(), Why.DRAW, fact(wins=True))),),
        [
            "Remove the king of clubs. 9 in 10.",
            *["Remove the king of clubs, it leaves alone. About 9 chances in 10. Drawing, stays winnable. Hint 1 of 2."]
            * 2,
        ],
        [
            "Retirez le roi de trèfle. 9 sur 10.",
            *[
                "Retirez le roi de trèfle, il part seul. Environ 9 chances sur 10. Piocher, reste gagnable. "
                "Indice 1 sur 2."
            ]
            * 2,
        ],
    ),
    "a rival that is worth the same when rounded": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(14)), 1, 2, Hint(Draw(), Why.DRAW, guess(13, 19))),),
        [
            "Remove the king of clubs. 7 in 10.",
            *["Remove the king of clubs, it leaves alone. About 7 chances in 10. Hint 1 of 2."] * 2,
        ],
        [
            "Retirez le roi de trèfle. 7 sur 10.",
            *["Retirez le roi de trèfle, il part seul. Environ 7 chances sur 10. Indice 1 sur 2."] * 2,
        ],
    ),
    "a rival of which nothing is known": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(14)), 1, 2, Hint(Draw(), Why.DRAW, guess(0, 0))),),
        [
            "Remove the king of clubs. 7 in 10.",
            *["Remove the king of clubs, it leaves alone. About 7 chances in 10. Hint 1 of 2."] * 2,
        ],
        [
            "Retirez le roi de trèfle. 7 sur 10.",
            *["Retirez le roi de trèfle, il part seul. Environ 7 chances sur 10. Indice 1 sur 2."] * 2,
        ],
    ),
    "a single order of many that wins": (
        table(),
        (HintGiven(Hint(PAIR, Why.WITH_STOCK, guess(1)), 1, 1),),
        [
            "Remove ace of hearts, queen of hearts. One in 10.",
            *[
                "Remove the ace of hearts and the queen of hearts, this uncovers nothing in the pyramid. "
                "About one chance in 10."
            ]
            * 2,
        ],
        [
            "Retirez as de cœur, dame de cœur. Une sur 10.",
            *[
                "Retirez l'as de cœur et la dame de cœur, sans rien découvrir dans la pyramide. "
                "Environ une chance sur 10."
            ]
            * 2,
        ],
    ),
    "no order that wins": (
        table(),
        (HintGiven(Hint(Draw(), Why.DRAW, guess(0)), 2, 2),),
        ["You can also draw. Almost no chance.", *["You can also draw. Almost no chance. Hint 2 of 2."] * 2],
        [
            "Vous pouvez aussi piocher. Presque aucune chance.",
            *["Vous pouvez aussi piocher. Presque aucune chance. Indice 2 sur 2."] * 2,
        ],
    ),
    "nothing known, as by rule of thumb": (
        table(),
        (HintGiven(Hint(KING, Why.KING, guess(0, 0)), 1, 1),),
        ["Remove the king of clubs.", *["Remove the king of clubs, it leaves alone."] * 2],
        ["Retirez le roi de trèfle.", *["Retirez le roi de trèfle, il part seul."] * 2],
    ),
    "certain": (
        table(),
        (HintGiven(Hint(KING, Why.KING, fact(wins=True)), 1, 2, Hint(Draw(), Why.DRAW, fact(wins=True))),),
        [
            "Remove the king of clubs. Stays winnable.",
            *["Remove the king of clubs, it leaves alone. Certain to stay winnable. Hint 1 of 2."] * 2,
        ],
        [
            "Retirez le roi de trèfle. Reste gagnable.",
            *["Retirez le roi de trèfle, il part seul. Reste gagnable à coup sûr. Indice 1 sur 2."] * 2,
        ],
    ),
    "all moves lose": (
        table(out="Kc"),
        (HintGiven(Hint(Draw(), Why.DRAW, fact(wins=False)), 1, 2, Hint(KING, Why.KING, fact(wins=False))),),
        [
            "Game lost. Draw.",
            *["This deal cannot be won. Draw, nothing can leave now. Hint 1 of 2."] * 2,
        ],
        [
            "Partie perdue. Piochez.",
            *["Cette donne ne peut pas être gagnée. Piochez, rien ne peut partir pour l'instant. Indice 1 sur 2."] * 2,
        ],
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
        ["Draw.", *["Draw, nothing can leave now. Hint 1 of 2."] * 2],
        ["Piochez.", *["Piochez, rien ne peut partir pour l'instant. Indice 1 sur 2."] * 2],
    ),
    "chances, and the player knows that the game is lost": (
        table(),
        (HintGiven(Hint(Draw(), Why.DRAW, guess(14)), 1, 2, Hint(KING, Why.KING, guess(8)), is_told=True),),
        ["Better to draw.", *["Better to draw. Hint 1 of 2."] * 2],
        ["Mieux vaut piocher.", *["Mieux vaut piocher. Indice 1 sur 2."] * 2],
    ),
    "points, and the player knows that the game is lost": (
        table("par"),
        (HintGiven(Hint(KING, Why.KING, points(15.4)), 1, 2, Hint(Draw(), Why.DRAW, points(-2.6)), is_told=True),),
        [
            "Remove the king of clubs. About 15 points.",
            *["Remove the king of clubs, it leaves alone. About 15 points. Drawing, 3 points below zero. Hint 1 of 2."]
            * 2,
        ],
        [
            "Retirez le roi de trèfle. Environ 15 points.",
            *["Retirez le roi de trèfle, il part seul. Environ 15 points. Piocher, 3 points sous zéro. Indice 1 sur 2."]
            * 2,
        ],
    ),
    "a later hint that loses": (
        table(),
        (HintGiven(Hint(PAIR, Why.WITH_STOCK, fact(wins=False)), 2, 2),),
        [
            "Remove ace of hearts, queen of hearts. Game lost after that.",
            *[
                "Remove the ace of hearts and the queen of hearts, this uncovers nothing in the pyramid. "
                "Game lost after that. Hint 2 of 2."
            ]
            * 2,
        ],
        [
            "Retirez as de cœur, dame de cœur. Partie perdue ensuite.",
            *[
                "Retirez l'as de cœur et la dame de cœur, sans rien découvrir dans la pyramide. "
                "Partie perdue ensuite. Indice 2 sur 2."
            ]
            * 2,
        ],
    ),
    "about so many points": (
        table("par"),
        (HintGiven(Hint(KING, Why.KING, points(15.4)), 1, 2, Hint(Draw(), Why.DRAW, points(-2.6))),),
        [
            "Remove the king of clubs. About 15 points.",
            *["Remove the king of clubs, it leaves alone. About 15 points. Drawing, 3 points below zero. Hint 1 of 2."]
            * 2,
        ],
        [
            "Retirez le roi de trèfle. Environ 15 points.",
            *["Retirez le roi de trèfle, il part seul. Environ 15 points. Piocher, 3 points sous zéro. Indice 1 sur 2."]
            * 2,
        ],
    ),
    "the same points when rounded": (
        table("par"),
        (HintGiven(Hint(KING, Why.KING, points(15.4)), 1, 2, Hint(Draw(), Why.DRAW, points(14.6))),),
        [
            "Remove the king of clubs. About 15 points.",
            *["Remove the king of clubs, it leaves alone. About 15 points. Hint 1 of 2."] * 2,
        ],
        [
            "Retirez le roi de trèfle. Environ 15 points.",
            *["Retirez le roi de trèfle, il part seul. Environ 15 points. Indice 1 sur 2."] * 2,
        ],
    ),
    "so many points at best": (
        table("par"),
        (
            HintGiven(
                Hint(KING, Why.KING, points(1, proven=True)), 1, 2, Hint(Draw(), Why.DRAW, points(0, proven=True))
            ),
        ),
        [
            "Remove the king of clubs. At best 1 point.",
            *["Remove the king of clubs, it leaves alone. At best 1 point. Drawing, 0 points. Hint 1 of 2."] * 2,
        ],
        [
            "Retirez le roi de trèfle. Au mieux 1 point.",
            *["Retirez le roi de trèfle, il part seul. Au mieux 1 point. Piocher, 0 point. Indice 1 sur 2."] * 2,
        ],
    ),
    "about so many points below zero": (
        table("par"),
        (HintGiven(Hint(Draw(), Why.DRAW, points(-12.2)), 2, 2),),
        [
            "You can also draw. About 12 points below zero.",
            *["You can also draw. About 12 points below zero. Hint 2 of 2."] * 2,
        ],
        [
            "Vous pouvez aussi piocher. Environ 12 points sous zéro.",
            *["Vous pouvez aussi piocher. Environ 12 points sous zéro. Indice 2 sur 2."] * 2,
        ],
    ),
    "nothing left, and that is a fact": (
        table(),
        (HintGiven(Hint(None, Why.NOTHING, fact(wins=False)), 1, 1),),
        ["No move is left.", *["No move is left. Undo, or start another game."] * 2],
        [
            "Plus aucun coup possible.",
            *["Plus aucun coup possible. Annulez, ou commencez une autre partie."] * 2,
        ],
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_outlooks(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
