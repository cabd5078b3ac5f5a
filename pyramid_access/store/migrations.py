"""The tables of the player's database, as a list of steps: each version of it is the one before and a step more."""

import sqlite3

APPLICATION_ID = 0x50794163
"""Marks a file as ours: ``PyAc``."""
STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE saved_games (place TEXT PRIMARY KEY, content TEXT NOT NULL)",
        """
        CREATE TABLE records (
            id INTEGER PRIMARY KEY,
            attempt TEXT NOT NULL UNIQUE,
            variant TEXT NOT NULL,
            rules TEXT NOT NULL,
            deal TEXT NOT NULL,
            number INTEGER,
            started_at TEXT NOT NULL,
            ended_at TEXT NOT NULL,
            seconds REAL NOT NULL,
            moves INTEGER NOT NULL,
            hints INTEGER NOT NULL,
            undos INTEGER NOT NULL,
            won INTEGER NOT NULL,
            par INTEGER
        )
        """,
        "CREATE INDEX records_for_par ON records (id, par) WHERE par NOT NULL",
    ),
)
"""Statements that lead from each version to the next; version 0 is an empty file. A step that was released stays."""
VERSION = len(STEPS)
"""The version that this program reads and writes."""


def version_of(connection: sqlite3.Connection) -> int | None:
    """Return the version of a database, 0 for an empty one, None for one of another program.

    Raises :class:`sqlite3.Error` for a file that is no database.
    """
    [(marked,)] = connection.execute("PRAGMA application_id")
    [(version,)] = connection.execute("PRAGMA user_version")
    [(tables,)] = connection.execute("SELECT COUNT(*) FROM sqlite_master")
    is_foreign = marked != APPLICATION_ID and (marked or version or tables)
    return None if is_foreign else int(version)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring one of our databases to the present version, in one transaction: it has the old version or the new one.

    Does nothing to one that is there already, or beyond. Raises :class:`sqlite3.Error`; nothing is changed then.
    """
    if (version_of(connection) or 0) >= VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Looked at again: another program may have been quicker.
        old = version_of(connection) or 0
        for statements in STEPS[old:]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {max(old, VERSION)}")
        connection.execute("COMMIT")
    except sqlite3.Error:
        connection.rollback()
        raise
