"""Where the player's files lie, and that one running program has them."""

import subprocess
import sys
from pathlib import Path

import pytest

from pyramid_access.store.atomic import StoreError, write_text
from pyramid_access.store.folders import FolderClaim, find_folders

TAKE = "import sys; from pathlib import Path; from pyramid_access.store.folders import FolderClaim\n"
TAKE += "print(FolderClaim(Path(sys.argv[1])).take(), flush=True); sys.stdin.read()"


def test_one_folder_for_all(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    folders = find_folders("mine")
    assert folders.settings_file == tmp_path / "mine" / "settings.toml"
    assert folders.database == tmp_path / "mine" / "games.db"
    assert folders.log_file == tmp_path / "mine" / "pyramid-access.log"
    assert not (tmp_path / "mine").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the present folder")
def test_a_present_folder_that_was_removed(tmp_path, monkeypatch):
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    game = find_folders("mine").database
    assert game == Path("mine/games.db")
    with pytest.raises(StoreError):
        write_text(game, "x")


@pytest.mark.skipif(sys.platform != "linux", reason="folders of Linux")
def test_the_folders_of_the_system(tmp_path, monkeypatch):
    for name, value in (("CONFIG", "c"), ("DATA", "d"), ("STATE", "s")):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / value))
    folders = find_folders()
    assert folders.config == tmp_path / "c" / "pyramid-access"
    assert folders.data == tmp_path / "d" / "pyramid-access"
    assert folders.logs.is_relative_to(tmp_path / "s" / "pyramid-access")
    assert not any(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="folders of Linux")
def test_without_a_home_no_folder_called_tilde_appears(tmp_path):
    code = """
import os, pwd
pwd.getpwuid = lambda uid: (_ for _ in ()).throw(KeyError(uid))
from pyramid_access.store.folders import find_folders
from pyramid_access.store.atomic import StoreError, write_text
try:
    write_text(find_folders().database, "x")
except StoreError as error:
    print(error.fault.value)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env={}, capture_output=True, text=True, check=False
    )
    assert (done.stdout.strip(), done.stderr) == ("in-the-way", "")
    assert not any(Path(tmp_path).iterdir())


def _other(folder: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-c", TAKE, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_a_second_program_does_not_get_the_folder_until_the_first_is_gone(tmp_path: Path) -> None:
    with _other(tmp_path / "data") as first:
        assert first.stdout and first.stdout.readline() == b"True\n"
        assert not FolderClaim(tmp_path / "data").take()
        first.kill()
        first.wait()
    with _other(tmp_path / "data") as second:
        assert second.stdout and second.stdout.readline() == b"True\n"
        second.communicate()


def test_a_folder_in_which_nothing_can_be_written_is_free(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert FolderClaim(tmp_path / "file" / "data").take()
