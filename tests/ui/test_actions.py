"""What commands do outside of the game: each has its action, with the step that its key is named for."""

from pathlib import Path

import pytest

from pyramid_access.session.commands import COMMANDS
from pyramid_access.ui.actions import ACTIONS
from tests.playing import Player


def test_every_command_does_something_either_in_the_game_or_by_an_action() -> None:
    assert sorted(ACTIONS) == sorted(command.id for command in COMMANDS if command.run is None)


@pytest.mark.parametrize(
    ("key", "setting", "sign"),
    [
        *(("f5", "rate", -1), ("f6", "rate", 1)),
        *(("f7", "volume", -1), ("f8", "volume", 1)),
        *(("<", "pitch", -1), (">", "pitch", 1)),
    ],
)
def test_sound_keys_go_a_step_in_their_direction(tmp_path: Path, key: str, setting: str, sign: int) -> None:
    player = Player(tmp_path)
    player.begin()
    player.preferences.change(volume=50)
    before = getattr(player.preferences.current, setting)
    player.press(key)
    assert (getattr(player.preferences.current, setting) - before) * sign > 0


@pytest.mark.parametrize("digit", range(1, 10))
def test_digits_of_a_menu_lead_to_the_line_of_their_number(tmp_path: Path, digit: int) -> None:
    player = Player(tmp_path)
    player.begin()
    player.press("e")
    player.press(str(digit))
    menu = player.program.context.menus.top
    assert menu
    assert menu.number == digit


def test_keys_of_a_menu_walk_it(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.begin()
    player.press("e")
    menu = player.program.context.menus.top
    assert menu
    numbers = [(player.press(key), menu.number)[1] for key in ("tab", "tab", "s-tab", "end", "home")]
    assert numbers == [2, 3, 2, len(menu.items), 1]
    player.press("escape")
    assert player.program.context.menus.top is None


@pytest.mark.parametrize("key", ["q", "c-c", "c-d"])
def test_the_keys_that_leave_do(tmp_path: Path, key: str) -> None:
    player = Player(tmp_path)
    player.begin()
    player.press(key)
    assert player.program.left
