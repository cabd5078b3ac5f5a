"""The menu of games: which deal, which variant, what new deals are like, statistics, and games in files."""

from collections.abc import Callable, Sequence
from functools import partial

from pyramid_access.deals.choice import DealFile, TodaysDeal
from pyramid_access.narration.arguments import as_points
from pyramid_access.rules.play import score
from pyramid_access.rules.variants import Scoring
from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.session.key_bindings import bindings, command_of
from pyramid_access.settings_table import SETTINGS, MenuPlace
from pyramid_access.ui.menus.context import Context
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.ui.menus.settings_menu import setting_line
from pyramid_access.ui.menus.stats_menu import stats_line
from pyramid_access.ui.output.history import GameWords
from pyramid_access.ui.play.game_texts import spoken_folder
from pyramid_access.utterance import Kind
from pyramid_access.visible import visible


def game_menu(context: Context, lessons: Callable[[], Sequence[Item]]) -> Menu:
    """Return the menu of games; its last lines are those that ``lessons`` returns."""
    return Menu(lambda: [*_items(context), *lessons()], leave=context.menus.leave)


def _items(context: Context) -> Sequence[Item]:
    say = context.words.say
    variant, number = context.current_game.session.variant, context.current_game.origin.number
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
    if game.variant.scoring is not Scoring.PAR or game.outcome:
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


_DIGITS = {f"menu-{digit}": str(digit) for digit in range(10)}
"""The digits by the commands that stand for them in menus."""
_CORRECT = "backspace"
_MOST_DIGITS = 20


class NumberEntry:
    """Claims every key until a number is typed or given up; says the number so far after each digit."""

    def __init__(self, context: Context, take: Callable[[int], None], leave: Callable[[], None]) -> None:
        self._context = context
        self._take = take
        self._leave = leave
        self._typed = ""
        self._keys = bindings(COMMANDS, Mode.MENU, context.preferences.current.keys)

    def press(self, key: str) -> None:
        """Take a digit, correct the last one, accept the number, or give up, with the keys that menus have for it."""
        command = command_of(self._keys, key)
        name = command.id if command else ""
        if name in _DIGITS and len(self._typed) < _MOST_DIGITS:
            self._typed = f"{self._typed}{_DIGITS[name]}".lstrip("0")
            self._tell()
        elif key == _CORRECT:
            self._typed = self._typed[:-1]
            self._tell()
        elif name == "menu-take" and self._typed:
            self._take(int(self._typed))
        elif name in ("menu-leave", "menu-quit", "quit"):
            self._leave()
        elif not self._context.router.review(key):
            self._context.presenter.tell("games-number-keys", Kind.REFUSAL)

    def _tell(self) -> None:
        if self._typed:
            self._context.presenter.tell("games-number-typed", Kind.ANSWER, number=self._typed)
        else:
            self._context.presenter.tell("games-number-empty", Kind.ANSWER)


def saved_deal_lines(context: Context) -> Sequence[Item]:
    """Return the lines."""
    say = context.words.say
    return (
        Item(say("games-deal"), partial(_keep_deal, context)),
        Item(say("games-position"), partial(_keep_position, context)),
        Item(say("games-open"), partial(_open, context), opens=True),
    )


def _keep_deal(context: Context) -> None:
    current_game = context.current_game
    context.presenter.announce(
        context.texts.keep_deal(current_game.session.game, current_game.origin.number, context.words)
    )


def _keep_position(context: Context) -> None:
    session, number = context.current_game.session, context.current_game.origin.number
    context.presenter.announce(context.texts.keep_position(session.game, session.position, number, context.words))


def _open(context: Context) -> None:
    """Let the player choose among the files."""
    files = context.texts.kept_deals
    if not files:
        context.presenter.tell(
            "games-open-none", Kind.REFUSAL, folders=spoken_folder(context.texts.deals, context.words)
        )
        return
    variant = context.current_game.session.variant
    lines = [
        Item(visible(path.stem.replace("-", " ")), partial(context.games.begin, variant, DealFile(str(path))))
        for path in files
    ]
    context.menus.open(Menu(lambda: lines, leave=context.menus.leave))
