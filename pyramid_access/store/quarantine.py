"""Databases that were set aside: what is the matter with each, and taking back those that can be read by now.

An older program sets aside what a newer one has written; the newer one finds it when it is there again.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from pyramid_access.session.records import PlayedGame
from pyramid_access.store.atomic import ASIDE, StoreError, set_aside
from pyramid_access.store.database import Database, fault_of, opened_to_read
from pyramid_access.store.problems import ReturnedGames
from pyramid_access.store.records import COLUMNS, Records
from pyramid_access.store.records_file import game_of
from pyramid_access.store.saved_content import BrokenSaveError, parse_save

SIDE_FILES = ("-wal", "-shm")
"""The ends of the names of the files that SQLite keeps beside a database."""
_RETURNED = "returned"
"""Stands in the name of a file in the place of *damaged* once its games were taken back."""
_READ = f"SELECT {', '.join(COLUMNS)} FROM records ORDER BY id"
_PLACES = ("current", "earlier")
WAITING = "waiting"
"""In place of a place: both have a game under way, and the file stays set aside until one is free."""


def files_aside(database: Path) -> Sequence[Path]:
    """Return the files that were set aside for a database, in the order of their numbers; none in a closed folder."""
    found = database.parent.glob(f"{database.stem}.{ASIDE}-*{database.suffix}")
    with suppress(OSError):
        return sorted((path for path in found if not _is_nothing(path)), key=lambda path: (len(path.name), path.name))
    return ()


def _is_nothing(path: Path) -> bool:
    """Is a file empty, or a link to one that has its own name?"""
    return path.is_symlink() or (path.is_file() and not path.stat().st_size)


def take_back(database: Database) -> list[ReturnedGames]:
    """Add the games of those files that can be read whole, and rename these; return what there is to tell.

    Nothing is counted twice, also if the program is killed in between. Never raises: what cannot be taken back now
    stays where it is.
    """
    back: list[ReturnedGames] = []
    for path in files_aside(database.path):
        with suppress(sqlite3.Error, OSError, StoreError):
            if fault_of(path) is None and (returned := _take_back(path, database)):
                back.append(returned)
    return back


def _take_back(path: Path, database: Database) -> ReturnedGames | None:
    """Take back the games of a file; None if that has changed nothing."""
    with opened_to_read(path) as source:
        rows = (dict(zip(COLUMNS, row, strict=True)) for row in source.execute(_READ))
        games: list[PlayedGame] = [game for row in rows if (game := game_of(row))]
        saved = source.execute("SELECT content FROM saved_games ORDER BY place").fetchall()
    added = Records(database).take_over(games)
    places = [place for (content,) in saved if (place := _put(content, database))]
    if WAITING not in places:
        set_aside(path, *SIDE_FILES, word=_RETURNED)
    elif not added and {*places} == {WAITING}:
        return None  # As at the last start.
    return ReturnedGames(added, places[0] if places else None) if added or places else None


def _put(content: str, database: Database) -> str | None:
    """Put a saved game into the first place without a game under way; return the place, or :data:`WAITING`.

    None for a game that has no move or is there already, as after a program that was killed before it was done.
    """
    if not _has_moves(content):
        return None
    with database.change() as execute:
        kept: dict[str, str] = dict(execute("SELECT place, content FROM saved_games"))
        if content in kept.values():
            return None
        empty = [place for place in _PLACES if place not in kept]
        unplayed = [place for place, other in kept.items() if not _has_moves(other)]
        place = next(iter([*empty, *unplayed]), WAITING)
        if place != WAITING:
            execute("INSERT OR REPLACE INTO saved_games VALUES (?, ?)", (place, content))
    return place


def _has_moves(content: str) -> bool:
    """Is this a saved game in which a move was made? What cannot be read is left to those who set such games aside."""
    with suppress(BrokenSaveError, AttributeError, UnicodeEncodeError):
        return bool(parse_save(content.encode()).moves)
    return False
