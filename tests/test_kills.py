"""A program that is killed at any moment has lost nothing that it announced; ``python -m tests.kills`` does it more."""

import os
from pathlib import Path

import pytest

from tests.kills import kill_often

KILLS = 16


@pytest.mark.skipif(os.name == "nt", reason="no signal 9 on Windows")
def test_killed_at_any_moment_under_load_nothing_is_lost_and_nothing_counts_twice(tmp_path: Path) -> None:
    tally = kill_often(tmp_path, KILLS, seed=1)
    assert tally.kills == KILLS
    assert tally.keys > KILLS, "it was hardly ever alive"
