import locale
import os
from contextlib import suppress
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


@pytest.fixture(autouse=True, scope="session")
def all_letters():
    """A terminal with all letters, whatever the locale in which Python has started."""
    before = locale.setlocale(locale.LC_CTYPE)
    with suppress(locale.Error):  # Windows has no locale of that name, and UTF-8 in its terminals anyway.
        locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
    yield
    locale.setlocale(locale.LC_CTYPE, before)


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
