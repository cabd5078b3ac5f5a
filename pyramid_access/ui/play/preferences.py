"""The settings of this run, and those that the file keeps."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pyramid_access.settings import Settings


class Preferences:
    """Two sets of settings: the current ones, with the options of this run, and the kept ones, without them.

    So a change in the settings menu goes into the file without the options that were given for this run only.
    """

    def __init__(self, kept: Settings, current: Settings, save: Callable[[Settings], None]) -> None:
        self._kept = kept
        self.current = current
        """The settings that hold now."""
        self._save = save

    def change(self, **changes: Any) -> None:
        """Change settings for this run. The names and values are those of :class:`Settings`."""
        self.current = replace(self.current, **changes)

    def keep(self, **changes: Any) -> None:
        """Change settings for this run and for the next ones.

        Raises what the saving function raises; the change holds for this run all the same.
        """
        self.change(**changes)
        self._kept = replace(self._kept, **changes)
        self._save(self._kept)
