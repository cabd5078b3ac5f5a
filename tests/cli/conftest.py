import os
from pathlib import Path

import pytest

from pyramid_access.cli.program import main


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """An English system, whatever the tests run on."""
    for name in ("LC_MESSAGES", "LANGUAGE", "ACCESSIBLE"):
        monkeypatch.delenv(name, raising=False)
    for name in ("LC_ALL", "LANG"):
        monkeypatch.setenv(name, "en_GB.UTF-8")


@pytest.fixture
def run(tmp_path, capsys):
    """Run the program in a data folder of its own; return exit code, standard output, standard error."""

    def call(line, *more):
        code = main([*line.split(), *map(os.fspath, more), "--data-dir", str(tmp_path / "data")])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


@pytest.fixture
def data(tmp_path) -> Path:
    """The data folder of ``run``."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder
