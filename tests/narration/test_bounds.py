"""The chances of a proposed move where some orders of the unseen cards took too long to decide."""

import pytest

from pyramid_access.rules.moves import Draw, remove
from pyramid_access.session.events import HintGiven
from pyramid_access.solver.hints import Hint, Outlook, Why
from tests.narration.tables import slot, table, told

KING = remove(slot("Kc"))
ORDERS = 20
"""Orders that a hint looks at."""


def look(wins: int, losses: int) -> Outlook:
    """Return what is known when so many orders are decided, of twenty."""
    return Outlook(wins, wins + losses, proven=False, undecided=ORDERS - wins - losses)


@pytest.mark.parametrize(
    ("outlook", "english", "french"),
    [
        (look(6, 7), "At least 3 chances in 10.", "Au moins 3 chances sur 10."),
        (look(2, 14), "At least one chance in 10.", "Au moins une chance sur 10."),
        (look(1, 13), "At most 4 chances in 10.", "Au plus 4 chances sur 10."),
        (look(15, 0), "At least 7 chances in 10.", "Au moins 7 chances sur 10."),
        (look(10, 0), "At least 5 chances in 10.", "Au moins 5 chances sur 10."),
        (look(19, 0), "At least 9 chances in 10.", "Au moins 9 chances sur 10."),
        (look(13, 6), "About 6 chances in 10.", "Environ 6 chances sur 10."),
        (look(0, 14), "At most 3 chances in 10.", "Au plus 3 chances sur 10."),
        (look(0, 19), "At most one chance in 10.", "Au plus une chance sur 10."),
        (look(0, 15), "At most 3 chances in 10.", "Au plus 3 chances sur 10."),
        (look(0, 2), "At most 9 chances in 10.", "Au plus 9 chances sur 10."),
        (look(0, 1), "", ""),
        (look(1, 0), "", ""),
        (look(7, 12), "About 4 chances in 10.", "Environ 4 chances sur 10."),
        (look(1, 18), "At most one chance in 10.", "Au plus une chance sur 10."),
        (look(6, 13), "About 3 chances in 10.", "Environ 3 chances sur 10."),
        (look(0, 20), "Almost no chance.", "Presque aucune chance."),
        (look(20, 0), "Almost certainly winnable.", "Presque sûrement gagnable."),
        (look(0, 0), "", ""),
    ],
)
def test_what_is_undecided_makes_a_bound_of_the_chances(outlook: Outlook, english: str, french: str) -> None:
    event = HintGiven(Hint(KING, Why.KING, outlook), 1, 1)
    for lang, begin, chances in (
        ("en", "Remove the king of clubs, it leaves alone.", english),
        ("fr", "Retirez le roi de trèfle, il part seul.", french),
    ):
        assert told(lang, table(), event)[1] == f"{begin} {chances}".rstrip()


def test_bounds_in_few_words_and_beside_another_move() -> None:
    event = HintGiven(Hint(Draw(), Why.DRAW, look(2, 14)), 1, 2, Hint(KING, Why.KING, look(0, 18)))
    assert told("en", table(), event) == [
        "Better to draw. At least one in 10.",
        *["Better to draw. At least one chance in 10. King of clubs, at most one in 10. Hint 1 of 2."] * 2,
    ]
    assert told("fr", table(), event) == [
        "Mieux vaut piocher. Au moins une sur 10.",
        *["Mieux vaut piocher. Au moins une chance sur 10. Roi de trèfle, au plus une sur 10. Indice 1 sur 2."] * 2,
    ]
    rival = HintGiven(Hint(Draw(), Why.DRAW, look(0, 8)), 1, 2, Hint(KING, Why.KING, look(8, 2)))
    assert told("en", table(), rival)[::2] == [
        "Better to draw. At most 6 in 10.",
        "Better to draw. At most 6 chances in 10. King of clubs, at least 4 in 10. Hint 1 of 2.",
    ]
    assert told("fr", table(), rival)[::2] == [
        "Mieux vaut piocher. Au plus 6 sur 10.",
        "Mieux vaut piocher. Au plus 6 chances sur 10. Roi de trèfle, au moins 4 sur 10. Indice 1 sur 2.",
    ]


def test_that_hidden_cards_are_not_known_comes_after_the_chances() -> None:
    event = HintGiven(Hint(KING, Why.KING, look(0, 20)), 1, 2, Hint(Draw(), Why.DRAW, look(4, 16)), is_at_odds=True)
    assert told("en", table(), event) == [
        "Remove the king of clubs. Almost no chance. The hint does not know the hidden cards.",
        *[
            "Remove the king of clubs, it leaves alone. Almost no chance. The hint does not know the hidden cards. "
            "Drawing, 2 in 10. Hint 1 of 2."
        ]
        * 2,
    ]
    assert told("fr", table(), event) == [
        "Retirez le roi de trèfle. Presque aucune chance. L'indice ignore les cartes cachées.",
        *[
            "Retirez le roi de trèfle, il part seul. Presque aucune chance. "
            "L'indice ignore les cartes cachées. Piocher, 2 sur 10. Indice 1 sur 2."
        ]
        * 2,
    ]
