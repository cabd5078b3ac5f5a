"""The games that count: once for each start, never lost, and the same after a way through a file."""

import json
from dataclasses import asdict
from datetime import date

import pytest

from pyramid_access.store.atomic import StoreError, StoreFault
from pyramid_access.store.database import Database
from pyramid_access.store.problems import RecordsFault, RecordsFileError
from pyramid_access.store.records import Records, add_record
from pyramid_access.store.records_file import format_games, read_games, write_games
from tests.store.games import counted


@pytest.fixture
def database(tmp_path):
    return Database(tmp_path / "data" / "games.db")


def noted(database, *games):
    records = Records(database)
    for game in games:
        with database.change() as execute:
            add_record(execute, game)
    return records


def test_games_come_back_in_their_order(database):
    games = [
        counted("b"),
        counted("a", won=False, number=None, par=-5),
        counted("c", hints=2, undos=1, rules="passes=2"),
    ]
    assert noted(database, *games).games() == games
    assert Records(Database(database.path)).games() == games


def test_a_clock_that_is_set_back_changes_no_order(database):
    games = [counted(name, ended_at=f"{year}-01-01T00:00:00") for name, year in (("a", 2030), ("b", 1970), ("c", 2026))]
    assert noted(database, *games).games() == games


def test_without_a_file_there_are_none(database):
    records = Records(database)
    assert (records.games(), records.counts(), records.par_points()) == ([], (0, 0), {})
    assert not database.path.parent.exists()


def test_a_start_counts_once_with_what_it_came_to_last(database):
    lost, won = counted("a", won=False, moves=30, par=-9), counted("a", won=True, moves=40, par=20)
    records = noted(database, lost, counted("b"), lost, won)
    assert records.games() == [won, counted("b")]


def test_a_game_won_stays_won_as_it_was(database):
    won = counted("a", moves=40)
    records = noted(database, won, counted("a", won=False, moves=41), counted("a", won=True, moves=42))
    assert records.games() == [won]
    assert records.counts() == (1, 1)


def test_points_for_par_by_attempt(database):
    games = [counted("a", par=-9), counted("b"), counted("c", par=0), counted("d", par=35)]
    assert list(noted(database, *games).par_points().items()) == [("a", -9), ("c", 0), ("d", 35)]


def test_a_match_counts_no_games_that_are_brought_along(database):
    own = [counted("a", par=-9), counted("b"), counted("c", par=0)]
    records = noted(database, *own)
    records.take_over([counted("d", par=35), counted("a", par=5), counted("e", par=1)])
    assert [game.attempt for game in records.games()] == ["d", "e", "a", "b", "c"]
    assert list(noted(database, counted("f", par=2)).par_points().items()) == [("a", -9), ("c", 0), ("f", 2)]


@pytest.mark.parametrize("brought", [["a", "b"], ["a", "b", "b"], ["a", "a"]])
def test_what_is_played_after_bringing_games_to_an_empty_place_is_no_part_of_them(database, brought):
    records = noted(database)
    assert records.take_over(counted(attempt, par=1) for attempt in brought) == len({*brought})
    assert records.par_points() == {}
    with database.change() as execute:
        execute("DELETE FROM records WHERE id = 0")  # As damage may do.
    assert list(noted(database, counted("own", par=2)).par_points()) == ["own"]
    assert records.games()[-1].attempt == "own"


def test_reset_keeps_a_copy_that_brings_all_back(database):
    games = [counted("a"), counted("b", won=False)]
    records = noted(database, *games)
    first = records.reset(date(2026, 11, 30))
    assert (first.name, first.parent) == ("statistics-2026-11-30.json", database.path.parent)
    assert records.games() == []
    assert records.reset(date(2026, 11, 30)).name == "statistics-2026-11-30-2.json"
    assert records.take_over(read_games(first)) == 2
    assert records.games() == games


def test_reset_without_a_copy_does_not_happen(database, monkeypatch):
    records = noted(database, counted("a"))

    def fail(*_):
        raise StoreError(StoreFault.DISK_FULL, database.path)

    monkeypatch.setattr("pyramid_access.store.records.write_new", fail)
    with pytest.raises(StoreError):
        records.reset(date(2026, 11, 30))
    assert records.games() == [counted("a")]


def test_games_taken_over_come_before_those_that_are_there_and_none_twice(database):
    records = noted(database, counted("c", won=False), counted("d"))
    old = [counted("a"), counted("c", won=True), counted("b")]
    assert records.take_over(old) == 2
    assert [game.attempt for game in records.games()] == ["a", "b", "c", "d"]
    assert not records.games()[2].won
    assert records.take_over(old) == 0
    assert records.take_over([counted("x"), counted("x")]) == 1
    with database.change() as execute:
        add_record(execute, counted("e"))
    assert [game.attempt for game in records.games()] == ["x", "a", "b", "c", "d", "e"]


