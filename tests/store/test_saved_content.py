"""A saved game as text, and in a file as earlier versions kept it."""

import json
from dataclasses import replace

import pytest

from pyramid_access.deals.choice import DealOrigin
from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.cards import format_cards
from pyramid_access.rules.moves import Draw
from pyramid_access.rules.position import Game
from pyramid_access.rules.variants import VARIANTS, with_rules
from pyramid_access.store.atomic import StoreFault
from pyramid_access.store.game_store import load_game
from pyramid_access.store.problems import SaveFault
from pyramid_access.store.saved_content import SavedGame, format_save
from tests.store.games import played
from tests.tables import table


def keep(path, saved):
    path.write_text(format_save(saved))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.json"


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_comes_back_as_it_was(path, variant):
    saved = played(variant)
    keep(path, saved)
    assert load_game(path).saved == saved


def test_house_rules_a_file_and_an_untouched_game_come_back(path):
    game = Game(with_rules("classic", {"passes": "unlimited", "goal": "all"}), deal_of_number(1, "classic"))
    saved = SavedGame(game, DealOrigin(file="donne de cœur\udcff.txt"))
    keep(path, saved)
    assert load_game(path).saved == saved


def in_the_middle():
    """Return a game that began in the middle of another one, in its second pass."""
    game, position = table("easy goal=all", "9h", "4c 8d", waste="8h Td", stock="2c 3c", turn=2)
    return SavedGame(game, DealOrigin(file="from Anna.txt"), position=position, moves=(Draw(),), undone=((Draw(),),))


def test_a_game_that_began_in_its_middle_comes_back(path):
    saved = in_the_middle()
    keep(path, saved)
    assert load_game(path).saved == saved


def test_no_file_is_no_game_and_no_problem(path):
    loaded = load_game(path)
    assert (loaded.saved, loaded.problem) == (None, None)


def test_the_file_can_be_read_by_a_person(path):
    keep(path, SavedGame(Game(VARIANTS["giza"], deal_of_number(7, "giza")), DealOrigin(7), cursor=0))
    content = json.loads(path.read_text())
    assert content["variant"] == "giza"
    assert content["number"] == 7
    assert content["deal"] == format_cards(deal_of_number(7, "giza"))


def problem_of(path, content):
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    loaded = load_game(path)
    assert loaded.saved is None
    assert loaded.problem
    assert loaded.problem.aside
    assert loaded.problem.aside.name.startswith("game.damaged-")
    assert not path.exists()
    return loaded.problem.fault


def test_a_file_cut_off_anywhere_is_set_aside(path):
    keep(path, played())
    whole = path.read_bytes()
    for length in range(0, len(whole) - 2, 11):
        assert problem_of(path, whole[:length]) is SaveFault.NOT_JSON
        path.with_name("game.damaged-1.json").unlink()


def changed(path, **changes):
    keep(path, played())
    return json.dumps(json.loads(path.read_text()) | changes)


@pytest.mark.parametrize(
    "changes",
    [
        {name: value}
        for name in ("format", "variant", "rules", "deal", "number", "day", "file", "moves", "undone")
        for value in ([], {}, -1, 1.5, "x|y", True)
        if (name, value) not in [("file", "x|y")]
    ]
    + [{"seconds": value} for value in (-1, "x", None, [], float("nan"), float("inf"), 1e308, 10**300, 2e9)]
    + [{name: value} for name in ("hints", "undos") for value in (-1, "x", None, 1.5, True, 10**4000)]
    + [{"attempt": value} for value in (5, [], {})]
    + [{"started": value} for value in (5, None, [])]
    + [{"number": value} for value in (0, 10**400, 10**20 + 1)]
    + [{"difficulty": value} for value in ("x", "", 1, [], {})]
    + [{"stopped": value} for value in (1, "yes", None, [])]
    + [{"cursor": value} for value in (5, "xx", "", [])]
    + [{"chosen": "1z"}, {"deal": "9h"}, {"day": "2026-13-01"}, {"moves": "9h 9h"}, {"moves": "draw,,draw"}],
)
def test_wrong_content_is_set_aside(path, changes):
    assert problem_of(path, changed(path, **changes)) is SaveFault.WRONG_CONTENT


