"""The lines of the menu of games about deals and positions in files: two save them, one opens what was saved."""

from collections.abc import Sequence
from functools import partial

from pyramid_access.deals.choice import DealFile
from pyramid_access.ui.menus.host import Host
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.ui.play.game_texts import spoken_folder
from pyramid_access.utterance import Kind
from pyramid_access.visible import visible


def saved_deal_lines(host: Host) -> Sequence[Item]:
    """Return the lines."""
    say = host.words.say
    return (
        Item(say("games-deal"), partial(_keep_deal, host)),
        Item(say("games-position"), partial(_keep_position, host)),
        Item(say("games-open"), partial(_open, host), opens=True),
    )


def _keep_deal(host: Host) -> None:
    table = host.table
    host.announce(host.texts.keep_deal(table.session.game, table.origin.number, host.words))


def _keep_position(host: Host) -> None:
    session, number = host.table.session, host.table.origin.number
    host.announce(host.texts.keep_position(session.game, session.position, number, host.words))


def _open(host: Host) -> None:
    """Let the player choose among the files."""
    files = host.texts.kept_deals
    if not files:
        host.tell("games-open-none", Kind.REFUSAL, folders=spoken_folder(host.texts.deals, host.words))
        return
    variant = host.table.session.game.variant
    lines = [
        Item(visible(path.stem.replace("-", " ")), partial(host.games.begin, variant, DealFile(str(path))))
        for path in files
    ]
    host.open_menu(Menu(lambda: lines, leave=host.leave_menu))
