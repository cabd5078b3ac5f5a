"""The player's games and records in one SQLite file, whole at every moment.

Changes go into a log beside the file (``journal_mode=WAL``), which the system has when a change is done: a program that
is killed loses nothing. The disk is only waited for now and then (``synchronous=NORMAL``): a power cut may take the
last moves, but never damages the file. Source: https://www.sqlite.org/wal.html.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from pyramid_access.store.atomic import StoreError, StoreFault, store_error
from pyramid_access.store.migrations import VERSION, migrate, version_of

BUSY_SECONDS = 2.0
"""How long to wait for another program that writes into the same file; it takes milliseconds."""
_PAGES_IN_LOG = 10_000
"""40 MB, a backstop: the log goes into the file when a game is laid out, since a key would have to wait for that."""
_FAULTS = {
    sqlite3.SQLITE_FULL: StoreFault.DISK_FULL,
    sqlite3.SQLITE_IOERR_SHMSIZE: StoreFault.DISK_FULL,
    sqlite3.SQLITE_PERM: StoreFault.NO_PERMISSION,
    sqlite3.SQLITE_BUSY: StoreFault.IN_USE,
    sqlite3.SQLITE_CORRUPT: StoreFault.DAMAGED,
    sqlite3.SQLITE_NOTADB: StoreFault.DAMAGED,
}
Row = tuple[Any, ...]
Execute = Callable[..., list[Row]]
"""Runs one statement with its parameters; returns the rows that it finds."""


class Database:
    """The file, opened when it is first needed, and again after any trouble with it.

    The methods raise :class:`~pyramid_access.store.atomic.StoreError`; what was written before is untouched then.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None

    def check(self) -> None:
        """Make the file if there is none, bring it to the present version, and look for damage in all of it."""
        with self._connected() as connection:
            [(found,)] = connection.execute("PRAGMA quick_check(1)")
            if found != "ok":
                raise StoreError(StoreFault.DAMAGED, self.path)

    def read(self, statement: str, parameters: Sequence[object] = ()) -> list[Row]:
        """Return the rows that a statement finds; none where there is no file, and none is made."""
        if _identity(self.path) is None:
            return []
        try:
            with self._connected() as connection:
                return connection.execute(statement, parameters).fetchall()
        except StoreError as error:
            if error.fault in (StoreFault.DAMAGED, StoreFault.NEWER_VERSION):
                raise
            return self._read_as_it_is(statement, parameters, error)

    @contextmanager
    def change(self) -> Iterator[Execute]:
        """Let statements change the file: all that they do in there is done, or none of it."""
        with self._connected() as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield lambda statement, parameters=(): connection.execute(statement, parameters).fetchall()
            connection.execute("COMMIT")

    def sync(self) -> None:
        """Wait until all changes would outlive a power cut; where the disk cannot, they still outlive the program."""
        with suppress(StoreError), self._connected() as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        """Close the file, taking back what was begun; it is opened again when it is needed."""
        connection, self._connection = self._connection, None
        if connection:
            with suppress(sqlite3.Error):
                connection.close()

    @contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        """Lend the connection. After an error it is closed; so it is when the file has gone, or is another one now."""
        try:
            if self._connection is None or self._file != _identity(self.path):
                self.close()
                self._connection = self._connect()
                self._file = _identity(self.path)
            yield self._connection
        except (sqlite3.Error, OSError, ValueError) as error:
            self.close()
            raise _store_error(error, self.path) from error
        except BaseException:
            self.close()
            raise

    def _connect(self) -> sqlite3.Connection:
        _make(self.path)
        connection = sqlite3.connect(self.path, BUSY_SECONDS, isolation_level=None)
        try:
            version = version_of(connection)
            if version is None or version > VERSION:
                raise StoreError(StoreFault.DAMAGED if version is None else StoreFault.NEWER_VERSION, self.path)
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_IN_LOG}").fetchall()
            migrate(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _read_as_it_is(self, statement: str, parameters: Sequence[object], error: StoreError) -> list[Row]:
        """Read where nothing can be written beside the file, as on a full disk; raise the error if that fails too."""
        try:
            address = f"{self.path.absolute().as_uri()}?immutable=1"
            with closing(sqlite3.connect(address, uri=True)) as connection:
                return connection.execute(statement, parameters).fetchall()
        except (sqlite3.Error, OSError, ValueError):
            raise error from None


def _identity(path: Path) -> tuple[int, int] | None:
    """Return device and number of a file; None if there is none."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino


def _make(path: Path) -> None:
    """Make an empty file and its folders, for the player alone, unless it is there."""
    try:
        descriptor = _create(path)
    except FileExistsError:
        return
    except FileNotFoundError:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = _create(path)
    os.close(descriptor)


def _create(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0), 0o600)


def _store_error(error: sqlite3.Error | OSError | ValueError, path: Path) -> StoreError:
    if not isinstance(error, sqlite3.Error):
        return store_error(error, path)
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if code & 0xFF in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY):
        return _closed(path)
    return StoreError(_FAULTS.get(code) or _FAULTS.get(code & 0xFF, StoreFault.OTHER), path)


def _closed(path: Path) -> StoreError:
    """Ask the system why a file cannot be opened or written, which SQLite does not tell; else it is the folder."""
    try:
        os.close(os.open(path, os.O_RDWR))
    except (OSError, ValueError) as error:
        return store_error(error, path)
    return StoreError(StoreFault.NO_PERMISSION, path.parent)
