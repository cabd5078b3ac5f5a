"""Translations in a player's folder that would hold the program up: the game's own words stand in, at once."""

import time
from pathlib import Path

import pytest

from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.translator import LONGEST, Translator

SPACES = '{ "' + " " * 990 + '" }'


def told(folder: Path, text: str) -> str:
    """Return what a message says that a player's folder words so."""
    (folder / "locales" / "en").mkdir(parents=True)
    (folder / "locales" / "en" / "game.ftl").write_text(text, encoding="utf-8")
    begun = time.process_time()
    said = Translator(locale_folders(folder), "en").say("game-kept")
    assert time.process_time() - begun < 1.0
    return said


@pytest.mark.parametrize(
    "text",
    [
        f"game-left = {SPACES}\ngame-kept = {'{ game-left }' * 90}\n",
        f"game-left = {SPACES}\ngame-kept = {'{ game-left }' * 90}a\n    b{'{ game-left }' * 9}\n",
        f"game-left = .{SPACES}\ngame-kept = {'{ game-left }' * 90}\n",
        "game-kept = {game-a0}\n" + "".join(f"game-a{n} = {{game-a{n + 1}}}{{game-a{n + 1}}}\n" for n in range(15)),
    ],
)
def test_a_text_that_grows_out_of_bounds_is_not_said(tmp_path: Path, text: str) -> None:
    assert told(tmp_path, text) == "The game is saved. Goodbye."


def test_many_spaces_before_a_line_end_take_no_time(tmp_path: Path) -> None:
    said = told(tmp_path, f"game-left = {SPACES}\ngame-kept = a{'{ game-left }' * (LONGEST // 1000)}.\n    b\n")
    assert said == "a" + " " * 990 * (LONGEST // 1000) + ". b"


def test_lines_of_spaces_leave_one_space(tmp_path: Path) -> None:
    assert told(tmp_path, 'game-kept = a  { "" }\n    { "  " }\n\n    b\n') == "a b"