@pytest.mark.parametrize("name", ["format", "variant", "deal", "moves", "cursor", "hints"])
def test_a_missing_part_is_set_aside(path, name):
    keep(path, played())
    content = json.loads(path.read_text())
    del content[name]
    assert problem_of(path, json.dumps(content)) is SaveFault.WRONG_CONTENT


def test_a_game_kept_before_deals_were_rated_goes_on(path):
    keep(path, played())
    content = json.loads(path.read_text())
    del content["difficulty"]
    path.write_text(json.dumps(content))
    assert load_game(path).saved == replace(played(), difficulty=None)


@pytest.mark.parametrize("changes", [{"moves": "redeal"}, {"moves": "", "undone": "redeal"}, {"moves": "3d"}])
def test_moves_against_the_rules_are_set_aside(path, changes):
    assert problem_of(path, changed(path, **changes)) is SaveFault.ILLEGAL_MOVE


def test_a_newer_version_is_set_aside(path):
    assert problem_of(path, '{"format": 4}') is SaveFault.NEWER_VERSION


@pytest.mark.parametrize("content", [b"\0" * 100, b"[" * 100_000, b"null", b"5", b'"x"', b"{}", b"9" * 10_000])
def test_rubbish_is_set_aside(path, content):
    assert problem_of(path, content) in (SaveFault.NOT_JSON, SaveFault.WRONG_CONTENT)


def test_other_encodings_and_a_huge_file_are_set_aside(path):
    assert problem_of(path, b'{"format": "\xff"}') is SaveFault.NOT_UTF8
    assert problem_of(path, b" " * 1_100_000) is SaveFault.UNREADABLE


def test_a_folder_in_its_place_is_set_aside(path):
    path.mkdir()
    loaded = load_game(path)
    assert loaded.problem
    assert loaded.problem.store_fault is StoreFault.IN_THE_WAY
    assert not path.exists()


def test_where_no_file_can_be_there_is_no_game(tmp_path):
    (tmp_path / "file").write_text("x")
    loaded = load_game(tmp_path / "file" / "game.json")
    assert (loaded.saved, loaded.problem) == (None, None)


def test_moves_taken_back_at_once_stay_together(path):
    saved = played(moves=12, taken_back=6)
    together = replace(saved, undone=(tuple(move for (move,) in reversed(saved.undone[:4])), *saved.undone[4:]))
    keep(path, together)
    assert load_game(path).saved == together
    assert len(together.undone[0]) == 4


def test_a_game_saved_before_moves_could_be_taken_back_together_goes_on(path):
    saved = played()
    path.write_text(format_save(saved).replace('"format": 3', '"format": 1'))
    assert load_game(path).saved == saved


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"position": ""}, SaveFault.WRONG_CONTENT),
        ({"position": 5}, SaveFault.WRONG_CONTENT),
        ({"rules": ""}, SaveFault.WRONG_CONTENT),
        ({"moves": "9h 4c"}, SaveFault.ILLEGAL_MOVE),
    ],
)
def test_a_middle_that_does_not_fit_the_game_is_told(path, changes, fault):
    text = json.dumps(json.loads(format_save(in_the_middle())) | {"moves": "draw, draw", "undone": ""} | changes)
    assert problem_of(path, text) is fault


def test_a_game_saved_before_starts_were_told_apart_goes_on(path):
    content = json.loads(format_save(played()))
    for name in ("attempt", "started", "undos"):
        del content[name]
    path.write_text(json.dumps(content))
    assert load_game(path).saved == replace(played(), attempt=None, undos_used=len(played().undone))
