"""Shortest lines are legal, and as short as those of a plain breadth-first search."""

from pathlib import Path
from random import Random

import pytest

from pyramid_access.rules.cards import PACK, Rank
from pyramid_access.rules.layout import PACK_SIZE, REST
from pyramid_access.rules.legality import is_won, legal_moves
from pyramid_access.rules.moves import Move
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position, start
from pyramid_access.rules.text import format_position, parse_position
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.solver.matching.matcher import decide
from pyramid_access.solver.result import Limits, SolveResult, Status
from pyramid_access.solver.shortest.win import can_shorten, shortest
from tests.solver.deal_list import FEW, MANY, proven_deals
from tests.solver.endgames import random_endgame
from tests.solver.test_matching import replay
from tests.tables import Table, table, variant_of

MAIN = (
    "open-stock",
    "open-stock passes=1",
    "open-stock passes=2",
    "open-stock passes=unlimited",
    "three-pass",
    "three-pass passes=1",
    "three-pass passes=2",
    "three-pass passes=unlimited",
)
OTHERS = (
    "open-stock goal=all",
    "open-stock overlap=yes,waste_pair=yes",
    "three-pass goal=all",
    "three-pass waste_pair=yes",
    "relaxed passes=2",
    "strict",
    "classic",
    "easy",
    "classic passes=unlimited,overlap=yes",
    "easy waste_pair=yes",
    "easy waste_pair=yes,goal=all",
    "par",
    "giza",
    "giza goal=all",
    "giza reserve=6,overlap=yes",
)


def fewest_moves(game: Game, position: Position, most: int = 10_000) -> int | None:
    """Return the moves of a shortest win, found by going through all positions; None if there is none.

    Raises ValueError if more than ``most`` positions can be reached.
    """
    seen, border, moves = {_same(game, position)}, [position], 0
    while border and not any(is_won(game, reached) for reached in border):
        later = []
        for after in (successor(game, reached, move) for reached in border for move in legal_moves(game, reached)):
            if (key := _same(game, after)) not in seen:
                seen.add(key)
                later.append(after)
        if len(seen) > most:
            raise ValueError(f"too many positions: {format_position(game, position)}")
        border, moves = later, moves + 1
    return moves if border else None


def _same(game: Game, position: Position) -> Position:
    """Leave out the number of the pass where it changes nothing: else there would be no end to positions."""
    return position if game.variant.passes is not None else position._replace(pass_number=0, cleared_in=None)


def is_right(game: Game, position: Position) -> bool:
    """Compare with going through everything; tell whether the position can be won."""
    result = shortest(game, position)
    length = fewest_moves(game, position)
    if length is None:
        assert (result.status, result.moves) == (Status.LOST, ()), format_position(game, position)
        return False
    assert result.status is Status.WON, format_position(game, position)
    assert is_won(game, replay(game, position, result.moves)), format_position(game, position)
    assert len(result.moves) == length, format_position(game, position)
    return True


def length_of(drawn: Table) -> int:
    """Return the length of the shortest line of a position that can be won."""
    game, position = drawn
    assert is_right(game, position)
    return len(shortest(game, position).moves)


def with_kings(rng: Random, game: Game, position: Position) -> tuple[Game, Position]:
    """Return the position with kings in place of some cards of stock, hand, waste or reserve."""
    there = [slot for slot in REST if game.deal[slot].rank is not Rank.KING and slot in _rest(game, position)]
    kings = [
        slot for slot in range(PACK_SIZE) if game.deal[slot].rank is Rank.KING and slot not in _rest(game, position)
    ]
    count = min(len(there), len(kings), rng.randint(1, 4))
    deal = [*game.deal]
    for slot, king in zip(rng.sample(there, count), rng.sample(kings, count), strict=True):
        deal[slot], deal[king] = deal[king], deal[slot]
    return Game(game.variant, tuple(deal)), position


def _rest(game: Game, position: Position) -> set[int]:
    held = () if position.hand is None else (position.hand,)
    columns = game.columns
    reserve = (28 + row * columns + column for column, n in enumerate(position.reserve) for row in range(n))
    return {*position.stock, *held, *(slot for pile in position.waste for slot in pile), *reserve}


def careless_game(rng: Random, game: Game) -> list[Position]:
    """Return the positions of a game that follows winning lines, and leaves them at random as long as it can be won."""
    position = start(game)
    line = decide(game, position).moves
    seen = []
    while line:
        seen.append(position)
        after = successor(game, position, rng.choice(legal_moves(game, position)))
        if rng.random() < 0.3 and (other := decide(game, after).moves):
            position, line = after, other
        else:
            position, line = successor(game, position, line[0]), line[1:]
    return seen


