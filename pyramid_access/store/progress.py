"""What the player has been taught so far, on disk: the step of the lesson, and how often each tip was given."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from pyramid_access.store.atomic import StoreError, read_bytes, remove_leftovers, write_text

FORMAT = 1
"""Version of the text; a program reads its own and older ones."""
SIZE_LIMIT = 16 * 1024
"""Bytes; a few hundred are needed."""
MOST = 10**6


@dataclass(frozen=True, slots=True)
class Progress:
    """What the player has been taught."""

    step: str = ""
    """Name of the step of the lesson at which she left it; empty if she has not left one unfinished."""
    tips: Mapping[str, int] = field(default_factory=dict)
    """How often each tip was given, by its name."""


def save_progress(path: Path, progress: Progress) -> None:
    """Write the progress, whole or not at all.

    Raises :class:`~pyramid_access.store.atomic.StoreError`; what was written before is untouched then.
    """
    content = {"format": FORMAT, "step": progress.step, "tips": dict(progress.tips)}
    write_text(path, json.dumps(content, indent=1) + "\n")


def load_progress(path: Path) -> Progress:
    """Return the progress of a file; that of a beginner if there is none, or none that can be read. Never raises."""
    remove_leftovers(path)
    try:
        content = read_bytes(path, SIZE_LIMIT)
        return Progress() if content is None else _parsed(content)
    except (StoreError, ValueError, RecursionError):
        return Progress()


def _parsed(content: bytes) -> Progress:
    """Return the progress of a text; raise ValueError for a text that no program of this version has written."""
    table = json.loads(content.decode("utf-8"))
    if not isinstance(table, dict) or table.get("format") != FORMAT:
        raise ValueError
    step, tips = table.get("step"), table.get("tips")
    if not isinstance(step, str) or not isinstance(tips, dict) or not all(map(_is_count, tips.values())):
        raise ValueError
    return Progress(step, tips)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


class ProgressFile:
    """The progress of one player, read when first asked for."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._progress: Progress | None = None

    @property
    def current(self) -> Progress:
        """The progress as it is now."""
        if self._progress is None:
            self._progress = load_progress(self._path)
        return self._progress

    def keep(self, **changes: Any) -> None:
        """Change the fields that are named, and write the progress.

        Raises :class:`~pyramid_access.store.atomic.StoreError`; the change holds for this run all the same.
        """
        self._progress = replace(self.current, **changes)
        save_progress(self._path, self._progress)
