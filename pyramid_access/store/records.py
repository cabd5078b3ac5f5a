"""The games that count, in the player's database: one row for each start of a deal."""

from collections.abc import Iterable, Sequence
from dataclasses import astuple, fields
from datetime import date
from pathlib import Path
from typing import Any

from pyramid_access.session.records import PlayedGame
from pyramid_access.store.atomic import write_new
from pyramid_access.store.database import Database, Execute, Row
from pyramid_access.store.records_file import format_games, game_of

COLUMNS = tuple(field.name for field in fields(PlayedGame))
"""The columns of a game, as the fields of its row."""
_NAMES = ", ".join(COLUMNS)
_MARKS = ", ".join("?" for _ in COLUMNS)
_CHANGES = ", ".join(f"{name} = excluded.{name}" for name in COLUMNS)
_FAR = 2**62
"""No id is as far from nought, unless the file was damaged: there is always room for the next one."""
_NEXT = f"COALESCE((SELECT MAX(id) FROM records WHERE id BETWEEN 0 AND {_FAR}), 0) + 1"
_ADD = (
    f"INSERT INTO records (id, {_NAMES}) VALUES ({_NEXT}, {_MARKS}) "
    f"ON CONFLICT (attempt) DO UPDATE SET {_CHANGES} WHERE NOT won"
)
_PUT = f"INSERT OR IGNORE INTO records (id, {_NAMES}) VALUES (?, {_MARKS})"
_PAR_POINTS = "SELECT attempt, par FROM records WHERE typeof(par) = 'integer' AND id > 0 ORDER BY id"
_READ = f"SELECT {_NAMES} FROM records ORDER BY id"
_FIRST = f"SELECT MIN(1, COALESCE(MIN(id), 1)) FROM records WHERE id > -{_FAR}"
_NUMBER = COLUMNS.index("number")
_MOST_IN_SQLITE = 2**63 - 1
_LARGE = "#"
"""Stands before a number that SQLite cannot hold as one: without it, SQLite would make a rounded one of the digits."""


def add_record(execute: Execute, game: PlayedGame) -> None:
    """Note a game that counts, within a change of the database.

    A start that is there already is not counted again: what it came to takes the place of what was noted before, but a
    game won stays won as it was.
    """
    execute(_ADD, _row_of(game))


def put_record(execute: Execute, record_id: int, game: PlayedGame) -> None:
    """Note a game that counts at a place of its own, within a change of the database; one that is there stays."""
    execute(_PUT, (record_id, *_row_of(game)))


class Records:
    """The games of one player that count, on this machine, in the order in which they first counted.

    Games that were played here have ids from 1; imported ones have ids below 1.

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
        """Return the points of the games for par by their attempts, in the order in which they first counted.

        Only those that were played here: imported games never change a match under way.
        """
        return dict(self._database.read(_PAR_POINTS))

    def take_over(self, games: Iterable[PlayedGame]) -> int:
        """Add games of another machine or of a copy, except those that are there; return how many were added.

        They come before those that are there, since the player has gone on playing without them.
        """
        with self._database.change() as execute:
            known = {attempt for (attempt,) in execute("SELECT attempt FROM records")}
            brought: dict[str, PlayedGame] = {}
            for game in games:
                brought.setdefault(game.attempt, game)
            new = [game for attempt, game in brought.items() if attempt not in known]
            [(first,)] = execute(_FIRST)
            for record_id, game in enumerate(new, first - len(new)):
                put_record(execute, record_id, game)
        self._database.sync()
        return len(new)

    def reset(self, day: date) -> Path:
        """Remove all games, after copying them to a new file beside the database, named by the day; return its path."""
        with self._database.change() as execute:
            games = _games_of(execute(_READ))
            copy = write_new(self._database.path.parent, f"statistics-{day}", format_games(games), ".json")
            execute("DELETE FROM records")
        self._database.sync()
        return copy


def _games_of(rows: Iterable[Row]) -> list[PlayedGame]:
    return [game for row in rows if (game := game_of_row(row))]


def _row_of(game: PlayedGame) -> Row:
    """Return the columns of a game, as :func:`game_of_row` reads them."""
    row = list[object](astuple(game))
    if game.number is not None and game.number > _MOST_IN_SQLITE:
        row[_NUMBER] = f"{_LARGE}{game.number}"
    return tuple(row)


def _number_of(value: object) -> object:
    """Return the number of a deal from its column; anything else as it is."""
    if isinstance(value, str) and value.startswith(_LARGE) and value[1:].isascii() and value[1:].isdigit():
        return int(value[1:23])
    return value


def game_of_row(row: Sequence[Any]) -> PlayedGame | None:
    """Return the game of a row with the columns :data:`COLUMNS`; None if no game can have them."""
    columns = dict(zip(COLUMNS, row, strict=True))
    return game_of(columns | {"number": _number_of(columns["number"])})
