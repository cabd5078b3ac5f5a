"""The map of the program is true: every package is on it, and everything on it exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "pyramid_access"
MAP = ROOT / "docs" / "architecture.md"
GUIDE = ROOT / "CONTRIBUTING.md"


def packages() -> set[str]:
    """Return the packages of the program, such as ``ui.keys``."""
    folders = {path.parent.relative_to(PACKAGE) for path in PACKAGE.rglob("__init__.py")} - {Path()}
    return {folder.as_posix().replace("/", ".") for folder in folders}


def named(path: Path) -> list[str]:
    """Return what a document sets as code within its text, in order."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.M | re.S))


def test_the_map_fits_on_a_few_screens() -> None:
    assert len(MAP.read_text(encoding="utf-8").splitlines()) <= 150


def test_every_package_is_on_the_map() -> None:
    assert packages() <= set(named(MAP))


def test_every_package_on_the_map_exists() -> None:
    dotted = {name for name in named(MAP) if re.fullmatch(r"(?:ui|solver|narration|cli)\.\w+", name)}
    assert dotted <= {*packages(), "play.apply"}


def test_the_picture_shows_the_layers_in_their_order() -> None:
    text = MAP.read_text(encoding="utf-8")
    rooms = [
        "__main__",
        "cli",
        "app",
        "ui",
        "problem_words",
        "narration",
        "session",
        "solver",
        "rules",
        "settings_table",
    ]
    picture = text.split("```")[1]
    assert [picture.index(room) for room in rooms] == sorted(picture.index(room) for room in rooms)


@pytest.mark.parametrize("document", [MAP, GUIDE], ids=lambda path: path.name)
def test_every_file_named_exists(document: Path) -> None:
    files = [name for name in named(document) if re.fullmatch(r"[\w./-]+\.(?:py|md|ftl|toml)|[\w.-]+/[\w./-]*", name)]
    missing = [name for name in files if not any((root / name).exists() for root in (ROOT, PACKAGE))]
    assert len(files) > 2
    assert missing == []
