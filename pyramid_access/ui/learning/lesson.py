"""The help: the keys that are valid now, a line each, and learn mode, where each key says what it would do."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from pyramid_access.narration.key_words import key_words
from pyramid_access.session.commands import COMMANDS, Command, Mode
from pyramid_access.session.key_bindings import WAYS_OUT, command_of
from pyramid_access.ui.menus.context import Context
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.ui.menus.missing import effect_id
from pyramid_access.utterance import Kind

Keys = Mapping[str, Command]


def help_menu(context: Context, keys: Keys, mode: Mode, more: Callable[[], Sequence[Item]]) -> Menu:
    """Return the list of the keys that are valid in a mode, and below them the lines that ``more`` returns.

    Taking a line of the play keys does what it names; such a key, pressed in the list, goes to its own line.
    """
    commands = [command for command in COMMANDS if mode in command.modes and command in keys.values()]

    def find(key: str) -> int | None:
        command = command_of(keys, key)
        return commands.index(command) + 1 if command else None

    return Menu(lambda: [*_key_lines(context, keys, commands, mode), *more()], context.menus.leave, find)


def _key_lines(context: Context, keys: Keys, commands: Sequence[Command], mode: Mode) -> Sequence[Item]:
    def run(command: Command) -> None:
        context.menus.close()
        context.router.run(command)

    take = run if mode is Mode.PLAY else lambda _: context.menus.tell_line()
    return [Item(line_of(context, keys, command), partial(take, command)) for command in commands]


def line_of(context: Context, keys: Keys, command: Command) -> str:
    """Return the keys of a command and what it does, such as "Tab, F, next free card"."""
    names = ", ".join(key_words(context.words.say, key) for key, bound in keys.items() if bound is command)
    return context.words.say("help-line", keys=names, effect=_effect(context, command))


def _effect(context: Context, command: Command) -> str:
    return context.words.say(effect_id(context, command.id, command.help_id))


class Lesson:
    """Learn mode: claims every key and says what it would do, until it is left."""

    def __init__(self, context: Context, keys: Keys, leave: Callable[[], None]) -> None:
        self._context = context
        self._keys = keys
        self._leave = leave
        self._before = ""

    def press(self, key: str) -> None:
        """Say what a key would do; with Caps Lock on, that of the small letter.

        Twice running, a key of the history does it: what was said is in reach anywhere. The help keys leave as they
        opened it, for readers that keep Escape for themselves.
        """
        before, self._before = self._before, key
        command = command_of(self._keys, key)
        if key in ("escape", *WAYS_OUT) or (command and command.id == "help"):
            self._leave()
        elif key != before or not self._context.router.review(key):
            self._tell(key, command)

    def _tell(self, key: str, command: Command | None) -> None:
        name = key_words(self._context.words.say, key)
        menu = self._context.menus.top
        if command:
            effect = _effect(self._context, command)
            self._context.presenter.tell("help-key", Kind.ANSWER, key=name, effect=effect)
        elif menu and menu.jumps_to(key):
            self._context.presenter.tell("help-key-letter", Kind.ANSWER, key=name, letter=key.upper())
        else:
            self._context.presenter.tell("help-key-free", Kind.ANSWER, key=name)
