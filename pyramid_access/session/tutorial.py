"""The first game, explained: the end of a game as a script, with a step for each thing to learn.

The script is data; the functions say where a step begins, which commands it allows, and which one ends it. Words and
keys are found elsewhere, by the names of steps and commands.
"""

from dataclasses import dataclass

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove, remove
from pyramid_access.rules.position import Game, Position, parse_deal
from pyramid_access.rules.variants import DEFAULT_VARIANT, VARIANTS
from pyramid_access.session.commands import Command, Group
from pyramid_access.session.game_session import GameSession

_TOP, _LEFT, _RIGHT, _CORNER, _KING = range(5)
_EARLY, _IDLE, _LATE = range(49, 52)
_DEAL = """
Qh
Jd 4s
9d Kc 3h
5h 6h 7h 8h
9h Th Jh Kh 2c
3c 4c 5c 6c 7c 8c
9c Tc Jc Qc Ad 2d 3d
4d 5d 6d 7d 8d Td Qd Kd As 2s 3s 5s 6s 7s 8s 9s Js Qs Ks Ah 4h Ac Ts 2h
"""
"""The cards of the lesson, those that have left already in the places between."""
_START = Position(0b11111, (_EARLY, _IDLE, _LATE), None, ((),), (), 1, None)
"""Queen, jack and four above nine and king, and three cards in the stock; all others have left.

At no moment can anything leave that is not the next move of :data:`PLAY`.
"""
PLAY: tuple[Move, ...] = (
    remove(_KING),
    remove(_RIGHT, _CORNER),
    Draw(),
    Draw(),
    Draw(),
    remove(_LEFT, _LATE),
    Redeal(),
    Draw(),
    remove(_TOP, _EARLY),
)
"""The moves of the lesson, the last of which wins."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn: the player gives a command, perhaps after others that lead there."""

    id: str
    """``tutorial-`` and the name is the message that explains; the one with ``-press`` after it says what to press."""
    command: str
    """Id of the command that the step waits for."""
    made: int
    """Moves of :data:`PLAY` that are made at its end; the command ends it then."""
    told: tuple[str, ...] = ()
    """Commands whose keys the explanation names."""
    pressed: tuple[str, ...] = ()
    """Commands besides :attr:`command` whose keys the request names."""
    cards: tuple[Slot, ...] = ()
    """The two cards that the request names."""


STEPS = (
    Step("free", "next-free", 0),
    Step("king", "choose", 1),
    Step("covered", "up", 1),
    Step("pair", "choose", 2, told=("next-free", "previous-free"), cards=(_RIGHT, _CORNER)),
    Step("draw", "draw", 3),
    Step("undo", "undo", 2),
    Step("waste", "draw", 5, told=("redo",)),
    Step("stock", "stock", 5),
    Step("cards", "free-cards", 5),
    Step("removals", "removals", 5),
    Step("hand", "choose", 6, told=("next-free", "previous-free"), cards=(_LEFT, _LATE)),
    Step("redeal", "draw", 7),
    Step("hint", "hint", 7),
    Step("verdict", "verdict", 7),
    Step("status", "status", 7, told=("go-back",)),
    Step("goal", "choose", 9, pressed=("draw",), cards=(_TOP, _EARLY)),
)
"""The lesson, step by step."""

_LOOKING = (Group.CURSOR, Group.QUESTIONS)
HARMLESS = frozenset(
    (
        *("clear-choice", "hint", "verdict", "repeat", "older", "newer", "language", "detail"),
        *("slower", "faster", "softer", "louder", "lower", "higher", "voice", "speech-switch", "earcon-switch"),
    )
)
"""Commands that change nothing in the lesson, besides those that look and ask."""


def number_of(step_id: str) -> int:
    """Return the index of a step in :data:`STEPS`; that of the first one for a name that is none."""
    return next((index for index, step in enumerate(STEPS) if step.id == step_id), 0)


def lesson_at(index: int) -> GameSession:
    """Return the game as it lies at the beginning of a step, the cursor at the first card that is to be chosen.

    No time is counted in it.
    """
    game = Game(VARIANTS[DEFAULT_VARIANT], parse_deal(_DEAL))
    made = STEPS[index - 1].made if index else 0
    session = GameSession(game, PLAY[:made], position=_START, clock=lambda: 0.0)
    coming = _coming(STEPS[index], session)
    if isinstance(coming, Remove):
        session.cursor.restore(coming.slots[0], None)
    return session


def _coming(step: Step, session: GameSession) -> Move | None:
    """Return the move that the step goes on with; None where it wants none."""
    made = session.timeline.count
    return PLAY[made] if made < step.made else None


def allows(step: Step, session: GameSession, command: Command) -> bool:
    """Does the command keep to the script, if it is given now?"""
    match command.id:
        case "choose":
            return isinstance(_coming(step, session), Remove)
        case "draw":
            return isinstance(_coming(step, session), Draw | Redeal)
        case "redo":
            return _coming(step, session) is not None and bool(session.timeline.undone)
        case "undo":
            return session.timeline.count > step.made
        case _:
            return command.group in _LOOKING or command.id in HARMLESS


def ends(step: Step, session: GameSession, command: Command) -> bool:
    """Has the command, which was carried out, ended the step?"""
    return command.id == step.command and session.timeline.count == step.made


def leads_on(step: Step, session: GameSession, command: Command) -> bool:
    """Does a command that was carried out, and did not end the step, lead towards its end?"""
    coming = _coming(step, session)
    if command.id in ("draw", "redo"):
        return True
    if not isinstance(coming, Remove):
        return False
    on_the_way = session.cursor.chosen is None or session.cursor.chosen in coming.slots
    return on_the_way and (command.id in ("choose", "clear-choice") or command.group is Group.CURSOR)
