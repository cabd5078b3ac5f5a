"""Reading and writing the player's files, so that a file is whole at every moment.

:func:`write_text` replaces a file in one step, :func:`write_new` makes a new one and never touches an old one,
:func:`read_bytes` reads one, :func:`set_aside` renames a damaged one. :class:`StoreError` is what this whole package
raises when a file cannot be read or written.
"""

import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from itertools import count, takewhile
from pathlib import Path

from pyramid_access.problem import Problem

ASIDE = "damaged"
"""Stands in the names of files that were set aside."""
_LEFTOVER_AGE = 60
"""Seconds; a temporary file lives for a few milliseconds, so one of this age was left by a killed program."""

_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL
_NEW_FILE |= sum(getattr(os, name, 0) for name in ("O_CLOEXEC", "O_BINARY"))


class StoreFault(Enum):
    """Why a file could not be read or written."""

    NO_PERMISSION = "no-permission"
    READ_ONLY = "read-only"
    DISK_FULL = "disk-full"
    IN_THE_WAY = "in-the-way"
    """A file lies where a folder should be, or what is no file where a file should be."""
    LOOP = "loop"
    """A link that leads back to itself."""
    TOO_LARGE = "too-large"
    NO_READER = "no-reader"
    """A pipe at whose other end nobody is."""
    DAMAGED = "damaged"
    NEWER_VERSION = "newer-version"
    """A newer version of the program wrote it."""
    IN_USE = "in-use"
    """Another program writes into it."""
    NO_LOCKS = "no-locks"
    """The folder's system cannot keep two programs apart, as on some network shares."""
    DEVICE = "device"
    """The disk, or the network on which it is, reports an error of its own."""
    EXISTS = "exists"
    """A file is there already, which would be lost."""
    OTHER = "other"


_FAULTS = {
    errno.EACCES: StoreFault.NO_PERMISSION,
    errno.EPERM: StoreFault.NO_PERMISSION,
    errno.EROFS: StoreFault.READ_ONLY,
    errno.ENOSPC: StoreFault.DISK_FULL,
    errno.EDQUOT: StoreFault.DISK_FULL,
    errno.EFBIG: StoreFault.DISK_FULL,
    errno.ENOTDIR: StoreFault.IN_THE_WAY,
    errno.EISDIR: StoreFault.IN_THE_WAY,
    errno.EEXIST: StoreFault.IN_THE_WAY,
    errno.ELOOP: StoreFault.LOOP,
    errno.ENXIO: StoreFault.NO_READER,
    errno.ENOLCK: StoreFault.NO_LOCKS,
    **dict.fromkeys((errno.EIO, errno.ESTALE, errno.ETIMEDOUT, errno.ENODEV), StoreFault.DEVICE),
}


class StoreError(Exception):
    """A file of the program's own could not be read or written."""

    def __init__(self, fault: StoreFault, path: Path) -> None:
        super().__init__(f"{fault.value}: {str(path)!r}")
        self.fault = fault
        self.path = path

    @property
    def problem(self) -> Problem:
        """What is wrong."""
        return Problem("store-error", self.fault.value, {"path": self.path})


def store_error(error: OSError | ValueError | OverflowError, path: Path) -> StoreError:
    """Return the error that stands for one of the system's; others come from a name or value that no file can have."""
    fault = _FAULTS.get(error.errno or 0, StoreFault.OTHER) if isinstance(error, OSError) else StoreFault.OTHER
    return StoreError(fault, path)


def write_text(path: Path, text: str, *, sync: bool = False) -> None:
    """Put a text in the place of a file, in UTF-8; a reader sees the old text or the new one, never a part.

    Missing folders are made, for the player alone. A link is followed, so that it stays a link. With ``sync`` the
    text is on the disk when this returns, and outlives a power cut. Raises :class:`StoreError`; the old file is
    untouched then.
    """
    try:
        target = os.path.realpath(path)
        try:
            _replace(target, text.encode("utf-8"), sync)
        except FileNotFoundError:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _replace(target, text.encode("utf-8"), sync)
    except (OSError, ValueError) as error:
        raise store_error(error, path) from error


def _replace(target: str, content: bytes, sync: bool) -> None:
    # The process id keeps two copies of the program apart, so that they cannot write into one file.
    temporary = f"{target}.{os.getpid()}.tmp"
    try:
        _write(temporary, content, sync)
        os.replace(temporary, target)  # noqa: PTH105 - plain strings halve the time of a save
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)  # noqa: PTH108
        raise
    if sync and os.name != "nt":
        _sync_folder(os.path.dirname(target))  # noqa: PTH120


