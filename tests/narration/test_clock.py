"""Pauses and the time at the end, in words."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from pyramid_access.narration.arguments import as_duration
from pyramid_access.rules.events import GameEnded, Outcome, Result
from pyramid_access.session.events import CursorLanded, Event, GamePaused, PauseEnded, RefusedInPause
from pyramid_access.utterance import Earcon, Kind
from tests.narration.tables import EMPTY, Table, slot, table, told, utterance

WON = Outcome(Result.WON, 24)
CLEARED = table(out=EMPTY, moves=30, outcome=WON)
CASES = {
    "a pause": (
        table(),
        (GamePaused(),),
        [*["Paused. Z to go on."] * 2, "Paused. Everything can be read, nothing is played. Z to go on."],
        [*["Pause. Z pour reprendre."] * 2, "Pause. Tout se lit, rien ne se joue. Z pour reprendre."],
    ),
    "a move in a pause": (
        table(),
        (RefusedInPause(),),
        ["Paused. Z to go on.", *["The game is paused. Z to go on."] * 2],
        ["En pause. Z pour reprendre.", *["La partie est en pause. Z pour reprendre."] * 2],
    ),
    "the end of a pause": (
        table(),
        (PauseEnded(), CursorLanded(slot("5c"))),
        ["Going on. On the five of clubs.", *["The game goes on. On the five of clubs, row 7, place 1."] * 2],
        ["Reprise. Sur le cinq de trèfle.", *["La partie continue. Sur le cinq de trèfle, rangée 7, place 1."] * 2],
    ),
    "the end of a game after hours": (
        replace(CLEARED, seconds=7260.5),
        (GameEnded(WON),),
        [
            "Won in 30 moves. In 2 hours and one minute.",
            "You have won. Pyramid cleared in 30 moves. Time played, 2 hours and one minute.",
            "You have won. Pyramid cleared in 30 moves. 24 cards are left elsewhere. "
            "Time played, 2 hours and one minute.",
        ],
        [
            "Gagné en 30 coups. En 2 heures et une minute.",
            "Gagné. Pyramide vidée en 30 coups. Temps de jeu, 2 heures et une minute.",
            "Gagné. Pyramide vidée en 30 coups. Il reste 24 cartes ailleurs. Temps de jeu, 2 heures et une minute.",
        ],
    ),
    "the end of a game without a second of play": (
        replace(CLEARED, seconds=0.9),
        (GameEnded(WON),),
        [
            "Won in 30 moves.",
            "You have won. Pyramid cleared in 30 moves.",
            "You have won. Pyramid cleared in 30 moves. 24 cards are left elsewhere.",
        ],
        [
            "Gagné en 30 coups.",
            "Gagné. Pyramide vidée en 30 coups.",
            "Gagné. Pyramide vidée en 30 coups. Il reste 24 cartes ailleurs.",
        ],
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_the_clock(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french


def test_a_move_in_a_pause_sounds_like_a_refusal() -> None:
    said = utterance("en", "normal", table(), RefusedInPause())
    assert (said.kind, said.earcons) == (Kind.REFUSAL, (Earcon.REFUSED,))


def test_a_game_that_was_stopped_has_no_sound_of_its_own() -> None:
    assert utterance("en", "normal", table(), GameEnded(Outcome(Result.STOPPED, 40))).earcons == ()


@pytest.mark.parametrize(
    ("seconds", "parts"), [(0.0, (0, 0, 0)), (59.99, (0, 0, 59)), (60, (0, 1, 0)), (3661.2, (1, 1, 1))]
)
def test_a_time_in_parts(seconds: float, parts: tuple[int, int, int]) -> None:
    assert as_duration(seconds) == dict(zip(("hours", "minutes", "seconds"), parts, strict=True))
