"""Giving keys to commands: what the player's choice leads to, and why it cannot be."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from pyramid_access.session.commands import COMMANDS, WAYS_OUT, Command, Mode, bindings, is_key

Remapped = Mapping[str, tuple[str, ...]]
"""Keys for a command by its id, in place of its default ones, as :func:`~.commands.bindings` takes them."""

MAPPABLE = tuple(command for command in COMMANDS if Mode.PLAY in command.modes)
"""The commands that can have other keys; those of the menus stay, so that the way back is always the same."""
LASTING = "help"
"""The command that keeps its default keys and can only have others beside them: it is how lost players find back, and
sentences name its key."""
_MENU_KEYS = frozenset(
    key for command in COMMANDS if command.modes == {Mode.MENU} for key in command.keys if len(key) > 1
)


class RemapFault(Enum):
    """Why a command cannot have a key."""

    UNUSABLE = "unusable"
    """It has no name that the settings file could hold."""
    WAY_OUT = "way-out"
    """It leaves the program, whatever happens."""
    NEEDED = "needed"
    """Walking and leaving menus needs it."""
    TAKEN = "taken"
    """Another command has it, or this one already."""
    TAKEN_IN_MENUS = "taken-in-menus"
    """The command works in menus too, and there the key has another meaning."""


@dataclass(frozen=True, slots=True)
class RemapRefusal:
    """Why a command cannot have a key."""

    fault: RemapFault
    key: str
    other: Command | None = None
    """The command that has the key."""


def keys_of(command: Command, remapped: Remapped) -> tuple[str, ...]:
    """Return the keys of a command."""
    return remapped.get(command.id, command.keys)


def plain_key(key: str) -> str:
    """Return the key to give away for one that was pressed: with Shift or Caps Lock a letter is the same."""
    return key.lower() if len(key) == 1 else key


def refusal(command: Command, key: str, remapped: Remapped) -> RemapRefusal | None:
    """Return why a command cannot have a key; None if it can. A key of its own may replace its other ones."""
    if key in WAYS_OUT:
        return RemapRefusal(RemapFault.WAY_OUT, key)
    if not is_key(key):
        return RemapRefusal(RemapFault.UNUSABLE, key)
    if key in _MENU_KEYS and key not in command.keys:
        return RemapRefusal(RemapFault.NEEDED, key)
    for mode in Mode:
        other = bindings(COMMANDS, mode, remapped).get(key) if mode in command.modes else None
        if other and other is not command:
            return RemapRefusal(RemapFault.TAKEN if mode is Mode.PLAY else RemapFault.TAKEN_IN_MENUS, key, other)
    return None


def with_keys(remapped: Remapped, command: Command, keys: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return other keys for commands, where one command has these; its default ones need not be noted."""
    others = {name: given for name, given in remapped.items() if name != command.id}
    return others if keys == command.keys else {**others, command.id: keys}
