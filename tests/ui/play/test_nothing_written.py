"""Only what changes the game is written: questions, keys without effect and steps beyond an edge touch no file."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from pyramid_access.session.commands import COMMANDS, Group, Mode
from pyramid_access.settings import Settings, SpeakerChoice
from tests.kept import kept_game, moves_kept
from tests.playing import Player

QUESTIONS = sorted({key for command in COMMANDS if command.group is Group.QUESTIONS for key in command.keys})
TAKEN = {key for command in COMMANDS if Mode.PLAY in command.modes for key in command.keys}
UNKNOWN = ["%", "unknown", "f12", "pageup", *sorted(set("#+*@/") - TAKEN)]
WITHOUT_EFFECT = ["r", ",", ";", "x", "a", "f6", "f8", "v", "z", "?", "e", "d", "y", "escape", "home"]


@dataclass
class Watch:
    """What happens to the database of a player."""

    folder: Path
    statements: list[str] = field(default_factory=list)

    @property
    def files(self) -> dict[str, tuple[bytes, int]]:
        """All files in the folder, with their times."""
        return {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in self.folder.iterdir()}


@pytest.fixture
def watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    watch, connect = Watch(tmp_path), sqlite3.connect

    def watched(*args: Any, **options: Any) -> sqlite3.Connection:
        connection = connect(*args, **options)
        connection.set_trace_callback(watch.statements.append)
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", watched)
        yield watch


def player_at_a_game(folder: Path, variant: str = "three-pass") -> Player:
    player = Player(folder, Settings(lang="en", speaker=SpeakerChoice.OWN, tips=False))
    player.begin(variant)
    player.press("p", "tab", "u", "p", "p")
    return player


def check_untouched(player: Player, watch: Watch, key: str) -> None:
    """A key, pressed twice a minute apart, leaves the files alone."""
    before = watch.files
    assert {"games.db", "games.db-wal"} <= before.keys()
    watch.statements.clear()
    for _ in range(2):
        player.seconds += 60.0
        player.press(key)
    assert (watch.statements, watch.files) == ([], before), key


@pytest.mark.parametrize("variant", ["three-pass", "par", "giza", "open-stock"])
def test_questions_and_unknown_keys_write_nothing(tmp_path: Path, watch: Watch, variant: str) -> None:
    player = player_at_a_game(tmp_path, variant)
    for key in (*QUESTIONS, *UNKNOWN):
        check_untouched(player, watch, key)


@pytest.mark.parametrize("key", WITHOUT_EFFECT)
def test_no_other_key_without_effect_on_the_game_writes_anything(tmp_path: Path, watch: Watch, key: str) -> None:
    player = player_at_a_game(tmp_path)
    player.press("home", "d")
    check_untouched(player, watch, key)


def test_unknown_keys_of_a_menu_write_nothing(tmp_path: Path, watch: Watch) -> None:
    player = player_at_a_game(tmp_path)
    player.press("g")
    for key in UNKNOWN:
        check_untouched(player, watch, key)


def test_a_game_that_is_over_is_asked_about_without_a_write(tmp_path: Path, watch: Watch) -> None:
    player = player_at_a_game(tmp_path, "par")
    player.program.context.presenter.answer(player.table.session.stop())
    for key in (*QUESTIONS, *UNKNOWN, "p", "h"):
        check_untouched(player, watch, key)


@pytest.mark.parametrize("key", ["p", "u", "tab", "h", "enter"])
def test_what_changes_the_game_is_written_at_once(tmp_path: Path, watch: Watch, key: str) -> None:
    player = player_at_a_game(tmp_path)
    player.press("tab")
    watch.statements.clear()
    player.press(key)
    assert watch.statements[-1] == "COMMIT"


def test_the_time_that_goes_by_with_questions_is_written_with_the_next_change(tmp_path: Path) -> None:
    player = player_at_a_game(tmp_path)
    player.seconds += 60.0
    player.press("s", "s")
    assert (kept_game(tmp_path) or {})["seconds"] == 0.0
    player.press("p")
    assert (kept_game(tmp_path) or {})["seconds"] == 60.0
    player.seconds += 5.0
    player.press("s", "q")
    assert (kept_game(tmp_path) or {})["seconds"] == 65.0


def test_what_could_not_be_written_is_written_with_the_next_key_that_finds_room(tmp_path: Path) -> None:
    player = player_at_a_game(tmp_path)
    player.store.close()
    database = player.folders.database
    database.rename(tmp_path / "aside")
    database.mkdir()
    assert str(database) in player.press("p")[0]
    assert str(database) not in "".join(player.press("s", "w"))
    database.rmdir()
    (tmp_path / "aside").rename(database)
    player.press("o")
    assert moves_kept(tmp_path) == "draw, draw, draw"
