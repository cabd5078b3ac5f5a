"""The player's database: made, brought to the present version, and whole whatever happens."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from pyramid_access.store.atomic import StoreError, StoreFault
from pyramid_access.store.database import STEPS, VERSION, Database
from pyramid_access.store.database import fault_of as look_at
from tests.store.cramped import needs_namespaces, run_as_player, run_cramped

PUT = "INSERT INTO saved_games VALUES (?, ?) ON CONFLICT (place) DO UPDATE SET content = excluded.content"
DATABASE = "pyramid_access.store.database"
READ = "SELECT content FROM saved_games WHERE place = ?"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "games.db"


def put(path, content, place="current"):
    database = Database(path)
    with database.change() as execute:
        execute(PUT, (place, content))
    return database


def fault_of(action):
    with pytest.raises(StoreError) as caught:
        action()
    return caught.value.fault


def test_what_was_put_is_there_for_the_next_program(path):
    put(path, "one").close()
    assert Database(path).read(READ, ("current",)) == [("one",)]


@pytest.mark.skipif(os.name == "nt", reason="POSIX only")
def test_file_and_folder_are_the_players_own(path):
    put(path, "one").close()
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700


def test_reading_makes_no_file(path):
    assert Database(path).read(READ, ("current",)) == []
    assert not path.parent.exists()


def test_a_change_is_done_whole_or_not_at_all(path):
    database = put(path, "old")
    with pytest.raises(ZeroDivisionError), database.change() as execute:
        execute(PUT, ("current", "new"))
        execute(PUT, ("earlier", str(1 / 0)))
    assert database.read(READ, ("current",)) == [("old",)]
    assert fault_of(lambda: put(path, None)) is StoreFault.OTHER
    assert database.read(READ, ("current",)) == [("old",)]


def test_a_file_and_its_folder_that_were_removed_are_made_anew(path):
    database = put(path, "old")
    for file in path.parent.iterdir():
        file.unlink()
    path.parent.rmdir()
    with database.change() as execute:
        execute(PUT, ("current", "new"))
    assert Database(path).read(READ, ("current",)) == [("new",)]


def test_another_program_that_writes_is_waited_for_and_then_told(path, monkeypatch):
    monkeypatch.setattr("pyramid_access.store.database.BUSY_SECONDS", 0.01)
    put(path, "old").close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert fault_of(lambda: put(path, "new")) is StoreFault.IN_USE
        assert Database(path).read(READ, ("current",)) == [("old",)]
        other.execute("ROLLBACK")
    put(path, "new")


@pytest.mark.parametrize("content", [b"rubbish" * 1000, b"SQLite format 3\0" + b"\xff" * 5000])
def test_rubbish_is_damage(path, content):
    path.parent.mkdir()
    path.write_bytes(content)
    assert fault_of(Database(path).check) is StoreFault.DAMAGED
    assert fault_of(lambda: Database(path).read(READ, ("current",))) is StoreFault.DAMAGED
    assert path.read_bytes() == content


def test_a_file_cut_off_anywhere_is_damage(path):
    put(path, "x" * 40_000).close()
    whole = path.read_bytes()
    pages = len(whole) // 4096
    for length in (4095, *range(4096, 4096 * pages, 2048)):
        path.write_bytes(whole[:length])
        # What is lost of the last page may be empty: then nothing is lost.
        if length <= 4096 * (pages - 1):
            assert fault_of(Database(path).check) is StoreFault.DAMAGED
        for file in path.parent.iterdir():
            file.unlink()


@pytest.mark.parametrize("length", [0, 1])
def test_an_empty_file_is_a_new_one(path, length):
    path.parent.mkdir()
    path.write_bytes(b"S"[:length])
    Database(path).check()
    put(path, "new")


def test_a_database_of_another_program_is_not_touched(path):
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("CREATE TABLE theirs (x)")
    content = path.read_bytes()
    assert fault_of(Database(path).check) is StoreFault.DAMAGED
    assert path.read_bytes() == content


def test_a_newer_version_is_not_touched(path):
    put(path, "old").close()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    content = path.read_bytes()
    for action in (Database(path).check, lambda: put(path, "new"), lambda: Database(path).read(READ, ("current",))):
        assert fault_of(action) is StoreFault.NEWER_VERSION
    assert path.read_bytes() == content


def test_an_older_version_is_brought_up_step_by_step(path, monkeypatch):
    put(path, "old").close()
    steps = (*STEPS, ("ALTER TABLE saved_games ADD COLUMN note TEXT DEFAULT 'none'",))
    monkeypatch.setattr(f"{DATABASE}.STEPS", steps)
    monkeypatch.setattr(f"{DATABASE}.VERSION", len(steps))
    assert Database(path).read("SELECT content, note FROM saved_games") == [("old", "none")]
    assert Database(path).read("PRAGMA user_version") == [(len(steps),)]


def test_a_step_that_fails_leaves_the_older_version(path, monkeypatch):
    put(path, "old").close()
    steps = (*STEPS, ("CREATE TABLE half (x)", "ALTER TABLE no_such_table ADD COLUMN x"))
    with monkeypatch.context() as patched:
        patched.setattr(f"{DATABASE}.STEPS", steps)
        patched.setattr(f"{DATABASE}.VERSION", len(steps))
        with pytest.raises(StoreError):
            Database(path).check()
    database = Database(path)
    assert database.read(READ, ("current",)) == [("old",)]
    assert database.read("SELECT name FROM sqlite_master WHERE name = 'half'") == []


def test_two_programs_that_make_the_file_at_once(path):
    first, second = Database(path), Database(path)
    first.check()
    second.check()
    with suppress(StoreError):
        first.check()
    assert second.read("SELECT COUNT(*) FROM records") == [(0,)]


@pytest.mark.parametrize("place", ["file/data/games.db", "folder", "a\0b"])
def test_where_no_file_can_be(tmp_path, place):
    (tmp_path / "file").write_text("x")
    (tmp_path / "folder").mkdir()
    database = Database(tmp_path / place)
    assert fault_of(database.check) in (StoreFault.IN_THE_WAY, StoreFault.OTHER)
    database.sync()


FULL = """
from pathlib import Path
from pyramid_access.store.atomic import StoreError
from pyramid_access.store.database import Database
from tests.store.cramped import fill_up
from tests.store.test_database import PUT, READ, put

