"""The games that go on next time, and those that count, in the player's database: written together, or not at all."""

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from pyramid_access.session.records import Attempt, PlayedGame
from pyramid_access.store.atomic import StoreError, StoreFault, read_bytes, remove_leftovers, set_aside, write_new
from pyramid_access.store.database import Database
from pyramid_access.store.folders import FolderClaim
from pyramid_access.store.problems import SaveFault, SaveProblem, StoreProblem
from pyramid_access.store.records import Records, add_record
from pyramid_access.store.repair import check_database, take_back
from pyramid_access.store.saved_content import BrokenSaveError, SavedGame, SaveSlot, format_save, parse_save

_OLD_FILES = {SaveSlot.CURRENT: "game.json", SaveSlot.EARLIER: "game.earlier.json"}
"""Where programs before version 0.2 kept them, a JSON file each."""
_OLD_FILE_LIMIT = 1024 * 1024
"""Bytes; a game of a thousand moves takes ten thousand."""
_SAVE = "INSERT INTO saved_games VALUES (?, ?) ON CONFLICT (place) DO UPDATE SET content = excluded.content"


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """What was found in the place of a saved game: a game, a problem, or nothing."""

    saved: SavedGame | None = None
    problem: SaveProblem | None = None


def new_attempt(started_at: str) -> Attempt:
    """Return a start of a deal; :func:`time_text` says when."""
    return Attempt(os.urandom(8).hex(), started_at)


def time_text(now: datetime) -> str:
    """Return a local time as text, to the second, with its distance from universal time."""
    return now.astimezone().isoformat(timespec="seconds")


class GameStore:
    """All games of one player."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._claim: FolderClaim | None = None
        self.records = Records(database)
        """The games that count."""

    def claim(self) -> bool:
        """Claim the folder for this program until :meth:`close`; return False if another has it."""
        self._claim = FolderClaim(self._database.path.parent)
        return self._claim.take()

    def open(self) -> list[StoreProblem]:
        """Make the database fit for use, and take over what older programs have saved; return what there is to tell.

        Databases that were set aside and can be read by now are taken back. Only for the program that has claimed the
        folder. Never raises: a problem that may be temporary is left to the first change.
        """
        damaged = check_database(self._database)
        told: list[StoreProblem] = [*([damaged] if damaged else []), *take_back(self._database)]
        with suppress(StoreError):
            told += [problem for place in SaveSlot if (problem := self._take_over(place))]
        return told

    def _take_over(self, place: SaveSlot) -> SaveProblem | None:
        """Put the game of an old file into the database and remove the file, unless a game is there.

        A program that is killed in between leaves the file, which is not looked at again.
        """
        path = self._old_file(place)
        if not os.path.exists(path) or self._content(place) is not None:  # noqa: PTH110 - the method may raise
            return None
        loaded = load_game(path)
        if loaded.saved:
            self.save({place: replace(loaded.saved, attempt=new_attempt(""))}, sync=True)
            with suppress(OSError):
                path.unlink()
        return loaded.problem

    def _old_file(self, place: SaveSlot) -> Path:
        return self._database.path.with_name(_OLD_FILES[place])

    def load(self, place: SaveSlot, *, repair: bool) -> LoadedGame:
        """Return the game that waits in a place, if there is one; never raises.

        With ``repair``, a text that holds no game that could have been played is put into a file of its own, and the
        problem tells which; an old file that could not be taken over is read all the same.
        """
        try:
            content = self._content(place)
            if content is None:
                return load_game(self._old_file(place)) if repair else LoadedGame()
            return LoadedGame(parse_save(content.encode()))
        except StoreError as error:
            return LoadedGame(problem=SaveProblem(SaveFault.UNREADABLE, self._database.path, None, error.fault))
        except BrokenSaveError as broken:
            aside = self._set_aside(place) if repair else None
            return LoadedGame(problem=SaveProblem(broken.fault, aside or self._database.path, aside))

    def _set_aside(self, place: SaveSlot) -> Path | None:
        """Move the text of a place into a file; return its path, None if that was not possible."""
        with suppress(StoreError):
            aside = write_new(self._database.path.parent, "game.damaged", self._content(place) or "", ".json")
            with self._database.change() as execute:
                execute("DELETE FROM saved_games WHERE place = ?", (place.value,))
            return aside
        return None

    def _content(self, place: SaveSlot) -> str | None:
        rows = self._database.read("SELECT content FROM saved_games WHERE place = ?", (place.value,))
        return str(rows[0][0]) if rows else None

    def save(
        self, games: Mapping[SaveSlot, SavedGame], counted: Sequence[PlayedGame] = (), *, sync: bool = False
    ) -> None:
        """Keep games in their places, and note those that count.

        Takes a tenth of a millisecond unless ``sync`` waits for the disk. Raises
        :class:`~pyramid_access.store.atomic.StoreError`; everything is as before then.
        """
        if self._claim and not self._claim.holds():
            # The folder was removed, and another program has begun anew in it.
            raise StoreError(StoreFault.IN_USE, self._database.path)
        with self._database.change(patient=sync) as execute:
            for place, saved in games.items():
                execute(_SAVE, (place.value, format_save(saved)))
            for game in counted:
                add_record(execute, game)
        if sync:
            self._database.sync()

    def sync(self) -> None:
        """Wait until all that was saved would outlive a power cut, where that is possible."""
        self._database.sync()

    def close(self) -> None:
        """Close the database, and let another program have the folder."""
        self._database.close()
        if self._claim:
            self._claim.release()


def load_game(path: Path) -> LoadedGame:
    """Return the game of a file as programs before version 0.2 wrote it, if there is one; never raises.

    A file that holds no game that could have been played is set aside under another name, and the problem tells why.
    """
    remove_leftovers(path)
    try:
        content = read_bytes(path, _OLD_FILE_LIMIT)
        return LoadedGame(None if content is None else parse_save(content))
    except StoreError as error:
        return LoadedGame(problem=SaveProblem(SaveFault.UNREADABLE, path, set_aside(path), error.fault))
    except BrokenSaveError as broken:
        return LoadedGame(problem=SaveProblem(broken.fault, path, set_aside(path)))
