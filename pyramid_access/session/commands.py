"""The one table of commands: keys, what each does, where it is valid.

Key bindings, the help, learn mode, remapping in the settings and the README's key list all come from it.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from pyramid_access.problem import Problem
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.ui_events import Event


class Mode(Enum):
    """What the keys are for at the moment."""

    PLAY = "play"
    MENU = "menu"
    """A menu, or a question with a list of answers."""


class Group(Enum):
    """Commands that belong together in the help."""

    CURSOR = "cursor"
    PLAY = "play"
    QUESTIONS = "questions"
    PROGRAM = "program"
    MENU = "menu"


class MenuKeys(Protocol):
    """What the keys do in a menu; each answers the player itself."""

    def next(self) -> None:
        """Go to the next line."""

    def previous(self) -> None:
        """Go to the line before."""

    def first(self) -> None:
        """Go to the first line."""

    def last(self) -> None:
        """Go to the last line."""

    def take(self) -> None:
        """Take the current line."""

    def forward(self) -> None:
        """Go one value on, or into the menu that the line opens."""

    def back(self) -> None:
        """Go one value back, or to the menu before."""

    def escape(self) -> None:
        """Leave the menu; nothing is taken."""

    def digit(self, digit: int) -> None:
        """Take a line by its number, from 1, or go there; a digit of it at a time."""


class SoundKeys(Protocol):
    """What the keys do to voice and earcons, for this run; each answers the player itself, with the new value."""

    def change_rate(self, steps: int) -> None:
        """Speak faster by so many steps; slower below zero."""

    def change_volume(self, steps: int) -> None:
        """Speak louder by so many steps; softer below zero."""

    def change_pitch(self, steps: int) -> None:
        """Speak higher by so many steps; lower below zero."""

    def next_voice(self) -> None:
        """Go on to the next voice of the language."""

    def toggle_speech(self) -> None:
        """Turn the voice off, or on."""

    def toggle_earcons(self) -> None:
        """Turn the earcons off, or on."""


class Player(Protocol):
    """Whom the commands act for: a game, and the abilities that lie outside of it.

    An ability answers the player itself; the session's methods return events for it to put into words.
    """

    @property
    def game(self) -> GameSession:
        """The game on the table."""

    def repeat(self) -> None:
        """Say the last utterance again."""

    def older(self) -> None:
        """Say the utterance before the one said last from the history."""

    def newer(self) -> None:
        """Say the utterance after the one said last from the history."""

    def next_language(self) -> None:
        """Go on in the next language, voice too."""

    def hint(self) -> None:
        """Propose a move; again: the next best."""

    def verdict(self) -> None:
        """Tell whether the game can still be won, and if not, since which move."""

    def go_back(self) -> None:
        """Go back to the last position from which the game could be won."""

    def new_game(self) -> None:
        """Begin another game; asks first when one is under way."""

    def open_game_menu(self) -> None:
        """Open the menu of games."""

    def next_detail(self) -> None:
        """Go on to the next level of detail."""

    def open_settings(self) -> None:
        """Open the menu of settings."""

    def help(self) -> None:
        """Say the keys that are valid now; pressed again: learn mode."""

    def quit(self) -> None:
        """Leave the program; the game is kept."""

    @property
    def sound(self) -> SoundKeys:
        """What the keys do to voice and earcons."""

    @property
    def menus(self) -> MenuKeys:
        """What the keys do while a menu is open."""


Run = Callable[[Player, bool], tuple[Event, ...] | None]
"""Does what a command is for. The second argument says that the same command was given just before, with nothing in
between. Returns the events of a session command, or None when the player has answered itself."""

_PLAY = frozenset({Mode.PLAY})
_MENU = frozenset({Mode.MENU})
_ANYWHERE = frozenset(Mode)


@dataclass(frozen=True, slots=True)
class Command:
    """One row of the table."""

    id: str
    """Its name in settings files; ``help-`` and the name is the message that says what it does."""
    keys: tuple[str, ...]
    """Default keys, the one to name first in the help first; see :func:`is_key`."""
    run: Run
    group: Group
    modes: frozenset[Mode] = _PLAY

    @property
    def help_id(self) -> str:
        """Id of the message that says what the command does."""
        return f"help-{self.id}"


COMMANDS: tuple[Command, ...] = (
    Command("next-free", ("tab", "f"), lambda p, _: p.game.next_free(), Group.CURSOR),
    Command("previous-free", ("s-tab", "d"), lambda p, _: p.game.previous_free(), Group.CURSOR),
    Command("left", ("left", "j"), lambda p, _: p.game.left(), Group.CURSOR),
    Command("right", ("right", "l"), lambda p, _: p.game.right(), Group.CURSOR),
    Command("up", ("up", "i"), lambda p, _: p.game.up(), Group.CURSOR),
    Command("down", ("down", "k"), lambda p, _: p.game.down(), Group.CURSOR),
    Command("row-start", ("home",), lambda p, _: p.game.row_start(), Group.CURSOR),
    Command("row-end", ("end",), lambda p, _: p.game.row_end(), Group.CURSOR),
    Command("choose", ("enter", "space"), lambda p, _: p.game.choose(), Group.PLAY),
    Command("clear-choice", ("escape",), lambda p, _: p.game.clear_choice(), Group.PLAY),
    Command("draw", ("p",), lambda p, _: p.game.draw(), Group.PLAY),
    Command("undo", ("u", "c-z", "backspace"), lambda p, _: p.game.undo(), Group.PLAY),
    Command("redo", ("y", "c-y"), lambda p, _: p.game.redo(), Group.PLAY),
    Command("hint", ("h",), lambda p, _: p.hint(), Group.PLAY),
    Command("verdict", ("v",), lambda p, _: p.verdict(), Group.PLAY),
    Command("go-back", ("b",), lambda p, _: p.go_back(), Group.PLAY),
    Command("pause", ("z",), lambda p, _: p.game.pause(), Group.PLAY),
    Command("free-cards", ("o",), lambda p, _: p.game.ask.free_cards(), Group.QUESTIONS),
    Command("removals", ("m",), lambda p, _: p.game.ask.removals(), Group.QUESTIONS),
    Command("card", ("c",), lambda p, again: p.game.ask.card(again), Group.QUESTIONS),
    Command("pyramid", ("t",), lambda p, again: p.game.ask.next_row(again), Group.QUESTIONS),
    Command("row-1", ("1", "&"), lambda p, _: p.game.ask.row(1), Group.QUESTIONS),
    Command("row-2", ("2", "é"), lambda p, _: p.game.ask.row(2), Group.QUESTIONS),
    Command("row-3", ("3", '"'), lambda p, _: p.game.ask.row(3), Group.QUESTIONS),
    Command("row-4", ("4", "'"), lambda p, _: p.game.ask.row(4), Group.QUESTIONS),
    Command("row-5", ("5", "("), lambda p, _: p.game.ask.row(5), Group.QUESTIONS),
    Command("row-6", ("6", "-"), lambda p, _: p.game.ask.row(6), Group.QUESTIONS),
    Command("row-7", ("7", "è"), lambda p, _: p.game.ask.row(7), Group.QUESTIONS),
    Command("board", ("0", "à"), lambda p, _: p.game.ask.board(), Group.QUESTIONS),
    Command("stock", ("w",), lambda p, again: p.game.ask.stock(again), Group.QUESTIONS),
    Command("status", ("s",), lambda p, again: p.game.ask.status(again), Group.QUESTIONS),
    Command("repeat", ("r",), lambda p, _: p.repeat(), Group.PROGRAM, _ANYWHERE),
    Command("older", (",",), lambda p, _: p.older(), Group.PROGRAM, _ANYWHERE),
    Command("newer", (";",), lambda p, _: p.newer(), Group.PROGRAM, _ANYWHERE),
    Command("language", ("a",), lambda p, _: p.next_language(), Group.PROGRAM),
    Command("new-game", ("n",), lambda p, _: p.new_game(), Group.PROGRAM),
    Command("game-menu", ("g",), lambda p, _: p.open_game_menu(), Group.PROGRAM),
    Command("detail", ("x",), lambda p, _: p.next_detail(), Group.PROGRAM),
    Command("earcon-switch", ("f4",), lambda p, _: p.sound.toggle_earcons(), Group.PROGRAM, _ANYWHERE),
    Command("slower", ("f5",), lambda p, _: p.sound.change_rate(-1), Group.PROGRAM, _ANYWHERE),
    Command("faster", ("f6",), lambda p, _: p.sound.change_rate(1), Group.PROGRAM, _ANYWHERE),
    Command("softer", ("f7",), lambda p, _: p.sound.change_volume(-1), Group.PROGRAM, _ANYWHERE),
    Command("louder", ("f8",), lambda p, _: p.sound.change_volume(1), Group.PROGRAM, _ANYWHERE),
    Command("lower", ("<",), lambda p, _: p.sound.change_pitch(-1), Group.PROGRAM, _ANYWHERE),
    Command("higher", (">",), lambda p, _: p.sound.change_pitch(1), Group.PROGRAM, _ANYWHERE),
    Command("voice", ("=",), lambda p, _: p.sound.next_voice(), Group.PROGRAM, _ANYWHERE),
    Command("speech-switch", ("f9",), lambda p, _: p.sound.toggle_speech(), Group.PROGRAM, _ANYWHERE),
    Command("settings", ("e", "f2"), lambda p, _: p.open_settings(), Group.PROGRAM),
    Command("help", ("?", "f1"), lambda p, _: p.help(), Group.PROGRAM, _ANYWHERE),
    Command("quit", ("q", "c-c", "c-d"), lambda p, _: p.quit(), Group.PROGRAM),
    Command("menu-next", ("tab", "down", "k"), lambda p, _: p.menus.next(), Group.MENU, _MENU),
    Command("menu-previous", ("s-tab", "up", "i"), lambda p, _: p.menus.previous(), Group.MENU, _MENU),
    Command("menu-first", ("home",), lambda p, _: p.menus.first(), Group.MENU, _MENU),
    Command("menu-last", ("end",), lambda p, _: p.menus.last(), Group.MENU, _MENU),
    Command("menu-take", ("enter", "space"), lambda p, _: p.menus.take(), Group.MENU, _MENU),
    Command("menu-forward", ("right", "l"), lambda p, _: p.menus.forward(), Group.MENU, _MENU),
    Command("menu-back", ("left", "j"), lambda p, _: p.menus.back(), Group.MENU, _MENU),
    Command("menu-leave", ("escape", "q"), lambda p, _: p.menus.escape(), Group.MENU, _MENU),
    Command("menu-quit", ("c-c", "c-d"), lambda p, _: p.quit(), Group.MENU, _MENU),
    Command("menu-1", ("1", "&"), lambda p, _: p.menus.digit(1), Group.MENU, _MENU),
    Command("menu-2", ("2", "é"), lambda p, _: p.menus.digit(2), Group.MENU, _MENU),
    Command("menu-3", ("3", '"'), lambda p, _: p.menus.digit(3), Group.MENU, _MENU),
    Command("menu-4", ("4", "'"), lambda p, _: p.menus.digit(4), Group.MENU, _MENU),
    Command("menu-5", ("5", "("), lambda p, _: p.menus.digit(5), Group.MENU, _MENU),
    Command("menu-6", ("6", "-"), lambda p, _: p.menus.digit(6), Group.MENU, _MENU),
    Command("menu-7", ("7", "è"), lambda p, _: p.menus.digit(7), Group.MENU, _MENU),
    Command("menu-8", ("8", "_"), lambda p, _: p.menus.digit(8), Group.MENU, _MENU),
    Command("menu-9", ("9", "ç"), lambda p, _: p.menus.digit(9), Group.MENU, _MENU),
    Command("menu-0", ("0", "à"), lambda p, _: p.menus.digit(0), Group.MENU, _MENU),
)
"""All commands, in the order in which the help names them."""

REVIEWING = ("repeat", "older", "newer")
"""The commands that say again what was said: they work wherever the player is."""
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
    """Keys that cannot be; ``commands`` and ``key`` name what is wrong, two commands where they want one key."""

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
    M is none: terminals send the same for backspace, tab and enter.
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