def _write(path: str, content: bytes, sync: bool) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    flags |= sum(getattr(os, name, 0) for name in ("O_CLOEXEC", "O_NOFOLLOW", "O_BINARY"))
    descriptor = os.open(path, flags, 0o600)
    _write_all(descriptor, content, sync=sync)


def _write_all(descriptor: int, content: bytes, *, sync: bool) -> None:
    """Write the content to an open file, and close it."""
    try:
        while content:
            content = content[os.write(descriptor, content) :]
        if sync:
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _sync_folder(folder: str) -> None:
    """Make the new name of a file outlive a power cut; some file systems cannot, and then nothing can be done."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def write_new(folder: Path, name: str, text: str, suffix: str = ".txt") -> Path:
    """Write a text, in UTF-8, to ``name.txt`` or the first of ``name-2.txt`` ... that is free; return the path.

    Missing folders are made, for the player alone. Raises :class:`StoreError`; nothing is
    left of the file then, nor of the folders.
    """
    path = folder / f"{name}{suffix}"
    try:
        with _made(folder):
            for number in count(2):
                try:
                    descriptor = os.open(path, _NEW_FILE, 0o600)
                except FileExistsError:
                    path = folder / f"{name}-{number}{suffix}"
                else:
                    break
            _write_new(descriptor, path, text.encode("utf-8", "backslashreplace"))
    except (OSError, ValueError) as error:
        raise store_error(error, path) from error
    return path


@contextmanager
def _made(folder: Path) -> Iterator[None]:
    """Make a folder, and those that it lies in; those that were missing go again if the block fails."""
    missing = [*takewhile(lambda one: not one.exists(), (folder, *folder.parents))]
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        yield
    except (OSError, ValueError):
        with suppress(OSError):
            for one in missing:
                one.rmdir()
        raise


def _write_new(descriptor: int, path: Path, content: bytes) -> None:
    """Write the content to an open file, and close it; remove the file if that fails."""
    try:
        _write_all(descriptor, content, sync=True)
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise


def read_bytes(path: Path, limit: int) -> bytes | None:
    """Return what a file holds, None if there is none; raise :class:`StoreError`, also above ``limit`` bytes.

    A path at which no file can be, or that leads through a closed folder, has none: the first write tells why.
    """
    try:
        if not os.path.exists(path):  # noqa: PTH110 - the method raises for some of those paths
            _check_link(path)
            return None
        if not path.is_file():
            raise IsADirectoryError(errno.EISDIR, str(path))  # also a pipe, which would be waited for
        with path.open("rb") as file:
            content = file.read(limit + 1)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise store_error(error, path) from error
    if len(content) > limit:
        raise StoreError(StoreFault.TOO_LARGE, path)
    return content


def _check_link(path: Path) -> None:
    """Raise an error of the system for a link that leads back to itself: it seems to be nothing."""
    if os.path.islink(path):  # noqa: PTH114 - as above
        try:
            path.stat()
        except OSError as error:
            if error.errno == errno.ELOOP:
                raise


def set_aside(path: Path, *beside: str, word: str = ASIDE) -> Path | None:
    """Rename a damaged file to ``name.damaged-1.suffix``, or the first number that is free.

    ``beside`` are the ends that the names of its side files have in addition, which go first. Another ``word`` takes
    the place of *damaged*, also in the name of a file that was set aside before. Returns the new path; None if it
    cannot be renamed, and then it stays where it is.
    """
    name = path.stem.partition(f".{ASIDE}-")[0]
    for number in range(1, 1000):
        aside = path.with_name(f"{name}.{word}-{number}{path.suffix}")
        if not os.path.lexists(aside):
            try:
                for end in beside:
                    with suppress(FileNotFoundError):
                        Path(f"{path}{end}").rename(f"{aside}{end}")
                path.rename(aside)
            except OSError:
                return None
            return aside
    return None


def remove_leftovers(path: Path) -> None:
    """Remove the temporary files that killed programs left beside a file; trouble with it does not matter."""
    with suppress(OSError, ValueError):
        for leftover in path.parent.glob(f"{path.name}.*.tmp"):
            if time.time() - leftover.stat().st_mtime > _LEFTOVER_AGE:
                leftover.unlink()
