"""Answers about free cards, removals, the current card and its partners."""

from collections.abc import Sequence

import pytest

from pyramid_access.rules.moves import remove
from pyramid_access.session.events import CardTold, Event, FreeCardsTold, PartnersTold, RemovalsTold
from tests.narration.tables import Table, slot, slots, table, told

CASES = {
    "free cards of pyramid, hand and waste": (
        table(hand="Qh", waste="Ad", out="5c 3c Kc 6c 9c"),
        (FreeCardsTold(slots("Ah 9h Qh Ad")),),
        [
            "Ace of hearts, nine of hearts. Queen of hearts. Ace of diamonds.",
            "Free, ace of hearts and nine of hearts. In hand, queen of hearts. On the waste, ace of diamonds.",
            (
                "4 free cards. In the pyramid, ace of hearts and nine of hearts. In hand, queen of hearts. On "
                "the waste, ace of diamonds."
            ),
        ],
        [
            "As de cœur, neuf de cœur. Dame de cœur. As de carreau.",
            "Libres, as de cœur et neuf de cœur. En main, dame de cœur. En haut de la défausse, as de carreau.",
            (
                "4 cartes libres. Dans la pyramide, as de cœur et neuf de cœur. En main, dame de cœur. En haut de la "
                "défausse, as de carreau."
            ),
        ],
    ),
    "one free card": (
        table(),
        (FreeCardsTold(slots("Qc")),),
        [
            "Queen of clubs.",
            "Free, queen of clubs.",
            "One free card. In the pyramid, queen of clubs.",
        ],
        [
            "Dame de trèfle.",
            "Libre, dame de trèfle.",
            "Une carte libre. Dans la pyramide, dame de trèfle.",
        ],
    ),
    "free cards outside the pyramid only": (
        table(hand="Qh"),
        (FreeCardsTold(slots("Qh")),),
        [
            "Queen of hearts.",
            "In hand, queen of hearts.",
            "One free card. In hand, queen of hearts.",
        ],
        [
            "Dame de cœur.",
            "En main, dame de cœur.",
            "Une carte libre. En main, dame de cœur.",
        ],
    ),
    "no free cards told": (
        table(),
        (FreeCardsTold(()),),
        ["No free card."] * 3,
        ["Aucune carte libre."] * 3,
    ),
    "nothing can leave": (
        table(),
        (RemovalsTold(()),),
        [
            "No pairs.",
            "Nothing can leave now.",
            "Nothing can leave now.",
        ],
        [
            "Aucune paire.",
            "Rien ne peut partir pour l'instant.",
            "Rien ne peut partir pour l'instant.",
        ],
    ),
    "one king can leave": (
        table(),
        (RemovalsTold((remove(slot("Kc")),)),),
        [
            "King of clubs, alone.",
            "King of clubs, alone.",
            "King of clubs, row 7, place 4, alone.",
        ],
        [
            "Roi de trèfle, seul.",
            "Roi de trèfle, seul.",
            "Roi de trèfle, rangée 7, place 4, seul.",
        ],
    ),
    "king and pairs can leave": (
        table(hand="Qh", waste="4s"),
        (RemovalsTold((remove(slot("Kc")), remove(*slots("Ah Qh")), remove(*slots("9h 4s")))),),
        [
            "King of clubs, alone. Ace of hearts, queen of hearts. Nine of hearts, four of spades.",
            ("3 choices. King of clubs, alone. Ace of hearts and queen of hearts. Nine of hearts and four of spades."),
            (
                "3 choices. King of clubs, row 7, place 4, alone. Ace of hearts, row 7, place 3, and queen of "
                "hearts, in hand. Nine of hearts, row 7, place 5, and four of spades, on the waste."
            ),
        ],
        [
            "Roi de trèfle, seul. As de cœur, dame de cœur. Neuf de cœur, quatre de pique.",
            "3 possibilités. Roi de trèfle, seul. As de cœur et dame de cœur. Neuf de cœur et quatre de pique.",
            (
                "3 possibilités. Roi de trèfle, rangée 7, place 4, seul. As de cœur, rangée 7, place 3, et dame "
                "de cœur, en main. Neuf de cœur, rangée 7, place 5, et quatre de pique, en haut de la défausse."
            ),
        ],
    ),
    "current card is free": (
        table(),
        (CardTold(slot("9h"), (), slots("2d 8d")),),
        ["Nine of hearts, row 7, place 5. Free. Covers the two of diamonds and the eight of diamonds."] * 3,
        ["Neuf de cœur, rangée 7, place 5. Libre. Couvre le deux de carreau et le huit de carreau."] * 3,
    ),
    "current card covers one": (
        table(),
        (CardTold(slot("5c"), (), slots("6h")),),
        ["Five of clubs, row 7, place 1. Free. Covers the six of hearts."] * 3,
        ["Cinq de trèfle, rangée 7, place 1. Libre. Couvre le six de cœur."] * 3,
    ),
    "current card is chosen": (
        table(hand="Qh", chosen="Qh"),
        (CardTold(slot("Qh"), (), ()),),
        ["Queen of hearts, in hand. Chosen."] * 3,
        ["Dame de cœur, en main. Choisie."] * 3,
    ),
    "current card is covered": (
        table(),
        (CardTold(slot("Qs"), slots("2s 7h"), slots("5s 2h")),),
        [
            (
                "Queen of spades, row 4, place 3. Covered by the two of spades and the seven of hearts. Covers "
                "the five of spades and the two of hearts."
            )
        ]
        * 3,
        [
            (
                "Dame de pique, rangée 4, place 3. Couverte par le deux de pique et le sept de cœur. Couvre le "
                "cinq de pique et le deux de cœur."
            )
        ]
        * 3,
    ),
    "current card is buried": (
        table("giza"),
        (CardTold(slot("Qd"), slots("3d"), ()),),
        ["Queen of diamonds, column 7, under 2 cards. Covered by the three of diamonds."] * 3,
        ["Dame de carreau, colonne 7, sous 2 cartes. Couverte par le trois de carreau."] * 3,
    ),
    "partners of a queen": (
        table(hand="Qh", waste="Ad 7s"),
        (PartnersTold(slot("Qh"), slots("Ah Ad"), 2, False),),
        [
            (
                "Ace of hearts free, row 7, place 3. Ace of diamonds, in the waste, under one card. 2 partners "
                "still hidden."
            ),
            (
                "Partners of the queen of hearts. Ace of hearts free, row 7, place 3. Ace of diamonds, in the "
                "waste, under one card. 2 partners still hidden."
            ),
            (
                "Partners of the queen of hearts. Ace of hearts free, row 7, place 3. Ace of diamonds, in the "
                "waste, under one card. 2 partners still hidden."
            ),
        ],
        [
            (
                "As de cœur libre, rangée 7, place 3. As de carreau, dans la défausse, sous une carte. 2 "
                "partenaires encore cachées."
            ),
            (
                "Partenaires de la dame de cœur. As de cœur libre, rangée 7, place 3. As de carreau, dans la "
                "défausse, sous une carte. 2 partenaires encore cachées."
            ),
            (
                "Partenaires de la dame de cœur. As de cœur libre, rangée 7, place 3. As de carreau, dans la "
                "défausse, sous une carte. 2 partenaires encore cachées."
            ),
        ],
    ),
    "partners of a nine": (
        table(pass_number=2, stock="4s 5h 4c", out="4d"),
        (PartnersTold(slot("9h"), slots("4s 4c"), 1, False),),
        [
            "Four of spades, on top of the stock. Four of clubs, in the stock, card 3. One partner still hidden.",
            (
                "Partners of the nine of hearts. Four of spades, on top of the stock. Four of clubs, in the "
                "stock, card 3. One partner still hidden."
            ),
            (
                "Partners of the nine of hearts. Four of spades, on top of the stock. Four of clubs, in the "
                "stock, card 3. One partner still hidden."
            ),
        ],
        [
            (
                "Quatre de pique, en haut de la pioche. Quatre de trèfle, dans la pioche, carte 3. Une partenaire "
                "encore cachée."
            ),
            (
                "Partenaires du neuf de cœur. Quatre de pique, en haut de la pioche. Quatre de trèfle, dans la "
                "pioche, carte 3. Une partenaire encore cachée."
            ),
            (
                "Partenaires du neuf de cœur. Quatre de pique, en haut de la pioche. Quatre de trèfle, dans la "
                "pioche, carte 3. Une partenaire encore cachée."
            ),
        ],
    ),
    "partners covered in the pyramid": (
        table(),
        (PartnersTold(slot("Ah"), slots("Qs"), 0, False),),
        [
            "Queen of spades covered, row 4, place 3.",
            "Partners of the ace of hearts. Queen of spades covered, row 4, place 3.",
            "Partners of the ace of hearts. Queen of spades covered, row 4, place 3.",
        ],
        [
            "Dame de pique couverte, rangée 4, place 3.",
            "Partenaires de l'as de cœur. Dame de pique couverte, rangée 4, place 3.",
            "Partenaires de l'as de cœur. Dame de pique couverte, rangée 4, place 3.",
        ],
    ),
    "partners of a six, all hidden": (
        table(),
        (PartnersTold(slot("6c"), (), 2, False),),
        ["2 partners still hidden."] * 3,
        ["2 partenaires encore cachées."] * 3,
    ),
    "partners all gone": (
        table(hand="Qh"),
        (PartnersTold(slot("Qh"), (), 0, False),),
        ["No partner is left for the queen of hearts."] * 3,
        ["Plus aucune partenaire pour la dame de cœur."] * 3,
    ),
    "king needs no partner": (
        table(),
        (PartnersTold(slot("Kc"), (), 0, True),),
        ["King of clubs leaves alone.", *["The king of clubs leaves alone."] * 2],
        ["Roi de trèfle part seul.", *["Le roi de trèfle part seul."] * 2],
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_answers(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
