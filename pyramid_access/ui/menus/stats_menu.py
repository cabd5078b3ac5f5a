"""The menu of statistics: what the games played add up to, a sentence a key; and beginning them anew."""

from collections.abc import Mapping, Sequence
from functools import partial

from pyramid_access.narration.game_words import house_rule_messages
from pyramid_access.narration.lookup_words import summary_messages, summary_value
from pyramid_access.problem_words import message_of
from pyramid_access.rules.variants import Variant, kept_rules, overrides_text
from pyramid_access.session.records import PlayedGame, RuleSet, Summary, by_rules, summarise
from pyramid_access.store.atomic import StoreError
from pyramid_access.ui.menus.context import Context
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.ui.play.game_texts import told_file
from pyramid_access.utterance import Kind


def stats_line(context: Context) -> Item:
    """Return the line of a menu that opens the statistics; its value sums them up, if they can be read."""
    say = context.words.say
    try:
        message, args = summary_value(*context.current_game.keeper.records.counts())
    except StoreError:
        return Item(say("stats-title"), partial(_open, context), opens=True)
    return Item(say("stats-title"), partial(_open, context), say(message, **args), opens=True)


def _open(context: Context) -> None:
    """Open the statistics of the game on the table; they lead on to those of the others."""
    variant = context.current_game.session.variant
    try:
        games = context.current_game.keeper.records.games()
    except StoreError as error:
        context.presenter.announce(context.presenter.problem(message_of(error)))
        return
    sets = by_rules(games)
    here = sets.pop((variant.id, overrides_text(variant)), [])

    def build() -> Sequence[Item]:
        say = context.words.say
        others = Item(say("stats-others"), partial(_open_others, context, games, sets), opens=True)
        reset = Item(say("stats-reset"), partial(_reset, context))
        return *_lines(context, summarise(here), variant), *([others] if sets else []), *([reset] if games else [])

    _open_menu(context, Menu(build, context.menus.leave), variant)


def _lines(context: Context, summary: Summary, variant: Variant) -> Sequence[Item]:
    say = context.words.say
    messages = summary_messages(summary, say(f"variants-{variant.id}-name"))
    return [Item(say(message, **args), context.menus.tell_line) for message, args in messages]


def _open_menu(context: Context, menu: Menu, variant: Variant) -> None:
    """Open the statistics of a game, after the house rules that it is played by."""
    rules = [
        context.words.utterance(message, Kind.ANSWER, None, **args) for message, args in house_rule_messages(variant)
    ]
    context.menus.open(menu, context.words.utterance("stats-heading", Kind.ANSWER), *rules)


def _open_others(context: Context, games: Sequence[PlayedGame], sets: Mapping[RuleSet, Sequence[PlayedGame]]) -> None:
    """Open the list of the other games, after what all games add up to."""

    def build() -> Sequence[Item]:
        say = context.words.say
        lines = [_other_line(context, rules, summarise(same)) for rules, same in sets.items()]
        message, args = summary_value(len(games), sum(game.won for game in games))
        return Item(say("stats-all"), context.menus.tell_line, say(message, **args)), *lines

    context.menus.open(Menu(build, context.menus.leave))


def _other_line(context: Context, rules: RuleSet, summary: Summary) -> Item:
    say = context.words.say
    variant = kept_rules(*rules)
    name = say(f"variants-{variant.id}-name")

    def read() -> None:
        _open_menu(context, Menu(lambda: _lines(context, summary, variant), context.menus.leave), variant)

    title = say("stats-house-rules", variant=name) if rules[1] else name
    message, args = summary_value(summary.played, summary.won)
    return Item(title, read, say(message, **args), opens=True)


def _reset(context: Context) -> None:
    """Ask, then begin the statistics anew; a copy stays in a file."""
    if not context.turn.confirms("reset"):
        context.presenter.tell("stats-reset-ask", Kind.ANSWER)
        return
    try:
        copy = context.current_game.reset_records()
    except StoreError as error:
        context.presenter.announce(context.presenter.problem(message_of(error)))
        return
    context.menus.close()
    context.presenter.announce(told_file("stats-reset-done", copy, context.words))
