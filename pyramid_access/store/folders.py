"""Where settings, games and logs lie; nothing is made until something is written."""

import os
from dataclasses import dataclass
from pathlib import Path

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
    def game_file(self) -> Path:
        """The game under way, in JSON."""
        return self.data / "game.json"

    @property
    def log_file(self) -> Path:
        """What went wrong, for bug reports."""
        return self.logs / "pyramid-access.log"


def find_folders(data_dir: str | None = None) -> Folders:
    """Return the folders that the system has for such files, or one folder for all of them.

    A home folder that cannot be found stands for places where nothing can be written: better that saving fails
    with a sentence than that a folder called ``~`` appears where the player happens to be.
    """
    if data_dir is not None:
        one = Path(data_dir).absolute()
        return Folders(one, one, one)
    # Imported here: it takes longer than all the rest of the room, and --data-dir needs none of it.
    import platformdirs

    paths = (
        platformdirs.user_config_path(APP, appauthor=False),
        platformdirs.user_data_path(APP, appauthor=False),
        platformdirs.user_log_path(APP, appauthor=False),
    )
    return Folders(*(path if path.is_absolute() else Path(os.devnull) / path for path in paths))
