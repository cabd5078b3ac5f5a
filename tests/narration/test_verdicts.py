"""The verdict on a game, in words, and the keys that sentences name."""

from collections.abc import Sequence

import pytest

from pyramid_access.narration.narrator import Narrator
from pyramid_access.rules.events import GameEnded, Outcome, Result
from pyramid_access.rules.moves import Draw, Move, Redeal, remove
from pyramid_access.session.commands import COMMANDS
from pyramid_access.session.events import (
    Event,
    NoWayBack,
    VerdictGiven,
    WayBackRedone,
    WayBackRefused,
    WentBack,
)
from pyramid_access.settings import Detail
from pyramid_access.solver.result import Slip, Status, Verdict
from pyramid_access.utterance import Kind
from tests.narration.tables import EMPTY, KEYS, Table, slot, slots, table, told, translator, utterance
from tests.sentences import Words, at_each_level, in_every_language


def won(moves: int) -> Verdict:
    """Return the verdict on a game that can be won in so many moves."""
    return Verdict(Status.WON, (Draw(),) * moves)


def lost(move: Move, better: Move) -> Verdict:
    """Return the verdict on a game that move 14 has lost."""
    return Verdict(Status.LOST, slip=Slip(14, move, better))


NEVER = Verdict(Status.LOST)
UNKNOWN = Verdict(Status.UNKNOWN)

CASES = {
    "still winnable": (table(moves=8), (VerdictGiven(won(31), is_shortest=True),)),
    "still winnable, and there may be a shorter line": (table(moves=8), (VerdictGiven(won(64)),)),
    "winnable in one move": (table(moves=8), (VerdictGiven(won(1)),)),
    "won already": (table(moves=43, out=EMPTY, outcome=Outcome(Result.WON, 10)), (VerdictGiven(won(0)),)),
    "lost by a pair, and should have drawn": (table(moves=20), (VerdictGiven(lost(remove(*slots("9h 4c")), Draw())),)),
    "lost by a pair, and the jack had another partner": (
        table(moves=20),
        (VerdictGiven(lost(remove(*slots("Jc 2h")), remove(*slots("Jc 2s")))),),
    ),
    "lost by a pair, and the queen had another ace": (
        table(moves=20),
        (VerdictGiven(lost(remove(*slots("Qh Ad")), remove(*slots("Ah Qh")))),),
    ),
    "lost by a pair, and the ace had another queen": (
        table(moves=20),
        (VerdictGiven(lost(remove(*slots("Ah Qh")), remove(*slots("Ah Qd")))),),
    ),
    "lost by a draw, and should have removed a pair": (
        table(moves=20),
        (VerdictGiven(lost(Draw(), remove(*slots("Ah Qh")))),),
    ),
    "lost by a turn of the waste, and should have removed a king": (
        table(moves=20),
        (VerdictGiven(lost(Redeal(), remove(slot("Kc")))),),
    ),
    "lost by a king, and should have turned the waste over": (
        table("apophis", moves=20),
        (VerdictGiven(lost(remove(slot("Kc")), Redeal())),),
    ),
    "lost by a pair, and should have removed two other cards": (
        table(moves=20),
        (VerdictGiven(lost(remove(*slots("9h 4c")), remove(*slots("Qs Ac")))),),
    ),
    "lost, the first time that there is a way back": (
        table(moves=20),
        (VerdictGiven(lost(Draw(), remove(slot("Kc"))), is_first_slip=True),),
    ),
    "never winnable": (table(moves=3), (VerdictGiven(NEVER),)),
    "never winnable, before the first move": (table(), (VerdictGiven(NEVER),)),
    "unknown": (table(moves=3), (VerdictGiven(UNKNOWN),)),
    "winnable, with points": (table("par", moves=8), (VerdictGiven(won(31), 35, is_shortest=True),)),
    "lost, with points": (table("par", moves=20), (VerdictGiven(lost(Draw(), remove(slot("Kc"))), 1),)),
    "never winnable, with points lost": (table("par"), (VerdictGiven(NEVER, -12),)),
    "unknown, with points at least": (table("par", moves=3), (VerdictGiven(UNKNOWN, 20, is_least=True),)),
    "blocked, the points are known": (
        table("par", moves=3, outcome=Outcome(Result.BLOCKED, 40, -40)),
        (VerdictGiven(NEVER, -40),),
    ),
}
"""Table and events."""


@in_every_language("verdicts", CASES)
def test_verdicts(lang: str, case: tuple[Table, Sequence[Event]], words: Words) -> None:
    view, events = case
    assert told(lang, view, *events) == at_each_level(words)


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (VerdictGiven(UNKNOWN), Kind.ANSWER),
        (WentBack(2), Kind.NEWS),
        (WayBackRedone(2), Kind.NEWS),
        (WayBackRefused(NoWayBack.UNKNOWN), Kind.REFUSAL),
    ],
)
def test_kind(event: Event, kind: Kind) -> None:
    assert utterance("fr", "normal", table(), event).kind is kind


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (GameEnded(Outcome(Result.BLOCKED, 1)), "Il reste une carte dans la pyramide. Annulez, ou commencez"),
        (VerdictGiven(lost(Draw(), Redeal())), "Il fallait retourner la défausse."),
        (WentBack(2), "La partie est de nouveau gagnable."),
    ],
)
def test_a_command_without_a_key_is_not_spoken_of(event: Event, text: str) -> None:
    view = table(out=EMPTY.removeprefix("Qc "))
    said = Narrator(translator("fr"), Detail.FULL).utter(view, (event,))
    assert said is not None
    assert text in said.text
    assert not {"V", "B", "Y"} & set(said.text.split())


def test_the_keys_that_sentences_name_are_keys_of_commands() -> None:
    assert {command.id for command in COMMANDS} >= KEYS.keys()
