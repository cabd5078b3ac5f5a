"""The menu of games: the same deal again, the earlier game, today's deal, a deal by number, another variant."""

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
        Item(say("games-again"), host.begin_again),
        Item(say("games-earlier"), host.begin_earlier),
        Item(say("games-today"), partial(host.begin_game, variant, TodaysDeal())),
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
    )


def _variant_menu(host: Host) -> Menu:
    menu = Menu(lambda: _variants(host), leave=host.leave_menu)
    menu.go_to(list(VARIANTS).index(host.table.session.game.variant.id) + 1)
    return menu


def _variants(host: Host) -> Sequence[Item]:
    return [
        Item(
            host.words.say(f"variants-{name}-name"),
            partial(host.begin_game, with_rules(name, {})),
            value=host.words.say(f"variants-{name}-short"),
        )
        for name in VARIANTS
    ]
