"""Damage in any page of the database: at every start all games are there and saved, or they are set aside and told."""

import shutil
import sqlite3
from contextlib import closing
from itertools import permutations
from pathlib import Path

import pytest

from pyramid_access.store.atomic import StoreFault
from pyramid_access.store.database import Database, fault_of
from pyramid_access.store.game_store import GameStore
from pyramid_access.store.problems import DatabaseProblem
from pyramid_access.store.saved_content import SavedGame, SaveSlot
from tests.store.games import counted, played

SAVED, LATER = played(), played("giza")
GAMES = [counted(f"a{number}", par=number % 5) for number in range(8)]
PAGE = 1024
"""Bytes; small, so that few games take many pages."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with saved games and records, of a dozen pages."""
    path = tmp_path_factory.mktemp("whole") / "games.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA page_size = {PAGE}")
        connection.execute("VACUUM")
    store = GameStore(Database(path))
    assert store.open() == []
    store.save({SaveSlot.CURRENT: SAVED, SaveSlot.EARLIER: SAVED}, GAMES, sync=True)
    store.close()
    return path


def start_and_play(path: Path) -> tuple[bool, SavedGame | None]:
    """Start, save another game and end; return whether something was told at the start, and the game found then."""
    store = GameStore(Database(path))
    told = store.open()
    loaded = store.load(SaveSlot.CURRENT, repair=True)
    store.save({SaveSlot.CURRENT: LATER}, [counted("new")])
    store.close()
    return bool(told or loaded.problem), loaded.saved


def check_starts(path: Path) -> None:
    """Make sure that two starts lose nothing without telling."""
    told, saved = start_and_play(path)
    store = GameStore(Database(path))
    assert store.open() == []
    assert store.load(SaveSlot.CURRENT, repair=True).saved == LATER
    counts = [game.attempt for game in store.records.games()]
    assert "new" in counts
    assert told or (saved == SAVED and len(counts) == len(GAMES) + 1)
    store.close()


def test_each_page_overwritten_by_each_other(whole: Path, tmp_path: Path) -> None:
    content = whole.read_bytes()
    pages = [content[at : at + PAGE] for at in range(0, len(content), PAGE)]
    assert len(pages) >= 10
    for target, source in permutations(range(len(pages)), 2):
        folder = tmp_path / f"{target}-{source}"
        folder.mkdir()
        damaged = [*pages]
        damaged[target] = pages[source]
        (folder / "games.db").write_bytes(b"".join(damaged))
        check_starts(folder / "games.db")
        shutil.rmtree(folder)


@pytest.mark.parametrize("filling", [b"\0", b"\xff", b"\x0d"])
def test_each_page_overwritten_by_rubbish(whole: Path, tmp_path: Path, filling: bytes) -> None:
    content = whole.read_bytes()
    for at in range(0, len(content), PAGE):
        folder = tmp_path / str(at)
        folder.mkdir()
        (folder / "games.db").write_bytes(content[:at] + filling * PAGE + content[at + PAGE :])
        check_starts(folder / "games.db")


@pytest.mark.parametrize("statement", ["DROP TABLE records", "DROP TABLE saved_games", "DROP INDEX records_for_par"])
def test_a_table_that_is_missing_under_the_right_version(whole: Path, tmp_path: Path, statement: str) -> None:
    path = Path(shutil.copy(whole, tmp_path / "games.db"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
    assert fault_of(path) is StoreFault.DAMAGED
    store = GameStore(Database(path))
    rescued = 0 if "records" in statement.split() else len(GAMES)
    [told] = store.open()
    assert told == DatabaseProblem(StoreFault.DAMAGED, path, tmp_path / "games.damaged-1.db", rescued)
    assert (store.load(SaveSlot.CURRENT, repair=True).saved == SAVED) is ("saved_games" not in statement)
    assert fault_of(path) is None


def test_tables_and_indexes_of_the_player_do_no_harm(whole: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(whole, tmp_path / "games.db"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE INDEX mine ON records (deal)")
        connection.execute("CREATE TABLE notes (text TEXT)")
    assert fault_of(path) is None
    assert GameStore(Database(path)).open() == []


def test_an_index_that_does_not_know_the_saved_game_is_damage(whole: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(whole, tmp_path / "games.db"))
    with closing(sqlite3.connect(path)) as connection:
        [(page,)] = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_saved_games_1'"
        )
        [(other,)] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'records_for_par'")
    content = path.read_bytes()
    there, taken = (page - 1) * PAGE, (other - 1) * PAGE
    path.write_bytes(content[:there] + content[taken : taken + PAGE] + content[there + PAGE :])
    assert fault_of(path) is StoreFault.DAMAGED
    check_starts(path)