path = Path("games.db")
database = put(path, "old")
fill_up()
for program in (database, Database(path)):
    try:
        while True:
            with program.change() as execute:
                execute(PUT, ("current", "x" * 20_000))
    except StoreError as error:
        print(error.fault.value)
database.close()
print(Database(path).read(READ, ("current",))[0][0][:3])
Path("filler").unlink()
put(path, "new").close()
print(Database(path).read(READ, ("current",))[0][0])
"""


@needs_namespaces
def test_a_full_disk_keeps_what_was_there_and_takes_more_when_there_is_room(tmp_path):
    lines = run_cramped(tmp_path, "size=400k", FULL)
    assert lines[:2] == ["disk-full", "disk-full"]
    assert lines[2] in ("old", "xxx")
    assert lines[3] == "new"


READ_ONLY = """
import subprocess
from pathlib import Path
from pyramid_access.store.atomic import StoreError
from pyramid_access.store.database import Database
from tests.store.test_database import READ, put

path = Path("games.db").absolute()
put(path, "old").close()
subprocess.run(["mount", "-o", "remount,ro", "."], check=True)
print(Database(path).read(READ, ("current",)))
for action in (Database(path).check, lambda: put(path, "new")):
    try:
        action()
    except StoreError as error:
        print(error.fault.value)
"""


@needs_namespaces
def test_a_read_only_disk_is_read(tmp_path):
    assert run_cramped(tmp_path, "size=1m", READ_ONLY) == ["[('old',)]", "read-only", "read-only"]


NO_LOG_INDEX = """
import shutil
from pathlib import Path
from tests.store.test_database import PUT, READ, put
from pyramid_access.store.database import Database, fault_of

