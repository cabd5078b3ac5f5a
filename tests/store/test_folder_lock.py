"""A data folder belongs to one running program."""

import subprocess
import sys
from pathlib import Path

from pyramid_access.store.folder_lock import take_folder

TAKE = "import sys; from pathlib import Path; from pyramid_access.store.folder_lock import take_folder\n"
TAKE += "print(take_folder(Path(sys.argv[1])), flush=True); sys.stdin.read()"


def _other(folder: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-c", TAKE, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_a_second_program_does_not_get_the_folder_until_the_first_is_gone(tmp_path: Path) -> None:
    with _other(tmp_path / "data") as first:
        assert first.stdout and first.stdout.readline() == b"True\n"
        assert not take_folder(tmp_path / "data")
        first.kill()
        first.wait()
    with _other(tmp_path / "data") as second:
        assert second.stdout and second.stdout.readline() == b"True\n"
        second.communicate()


def test_a_folder_in_which_nothing_can_be_written_is_free(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert take_folder(tmp_path / "file" / "data")
