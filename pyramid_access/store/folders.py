"""Where settings, games and logs lie, and which running program may write there.

Finding the folders makes none of them; they are made when something is written.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from pyramid_access.store.folder_check import lock_claim

APP = "pyramid-access"


@dataclass(frozen=True, slots=True)
class Folders:
    """The player's folders; they need not exist."""

    config: Path
    data: Path
    logs: Path

    @property
    def settings_file(self) -> Path:
        """The player's settings, in TOML."""
        return self.config / "settings.toml"

    @property
    def database(self) -> Path:
        """Saved games and records, in SQLite."""
        return self.data / "games.db"

    @property
    def texts(self) -> Path:
        """What was said in games, as far as the player kept it; a text file each."""
        return self.data / "transcripts"

    @property
    def deals(self) -> Path:
        """Deals and positions that the player wanted to keep, or was given, a text file each."""
        return self.data / "deals"

    @property
    def progress_file(self) -> Path:
        """What the player has been taught so far, in JSON."""
        return self.data / "progress.json"

    @property
    def log_file(self) -> Path:
        """What went wrong, for bug reports."""
        return self.logs / "pyramid-access.log"


def find_folders(data_dir: str | None = None) -> Folders:
    """Return the folders that the system has for such files, or one folder for all of them.

    Where no home folder can be found, the folders are ones in which nothing can be written: saving then fails with a
    message, instead of making a folder called ``~`` in the present one.
    """
    if data_dir is not None:
        one = _absolute(data_dir)
        return Folders(one, one, one)
    # Imported here: it takes longer than all the rest of this package, and --data-dir needs none of it.
    import platformdirs

    return Folders(
        _path(platformdirs.user_config_path),
        _path(platformdirs.user_data_path),
        _path(platformdirs.user_log_path),
    )


def _absolute(text: str) -> Path:
    """Return the folder's whole path; as it is where the present folder was removed: nothing can be written then."""
    try:
        return Path(text).absolute()
    except OSError:
        return Path(text)


def _path(find: Callable[..., Path]) -> Path:
    """Return what a function of platformdirs finds: without a home, its versions raise or give a relative path."""
    try:
        path = find(APP, appauthor=False)
    except RuntimeError:
        return Path(os.devnull) / APP
    return path if path.is_absolute() else Path(os.devnull) / APP


class FolderClaim:
    """What keeps a second program out of a folder until it is released, or this process ends.

    The system drops the claim when the process ends in whatever way, so that a killed program leaves no lock behind.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / "game.lock"
        self._descriptor: int | None = None

    def take(self) -> bool:
        """Claim the folder, making it if it is missing; return False if another process has it.

        A folder in which nothing can be written counts as free: no other program can have a game there. So does one
        whose system knows no locks: nobody could ever tell.
        """
        try:
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            descriptor = os.open(self._file, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        except (OSError, ValueError):
            return True
        if lock_claim(descriptor) is False:
            os.close(descriptor)
            return False
        self.release()
        self._descriptor = descriptor
        return True

    def holds(self) -> bool:
        """Is the folder still claimed? Claims it anew if someone has removed the folder, unless another has it now."""
        if self._descriptor is not None and _is_open_file(self._descriptor, self._file):
            return True
        return self.take()

    def release(self) -> None:
        """Let another program have the folder."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _is_open_file(descriptor: int, path: Path) -> bool:
    """Is it still this file that has the name?"""
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path))  # noqa: PTH116 - half the time of the method
    except OSError:
        return False
