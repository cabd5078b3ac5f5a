"""Which key has which command, names of keys, and giving keys to commands: what can be, and what is refused why."""

import pytest

from pyramid_access.session.commands import COMMANDS, Command, Mode
from pyramid_access.session.key_bindings import (
    MAPPABLE,
    KeyFault,
    KeyTableError,
    RemapFault,
    bindings,
    is_key,
    keys_of,
    plain_key,
    refusal,
    with_keys,
)


def command(name: str) -> Command:
    return next(row for row in COMMANDS if row.id == name)


def test_remapped_keys_replace_the_default_ones() -> None:
    keys = bindings(COMMANDS, Mode.PLAY, {"draw": ("8", "f12")})
    assert keys["8"].id == keys["f12"].id == "draw"
    assert "p" not in keys


def test_commands_can_swap_keys_and_lose_them() -> None:
    keys = bindings(COMMANDS, Mode.PLAY, {"hint": ("p",), "draw": ("h",), "quit": ()})
    assert (keys["p"].id, keys["h"].id) == ("hint", "draw")
    assert "q" not in keys


def test_a_command_may_name_a_key_twice() -> None:
    assert bindings(COMMANDS, Mode.PLAY, {"draw": ("p", "p")})["p"].id == "draw"


@pytest.mark.parametrize(
    ("remapped", "fault", "commands", "key"),
    [
        ({"drow": ("p",)}, KeyFault.UNKNOWN_COMMAND, ("drow",), ""),
        ({"draw": ("ctrl-p",)}, KeyFault.UNKNOWN_KEY, ("draw",), "ctrl-p"),
        ({"draw": ("h",)}, KeyFault.DOUBLED_KEY, ("draw", "hint"), "h"),
        ({"draw": ("b",), "hint": ("b",)}, KeyFault.DOUBLED_KEY, ("draw", "hint"), "b"),
    ],
)
def test_wrong_remapped_keys_are_named(
    remapped: dict[str, tuple[str, ...]], fault: KeyFault, commands: tuple[str, ...], key: str
) -> None:
    with pytest.raises(KeyTableError) as caught:
        bindings(COMMANDS, Mode.PLAY, remapped)
    assert (caught.value.fault, caught.value.commands, caught.value.key) == (fault, commands, key)
    assert all(name in str(caught.value) for name in (*commands, key))


@pytest.mark.parametrize("key", ["p", "?", "é", "œ", "tab", "s-tab", "f1", "f12", "c-z", "pageup"])
def test_names_of_keys(key: str) -> None:
    assert is_key(key)


@pytest.mark.parametrize("key", ["", " ", "\t", "pp", "f13", "c-1", "c-Z", "a-x", "Tab", "\x1b"])
def test_no_names_of_keys(key: str) -> None:
    assert not is_key(key)


@pytest.mark.parametrize("key", ["c-h", "c-i", "c-j", "c-m"])
def test_control_keys_that_terminals_send_as_backspace_tab_and_enter_are_none(key: str) -> None:
    assert not is_key(key)


@pytest.mark.parametrize("key", ["+", "f12", "9", "c-p", "*", "delete"])
def test_a_key_that_nobody_has_can_be_given(key: str) -> None:
    assert refusal(command("draw"), key, {}) is None


@pytest.mark.parametrize(
    ("name", "key", "fault", "other"),
    [
        ("draw", "h", RemapFault.TAKEN, "hint"),
        ("draw", "q", RemapFault.TAKEN, "quit"),
        ("draw", "c-c", RemapFault.WAY_OUT, None),
        ("quit", "c-d", RemapFault.WAY_OUT, None),
        ("draw", "enter", RemapFault.NEEDED, None),
        ("draw", "escape", RemapFault.NEEDED, None),
        ("hint", "up", RemapFault.NEEDED, None),
        ("draw", "unknown", RemapFault.UNUSABLE, None),
        ("draw", "insert", RemapFault.UNUSABLE, None),
        ("older", "8", RemapFault.TAKEN_IN_MENUS, "menu-8"),
        ("repeat", "9", RemapFault.TAKEN_IN_MENUS, "menu-9"),
    ],
)
def test_what_cannot_be_given_is_refused_with_the_reason(
    name: str, key: str, fault: RemapFault, other: str | None
) -> None:
    refused = refusal(command(name), key, {})
    assert refused is not None
    assert (refused.fault, refused.key, refused.other and refused.other.id) == (fault, key, other)


def test_a_command_may_have_its_own_keys_back_even_those_that_menus_need() -> None:
    assert refusal(command("choose"), "enter", {"choose": ("f12",)}) is None
    assert refusal(command("draw"), "p", {}) is None


def test_a_key_that_its_command_gave_up_is_free() -> None:
    remapped = with_keys({}, command("hint"), ("f12",))
    assert refusal(command("draw"), "h", remapped) is None
    taken = refusal(command("draw"), "f12", remapped)
    assert taken is not None and taken.other is command("hint")


def test_default_keys_are_not_noted() -> None:
    remapped = with_keys({"hint": ("z",)}, command("draw"), ("h",))
    assert remapped == {"hint": ("z",), "draw": ("h",)}
    assert with_keys(remapped, command("draw"), ("p",)) == {"hint": ("z",)}
    assert keys_of(command("draw"), remapped) == ("h",)
    assert keys_of(command("undo"), remapped) == ("u", "c-z", "backspace")


def test_shift_and_caps_lock_do_not_count() -> None:
    assert [plain_key(key) for key in ("K", "É", "f12", "?")] == ["k", "é", "f12", "?"]


@pytest.mark.parametrize("row", MAPPABLE, ids=lambda row: row.id)
def test_every_key_that_is_not_refused_makes_a_table_that_holds(row: Command) -> None:
    keys = {key for other in COMMANDS for key in other.keys} | {"f12", "pageup", "unknown"}
    given = [key for key in sorted(keys) if refusal(row, key, {}) is None]
    assert {"f12", "pageup"} <= {*given} and "unknown" not in given
    for key in given:
        remapped = with_keys({}, row, (key,))
        for mode in row.modes:
            assert bindings(COMMANDS, mode, remapped)[key] is row
        assert all(bindings(COMMANDS, mode, remapped)["c-c"].id in ("quit", "menu-quit") for mode in Mode)
