"""What can be wrong with saved games and records, as the player is told at the start or by a command."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from pyramid_access.problem import Problem
from pyramid_access.store.atomic import StoreFault


class SaveFault(Enum):
    """Why a saved game cannot go on."""

    UNREADABLE = "unreadable"
    """The file cannot be opened, or is far too large."""
    NOT_UTF8 = "not-utf8"
    NOT_JSON = "not-json"
    """Cut off, or not JSON at all."""
    WRONG_CONTENT = "wrong-content"
    """Something is missing in it, or is not what it should be."""
    ILLEGAL_MOVE = "illegal-move"
    NEWER_VERSION = "newer-version"
    """A newer version of the program wrote it."""


_DAMAGED = (SaveFault.NOT_UTF8, SaveFault.NOT_JSON, SaveFault.WRONG_CONTENT)
"""Players are told the same of all of them."""


def _place(path: Path, aside: Path | None) -> dict[str, object]:
    """Return where a file is now, as messages take it."""
    return {"aside": "yes" if aside else "no", "path": aside or path}


@dataclass(frozen=True, slots=True)
class SaveProblem:
    """Why a saved game cannot go on."""

    fault: SaveFault
    path: Path
    aside: Path | None
    """Where its text lies now; None if it could not be moved, and then it stays where it is."""
    store_fault: StoreFault | None = None
    """Why the file could not be opened."""

    @property
    def problem(self) -> Problem:
        """What is wrong."""
        args = _place(self.path, self.aside)
        if self.fault is SaveFault.UNREADABLE:
            args["fault"] = self.store_fault or StoreFault.OTHER
        return Problem("store-save", "damaged" if self.fault in _DAMAGED else self.fault.value, args)


@dataclass(frozen=True, slots=True)
class DatabaseProblem:
    """Why games and records are not there."""

    fault: StoreFault
    path: Path
    aside: Path | None
    """Where the file lies now; None if it could not be renamed, and then it stays where it is."""
    rescued: int = 0
    """Games that count and could be read all the same."""

    @property
    def problem(self) -> Problem:
        """What is wrong."""
        args = _place(self.path, self.aside)
        match self.fault:
            case StoreFault.NEWER_VERSION:
                return Problem("store-games", "newer-version", args)
            case StoreFault.DAMAGED:
                return Problem("store-games", "damaged", {**args, "count": self.rescued})
            case fault:
                return Problem("store-games", "unreadable", {**args, "fault": fault})


@dataclass(frozen=True, slots=True)
class ReturnedGames:
    """A database that was set aside, and whose games are back."""

    count: int
    """Games that count and were not there."""
    place: str | None
    """Where its saved game is now; *waiting* if there is no room for it, and it is still in the old file; None if there
    was none."""

    @property
    def problem(self) -> Problem:
        """What is wrong."""
        return Problem("store-games", "returned", {"count": self.count, "place": self.place or "none"})


class RecordsFault(Enum):
    """What can be wrong with a file of games."""

    MISSING = "missing"
    UNREADABLE = "unreadable"
    NOT_RECORDS = "not-records"
    """No JSON, cut off, or of something else."""
    NEWER_VERSION = "newer-version"
    WRONG_GAME = "wrong-game"


class RecordsFileError(Exception):
    """A file that holds no games; ``number`` is that of a game that cannot be, from 1."""

    def __init__(self, fault: RecordsFault, path: Path, number: int = 0) -> None:
        super().__init__(f"{fault.value}: {str(path)!r} {number}")
        self.fault = fault
        self.path = path
        self.number = number

    @property
    def problem(self) -> Problem:
        """What is wrong."""
        args: dict[str, object] = {"path": self.path}
        if self.fault is RecordsFault.WRONG_GAME:
            args["number"] = self.number
        return Problem("stats-error", self.fault.value, args)


StoreProblem = SaveProblem | DatabaseProblem | ReturnedGames
"""What there is to tell of the files when the program starts."""
