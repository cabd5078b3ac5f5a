"""How a game begins, or goes on, in words."""

from collections.abc import Sequence

import pytest

from pyramid_access.session.events import CursorLanded, Event, GameResumed, GameStarted, PositionStarted
from tests.narration.tables import Table, slot, table, told

CASES = {
    "new game": (
        table(),
        (
            GameStarted(),
            CursorLanded(slot("5c")),
        ),
        [
            "New game. On the five of clubs.",
            "New game. Three passes. On the five of clubs, row 7, place 1.",
            "New game. Three passes. On the five of clubs, row 7, place 1.",
        ],
        [
            "Nouvelle partie. Sur le cinq de trèfle.",
            "Nouvelle partie. Trois passages. Sur le cinq de trèfle, rangée 7, place 1.",
            "Nouvelle partie. Trois passages. Sur le cinq de trèfle, rangée 7, place 1.",
        ],
    ),
    "a game from a position": (
        table("easy goal=all"),
        (PositionStarted(12, 30), CursorLanded(slot("5c"))),
        [
            "Position laid out. Pyramid, 12 cards. On the five of clubs.",
            *[
                "Position laid out. Easy pyramid. With your own rules. All 52 cards must go. "
                "Pyramid, 12 cards, 30 in all. On the five of clubs, row 7, place 1."
            ]
            * 2,
        ],
        [
            "Position en place. Pyramide, 12 cartes. Sur le cinq de trèfle.",
            *[
                "Position en place. Pyramide facile. Avec vos règles. Il faut retirer les 52 cartes. "
                "Pyramide, 12 cartes, 30 en tout. "
                "Sur le cinq de trèfle, rangée 7, place 1."
            ]
            * 2,
        ],
    ),
    "resumed game": (
        table(),
        (
            GameResumed(12),
            CursorLanded(slot("5c")),
        ),
        [
            "Game resumed. On the five of clubs.",
            "Game resumed, 12 moves played. On the five of clubs, row 7, place 1.",
            "Game resumed. Three passes. 12 moves played. On the five of clubs, row 7, place 1.",
        ],
        [
            "Partie reprise. Sur le cinq de trèfle.",
            "Partie reprise, 12 coups joués. Sur le cinq de trèfle, rangée 7, place 1.",
            "Partie reprise. Trois passages. 12 coups joués. Sur le cinq de trèfle, rangée 7, place 1.",
        ],
    ),
    "resumed after one move": (
        table(),
        (GameResumed(1),),
        [
            "Game resumed.",
            "Game resumed, one move played.",
            "Game resumed. Three passes. One move played.",
        ],
        [
            "Partie reprise.",
            "Partie reprise, un coup joué.",
            "Partie reprise. Trois passages. Un coup joué.",
        ],
    ),
    "resumed before the first move": (
        table(),
        (GameResumed(0),),
        [
            "Game resumed.",
            "Game resumed, no move played.",
            "Game resumed. Three passes. No move played.",
        ],
        [
            "Partie reprise.",
            "Partie reprise, aucun coup joué.",
            "Partie reprise. Trois passages. Aucun coup joué.",
        ],
    ),
    "new game with house rules": (
        table("three-pass passes=9,goal=all"),
        (
            GameStarted(),
            CursorLanded(slot("5c")),
        ),
        [
            "New game. On the five of clubs.",
            *[
                "New game. Three passes. With your own rules. All 52 cards must go. 9 passes. On the five of "
                "clubs, row 7, place 1."
            ]
            * 2,
        ],
        [
            "Nouvelle partie. Sur le cinq de trèfle.",
            *[
                "Nouvelle partie. Trois passages. Avec vos règles. Il faut retirer les 52 cartes. 9 passages. "
                "Sur le cinq de trèfle, rangée 7, place 1."
            ]
            * 2,
        ],
    ),
    "resumed game with house rules": (
        table("three-pass passes=9"),
        (
            GameResumed(12),
            CursorLanded(slot("5c")),
        ),
        [
            "Game resumed. On the five of clubs.",
            "Game resumed, 12 moves played. With your own rules. 9 passes. On the five of clubs, row 7, place 1.",
            (
                "Game resumed. Three passes. With your own rules. 9 passes. 12 moves played. On the five of clubs, "
                "row 7, place 1."
            ),
        ],
        [
            "Partie reprise. Sur le cinq de trèfle.",
            "Partie reprise, 12 coups joués. Avec vos règles. 9 passages. Sur le cinq de trèfle, rangée 7, place 1.",
            (
                "Partie reprise. Trois passages. Avec vos règles. 9 passages. 12 coups joués. Sur le cinq de "
                "trèfle, rangée 7, place 1."
            ),
        ],
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_beginnings(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
