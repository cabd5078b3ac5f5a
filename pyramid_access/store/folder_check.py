"""Tries what the game needs of a folder, to tell why it cannot keep games there.

SQLite hides the system's reason: it calls a lock that the system refuses a file that another program uses, and many
other faults an I/O error. Folders on network shares have such faults.
"""

import errno
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from pyramid_access.store.atomic import StoreFault, store_error

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

_HELD = (errno.EAGAIN, errno.EACCES, errno.EWOULDBLOCK)
"""What a system answers where another program has the lock; anything else means that there are no locks."""


def folder_fault(folder: Path) -> StoreFault | None:
    """Try to make, lock, write, sync, rename and remove a file; return why that fails, None if all is well.

    Nothing is left of the file. A folder that is missing is not made: its nearest parent is only asked whether one
    could be made there.
    """
    try:
        if folder.exists():
            return _tried(folder, _write) or _tried(folder, _lock)
        nearest = next(parent for parent in folder.parents if os.path.lexists(parent))
    except OSError as error:
        return store_error(error, folder).fault
    if not nearest.is_dir():
        return StoreFault.IN_THE_WAY
    return None if os.access(nearest, os.W_OK | os.X_OK) else StoreFault.NO_PERMISSION


def knows_locks(folder: Path) -> bool:
    """Can files of a folder be locked, as far as that can be tried? The disk is not waited for."""
    return _tried(folder, _lock) is not StoreFault.NO_LOCKS


def _tried(folder: Path, use: Callable[[int, Path], StoreFault | None]) -> StoreFault | None:
    """Do something with a new file; return why that fails, None if it does not."""
    try:
        descriptor, name = tempfile.mkstemp(".tmp", "check.", folder)
    except (OSError, ValueError) as error:
        return store_error(error, folder).fault
    try:
        return use(descriptor, Path(name))
    except OSError as error:
        return store_error(error, folder).fault
    finally:
        os.close(descriptor)
        for left in (name, f"{name}.new"):
            with suppress(OSError):
                os.unlink(left)  # noqa: PTH108


def _write(descriptor: int, path: Path) -> None:
    os.write(descriptor, b"x" * 4096)
    os.fsync(descriptor)
    path.rename(f"{path}.new")


def _lock(descriptor: int, _path: Path) -> StoreFault | None:
    return None if _lock_whole(descriptor) else StoreFault.NO_LOCKS


def _lock_whole(descriptor: int) -> bool:
    """Lock a file in the way of SQLite, which no other program has; return whether the system can."""
    if not fcntl:
        return _lock_on_windows(descriptor)
    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _lock_on_windows(descriptor: int) -> bool:
    import msvcrt

    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except OSError:
        return False
    return True


def lock_claim(descriptor: int) -> bool | None:
    """Lock a file until it is closed; return False if another program has it, None if the system has no such locks."""
    if not fcntl:
        return _lock_on_windows(descriptor)
    for lock in (fcntl.flock, fcntl.lockf):  # A network share may know the second alone.
        try:
            lock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in _HELD:
                return False
        else:
            return True
    return None
