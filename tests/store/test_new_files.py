"""New files, which never take the place of another."""

import pytest

from pyramid_access.store.atomic import StoreError, StoreFault, write_new
from tests.store.cramped import needs_namespaces, run_as_player, run_cramped


def test_names_are_counted_up(tmp_path):
    folder = tmp_path / "a" / "b"
    paths = [write_new(folder, "x", text) for text in ("one\n", "œ\n", "")]
    assert [path.name for path in paths] == ["x.txt", "x-2.txt", "x-3.txt"]
    assert [path.read_bytes() for path in paths] == [b"one\n", "œ\n".encode(), b""]


def test_a_link_is_not_followed(tmp_path):
    (tmp_path / "mine").write_text("old")
    (tmp_path / "x.txt").symlink_to(tmp_path / "mine")
    (tmp_path / "x-2.txt").symlink_to(tmp_path / "nowhere")
    assert write_new(tmp_path, "x", "new").name == "x-3.txt"
    assert (tmp_path / "mine").read_text() == "old"
    assert not (tmp_path / "nowhere").exists()


def test_what_is_no_unicode_is_written_out(tmp_path):
    assert write_new(tmp_path, "x", "a\udcff\n").read_text() == "a\\udcff\n"


@pytest.mark.parametrize(("name", "fault"), [("a\0b", StoreFault.OTHER), ("x" * 300, StoreFault.OTHER)])
def test_a_name_that_no_file_can_have(tmp_path, name, fault):
    with pytest.raises(StoreError) as caught:
        write_new(tmp_path, name, "text")
    assert caught.value.fault is fault


def test_a_file_in_the_place_of_the_folder(tmp_path):
    (tmp_path / "file").write_text("x")
    for folder in (tmp_path / "file", tmp_path / "file" / "deeper"):
        with pytest.raises(StoreError) as caught:
            write_new(folder, "x", "text")
        assert caught.value.fault is StoreFault.IN_THE_WAY


FULL = """
from pathlib import Path
from pyramid_access.store.atomic import StoreError, write_new

def keep(text):
    try:
        print(write_new(Path("a/deals"), "x", text).name)
    except StoreError as error:
        print(error.fault.value)
    print(sorted(map(str, Path().rglob("*"))))

keep("x" * 200_000)
Path("a").mkdir()
keep("x" * 200_000)
keep("one")
keep("x" * 200_000)
"""


@needs_namespaces
def test_on_a_full_disk_neither_the_file_is_left_nor_the_folders_made_for_it(tmp_path):
    kept = ["a", "a/deals", "a/deals/x.txt"]
    lines = ["disk-full", [], "disk-full", ["a"], "x.txt", kept, "disk-full", kept]
    assert run_cramped(tmp_path, "size=100k", FULL) == [str(line) for line in lines]


@needs_namespaces
def test_in_a_closed_folder_no_folder_is_left(tmp_path):
    (tmp_path / "a").mkdir(mode=0o500)
    assert run_as_player(tmp_path, FULL.replace('Path("a").mkdir()', ""))[:2] == ["no-permission", "['a']"]
