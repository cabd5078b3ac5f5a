"""Saved games and games that count, together in the database; and what earlier versions have left."""

import os
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from pyramid_access.rules.variants import VARIANTS
from pyramid_access.store.atomic import StoreError, StoreFault
from pyramid_access.store.database import VERSION, Database
from pyramid_access.store.game_store import GameStore, LoadedGame
from pyramid_access.store.problems import DatabaseProblem, ReturnedGames, SaveFault, SaveProblem
from pyramid_access.store.saved_content import SaveSlot, format_save
from tests.kept import kept_game, kept_records
from tests.store.cramped import needs_namespaces, run_as_player
from tests.store.games import counted, played

SAVED = played()


@pytest.fixture
def store(tmp_path):
    return GameStore(Database(tmp_path / "games.db"))


def anew(tmp_path):
    """Return the store of the next start, and what it tells."""
    store = GameStore(Database(tmp_path / "games.db"))
    return store, store.open()


def current(store):
    return store.load(SaveSlot.CURRENT, repair=True).saved


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_goes_on_as_it_was(store, tmp_path, variant):
    saved = played(variant)
    store.save({SaveSlot.CURRENT: saved})
    store.close()
    again, told = anew(tmp_path)
    assert (current(again), told) == (saved, [])
    assert again.load(SaveSlot.EARLIER, repair=True) == LoadedGame()


def test_all_that_belongs_together_is_written_or_nothing(store, tmp_path):
    store.save({SaveSlot.CURRENT: SAVED}, [counted("a")])
    with pytest.raises(TypeError):
        store.save({SaveSlot.EARLIER: SAVED, SaveSlot.CURRENT: replace(SAVED, moves=())}, [counted("b"), None])
    assert kept_game(tmp_path, "earlier") is None
    assert current(store) == SAVED
    assert [row["attempt"] for row in kept_records(tmp_path)] == ["a"]


def test_games_of_earlier_versions_are_taken_over_once(tmp_path):
    other = played("giza")
    for name, saved in (("game.json", SAVED), ("game.earlier.json", other)):
        (tmp_path / name).write_text(format_save(replace(saved, attempt=None, undos_used=0)))
    store, told = anew(tmp_path)
    assert told == []
    taken, earlier = current(store), store.load(SaveSlot.EARLIER, repair=True).saved
    assert taken and earlier and taken.attempt and earlier.attempt
    assert replace(taken, attempt=None) == replace(SAVED, attempt=None, undos_used=0)
    assert replace(earlier, attempt=None) == replace(other, attempt=None, undos_used=0)
    assert taken.attempt.id != earlier.attempt.id
    assert not list(tmp_path.glob("*.json"))


def test_an_old_file_never_takes_the_place_of_what_was_played_since(store, tmp_path):
    store.save({SaveSlot.CURRENT: SAVED})
    (tmp_path / "game.json").write_text(format_save(played("giza")))
    again, told = anew(tmp_path)
    assert (current(again), told) == (SAVED, [])
    assert (tmp_path / "game.json").exists()


def test_a_damaged_old_file_is_told_and_kept(tmp_path):
    (tmp_path / "game.json").write_text(format_save(SAVED)[:-50])
    store, told = anew(tmp_path)
    assert told == [SaveProblem(SaveFault.NOT_JSON, tmp_path / "game.json", tmp_path / "game.damaged-1.json")]
    assert current(store) is None
    assert (tmp_path / "game.damaged-1.json").read_text() == format_save(SAVED)[:-50]


def test_an_old_file_is_played_where_no_database_can_be(tmp_path):
    (tmp_path / "games.db").symlink_to(tmp_path / "nowhere" / "at" / "all" / "games.db")
    (tmp_path / "nowhere").write_text("in the way")
    (tmp_path / "game.json").write_text(format_save(SAVED))
    store, told = anew(tmp_path)
    assert (current(store), told) == (SAVED, [])
    assert (tmp_path / "game.json").exists()
    with pytest.raises(StoreError):
        store.save({SaveSlot.CURRENT: SAVED})


