"""Which key has which command: the default keys, and those that the player gives to commands herself."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from pyramid_access.problem import Problem
from pyramid_access.session.commands import COMMANDS, Command, Mode

WAYS_OUT = ("c-c", "c-d")
"""The keys that end every program of the terminal."""
NAMED_KEYS = frozenset(
    (
        *("tab", "s-tab", "enter", "space", "escape", "backspace", "delete", "up", "down", "left", "right"),
        *("home", "end", "pageup", "pagedown"),
        *(f"f{number}" for number in range(1, 13)),
    )
)
"""Names of the keys that print no character."""
_CONTROL = re.compile(r"c-[abcdefgklnopqrstuvwxyz]")


class KeyFault(Enum):
    """What can be wrong with remapped keys."""

    UNKNOWN_COMMAND = "unknown-command"
    UNKNOWN_KEY = "unknown-key"
    DOUBLED_KEY = "doubled-key"


class KeyTableError(ValueError):
    """Remapped keys that cannot be used; ``commands`` and ``key`` say what is wrong, two commands for a doubled key."""

    def __init__(self, fault: KeyFault, commands: tuple[str, ...], key: str = "") -> None:
        super().__init__(" ".join(filter(None, (fault.value, key, *commands))))
        self.fault = fault
        self.commands = commands
        self.key = key

    @property
    def problem(self) -> Problem:
        """What is wrong."""
        args = {"command": self.commands[0]}
        if self.fault is not KeyFault.UNKNOWN_COMMAND:
            args["key"] = self.key
        if self.fault is KeyFault.DOUBLED_KEY:
            args["other"] = self.commands[1]
        return Problem("store-keys", self.fault.value, args)


def is_key(text: str) -> bool:
    """Is this the name of a key?

    A printable character names itself, the others are in :data:`NAMED_KEYS`, ``c-z`` is Ctrl+Z. Ctrl with H, I, J or
    M is no key: terminals send the same for backspace, tab and enter.
    """
    if len(text) == 1:
        return text.isprintable() and not text.isspace()
    return text in NAMED_KEYS or bool(_CONTROL.fullmatch(text))


def bindings(
    commands: Iterable[Command], mode: Mode, remapped: Mapping[str, tuple[str, ...]] | None = None
) -> dict[str, Command]:
    """Return which command each key has in a mode.

    ``remapped`` gives other keys for a command by its id, in place of all its default ones. Raises
    :class:`KeyTableError` for an unknown command or key in it, in whatever mode, and for a key of two commands. The
    keys that end every terminal program leave this one too, unless they are given to another command.
    """
    table, remapped = tuple(commands), remapped or {}
    _check_remapped(table, remapped)
    bound: dict[str, Command] = {}
    for command in table:
        for key in remapped.get(command.id, command.keys) if mode in command.modes else ():
            if bound.setdefault(key, command) is not command:
                raise KeyTableError(KeyFault.DOUBLED_KEY, (bound[key].id, command.id), key)
    return {**dict.fromkeys(WAYS_OUT, next(command for command in table if command.id == "quit")), **bound}


def command_of(keys: Mapping[str, Command], key: str) -> Command | None:
    """Return the command of a key in the bindings of a mode; with Caps Lock on, that of the small letter."""
    return keys.get(key) or keys.get(key.lower())


def _check_remapped(table: tuple[Command, ...], remapped: Mapping[str, tuple[str, ...]]) -> None:
    known = {command.id for command in table}
    for name, keys in remapped.items():
        if name not in known:
            raise KeyTableError(KeyFault.UNKNOWN_COMMAND, (name,))
        for key in keys:
            if not is_key(key):
                raise KeyTableError(KeyFault.UNKNOWN_KEY, (name,), key)


Remapped = Mapping[str, tuple[str, ...]]
"""Keys for a command by its id, in place of its default ones, as :func:`bindings` takes them."""

MAPPABLE = tuple(command for command in COMMANDS if Mode.PLAY in command.modes)
"""The commands that can have other keys; those of the menus stay, so that the way back is always the same."""
LASTING = "help"
"""The command that keeps its default keys and can only have others beside them: a player who is lost
needs it, and sentences name its key."""
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
