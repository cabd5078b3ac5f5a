"""Typing the number of a deal: the keys are those that menus have, the player's own ones too."""

from pathlib import Path

import pytest

from tests.playing import Player
from tests.ui.menus.test_menus import sit_down


def asked(folder: Path, **keys: tuple[str, ...]) -> Player:
    player = sit_down(folder, keys={name.replace("_", "-"): given for name, given in keys.items()})
    player.press("g")
    while not player.last.startswith("Deal by number"):
        player.press("down")
    assert player.press("enter")[-1] == "Type the number of the deal, then Enter."
    return player


@pytest.mark.parametrize("keys", ["4 2", "' é", "0 à 4 7 backspace 2"])
def test_digits_of_both_keyboards_are_typed_and_corrected(tmp_path: Path, keys: str) -> None:
    player = asked(tmp_path)
    *_, last = player.press(*keys.split())
    assert last == "Number 42."
    assert player.press("backspace", "backspace") == ["Number 4.", "No digit."]


@pytest.mark.parametrize("key", ["escape", "q", "c-c", "c-d", "Q"])
def test_it_is_left_for_the_menu(tmp_path: Path, key: str) -> None:
    player = asked(tmp_path)
    player.press("4")
    assert player.press(key)[0].startswith("Deal by number")


@pytest.mark.parametrize("key", ["enter", "p", "tab", "f2"])
def test_other_keys_are_answered(tmp_path: Path, key: str) -> None:
    assert asked(tmp_path).press(key) == ["Digits, then Enter. Escape to go back."]


def test_enter_begins_the_deal(tmp_path: Path) -> None:
    player = asked(tmp_path)
    player.press("4", "2", "enter")
    assert player.table.session.deal_number == 42


def test_remapped_keys_are_obeyed(tmp_path: Path) -> None:
    player = asked(tmp_path, menu_leave=("escape", "w"), menu_take=("enter", "*"), menu_7=("7", "è", "m"))
    assert player.press("m", "q") == ["Number 7.", "Digits, then Enter. Escape to go back."]
    assert player.press("w")[0].startswith("Deal by number")
    player.press("enter", "m", "*")
    assert player.table.session.deal_number == 7


@pytest.mark.parametrize("key", ["c-c", "c-d"])
def test_the_keys_that_end_programs_lead_out_whatever_is_remapped(tmp_path: Path, key: str) -> None:
    assert asked(tmp_path, menu_quit=("*",)).press(key)[0].startswith("Deal by number")
