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


def files_aside(database: Path) -> Sequence[Path]:
    """Return the files that were set aside for a database, in the order of their numbers; none in a closed folder."""
    found = database.parent.glob(f"{database.stem}.{ASIDE}-*{database.suffix}")
    with suppress(OSError):
        return sorted(found, key=lambda path: (len(path.name), path.name))
    return ()


def take_back(database: Database) -> list[ReturnedGames]:
    """Add the games of those files that can be read whole, and rename these; return what there is to tell.

    Nothing is counted twice, also if the program is killed in between. Never raises: what cannot be taken back now
    stays where it is.
    """
    back: list[ReturnedGames] = []
    for path in files_aside(database.path):
        with suppress(sqlite3.Error, OSError, StoreError):
            if fault_of(path) is None:
                back.append(_take_back(path, database))
    return back


def _take_back(path: Path, database: Database) -> ReturnedGames:
    with opened_to_read(path) as source:
        rows = (dict(zip(COLUMNS, row, strict=True)) for row in source.execute(_READ))
        games: list[PlayedGame] = [game for row in rows if (game := game_of(row))]
        saved = source.execute("SELECT content FROM saved_games WHERE place = 'current'").fetchall()
    added = Records(database).take_over(games)
    place = _put(saved[0][0], database) if saved else None
    set_aside(path, *SIDE_FILES, word=_RETURNED)
    return ReturnedGames(added, place)


def _put(content: str, database: Database) -> str | None:
    """Put a saved game under way into the first place that is free; return the place, None if there was none."""
    try:
        if not parse_save(content.encode()).moves:
            return None
    except (BrokenSaveError, AttributeError, UnicodeEncodeError):
        return None
    with database.change() as execute:
        taken = {place for (place,) in execute("SELECT place FROM saved_games")}
        place = next((place for place in _PLACES if place not in taken), None)
        if place:
            execute("INSERT INTO saved_games VALUES (?, ?)", (place, content))
    return place
