"""What is said when cards leave and others become free."""

from collections.abc import Sequence

import pytest

from pyramid_access.rules.events import CardsRemoved, CardUncovered, Outcome, PyramidCleared, Result
from pyramid_access.session.events import Event
from tests.narration.tables import Table, slot, slots, table, told

CASES = {
    "king leaves": (
        table(out="Kc"),
        (CardsRemoved(slots("Kc")),),
        [
            "King of clubs removed.",
            "King of clubs removed.",
            "King of clubs removed. 27 cards left in the pyramid.",
        ],
        [
            "Roi de trèfle retiré.",
            "Roi de trèfle retiré.",
            "Roi de trèfle retiré. Encore 27 cartes dans la pyramide.",
        ],
    ),
    "pair of men leaves": (
        table(out="9h 4s"),
        (CardsRemoved(slots("9h 4s")),),
        [
            "Nine of hearts, four of spades.",
            "Nine of hearts and four of spades removed.",
            "Nine of hearts and four of spades removed. 27 cards left in the pyramid.",
        ],
        [
            "Neuf de cœur, quatre de pique.",
            "Neuf de cœur et quatre de pique retirés.",
            "Neuf de cœur et quatre de pique retirés. Encore 27 cartes dans la pyramide.",
        ],
    ),
    "queen and ace leave": (
        table(out="Ah Qh"),
        (CardsRemoved(slots("Ah Qh")),),
        [
            "Ace of hearts, queen of hearts.",
            "Ace of hearts and queen of hearts removed.",
            "Ace of hearts and queen of hearts removed. 27 cards left in the pyramid.",
        ],
        [
            "As de cœur, dame de cœur.",
            "As de cœur et dame de cœur retirés.",
            "As de cœur et dame de cœur retirés. Encore 27 cartes dans la pyramide.",
        ],
    ),
    "two queens leave": (
        table("cheops", out="Qh Qd"),
        (CardsRemoved(slots("Qh Qd")),),
        [
            "Queen of hearts, queen of diamonds.",
            "Queen of hearts and queen of diamonds removed.",
            "Queen of hearts and queen of diamonds removed.",
        ],
        [
            "Dame de cœur, dame de carreau.",
            "Dame de cœur et dame de carreau retirées.",
            "Dame de cœur et dame de carreau retirées.",
        ],
    ),
    "last but one pyramid card leaves": (
        table(out="6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c 7c"),
        (CardsRemoved(slots("6d 7c")),),
        [
            "Six of diamonds, seven of clubs.",
            "Six of diamonds and seven of clubs removed.",
            "Six of diamonds and seven of clubs removed. One card left in the pyramid.",
        ],
        [
            "Six de carreau, sept de trèfle.",
            "Six de carreau et sept de trèfle retirés.",
            "Six de carreau et sept de trèfle retirés. Encore une carte dans la pyramide.",
        ],
    ),
    "pyramid card uncovered": (
        table(out="Ah Qh 3c Th"),
        (CardUncovered(slot("5d")),),
        [
            "Five of diamonds free.",
            "Five of diamonds free, row 6, place 2.",
            "Five of diamonds free, row 6, place 2.",
        ],
        [
            "Cinq de carreau libre.",
            "Cinq de carreau libre, rangée 6, place 2.",
            "Cinq de carreau libre, rangée 6, place 2.",
        ],
    ),
    "queen uncovered": (
        table(out="Ah Kc 9h 9d 2d 7d 6h 5d 8d 6c 9c 2s 7h"),
        (CardUncovered(slot("Qs")),),
        [
            "Queen of spades free.",
            "Queen of spades free, row 4, place 3.",
            "Queen of spades free, row 4, place 3.",
        ],
        [
            "Dame de pique libre.",
            "Dame de pique libre, rangée 4, place 3.",
            "Dame de pique libre, rangée 4, place 3.",
        ],
    ),
    "waste card uncovered": (
        table(waste="Ad 7s"),
        (CardUncovered(slot("7s")),),
        [
            "Seven of spades free.",
            "Seven of spades free, on the waste.",
            "Seven of spades free, on the waste.",
        ],
        [
            "Sept de pique libre.",
            "Sept de pique libre, en haut de la défausse.",
            "Sept de pique libre, en haut de la défausse.",
        ],
    ),
    "pile card uncovered": (
        table("apophis", waste="Ad / 7s / Qh"),
        (CardUncovered(slot("Qh")),),
        [
            "Queen of hearts free.",
            "Queen of hearts free, pile 3.",
            "Queen of hearts free, pile 3.",
        ],
        [
            "Dame de cœur libre.",
            "Dame de cœur libre, pile 3.",
            "Dame de cœur libre, pile 3.",
        ],
    ),
    "column card uncovered": (
        table("giza"),
        (CardUncovered(slot("As")),),
        [
            "Ace of spades free.",
            "Ace of spades free, column 8.",
            "Ace of spades free, column 8.",
        ],
        [
            "As de pique libre.",
            "As de pique libre, colonne 8.",
            "As de pique libre, colonne 8.",
        ],
    ),
    "open stock uncovered": (
        table("open-stock", waste="Ad", stock="7s Qh"),
        (CardUncovered(slot("7s")),),
        [
            "Seven of spades free.",
            "Seven of spades free, on top of the stock.",
            "Seven of spades free, on top of the stock.",
        ],
        [
            "Sept de pique libre.",
            "Sept de pique libre, en haut de la pioche.",
            "Sept de pique libre, en haut de la pioche.",
        ],
    ),
    "pyramid cleared at the end of the game": (
        table("par", outcome=Outcome(Result.BLOCKED, 5, 15)),
        (PyramidCleared(2),),
        ["Pyramid empty.", "Pyramid empty.", "Pyramid cleared in pass 2."],
        ["Pyramide vide.", "Pyramide vide.", "Pyramide vidée au passage 2."],
    ),
    "pyramid cleared": (
        table("par"),
        (PyramidCleared(2),),
        [
            "Pyramid empty.",
            "Pyramid empty, the other cards are left.",
            "Pyramid cleared in pass 2, the other cards are left.",
        ],
        [
            "Pyramide vide.",
            "Pyramide vide, il reste les autres cartes.",
            "Pyramide vidée au passage 2, il reste les autres cartes.",
        ],
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_removals(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