def test_rules_with_one_partner_rank_and_single_draws_have_shortest_lines() -> None:
    without = {"three-piles", "tut", "dozen", "apophis", "cheops"}
    assert {name for name, variant in VARIANTS.items() if not can_shorten(variant)} == without
    game = Game(VARIANTS["tut"], PACK)
    with pytest.raises(ValueError, match="no shortest lines"):
        shortest(game, start(game))


@pytest.mark.parametrize(("name", "count"), [*((name, 100) for name in MAIN), *((name, 60) for name in OTHERS)])
def test_small_endgames_agree_with_breadth_first_search(name: str, count: int) -> None:
    rng = Random(name)
    won = 0
    for _ in range(count):
        game, position = random_endgame(rng, name, 8, 8)
        won += is_right(game, position)
    assert won > count / 20


@pytest.mark.parametrize(("name", "count"), [*((name, 100) for name in MAIN), *((name, 60) for name in OTHERS)])
def test_endgames_with_kings_in_stock_and_waste_agree_with_breadth_first_search(name: str, count: int) -> None:
    rng = Random(name)
    for _ in range(count):
        is_right(*with_kings(rng, *random_endgame(rng, name, 7, 8)))


@pytest.mark.parametrize("name", [*MAIN, "easy", "relaxed", "par", "giza"])
def test_the_ends_of_real_games_agree_with_breadth_first_search(name: str) -> None:
    rng = Random(name)
    games = 0
    while games < 3:
        game = Game(variant_of(name), tuple(rng.sample(PACK, len(PACK))))
        positions = careless_game(rng, game)
        games += bool(positions)
        for position in positions[-10::3]:
            assert is_right(game, position)


@pytest.mark.parametrize(
    ("path", "count"),
    [(FEW, 20), pytest.param(MANY, 10, marks=pytest.mark.skipif(not MANY.exists(), reason="no list of deals beside"))],
)
def test_lengths_of_proven_deals_are_exact(path: Path, count: int) -> None:
    for deal, length in [*proven_deals(path)][:count]:
        game = Game(VARIANTS["open-stock"], deal)
        result = shortest(game, start(game))
        assert result.status is (Status.WON if length else Status.LOST)
        assert len(result.moves) == length
        assert is_won(game, replay(game, start(game), result.moves)) is bool(length)


@pytest.mark.parametrize("name", ["open-stock", "three-pass"])
def test_on_a_shortest_line_each_move_leaves_one_less(name: str) -> None:
    game = Game(VARIANTS[name], [deal for deal, length in proven_deals(FEW) if length][1])
    position = start(game)
    moves = shortest(game, position).moves
    for left, move in zip(range(len(moves), 0, -1), moves, strict=True):
        assert len(shortest(game, position).moves) == left
        position = successor(game, position, move)
    assert shortest(game, position) == SolveResult(Status.WON)


def test_a_held_card_needs_a_draw_and_one_that_shows_does_not() -> None:
    assert length_of(table("open-stock", "2c", stock="Jc 5d")) == 1
    assert length_of(table("three-pass", "2c", stock="Jc 5d")) == 2
    assert length_of(table("open-stock", "2c", stock="5d Jc")) == 2
    assert length_of(table("three-pass", "2c", stock="5d Jc")) == 3
    assert length_of(table("three-pass", "2c", hand="Jc", stock="5d")) == 1
    assert length_of(table("classic", "2c", waste="Jc", stock="5d")) == 1
    assert length_of(table("three-pass", "2c", "3c --", hand="Tc", stock="Jc")) == 3


def test_a_king_of_the_stock_leaves_instead_of_being_drawn_where_it_shows() -> None:
    assert length_of(table("open-stock", "2c", stock="Kc Jc")) == 2
    assert length_of(table("three-pass", "2c", stock="Kc Jc")) == 3
    assert length_of(table("open-stock goal=all", "2c", stock="Kc Jc")) == 2
    assert length_of(table("three-pass goal=all", "2c", stock="Kc Jc")) == 4


def test_kings_in_the_waste_leave_only_if_that_is_shorter() -> None:
    for name in ("open-stock", "easy"):
        assert length_of(table(name, "2c", waste="Jc Kc Kd", stock="5d")) == 3
        assert length_of(table(name, "2c", waste="Jc Kc Kd Ks Kh", stock="")) == 2 + (name == "easy")


def test_two_stock_cards_stay_together_if_the_pyramid_can_do_without() -> None:
    assert length_of(table("open-stock passes=1", "Kd", "Qs Ad", waste="Qh Td", stock="3h As")) == 2


def test_a_king_before_the_next_stock_card_costs_a_move() -> None:
    text = (
        "open-stock | 2s 7h 2h 2c 9d Ts 5h Td Qd As 6s Jd 3c Ah Qc Ac 6h 7d Ad Qs 4s 6c Kh 5d 9c 6d 3h 4c Th Qh Ks 5c"
        " 7s 4d 5s 8c Tc Kc 8d Kd 7c 3d 3s Js 8s Jc 8h 4h Jh 2d 9h 9s | out 7h 2c 9d Ts 5h Td Qd As 6s Jd 3c Ah Qc Ac"
        " 6h 7d Ad Qs 4s 6c Kh 5d 9c 6d 3h 4c Th Qh Ks 7s 4d 5s 8c 8d 7c 3s 8s 4h Jh 2d 9h 9s | stock Kd 3d Js Jc 8h"
        " | waste 5c Tc Kc | pass 2"
    )
    assert is_right(*parse_position(text))


