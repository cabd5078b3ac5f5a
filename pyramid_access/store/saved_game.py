"""The file of the game under way: written after every command, read at the next start."""

from dataclasses import dataclass
from pathlib import Path

from pyramid_access.store.atomic import StoreError, StoreFault, read_bytes, remove_leftovers, set_aside, write_text
from pyramid_access.store.saved_content import BrokenSaveError, SavedGame, SaveFault, format_save, parse_save

__all__ = ["LoadedGame", "SaveFault", "SaveProblem", "SavedGame", "load_game", "save_game"]

SIZE_LIMIT = 1024 * 1024
"""Bytes; a game of a thousand moves takes ten thousand."""


@dataclass(frozen=True, slots=True)
class SaveProblem:
    """Why a saved game cannot go on."""

    fault: SaveFault
    path: Path
    aside: Path | None
    """Where the file lies now; None if it could not be renamed, and then it stays where it is."""
    store_fault: StoreFault | None = None
    """Why the file could not be opened."""


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """What the file of the game under way gave: a game, a problem, or neither when there is no file."""

    saved: SavedGame | None = None
    problem: SaveProblem | None = None


def save_game(path: Path, saved: SavedGame, *, sync: bool = False) -> None:
    """Write the game under way; takes less than a millisecond unless ``sync`` waits for the disk.

    Raises :class:`~pyramid_access.store.atomic.StoreError`; the game saved before is untouched then.
    """
    write_text(path, format_save(saved), sync=sync)


def load_game(path: Path) -> LoadedGame:
    """Return the game under way, if there is one; never raises.

    A file that holds no game that could have been played is set aside under another name, and the problem tells why.
    """
    remove_leftovers(path)
    try:
        content = read_bytes(path, SIZE_LIMIT)
        return LoadedGame(None if content is None else parse_save(content))
    except StoreError as error:
        return LoadedGame(problem=SaveProblem(SaveFault.UNREADABLE, path, set_aside(path), error.fault))
    except BrokenSaveError as broken:
        return LoadedGame(problem=SaveProblem(broken.fault, path, set_aside(path)))
