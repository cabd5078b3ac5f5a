"""Files for the player to keep: each a new one, and none ever in the place of another."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count, takewhile
from pathlib import Path

from pyramid_access.store.atomic import store_error

_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_EXCL
_FLAGS |= sum(getattr(os, name, 0) for name in ("O_CLOEXEC", "O_BINARY"))


def write_new(folder: Path, name: str, text: str, suffix: str = ".txt") -> Path:
    """Write a text, in UTF-8, to ``name.txt`` or the first of ``name-2.txt`` ... that is free; return the path.

    Missing folders are made, for the player alone. Raises :class:`~pyramid_access.store.atomic.StoreError`; nothing is
    left of the file then, nor of the folders.
    """
    path = folder / f"{name}{suffix}"
    try:
        with _made(folder):
            for number in count(2):
                try:
                    descriptor = os.open(path, _FLAGS, 0o600)
                except FileExistsError:
                    path = folder / f"{name}-{number}{suffix}"
                else:
                    break
            _write(descriptor, path, text.encode("utf-8", "backslashreplace"))
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


def _write(descriptor: int, path: Path, content: bytes) -> None:
    try:
        while content:
            content = content[os.write(descriptor, content) :]
        os.fsync(descriptor)
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise
    finally:
        os.close(descriptor)
