"""The menu of keys: a line for each command; taking it gives the command another key."""

from collections.abc import Sequence
from functools import partial

from pyramid_access.session.commands import COMMANDS, Command, Mode, bindings, command_of
from pyramid_access.session.remapping import (
    LASTING,
    MAPPABLE,
    RemapFault,
    Remapped,
    RemapRefusal,
    keys_of,
    plain_key,
    refusal,
    with_keys,
)
from pyramid_access.ui.host import Host
from pyramid_access.ui.key_words import key_words
from pyramid_access.ui.menu import Item, Menu
from pyramid_access.utterance import Kind, Utterance


def keys_menu(host: Host) -> Menu:
    """Return the list of commands with their keys. A key of the game, pressed in the list, goes to its line."""

    def find(key: str) -> int | None:
        command = command_of(bindings(COMMANDS, Mode.PLAY, _remapped(host)), key)
        return MAPPABLE.index(command) + 1 if command else None

    return Menu(lambda: _commands(host), host.leave_menu, find)


def _remapped(host: Host) -> Remapped:
    return host.preferences.current.keys


def _commands(host: Host) -> Sequence[Item]:
    lines = [
        Item(
            _words(host, keys_of(command, _remapped(host)), command),
            partial(host.open_menu, _command_menu(host, command)),
            opens=True,
        )
        for command in MAPPABLE
    ]
    return [*lines, Item(host.words.say("remap-reset"), partial(_reset, host))]


def _words(host: Host, keys: Sequence[str], command: Command) -> str:
    """Return keys and what they do, such as "Tab, F, next free card"."""
    effect = host.words.say(command.help_id)
    return host.words.say("help-line", keys=_names(host, keys), effect=effect)


def _names(host: Host, keys: Sequence[str]) -> str:
    return ", ".join(key_words(host.words.say, key) for key in keys) or host.words.say("remap-none")


def _listed(host: Host, keys: Sequence[str]) -> str:
    """Return keys as the end of a sentence names them, such as "U, Control Z and Backspace"."""
    *before, last = (key_words(host.words.say, key) for key in keys)
    return host.words.say("words-list-two", first=", ".join(before), second=last) if before else last


def _reset(host: Host) -> None:
    """Give every command its default keys; asks first."""
    if not _remapped(host):
        host.tell("remap-reset-not-needed", Kind.ANSWER)
    elif host.confirms("remap-reset"):
        host.keep(keys={})
        host.tell("remap-reset-done")
    else:
        host.tell("remap-reset-ask", Kind.ANSWER)


def _command_menu(host: Host, command: Command) -> Menu:
    say = host.words.say

    def build() -> Sequence[Item]:
        default = _names(host, command.keys)
        change = Item(say("remap-change"), partial(_ask, host, command, adds=False), opens=True)
        add = Item(say("remap-add"), partial(_ask, host, command, adds=True), opens=True)
        restore = Item(say("remap-default"), partial(_restore, host, command), default)
        return (add, restore) if command.id == LASTING else (change, add, restore)

    return Menu(build, host.leave_menu)


def _ask(host: Host, command: Command, *, adds: bool) -> None:
    """Let the player press the key."""
    host.claim(_KeyChoice(host, command, adds=adds))
    host.tell("remap-ask", Kind.ANSWER)


def _restore(host: Host, command: Command) -> None:
    """Give a command its default keys, unless another one has got one of them."""
    refused = next(filter(None, (refusal(command, key, _remapped(host)) for key in command.keys)), None)
    if refused:
        host.announce(_refused(host, refused))
    else:
        _give(host, command, command.keys, host.words.utterance("remap-given"))


def _give(host: Host, command: Command, keys: tuple[str, ...], answer: Utterance) -> None:
    """Give a command these keys, answer, and go back to its line in the list."""
    host.keep(keys=with_keys(_remapped(host), command, keys))
    host.close_menu()
    host.announce(answer, host.menus.line())


def _refused(host: Host, refused: RemapRefusal) -> Utterance:
    """Return the sentence that tells why a command cannot have a key."""
    message, say = f"remap-refused-{refused.fault.value}", host.words.say
    if refused.fault is RemapFault.UNUSABLE:
        return host.words.utterance(message, Kind.REFUSAL)
    args = {"key": key_words(say, refused.key)}
    if refused.other:
        args["effect"] = say(refused.other.help_id)
    return host.words.utterance(message, Kind.REFUSAL, **args)


class _KeyChoice:
    """Claims every key until one is given to the command, or the player changes her mind.

    Escape and the keys that leave the program are ways out of it: no command can have them, and some readers keep
    Escape for themselves.
    """

    def __init__(self, host: Host, command: Command, *, adds: bool) -> None:
        self._host = host
        self._command = command
        self._adds = adds

    def press(self, key: str) -> None:
        """Give the key to the command, or say why that cannot be."""
        key = plain_key(key)
        had = keys_of(self._command, _remapped(self._host))
        keys = had if self._adds else ()
        refused = refusal(self._command, key, _remapped(self._host))
        if key == "escape":
            self._leave()
        elif refused and refused.fault is RemapFault.WAY_OUT:
            self._leave(_refused(self._host, refused))
        elif refused:
            self._host.announce(_refused(self._host, refused))
        elif key in keys:
            self._host.announce(_refused(self._host, RemapRefusal(RemapFault.TAKEN, key, self._command)))
        else:
            self._host.release()
            gone = tuple(old for old in had if old not in (*keys, key))
            _give(self._host, self._command, (*keys, key), self._given(key, gone))

    def _given(self, key: str, gone: Sequence[str]) -> Utterance:
        """Return that the command has the key, and which others it has not any more."""
        if not gone:
            return self._host.words.utterance("remap-given")
        names = {"key": key_words(self._host.words.say, key), "old": _listed(self._host, gone)}
        return self._host.words.utterance("remap-replaced", **names)

    def _leave(self, *why: Utterance) -> None:
        self._host.release()
        self._host.announce(*why, self._host.menus.line())
