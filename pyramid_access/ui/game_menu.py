"""The menu of games: which deal, which variant, whether new deals can all be won."""

from collections.abc import Sequence
from functools import partial

from pyramid_access.deals.choice import TodaysDeal
from pyramid_access.rules.variants import VARIANTS, with_rules
from pyramid_access.ui.host import Host
from pyramid_access.ui.menu import Item, Menu


def game_menu(host: Host) -> Menu:
    """Return the menu of games."""
    return Menu(lambda: _items(host), leave=host.leave_menu)


def _items(host: Host) -> Sequence[Item]:
    say, table = host.words.say, host.table
    variant = table.session.game.variant
    number = table.origin.number
    return (
        Item(say("games-again"), host.games.begin_again),
        Item(say("games-earlier"), host.games.begin_earlier),
        Item(say("games-today"), partial(host.games.begin, variant, TodaysDeal())),
        Item(
            say("games-number"),
            host.ask_number,
            value=say("games-from-file") if number is None else say("games-number-value", number=str(number)),
        ),
        Item(
            say("games-variant"),
            lambda: host.open_menu(_variant_menu(host)),
            value=say(f"variants-{variant.id}-name"),
        ),
        _winnable(host),
    )


def _winnable(host: Host) -> Item:
    """Return the line that says whether new deals can all be won."""
    value = host.preferences.current.winnable

    def turn() -> None:
        host.keep(winnable=not value)
        host.tell_line()

    words = host.words.say(f"games-winnable-{'yes' if value else 'no'}")
    return Item(host.words.say("games-winnable"), turn, words, turn)


def _variant_menu(host: Host) -> Menu:
    menu = Menu(lambda: _variants(host), leave=host.leave_menu)
    menu.go_to(list(VARIANTS).index(host.table.session.game.variant.id) + 1)
    return menu


def _variants(host: Host) -> Sequence[Item]:
    return [
        Item(
            host.words.say(f"variants-{name}-name"),
            partial(host.games.begin, with_rules(name, {})),
            value=host.words.say(f"variants-{name}-short"),
        )
        for name in VARIANTS
    ]