database = put(Path("games.db").absolute(), "old")
database.sync()
with database.change() as execute:
    execute(PUT, ("current", "new"))
Path("copy").mkdir()
for name in ("games.db", "games.db-wal"):
    shutil.copy(name, "copy")
for mode in (0o600, 0o400):
    for file in Path("copy").iterdir():
        file.chmod(mode)
    Path("copy").chmod(0o500)
    print(Database(Path("copy/games.db")).read(READ, ("current",)), fault_of(Path("copy/games.db")))
    print(*sorted(file.name for file in Path("copy").iterdir()))
"""


@needs_namespaces
def test_a_log_without_its_index_is_read_where_nothing_can_be_written(tmp_path):
    lines = ["[('new',)] None", "games.db games.db-wal"]
    assert run_as_player(tmp_path, NO_LOG_INDEX) == 2 * lines
    (tmp_path / "copy").chmod(0o700)


NEW_AND_FULL = """
from pathlib import Path
from pyramid_access.store.atomic import StoreError
from pyramid_access.store.database import Database
from tests.store.test_database import READ, put

path = Path("games.db").absolute()
filler = open("filler", "wb", buffering=0)
try:
    while filler.write(b"x" * 1024):
        pass
except OSError:
    pass
full = filler.tell()
for room in range(0, 120, 4):
    filler.truncate(full - room * 1024)
    try:
        put(path, "new").close()
    except StoreError as error:
        print(error.fault.value, Database(path).read(READ, ("current",)), path.stat().st_size)
    else:
        print(Database(path).read(READ, ("current",)))
        break
"""


@needs_namespaces
def test_on_a_full_disk_there_is_no_game_yet_and_no_trouble_with_reading_none(tmp_path):
    *refused, done = run_cramped(tmp_path, "size=200k", NEW_AND_FULL)
    assert done == "[('new',)]"
    assert {line.rpartition(" ")[0] for line in refused} == {"disk-full []"}
    sizes = {line.rpartition(" ")[2] for line in refused}
    assert sizes == {"0", "4096"}, "an empty file, and one with nothing but its beginning"


@pytest.mark.skipif(os.name == "nt", reason="POSIX only")
@pytest.mark.parametrize("kind", ["folder", "pipe", "device"])
def test_what_is_no_file_is_told_at_once(path, kind):
    path.parent.mkdir()
    match kind:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/full")
    for action in (Database(path).check, lambda: put(path, "new"), lambda: Database(path).read(READ, ("current",))):
        assert fault_of(action) is StoreFault.IN_THE_WAY
    assert look_at(path) is StoreFault.IN_THE_WAY


def test_a_link_to_where_no_file_is_yet_is_followed(path, tmp_path):
    path.parent.mkdir()
    path.symlink_to(tmp_path / "games.db")
    put(path, "new").close()
    assert Database(tmp_path / "games.db").read(READ, ("current",)) == [("new",)]


def test_what_is_wrong_is_seen_without_a_change(path):
    put(path, "x" * 40_000).close()
    whole = path.read_bytes()
    newer = whole[:60] + (VERSION + 1).to_bytes(4, "big") + whole[64:]
    cases = {
        whole: None,
        b"": None,
        newer: StoreFault.NEWER_VERSION,
        whole[:8192]: StoreFault.DAMAGED,
        b"rubbish" * 1000: StoreFault.DAMAGED,
        whole[:68] + b"else" + whole[72:]: StoreFault.DAMAGED,
    }
    for content, fault in cases.items():
        path.write_bytes(content)
        assert look_at(path) is fault
        assert [file.name for file in path.parent.iterdir()] == [path.name]
        assert path.read_bytes() == content


def test_a_program_that_only_reads_sees_what_another_has_just_put(path):
    writer, reader = put(path, "one"), Database(path)
    for content in ("one", "two", "three"):
        with writer.change() as execute:
            execute(PUT, ("current", content))
        assert reader.read(READ, ("current",)) == [(content,)]
    assert Path(f"{path}-wal").exists()
    writer.sync()
    writer.close()
    reader.close()
    assert not Path(f"{path}-wal").exists()
