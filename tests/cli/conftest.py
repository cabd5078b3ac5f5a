import os
from pathlib import Path

import pytest

from pyramid_access.cli.program import main
from tests.cli.processes import forked, load_for_copies


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


@pytest.fixture(scope="session")
def forks():
    """The process that the program is copied from."""
    load_for_copies()


@pytest.fixture
def play(tmp_path, forks):
    """Play with options and keys in a data folder of its own; return exit code, output and error output.

    By default in a copied process; ``how=started`` starts a new Python.
    """

    def call(line, keys="q", how=forked, **environ):
        return how(tmp_path, f"{line} --speaker off", "--data-dir", tmp_path / "data", keys=keys, **environ)

    return call
