"""The lines of the menu of games about deals and positions in files: two save them, one opens what was saved."""

from collections.abc import Sequence
from functools import partial

from pyramid_access.deals.choice import DealFile
from pyramid_access.ui.menus.context import Context
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.ui.play.game_texts import spoken_folder
from pyramid_access.utterance import Kind
from pyramid_access.visible import visible


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
