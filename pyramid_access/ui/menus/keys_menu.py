"""The menu of keys: a line for each command; taking it gives the command another key."""

from collections.abc import Sequence
from functools import partial

from pyramid_access.narration.key_words import key_words
from pyramid_access.session.commands import COMMANDS, Command, Mode
from pyramid_access.session.key_bindings import (
    LASTING,
    MAPPABLE,
    RemapFault,
    Remapped,
    RemapRefusal,
    bindings,
    command_of,
    keys_of,
    plain_key,
    refusal,
    with_keys,
)
from pyramid_access.ui.menus.context import Context
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.utterance import Kind, Utterance


def keys_menu(context: Context) -> Menu:
    """Return the list of commands with their keys. A key of the game, pressed in the list, goes to its line."""

    def find(key: str) -> int | None:
        keys = bindings(COMMANDS, Mode.PLAY, _remapped(context))
        command = command_of(keys, key)
        return MAPPABLE.index(command) + 1 if command else None

    return Menu(lambda: _commands(context), context.menus.leave, find)


def _remapped(context: Context) -> Remapped:
    return context.preferences.current.keys


def _commands(context: Context) -> Sequence[Item]:
    lines = [
        Item(
            _words(context, keys_of(command, _remapped(context)), command),
            partial(context.menus.open, _command_menu(context, command)),
            opens=True,
        )
        for command in MAPPABLE
    ]
    return [*lines, Item(context.words.say("remap-reset"), partial(_reset, context))]


def _words(context: Context, keys: Sequence[str], command: Command) -> str:
    """Return keys and what they do, such as "Tab, F, next free card"."""
    effect = context.words.say(command.help_id)
    return context.words.say("help-line", keys=_names(context, keys), effect=effect)


def _names(context: Context, keys: Sequence[str]) -> str:
    return ", ".join(key_words(context.words.say, key) for key in keys) or context.words.say("remap-none")


def _listed(context: Context, keys: Sequence[str]) -> str:
    """Return keys as the end of a sentence names them, such as "U, Control Z and Backspace"."""
    *before, last = (key_words(context.words.say, key) for key in keys)
    return context.words.say("words-list-two", first=", ".join(before), second=last) if before else last


def _reset(context: Context) -> None:
    """Give every command its default keys; asks first."""
    if not _remapped(context):
        context.presenter.tell("remap-reset-not-needed", Kind.ANSWER)
    elif context.turn.confirms("remap-reset"):
        context.settings.keep(keys={})
        context.presenter.tell("remap-reset-done")
    else:
        context.presenter.tell("remap-reset-ask", Kind.ANSWER)


def _command_menu(context: Context, command: Command) -> Menu:
    say = context.words.say

    def build() -> Sequence[Item]:
        default = _names(context, command.keys)
        change = Item(say("remap-change"), partial(_ask, context, command, adds=False), opens=True)
        add = Item(say("remap-add"), partial(_ask, context, command, adds=True), opens=True)
        restore = Item(say("remap-default"), partial(_restore, context, command), default)
        return (add, restore) if command.id == LASTING else (change, add, restore)

    return Menu(build, context.menus.leave)


def _ask(context: Context, command: Command, *, adds: bool) -> None:
    """Let the player press the key."""
    context.router.claim(_KeyChoice(context, command, adds=adds))
    context.presenter.tell("remap-ask", Kind.ANSWER)


def _restore(context: Context, command: Command) -> None:
    """Give a command its default keys, unless another one has got one of them."""
    refused = next(filter(None, (refusal(command, key, _remapped(context)) for key in command.keys)), None)
    if refused:
        context.presenter.announce(_refused(context, refused))
    else:
        _give(context, command, command.keys, context.words.utterance("remap-given"))


def _give(context: Context, command: Command, keys: tuple[str, ...], answer: Utterance) -> None:
    """Give a command these keys, answer, and go back to its line in the list."""
    context.settings.keep(keys=with_keys(_remapped(context), command, keys))
    context.menus.close()
    context.presenter.announce(answer, context.menus.line())


def _refused(context: Context, refused: RemapRefusal) -> Utterance:
    """Return the sentence that tells why a command cannot have a key."""
    message, say = f"remap-refused-{refused.fault.value}", context.words.say
    if refused.fault is RemapFault.UNUSABLE:
        return context.words.utterance(message, Kind.REFUSAL)
    args = {"key": key_words(say, refused.key)}
    if refused.other:
        args["effect"] = say(refused.other.help_id)
    return context.words.utterance(message, Kind.REFUSAL, **args)


class _KeyChoice:
    """Claims every key until one is given to the command, or the player changes her mind.

    Escape and the keys that leave the program are ways out of it: no command can have them, and some readers keep
    Escape for themselves.
    """

    def __init__(self, context: Context, command: Command, *, adds: bool) -> None:
        self._context = context
        self._command = command
        self._adds = adds

    def press(self, key: str) -> None:
        """Give the key to the command, or say why that cannot be."""
        key = plain_key(key)
        had = keys_of(self._command, _remapped(self._context))
        keys = had if self._adds else ()
        refused = refusal(self._command, key, _remapped(self._context))
        if key == "escape":
            self._leave()
        elif refused and refused.fault is RemapFault.WAY_OUT:
            self._leave(_refused(self._context, refused))
        elif refused:
            self._context.presenter.announce(_refused(self._context, refused))
        elif key in keys:
            self._context.presenter.announce(
                _refused(self._context, RemapRefusal(RemapFault.TAKEN, key, self._command))
            )
        else:
            self._context.router.release()
            gone = tuple(old for old in had if old not in (*keys, key))
            _give(self._context, self._command, (*keys, key), self._given(key, gone))

    def _given(self, key: str, gone: Sequence[str]) -> Utterance:
        """Return that the command has the key, and which others it has not any more."""
        if not gone:
            return self._context.words.utterance("remap-given")
        names = {"key": key_words(self._context.words.say, key), "old": _listed(self._context, gone)}
        return self._context.words.utterance("remap-replaced", **names)

    def _leave(self, *why: Utterance) -> None:
        self._context.router.release()
        self._context.presenter.announce(*why, self._context.menus.line())
