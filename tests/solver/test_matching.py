"""The matching method decides as a search through everything does, and its lines are legal to the last move."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from pyramid_access.rules.cards import PACK
from pyramid_access.rules.layout import FULL_PYRAMID, PACK_SIZE, PYRAMID_SIZE
from pyramid_access.rules.legality import is_won, legal_moves, refusal
from pyramid_access.rules.moves import Move, Remove
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position, start
from pyramid_access.rules.text import format_position
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.matching.landmarks import Landmarks
from pyramid_access.solver.matching.matcher import Matcher, can_match, decide
from pyramid_access.solver.matching.pairs import of_same_highs, of_same_lows
from pyramid_access.solver.matching.tables import Tables
from pyramid_access.solver.result import Limits, SolveResult, Status
from tests.random_tables import random_house
from tests.solver.brute_force import can_be_won
from tests.solver.deal_list import FEW, MANY, proven_deals
from tests.solver.endgames import random_endgame
from tests.tables import Table, table, variant_of

COVERED = ("three-pass", "classic", "easy", "thirteen", "strict", "giza", "par", "open-stock", "relaxed")
HOUSES = (
    *COVERED,
    "three-pass passes=1",
    "relaxed passes=1",
    "open-stock passes=1,goal=all,overlap=yes",
    "three-pass goal=all,passes=2",
    "open-stock passes=unlimited",
    "classic waste_pair=yes",
    "easy waste_pair=yes,goal=all",
    "easy overlap=yes",
    "par passes=1,overlap=yes",
    "giza goal=all",
    "giza reserve=6",
    "giza overlap=yes,goal=all",
)


def replay(game: Game, position: Position, moves: tuple[Move, ...]) -> Position:
    for move in moves:
        assert refusal(game, position, move) is None, format_position(game, position)
        position = successor(game, position, move)
    return position


def agrees(game: Game, position: Position, result: SolveResult, most: int = 1500) -> bool:
    """Compare with brute force where that ends; a winning line is proof by itself."""
    if result.status is Status.WON:
        assert is_won(game, replay(game, position, result.moves)), format_position(game, position)
        return True
    assert result.moves == ()
    verdict = can_be_won(game, position, most)
    assert not verdict, format_position(game, position)
    return verdict is False


def random_game(rng: Random, game: Game) -> list[Position]:
    """Return the positions of a game played at random to its end, or for some passes."""
    position, draws = start(game), rng.choice((0.05, 0.2, 0.5))
    seen = [position]
    while (moves := legal_moves(game, position)) and position.pass_number <= 6:
        pairs = [move for move in moves if isinstance(move, Remove)]
        move = moves[-1] if not pairs or rng.random() < draws else rng.choice(pairs)
        position = successor(game, position, move)
        seen.append(position)
    return seen


def verdict(drawn: Table) -> Status:
    game, position = drawn
    result = decide(game, position)
    agrees(game, position, result, 10_000)
    assert (result.status is Status.WON) is can_be_won(game, position)
    return result.status


def test_what_is_open_is_what_nothing_covers() -> None:
    rng = Random(3)
    for game in (Game(VARIANTS[name], tuple(rng.sample(PACK, len(PACK)))) for name in ("three-pass", "giza") * 5):
        tables = Tables(game)
        for _ in range(40):
            cards = rng.getrandbits(PACK_SIZE) & tables.shape.layered
            free = {slot for slot, bit, bits in tables.shape.tests if cards & bits == bit}
            found = tables.find_open(cards)
            assert set(bits_down(found.alone)) == free & tables.loners
            ends = [(low in free, high in free) for low, high in tables.ends]
            assert [(bool(found.lows >> n & 1), bool(found.highs >> n & 1)) for n in range(len(ends))] == ends


def test_edges_of_the_same_cards() -> None:
    rng = Random(4)
    for _ in range(200):
        edges = rng.getrandbits(96) & rng.getrandbits(96) & rng.getrandbits(96)
        lows = {number // 4 for number in bits_down(edges)}
        highs = {(number // 16, number % 4) for number in bits_down(edges)}
        assert {*bits_down(of_same_lows(edges))} == {number for number in range(96) if number // 4 in lows}
        expected = {number for number in range(96) if (number // 16, number % 4) in highs}
        assert {*bits_down(of_same_highs(edges))} == expected


def test_the_covered_variants_are_those_with_single_draws_and_one_partner_rank() -> None:
    assert {name for name, variant in VARIANTS.items() if can_match(variant)} == {*COVERED}


@pytest.mark.parametrize(
    "path", [FEW, pytest.param(MANY, marks=pytest.mark.skipif(not MANY.exists(), reason="no list of deals beside"))]
)
@pytest.mark.parametrize("name", ["open-stock", "three-pass"])
def test_every_verdict_on_proven_deals_is_right(path: Path, name: str) -> None:
    for deal, length in proven_deals(path):
        game = Game(VARIANTS[name], deal)
        result = decide(game, start(game))
        assert result.status is (Status.WON if length else Status.LOST)
        assert is_won(game, replay(game, start(game), result.moves)) is bool(length)
        if name == "open-stock" and length:
            assert len(result.moves) >= length


@pytest.mark.parametrize("name", HOUSES)
def test_small_endgames_agree_with_brute_force(name: str) -> None:
    rng = Random(name)
    decided = 0
    for _ in range(300):
        game, position = random_endgame(rng, name, 7, 7)
        decided += agrees(game, position, decide(game, position))
    assert decided > 280


@pytest.mark.parametrize("name", HOUSES)
def test_positions_of_random_games_agree_with_brute_force(name: str) -> None:
    rng = Random(name)
    for _ in range(4):
        game = Game(variant_of(name), tuple(rng.sample(PACK, len(PACK))))
        matcher = Matcher(game)
        for position in reversed(random_game(rng, game)[-40:]):
            agrees(game, position, matcher.decide(position, Limits(nodes=300)), 150)


@pytest.mark.parametrize("name", HOUSES)
def test_every_position_of_a_winning_line_can_be_won(name: str) -> None:
    rng = Random(name)
    lines = 0
    while lines < 2:
        game = Game(variant_of(name), tuple(rng.sample(PACK, len(PACK))))
        position = start(game)
        matcher = Matcher(game)
        moves = matcher.decide(position, Limits(nodes=100)).moves
        lines += bool(moves)
        for move in moves:
            position = successor(game, position, move)
            result = matcher.decide(position)
            assert result.status is Status.WON, format_position(game, position)
            assert is_won(game, replay(game, position, result.moves))


def test_odd_house_rules_agree_with_brute_force() -> None:
    rng = Random(3)
    houses = (name for name in iter(lambda: random_house(rng), None) if can_match(variant_of(name)))
    for name in islice(houses, 300):
        game, position = random_endgame(rng, name, 6, 7)
        agrees(game, position, decide(game, position))


def test_a_start_in_mid_pass_may_find_nothing_in_the_rest_of_that_pass() -> None:
    assert verdict(table("easy", "2c", waste="Jc 5d", stock="8d 5c")) is Status.WON
    assert verdict(table("easy", "2c", waste="Jc 5d", stock="8d 5c", turn=2)) is Status.LOST


def test_two_stock_cards_that_never_meet_may_stay_unless_all_must_go() -> None:
    assert verdict(table("classic", "2c", stock="Jc 5d 8d")) is Status.WON
    assert verdict(table("classic goal=all", "2c", stock="Jc 5d 8d")) is Status.LOST
    assert verdict(table("strict", "2c", stock="Jc 5d 8d")) is Status.WON


@pytest.mark.parametrize("name", ["easy", "three-pass", "open-stock", "par"])
def test_kings_in_the_waste_are_in_nobodys_way_and_leave_when_all_must_go(name: str) -> None:
    for goal in ("pyramid", "all"):
        assert verdict(table(f"{name} goal={goal}", "2c", "8c Kc", waste="5c Kd Ks", stock="Kh Jc")) is Status.WON


def test_a_king_between_two_waste_cards_keeps_them_from_leaving_as_a_pair() -> None:
    for name in ("classic goal=all,waste_pair=yes", "par passes=1,scoring=none"):
        assert verdict(table(name, "2c", waste="5c 8c", stock="Jc")) is Status.WON
        assert verdict(table(name, "2c", waste="5c Kc 8c", stock="Jc")) is Status.LOST
    assert verdict(table("easy goal=all,waste_pair=yes", "2c", waste="5c Kc 8c", stock="Jc")) is Status.WON


def test_a_held_card_is_open_beside_the_top_of_the_waste() -> None:
    assert verdict(table("strict", "2c", waste="5c", hand="8c", stock="Jc")) is Status.WON
    assert verdict(table("strict", "2c", waste="5c Ac", hand="8c", stock="Jc Qc")) is Status.LOST


def test_a_card_goes_with_the_only_card_on_it_by_the_overlap_rule_alone() -> None:
    assert verdict(table("relaxed", "2c", "Jc --")) is Status.WON
    assert verdict(table("three-pass", "2c", "Jc --")) is Status.LOST


def test_cards_whose_partners_are_out_may_stay_in_the_stock() -> None:
    assert verdict(table("easy", "2c", waste="5c", stock="5d Jc")) is Status.WON
    assert verdict(table("easy goal=all", "2c", waste="5c", stock="5d Jc")) is Status.LOST
    assert verdict(table("easy", "2c", "5s --", stock="Jc")) is Status.LOST


def test_in_the_last_pass_a_waste_card_without_partner_keeps_what_lies_under_it() -> None:
    for name in ("classic", "three-pass passes=1"):
        assert verdict(table(name, "2c", waste="Jc", stock="5d 8d")) is Status.WON
        assert verdict(table(name, "2c", "3c --", waste="Jc Tc", stock="5d")) is Status.WON
        assert verdict(table(name, "3c", "2c 5d", "8d -- --", waste="Jc 4c Tc", stock="5c")) is Status.LOST
    assert verdict(table("easy", "3c", "2c 5d", "8d -- --", waste="Jc 4c Tc", stock="5c")) is Status.WON


def test_a_game_that_is_won_needs_no_move() -> None:
    game, position = table("easy", stock="5c 8c")
    assert decide(game, position) == SolveResult(Status.WON)


def hard_game() -> Game:
    """A deal whose search is long."""
    return Game(variant_of("strict"), tuple(Random(5).sample(PACK, len(PACK))))


def test_limits_and_cancelling_end_a_search_without_a_verdict() -> None:
    game = hard_game()
    assert decide(game, start(game)).nodes > 20
    for limits in (Limits(nodes=5), Limits(cancelled=lambda: True)):
        assert decide(game, start(game), limits).status is Status.UNKNOWN


def test_an_earlier_search_of_the_deal_changes_no_verdict_not_even_one_that_was_cut_short() -> None:
    rng = Random(11)
    for deal, _ in proven_deals(FEW):
        game = Game(VARIANTS["three-pass"], deal)
        matcher = Matcher(game)
        for position in rng.sample(random_game(rng, game), 5):
            matcher.decide(position, Limits(nodes=3))
            again = matcher.decide(position)
            assert again == decide(game, position) == matcher.decide(position)


def test_landmarks_mixed_up_a_card_with_one_partner_left_and_that_partner_bug() -> None:
    """The one partner of a card may have others. Of two that have only each other, more is known."""
    rng = Random(12)
    for _ in range(10):
        tables = Tables(Game(VARIANTS["three-pass"], tuple(rng.sample(PACK, len(PACK)))))
        shared = Landmarks(tables)
        for edge, ends in enumerate(tables.ends):
            if max(ends) < PYRAMID_SIZE and tables.possible >> edge & 1:
                one, other = (tables.possible & ~tables.of[slot] | 1 << edge for slot in ends)
                for edges in (one & other, one, other):
                    assert shared.ruled_out(edges, FULL_PYRAMID) == Landmarks(tables).ruled_out(edges, FULL_PYRAMID)
