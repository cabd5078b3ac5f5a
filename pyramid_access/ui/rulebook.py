"""The rules of games, read a sentence a key."""

from collections.abc import Sequence
from functools import partial

from pyramid_access.narration.rules_words import rule_messages
from pyramid_access.rules.variants import VARIANTS, Variant
from pyramid_access.ui.host import Host
from pyramid_access.ui.menu import Item, Menu
from pyramid_access.utterance import Kind


def rules_menu(host: Host, variant: Variant, *, leads_on: bool = False) -> Menu:
    """Return the rules of a game as a list; with ``leads_on``, its last line opens the list of all other games."""

    def build() -> Sequence[Item]:
        say = host.words.say
        messages = rule_messages(variant, say(f"variants-{variant.id}-name"))
        lines = [Item(say(message_id, **args), host.tell_line) for message_id, args in messages]
        return [*lines, Item(say("rules-others"), partial(_open_games, host), opens=True)] if leads_on else lines

    return Menu(build, host.leave_menu)


def _open_games(host: Host) -> None:
    menu = Menu(lambda: _games(host), host.leave_menu)
    host.open_menu(menu, host.words.utterance("rules-others-intro", Kind.ANSWER))


def _games(host: Host) -> Sequence[Item]:
    say = host.words.say

    def read(variant: Variant) -> None:
        host.open_menu(rules_menu(host, variant), host.words.utterance("rules-intro", Kind.ANSWER))

    return [Item(say(f"variants-{game.id}-name"), partial(read, game), opens=True) for game in VARIANTS.values()]
