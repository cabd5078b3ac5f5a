"""Databases that were set aside, and come back once they can be read."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from pyramid_access.store.atomic import StoreFault
from pyramid_access.store.database import VERSION, Database
from pyramid_access.store.game_store import GameStore
from pyramid_access.store.problems import DatabaseProblem, ReturnedGames
from pyramid_access.store.repair import WAITING, files_aside
from pyramid_access.store.saved_content import SaveSlot
from tests.kept import kept_records
from tests.store.games import counted, played

OLD, NEW = played(), played("giza")


def set_version(path, version):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")


def begin(folder):
    """Return the store of a start, and what it tells."""
    store = GameStore(Database(folder / "games.db"))
    return store, store.open()


def keep(folder, saved, *games):
    store, _ = begin(folder)
    store.save({SaveSlot.CURRENT: saved} if saved else {}, games)
    store.close()


def saved_in(store, place):
    return store.load(place, repair=True).saved


@pytest.fixture
def folder(tmp_path):
    """A folder in which a newer program has played, and then this one."""
    keep(tmp_path, OLD, counted("a", par=1), counted("b", par=2))
    set_version(tmp_path / "games.db", VERSION + 1)
    _, told = begin(tmp_path)
    aside = tmp_path / "games.damaged-1.db"
    assert told == [DatabaseProblem(StoreFault.NEWER_VERSION, tmp_path / "games.db", aside)]
    keep(tmp_path, NEW, counted("c", par=3))
    return tmp_path


def test_what_a_newer_program_has_written_waits_for_it(folder):
    before = (folder / "games.damaged-1.db").read_bytes()
    for _ in range(2):
        _, told = begin(folder)
        assert told == []
    assert (folder / "games.damaged-1.db").read_bytes() == before


def update(folder):
    """Stand for the newer program, whose version the file has."""
    set_version(folder / "games.damaged-1.db", VERSION)


def test_the_newer_program_takes_it_back_once(folder):
    update(folder)
    store, told = begin(folder)
    assert told == [ReturnedGames(2, "earlier")]
    assert [game.attempt for game in store.records.games()] == ["a", "b", "c"]
    assert store.records.par_points() == {"c": 3}
    assert (saved_in(store, SaveSlot.CURRENT), saved_in(store, SaveSlot.EARLIER)) == (NEW, OLD)
    assert (folder / "games.returned-1.db").exists()
    assert files_aside(folder / "games.db") == []
    assert begin(folder)[1] == []


def test_a_program_that_was_killed_before_the_end_counts_nothing_twice(folder):
    update(folder)
    begin(folder)
    (folder / "games.returned-1.db").rename(folder / "games.damaged-1.db")
    store, told = begin(folder)
    assert told == []
    assert [game.attempt for game in store.records.games()] == ["a", "b", "c"]


def test_a_saved_game_takes_no_other_ones_place(folder):
    store, _ = begin(folder)
    store.save({SaveSlot.EARLIER: NEW})
    store.close()
    update(folder)
    store, told = begin(folder)
    assert told == [ReturnedGames(2, WAITING)]
    assert saved_in(store, SaveSlot.EARLIER) == NEW
    store, told = begin(folder)
    assert told == []
    assert [path.name for path in files_aside(folder / "games.db")] == ["games.damaged-1.db"]
    store.save({SaveSlot.CURRENT: replace(NEW, moves=(), undone=())})
    store.close()
    store, told = begin(folder)
    assert told == [ReturnedGames(0, "current")]
    assert (saved_in(store, SaveSlot.CURRENT), saved_in(store, SaveSlot.EARLIER)) == (OLD, NEW)
    assert files_aside(folder / "games.db") == []


def test_a_program_that_was_killed_before_the_end_puts_no_game_in_two_places(tmp_path):
    keep(tmp_path, OLD)
    (tmp_path / "games.damaged-1.db").write_bytes((tmp_path / "games.db").read_bytes())
    store, told = begin(tmp_path)
    assert told == []
    assert (saved_in(store, SaveSlot.CURRENT), saved_in(store, SaveSlot.EARLIER)) == (OLD, None)


def test_both_games_of_a_file_come_back(tmp_path):
    store, _ = begin(tmp_path)
    store.save({SaveSlot.CURRENT: OLD, SaveSlot.EARLIER: NEW})
    store.close()
    (tmp_path / "games.db").rename(tmp_path / "games.damaged-1.db")
    store, told = begin(tmp_path)
    assert told == [ReturnedGames(0, "current")]
    assert (saved_in(store, SaveSlot.CURRENT), saved_in(store, SaveSlot.EARLIER)) == (OLD, NEW)


@pytest.mark.parametrize("moves", [(), OLD.moves[:1]])
def test_a_saved_game_without_a_move_stays_where_it_is(tmp_path, moves):
    keep(tmp_path, replace(OLD, moves=moves, undone=()))
    (tmp_path / "games.db").rename(tmp_path / "games.damaged-1.db")
    store, told = begin(tmp_path)
    assert told == ([ReturnedGames(0, "current")] if moves else [])
    assert (saved_in(store, SaveSlot.CURRENT) is not None) == bool(moves)


def test_what_lies_in_a_log_comes_back_too(folder):
    update(folder)
    with closing(sqlite3.connect(folder / "games.damaged-1.db")) as other:
        other.execute("PRAGMA journal_mode = WAL").fetchall()
        other.execute("UPDATE records SET attempt = 'z' WHERE attempt = 'a'")
        other.commit()
        assert (folder / "games.damaged-1.db-wal").stat().st_size
        store, told = begin(folder)
    assert told == [ReturnedGames(2, "earlier")]
    assert [game.attempt for game in store.records.games()] == ["z", "b", "c"]


def test_what_is_damaged_or_of_another_program_stays_set_aside(tmp_path):
    keep(tmp_path, None, *(counted(f"g{number}") for number in range(100)))
    content = (tmp_path / "games.db").read_bytes()
    (tmp_path / "games.db").unlink()
    (tmp_path / "games.damaged-1.db").write_bytes(content[: len(content) // 2])
    (tmp_path / "games.damaged-2.db").write_bytes(b"rubbish")
    (tmp_path / "games.damaged-3.db").touch()
    (tmp_path / "games.damaged-4.db").mkdir()
    with closing(sqlite3.connect(tmp_path / "games.damaged-10.db")) as other:
        other.execute("CREATE TABLE theirs (x)")
    names = [path.name for path in files_aside(tmp_path / "games.db")]
    assert names == [f"games.damaged-{number}.db" for number in (1, 2, 4, 10)]
    assert begin(tmp_path)[1] == []
    assert [path.name for path in files_aside(tmp_path / "games.db")] == names
    assert kept_records(tmp_path) == []


def test_a_row_that_no_game_can_have_does_not_come_back(folder):
    update(folder)
    with closing(sqlite3.connect(folder / "games.damaged-1.db")) as other, other:
        other.execute("UPDATE records SET hints = 'x' WHERE attempt = 'a'")
        other.execute("UPDATE saved_games SET content = x'ff'")
    assert begin(folder)[1] == [ReturnedGames(1, None)]


def test_no_file_is_set_aside_where_there_is_no_folder(tmp_path):
    assert files_aside(tmp_path / "none" / "games.db") == []
    (tmp_path / "file").touch()
    assert files_aside(tmp_path / "file" / "games.db") == []
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
