"""What is said about undo and redo."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from pyramid_access.rules.events import CardsRemoved, CardUncovered, GameEnded, Outcome, Result, StockDrawn
from pyramid_access.rules.moves import Draw, Redeal, remove
from pyramid_access.session.events import (
    CardBack,
    CursorLanded,
    Event,
    MoveRedone,
    MoveUndone,
    NothingToRedo,
    NothingToUndo,
)
from tests.narration.tables import Table, slot, slots, table, told

CASES = {
    "undo a king": (
        table(),
        (
            MoveUndone(remove(slot("Kc"))),
            CursorLanded(slot("Kc")),
        ),
        [
            "King of clubs back.",
            "King of clubs back, row 7, place 4.",
            "King of clubs back, row 7, place 4.",
        ],
        [
            "Retour du roi de trèfle.",
            "Retour du roi de trèfle, rangée 7, place 4.",
            "Retour du roi de trèfle, rangée 7, place 4.",
        ],
    ),
    "undo a queen of the pyramid in cheops": (
        table("cheops"),
        (MoveUndone(remove(slot("Qs"))),),
        [
            "Queen of spades back.",
            "Queen of spades back, row 4, place 3.",
            "Queen of spades back, row 4, place 3.",
        ],
        [
            "Retour de la dame de pique.",
            "Retour de la dame de pique, rangée 4, place 3.",
            "Retour de la dame de pique, rangée 4, place 3.",
        ],
    ),
    "undo a pair with ace and queen": (
        table(hand="Qh"),
        (MoveUndone(remove(*slots("Ah Qh"))),),
        [
            "Ace of hearts and queen of hearts back.",
            "Ace of hearts and queen of hearts back.",
            "Back, ace of hearts, row 7, place 3, and queen of hearts, in hand.",
        ],
        [
            "Retour de l'as de cœur et de la dame de cœur.",
            "Retour de l'as de cœur et de la dame de cœur.",
            "Retour de l'as de cœur, rangée 7, place 3, et de la dame de cœur, en main.",
        ],
    ),
    "undo a pair": (
        table(),
        (MoveUndone(remove(*slots("6h 7d"))),),
        [
            "Six of hearts and seven of diamonds back.",
            "Six of hearts and seven of diamonds back.",
            "Back, six of hearts, row 6, place 1, and seven of diamonds, row 6, place 6.",
        ],
        [
            "Retour du six de cœur et du sept de carreau.",
            "Retour du six de cœur et du sept de carreau.",
            "Retour du six de cœur, rangée 6, place 1, et du sept de carreau, rangée 6, place 6.",
        ],
    ),
    "undo a pair with the cursor on one of them": (
        replace(table(), cursor=slot("6h")),
        (
            MoveUndone(remove(*slots("6h 7d"))),
            CursorLanded(slot("6h")),
        ),
        [
            "Seven of diamonds and six of hearts back. On the six of hearts.",
            "Seven of diamonds and six of hearts back. On the covered six of hearts, row 6, place 1.",
            "Back, seven of diamonds, row 6, place 6, and six of hearts, row 6, place 1.",
        ],
        [
            "Retour du sept de carreau et du six de cœur. Sur le six de cœur.",
            "Retour du sept de carreau et du six de cœur. Sur le six de cœur couvert, rangée 6, place 1.",
            "Retour du sept de carreau, rangée 6, place 6, et du six de cœur, rangée 6, place 1.",
        ],
    ),
    "undo the first draw": (
        table(stock="Ad 7s Qh"),
        (MoveUndone(Draw(), slots("Ad")),),
        [
            "Ace of diamonds back in the stock.",
            "Ace of diamonds back in the stock.",
            "Ace of diamonds back in the stock, 3 cards.",
        ],
        [
            "As de carreau de retour dans la pioche.",
            "As de carreau de retour dans la pioche.",
            "As de carreau de retour dans la pioche, 3 cartes.",
        ],
    ),
    "undo a draw over a held card": (
        table(hand="Ad", stock="7s Qh"),
        (
            MoveUndone(Draw(), slots("7s")),
            CardBack(slot("Ad")),
        ),
        [
            "Seven of spades back in the stock.",
            "Seven of spades back in the stock. Ace of diamonds, in hand.",
            "Seven of spades back in the stock, 2 cards. Ace of diamonds, in hand.",
        ],
        [
            "Sept de pique de retour dans la pioche.",
            "Sept de pique de retour dans la pioche. As de carreau, en main.",
            "Sept de pique de retour dans la pioche, 2 cartes. As de carreau, en main.",
        ],
    ),
    "undo a draw over the waste": (
        table("classic", waste="Ad", stock="7s"),
        (
            MoveUndone(Draw(), slots("7s")),
            CardBack(slot("Ad")),
        ),
        [
            "Seven of spades back in the stock.",
            "Seven of spades back in the stock. Ace of diamonds, on the waste.",
            "Seven of spades back in the stock, one card. Ace of diamonds, on the waste.",
        ],
        [
            "Sept de pique de retour dans la pioche.",
            "Sept de pique de retour dans la pioche. As de carreau, en haut de la défausse.",
            "Sept de pique de retour dans la pioche, une carte. As de carreau, en haut de la défausse.",
        ],
    ),
    "undo a draw with the cursor on the drawn card": (
        table("classic", waste="Ad", stock="7s"),
        (
            MoveUndone(Draw(), slots("7s")),
            CardBack(slot("Ad")),
            CursorLanded(slot("Ad")),
        ),
        [
            "Seven of spades back in the stock. On the ace of diamonds.",
            "Seven of spades back in the stock. On the ace of diamonds, on the waste.",
            "Seven of spades back in the stock, one card. On the ace of diamonds, on the waste.",
        ],
        [
            "Sept de pique de retour dans la pioche. Sur l'as de carreau.",
            "Sept de pique de retour dans la pioche. Sur l'as de carreau, en haut de la défausse.",
            "Sept de pique de retour dans la pioche, une carte. Sur l'as de carreau, en haut de la défausse.",
        ],
    ),
    "undo a draw with the cursor elsewhere": (
        table("classic", waste="Ad", stock="7s"),
        (
            MoveUndone(Draw(), slots("7s")),
            CardBack(slot("Ad")),
            CursorLanded(slot("5c")),
        ),
        [
            "Seven of spades back in the stock. On the five of clubs.",
            "Seven of spades back in the stock. Ace of diamonds, on the waste. On the five of clubs, row 7, place 1.",
            (
                "Seven of spades back in the stock, one card. Ace of diamonds, on the waste. On the five of clubs, "
                "row 7, place 1."
            ),
        ],
        [
            "Sept de pique de retour dans la pioche. Sur le cinq de trèfle.",
            (
                "Sept de pique de retour dans la pioche. As de carreau, en haut de la défausse. Sur le cinq de trèfle, "
                "rangée 7, place 1."
            ),
            (
                "Sept de pique de retour dans la pioche, une carte. As de carreau, en haut de la défausse. Sur le "
                "cinq de trèfle, rangée 7, place 1."
            ),
        ],
    ),
    "undo a draw of three": (
        table("apophis", waste="Ad / 7s / Qh", stock="Ac Th 7c"),
        (MoveUndone(Draw(), slots("Ac Th 7c")),),
        [
            "Ace of clubs, ten of hearts and seven of clubs back in the stock.",
            "Ace of clubs, ten of hearts and seven of clubs back in the stock.",
            "Ace of clubs, ten of hearts and seven of clubs back in the stock, 3 cards.",
        ],
        [
            "As de trèfle, dix de cœur et sept de trèfle de retour dans la pioche.",
            "As de trèfle, dix de cœur et sept de trèfle de retour dans la pioche.",
            "As de trèfle, dix de cœur et sept de trèfle de retour dans la pioche, 3 cartes.",
        ],
    ),
    "undo a redeal": (
        table(waste="Ad 7s"),
        (MoveUndone(Redeal()),),
        [
            "Waste put back.",
            "Waste put back. Stock empty, 2 more passes.",
            "Waste put back. Stock empty, 2 more passes.",
        ],
        [
            "Défausse remise en place.",
            "Défausse remise en place. Pioche vide, encore 2 passages.",
            "Défausse remise en place. Pioche vide, encore 2 passages.",
        ],
    ),
    "undo a redeal that had taken the held card": (
        table(hand="7s", waste="Ad"),
        (
            MoveUndone(Redeal()),
            CardBack(slot("7s")),
        ),
        [
            "Waste put back.",
            "Waste put back. Stock empty, 2 more passes. Seven of spades, in hand.",
            "Waste put back. Stock empty, 2 more passes. Seven of spades, in hand.",
        ],
        [
            "Défausse remise en place.",
            "Défausse remise en place. Pioche vide, encore 2 passages. Sept de pique, en main.",
            "Défausse remise en place. Pioche vide, encore 2 passages. Sept de pique, en main.",
        ],
    ),
    "undo the last redeal": (
        table(waste="Ad 7s", pass_number=2),
        (MoveUndone(Redeal()),),
        [
            "Waste put back.",
            "Waste put back. Stock empty, one more pass.",
            "Waste put back. Stock empty, one more pass.",
        ],
        [
            "Défausse remise en place.",
            "Défausse remise en place. Pioche vide, encore un passage.",
            "Défausse remise en place. Pioche vide, encore un passage.",
        ],
    ),
    "undo a redeal without limit": (
        table("tut", waste="Ad 7s", pass_number=2),
        (MoveUndone(Redeal()),),
        [
            "Waste put back.",
            "Waste put back. Stock empty.",
            "Waste put back. Stock empty.",
        ],
        [
            "Défausse remise en place.",
            "Défausse remise en place. Pioche vide.",
            "Défausse remise en place. Pioche vide.",
        ],
    ),
    "redo a removal": (
        table(out="3c Ah Kc Qh Th"),
        (
            MoveRedone((CardsRemoved(slots("Ah Qh")), CardUncovered(slot("9d")))),
            CursorLanded(slot("9d")),
        ),
        [
            "Redone. Ace of hearts, queen of hearts. Nine of diamonds free.",
            "Move played again. Ace of hearts and queen of hearts removed. Nine of diamonds free, row 6, place 3.",
            (
                "Move played again. Ace of hearts and queen of hearts removed. 25 cards left in the pyramid. "
                "Nine of diamonds free, row 6, place 3."
            ),
        ],
        [
            "Rejoué. As de cœur, dame de cœur. Neuf de carreau libre.",
            "Coup rejoué. As de cœur et dame de cœur retirés. Neuf de carreau libre, rangée 6, place 3.",
            (
                "Coup rejoué. As de cœur et dame de cœur retirés. Encore 25 cartes dans la pyramide. Neuf de "
                "carreau libre, rangée 6, place 3."
            ),
        ],
    ),
    "redo a draw": (
        table(hand="Qd", stock="4s 5h"),
        (MoveRedone((StockDrawn(slots("Qd"), 2),)),),
        [
            "Redone. Queen of diamonds.",
            "Move played again. Queen of diamonds drawn.",
            "Move played again. Queen of diamonds drawn, in hand. Stock, 2 cards.",
        ],
        [
            "Rejoué. Dame de carreau.",
            "Coup rejoué. Dame de carreau piochée.",
            "Coup rejoué. Dame de carreau piochée, en main. Pioche, 2 cartes.",
        ],
    ),
    "redo the last move of a won game": (
        table(moves=43, out="Kc", outcome=Outcome(Result.WON, 3)),
        (MoveRedone((CardsRemoved(slots("Kc")), GameEnded(Outcome(Result.WON, 3)))),),
        [
            "Redone. King of clubs removed. Won in 43 moves.",
            "Move played again. King of clubs removed. You have won. Pyramid cleared in 43 moves.",
            (
                "Move played again. King of clubs removed. You have won. Pyramid cleared in 43 moves. 3 cards are "
                "left elsewhere."
            ),
        ],
        [
            "Rejoué. Roi de trèfle retiré. Gagné en 43 coups.",
            "Coup rejoué. Roi de trèfle retiré. Gagné. Pyramide vidée en 43 coups.",
            "Coup rejoué. Roi de trèfle retiré. Gagné. Pyramide vidée en 43 coups. Il reste 3 cartes ailleurs.",
        ],
    ),
    "nothing to undo": (
        table(),
        (NothingToUndo(),),
        ["Nothing to undo."] * 3,
        ["Rien à annuler."] * 3,
    ),
    "nothing to redo": (
        table(),
        (NothingToRedo(),),
        ["Nothing to redo."] * 3,
        ["Rien à rejouer."] * 3,
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_undo(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
