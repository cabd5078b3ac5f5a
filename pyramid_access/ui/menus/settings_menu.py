"""The menu of settings: a line for each row of the table that belongs there."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pyramid_access.rules.variants import VARIANTS, with_rules
from pyramid_access.settings_table import SETTINGS, MenuPlace, OneOf, Own, Setting, Steps, YesNo
from pyramid_access.ui.menus.context import Context
from pyramid_access.ui.menus.keys_menu import keys_menu
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.ui.menus.missing import missing
from pyramid_access.ui.menus.voice_line import voice_line


def variant_line(context: Context, name: str) -> Item:
    """Return the line that tells the variant of the game on the table, and opens the list."""
    value = context.words.say(f"variants-{context.current_game.session.variant.id}-name")
    return Item(name, lambda: context.menus.open(_menu(context)), value, opens=True)


def _menu(context: Context) -> Menu:
    menu = Menu(lambda: _variants(context), leave=context.menus.leave)
    menu.go_to(list(VARIANTS).index(context.current_game.session.variant.id) + 1)
    return menu


def _variants(context: Context) -> Sequence[Item]:
    return [
        Item(
            context.words.say(f"variants-{name}-name"),
            partial(context.games.begin, with_rules(name, {})),
            value=context.words.say(f"variants-{name}-short"),
        )
        for name in VARIANTS
    ]


def setting_line(context: Context, row: Setting) -> Item:
    """Return the line of a setting. A new value holds at once and is kept."""
    say, current = context.words.say, getattr(context.preferences.current, row.name)
    if why := missing(context, row.name):
        return Item(say(row.message_id), context.menus.tell_value, say(why), lambda _: context.menus.tell_value())
    match row.values:
        case OneOf(kind):
            return _choice(context, row, tuple(kind), current, lambda value: say(f"{row.message_id}-{value.value}"))
        case YesNo():
            return _choice(context, row, (False, True), current, lambda value: say(_yes_or_no(row, value)))
        case Steps():
            return _number(context, row, row.values, current)
        case Own():
            return _own(context, row, row.values)


def _own(context: Context, row: Setting, values: Own) -> Item:
    name = context.words.say(row.message_id)
    match values:
        case Own.LANGUAGE:
            languages = {language.tag: language.name for language in context.words.languages}
            return _choice(context, row, tuple(languages), context.words.lang, languages.__getitem__)
        case Own.VOICES:
            return voice_line(context, name)
        case Own.VARIANT:
            return variant_line(context, name)
        case Own.KEYS:
            return Item(name, lambda: context.menus.open(keys_menu(context)), opens=True)
        case Own.RULES:
            raise ValueError(f"{row.name} has no line")


def _yes_or_no(row: Setting, value: bool) -> str:
    return f"{row.message_id}-yes" if value else f"{row.message_id}-no"


def _choice(
    context: Context, row: Setting, values: Sequence[Any], current: object, words: Callable[[Any], str]
) -> Item:
    """Return the line of a setting that has a list of values; after the last one the first comes again."""

    def step(by: int) -> None:
        index = (values.index(current) + by) % len(values) if current in values else 0
        context.settings.keep(**{row.name: values[index]})
        context.menus.tell_value()

    return Item(context.words.say(row.message_id), partial(step, 1), words(current), step)


def _number(context: Context, row: Setting, values: Steps, current: int) -> Item:
    """Return the line of a number. It stays at either end: from loudest to silent is no step that anyone wants."""

    def step(by: int) -> None:
        value = values.moved(current, by)
        if value == current:
            context.menus.tell_value("menu-value-most" if by > 0 else "menu-value-least")
        else:
            context.settings.keep(**{row.name: value})
            context.menus.tell_value()

    words = context.words.say(f"{row.message_id}-value", **{row.name: current})
    return Item(context.words.say(row.message_id), partial(step, 1), words, step, earcons=row.earcons)


def settings_menu(context: Context) -> Menu:
    """Return the menu of settings."""
    rows = [row for row in SETTINGS if row.menu is MenuPlace.SETTINGS]
    return Menu(lambda: [setting_line(context, row) for row in rows], leave=context.menus.leave)
