"""Why SQLite could not do what was asked: its own errors name the effect, the system is asked for the cause."""

import os
import sqlite3
from pathlib import Path

from pyramid_access.store.atomic import StoreError, StoreFault, store_error
from pyramid_access.store.folder_check import folder_fault, knows_locks

_FAULTS = {
    sqlite3.SQLITE_FULL: StoreFault.DISK_FULL,
    sqlite3.SQLITE_IOERR_SHMSIZE: StoreFault.DISK_FULL,
    sqlite3.SQLITE_PERM: StoreFault.NO_PERMISSION,
    sqlite3.SQLITE_BUSY: StoreFault.IN_USE,
    sqlite3.SQLITE_CORRUPT: StoreFault.DAMAGED,
    sqlite3.SQLITE_NOTADB: StoreFault.DAMAGED,
}


def reason(error: sqlite3.Error | OSError | ValueError | OverflowError, path: Path) -> StoreError:
    """Return the error that stands for one of SQLite or of the system, after the database was closed."""
    if not isinstance(error, sqlite3.Error):
        return store_error(error, path)
    code = code_of(error)
    kind = code & 0xFF
    if kind in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY):
        return StoreError(_closed(path), path)
    fault = _FAULTS.get(code) or _FAULTS.get(kind, StoreFault.OTHER)
    if kind == sqlite3.SQLITE_BUSY and not knows_locks(path.parent):
        fault = StoreFault.NO_LOCKS
    elif kind == sqlite3.SQLITE_IOERR and fault is StoreFault.OTHER:
        # If the system finds nothing wrong by now, it was an error of the device that has passed.
        fault = folder_fault(path.parent) or StoreFault.DEVICE
    return StoreError(fault, path)


def code_of(error: sqlite3.Error) -> int:
    """Return SQLite's extended number of an error; the general one where Python itself has raised it."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)


def _closed(path: Path) -> StoreFault:
    """Ask the system why a file cannot be opened or written; else its folder is closed, or its disk fails."""
    try:
        os.close(os.open(path, os.O_RDWR))
    except (OSError, ValueError) as error:
        return store_error(error, path).fault
    return folder_fault(path.parent) or StoreFault.NO_PERMISSION
