"""How a game ends, in words."""

from collections.abc import Sequence

import pytest

from pyramid_access.rules.events import CardsRemoved, GameEnded, Outcome, Result
from pyramid_access.session.events import CursorLanded, Event
from tests.narration.tables import Table, slot, slots, table, told

CASES = {
    "won": (
        table(moves=43, out="Qc 6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c"),
        (
            CardsRemoved(slots("Qc As")),
            GameEnded(Outcome(Result.WON, 10)),
        ),
        [
            "Queen of clubs, ace of spades. Won in 43 moves.",
            "Queen of clubs and ace of spades removed. You have won. Pyramid cleared in 43 moves.",
            (
                "Queen of clubs and ace of spades removed. You have won. Pyramid cleared in 43 moves. "
                "10 cards are left elsewhere."
            ),
        ],
        [
            "Dame de trèfle, as de pique. Gagné en 43 coups.",
            "Dame de trèfle et as de pique retirés. Gagné. Pyramide vidée en 43 coups.",
            "Dame de trèfle et as de pique retirés. Gagné. Pyramide vidée en 43 coups. Il reste 10 cartes ailleurs.",
        ],
    ),
    "won with one card elsewhere": (
        table(moves=43),
        (GameEnded(Outcome(Result.WON, 1)),),
        [
            "Won in 43 moves.",
            "You have won. Pyramid cleared in 43 moves.",
            "You have won. Pyramid cleared in 43 moves. One card is left elsewhere.",
        ],
        [
            "Gagné en 43 coups.",
            "Gagné. Pyramide vidée en 43 coups.",
            "Gagné. Pyramide vidée en 43 coups. Il reste une carte ailleurs.",
        ],
    ),
    "won with nothing left": (
        table("strict", moves=50),
        (GameEnded(Outcome(Result.WON, 0)),),
        [
            "Won in 50 moves.",
            "You have won. All 52 cards are gone in 50 moves.",
            "You have won. All 52 cards are gone in 50 moves.",
        ],
        [
            "Gagné en 50 coups.",
            "Gagné. Les 52 cartes sont parties en 50 coups.",
            "Gagné. Les 52 cartes sont parties en 50 coups.",
        ],
    ),
    "won with points": (
        table("par", moves=60),
        (GameEnded(Outcome(Result.WON, 0, 50)),),
        [
            "Won in 60 moves. Score, 50 points.",
            "You have won. All 52 cards are gone in 60 moves. Score, 50 points.",
            "You have won. All 52 cards are gone in 60 moves. Score, 50 points.",
        ],
        [
            "Gagné en 60 coups. Score, 50 points.",
            "Gagné. Les 52 cartes sont parties en 60 coups. Score, 50 points.",
            "Gagné. Les 52 cartes sont parties en 60 coups. Score, 50 points.",
        ],
    ),
    "blocked": (
        table(out="5c 3c Ah Kc 9h 6c 9c"),
        (GameEnded(Outcome(Result.BLOCKED, 30)),),
        [
            "Blocked, 30 cards left.",
            (
                "The game is blocked. 21 cards are left in the pyramid and 9 elsewhere. V tells whether the "
                "game could have been won."
            ),
            (
                "The game is blocked. 21 cards are left in the pyramid and 9 elsewhere. V tells whether the "
                "game could have been won, and where it was lost. B goes back to the last winnable "
                "position, if there is one. Undo, or start another game."
            ),
        ],
        [
            "Bloqué, il reste 30 cartes.",
            (
                "Partie bloquée. Il reste 21 cartes dans la pyramide et 9 ailleurs. V dit si la partie pouvait "
                "être gagnée."
            ),
            (
                "Partie bloquée. Il reste 21 cartes dans la pyramide et 9 ailleurs. V dit si la partie "
                "pouvait être gagnée, et où elle a été perdue. B revient à la dernière position gagnable, "
                "s'il y en a une. Annulez, ou commencez une autre partie."
            ),
        ],
    ),
    "blocked with one card": (
        table(out="6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c"),
        (GameEnded(Outcome(Result.BLOCKED, 1)),),
        [
            "Blocked, one card left.",
            "The game is blocked. One card is left in the pyramid. V tells whether the game could have been won.",
            (
                "The game is blocked. One card is left in the pyramid. V tells whether the game could have "
                "been won, and where it was lost. B goes back to the last winnable position, if there is "
                "one. Undo, or start another game."
            ),
        ],
        [
            "Bloqué, il reste une carte.",
            "Partie bloquée. Il reste une carte dans la pyramide. V dit si la partie pouvait être gagnée.",
            (
                "Partie bloquée. Il reste une carte dans la pyramide. V dit si la partie pouvait être "
                "gagnée, et où elle a été perdue. B revient à la dernière position gagnable, s'il y en a "
                "une. Annulez, ou commencez une autre partie."
            ),
        ],
    ),
    "blocked with an empty pyramid": (
        table("par", out="Qc 6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c"),
        (GameEnded(Outcome(Result.BLOCKED, 12, 23)),),
        [
            "Blocked, 12 cards left. Score, 23 points.",
            (
                "The game is blocked. 12 cards are left outside the pyramid. Score, 23 points. V tells "
                "whether the game could have been won."
            ),
            (
                "The game is blocked. 12 cards are left outside the pyramid. Score, 23 points. V tells "
                "whether the game could have been won, and where it was lost. B goes back to the last "
                "winnable position, if there is one. Undo, or start another game."
            ),
        ],
        [
            "Bloqué, il reste 12 cartes. Score, 23 points.",
            (
                "Partie bloquée. Il reste 12 cartes hors de la pyramide. Score, 23 points. V dit si la "
                "partie pouvait être gagnée."
            ),
            (
                "Partie bloquée. Il reste 12 cartes hors de la pyramide. Score, 23 points. V dit si la "
                "partie pouvait être gagnée, et où elle a été perdue. B revient à la dernière position "
                "gagnable, s'il y en a une. Annulez, ou commencez une autre partie."
            ),
        ],
    ),
    "blocked with a card elsewhere": (
        table(),
        (GameEnded(Outcome(Result.BLOCKED, 29)),),
        [
            "Blocked, 29 cards left.",
            (
                "The game is blocked. 28 cards are left in the pyramid and one elsewhere. V tells whether "
                "the game could have been won."
            ),
            (
                "The game is blocked. 28 cards are left in the pyramid and one elsewhere. V tells whether "
                "the game could have been won, and where it was lost. B goes back to the last winnable "
                "position, if there is one. Undo, or start another game."
            ),
        ],
        [
            "Bloqué, il reste 29 cartes.",
            (
                "Partie bloquée. Il reste 28 cartes dans la pyramide et une ailleurs. V dit si la partie "
                "pouvait être gagnée."
            ),
            (
                "Partie bloquée. Il reste 28 cartes dans la pyramide et une ailleurs. V dit si la partie "
                "pouvait être gagnée, et où elle a été perdue. B revient à la dernière position gagnable, "
                "s'il y en a une. Annulez, ou commencez une autre partie."
            ),
        ],
    ),
    "blocked with one card elsewhere": (
        table(out="6d Tc Kh 5s 2h Js Jh Qs Ks Ts Kd 2s 7h 3h 6h 5d 9d 2d 8d 7d 5c 3c Ah Kc 9h 6c 9c"),
        (GameEnded(Outcome(Result.BLOCKED, 2)),),
        [
            "Blocked, 2 cards left.",
            (
                "The game is blocked. One card is left in the pyramid and one elsewhere. V tells whether "
                "the game could have been won."
            ),
            (
                "The game is blocked. One card is left in the pyramid and one elsewhere. V tells whether "
                "the game could have been won, and where it was lost. B goes back to the last winnable "
                "position, if there is one. Undo, or start another game."
            ),
        ],
        [
            "Bloqué, il reste 2 cartes.",
            (
                "Partie bloquée. Il reste une carte dans la pyramide et une ailleurs. V dit si la partie "
                "pouvait être gagnée."
            ),
            (
                "Partie bloquée. Il reste une carte dans la pyramide et une ailleurs. V dit si la partie "
                "pouvait être gagnée, et où elle a été perdue. B revient à la dernière position gagnable, "
                "s'il y en a une. Annulez, ou commencez une autre partie."
            ),
        ],
    ),
    "blocked with points lost": (
        table("par"),
        (GameEnded(Outcome(Result.BLOCKED, 51, -51)),),
        [
            "Blocked, 51 cards left. Score, 51 points below zero.",
            (
                "The game is blocked. 28 cards are left in the pyramid and 23 elsewhere. Score, 51 points "
                "below zero. V tells whether the game could have been won."
            ),
            (
                "The game is blocked. 28 cards are left in the pyramid and 23 elsewhere. Score, 51 points "
                "below zero. V tells whether the game could have been won, and where it was lost. B goes "
                "back to the last winnable position, if there is one. Undo, or start another "
                "game."
            ),
        ],
        [
            "Bloqué, il reste 51 cartes. Score, 51 points sous zéro.",
            (
                "Partie bloquée. Il reste 28 cartes dans la pyramide et 23 ailleurs. Score, 51 points sous "
                "zéro. V dit si la partie pouvait être gagnée."
            ),
            (
                "Partie bloquée. Il reste 28 cartes dans la pyramide et 23 ailleurs. Score, 51 points sous "
                "zéro. V dit si la partie pouvait être gagnée, et où elle a été perdue. B revient à la "
                "dernière position gagnable, s'il y en a une. Annulez, ou commencez une "
                "autre partie."
            ),
        ],
    ),
    "end without the cursor's place": (
        table(moves=2, out="Kc", outcome=Outcome(Result.BLOCKED, 51)),
        (
            CardsRemoved(slots("Kc")),
            GameEnded(Outcome(Result.BLOCKED, 51)),
            CursorLanded(slot("5c")),
        ),
        [
            "King of clubs removed. Blocked, 51 cards left.",
            (
                "King of clubs removed. The game is blocked. 27 cards are left in the pyramid and 24 "
                "elsewhere. V tells whether the game could have been won."
            ),
            (
                "King of clubs removed. The game is blocked. 27 cards are left in the pyramid and 24 "
                "elsewhere. V tells whether the game could have been won, and where it was lost. B goes "
                "back to the last winnable position, if there is one. Undo, or start another "
                "game."
            ),
        ],
        [
            "Roi de trèfle retiré. Bloqué, il reste 51 cartes.",
            (
                "Roi de trèfle retiré. Partie bloquée. Il reste 27 cartes dans la pyramide et 24 ailleurs. "
                "V dit si la partie pouvait être gagnée."
            ),
            (
                "Roi de trèfle retiré. Partie bloquée. Il reste 27 cartes dans la pyramide et 24 ailleurs. "
                "V dit si la partie pouvait être gagnée, et où elle a été perdue. B revient à la dernière "
                "position gagnable, s'il y en a une. Annulez, ou commencez une "
                "autre partie."
            ),
        ],
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_endings(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