def test_a_held_king_is_not_in_the_way_before_the_next_draw() -> None:
    assert length_of(table("three-pass", "Tc", waste="Js 3d", hand="Kh", stock="2d")) == 1
    assert length_of(table("three-pass", "Tc", waste="Js 3d Kd", hand="Kh", stock="2d")) == 2


def test_a_king_that_stays_on_the_waste_covers_it_though_none_was_held() -> None:
    text = (
        "three-pass passes=unlimited | 8s 7s 5d 8c 4d 6c Ks 6h 4h 3c Kd 3d 7h Qh As Ts 2s 3s 5s Js Qd Jh 8d 9d Tc 3h 5h"
        " 9s Ad Ah Kh Jc 2d 6d 5c Qc Th 7d 8h 9c 6s 4c 4s 9h Jd Qs 2c 7c 2h Ac Td Kc | out 5d 8c 4d 6c Ks 6h 4h 3c Kd"
        " 3d 7h Qh As Ts 2s 3s 5s Js Qd Jh 8d 9d Tc 3h 5h 9s Ad Ah 2d Qc Th 8h 9c 4c 4s 9h Jd Qs 2c 7c 2h Ac Td"
        " | waste Kh Jc 6d 5c 7d 6s Kc | pass 2"
    )
    assert length_of(parse_position(text)) == 7


def test_two_stock_cards_leave_together_only_if_that_is_shorter() -> None:
    assert length_of(table("three-pass passes=1", "2c", "3c --", waste="Jc 5c", hand="8d", stock="Td")) == 4
    assert length_of(table("three-pass passes=1", "2c", waste="5c", hand="8d", stock="Jc")) == 2
    assert length_of(table("three-pass", "2c", waste="Jc 5c", hand="8d")) == 2


@pytest.mark.parametrize(
    "text",
    [
        "giza reserve=6 | 3c Tc 4s 9h Qs 8c Kc 7d 4h 7h 3s 6s 2s 7c As Js 6h 6c 4d Th 2d Qc Jd Ts 8s 4c 6d 5s 3d Jc Qh"
        " Td Kd 2c Ks 5h Ac Ad 8d Ah Qd Jh 5c Kh 9s 8h 9d 5d 7s 9c 2h 3h | out Tc 4s 9h Qs 8c Kc 7d 4h 7h 3s 6s 2s 7c"
        " As Js 6h 6c 4d Th 2d Qc Jd Ts 8s 4c 6d 5s Jc Kd 2c 5h Ac 8d Ah Qd Jh 5c 9s 8h 9d 5d 7s 9c 2h 3h",
        "giza reserve=6 | 9h Jd Ac 7c 8c 4d As 6c Ad Tc 9d 7h Th 2s 8s Qc 4h 7d 6h 6d Kh 8h 2d 4s Qd 8d 5h Ah Qs 2c 4c"
        " Ks Td 3d 5c Qh 3h Ts 9c Js Kc Jc Jh 3c 7s 5d 6s 3s 2h 9s 5s Kd | out Jd 7c 8c 4d As 6c Ad Tc 9d 7h Th 2s 8s"
        " Qc 4h 7d 6h 6d Kh 8h 2d 4s Qd 8d 5h Ah Qs Ks 5c Ts 9c Kc Jc Jh 3c 7s 5d 6s 3s 2h 9s 5s Kd",
    ],
)
def test_kings_and_pairs_of_a_reserve_stay_if_that_is_shorter(text: str) -> None:
    assert length_of(parse_position(text)) == 3


def test_a_won_game_needs_no_move() -> None:
    game, position = table("three-pass", stock="5c 8c")
    assert shortest(game, position) == SolveResult(Status.WON)


def test_limits_and_cancelling_end_a_search_without_a_line() -> None:
    deal = next(deal for deal, length in proven_deals(FEW) if length)
    game = Game(VARIANTS["three-pass"], deal)
    assert shortest(game, start(game)).nodes > 30
    for limits in (Limits(nodes=30), Limits(cancelled=lambda: True)):
        result = shortest(game, start(game), limits)
        assert (result.status, result.moves) == (Status.UNKNOWN, ())


def test_the_same_position_gives_the_same_line() -> None:
    deal = next(deal for deal, length in proven_deals(FEW) if length)
    game = Game(VARIANTS["open-stock"], deal)
    moves: tuple[Move, ...] = shortest(game, start(game)).moves
    assert shortest(game, start(game)).moves == moves