def test_a_saved_text_that_cannot_be_is_put_into_a_file(store, tmp_path):
    store.save({SaveSlot.CURRENT: SAVED, SaveSlot.EARLIER: SAVED})
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
        connection.execute("UPDATE saved_games SET content = 'nonsense' WHERE place = 'current'")
    second = store.load(SaveSlot.CURRENT, repair=False)
    assert second.problem == SaveProblem(SaveFault.NOT_JSON, tmp_path / "games.db", None)
    loaded = store.load(SaveSlot.CURRENT, repair=True)
    aside = tmp_path / "game.damaged.json"
    assert loaded.problem == SaveProblem(SaveFault.NOT_JSON, aside, aside)
    assert aside.read_text() == "nonsense"
    assert store.load(SaveSlot.CURRENT, repair=True) == LoadedGame()
    assert store.load(SaveSlot.EARLIER, repair=True).saved == SAVED


def make_many(store, count=400):
    games = [counted(f"g{number}", won=number % 3 == 0) for number in range(count)]
    store.save({SaveSlot.CURRENT: SAVED}, games, sync=True)
    store.close()
    return games


def test_half_a_file_is_set_aside_and_what_can_be_read_of_it_goes_on(store, tmp_path):
    games = make_many(store)
    whole = (tmp_path / "games.db").read_bytes()
    half = whole[: len(whole) // 2 // 4096 * 4096]
    (tmp_path / "games.db").write_bytes(half)
    again, told = anew(tmp_path)
    [problem] = told
    assert isinstance(problem, DatabaseProblem)
    assert (problem.fault, problem.aside) == (StoreFault.DAMAGED, tmp_path / "games.damaged-1.db")
    assert (tmp_path / "games.damaged-1.db").read_bytes() == half
    rescued = again.records.games()
    assert problem.rescued == len(rescued) > 50
    assert rescued == games[: len(rescued)]
    assert current(again) == SAVED
    again.save({SaveSlot.CURRENT: SAVED}, [counted("new")])
    assert anew(tmp_path)[1] == []


def test_games_that_were_brought_along_stay_so_when_the_file_is_damaged(store, tmp_path):
    store.save({}, [counted(f"own{number}", par=number) for number in range(200)])
    store.records.take_over([counted(f"brought{number}", par=number) for number in range(9)])
    store.close()
    whole = (tmp_path / "games.db").read_bytes()
    (tmp_path / "games.db").write_bytes(whole[: len(whole) - 8192])
    again, told = anew(tmp_path)
    assert [type(problem) for problem in told] == [DatabaseProblem]
    assert [game.attempt for game in again.records.games()][:10] == [*(f"brought{n}" for n in range(9)), "own0"]
    points = again.records.par_points()
    assert next(iter(points)) == "own0"
    again.save({}, [counted("new", par=1)])
    assert list(again.records.par_points()) == [*points, "new"]


def test_a_damaged_place_in_the_middle_costs_only_what_lay_there(store, tmp_path):
    games = make_many(store)
    content = bytearray((tmp_path / "games.db").read_bytes())
    middle = content.index(b"g200three-pass") // 4096 * 4096
    content[middle : middle + 4096] = bytes(4096)
    (tmp_path / "games.db").write_bytes(content)
    again, told = anew(tmp_path)
    assert [type(problem) for problem in told] == [DatabaseProblem]
    rescued = again.records.games()
    assert rescued[0] == games[0] and rescued[-1] == games[-1]
    assert [*rescued] == [game for game in games if game in rescued]
    assert len(games) - 30 < len(rescued) < len(games)


def test_the_log_beside_a_damaged_file_is_kept_with_it(store, tmp_path):
    make_many(store, 10)
    store.save({SaveSlot.CURRENT: SAVED})
    log = (tmp_path / "games.db-wal").read_bytes()
    (tmp_path / "games.db").write_bytes(b"rubbish" * 1000)
    _, told = anew(tmp_path)
    assert [type(problem) for problem in told] == [DatabaseProblem]
    assert (tmp_path / "games.damaged-1.db").read_bytes() == b"rubbish" * 1000
    assert (tmp_path / "games.damaged-1.db-wal").read_bytes() == log


def test_a_newer_version_is_set_aside_whole(store, tmp_path):
    make_many(store, 3)
    with closing(sqlite3.connect(tmp_path / "games.db")) as newer:
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    content = (tmp_path / "games.db").read_bytes()
    again, told = anew(tmp_path)
    assert told == [DatabaseProblem(StoreFault.NEWER_VERSION, tmp_path / "games.db", tmp_path / "games.damaged-1.db")]
    assert (tmp_path / "games.damaged-1.db").read_bytes() == content
    assert again.records.games() == []
    again.save({SaveSlot.CURRENT: SAVED})


@pytest.mark.skipif(os.name == "nt", reason="POSIX only")
@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "link"])
def test_what_is_no_file_is_set_aside(tmp_path, kind):
    match kind:
        case "folder":
            (tmp_path / "games.db").mkdir()
        case "pipe":
            os.mkfifo(tmp_path / "games.db")
        case "device":
            (tmp_path / "games.db").symlink_to("/dev/null")
        case "link":
            (tmp_path / "games.db").symlink_to("games.db")
    store, told = anew(tmp_path)
    fault = StoreFault.LOOP if kind == "link" else StoreFault.IN_THE_WAY
    assert told == [DatabaseProblem(fault, tmp_path / "games.db", tmp_path / "games.damaged-1.db")]
    assert os.path.lexists(tmp_path / "games.damaged-1.db")
    store.save({SaveSlot.CURRENT: SAVED})
    assert current(store) == SAVED


