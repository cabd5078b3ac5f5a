"""The page of the help on which each earcon is heard together with its name."""

from collections.abc import Sequence

from pyramid_access.ui.host import Host
from pyramid_access.ui.menu import Item, Menu
from pyramid_access.utterance import Earcon, Kind


def earcon_line(host: Host) -> Item:
    """Return the line of a menu that opens the page."""

    def open_page() -> None:
        intro = "earcons-intro" if host.plays_earcons else "earcons-intro-silent"
        host.open_menu(_page(host), host.words.utterance(intro, Kind.ANSWER))

    return Item(host.words.say("earcons-title"), open_page, opens=True)


def _page(host: Host) -> Menu:
    return Menu(lambda: _lines(host), host.leave_menu)


def _lines(host: Host) -> Sequence[Item]:
    return [Item(host.words.say(f"earcons-{earcon.value}"), host.tell_line, earcons=(earcon,)) for earcon in Earcon]
