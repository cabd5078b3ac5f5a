"""Ways to open the database: with a log beside it, and those for folders where the system cannot do what that needs.

The log needs memory that programs share, and locks; network shares may have neither. Without the former SQLite keeps a
journal that lasts for one change; without the latter it locks by making a folder beside the file. Both are slower: the
disk is waited for at each change. Sources: https://www.sqlite.org/wal.html#noshm, os_unix.c of SQLite.
"""

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from pyramid_access.store.reasons import code_of

_STALE_SECONDS = 60
"""A change takes milliseconds: a folder that locks for so long was left by a killed program."""


class Way(NamedTuple):
    """How a database is opened."""

    locks: str
    """SQLite's name for the way of locking; empty for the usual one."""
    journal: str
    """The journal mode."""


WAYS = (
    Way("", "WAL"),
    *([Way("", "PERSIST"), Way("unix-dotfile", "PERSIST")] if os.name != "nt" else []),
)
"""The best one first."""


def opened(path: Path, way: Way, patience: float) -> sqlite3.Connection:
    """Open a database that is there, without looking into it yet; ``patience`` in seconds is for other programs."""
    if not way.locks:
        connection = sqlite3.connect(path, patience, isolation_level=None)
    else:
        _remove_stale(Path(f"{path}.lock"))
        address = f"{path.absolute().as_uri()}?vfs={way.locks}"
        connection = sqlite3.connect(address, patience, isolation_level=None, uri=True)
    if way.journal != "WAL":
        # With the file to itself, SQLite needs no shared memory to end a log that another way has begun.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE").fetchall()
    return connection


def settle(connection: sqlite3.Connection, way: Way) -> None:
    """Set the way of writing once it is clear that the file is ours; raise an error of SQLite if that cannot be."""
    connection.execute(f"PRAGMA journal_mode = {way.journal}").fetchall()
    if way.journal != "WAL":
        connection.execute("PRAGMA locking_mode = NORMAL").fetchall()
        connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchall()  # Only now the lock is given up.


def may_help(error: sqlite3.Error) -> bool:
    """May another way be better? Not where the disk is full, or another program has the file."""
    lacking = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_PROTOCOL)
    return code_of(error) & 0xFF in lacking


def _remove_stale(lock: Path) -> None:
    with suppress(OSError):
        if time.time() - lock.stat().st_mtime > _STALE_SECONDS:
            lock.rmdir()
