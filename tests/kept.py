"""What the program has put into its database, read as another program would."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any


def kept_game(folder: Path, place: str = "current") -> dict[str, Any] | None:
    """Return the saved game in a data folder; None if there is none."""
    rows = _rows(folder, "SELECT content FROM saved_games WHERE place = ?", place)
    return json.loads(rows[0]["content"]) if rows else None


def moves_kept(folder: Path) -> str:
    """Return the moves of the saved game in a data folder, as text."""
    game = kept_game(folder)
    assert game
    return str(game["moves"])


def kept_records(folder: Path) -> list[dict[str, Any]]:
    """Return the games that count, in their order."""
    return [dict(row) for row in _rows(folder, "SELECT * FROM records ORDER BY id")]


def _rows(folder: Path, statement: str, *parameters: str) -> list[sqlite3.Row]:
    if not (folder / "games.db").exists():
        return []
    with closing(sqlite3.connect(folder / "games.db")) as connection:
        connection.row_factory = sqlite3.Row
        return connection.execute(statement, parameters).fetchall()
