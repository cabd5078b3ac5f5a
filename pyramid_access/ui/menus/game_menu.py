"""The menu of games: which deal, which variant, what new deals are like, statistics, and games in files."""

from collections.abc import Callable, Sequence
from functools import partial

from pyramid_access.deals.choice import TodaysDeal
from pyramid_access.narration.arguments import as_points
from pyramid_access.rules.scoring import score
from pyramid_access.rules.variants import Scoring
from pyramid_access.session.history import GameWords
from pyramid_access.settings_table import SETTINGS, MenuPlace
from pyramid_access.ui.menus.context import Context
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.ui.menus.number_entry import NumberEntry
from pyramid_access.ui.menus.saved_deals import saved_deal_lines
from pyramid_access.ui.menus.settings_menu import setting_line
from pyramid_access.ui.menus.stats_menu import stats_line
from pyramid_access.utterance import Kind


def game_menu(context: Context, lessons: Callable[[], Sequence[Item]]) -> Menu:
    """Return the menu of games; its last lines are those that ``lessons`` returns."""
    return Menu(lambda: [*_items(context), *lessons()], leave=context.menus.leave)


def _items(context: Context) -> Sequence[Item]:
    say = context.words.say
    variant, number = context.current_game.session.game.variant, context.current_game.origin.number
    return (
        Item(say("games-again"), context.games.begin_again),
        Item(say("games-earlier"), context.games.begin_earlier),
        Item(say("games-today"), partial(context.games.begin, variant, TodaysDeal())),
        Item(
            say("games-number"),
            partial(_ask_number, context),
            say("games-from-file") if number is None else say("games-number-value", number=str(number)),
            opens=True,
        ),
        *(setting_line(context, row) for row in SETTINGS if row.menu is MenuPlace.GAMES),
        *_stop_line(context),
        stats_line(context),
        *_text_lines(context),
        *saved_deal_lines(context),
    )


def _stop_line(context: Context) -> Sequence[Item]:
    """Return the line that ends a game for par early, to take its points; none where no such game is under way."""
    game = context.current_game.session
    if game.game.variant.scoring is not Scoring.PAR or game.outcome:
        return ()
    points, say = as_points(score(game.position)), context.words.say

    def stop() -> None:
        if context.turn.confirms("stop"):
            context.menus.close()
            context.presenter.answer(game.stop())
        else:
            context.presenter.tell("match-stop-ask", Kind.ANSWER, **points)

    return (Item(say("match-stop"), stop, say("match-stop-value", **points)),)


def _ask_number(context: Context) -> None:
    """Let the player type the number of a deal."""

    def give_up() -> None:
        context.router.release()
        context.menus.tell_line()

    context.router.claim(NumberEntry(context, context.games.begin_number, give_up))
    context.presenter.tell("games-number-ask", Kind.ANSWER)


def _text_lines(context: Context) -> Sequence[Item]:
    """Return the lines that put the words of a game into a file: this game, and the one before if there was one."""
    say, history = context.words.say, context.presenter.history
    present = Item(say("games-text"), partial(_keep_text, context, history.game))
    if history.game_before is None:
        return [present]
    return [present, Item(say("games-text-before"), partial(_keep_text, context, history.game_before))]


def _keep_text(context: Context, game: GameWords) -> None:
    context.presenter.announce(context.texts.keep(game, context.words))
