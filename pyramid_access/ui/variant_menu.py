"""The list of variants: taking one lays out a game of it."""

from collections.abc import Sequence
from functools import partial

from pyramid_access.rules.variants import VARIANTS, with_rules
from pyramid_access.ui.host import Host
from pyramid_access.ui.menu import Item, Menu


def variant_line(host: Host, name: str) -> Item:
    """Return the line that tells the variant of the game on the table, and opens the list."""
    value = host.words.say(f"variants-{host.table.session.game.variant.id}-name")
    return Item(name, lambda: host.open_menu(_menu(host)), value, opens=True)


def _menu(host: Host) -> Menu:
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
