"""The games that count as JSON text, to be exported and imported; nothing in an imported text is trusted."""

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any

from pyramid_access.deals.numbers import FIRST_NUMBER, LAST_NUMBER
from pyramid_access.rules.cards import format_cards
from pyramid_access.rules.layout import PACK_SIZE
from pyramid_access.rules.play import CLEARING_POINTS
from pyramid_access.rules.position import parse_deal
from pyramid_access.rules.variants import kept_rules, overrides_text
from pyramid_access.session.records import PlayedGame
from pyramid_access.store.atomic import StoreError, StoreFault, read_bytes, write_text
from pyramid_access.store.problems import RecordsFault, RecordsFileError
from pyramid_access.store.saved_content import LONGEST_PLAY, MOST_USES, is_count

FORMAT = 1
"""Version of the text; a program reads its own and older ones."""
SIZE_LIMIT = 256 * 1024 * 1024
"""Bytes; half a million games."""
LONGEST_ID = 100


def write_games(path: Path, games: Iterable[PlayedGame]) -> None:
    """Write games to a new file; it is on the disk when this returns.

    Raises :class:`~pyramid_access.store.atomic.StoreError`, also if there is such a file already.
    """
    if os.path.lexists(path):
        raise StoreError(StoreFault.EXISTS, path)
    write_text(path, format_games(games), sync=True)


def format_games(games: Iterable[PlayedGame]) -> str:
    """Return games as text."""
    rows = [asdict(game) | {"helped": game.is_helped} for game in games]
    return json.dumps({"format": FORMAT, "games": rows}, indent=1) + "\n"


def read_games(path: Path) -> list[PlayedGame]:
    """Return the games of a file, in its order; raise :class:`~pyramid_access.store.problems.RecordsFileError`."""
    try:
        content = read_bytes(path, SIZE_LIMIT)
    except StoreError:
        raise RecordsFileError(RecordsFault.UNREADABLE, path) from None
    if content is None:
        raise RecordsFileError(RecordsFault.MISSING, path)
    return [_game(row, path, number) for number, row in enumerate(_rows(content, path), 1)]


def _rows(content: bytes, path: Path) -> Sequence[object]:
    try:
        table = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError):
        table = None
    if not isinstance(table, dict) or not is_count(table.get("format"), 10**9):
        raise RecordsFileError(RecordsFault.NOT_RECORDS, path)
    if table["format"] > FORMAT:
        raise RecordsFileError(RecordsFault.NEWER_VERSION, path)
    games = table.get("games")
    if not isinstance(games, list):
        raise RecordsFileError(RecordsFault.NOT_RECORDS, path)
    return games


def _game(row: object, path: Path, number: int) -> PlayedGame:
    game = game_of(row) if isinstance(row, dict) else None
    if game is None:
        raise RecordsFileError(RecordsFault.WRONG_GAME, path, number)
    return game


def game_of(row: Mapping[str, Any]) -> PlayedGame | None:
    """Return a game from its fields, or None if they cannot be those of a game."""
    try:
        return _parsed(row)
    except (KeyError, TypeError, AttributeError, ValueError, OverflowError):
        return None


def _parsed(row: Mapping[str, Any]) -> PlayedGame:
    """Return a game from its fields; raise one of the errors of Python's own for fields that cannot be."""
    seconds, won, par, number = row["seconds"], row["won"], row["par"], row["number"]
    if not isinstance(seconds, int | float) or not 0 <= seconds <= LONGEST_PLAY:
        raise ValueError
    if won not in (False, True) or not (par is None or _is_par(par)):
        raise ValueError
    if not (number is None or (is_count(number, LAST_NUMBER) and number >= FIRST_NUMBER)):
        raise ValueError
    if not all(is_count(row[name], MOST_USES) for name in ("moves", "hints", "undos")):
        raise ValueError
    variant = kept_rules(row["variant"], row["rules"])
    return PlayedGame(
        attempt=_id(row["attempt"]),
        variant=variant.id,
        rules=overrides_text(variant),
        deal=format_cards(parse_deal(row["deal"])),
        number=number,
        started_at=_moment(row["started_at"]),
        ended_at=_moment(row["ended_at"]),
        seconds=float(seconds),
        moves=row["moves"],
        hints=row["hints"],
        undos=row["undos"],
        won=bool(won),
        par=par,
    )


def _is_par(value: object) -> bool:
    most = max(CLEARING_POINTS.values())
    return isinstance(value, int) and not isinstance(value, bool) and -PACK_SIZE <= value <= most


def _id(value: str) -> str:
    if not (value.isascii() and value.isalnum() and len(value) <= LONGEST_ID):
        raise ValueError
    return value


def _moment(value: str) -> str:
    if not isinstance(value, str):
        raise TypeError
    return datetime.fromisoformat(value).isoformat() if value else value
