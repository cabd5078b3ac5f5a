import os
from pathlib import Path
from types import SimpleNamespace

import pytest

from pyramid_access.cli import doctor
from pyramid_access.cli.program import main
from pyramid_access.narration.languages import locale_folders
from pyramid_access.translation_check import braille, proofreading
from tests.cli.processes import forked, load_for_copies


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """An English system, whatever the tests run on."""
    for name in ("LC_MESSAGES", "LANGUAGE", "ACCESSIBLE"):
        monkeypatch.delenv(name, raising=False)
    for name in ("LC_ALL", "LANG"):
        monkeypatch.setenv(name, "en_GB.UTF-8")


def once(find):
    """Return a function that looks through the texts of a language as ``find`` does, those that are shipped once."""
    (shipped,) = locale_folders()
    found = {}

    def call(translator, topic=None):
        if any(shipped not in entry.path.parents for entry in translator.own.entries(topic)):
            return find(translator, topic)
        key = translator.lang, topic
        if key not in found:
            found[key] = tuple(find(translator, topic))
        return found[key]

    return call


problems_of = once(proofreading.problems_of)
too_long_of = once(lambda translator, topic, fitting=braille.BrailleFitting: fitting(translator).problems(topic))


@pytest.fixture(autouse=True)
def shipped_texts_are_read_once(monkeypatch):
    """The shipped texts are looked through once for all tests: that takes a second, and finds the same again."""
    monkeypatch.setattr(proofreading, "problems_of", problems_of)
    monkeypatch.setattr(
        braille,
        "BrailleFitting",
        lambda translator: SimpleNamespace(problems=lambda topic: too_long_of(translator, topic)),
    )


@pytest.fixture
def leave_out(monkeypatch):
    """Have the doctor not look at things that a test is not about: each takes a while."""

    def call(*checks):
        for check in checks:
            monkeypatch.setattr(doctor, f"_{check}", lambda _: iter(()))

    return call


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
