"""Databases that cannot be used: set aside, read as far as possible, and taken back when they can be read again.

At the start :func:`check_database` renames a database that can never be used, makes a new one and copies into it what
can be read of the old one. :func:`take_back` looks at all that were set aside before: one that a newer version of the
program wrote can be read once that version is there again.
"""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path

from pyramid_access.session.records import PlayedGame
from pyramid_access.store.atomic import ASIDE, StoreError, StoreFault, set_aside
from pyramid_access.store.database import Database, Execute, Row, fault_of, opened_to_read
from pyramid_access.store.problems import DatabaseProblem, ReturnedGames
from pyramid_access.store.records import COLUMNS, Records, game_of_row, put_record
from pyramid_access.store.saved_content import BrokenSaveError, SaveSlot, parse_save

_USELESS = (StoreFault.DAMAGED, StoreFault.NEWER_VERSION, StoreFault.IN_THE_WAY)
"""Faults that are permanent: the file is renamed, and a new one made."""
SIDE_FILES = ("-journal", "-wal", "-shm")
"""The ends of the names of the files that SQLite keeps beside a database."""
_RETURNED = "returned"
"""Stands in the name of a file in the place of *damaged* once its games were taken back."""
_READ = f"SELECT {', '.join(COLUMNS)} FROM records ORDER BY id"
WAITING = "waiting"
"""In place of a place: both have a game under way, and the file stays set aside until one is free."""


def check_database(database: Database) -> DatabaseProblem | None:
    """Make sure that a database can be used, and put a new one in the place of one that never can be.

    Returns what there is to tell; a trouble that may pass is left to the first change. Never raises.
    """
    try:
        database.check()
    except StoreError as error:
        if not _is_useless(error.fault, database.path):
            return None
        database.close()
        aside = set_aside(database.path, *SIDE_FILES)
        rescued = _rescue(aside, database) if aside and error.fault is StoreFault.DAMAGED else 0
        return DatabaseProblem(error.fault, database.path, aside, rescued)
    return None


def _is_useless(fault: StoreFault, path: Path) -> bool:
    """Can nothing ever be done with what lies there? A full disk, or one that is read only, may be another day."""
    if fault is StoreFault.NO_PERMISSION:
        return os.path.exists(path) and not os.access(path, os.R_OK)  # noqa: PTH110 - the method may raise
    if fault is StoreFault.LOOP:
        return os.path.islink(path)  # noqa: PTH114 - and not its folder
    return fault in _USELESS and os.path.exists(path)  # noqa: PTH110


def _rescue(damaged: Path, database: Database) -> int:
    """Copy what can be read of a damaged file; return how many games that count that were."""
    with suppress(sqlite3.Error, StoreError), closing(_opened(damaged)) as source, database.change() as execute:
        _rescue_saved_games(source, execute)
        games = {number: game for order in ("ASC", "DESC") for number, game in _games(source, order)}
        for record_id, game in sorted(games.items()):
            put_record(execute, record_id, game)
        return len(games)
    return 0


def _opened(damaged: Path) -> sqlite3.Connection:
    source = sqlite3.connect(f"{damaged.absolute().as_uri()}?mode=ro", uri=True)
    # So that a file which is too short can be read as far as it goes; source: lockBtree in SQLite's btree.c.
    source.execute("PRAGMA writable_schema = ON")
    return source


def _rescue_saved_games(source: sqlite3.Connection, execute: Execute) -> None:
    for place, content in _rows(source, "SELECT place, content FROM saved_games"):
        with suppress(BrokenSaveError, AttributeError, UnicodeEncodeError):
            parse_save(content.encode())
            execute("INSERT OR IGNORE INTO saved_games VALUES (?, ?)", (str(place), content))


def _games(source: sqlite3.Connection, order: str) -> Iterator[tuple[int, PlayedGame]]:
    """Yield the games and their numbers up to the first damaged place, from either end."""
    for number, *row in _rows(source, f"SELECT id, {', '.join(COLUMNS)} FROM records ORDER BY id {order}"):
        if game := game_of_row(row):
            yield number, game


def _rows(source: sqlite3.Connection, statement: str) -> Iterator[Row]:
    """Yield the rows that a statement finds, up to the first damaged place."""
    with suppress(sqlite3.Error):
        yield from source.execute(statement)


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
        games = [game for row in source.execute(_READ) if (game := game_of_row(row))]
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
        empty = [slot.value for slot in SaveSlot if slot.value not in kept]
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
