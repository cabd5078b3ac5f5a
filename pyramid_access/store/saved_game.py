"""A saved game in a file of its own, as programs before version 0.2 kept it."""

from dataclasses import dataclass
from pathlib import Path

from pyramid_access.store.atomic import StoreError, read_bytes, remove_leftovers, set_aside
from pyramid_access.store.problems import SaveFault, SaveProblem
from pyramid_access.store.saved_content import BrokenSaveError, SavedGame, parse_save

SIZE_LIMIT = 1024 * 1024
"""Bytes; a game of a thousand moves takes ten thousand."""


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """What was found in the place of a saved game: a game, a problem, or nothing."""

    saved: SavedGame | None = None
    problem: SaveProblem | None = None


def load_game(path: Path) -> LoadedGame:
    """Return the game of a file, if there is one; never raises.

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