def test_a_database_that_another_program_holds_fast_is_told_and_left_alone(store, tmp_path, monkeypatch):
    monkeypatch.setattr("pyramid_access.store.database.BUSY_SECONDS", 0.01)
    make_many(store, 3)
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE").fetchall()
        other.execute("BEGIN EXCLUSIVE")
        other.execute("DELETE FROM records WHERE attempt = 'g0'")
        again, told = anew(tmp_path)
        loaded = again.load(SaveSlot.CURRENT, repair=True)
        assert told == []
        assert loaded.saved == SAVED or (loaded.problem and loaded.problem.aside is None)
        other.execute("ROLLBACK")
    again, told = anew(tmp_path)
    assert (current(again), len(again.records.games()), told) == (SAVED, 3, [])


CLOSED = """
import os
from pathlib import Path
from pyramid_access.store.atomic import StoreError
from pyramid_access.store.database import Database
from pyramid_access.store.game_store import GameStore
from pyramid_access.store.saved_content import SaveSlot

def begin():
    store = GameStore(Database(Path("data/games.db")))
    told = [(problem.fault.value, problem.aside and problem.aside.name) for problem in store.open()]
    loaded = store.load(SaveSlot.CURRENT, repair=True)
    try:
        store.save({SaveSlot.CURRENT: loaded.saved} if loaded.saved else {})
        print(told, bool(loaded.saved), "saved")
    except StoreError as error:
        print(told, bool(loaded.saved), error.fault.value)
    store.close()

"""
STATES = {
    "open": ([], "[] True saved"),
    "a folder that is read only": ([("data", 0o500)], "[] True no-permission"),
    "a file that is read only": ([("data/games.db", 0o400)], "[] True no-permission"),
    "both": ([("data/games.db", 0o400), ("data", 0o500)], "[] True no-permission"),
    "a closed folder": ([("data", 0)], "[] False no-permission"),
    "a closed file": ([("data/games.db", 0)], "[('no-permission', 'games.damaged-1.db')] False saved"),
    "a closed file in a folder that is read only": (
        [("data/games.db", 0), ("data", 0o500)],
        "[('no-permission', None)] False no-permission",
    ),
}


@needs_namespaces
@pytest.mark.parametrize(("modes", "line"), STATES.values(), ids=STATES)
def test_a_start_never_fails_whatever_the_permissions(tmp_path, modes, line):
    (tmp_path / "data").mkdir()
    store = GameStore(Database(tmp_path / "data" / "games.db"))
    store.save({SaveSlot.CURRENT: SAVED})
    store.close()
    try:
        for name, mode in modes:
            (tmp_path / name).chmod(mode)
        assert run_as_player(tmp_path, CLOSED + "begin()") == [line]
    finally:
        (tmp_path / "data").chmod(0o700)
    if "games.damaged" in line:
        (tmp_path / "data" / "games.damaged-1.db").chmod(0o600)
    store, told = anew(tmp_path / "data")
    assert (current(store), told) == (SAVED, [ReturnedGames(0, "current")] if "games.damaged" in line else [])
