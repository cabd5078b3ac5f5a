"""The menu of settings: a line for each row of the table that belongs there."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pyramid_access.rules.variants import VARIANTS, with_rules
from pyramid_access.settings_table import SETTINGS, OneOf, Own, Place, Setting, Steps, YesNo
from pyramid_access.ui.menus.host import Host
from pyramid_access.ui.menus.keys_menu import keys_menu
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.ui.menus.voice_line import voice_line


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


def setting_line(host: Host, row: Setting) -> Item:
    """Return the line of a setting. A new value holds at once and is kept."""
    say, current = host.words.say, getattr(host.preferences.current, row.name)
    match row.values:
        case OneOf(kind):
            return _choice(host, row, tuple(kind), current, lambda value: say(f"{row.message_id}-{value.value}"))
        case YesNo():
            return _choice(host, row, (False, True), current, lambda value: say(_yes_or_no(row, value)))
        case Steps():
            return _number(host, row, row.values, current)
        case Own():
            return _own(host, row, row.values)


def _own(host: Host, row: Setting, values: Own) -> Item:
    name = host.words.say(row.message_id)
    match values:
        case Own.LANGUAGE:
            languages = {language.tag: language.name for language in host.words.languages}
            return _choice(host, row, tuple(languages), host.words.lang, languages.__getitem__)
        case Own.VOICES:
            return voice_line(host, name)
        case Own.VARIANT:
            return variant_line(host, name)
        case Own.KEYS:
            return Item(name, lambda: host.open_menu(keys_menu(host)), opens=True)
        case Own.RULES:
            raise ValueError(f"{row.name} has no line")


def _yes_or_no(row: Setting, value: bool) -> str:
    return f"{row.message_id}-yes" if value else f"{row.message_id}-no"


def _choice(host: Host, row: Setting, values: Sequence[Any], current: object, words: Callable[[Any], str]) -> Item:
    """Return the line of a setting that has a list of values; after the last one the first comes again."""

    def step(by: int) -> None:
        index = (values.index(current) + by) % len(values) if current in values else 0
        host.keep(**{row.name: values[index]})
        host.menus.tell_value()

    return Item(host.words.say(row.message_id), partial(step, 1), words(current), step)


def _number(host: Host, row: Setting, values: Steps, current: int) -> Item:
    """Return the line of a number. It stays at either end: from loudest to silent is no step that anyone wants."""

    def step(by: int) -> None:
        value = values.moved(current, by)
        if value == current:
            host.menus.tell_value("menu-value-most" if by > 0 else "menu-value-least")
        else:
            host.keep(**{row.name: value})
            host.menus.tell_value()

    words = host.words.say(f"{row.message_id}-value", **{row.name: current})
    return Item(host.words.say(row.message_id), partial(step, 1), words, step, earcons=row.earcons)


def settings_menu(host: Host) -> Menu:
    """Return the menu of settings."""
    rows = [row for row in SETTINGS if row.menu is Place.SETTINGS]
    return Menu(lambda: [setting_line(host, row) for row in rows], leave=host.leave_menu)
