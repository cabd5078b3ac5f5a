"""What the player has been taught is kept, and a damaged file only means that she is a beginner again."""

from pathlib import Path

import pytest

from pyramid_access.store.atomic import StoreError
from pyramid_access.store.progress import Progress, ProgressFile, load_progress, save_progress

SOME = Progress("undo", {"look": 2, "king": 1})


def test_it_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "progress.json"
    save_progress(path, SOME)
    assert load_progress(path) == SOME
    assert [file.name for file in path.parent.iterdir()] == ["progress.json"]


def test_a_beginner_has_no_file_and_gets_none(tmp_path: Path) -> None:
    assert load_progress(tmp_path / "progress.json") == Progress()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff",
        b"[]",
        b'{"format": 2, "step": "undo", "tips": {}}',
        b'{"format": 1, "step": 3, "tips": {}}',
        b'{"format": 1, "step": "undo", "tips": []}',
        b'{"format": 1, "step": "undo", "tips": {"look": -1}}',
        b'{"format": 1, "step": "undo", "tips": {"look": true}}',
        b'{"format": 1, "step": "undo", "tips": {"look": 1e9}}',
        b"[" * 10_000,
        b" " * 20_000,
    ],
)
def test_what_cannot_be_read_counts_as_nothing(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "progress.json"
    path.write_bytes(content)
    assert load_progress(path) == Progress()


def test_a_folder_in_its_place_counts_as_nothing_and_is_told_when_written(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    path.mkdir()
    file = ProgressFile(path)
    with pytest.raises(StoreError):
        file.keep(step="undo")
    assert file.current.step == "undo"


def test_a_change_leaves_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    save_progress(path, SOME)
    file = ProgressFile(path)
    file.keep(step="redeal")
    assert file.current == load_progress(path) == Progress("redeal", SOME.tips)
