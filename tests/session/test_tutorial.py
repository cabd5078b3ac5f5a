"""The script of the first game, explained: it holds together, wherever the player joins it and whatever she presses."""

import pytest

from pyramid_access.rules.events import Outcome, Result
from pyramid_access.rules.legality import refusal, removals
from pyramid_access.rules.moves import Remove
from pyramid_access.rules.play import outcome, successor
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.text import format_position, parse_position
from pyramid_access.session.commands import COMMANDS, Command
from pyramid_access.session.tutorial import PLAY, STEPS, Step, allows, ends, leads_on, lesson_at, number_of

COMMAND = {command.id: command for command in COMMANDS}
MOVING = ("choose", "draw", "undo", "redo")


def played(count: int) -> tuple[Game, Position]:
    """Return the game of the lesson after so many moves of the script."""
    game, position = lesson_at(0).game, lesson_at(0).position
    for move in PLAY[:count]:
        assert refusal(game, position, move) is None
        position = successor(game, position, move)
    return game, position


def test_there_are_about_fifteen_steps_of_different_names() -> None:
    assert 12 <= len({step.id for step in STEPS}) == len(STEPS) <= 16
    assert {name for step in STEPS for name in (step.command, *step.told, *step.pressed)} <= COMMAND.keys()


@pytest.mark.parametrize("count", range(len(PLAY)))
def test_nothing_can_leave_but_what_the_script_wants(count: int) -> None:
    game, position = played(count)
    to_come = [move for move in PLAY[count:] if isinstance(move, Remove)]
    assert [*removals(game, position)] in ([], to_come[:1])
    assert outcome(game, position) is None


@pytest.mark.parametrize("count", range(len(PLAY) + 1))
def test_a_transcript_of_the_lesson_can_be_played_on(count: int) -> None:
    game, position = played(count)
    assert parse_position(format_position(game, position)) == (game, position)


def test_the_moves_win() -> None:
    assert outcome(*played(len(PLAY))) == Outcome(Result.WON, 1)


@pytest.mark.parametrize("index", range(len(STEPS)), ids=[step.id for step in STEPS])
def test_a_step_begins_where_the_one_before_it_ends(index: int) -> None:
    session, step = lesson_at(index), STEPS[index]
    assert len(session.timeline.moves) == (STEPS[index - 1].made if index else 0)
    command = COMMAND[step.command]
    assert allows(step, session, command) or step.id == "goal"
    assert not ends(step, session, COMMAND["quit"])


@pytest.mark.parametrize("index", range(len(STEPS)), ids=[step.id for step in STEPS])
def test_looking_and_asking_are_always_allowed_and_leaving_the_table_never(index: int) -> None:
    session, step = lesson_at(index), STEPS[index]
    looking = [command for command in COMMANDS if command.group.value in ("cursor", "questions")]
    assert all(allows(step, session, command) for command in looking)
    away = ("new-game", "game-menu", "settings", "go-back", "quit", "help")
    assert not any(allows(step, session, COMMAND[name]) for name in away)


def moving(step: Step, index: int) -> set[str]:
    session = lesson_at(index)
    return {name for name in MOVING if allows(step, session, COMMAND[name])}


def test_only_the_moves_of_the_script_are_allowed() -> None:
    assert {step.id: moving(step, index) for index, step in enumerate(STEPS)} == {
        **{step.id: set() for step in STEPS},
        "king": {"choose"},
        "pair": {"choose"},
        "draw": {"draw"},
        "undo": {"undo"},
        "waste": {"draw"},
        "hand": {"choose"},
        "redeal": {"draw"},
        "goal": {"draw"},
    }


def step_named(name: str) -> tuple[Step, int]:
    return STEPS[number_of(name)], number_of(name)


def test_an_undone_draw_can_be_redone_instead_of_drawn_again() -> None:
    step, index = step_named("undo")
    session = lesson_at(index)
    session.undo()
    assert ends(step, session, COMMAND["undo"])
    waste = STEPS[index + 1]
    assert allows(waste, session, COMMAND["redo"])
    session.redo()
    assert leads_on(waste, session, COMMAND["redo"]) and not ends(waste, session, COMMAND["redo"])


def test_in_the_last_step_the_draw_comes_first_and_only_once() -> None:
    step, index = step_named("goal")
    session = lesson_at(index)
    assert not allows(step, session, COMMAND["choose"])
    session.draw()
    assert allows(step, session, COMMAND["choose"])
    assert not allows(step, session, COMMAND["draw"])


def test_a_chosen_card_leads_on_only_if_the_script_wants_it() -> None:
    step, index = step_named("king")
    session = lesson_at(index)
    session.cursor.previous_free()
    session.choose()
    choose: Command = COMMAND["choose"]
    assert not leads_on(step, session, choose)
    pair, index = step_named("pair")
    session = lesson_at(index)
    session.choose()
    assert leads_on(pair, session, choose)


def test_an_unknown_step_is_the_first() -> None:
    assert [number_of(step.id) for step in STEPS] == [*range(len(STEPS))]
    assert number_of("") == number_of("nonsense") == 0
