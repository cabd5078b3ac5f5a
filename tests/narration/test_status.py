"""How a game stands, in words."""

from collections.abc import Sequence

import pytest

from pyramid_access.session.events import Event, StatusDetailTold, StatusTold
from pyramid_access.solver.difficulty import Difficulty
from tests.narration.tables import Table, table, told

CASES = {
    "status at the start": (
        table(),
        (StatusTold(28, 52, 0, True, 1, 2),),
        [
            "Pyramid, 28 cards. Pass 1, 2 more after this.",
            "Pyramid, 28 cards, 52 in all. No move played. Pass 1, 2 more after this.",
            "Pyramid, 28 cards, 52 in all. No move played. Pass 1, 2 more after this.",
        ],
        [
            "Pyramide, 28 cartes. Passage 1, encore 2 ensuite.",
            "Pyramide, 28 cartes, 52 en tout. Aucun coup joué. Passage 1, encore 2 ensuite.",
            "Pyramide, 28 cartes, 52 en tout. Aucun coup joué. Passage 1, encore 2 ensuite.",
        ],
    ),
    "status in pass two": (
        table(),
        (StatusTold(20, 40, 12, True, 2, 1),),
        [
            "Pyramid, 20 cards. 12 moves. Pass 2, one more after this.",
            "Pyramid, 20 cards, 40 in all. 12 moves played. Pass 2, one more after this.",
            "Pyramid, 20 cards, 40 in all. 12 moves played. Pass 2, one more after this.",
        ],
        [
            "Pyramide, 20 cartes. 12 coups. Passage 2, encore un ensuite.",
            "Pyramide, 20 cartes, 40 en tout. 12 coups joués. Passage 2, encore un ensuite.",
            "Pyramide, 20 cartes, 40 en tout. 12 coups joués. Passage 2, encore un ensuite.",
        ],
    ),
    "status in the last pass": (
        table(),
        (StatusTold(1, 9, 1, True, 3, 0),),
        [
            "Pyramid, one card. One move. Pass 3, the last.",
            "Pyramid, one card, 9 in all. One move played. Pass 3, the last.",
            "Pyramid, one card, 9 in all. One move played. Pass 3, the last.",
        ],
        [
            "Pyramide, une carte. Un coup. Passage 3, le dernier.",
            "Pyramide, une carte, 9 en tout. Un coup joué. Passage 3, le dernier.",
            "Pyramide, une carte, 9 en tout. Un coup joué. Passage 3, le dernier.",
        ],
    ),
    "status without limit": (
        table("tut"),
        (StatusTold(20, 40, 12, True, 4, None),),
        [
            "Pyramid, 20 cards. 12 moves. Pass 4, unlimited passes.",
            "Pyramid, 20 cards, 40 in all. 12 moves played. Pass 4, unlimited passes.",
            "Pyramid, 20 cards, 40 in all. 12 moves played. Pass 4, unlimited passes.",
        ],
        [
            "Pyramide, 20 cartes. 12 coups. Passage 4, passages illimités.",
            "Pyramide, 20 cartes, 40 en tout. 12 coups joués. Passage 4, passages illimités.",
            "Pyramide, 20 cartes, 40 en tout. 12 coups joués. Passage 4, passages illimités.",
        ],
    ),
    "status without a stock": (
        table("giza"),
        (StatusTold(0, 10, 30, False, 1, 0),),
        [
            "Pyramid empty. 30 moves.",
            "Pyramid empty, 10 cards in all. 30 moves played. This game has no stock.",
            "Pyramid empty, 10 cards in all. 30 moves played. This game has no stock.",
        ],
        [
            "Pyramide vide. 30 coups.",
            "Pyramide vide, 10 cartes en tout. 30 coups joués. Ce jeu n'a pas de pioche.",
            "Pyramide vide, 10 cartes en tout. 30 coups joués. Ce jeu n'a pas de pioche.",
        ],
    ),
    "status with one card outside the pyramid": (
        table("strict"),
        (StatusTold(0, 1, 40, True, 1, 0),),
        [
            "Pyramid empty. 40 moves. Pass 1, the last.",
            *["Pyramid empty, one card in all. 40 moves played. Pass 1, the last."] * 2,
        ],
        [
            "Pyramide vide. 40 coups. Passage 1, le dernier.",
            *["Pyramide vide, une carte en tout. 40 coups joués. Passage 1, le dernier."] * 2,
        ],
    ),
    "status with no card left": (
        table("strict"),
        (StatusTold(0, 0, 40, True, 1, 0),),
        [
            "Pyramid empty. 40 moves. Pass 1, the last.",
            *["Pyramid empty. 40 moves played. Pass 1, the last."] * 2,
        ],
        [
            "Pyramide vide. 40 coups. Passage 1, le dernier.",
            *["Pyramide vide. 40 coups joués. Passage 1, le dernier."] * 2,
        ],
    ),
    "status of a numbered deal": (
        table("giza"),
        (StatusTold(1, 2, 25, False, 1, 0, 20261129),),
        [
            "Pyramid, one card. 25 moves. Deal number 20261129.",
            *["Pyramid, one card, 2 in all. 25 moves played. This game has no stock. Deal number 20261129."] * 2,
        ],
        [
            "Pyramide, une carte. 25 coups. Donne numéro 20261129.",
            *["Pyramide, une carte, 2 en tout. 25 coups joués. Ce jeu n'a pas de pioche. Donne numéro 20261129."] * 2,
        ],
    ),
    "status detail": (
        table(),
        (StatusDetailTold(125, 2, None),),
        ["Time played, 2 minutes and 5 seconds. 2 hints asked for."] * 3,
        ["Temps de jeu, 2 minutes et 5 secondes. 2 indices demandés."] * 3,
    ),
    "status detail after a minute": (
        table(),
        (StatusDetailTold(61, 1, None),),
        ["Time played, one minute and one second. One hint asked for."] * 3,
        ["Temps de jeu, une minute et une seconde. Un indice demandé."] * 3,
    ),
    "status detail after minutes to the second": (
        table(),
        (StatusDetailTold(120, 0, None),),
        ["Time played, 2 minutes. No hint asked for."] * 3,
        ["Temps de jeu, 2 minutes. Aucun indice demandé."] * 3,
    ),
    "status detail after an hour to the minute": (
        table(),
        (StatusDetailTold(3600, 0, None),),
        ["Time played, one hour. No hint asked for."] * 3,
        ["Temps de jeu, une heure. Aucun indice demandé."] * 3,
    ),
    "status detail at once": (
        table(),
        (StatusDetailTold(0, 0, None),),
        ["Time played, 0 seconds. No hint asked for."] * 3,
        ["Temps de jeu, 0 seconde. Aucun indice demandé."] * 3,
    ),
    "status detail after seconds": (
        table(),
        (StatusDetailTold(1, 0, None),),
        ["Time played, one second. No hint asked for."] * 3,
        ["Temps de jeu, une seconde. Aucun indice demandé."] * 3,
    ),
    "status detail after hours": (
        table("par"),
        (StatusDetailTold(7380, 0, 20),),
        ["Time played, 2 hours and 3 minutes. No hint asked for. Score, 20 points."] * 3,
        ["Temps de jeu, 2 heures et 3 minutes. Aucun indice demandé. Score, 20 points."] * 3,
    ),
    "status detail of a deal that was rated": (
        table(),
        (StatusDetailTold(60, 0, None, Difficulty.HARD),),
        [
            *["Time played, one minute. No hint asked for. Winnable deal, hard."] * 2,
            (
                "Time played, one minute. No hint asked for. Winnable deal, hard. "
                "Careful play wins such a deal about one time in two."
            ),
        ],
        [
            *["Temps de jeu, une minute. Aucun indice demandé. Donne gagnable, difficile."] * 2,
            (
                "Temps de jeu, une minute. Aucun indice demandé. Donne gagnable, difficile. "
                "En jouant avec soin, on gagne une telle donne environ une fois sur deux."
            ),
        ],
    ),
    "status detail after an hour": (
        table("par"),
        (StatusDetailTold(3660, 0, -1),),
        ["Time played, one hour and one minute. No hint asked for. Score, 1 point below zero."] * 3,
        ["Temps de jeu, une heure et une minute. Aucun indice demandé. Score, 1 point sous zéro."] * 3,
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_status(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french
