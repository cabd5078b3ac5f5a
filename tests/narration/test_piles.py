"""Answers about rows, stock, waste and reserve."""

from collections.abc import Sequence

import pytest

from pyramid_access.session.events import BelowTold, Event, RowTold, StockTold
from tests.narration.tables import Table, slot, slots, table, told

CASES = {
    "row all free": (
        table(),
        (RowTold(7, slots("5c 3c Ah Kc 9h 6c 9c"), frozenset(slots("5c 3c Ah Kc 9h 6c 9c"))),),
        [
            (
                "Row 7, free, five of clubs, three of clubs, ace of hearts, king of clubs, nine of hearts, six "
                "of clubs, nine of clubs."
            ),
            (
                "Row 7, free, five of clubs, three of clubs, ace of hearts, king of clubs, nine of hearts, six "
                "of clubs, nine of clubs."
            ),
            (
                "Row 7, free, five of clubs, place 1, three of clubs, place 2, ace of hearts, place 3, king of "
                "clubs, place 4, nine of hearts, place 5, six of clubs, place 6, nine of clubs, place 7."
            ),
        ],
        [
            (
                "Rangée 7, libre, cinq de trèfle, trois de trèfle, as de cœur, roi de trèfle, neuf de cœur, six "
                "de trèfle, neuf de trèfle."
            ),
            (
                "Rangée 7, libre, cinq de trèfle, trois de trèfle, as de cœur, roi de trèfle, neuf de cœur, six "
                "de trèfle, neuf de trèfle."
            ),
            (
                "Rangée 7, libre, cinq de trèfle, place 1, trois de trèfle, place 2, as de cœur, place 3, roi de "
                "trèfle, place 4, neuf de cœur, place 5, six de trèfle, place 6, neuf de trèfle, place 7."
            ),
        ],
    ),
    "row all covered": (
        table(),
        (RowTold(3, slots("Kh 5s 2h"), frozenset()),),
        [
            "Row 3, covered, king of hearts, five of spades, two of hearts.",
            "Row 3, covered, king of hearts, five of spades, two of hearts.",
            "Row 3, covered, king of hearts, place 1, five of spades, place 2, two of hearts, place 3.",
        ],
        [
            "Rangée 3, couverte, roi de cœur, cinq de pique, deux de cœur.",
            "Rangée 3, couverte, roi de cœur, cinq de pique, deux de cœur.",
            "Rangée 3, couverte, roi de cœur, place 1, cinq de pique, place 2, deux de cœur, place 3.",
        ],
    ),
    "row mixed": (
        table(out="Kc 9h"),
        (RowTold(6, slots("6h 5d 9d 2d 8d 7d"), frozenset(slots("2d"))),),
        [
            (
                "Row 6, six of hearts, five of diamonds, nine of diamonds, two of diamonds free, eight of "
                "diamonds, seven of diamonds."
            ),
            (
                "Row 6, six of hearts, five of diamonds, nine of diamonds, two of diamonds free, eight of "
                "diamonds, seven of diamonds."
            ),
            (
                "Row 6, six of hearts, place 1, five of diamonds, place 2, nine of diamonds, place 3, two of "
                "diamonds free, place 4, eight of diamonds, place 5, seven of diamonds, place 6."
            ),
        ],
        [
            (
                "Rangée 6, six de cœur, cinq de carreau, neuf de carreau, deux de carreau libre, huit de "
                "carreau, sept de carreau."
            ),
            (
                "Rangée 6, six de cœur, cinq de carreau, neuf de carreau, deux de carreau libre, huit de "
                "carreau, sept de carreau."
            ),
            (
                "Rangée 6, six de cœur, place 1, cinq de carreau, place 2, neuf de carreau, place 3, deux de "
                "carreau libre, place 4, huit de carreau, place 5, sept de carreau, place 6."
            ),
        ],
    ),
    "row free with a choice": (
        table(chosen="9h", out="3c Ah Kc"),
        (RowTold(7, slots("5c 9h 6c 9c"), frozenset(slots("5c 9h 6c 9c"))),),
        [
            "Row 7, five of clubs free, nine of hearts chosen, six of clubs free, nine of clubs free.",
            "Row 7, five of clubs free, nine of hearts chosen, six of clubs free, nine of clubs free.",
            (
                "Row 7, five of clubs free, place 1, nine of hearts chosen, place 5, six of clubs free, place 6, "
                "nine of clubs free, place 7."
            ),
        ],
        [
            "Rangée 7, cinq de trèfle libre, neuf de cœur choisi, six de trèfle libre, neuf de trèfle libre.",
            "Rangée 7, cinq de trèfle libre, neuf de cœur choisi, six de trèfle libre, neuf de trèfle libre.",
            (
                "Rangée 7, cinq de trèfle libre, place 1, neuf de cœur choisi, place 5, six de trèfle libre, "
                "place 6, neuf de trèfle libre, place 7."
            ),
        ],
    ),
    "row empty": (
        table(),
        (RowTold(7, (), frozenset()),),
        ["Row 7, empty."] * 3,
        ["Rangée 7, vide."] * 3,
    ),
    "top card": (
        table(),
        (RowTold(1, slots("Qc"), frozenset()),),
        [
            "Row 1, covered, queen of clubs.",
            "Row 1, covered, queen of clubs.",
            "Row 1, covered, queen of clubs, place 1.",
        ],
        [
            "Rangée 1, couverte, dame de trèfle.",
            "Rangée 1, couverte, dame de trèfle.",
            "Rangée 1, couverte, dame de trèfle, place 1.",
        ],
    ),
    "stock untouched": (
        table(),
        (StockTold(24, None, None, ((),), ()),),
        [
            "Stock, 24 cards. Waste empty.",
            "Stock, 24 cards. Nothing in hand. Waste empty.",
            "Stock, 24 cards. Nothing in hand. Waste empty.",
        ],
        [
            "Pioche, 24 cartes. Défausse vide.",
            "Pioche, 24 cartes. Rien en main. Défausse vide.",
            "Pioche, 24 cartes. Rien en main. Défausse vide.",
        ],
    ),
    "stock, hand and waste": (
        table(hand="Qh"),
        (StockTold(21, None, slot("Qh"), (slots("Ad 7s"),), ()),),
        ["Stock, 21 cards. In hand, queen of hearts. Waste, 2 cards, top seven of spades."] * 3,
        ["Pioche, 21 cartes. En main, dame de cœur. Défausse, 2 cartes, dessus sept de pique."] * 3,
    ),
    "stock empty, one waste card": (
        table("classic"),
        (StockTold(0, None, None, (slots("Ad"),), ()),),
        ["Stock empty. Waste, one card, ace of diamonds."] * 3,
        ["Pioche vide. Défausse, une carte, as de carreau."] * 3,
    ),
    "one card in the stock": (
        table("classic"),
        (StockTold(1, None, None, ((),), ()),),
        ["Stock, one card. Waste empty."] * 3,
        ["Pioche, une carte. Défausse vide."] * 3,
    ),
    "open stock": (
        table("open-stock"),
        (StockTold(23, slot("7s"), None, (slots("Ad"),), ()),),
        ["Stock, 23 cards, top seven of spades. Waste, one card, ace of diamonds."] * 3,
        ["Pioche, 23 cartes, dessus sept de pique. Défausse, une carte, as de carreau."] * 3,
    ),
    "open stock of one": (
        table("open-stock"),
        (StockTold(1, slot("As"), None, (slots("Ad 7s"),), ()),),
        ["Stock, one card, top ace of spades. Waste, 2 cards, top seven of spades."] * 3,
        ["Pioche, une carte, dessus as de pique. Défausse, 2 cartes, dessus sept de pique."] * 3,
    ),
    "piles": (
        table("apophis"),
        (StockTold(20, None, None, (slots("Ad Ac"), slots("7s"), ()), ()),),
        [("Stock, 20 cards. Pile 1, 2 cards, top ace of clubs. Pile 2, one card, seven of spades. Pile 3, empty.")] * 3,
        [("Pioche, 20 cartes. Pile 1, 2 cartes, dessus as de trèfle. Pile 2, une carte, sept de pique. Pile 3, vide.")]
        * 3,
    ),
    "piles all empty": (
        table("apophis"),
        (StockTold(24, None, None, ((), (), ()), ()),),
        ["Stock, 24 cards. Piles empty."] * 3,
        ["Pioche, 24 cartes. Piles vides."] * 3,
    ),
    "columns": (
        table("giza"),
        (StockTold(0, None, None, (), (slots("Ad 5h 2c"), slots("7s Jd"), slots("Qh"), ())),),
        [
            *["Columns, 6 cards. Column 1, two of clubs. Column 2, jack of diamonds. Column 3, queen of hearts."] * 2,
            (
                "Columns, 6 cards. Column 1, 3 cards, top two of clubs. Column 2, 2 cards, top jack of diamonds. "
                "Column 3, one card, queen of hearts."
            ),
        ],
        [
            *["Colonnes, 6 cartes. Colonne 1, deux de trèfle. Colonne 2, valet de carreau. Colonne 3, dame de cœur."]
            * 2,
            (
                "Colonnes, 6 cartes. Colonne 1, 3 cartes, dessus deux de trèfle. Colonne 2, 2 cartes, dessus valet "
                "de carreau. Colonne 3, une carte, dame de cœur."
            ),
        ],
    ),
    "columns with one card": (
        table("giza"),
        (StockTold(0, None, None, (), (slots("Ad"), (), ())),),
        [
            *["Columns, one card. Column 1, ace of diamonds."] * 2,
            "Columns, one card. Column 1, one card, ace of diamonds.",
        ],
        [
            *["Colonnes, une carte. Colonne 1, as de carreau."] * 2,
            "Colonnes, une carte. Colonne 1, une carte, as de carreau.",
        ],
    ),
    "columns all empty": (
        table("giza"),
        (StockTold(0, None, None, (), ((), (), ())),),
        ["Columns empty."] * 3,
        ["Colonnes vides."] * 3,
    ),
    "columns below": (
        table("giza"),
        (BelowTold((), (slots("5h Ad"), slots("7s"), (), ())),),
        ["Column 1, below, five of hearts, ace of diamonds. Column 2, below, seven of spades."] * 3,
        ["Colonne 1, dessous, cinq de cœur, as de carreau. Colonne 2, dessous, sept de pique."] * 3,
    ),
    "nothing below in columns": (
        table("giza"),
        (BelowTold((), ((), ())),),
        ["Nothing below."] * 3,
        ["Rien dessous."] * 3,
    ),
    "piles below": (
        table("apophis"),
        (BelowTold((slots("7s Ad"), (), slots("Qh")), ()),),
        ["Pile 1, below, seven of spades, ace of diamonds. Pile 3, below, queen of hearts."] * 3,
        ["Pile 1, dessous, sept de pique, as de carreau. Pile 3, dessous, dame de cœur."] * 3,
    ),
    "waste below": (
        table(),
        (BelowTold((slots("7s Ad"),), ()),),
        ["Below, seven of spades, ace of diamonds."] * 3,
        ["Dessous, sept de pique, as de carreau."] * 3,
    ),
    "nothing below": (
        table(),
        (BelowTold(((),), ()),),
        ["Nothing below."] * 3,
        ["Rien dessous."] * 3,
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_piles(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
