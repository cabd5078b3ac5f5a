"""Files that are always whole."""

import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pyramid_access.store.atomic import StoreError, StoreFault, read_bytes, remove_leftovers, set_aside, write_text

needs_posix = pytest.mark.skipif(os.name == "nt", reason="POSIX only")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def write_fault(path: Path) -> StoreFault:
    with pytest.raises(StoreError) as caught:
        write_text(path, "new")
    assert caught.value.path == path
    return caught.value.fault


@pytest.mark.parametrize("sync", [False, True])
def test_a_text_takes_the_place_of_the_old_one(tmp_path, sync):
    path = tmp_path / "file.txt"
    write_text(path, "old", sync=sync)
    write_text(path, "cœur", sync=sync)
    assert path.read_bytes() == "cœur".encode()
    assert names(tmp_path) == ["file.txt"]


@needs_posix
def test_missing_folders_are_made_for_the_player_alone(tmp_path):
    write_text(tmp_path / "a" / "b" / "file.txt", "x")
    assert (tmp_path / "a" / "b").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "a" / "b" / "file.txt").stat().st_mode & 0o777 == 0o600


@needs_posix
def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "file.txt").write_text("old")
    (tmp_path / "link.txt").symlink_to("real/file.txt")
    write_text(tmp_path / "link.txt", "new")
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real" / "file.txt").read_text() == "new"


@needs_posix
def test_a_link_that_leads_nowhere_or_round_is_no_crash(tmp_path):
    (tmp_path / "round").symlink_to("round")
    assert write_fault(tmp_path / "round" / "file.txt") in set(StoreFault)
    (tmp_path / "away").symlink_to("nowhere/file.txt")
    assert write_fault(tmp_path / "away") in set(StoreFault)


def test_things_in_the_way(tmp_path):
    (tmp_path / "file").write_text("x")
    (tmp_path / "folder").mkdir()
    assert write_fault(tmp_path / "file" / "below.txt") is StoreFault.IN_THE_WAY
    assert write_fault(tmp_path / "folder") is StoreFault.IN_THE_WAY
    assert names(tmp_path) == ["file", "folder"]


def test_a_name_that_cannot_be_is_no_crash(tmp_path):
    assert write_fault(tmp_path / "a\0b") is StoreFault.OTHER


@needs_posix
def test_a_full_disk_leaves_the_old_file_and_nothing_else(tmp_path):
    path = tmp_path / "file.txt"
    write_text(path, "old")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, limits[1]))
    try:
        with pytest.raises(StoreError) as caught:
            write_text(path, "n" * 1000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)
    assert caught.value.fault is StoreFault.DISK_FULL
    assert path.read_text() == "old"
    assert names(tmp_path) == ["file.txt"]


@needs_posix
@pytest.mark.skipif(os.name != "nt" and os.getuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(tmp_path):
    tmp_path.chmod(0o500)
    try:
        assert write_fault(tmp_path / "file.txt") is StoreFault.NO_PERMISSION
    finally:
        tmp_path.chmod(0o700)


def test_reading(tmp_path):
    path = tmp_path / "file.txt"
    assert read_bytes(path, 10) is None
    path.write_bytes(b"0123456789")
    assert read_bytes(path, 10) == b"0123456789"
    for wrong, limit, fault in ((path, 9, StoreFault.TOO_LARGE), (tmp_path, 9, StoreFault.IN_THE_WAY)):
        with pytest.raises(StoreError) as caught:
            read_bytes(wrong, limit)
        assert caught.value.fault is fault


@needs_posix
def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(StoreError):
        read_bytes(tmp_path / "pipe", 10)


def test_damaged_files_are_all_kept(tmp_path):
    for number in (1, 2, 3):
        (tmp_path / "game.json").write_text(f"damaged {number}")
        assert set_aside(tmp_path / "game.json") == tmp_path / f"game.damaged-{number}.json"
    assert [(tmp_path / name).read_text() for name in names(tmp_path)] == ["damaged 1", "damaged 2", "damaged 3"]
    assert set_aside(tmp_path / "none.json") is None


def test_what_killed_programs_left_is_removed_once_it_is_old(tmp_path):
    for name in ("game.json.1.tmp", "game.json.2.tmp", "other.tmp"):
        (tmp_path / name).write_text("x")
    before = time.time() - 100
    for name in ("game.json.1.tmp", "other.tmp"):
        os.utime(tmp_path / name, (before, before))
    remove_leftovers(tmp_path / "game.json")
    remove_leftovers(tmp_path / "none" / "game.json")
    assert names(tmp_path) == ["game.json.2.tmp", "other.tmp"]


WRITER = """
import sys
from pathlib import Path
from pyramid_access.store.atomic import write_text
path, letter = Path(sys.argv[1]), sys.argv[2]
print(flush=True)
while True:
    write_text(path, letter * 100_000)
"""


@needs_posix
def test_killed_writers_never_leave_a_part_of_a_file_nor_mix_two(tmp_path):
    path = tmp_path / "file.txt"
    path.write_text("a" * 100_000)
    for _ in range(6):
        writers = [
            subprocess.Popen([sys.executable, "-c", WRITER, path, letter], stdout=subprocess.PIPE) for letter in "ab"
        ]
        for writer in writers:
            assert writer.stdout
            writer.stdout.readline()
        for _ in range(100):
            assert path.read_text() in ("a" * 100_000, "b" * 100_000)
        for writer in writers:
            writer.kill()
            writer.communicate()
        assert path.read_text() in ("a" * 100_000, "b" * 100_000)
