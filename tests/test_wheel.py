"""What is installed is what is in the checkout: the wheel carries the languages, and the game finds them there."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_a_wheel_holds_the_languages_and_finds_them(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    found = subprocess.run(
        [sys.executable, "-c", "from pyramid_access.cli.program import main; main(['languages', '--json'])"],
        env={"PYTHONPATH": str(site), "PATH": "", "LC_ALL": "C.UTF-8", "HOME": str(tmp_path)},
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    assert (site / "pyramid_access" / "locales" / "fr" / "play.ftl").exists()
    assert [row["name"] for row in json.loads(found.stdout)] == ["English", "Français"]
