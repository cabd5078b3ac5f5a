"""The player's games and records in one SQLite file, whole at every moment.

Changes go into a log beside the file (``journal_mode=WAL``), which the system has when a change is done: a program that
is killed loses nothing. The disk is only waited for now and then (``synchronous=NORMAL``): a power cut may take the
last moves, but never damages the file. Source: https://www.sqlite.org/wal.html.
"""

import errno
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pyramid_access.store.atomic import StoreError, StoreFault
from pyramid_access.store.folder_check import knows_locks
from pyramid_access.store.reasons import reason
from pyramid_access.store.ways import WAYS, Way, may_help, opened, settle

BUSY_SECONDS = 2.0
"""How long to wait at the start and the end for another program that writes into the file; it takes milliseconds."""
KEY_SECONDS = 0.1
"""The same while a player waits for the answer to a key."""
RETRY_SECONDS = 5.0
"""After a program that held the file for longer, no key waits for it again within this time."""
_PAGES_IN_LOG = 10_000
"""40 MB, a backstop: the log goes into the file when a game is laid out, since a key would have to wait for that."""
_LASTING = (StoreFault.DAMAGED, StoreFault.NEWER_VERSION, StoreFault.IN_THE_WAY)
"""Faults of the file itself, which reading it in another way would not change."""
APPLICATION_ID = 0x50794163
"""Marks a file as ours: ``PyAc``."""
STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE saved_games (place TEXT PRIMARY KEY, content TEXT NOT NULL)",
        """
        CREATE TABLE records (
            id INTEGER PRIMARY KEY,
            attempt TEXT NOT NULL UNIQUE,
            variant TEXT NOT NULL,
            rules TEXT NOT NULL,
            deal TEXT NOT NULL,
            number INTEGER,
            started_at TEXT NOT NULL,
            ended_at TEXT NOT NULL,
            seconds REAL NOT NULL,
            moves INTEGER NOT NULL,
            hints INTEGER NOT NULL,
            undos INTEGER NOT NULL,
            won INTEGER NOT NULL,
            par INTEGER
        )
        """,
        "CREATE INDEX records_for_par ON records (id, par) WHERE par NOT NULL",
    ),
)
"""Statements that lead from each version to the next; version 0 is an empty file. A step that was released stays."""
VERSION = len(STEPS)
"""The version that this program reads and writes."""

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
        self._way = 0
        """Which of the ways the folder has allowed so far."""
        self._in_use_until = 0.0
        """Until then, by the monotonic clock, another program is taken to hold the file."""

    def check(self) -> None:
        """Make the file if there is none, bring it to the present version, and look for damage in all of it."""
        with self._connected(patient=True) as connection:
            _check_all(connection, self.path)

    def read(self, statement: str, parameters: Sequence[object] = ()) -> list[Row]:
        """Return the rows that a statement finds; none where there is no file, and none is made."""
        if _identity(self.path) is None:
            return []
        try:
            with self._connected() as connection:
                return connection.execute(statement, parameters).fetchall()
        except StoreError as error:
            if error.fault in _LASTING:
                raise
            return self._read_as_it_is(statement, parameters, error)

    @contextmanager
    def change(self, *, patient: bool = False) -> Iterator[Execute]:
        """Let statements change the file: all that they do in there is done, or none of it.

        Another program that holds the file is waited for at length if ``patient``, else for a moment, and not again at
        once.
        """
        if not patient and time.monotonic() < self._in_use_until:
            raise StoreError(StoreFault.IN_USE, self.path)
        try:
            with self._connected(patient=patient) as connection:
                connection.execute("BEGIN IMMEDIATE")
                yield lambda statement, parameters=(): connection.execute(statement, parameters).fetchall()
                connection.execute("COMMIT")
        except StoreError as error:
            if error.fault is StoreFault.IN_USE:
                self._in_use_until = time.monotonic() + RETRY_SECONDS
            raise
        self._in_use_until = 0.0

    def sync(self) -> None:
        """Wait until all changes would outlive a power cut; where the disk cannot, they still outlive the program."""
        with suppress(StoreError), self._connected(patient=True) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        """Close the file, taking back what was begun; it is opened again when it is needed."""
        connection, self._connection = self._connection, None
        if connection:
            with suppress(sqlite3.Error):
                connection.close()

    @contextmanager
    def _connected(self, *, patient: bool = False) -> Iterator[sqlite3.Connection]:
        """Lend the connection. After an error it is closed; so it is when the file has gone, or is another one now."""
        try:
            if self._connection is None or self._file != _identity(self.path):
                self.close()
                self._connection = self._connect(BUSY_SECONDS if patient else KEY_SECONDS)
                self._file = _identity(self.path)
            _wait_for_others(self._connection, BUSY_SECONDS if patient else KEY_SECONDS)
            yield self._connection
        except (sqlite3.Error, OSError, ValueError, OverflowError) as error:
            self.close()
            raise reason(error, self.path) from error
        except BaseException:
            self.close()
            raise

    def _connect(self, patience: float) -> sqlite3.Connection:
        """Open the file in the best way that its folder allows, which is tried first from then on."""
        _make(self.path)
        way = self._way or (0 if knows_locks(self.path.parent) else len(WAYS) - 1)
        while True:
            try:
                connection = self._connect_by(WAYS[way], patience)
            except sqlite3.Error as error:
                if way == len(WAYS) - 1 or not may_help(error):
                    raise
                way += 1
            else:
                self._way = way
                return connection

    def _connect_by(self, way: Way, patience: float) -> sqlite3.Connection:
        connection = opened(self.path, way, patience)
        try:
            _check_version(connection, self.path)
            settle(connection, way)
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_IN_LOG}").fetchall()
            migrate(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _read_as_it_is(self, statement: str, parameters: Sequence[object], error: StoreError) -> list[Row]:
        """Read where nothing can be written beside the file, as on a full disk; raise the error if that fails too.

        A file into which nothing could be written yet is as good as none.
        """
        try:
            with opened_to_read(self.path) as connection:
                is_empty = _check_version(connection, self.path) == 0
                return [] if is_empty else connection.execute(statement, parameters).fetchall()
        except (sqlite3.Error, OSError, ValueError):
            raise error from None


@contextmanager
def opened_to_read(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database without changing it. Raises errors of SQLite and of the system.

    Where nothing can be written beside it, SQLite cannot look into a log that lies there: a copy of both is read then,
    in a folder for passing files; or the file alone, if there is no room for a copy.
    """
    with ExitStack() as stack:
        has_log = os.path.exists(f"{path}-wal")  # noqa: PTH110 - the method raises for some paths
        connection = stack.enter_context(_opened(path, "mode=ro" if has_log else "immutable=1"))
        try:
            version_of(connection)
        except sqlite3.OperationalError:
            try:
                copy = _copy(path, Path(stack.enter_context(TemporaryDirectory())))
            except OSError:
                connection = stack.enter_context(_opened(path, "immutable=1"))
            else:
                connection = stack.enter_context(_opened(copy, "mode=rw"))
        yield connection


def _copy(path: Path, folder: Path) -> Path:
    """Copy a database and its log into a folder; return the path of the copy. Raises OSError, also without a log."""
    for end in ("-wal", ""):
        shutil.copyfile(f"{path}{end}", folder / f"{path.name}{end}")
    return folder / path.name


def _opened(path: Path, how: str) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", KEY_SECONDS, uri=True))


def fault_of(path: Path) -> StoreFault | None:
    """Return what is wrong with a database, looked at without changing it; None if it can be used."""
    try:
        if not path.is_file():
            return StoreFault.IN_THE_WAY
        with opened_to_read(path) as connection:
            _check_version(connection, path)
            _check_all(connection, path)
    except StoreError as error:
        return error.fault
    except (sqlite3.Error, OSError, ValueError) as error:
        return reason(error, path).fault
    return None


def version_of(connection: sqlite3.Connection) -> int | None:
    """Return the version of a database, 0 for an empty one, None for one of another program.

    Raises :class:`sqlite3.Error` for a file that is no database.
    """
    [(marked,)] = connection.execute("PRAGMA application_id")
    [(version,)] = connection.execute("PRAGMA user_version")
    [(tables,)] = connection.execute("SELECT COUNT(*) FROM sqlite_master")
    is_foreign = marked != APPLICATION_ID and (marked or version or tables)
    return None if is_foreign else int(version)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring one of our databases to the present version, in one transaction: it has the old version or the new one.

    Does nothing to one that is there already, or beyond. Raises :class:`sqlite3.Error`; nothing is changed then.
    """
    if (version_of(connection) or 0) >= VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Looked at again: another program may have been quicker.
        old = version_of(connection) or 0
        for statements in STEPS[old:]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {max(old, VERSION)}")
        connection.execute("COMMIT")
    except sqlite3.Error:
        connection.rollback()
        raise


def _check_version(connection: sqlite3.Connection, path: Path) -> int:
    """Return the version of a database; raise for one of another program, or of a newer version of this one."""
    version = version_of(connection)
    if version is None or version > VERSION:
        raise StoreError(StoreFault.DAMAGED if version is None else StoreFault.NEWER_VERSION, path)
    return version


def _check_all(connection: sqlite3.Connection, path: Path) -> None:
    """Look for damage in all of a database, indexes too; takes a millisecond for a thousand games."""
    [(found,)] = connection.execute("PRAGMA integrity_check(1)")
    is_empty = version_of(connection) == 0
    if found != "ok" or not (is_empty or _expected_schema() <= _schema_of(connection)):
        raise StoreError(StoreFault.DAMAGED, path)


def _schema_of(connection: sqlite3.Connection) -> set[Row]:
    """Return names and statements of all tables and indexes."""
    return {*connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master")}


def _expected_schema() -> set[Row]:
    """Return what a new database has of them: a damaged one may have the right version, and a table less."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        return _schema_of(connection)


def _wait_for_others(connection: sqlite3.Connection, seconds: float) -> None:
    connection.execute(f"PRAGMA busy_timeout = {round(1000 * seconds)}").fetchall()


def _identity(path: Path) -> tuple[int, int] | None:
    """Return device and number of a file; None if there is none."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino


def _make(path: Path) -> None:
    """Make an empty file and its folders, for the player alone, unless it is there; raise for what is no file."""
    try:
        descriptor = _create(path)
    except FileExistsError:
        if path.exists() and not path.is_file():
            raise IsADirectoryError(errno.EISDIR, str(path)) from None  # also a pipe, or a device
        return
    except FileNotFoundError:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = _create(path)
    os.close(descriptor)


def _create(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0), 0o600)
