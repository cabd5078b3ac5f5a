"""The key table: what design and help promise is there, and no key means two things."""

import pytest

from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.session.key_bindings import bindings, is_key
from tests.session.player import fresh

DESIGN_KEYS = """
next-free tab f | previous-free s-tab d | left left j | right right l | up up i | down down k
row-start home | row-end end | choose enter space | clear-choice escape | draw p
undo u c-z backspace | redo y c-y | hint h | verdict v | go-back b | pause z
free-cards o | removals m | card c | pyramid t
row-1 1 & | row-2 2 é | row-3 3 " | row-4 4 ' | row-5 5 ( | row-6 6 - | row-7 7 è | board 0 à | stock w | status s
repeat r | older , | newer ; | language a | new-game n | game-menu g | detail x | earcon-switch f4
slower f5 | faster f6 | softer f7 | louder f8 | lower < | higher > | voice = | speech-switch f9
settings f2 e | help ? f1 | quit q c-c c-d
"""
MENU_KEYS = """
menu-next tab down k | menu-previous s-tab up i | menu-first home | menu-last end
menu-take enter space | menu-forward right l | menu-back left j
menu-leave escape q | menu-quit c-c c-d | help ? f1 | menu-1 1 & | menu-2 2 é | menu-3 3 " | menu-4 4 ' | menu-5 5 (
repeat r | older , | newer ;
earcon-switch f4 | slower f5 | faster f6 | softer f7 | louder f8 | lower < | higher > | voice = | speech-switch f9
menu-0 0 à | menu-6 6 - | menu-7 7 è | menu-8 8 _ | menu-9 9 ç
"""
SIMPLE = {"tab", "enter", "space"}


def _rows(text: str) -> dict[str, str]:
    rows = (row.split() for line in text.strip().splitlines() for row in line.split(" | "))
    return {key: name for name, *keys in rows for key in keys}


@pytest.mark.parametrize(("mode", "text"), [(Mode.PLAY, DESIGN_KEYS), (Mode.MENU, MENU_KEYS)])
def test_every_key_of_the_design_is_in_the_table_and_no_other(mode: Mode, text: str) -> None:
    assert {key: command.id for key, command in bindings(COMMANDS, mode).items()} == _rows(text)


@pytest.mark.parametrize("mode", Mode)
def test_no_key_means_two_things_in_one_mode(mode: Mode) -> None:
    keys = [key for command in COMMANDS if mode in command.modes for key in command.keys]
    assert len(keys) == len(set(keys))


def test_ids_are_unique_and_name_their_help_message() -> None:
    assert len({command.id for command in COMMANDS}) == len(COMMANDS)
    assert all(command.help_id == f"help-{command.id}" for command in COMMANDS)


def test_all_default_keys_are_keys() -> None:
    assert all(is_key(key) for command in COMMANDS for key in command.keys)


def test_everything_essential_works_with_letters_digits_tab_enter_and_space() -> None:
    def is_simple(key: str) -> bool:
        return key in SIMPLE or (len(key) == 1 and key.isalnum())

    hard = {command.id for command in COMMANDS if not any(map(is_simple, command.keys))}
    in_settings_menu = {"earcon-switch", "slower", "faster", "softer", "louder", "lower", "higher", "voice"}
    in_settings_menu |= {"speech-switch"}
    other_ways = {
        "row-start",
        "row-end",
        "clear-choice",
        "help",
        "older",
        "newer",
        "menu-first",
        "menu-last",
        "menu-quit",
    }
    assert hard == in_settings_menu | other_ways


def test_every_key_of_the_game_answers() -> None:
    runs = [command.run for command in COMMANDS if command.run]
    assert len(runs) > 25
    for run in runs:
        for again in (False, True):
            assert run(fresh().game, again)
