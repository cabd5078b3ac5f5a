"""Games for par and their matches, in words."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from pyramid_access.rules.events import GameEnded, Outcome, Result
from pyramid_access.session.events import CursorLanded, Event, GameIsOver, GameStarted, StatusDetailTold, StopUndone
from pyramid_access.session.records import ParMatch
from tests.narration.tables import EMPTY, Table, slot, table, told

PAR = table("par")
STOPPED = Outcome(Result.STOPPED, 40, -40)
BLOCKED = Outcome(Result.BLOCKED, 12, 38)
WON = Outcome(Result.WON, 0, 50)


def at(match: ParMatch, outcome: Outcome | None = None, view: Table = PAR, seconds: float = 0.0) -> Table:
    """Return a table in a match."""
    return replace(view, match=match, outcome=outcome, seconds=seconds)


CASES = {
    "the first game of a match begins": (
        at(ParMatch()),
        (GameStarted(), CursorLanded(slot("5c"))),
        [
            "New game. On the five of clubs.",
            *["New game. Par pyramid. Match, game 1 of 6. On the five of clubs, row 7, place 1."] * 2,
        ],
        [
            "Nouvelle partie. Sur le cinq de trèfle.",
            *["Nouvelle partie. Pyramide au par. Match, partie 1 sur 6. Sur le cinq de trèfle, rangée 7, place 1."] * 2,
        ],
    ),
    "another game of a match begins": (
        at(ParMatch(3, -12, 2)),
        (GameStarted(),),
        ["New game.", *["New game. Par pyramid. Match, game 3 of 6, total 12 points below zero so far."] * 2],
        [
            "Nouvelle partie.",
            *["Nouvelle partie. Pyramide au par. Match, partie 3 sur 6, total 12 points sous zéro jusqu'ici."] * 2,
        ],
    ),
    "status in the second pass": (
        at(ParMatch(2, 1, 1)),
        (StatusDetailTold(60, 0, -41, clearing=35),),
        [
            "Time played, one minute. No hint asked for. Score, 41 points below zero. Pyramid cleared, 35 points more. "
            "Match, game 2 of 6, total 1 point so far.",
            "Time played, one minute. No hint asked for. Score, 41 points below zero. "
            "Clearing the pyramid in this pass adds 35 points. Match, game 2 of 6, total 1 point so far.",
            "Time played, one minute. No hint asked for. Score, 41 points below zero. "
            "Clearing the pyramid in this pass adds 35 points, and each card removed one point. "
            "Match, game 2 of 6, total 1 point so far.",
        ],
        [
            "Temps de jeu, une minute. Aucun indice demandé. Score, 41 points sous zéro. "
            "Pyramide vidée, 35 points de plus. Match, partie 2 sur 6, total 1 point jusqu'ici.",
            "Temps de jeu, une minute. Aucun indice demandé. Score, 41 points sous zéro. "
            "Vider la pyramide dans ce passage rapporte 35 points. Match, partie 2 sur 6, total 1 point jusqu'ici.",
            "Temps de jeu, une minute. Aucun indice demandé. Score, 41 points sous zéro. "
            "Vider la pyramide dans ce passage rapporte 35 points, et chaque carte retirée un point. "
            "Match, partie 2 sur 6, total 1 point jusqu'ici.",
        ],
    ),
    "status when the pyramid is cleared": (
        at(ParMatch(), view=table("par", out=EMPTY)),
        (StatusDetailTold(60, 0, 26),),
        ["Time played, one minute. No hint asked for. Score, 26 points. Match, game 1 of 6."] * 3,
        ["Temps de jeu, une minute. Aucun indice demandé. Score, 26 points. Match, partie 1 sur 6."] * 3,
    ),
    "status without a stock": (
        table("giza scoring=par"),
        (StatusDetailTold(60, 0, -52, clearing=50),),
        [
            "Time played, one minute. No hint asked for. Score, 52 points below zero. Pyramid cleared, 50 points more.",
            "Time played, one minute. No hint asked for. Score, 52 points below zero. "
            "Clearing the pyramid adds 50 points.",
            "Time played, one minute. No hint asked for. Score, 52 points below zero. "
            "Clearing the pyramid adds 50 points, and each card removed one point.",
        ],
        [
            "Temps de jeu, une minute. Aucun indice demandé. Score, 52 points sous zéro. "
            "Pyramide vidée, 50 points de plus.",
            "Temps de jeu, une minute. Aucun indice demandé. Score, 52 points sous zéro. "
            "Vider la pyramide rapporte 50 points.",
            "Temps de jeu, une minute. Aucun indice demandé. Score, 52 points sous zéro. "
            "Vider la pyramide rapporte 50 points, et chaque carte retirée un point.",
        ],
    ),
    "status after the end": (
        at(ParMatch(2, 1, 1, -40), STOPPED),
        (StatusDetailTold(60, 0, -40, clearing=50),),
        [
            "Time played, one minute. No hint asked for. Score, 40 points below zero. "
            "Game 2 of 6, total 39 points below zero.",
            *[
                "Time played, one minute. No hint asked for. Score, 40 points below zero. "
                "Match, game 2 of 6, total 39 points below zero."
            ]
            * 2,
        ],
        [
            "Temps de jeu, une minute. Aucun indice demandé. Score, 40 points sous zéro. "
            "Partie 2 sur 6, total 39 points sous zéro.",
            *[
                "Temps de jeu, une minute. Aucun indice demandé. Score, 40 points sous zéro. "
                "Match, partie 2 sur 6, total 39 points sous zéro."
            ]
            * 2,
        ],
    ),
    "a game stopped": (
        at(ParMatch(1, points=-40), STOPPED, seconds=65.9),
        (GameEnded(STOPPED),),
        [
            "Game stopped. Score, 40 points below zero. Game 1 of 6, total 40 points below zero. "
            "In one minute and 5 seconds.",
            *[
                "Game stopped. 40 cards are left. Score, 40 points below zero. "
                "Match, game 1 of 6, total 40 points below zero. "
                "Time played, one minute and 5 seconds."
            ]
            * 2,
        ],
        [
            "Partie arrêtée. Score, 40 points sous zéro. Partie 1 sur 6, total 40 points sous zéro. "
            "En une minute et 5 secondes.",
            *[
                "Partie arrêtée. Il reste 40 cartes. Score, 40 points sous zéro. "
                "Match, partie 1 sur 6, total 40 points sous zéro. Temps de jeu, une minute et 5 secondes."
            ]
            * 2,
        ],
    ),
    "a game stopped with one card left": (
        at(ParMatch(), Outcome(Result.STOPPED, 1, 49)),
        (GameEnded(Outcome(Result.STOPPED, 1)),),
        ["Game stopped.", *["Game stopped. One card is left."] * 2],
        ["Partie arrêtée.", *["Partie arrêtée. Il reste une carte."] * 2],
    ),
    "the last game makes par": (
        at(ParMatch(6, -50, 5, 50), WON, seconds=125),
        (GameEnded(WON),),
        [
            "Won in 0 moves. Score, 50 points. Game 6 of 6, total 0 points. Par made. In 2 minutes and 5 seconds.",
            "You have won. All 52 cards are gone in 0 moves. Score, 50 points. Match, game 6 of 6, total 0 points. "
            "Par made, match won. Time played, 2 minutes and 5 seconds.",
            "You have won. All 52 cards are gone in 0 moves. Score, 50 points. Match, game 6 of 6, total 0 points. "
            "Par made, match won. The next game begins another match. Time played, 2 minutes and 5 seconds.",
        ],
        [
            "Gagné en 0 coups. Score, 50 points. Partie 6 sur 6, total 0 point. Par réussi. "
            "En 2 minutes et 5 secondes.",
            "Gagné. Les 52 cartes sont parties en 0 coups. Score, 50 points. Match, partie 6 sur 6, total 0 point. "
            "Par réussi, match gagné. Temps de jeu, 2 minutes et 5 secondes.",
            "Gagné. Les 52 cartes sont parties en 0 coups. Score, 50 points. Match, partie 6 sur 6, total 0 point. "
            "Par réussi, match gagné. La prochaine partie commence un autre match. "
            "Temps de jeu, 2 minutes et 5 secondes.",
        ],
    ),
    "the last game misses par by a point": (
        at(ParMatch(6, -24, 5, 23), Outcome(Result.STOPPED, 12, 23)),
        (GameEnded(Outcome(Result.STOPPED, 12, 23)),),
        [
            "Game stopped. Score, 23 points. Game 6 of 6, total 1 point below zero. Par missed.",
            "Game stopped. 12 cards are left. Score, 23 points. "
            "Match, game 6 of 6, total 1 point below zero. Par missed by one point, match lost.",
            "Game stopped. 12 cards are left. Score, 23 points. Match, game 6 of 6, total 1 point below zero. "
            "Par missed by one point, match lost. The next game begins another match.",
        ],
        [
            "Partie arrêtée. Score, 23 points. Partie 6 sur 6, total 1 point sous zéro. Par manqué.",
            "Partie arrêtée. Il reste 12 cartes. Score, 23 points. "
            "Match, partie 6 sur 6, total 1 point sous zéro. Par manqué d'un point, match perdu.",
            "Partie arrêtée. Il reste 12 cartes. Score, 23 points. Match, partie 6 sur 6, total 1 point sous zéro. "
            "Par manqué d'un point, match perdu. La prochaine partie commence un autre match.",
        ],
    ),
    "the last game misses par": (
        at(ParMatch(6, -24, 5, 4), Outcome(Result.STOPPED, 12, 4)),
        (GameEnded(Outcome(Result.STOPPED, 12, 4)),),
        [
            "Game stopped. Score, 4 points. Game 6 of 6, total 20 points below zero. Par missed.",
            "Game stopped. 12 cards are left. Score, 4 points. "
            "Match, game 6 of 6, total 20 points below zero. Par missed by 20 points, match lost.",
            "Game stopped. 12 cards are left. Score, 4 points. Match, game 6 of 6, total 20 points below zero. "
            "Par missed by 20 points, match lost. The next game begins another match.",
        ],
        [
            "Partie arrêtée. Score, 4 points. Partie 6 sur 6, total 20 points sous zéro. Par manqué.",
            "Partie arrêtée. Il reste 12 cartes. Score, 4 points. "
            "Match, partie 6 sur 6, total 20 points sous zéro. Par manqué de 20 points, match perdu.",
            "Partie arrêtée. Il reste 12 cartes. Score, 4 points. Match, partie 6 sur 6, total 20 points sous zéro. "
            "Par manqué de 20 points, match perdu. La prochaine partie commence un autre match.",
        ],
    ),
    "an early end undone": (
        at(ParMatch()),
        (StopUndone(), CursorLanded(slot("5c"))),
        [
            "The game is no longer stopped. On the five of clubs.",
            *["The game is no longer stopped. On the five of clubs, row 7, place 1."] * 2,
        ],
        [
            "La partie n'est plus arrêtée. Sur le cinq de trèfle.",
            *["La partie n'est plus arrêtée. Sur le cinq de trèfle, rangée 7, place 1."] * 2,
        ],
    ),
    "a command for a game under way after its end": (
        at(ParMatch(), STOPPED),
        (GameIsOver(),),
        ["The game is over."] * 3,
        ["La partie est finie."] * 3,
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_matches(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_blocked_game_tells_points_and_time_before_what_to_do_now(lang: str) -> None:
    plain = told(lang, table("par", out=EMPTY, outcome=BLOCKED), GameEnded(BLOCKED))
    view = at(ParMatch(2, -8, 1, 38), BLOCKED, view=table("par", out=EMPTY), seconds=60)
    parts = {
        "en": ("Score, 38 points.", "Match, game 2 of 6, total 30 points. Time played, one minute."),
        "fr": ("Score, 38 points.", "Match, partie 2 sur 6, total 30 points. Temps de jeu, une minute."),
    }[lang]
    assert told(lang, view, GameEnded(BLOCKED))[1:] == [text.replace(parts[0], " ".join(parts)) for text in plain[1:]]
