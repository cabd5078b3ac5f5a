"""Whole numbers that SQLite cannot hold: deals are numbered up to 10 to the 20th, SQLite counts to 2**63 - 1."""

import sqlite3
from contextlib import closing

import pytest

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.deals.numbers import LAST_NUMBER
from pyramid_access.store.atomic import StoreError, StoreFault
from pyramid_access.store.database import Database
from pyramid_access.store.records import Records, add_record
from pyramid_access.store.records_file import read_games, write_games
from tests.hands import best_move, keys_of
from tests.playing import Player
from tests.store.games import counted

EDGES = (2**53 + 1, 2**63 - 1, 2**63, 2**63 + 1, 2**64 + 1, LAST_NUMBER - 1, LAST_NUMBER)
NUMBERS = pytest.mark.parametrize("number", EDGES)


@pytest.fixture
def records(tmp_path):
    return Records(Database(tmp_path / "games.db"))


@NUMBERS
def test_a_game_left_for_another_counts_and_both_go_on_at_the_next_start(tmp_path, number):
    player = Player(tmp_path)
    player.begin(choice=NumberedDeal(number))
    player.press("p")
    next_day = Player(tmp_path)
    assert f"{number}" in "".join(filter(str.isdigit, next_day.resume() and next_day.press("s")[0]))
    next_day.begin(choice=NumberedDeal(8))
    assert [game.number for game in Records(Database(tmp_path / "games.db")).games()] == [number]
    assert Player(tmp_path).resume()


@NUMBERS
def test_a_game_is_played_to_its_end_and_counts(tmp_path, number):
    player = Player(tmp_path)
    player.begin(choice=NumberedDeal(number))
    session = player.table.session
    while not session.outcome and (move := best_move(session.game, session.position)):
        player.press(*keys_of(session.game, session.position, move))
    assert [game.number for game in Records(Database(tmp_path / "games.db")).games()] == [number]


@NUMBERS
def test_a_game_goes_out_to_a_file_and_comes_in_from_it(tmp_path, records, number):
    games = [counted("a", number=number), counted("b", number=None), counted("c", number=1)]
    write_games(tmp_path / "out.json", games)
    assert records.take_over(read_games(tmp_path / "out.json")) == 3
    assert records.games() == games
    assert Records(Database(tmp_path / "games.db")).games() == games


def test_a_number_that_another_program_has_written_is_that_of_no_game(tmp_path, records):
    records.take_over([counted("a")])
    for written in ("#", "#7x", "#" + "9" * 5000, "#²", "7", b"#7", LAST_NUMBER * 1.0, "#0"):
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
            connection.execute("UPDATE records SET number = ?", (written,))
        # SQLite makes a number of a text that is one.
        assert [game.number for game in records.games()] == ([7] if written == "7" else [])


@pytest.mark.parametrize("far", [2**63 - 1, -(2**63), 2**62 + 1])
def test_a_place_at_the_end_of_all_numbers_leaves_room_for_the_next_game(tmp_path, records, far):
    records.take_over([counted("a")])
    database = Database(tmp_path / "games.db")
    with database.change() as execute:
        execute("UPDATE records SET id = ?", (far,))
    for _ in range(2):
        with database.change() as execute:
            add_record(execute, counted("b"))
    assert records.take_over([counted("c"), counted("d")]) == 2
    assert sorted(game.attempt for game in records.games()) == ["a", "b", "c", "d"]


def test_a_value_that_the_database_cannot_hold_is_told_as_such_and_changes_nothing(records, tmp_path):
    records.take_over([counted("a")])
    with pytest.raises(StoreError) as raised, Database(tmp_path / "games.db").change() as execute:
        execute("UPDATE records SET moves = 5")
        execute("UPDATE records SET number = ?", (2**64,))
    assert raised.value.fault is StoreFault.OTHER
    assert records.games() == [counted("a")]
