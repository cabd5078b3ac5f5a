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


def won(moves: int) -> Verdict:
    """Return the verdict on a game that can be won in so many moves."""
    return Verdict(Status.WON, (Draw(),) * moves)


def lost(move: Move, better: Move) -> Verdict:
    """Return the verdict on a game that move 14 has lost."""
    return Verdict(Status.LOST, slip=Slip(14, move, better))


NEVER = Verdict(Status.LOST)
UNKNOWN = Verdict(Status.UNKNOWN)

CASES = {
    "still winnable": (
        table(moves=8),
        (VerdictGiven(won(31), is_shortest=True),),
        ["Yes, in 31 moves.", *["Yes, still winnable, in 31 moves."] * 2],
        ["Oui, en 31 coups.", *["Oui, encore gagnable, en 31 coups."] * 2],
    ),
    "still winnable, and there may be a shorter line": (
        table(moves=8),
        (VerdictGiven(won(64)),),
        ["Yes, in 64 moves or fewer.", *["Yes, still winnable, in 64 moves or fewer."] * 2],
        ["Oui, en 64 coups ou moins.", *["Oui, encore gagnable, en 64 coups ou moins."] * 2],
    ),
    "winnable in one move": (
        table(moves=8),
        (VerdictGiven(won(1)),),
        ["Yes, in one move.", *["Yes, still winnable, in one move."] * 2],
        ["Oui, en un coup.", *["Oui, encore gagnable, en un coup."] * 2],
    ),
    "won already": (
        table(moves=43, out=EMPTY, outcome=Outcome(Result.WON, 10)),
        (VerdictGiven(won(0)),),
        ["Yes, already won."] * 3,
        ["Oui, déjà gagnée."] * 3,
    ),
    "lost by a pair, and should have drawn": (
        table(moves=20),
        (VerdictGiven(lost(remove(*slots("9h 4c")), Draw())),),
        [
            "No, since move 14. You should have drawn.",
            "No, lost at move 14, nine of hearts and four of clubs. You should have drawn.",
            (
                "No, lost at move 14, nine of hearts and four of clubs. You should have drawn. "
                "B goes back to just before move 14."
            ),
        ],
        [
            "Non, depuis le coup 14. Il fallait piocher.",
            "Non, perdue depuis le coup 14, neuf de cœur et quatre de trèfle. Il fallait piocher.",
            (
                "Non, perdue depuis le coup 14, neuf de cœur et quatre de trèfle. Il fallait piocher. "
                "B revient juste avant le coup 14."
            ),
        ],
    ),
    "lost by a pair, and the jack had another partner": (
        table(moves=20),
        (VerdictGiven(lost(remove(*slots("Jc 2h")), remove(*slots("Jc 2s")))),),
        [
            "No, since move 14. You should have kept the jack of clubs for the two of spades.",
            (
                "No, lost at move 14, two of hearts and jack of clubs. "
                "You should have kept the jack of clubs for the two of spades."
            ),
            (
                "No, lost at move 14, two of hearts and jack of clubs. "
                "You should have kept the jack of clubs for the two of spades. B goes back to just before move 14."
            ),
        ],
        [
            "Non, depuis le coup 14. Il fallait garder le valet de trèfle pour le deux de pique.",
            (
                "Non, perdue depuis le coup 14, deux de cœur et valet de trèfle. "
                "Il fallait garder le valet de trèfle pour le deux de pique."
            ),
            (
                "Non, perdue depuis le coup 14, deux de cœur et valet de trèfle. "
                "Il fallait garder le valet de trèfle pour le deux de pique. B revient juste avant le coup 14."
            ),
        ],
    ),
    "lost by a pair, and the queen had another ace": (
        table(moves=20),
        (VerdictGiven(lost(remove(*slots("Qh Ad")), remove(*slots("Ah Qh")))),),
        [
            "No, since move 14. You should have kept the queen of hearts for the ace of hearts.",
            (
                "No, lost at move 14, ace of diamonds and queen of hearts. "
                "You should have kept the queen of hearts for the ace of hearts."
            ),
            (
                "No, lost at move 14, ace of diamonds and queen of hearts. "
                "You should have kept the queen of hearts for the ace of hearts. B goes back to just before move 14."
            ),
        ],
        [
            "Non, depuis le coup 14. Il fallait garder la dame de cœur pour l'as de cœur.",
            (
                "Non, perdue depuis le coup 14, as de carreau et dame de cœur. "
                "Il fallait garder la dame de cœur pour l'as de cœur."
            ),
            (
                "Non, perdue depuis le coup 14, as de carreau et dame de cœur. "
                "Il fallait garder la dame de cœur pour l'as de cœur. B revient juste avant le coup 14."
            ),
        ],
    ),
    "lost by a pair, and the ace had another queen": (
        table(moves=20),
        (VerdictGiven(lost(remove(*slots("Ah Qh")), remove(*slots("Ah Qd")))),),
        [
            "No, since move 14. You should have kept the ace of hearts for the queen of diamonds.",
            (
                "No, lost at move 14, ace of hearts and queen of hearts. "
                "You should have kept the ace of hearts for the queen of diamonds."
            ),
            (
                "No, lost at move 14, ace of hearts and queen of hearts. You should have kept the ace of hearts "
                "for the queen of diamonds. B goes back to just before move 14."
            ),
        ],
        [
            "Non, depuis le coup 14. Il fallait garder l'as de cœur pour la dame de carreau.",
            (
                "Non, perdue depuis le coup 14, as de cœur et dame de cœur. "
                "Il fallait garder l'as de cœur pour la dame de carreau."
            ),
            (
                "Non, perdue depuis le coup 14, as de cœur et dame de cœur. "
                "Il fallait garder l'as de cœur pour la dame de carreau. B revient juste avant le coup 14."
            ),
        ],
    ),
    "lost by a draw, and should have removed a pair": (
        table(moves=20),
        (VerdictGiven(lost(Draw(), remove(*slots("Ah Qh")))),),
        [
            "No, since move 14. You should have removed the ace of hearts and the queen of hearts.",
            ("No, lost at move 14, when you drew. You should have removed the ace of hearts and the queen of hearts."),
            (
                "No, lost at move 14, when you drew. You should have removed the ace of hearts and the queen of "
                "hearts. B goes back to just before move 14."
            ),
        ],
        [
            "Non, depuis le coup 14. Il fallait retirer l'as de cœur et la dame de cœur.",
            (
                "Non, perdue depuis le coup 14, quand vous avez pioché. "
                "Il fallait retirer l'as de cœur et la dame de cœur."
            ),
            (
                "Non, perdue depuis le coup 14, quand vous avez pioché. "
                "Il fallait retirer l'as de cœur et la dame de cœur. B revient juste avant le coup 14."
            ),
        ],
    ),
    "lost by a turn of the waste, and should have removed a king": (
        table(moves=20),
        (VerdictGiven(lost(Redeal(), remove(slot("Kc")))),),
        [
            "No, since move 14. You should have removed the king of clubs.",
            "No, lost at move 14, when you turned the waste over. You should have removed the king of clubs.",
            (
                "No, lost at move 14, when you turned the waste over. You should have removed the king of clubs. "
                "B goes back to just before move 14."
            ),
        ],
        [
            "Non, depuis le coup 14. Il fallait retirer le roi de trèfle.",
            (
                "Non, perdue depuis le coup 14, quand vous avez retourné la défausse. "
                "Il fallait retirer le roi de trèfle."
            ),
            (
                "Non, perdue depuis le coup 14, quand vous avez retourné la défausse. "
                "Il fallait retirer le roi de trèfle. B revient juste avant le coup 14."
            ),
        ],
    ),
    "lost by a king, and should have turned the waste over": (
        table("apophis", moves=20),
        (VerdictGiven(lost(remove(slot("Kc")), Redeal())),),
        [
            "No, since move 14. You should have turned the waste over.",
            "No, lost at move 14, king of clubs. You should have turned the waste over.",
            (
                "No, lost at move 14, king of clubs. You should have turned the waste over. "
                "B goes back to just before move 14."
            ),
        ],
        [
            "Non, depuis le coup 14. Il fallait retourner la défausse.",
            "Non, perdue depuis le coup 14, roi de trèfle. Il fallait retourner la défausse.",
            (
                "Non, perdue depuis le coup 14, roi de trèfle. Il fallait retourner la défausse. "
                "B revient juste avant le coup 14."
            ),
        ],
    ),
    "lost by a pair, and should have removed two other cards": (
        table(moves=20),
        (VerdictGiven(lost(remove(*slots("9h 4c")), remove(*slots("Qs Ac")))),),
        [
            "No, since move 14. You should have removed the queen of spades and the ace of clubs.",
            (
                "No, lost at move 14, nine of hearts and four of clubs. "
                "You should have removed the queen of spades and the ace of clubs."
            ),
            (
                "No, lost at move 14, nine of hearts and four of clubs. You should have removed the queen of spades "
                "and the ace of clubs. B goes back to just before move 14."
            ),
        ],
        [
            "Non, depuis le coup 14. Il fallait retirer la dame de pique et l'as de trèfle.",
            (
                "Non, perdue depuis le coup 14, neuf de cœur et quatre de trèfle. "
                "Il fallait retirer la dame de pique et l'as de trèfle."
            ),
            (
                "Non, perdue depuis le coup 14, neuf de cœur et quatre de trèfle. "
                "Il fallait retirer la dame de pique et l'as de trèfle. B revient juste avant le coup 14."
            ),
        ],
    ),
    "lost, the first time that there is a way back": (
        table(moves=20),
        (VerdictGiven(lost(Draw(), remove(slot("Kc"))), is_first_slip=True),),
        [
            "No, since move 14. You should have removed the king of clubs.",
            *[
                "No, lost at move 14, when you drew. You should have removed the king of clubs. "
                "B goes back to just before move 14."
            ]
            * 2,
        ],
        [
            "Non, depuis le coup 14. Il fallait retirer le roi de trèfle.",
            *[
                "Non, perdue depuis le coup 14, quand vous avez pioché. Il fallait retirer le roi de trèfle. "
                "B revient juste avant le coup 14."
            ]
            * 2,
        ],
    ),
    "never winnable": (
        table(moves=3),
        (VerdictGiven(NEVER),),
        ["No, lost from the start.", *["No, this deal could never be won."] * 2],
        ["Non, perdue dès le début.", *["Non, cette donne ne pouvait pas être gagnée."] * 2],
    ),
    "never winnable, before the first move": (
        table(),
        (VerdictGiven(NEVER),),
        ["No, lost from the start.", *["No, this deal cannot be won."] * 2],
        ["Non, perdue dès le début.", *["Non, cette donne ne peut pas être gagnée."] * 2],
    ),
    "unknown": (
        table(moves=3),
        (VerdictGiven(UNKNOWN),),
        ["I do not know.", *["I do not know, the search took too long."] * 2],
        ["Je ne sais pas.", *["Je ne sais pas, la recherche a duré trop longtemps."] * 2],
    ),
    "winnable, with points": (
        table("par", moves=8),
        (VerdictGiven(won(31), 35, is_shortest=True),),
        ["Yes, in 31 moves. At best 35 points.", *["Yes, still winnable, in 31 moves. At best 35 points."] * 2],
        ["Oui, en 31 coups. Au mieux 35 points.", *["Oui, encore gagnable, en 31 coups. Au mieux 35 points."] * 2],
    ),
    "lost, with points": (
        table("par", moves=20),
        (VerdictGiven(lost(Draw(), remove(slot("Kc"))), 1),),
        [
            "No, since move 14. You should have removed the king of clubs. At best 1 point.",
            "No, lost at move 14, when you drew. You should have removed the king of clubs. At best 1 point.",
            (
                "No, lost at move 14, when you drew. You should have removed the king of clubs. At best 1 point. "
                "B goes back to just before move 14."
            ),
        ],
        [
            "Non, depuis le coup 14. Il fallait retirer le roi de trèfle. Au mieux 1 point.",
            (
                "Non, perdue depuis le coup 14, quand vous avez pioché. Il fallait retirer le roi de trèfle. "
                "Au mieux 1 point."
            ),
            (
                "Non, perdue depuis le coup 14, quand vous avez pioché. Il fallait retirer le roi de trèfle. "
                "Au mieux 1 point. B revient juste avant le coup 14."
            ),
        ],
    ),
    "never winnable, with points lost": (
        table("par"),
        (VerdictGiven(NEVER, -12),),
        [
            "No, lost from the start. At best 12 points below zero.",
            *["No, this deal cannot be won. At best 12 points below zero."] * 2,
        ],
        [
            "Non, perdue dès le début. Au mieux 12 points sous zéro.",
            *["Non, cette donne ne peut pas être gagnée. Au mieux 12 points sous zéro."] * 2,
        ],
    ),
    "unknown, with points at least": (
        table("par", moves=3),
        (VerdictGiven(UNKNOWN, 20, is_least=True),),
        [
            "I do not know. At least 20 points.",
            *["I do not know, the search took too long. At least 20 points."] * 2,
        ],
        [
            "Je ne sais pas. Au moins 20 points.",
            *["Je ne sais pas, la recherche a duré trop longtemps. Au moins 20 points."] * 2,
        ],
    ),
    "blocked, the points are known": (
        table("par", moves=3, outcome=Outcome(Result.BLOCKED, 40, -40)),
        (VerdictGiven(NEVER, -40),),
        ["No, lost from the start.", *["No, this deal could never be won."] * 2],
        ["Non, perdue dès le début.", *["Non, cette donne ne pouvait pas être gagnée."] * 2],
    ),
}
"""Table, events, and what is said briefly, normally and fully, in English and in French."""


@pytest.mark.parametrize(("view", "events", "english", "french"), CASES.values(), ids=CASES)
def test_verdicts(view: Table, events: Sequence[Event], english: list[str], french: list[str]) -> None:
    assert told("en", view, *events) == english
    assert told("fr", view, *events) == french


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
