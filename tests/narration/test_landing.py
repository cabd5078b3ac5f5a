"""Where the cursor is after its card has left: the last thing said."""

from collections.abc import Sequence

import pytest

from pyramid_access.rules.events import CardsRemoved, CardUncovered
from pyramid_access.session.events import CursorLanded, Event
from tests.narration.tables import Table, slot, slots, table, told

CASES = {
    "cursor lands elsewhere": (
        table(out="Kc"),
        (
            CardsRemoved(slots("Kc")),
            CursorLanded(slot("5c")),
        ),
        [
            "King of clubs removed. On the five of clubs.",
            "King of clubs removed. On the five of clubs, row 7, place 1.",
            "King of clubs removed. 27 cards left in the pyramid. On the five of clubs, row 7, place 1.",
        ],
        [
            "Roi de trèfle retiré. Sur le cinq de trèfle.",
            "Roi de trèfle retiré. Sur le cinq de trèfle, rangée 7, place 1.",
            "Roi de trèfle retiré. Encore 27 cartes dans la pyramide. Sur le cinq de trèfle, rangée 7, place 1.",
        ],
    ),
    "cursor lands on a queen": (
        table(out="Kc Ad 9h", hand="Qh"),
        (
            CardsRemoved(slots("Kc")),
            CursorLanded(slot("Qh")),
        ),
        [
            "King of clubs removed. On the queen of hearts.",
            "King of clubs removed. On the queen of hearts, in hand.",
            "King of clubs removed. 26 cards left in the pyramid. On the queen of hearts, in hand.",
        ],
        [
            "Roi de trèfle retiré. Sur la dame de cœur.",
            "Roi de trèfle retiré. Sur la dame de cœur, en main.",
            "Roi de trèfle retiré. Encore 26 cartes dans la pyramide. Sur la dame de cœur, en main.",
        ],
    ),
    "cursor lands on a covered card": (
        table(out="Kc"),
        (CursorLanded(slot("2d")),),
        [
            "On the two of diamonds.",
            "On the covered two of diamonds, row 6, place 4.",
            "On the covered two of diamonds, row 6, place 4.",
        ],
        [
            "Sur le deux de carreau.",
            "Sur le deux de carreau couvert, rangée 6, place 4.",
            "Sur le deux de carreau couvert, rangée 6, place 4.",
        ],
    ),
    "cursor lands on a covered queen": (
        table(out="Kc"),
        (CursorLanded(slot("Qs")),),
        [
            "On the queen of spades.",
            "On the covered queen of spades, row 4, place 3.",
            "On the covered queen of spades, row 4, place 3.",
        ],
        [
            "Sur la dame de pique.",
            "Sur la dame de pique couverte, rangée 4, place 3.",
            "Sur la dame de pique couverte, rangée 4, place 3.",
        ],
    ),
    "cursor lands on the uncovered card": (
        table(out="Ah Qh 3c Th"),
        (
            CardsRemoved(slots("3c Th")),
            CardUncovered(slot("5d")),
            CursorLanded(slot("5d")),
        ),
        [
            "Three of clubs, ten of hearts. Five of diamonds free.",
            "Three of clubs and ten of hearts removed. Five of diamonds free, row 6, place 2.",
            (
                "Three of clubs and ten of hearts removed. 26 cards left in the pyramid. Five of diamonds free, "
                "row 6, place 2."
            ),
        ],
        [
            "Trois de trèfle, dix de cœur. Cinq de carreau libre.",
            "Trois de trèfle et dix de cœur retirés. Cinq de carreau libre, rangée 6, place 2.",
            (
                "Trois de trèfle et dix de cœur retirés. Encore 26 cartes dans la pyramide. Cinq de carreau "
                "libre, rangée 6, place 2."
            ),
        ],
    ),
    "one of two uncovered cards is last": (
        table(out="3c Ah Kc Qh Th"),
        (
            CardsRemoved(slots("Ah Qh")),
            CardUncovered(slot("9d")),
            CardUncovered(slot("5d")),
            CursorLanded(slot("9d")),
        ),
        [
            "Ace of hearts, queen of hearts. Five of diamonds free. Nine of diamonds free.",
            (
                "Ace of hearts and queen of hearts removed. Five of diamonds free, row 6, place 2. Nine of "
                "diamonds free, row 6, place 3."
            ),
            (
                "Ace of hearts and queen of hearts removed. 25 cards left in the pyramid. Five of diamonds free, "
                "row 6, place 2. Nine of diamonds free, row 6, place 3."
            ),
        ],
        [
            "As de cœur, dame de cœur. Cinq de carreau libre. Neuf de carreau libre.",
            (
                "As de cœur et dame de cœur retirés. Cinq de carreau libre, rangée 6, place 2. Neuf de carreau "
                "libre, rangée 6, place 3."
            ),
            (
                "As de cœur et dame de cœur retirés. Encore 25 cartes dans la pyramide. Cinq de carreau libre, "
                "rangée 6, place 2. Neuf de carreau libre, rangée 6, place 3."
            ),
        ],
    ),
    "cursor lands nowhere": (
        table(out="Kc"),
        (CursorLanded(None),),
        ["No card is left."] * 3,
        ["Il ne reste aucune carte."] * 3,
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_landing(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
