"""Looks at the file of the games, and at those that were set aside, and words what is to be done about each."""

import os
from collections.abc import Iterator
from typing import NamedTuple

from pyramid_access.cli.language import CliMessages
from pyramid_access.store.atomic import StoreFault
from pyramid_access.store.database import fault_of
from pyramid_access.store.repair import files_aside
from pyramid_access.visible import visible


class GamesNote(NamedTuple):
    """What is to be told of a file."""

    text: str
    ok: bool = True
    needed: bool = True
    """Is it the file that the game uses?"""


def check_games(words: CliMessages) -> Iterator[GamesNote]:
    """Yield a note on the file of the games, if it is there, and on each that was set aside; nothing is changed."""
    database = words.folders.database
    if os.path.lexists(database):
        fault = fault_of(database)
        text = _text(words, "games", fault, visible(str(database)))
        yield GamesNote(text, ok=fault is None)
    for path in files_aside(database):
        yield GamesNote(_text(words, "aside", fault_of(path), visible(str(path))), ok=False, needed=False)


def _text(words: CliMessages, which: str, fault: StoreFault | None, path: str) -> str:
    match fault:
        case None:
            return words.say(f"doctor-{which}-ok", path=path)
        case StoreFault.DAMAGED | StoreFault.NEWER_VERSION:
            return words.say(f"doctor-{which}-{fault.value}", path=path)
        case _:
            return words.say(f"doctor-{which}-unreadable", path=path, fault=fault.value)
