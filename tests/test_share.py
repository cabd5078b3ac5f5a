"""What packages put into ``share/``: the manual pages and the entry for menus of programs are those of the program.

``python -m tests.test_share`` writes the files anew.
"""

import shutil
import subprocess
from pathlib import Path

import pytest

from pyramid_access.cli.help import SECTION, man_page
from pyramid_access.cli.table import PROGRAM
from pyramid_access.narration.languages import languages, locale_folders
from pyramid_access.narration.translator import Translator

SHARE = Path(__file__).parents[1] / "share"
SHIPPED = [locale_folders()[0]]


def files() -> dict[str, str]:
    """Return the files as they should be, by their path in the folder."""
    says = {language.tag: Translator(SHIPPED, language.tag, strict=True).say for language in languages(SHIPPED)}
    pages = {
        f"man/{'' if tag == 'en' else f'{tag}/'}man{SECTION}/{PROGRAM}.{SECTION}": man_page(says[tag]) for tag in says
    }
    rows = ["[Desktop Entry]", "Type=Application", "Name=Pyramid Access"]
    for tag, say in says.items():
        summary = say("manual-summary")
        rows.append(f"Comment{'' if tag == 'en' else f'[{tag}]'}={summary[0].upper()}{summary[1:]}")
    rows += [f"Exec={PROGRAM}", "Terminal=true", "Icon=applications-games", "Categories=Game;CardGame;"]
    return pages | {f"applications/{PROGRAM}.desktop": "\n".join(rows) + "\n"}


def test_the_files_are_those_of_the_program() -> None:
    there = {str(path.relative_to(SHARE)): path for path in SHARE.rglob("*") if path.is_file()}
    assert {name: path.read_text(encoding="utf-8") for name, path in there.items()} == files()


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-utils is not installed")
def test_the_entry_for_menus_is_valid() -> None:
    entry = SHARE / "applications" / f"{PROGRAM}.desktop"
    done = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


if __name__ == "__main__":
    shutil.rmtree(SHARE, ignore_errors=True)
    for name, text in files().items():
        path = SHARE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
