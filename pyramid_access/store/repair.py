"""A database that cannot be used: set aside, and what can be read of it put into a new one."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from pyramid_access.session.records import PlayedGame
from pyramid_access.store.atomic import StoreError, StoreFault, set_aside
from pyramid_access.store.database import Database, Execute, Row
from pyramid_access.store.problems import DatabaseProblem
from pyramid_access.store.quarantine import SIDE_FILES
from pyramid_access.store.records import COLUMNS, put_record
from pyramid_access.store.records_file import game_of
from pyramid_access.store.saved_content import BrokenSaveError, parse_save

_USELESS = (StoreFault.DAMAGED, StoreFault.NEWER_VERSION, StoreFault.IN_THE_WAY)
"""What never passes: the file is renamed, and a new one made."""


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
        if game := game_of(dict(zip(COLUMNS, row, strict=True))):
            yield number, game


def _rows(source: sqlite3.Connection, statement: str) -> Iterator[Row]:
    """Yield the rows that a statement finds, up to the first damaged place."""
    with suppress(sqlite3.Error):
        yield from source.execute(statement)
