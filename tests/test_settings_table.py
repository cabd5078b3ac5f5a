"""One table of settings: the file, the menus and the command line have the same fields, ranges and values."""

import dataclasses
from pathlib import Path

import pytest

from pyramid_access.cli.parse import parse
from pyramid_access.cli.usage import UsageError
from pyramid_access.options import PlayOptions
from pyramid_access.settings import Settings, SpeakerChoice, ViewChoice
from pyramid_access.settings_table import SETTINGS, MenuPlace, OneOf, Setting, Steps, YesNo
from pyramid_access.start import settings_of_run
from pyramid_access.store.settings_fields import read_fields, write_fields
from tests.playing import Player

PLAIN = [row for row in SETTINGS if isinstance(row.values, OneOf | Steps | YesNo)]
every_plain = pytest.mark.parametrize("row", PLAIN, ids=[row.name for row in PLAIN])


def values_of(row: Setting) -> list[object]:
    match row.values:
        case OneOf(kind):
            return list(kind)
        case Steps(low, high, _):
            return [low, high]
        case _:
            return [False, True]


def changed(row: Setting, value: object) -> Settings:
    return dataclasses.replace(Settings(), **{row.name: value})


def test_every_field_has_its_row_and_every_row_its_field() -> None:
    assert sorted(row.name for row in SETTINGS) == sorted(field.name for field in dataclasses.fields(Settings))


def test_no_two_rows_have_the_same_option() -> None:
    options = [row.option for row in SETTINGS if row.option]
    assert len(options) == len(set(options))


@every_plain
def test_every_value_comes_back_from_the_file(row: Setting) -> None:
    for value in values_of(row):
        assert read_fields(write_fields(changed(row, value))) == (changed(row, value), ())


@every_plain
def test_every_value_can_be_given_on_the_command_line(row: Setting) -> None:
    for value in values_of(row):
        if not row.option or value is False:
            continue
        text = [] if value is True else [str(write_fields(changed(row, value))[row.name])]
        options = parse([f"--{row.option}", *text]).play_options
        assert settings_of_run(options, Settings(), {}) == changed(row, value)


@every_plain
def test_what_is_no_value_is_refused_by_file_and_command_line(row: Setting) -> None:
    wrong = row.values.high + 1 if isinstance(row.values, Steps) else "no such value"
    settings, problems = read_fields({row.name: wrong})
    assert (settings, [problem.name for problem in problems]) == (Settings(), [row.name])
    if row.option:
        with pytest.raises(UsageError):
            parse([f"--{row.option}={wrong}"])


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("place", "key"), [(MenuPlace.SETTINGS, "e"), (MenuPlace.GAMES, "g")])
def test_every_row_has_its_line_with_name_value_and_place(
    tmp_path: Path, lang: str, place: MenuPlace, key: str
) -> None:
    player = Player(tmp_path, Settings(lang=lang, speaker=SpeakerChoice.OFF))
    player.begin()
    heard = player.press(key)
    total = int(heard[0].rsplit(" ", 1)[1].rstrip("."))
    heard += player.press(*["tab"] * (total - 1))
    say = player.program.context.words.say
    names = [say(row.message_id) for row in SETTINGS if row.menu is place]
    lines = [line for line in heard if any(line.startswith(f"{name}. ") or f". {name}. " in line for name in names)]
    assert len(lines) >= len(names)
    assert all(f"{number} {'of' if lang == 'en' else 'sur'} {total}." in line for number, line in enumerate(heard, 1))


@every_plain
def test_a_line_walks_through_the_values_both_ways_and_keeps_each(tmp_path: Path, row: Setting) -> None:
    player = Player(tmp_path, Settings(lang="en", speaker=SpeakerChoice.OFF))
    player.begin()
    rows = [other for other in SETTINGS if other.menu is row.menu]
    player.press("g" if row.menu is MenuPlace.GAMES else "e")
    menu = player.program.context.menus.top
    assert menu is not None
    names = [item.name for item in menu.items]
    assert row in rows
    menu.go_to(names.index(player.program.context.words.say(row.message_id)) + 1)
    before = getattr(player.preferences.current, row.name)
    player.press("right")
    after = getattr(player.preferences.current, row.name)
    assert after != before
    kept, problems = read_fields(write_fields(player.preferences.current))
    assert getattr(kept, row.name) == after and not problems
    player.press("left")
    assert getattr(player.preferences.current, row.name) == before


def test_options_hold_over_the_file_and_a_variant_brings_its_own_rules() -> None:
    kept = Settings(variant="giza", rules={"goal": "all"}, rate=200)
    assert settings_of_run(PlayOptions({"rate": 80}), kept, {}) == dataclasses.replace(kept, rate=80)
    assert settings_of_run(PlayOptions({"variant": "classic"}), kept, {}).rules == {}
    assert settings_of_run(PlayOptions({"rules": {}}), kept, {}).rules == {}


def test_accessible_in_the_environment_stands_where_nothing_was_said() -> None:
    accessible = {"ACCESSIBLE": "1"}
    current = settings_of_run(PlayOptions(), Settings(view=ViewChoice.BOARD), accessible)
    assert (current.speaker, current.view) == (SpeakerChoice.READER, ViewChoice.LINE)
    board = settings_of_run(PlayOptions({"view": ViewChoice.BOARD}), Settings(), accessible)
    assert board.view is ViewChoice.BOARD
    own = settings_of_run(PlayOptions({"speaker": SpeakerChoice.OWN}), Settings(), accessible)
    assert own.speaker is SpeakerChoice.OWN
