"""What is said on the way from card to card, and about choosing."""

from collections.abc import Sequence

import pytest

from pyramid_access.session.events import (
    CardChosen,
    ChoiceCleared,
    CursorMoved,
    Edge,
    EdgeReached,
    Event,
    NoFreeCard,
    NothingChosen,
)
from tests.narration.tables import Table, slot, table, told

CASES = {
    "free card": (
        table(),
        (CursorMoved(slot("9h")),),
        [
            "Nine of hearts.",
            "Nine of hearts, row 7, place 5.",
            "Nine of hearts free, row 7, place 5.",
        ],
        [
            "Neuf de cœur.",
            "Neuf de cœur, rangée 7, place 5.",
            "Neuf de cœur libre, rangée 7, place 5.",
        ],
    ),
    "free queen in hand": (
        table(hand="Qh"),
        (CursorMoved(slot("Qh")),),
        [
            "Queen of hearts.",
            "Queen of hearts, in hand.",
            "Queen of hearts free, in hand.",
        ],
        [
            "Dame de cœur.",
            "Dame de cœur, en main.",
            "Dame de cœur libre, en main.",
        ],
    ),
    "waste top": (
        table(waste="Ad 7s"),
        (CursorMoved(slot("7s")),),
        [
            "Seven of spades.",
            "Seven of spades, on the waste.",
            "Seven of spades free, on the waste.",
        ],
        [
            "Sept de pique.",
            "Sept de pique, en haut de la défausse.",
            "Sept de pique libre, en haut de la défausse.",
        ],
    ),
    "top of a pile": (
        table("apophis", waste="Ad / 7s / Qh"),
        (CursorMoved(slot("7s")),),
        [
            "Seven of spades.",
            "Seven of spades, pile 2.",
            "Seven of spades free, pile 2.",
        ],
        [
            "Sept de pique.",
            "Sept de pique, pile 2.",
            "Sept de pique libre, pile 2.",
        ],
    ),
    "top of an open stock": (
        table("open-stock", stock="Ad 7s"),
        (CursorMoved(slot("Ad")),),
        [
            "Ace of diamonds.",
            "Ace of diamonds, on top of the stock.",
            "Ace of diamonds free, on top of the stock.",
        ],
        [
            "As de carreau.",
            "As de carreau, en haut de la pioche.",
            "As de carreau libre, en haut de la pioche.",
        ],
    ),
    "open card of a column": (
        table("giza"),
        (CursorMoved(slot("As")),),
        [
            "Ace of spades.",
            "Ace of spades, column 8.",
            "Ace of spades free, column 8.",
        ],
        [
            "As de pique.",
            "As de pique, colonne 8.",
            "As de pique libre, colonne 8.",
        ],
    ),
    "buried card of a column": (
        table("giza"),
        (CursorMoved(slot("Ad")),),
        [
            "Ace of diamonds covered.",
            "Ace of diamonds covered, column 1, under 2 cards.",
            "Ace of diamonds covered, column 1, under 2 cards.",
        ],
        [
            "As de carreau couvert.",
            "As de carreau couvert, colonne 1, sous 2 cartes.",
            "As de carreau couvert, colonne 1, sous 2 cartes.",
        ],
    ),
    "covered card": (
        table(),
        (CursorMoved(slot("Kh")),),
        [
            "King of hearts covered.",
            "King of hearts covered, row 3, place 1.",
            "King of hearts covered, row 3, place 1.",
        ],
        [
            "Roi de cœur couvert.",
            "Roi de cœur couvert, rangée 3, place 1.",
            "Roi de cœur couvert, rangée 3, place 1.",
        ],
    ),
    "covered queen": (
        table(),
        (CursorMoved(slot("Qs")),),
        [
            "Queen of spades covered.",
            "Queen of spades covered, row 4, place 3.",
            "Queen of spades covered, row 4, place 3.",
        ],
        [
            "Dame de pique couverte.",
            "Dame de pique couverte, rangée 4, place 3.",
            "Dame de pique couverte, rangée 4, place 3.",
        ],
    ),
    "chosen card": (
        table(chosen="9h"),
        (CursorMoved(slot("9h")),),
        [
            "Nine of hearts chosen.",
            "Nine of hearts chosen, row 7, place 5.",
            "Nine of hearts chosen, row 7, place 5.",
        ],
        [
            "Neuf de cœur choisi.",
            "Neuf de cœur choisi, rangée 7, place 5.",
            "Neuf de cœur choisi, rangée 7, place 5.",
        ],
    ),
    "chosen queen": (
        table(hand="Qh", chosen="Qh"),
        (CursorMoved(slot("Qh")),),
        [
            "Queen of hearts chosen.",
            "Queen of hearts chosen, in hand.",
            "Queen of hearts chosen, in hand.",
        ],
        [
            "Dame de cœur choisie.",
            "Dame de cœur choisie, en main.",
            "Dame de cœur choisie, en main.",
        ],
    ),
    "first free card": (
        table(),
        (EdgeReached(Edge.FIRST_FREE, slot("5c")),),
        [
            "First free card.",
            "First free card, five of clubs.",
            "First free card, five of clubs, row 7, place 1.",
        ],
        [
            "Première carte libre.",
            "Première carte libre, cinq de trèfle.",
            "Première carte libre, cinq de trèfle, rangée 7, place 1.",
        ],
    ),
    "last free card": (
        table(hand="Qh"),
        (EdgeReached(Edge.LAST_FREE, slot("Qh")),),
        [
            "Last free card.",
            "Last free card, queen of hearts.",
            "Last free card, queen of hearts, in hand.",
        ],
        [
            "Dernière carte libre.",
            "Dernière carte libre, dame de cœur.",
            "Dernière carte libre, dame de cœur, en main.",
        ],
    ),
    "start of the row": (
        table(),
        (EdgeReached(Edge.ROW_START, slot("5c")),),
        [
            "Start of the row.",
            "Start of the row, five of clubs.",
            "Start of the row, five of clubs, row 7, place 1.",
        ],
        [
            "Début de rangée.",
            "Début de rangée, cinq de trèfle.",
            "Début de rangée, cinq de trèfle, rangée 7, place 1.",
        ],
    ),
    "end of the row": (
        table(),
        (EdgeReached(Edge.ROW_END, slot("9c")),),
        [
            "End of the row.",
            "End of the row, nine of clubs.",
            "End of the row, nine of clubs, row 7, place 7.",
        ],
        [
            "Fin de rangée.",
            "Fin de rangée, neuf de trèfle.",
            "Fin de rangée, neuf de trèfle, rangée 7, place 7.",
        ],
    ),
    "top": (
        table(),
        (EdgeReached(Edge.TOP, slot("Qc")),),
        [
            "Nothing higher up.",
            "Nothing higher up, queen of clubs.",
            "Nothing higher up, queen of clubs, row 1, place 1.",
        ],
        [
            "Rien plus haut.",
            "Rien plus haut, dame de trèfle.",
            "Rien plus haut, dame de trèfle, rangée 1, place 1.",
        ],
    ),
    "base": (
        table(),
        (EdgeReached(Edge.BASE, slot("9h")),),
        [
            "Nothing further down.",
            "Nothing further down, nine of hearts.",
            "Nothing further down, nine of hearts, row 7, place 5.",
        ],
        [
            "Rien plus bas.",
            "Rien plus bas, neuf de cœur.",
            "Rien plus bas, neuf de cœur, rangée 7, place 5.",
        ],
    ),
    "no free card": (
        table(),
        (NoFreeCard(),),
        ["No free card."] * 3,
        ["Aucune carte libre."] * 3,
    ),
    "nine chosen": (
        table(),
        (CardChosen(slot("9h")),),
        [
            "Nine of hearts chosen.",
            "Nine of hearts chosen.",
            "Nine of hearts chosen, row 7, place 5. It needs a four.",
        ],
        [
            "Neuf de cœur choisi.",
            "Neuf de cœur choisi.",
            "Neuf de cœur choisi, rangée 7, place 5. Il lui faut un quatre.",
        ],
    ),
    "queen chosen": (
        table(hand="Qh"),
        (CardChosen(slot("Qh")),),
        [
            "Queen of hearts chosen.",
            "Queen of hearts chosen.",
            "Queen of hearts chosen, in hand. It needs an ace.",
        ],
        [
            "Dame de cœur choisie.",
            "Dame de cœur choisie.",
            "Dame de cœur choisie, en main. Il lui faut un as.",
        ],
    ),
    "nine chosen in cheops": (
        table("cheops"),
        (CardChosen(slot("9h")),),
        [
            "Nine of hearts chosen.",
            "Nine of hearts chosen.",
            "Nine of hearts chosen, row 7, place 5. It needs an eight, a nine or a ten.",
        ],
        [
            "Neuf de cœur choisi.",
            "Neuf de cœur choisi.",
            "Neuf de cœur choisi, rangée 7, place 5. Il lui faut un huit, un neuf ou un dix.",
        ],
    ),
    "choice given up": (
        table(),
        (ChoiceCleared(slot("9h")),),
        [
            "Choice off.",
            "The nine of hearts is no longer chosen.",
            "The nine of hearts is no longer chosen.",
        ],
        [
            "Choix annulé.",
            "Le neuf de cœur n'est plus choisi.",
            "Le neuf de cœur n'est plus choisi.",
        ],
    ),
    "choice of a queen given up": (
        table(hand="Qh"),
        (ChoiceCleared(slot("Qh")),),
        [
            "Choice off.",
            "The queen of hearts is no longer chosen.",
            "The queen of hearts is no longer chosen.",
        ],
        [
            "Choix annulé.",
            "La dame de cœur n'est plus choisie.",
            "La dame de cœur n'est plus choisie.",
        ],
    ),
    "nothing chosen": (
        table(),
        (NothingChosen(),),
        ["No card is chosen."] * 3,
        ["Aucune carte choisie."] * 3,
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_cursor(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
