"""What is installed is what is in the checkout: the wheel carries languages, manual pages and the entry for menus."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("wheel")
ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that a wheel built from the checkout is installed to, without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--ignore-installed"]
    subprocess.run([*install, "--prefix", str(folder / "prefix"), str(wheel)], check=True, capture_output=True)
    return folder / "prefix"


def installed(prefix: Path, *arguments: str) -> str:
    """Run the installed program; return what it writes."""
    (site,) = prefix.rglob("site-packages")
    (program,) = [path for path in prefix.glob("*/*") if path.stem == "pyramid-access"]
    environment = {"PYTHONPATH": str(site), "PATH": "", "LC_ALL": "C.UTF-8", "HOME": str(prefix)}
    done = subprocess.run([program, *arguments], env=environment, cwd=prefix, check=True, capture_output=True)
    return done.stdout.decode()


def test_the_wheel_holds_the_languages_and_finds_them(prefix: Path) -> None:
    (site,) = prefix.rglob("site-packages")
    assert (site / "pyramid_access" / "locales" / "fr" / "play.ftl").exists()
    shipped = sorted(path.name for path in (ROOT / "locales").iterdir() if path.is_dir())
    assert [row["tag"] for row in json.loads(installed(prefix, "languages", "--json"))] == shipped


def test_the_guide_for_translators_lies_beside_the_languages(prefix: Path) -> None:
    (guide,) = prefix.rglob("locales/README.md")
    assert guide.read_bytes() == (ROOT / "locales" / "README.md").read_bytes()
    assert installed(prefix, "listen", "language", "--speaker", "off", "--lang", "fr").startswith("language-name : F")


def test_manual_pages_and_the_entry_for_menus_are_where_systems_look_for_them(prefix: Path) -> None:
    there = {path.relative_to(prefix / "share"): path.read_bytes() for path in (prefix / "share").rglob("*.*")}
    wanted = {path.relative_to(ROOT / "share"): path.read_bytes() for path in (ROOT / "share").rglob("*.*")}
    assert there == wanted
    assert Path("applications", "pyramid-access.desktop") in there


def test_the_installed_program_writes_its_manual_page_and_completion(prefix: Path) -> None:
    page = (ROOT / "share" / "man" / "man6" / "pyramid-access.6").read_text(encoding="utf-8")
    assert installed(prefix, "man", "--lang", "en") == page
    assert "complete -c pyramid-access" in installed(prefix, "completion", "fish")
