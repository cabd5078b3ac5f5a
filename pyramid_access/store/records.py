"""The games that count, in the player's database: one row for each start of a deal."""

from collections.abc import Iterable
from dataclasses import astuple, fields
from datetime import date
from pathlib import Path

from pyramid_access.session.records import PlayedGame
from pyramid_access.store.database import Database, Execute, Row
from pyramid_access.store.records_file import format_games, game_of
from pyramid_access.store.texts import write_new

COLUMNS = tuple(field.name for field in fields(PlayedGame))
"""The columns of a game, as the fields of its row."""
_NAMES = ", ".join(COLUMNS)
_MARKS = ", ".join("?" for _ in COLUMNS)
_CHANGES = ", ".join(f"{name} = excluded.{name}" for name in COLUMNS)
_ADD = f"INSERT INTO records ({_NAMES}) VALUES ({_MARKS}) ON CONFLICT (attempt) DO UPDATE SET {_CHANGES} WHERE NOT won"
_PUT_BEFORE = f"INSERT OR IGNORE INTO records (id, {_NAMES}) VALUES (?, {_MARKS})"
_READ = f"SELECT {_NAMES} FROM records ORDER BY id"


def add_record(execute: Execute, game: PlayedGame) -> None:
    """Note a game that counts, within a change of the database.

    A start that is there already is not counted again: what it came to takes the place of what was noted before, but a
    game won stays won as it was.
    """
    execute(_ADD, astuple(game))


class Records:
    """The games of one player that count, on this machine, in the order in which they first counted.

    Each method raises :class:`~pyramid_access.store.atomic.StoreError` where the database cannot be used.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def games(self) -> list[PlayedGame]:
        """Return all games, but for rows that someone else has written and that no game can have."""
        return _games_of(self._database.read(_READ))

    def counts(self) -> tuple[int, int]:
        """Return how many games count, and how many of them were won."""
        found = self._database.read("SELECT COUNT(*), TOTAL(won) FROM records WHERE won IN (0, 1)")
        return (found[0][0], int(found[0][1])) if found else (0, 0)

    def par_points(self) -> dict[str, int]:
        """Return the points of all games for par by their attempts, in the order in which they first counted."""
        return dict(self._database.read("SELECT attempt, par FROM records WHERE typeof(par) = 'integer' ORDER BY id"))

    def take_over(self, games: Iterable[PlayedGame]) -> int:
        """Add games of another machine or of a copy, except those that are there; return how many were added.

        They come before those that are there: whoever brings games along has gone on playing without them.
        """
        new = tuple(games)
        with self._database.change() as execute:
            [(before, first)] = execute("SELECT COUNT(*), MIN(id) FROM records")
            number = (1 if first is None else first) - len(new)
            for game_id, game in enumerate(new, number):
                execute(_PUT_BEFORE, (game_id, *astuple(game)))
            [(after,)] = execute("SELECT COUNT(*) FROM records")
        self._database.sync()
        return int(after - before)

    def reset(self, day: date) -> Path:
        """Remove all games, after copying them to a new file beside the database, named by the day; return its path."""
        with self._database.change() as execute:
            games = _games_of(execute(_READ))
            copy = write_new(self._database.path.parent, f"statistics-{day}", format_games(games), ".json")
            execute("DELETE FROM records")
        self._database.sync()
        return copy


def _games_of(rows: Iterable[Row]) -> list[PlayedGame]:
    games = (game_of(dict(zip(COLUMNS, row, strict=True))) for row in rows)
    return [game for game in games if game]
