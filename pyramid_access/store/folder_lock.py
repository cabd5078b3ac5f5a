"""One running program a data folder: a second one is told, and leaves the first one's game alone."""

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


def take_folder(folder: Path) -> bool:
    """Claim a folder until this process ends; return False if another process has it.

    A folder in which nothing can be written counts as free: there is nothing in it to spoil. The system gives the
    claim back when the process ends in whatever way, so that a killed program leaves no lock behind.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(folder / "game.lock", os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
    except (OSError, ValueError):
        return True
    try:
        _lock(descriptor)
    except OSError:
        os.close(descriptor)
        return False
    return True


def _lock(descriptor: int) -> None:
    if fcntl:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
