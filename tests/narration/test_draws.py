"""What is said when cards are drawn and the waste is turned over."""

from collections.abc import Sequence

import pytest

from pyramid_access.rules.events import CardUncovered, StockDrawn, StockRedealt
from pyramid_access.session.events import Event
from tests.narration.tables import Table, slot, slots, table, told

CASES = {
    "draw to the hand": (
        table(hand="Qh", stock="Ac Th"),
        (StockDrawn(slots("Qh"), 2),),
        [
            "Queen of hearts.",
            "Queen of hearts drawn.",
            "Queen of hearts drawn, in hand. Stock, 2 cards.",
        ],
        [
            "Dame de cœur.",
            "Dame de cœur piochée.",
            "Dame de cœur piochée, en main. Pioche, 2 cartes.",
        ],
    ),
    "draw to the waste": (
        table("classic", waste="Ad", stock="7s"),
        (StockDrawn(slots("Ad"), 1),),
        [
            "Ace of diamonds.",
            "Ace of diamonds drawn.",
            "Ace of diamonds drawn, on the waste. Stock, one card.",
        ],
        [
            "As de carreau.",
            "As de carreau pioché.",
            "As de carreau pioché, en haut de la défausse. Pioche, une carte.",
        ],
    ),
    "draw of the last card": (
        table(hand="As", pass_number=1),
        (StockDrawn(slots("As"), 0),),
        [
            "Ace of spades. Stock empty.",
            "Ace of spades drawn. Stock empty, 2 more passes.",
            "Ace of spades drawn, in hand. Stock empty, 2 more passes.",
        ],
        [
            "As de pique. Pioche vide.",
            "As de pique pioché. Pioche vide, encore 2 passages.",
            "As de pique pioché, en main. Pioche vide, encore 2 passages.",
        ],
    ),
    "draw of the last card in pass two": (
        table(hand="As", pass_number=2),
        (StockDrawn(slots("As"), 0),),
        [
            "Ace of spades. Stock empty.",
            "Ace of spades drawn. Stock empty, one more pass.",
            "Ace of spades drawn, in hand. Stock empty, one more pass.",
        ],
        [
            "As de pique. Pioche vide.",
            "As de pique pioché. Pioche vide, encore un passage.",
            "As de pique pioché, en main. Pioche vide, encore un passage.",
        ],
    ),
    "draw of the last card in pass three": (
        table(hand="As", pass_number=3),
        (StockDrawn(slots("As"), 0),),
        [
            "Ace of spades. Stock empty.",
            "Ace of spades drawn. Stock empty, that was the last pass.",
            "Ace of spades drawn, in hand. Stock empty, that was the last pass.",
        ],
        [
            "As de pique. Pioche vide.",
            "As de pique pioché. Pioche vide, c'était le dernier passage.",
            "As de pique pioché, en main. Pioche vide, c'était le dernier passage.",
        ],
    ),
    "draw of the last card without limit": (
        table("tut", waste="As"),
        (StockDrawn(slots("As"), 0),),
        [
            "Ace of spades. Stock empty.",
            "Ace of spades drawn. Stock empty.",
            "Ace of spades drawn, on the waste. Stock empty.",
        ],
        [
            "As de pique. Pioche vide.",
            "As de pique pioché. Pioche vide.",
            "As de pique pioché, en haut de la défausse. Pioche vide.",
        ],
    ),
    "draw from an open stock": (
        table("open-stock", waste="Ad", stock="7s Qh"),
        (
            StockDrawn(slots("Ad"), 2),
            CardUncovered(slot("7s")),
        ),
        [
            "Ace of diamonds on the waste. Seven of spades free.",
            "Ace of diamonds on the waste. Seven of spades free, on top of the stock.",
            "Ace of diamonds on the waste. Stock, 2 cards. Seven of spades free, on top of the stock.",
        ],
        [
            "As de carreau sur la défausse. Sept de pique libre.",
            "As de carreau sur la défausse. Sept de pique libre, en haut de la pioche.",
            "As de carreau sur la défausse. Pioche, 2 cartes. Sept de pique libre, en haut de la pioche.",
        ],
    ),
    "last draw from an open stock": (
        table("open-stock", waste="Ad"),
        (StockDrawn(slots("Ad"), 0),),
        [
            "Ace of diamonds on the waste. Stock empty.",
            "Ace of diamonds on the waste. Stock empty, 2 more passes.",
            "Ace of diamonds on the waste. Stock empty, 2 more passes.",
        ],
        [
            "As de carreau sur la défausse. Pioche vide.",
            "As de carreau sur la défausse. Pioche vide, encore 2 passages.",
            "As de carreau sur la défausse. Pioche vide, encore 2 passages.",
        ],
    ),
    "draw of three": (
        table("tut", waste="Ad 7s Qh", stock="Ac Th"),
        (StockDrawn(slots("Ad 7s Qh"), 2),),
        [
            "Ace of diamonds, seven of spades, top queen of hearts.",
            "Ace of diamonds, seven of spades, top queen of hearts.",
            "Ace of diamonds, seven of spades, top queen of hearts. Stock, 2 cards.",
        ],
        [
            "As de carreau, sept de pique, dessus dame de cœur.",
            "As de carreau, sept de pique, dessus dame de cœur.",
            "As de carreau, sept de pique, dessus dame de cœur. Pioche, 2 cartes.",
        ],
    ),
    "draw on piles": (
        table("apophis", waste="Ad / 7s / Qh", stock="Ac"),
        (StockDrawn(slots("Ad 7s Qh"), 1),),
        [
            "Ace of diamonds, seven of spades, queen of hearts.",
            "Pile 1, ace of diamonds, pile 2, seven of spades, pile 3, queen of hearts.",
            "Pile 1, ace of diamonds, pile 2, seven of spades, pile 3, queen of hearts. Stock, one card.",
        ],
        [
            "As de carreau, sept de pique, dame de cœur.",
            "Pile 1, as de carreau, pile 2, sept de pique, pile 3, dame de cœur.",
            "Pile 1, as de carreau, pile 2, sept de pique, pile 3, dame de cœur. Pioche, une carte.",
        ],
    ),
    "draw of the last two on piles": (
        table("apophis", waste="Ad / 7s / "),
        (StockDrawn(slots("Ad 7s"), 0),),
        [
            "Ace of diamonds, seven of spades. Stock empty.",
            "Pile 1, ace of diamonds, pile 2, seven of spades. Stock empty, 2 more passes.",
            "Pile 1, ace of diamonds, pile 2, seven of spades. Stock empty, 2 more passes.",
        ],
        [
            "As de carreau, sept de pique. Pioche vide.",
            "Pile 1, as de carreau, pile 2, sept de pique. Pioche vide, encore 2 passages.",
            "Pile 1, as de carreau, pile 2, sept de pique. Pioche vide, encore 2 passages.",
        ],
    ),
    "redeal with one more": (
        table(stock="Ad 7s", pass_number=2),
        (StockRedealt(2, 1, 24),),
        [
            "Waste turned over, one more pass after.",
            "Waste turned over, 24 cards. One more pass after this.",
            "Waste turned over, 24 cards. Pass 2, one more after this.",
        ],
        [
            "Défausse retournée, encore un passage ensuite.",
            "Défausse retournée, 24 cartes. Encore un passage ensuite.",
            "Défausse retournée, 24 cartes. Passage 2, encore un ensuite.",
        ],
    ),
    "redeal with two more": (
        table("three-pass passes=5", stock="Ad", pass_number=3),
        (StockRedealt(3, 2, 1),),
        [
            "Waste turned over, 2 more passes after.",
            "Waste turned over, one card. 2 more passes after this.",
            "Waste turned over, one card. Pass 3, 2 more after this.",
        ],
        [
            "Défausse retournée, encore 2 passages ensuite.",
            "Défausse retournée, une carte. Encore 2 passages ensuite.",
            "Défausse retournée, une carte. Passage 3, encore 2 ensuite.",
        ],
    ),
    "redeal of the last pass": (
        table(stock="Ad 7s", pass_number=3),
        (StockRedealt(3, 0, 12),),
        [
            "Waste turned over, last pass.",
            "Waste turned over, 12 cards. Last pass.",
            "Waste turned over, 12 cards. Pass 3, the last.",
        ],
        [
            "Défausse retournée, dernier passage.",
            "Défausse retournée, 12 cartes. Dernier passage.",
            "Défausse retournée, 12 cartes. Passage 3, le dernier.",
        ],
    ),
    "redeal without limit": (
        table("tut", stock="Ad 7s", pass_number=9),
        (StockRedealt(9, None, 2),),
        [
            "Waste turned over.",
            "Waste turned over, 2 cards.",
            "Waste turned over, 2 cards. Pass 9, unlimited passes.",
        ],
        [
            "Défausse retournée.",
            "Défausse retournée, 2 cartes.",
            "Défausse retournée, 2 cartes. Passage 9, passages illimités.",
        ],
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_draws(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
