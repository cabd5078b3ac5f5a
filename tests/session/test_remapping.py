"""Giving keys to commands: what can be, and what is refused for which reason."""

import pytest

from pyramid_access.session.commands import COMMANDS, Command, Mode, bindings
from pyramid_access.session.remapping import MAPPABLE, RemapFault, keys_of, plain_key, refusal, with_keys


def command(name: str) -> Command:
    return next(row for row in COMMANDS if row.id == name)


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