def test_a_file_holds_all_there_is_and_is_never_replaced(tmp_path):
    path = tmp_path / "games.json"
    games = [counted("a"), counted("b", started_at="", number=None, seconds=0.1, undos=1)]
    write_games(path, games)
    assert read_games(path) == games
    assert [game["helped"] for game in json.loads(path.read_text())["games"]] == [False, True]
    with pytest.raises(StoreError) as caught:
        write_games(path, [])
    assert caught.value.fault is StoreFault.EXISTS
    assert read_games(path) == games


def fault_of(path):
    with pytest.raises(RecordsFileError) as caught:
        read_games(path)
    return caught.value.fault, caught.value.number


def test_a_file_cut_off_anywhere_gives_nothing(tmp_path):
    path = tmp_path / "games.json"
    whole = format_games([counted("a")])
    for length in range(0, len(whole) - 2, 7):
        path.write_text(whole[:length])
        assert fault_of(path) == (RecordsFault.NOT_RECORDS, 0)


@pytest.mark.parametrize("content", [b"\xff", b"[]", b"{}", b"5", b"[" * 100_000, b'{"format": 1}', b'{"format": "1"}'])
def test_rubbish_is_refused(tmp_path, content):
    (tmp_path / "x").write_bytes(content)
    assert fault_of(tmp_path / "x") == (RecordsFault.NOT_RECORDS, 0)


def test_files_that_cannot_be_read(tmp_path):
    assert fault_of(tmp_path / "none") == (RecordsFault.MISSING, 0)
    assert fault_of(tmp_path) == (RecordsFault.UNREADABLE, 0)
    (tmp_path / "newer").write_text('{"format": 2, "games": []}')
    assert fault_of(tmp_path / "newer") == (RecordsFault.NEWER_VERSION, 0)


WRONG = [
    *(("attempt", value) for value in ("", "a b", "é", "x" * 101, None, 5)),
    *(("variant", value) for value in ("", "nothing", None)),
    *(("rules", value) for value in ("passes", "passes=x", None, "passes=9,scoring=par")),
    *(("deal", value) for value in ("", "9h", None)),
    *(("number", value) for value in (0, -1, "7", 1.5, True, 10**30)),
    *((name, value) for name in ("started_at", "ended_at") for value in ("yesterday", 5, None)),
    *(("seconds", value) for value in (-1, "5", None, float("nan"), 1e12)),
    *((name, value) for name in ("moves", "hints", "undos") for value in (-1, 1.5, True, "5", 10**9)),
    *(("won", value) for value in (2, "yes", None)),
    *(("par", value) for value in (51, -53, "5", True)),
]


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_game_that_cannot_be_is_refused_with_its_number(tmp_path, name, value):
    rows = [asdict(counted("a")), asdict(counted("b")) | {name: value}]
    (tmp_path / "x").write_text(json.dumps({"format": 1, "games": rows}))
    assert fault_of(tmp_path / "x") == (RecordsFault.WRONG_GAME, 2)


@pytest.mark.parametrize("name", list(asdict(counted("a"))))
def test_a_game_without_a_part_is_refused(tmp_path, name):
    row = asdict(counted("a"))
    del row[name]
    (tmp_path / "x").write_text(json.dumps({"format": 1, "games": [row]}))
    assert fault_of(tmp_path / "x") == (RecordsFault.WRONG_GAME, 1)


def test_house_rules_are_told_apart_however_they_are_written(tmp_path):
    rows = [asdict(counted("a")) | {"rules": rules} for rules in ("goal=all,passes=2", " passes=2 , goal=all ")]
    (tmp_path / "x").write_text(json.dumps({"format": 1, "games": rows}))
    assert len({game.rules for game in read_games(tmp_path / "x")}) == 1


@pytest.mark.parametrize(
    "change", ["hints = 'x'", "undos = x'ff'", "par = 'x'", "won = 1e308", "variant = x'ff00'", "rules = x'ff00'"]
)
def test_a_row_that_no_game_can_have_spoils_no_other(database, change):
    records = noted(database, counted("a", par=3), counted("b", par=4))
    with database.change() as execute:
        execute(f"UPDATE records SET {change} WHERE attempt = 'b'")
    assert records.games() == [counted("a", par=3)]
    assert 1 <= records.counts()[0] <= 2
    assert records.par_points()["a"] == 3
