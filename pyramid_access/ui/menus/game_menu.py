"""The menu of games: which deal, which variant, what new deals are like, statistics, and games in files."""

from collections.abc import Sequence
from functools import partial

from pyramid_access.deals.choice import TodaysDeal
from pyramid_access.narration.teller import as_points
from pyramid_access.rules.scoring import score
from pyramid_access.rules.variants import Scoring
from pyramid_access.session.history import GameWords
from pyramid_access.settings_table import SETTINGS, Place
from pyramid_access.ui.menus.host import Host
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.ui.menus.number_entry import NumberEntry
from pyramid_access.ui.menus.saved_deals import saved_deal_lines
from pyramid_access.ui.menus.settings_menu import setting_line
from pyramid_access.ui.menus.stats_menu import stats_line
from pyramid_access.utterance import Kind


def game_menu(host: Host) -> Menu:
    """Return the menu of games."""
    return Menu(lambda: _items(host), leave=host.leave_menu)


def _items(host: Host) -> Sequence[Item]:
    say = host.words.say
    variant, number = host.table.session.game.variant, host.table.origin.number
    return (
        Item(say("games-again"), host.games.begin_again),
        Item(say("games-earlier"), host.games.begin_earlier),
        Item(say("games-today"), partial(host.games.begin, variant, TodaysDeal())),
        Item(
            say("games-number"),
            partial(_ask_number, host),
            say("games-from-file") if number is None else say("games-number-value", number=str(number)),
            opens=True,
        ),
        *(setting_line(host, row) for row in SETTINGS if row.menu is Place.GAMES),
        *_stop_line(host),
        stats_line(host),
        *_text_lines(host),
        *saved_deal_lines(host),
        *host.guide.lines(),
    )


def _stop_line(host: Host) -> Sequence[Item]:
    """Return the line that ends a game for par early, to take its points; none where no such game is under way."""
    game = host.table.session
    if game.game.variant.scoring is not Scoring.PAR or game.outcome:
        return ()
    points, say = as_points(score(game.position)), host.words.say

    def stop() -> None:
        if host.confirms("stop"):
            host.close_menu()
            host.answer(game.stop())
        else:
            host.tell("match-stop-ask", Kind.ANSWER, **points)

    return (Item(say("match-stop"), stop, say("match-stop-value", **points)),)


def _ask_number(host: Host) -> None:
    """Let the player type the number of a deal."""

    def give_up() -> None:
        host.release()
        host.tell_line()

    host.claim(NumberEntry(host, host.games.begin_number, give_up))
    host.tell("games-number-ask", Kind.ANSWER)


def _text_lines(host: Host) -> Sequence[Item]:
    """Return the lines that put the words of a game into a file: this game, and the one before if there was one."""
    say, history = host.words.say, host.history
    present = Item(say("games-text"), partial(_keep_text, host, history.game))
    if history.game_before is None:
        return [present]
    return [present, Item(say("games-text-before"), partial(_keep_text, host, history.game_before))]


def _keep_text(host: Host, game: GameWords) -> None:
    host.announce(host.texts.keep(game, host.words))
