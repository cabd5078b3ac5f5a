"""The best par score is what a walk through everything finds, and its line leads to it."""

from itertools import pairwise
from random import Random

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.cards import parse_card
from pyramid_access.rules.legality import legal_moves, refusal
from pyramid_access.rules.moves import Remove, remove
from pyramid_access.rules.play import score, successor
from pyramid_access.rules.position import Game, Position, start
from pyramid_access.rules.text import format_position
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.solver.fair.adviser import possible_deals, unseen_slots
from pyramid_access.solver.matching.matcher import can_match
from pyramid_access.solver.par.best_score import BestScore, Scorer, best_score
from pyramid_access.solver.result import Limits, Status
from pyramid_access.solver.search import solve
from tests.solver.endgames import random_endgame
from tests.tables import table, variant_of

PAR = VARIANTS["par"]
MATCHED = (
    "par",
    "par passes=1",
    "par passes=2,overlap=yes",
    "par stock=waste",
    "par stock=hand",
    "par waste_pair=no",
    "par stock=waste,waste_pair=no",
    "par stock=hand,waste_pair=no,overlap=yes",
    "par goal=pyramid",
    "par goal=pyramid,overlap=yes",
    "par goal=pyramid,stock=hand,passes=2",
    "par goal=pyramid,stock=waste",
    "strict scoring=par",
)
WALKED = (
    "giza scoring=par",
    "giza scoring=par,goal=all",
    "three-piles scoring=par",
    "apophis scoring=par,goal=all",
    "cheops scoring=par",
    "dozen scoring=par,goal=all",
    "tut scoring=par,passes=3",
    "par draw=3,stock=waste,waste_pair=no",
)
SIZES = ((8, 8), (6, 12), (10, 8), (4, 14), (12, 12))
EASY_DEALS = (1, 3, 4, 6, 8, 10, 12, 14, 16, 17, 18, 20)


def walked_score(game: Game, position: Position, most: int) -> int | None:
    """Return the best score of all positions that can be reached; None if they are more than ``most``."""
    seen, border = {position}, [position]
    while border and len(seen) <= most:
        after = [successor(game, reached, move) for reached in border for move in legal_moves(game, reached)]
        border = [reached for reached in {*after} if reached not in seen]
        seen.update(border)
    return None if border else max(map(score, seen))


def replayed(game: Game, position: Position, found: BestScore) -> Position:
    for move in found.moves:
        assert refusal(game, position, move) is None, format_position(game, position)
        position = successor(game, position, move)
    assert score(position) == found.score
    return position


def random_game(rng: Random, game: Game) -> list[Position]:
    position = start(game)
    seen = [position]
    while moves := legal_moves(game, position):
        pairs = [move for move in moves if isinstance(move, Remove)]
        position = successor(game, position, rng.choice(pairs) if pairs and rng.random() < 0.7 else moves[-1])
        seen.append(position)
    return seen


@pytest.mark.parametrize("name", MATCHED)
def test_small_endgames_end_as_well_as_they_can(name: str) -> None:
    rng = Random(name)
    decided = 0
    for _ in range(150):
        game, position = random_endgame(rng, name, *rng.choice(SIZES))
        best = walked_score(game, position, 3000)
        found = best_score(game, position)
        replayed(game, position, found)
        assert found.proven
        assert best in (None, found.score), format_position(game, position)
        decided += best is not None
    assert decided > 135


@pytest.mark.parametrize("name", WALKED)
def test_small_endgames_are_walked_through_where_nothing_better_fits(name: str) -> None:
    assert name.startswith("giza") or not can_match(variant_of(name))
    rng = Random(name)
    decided = 0
    for _ in range(30):
        game, position = random_endgame(rng, name, 7, 7)
        best = walked_score(game, position, 3000)
        if best is not None:
            found = best_score(game, position)
            replayed(game, position, found)
            assert (found.score, found.proven) == (best, True), format_position(game, position)
            decided += 1
    assert decided > 20


@pytest.mark.parametrize("number", EASY_DEALS)
def test_no_fresh_deal_clears_the_pyramid_sooner_than_can_be(number: int) -> None:
    game = Game(PAR, deal_of_number(number, "par"))
    found = best_score(game, start(game))
    end = replayed(game, start(game), found)
    assert found.proven
    for passes, points in ((1, 50), (2, 35), (3, 20)):
        rules = variant_of(f"par goal=pyramid,scoring=none,passes={passes}")
        can_clear = solve(Game(rules, game.deal), start(game)).status is Status.WON
        if can_clear:
            assert end.cleared_in is not None
            # Clearing it later is right only where so many more cards leave.
            assert found.score >= points - 24
        else:
            assert found.score < points
            assert end.cleared_in is None or end.cleared_in > passes


def test_fresh_deals_have_these_scores() -> None:
    games = [Game(PAR, deal_of_number(number, "par")) for number in EASY_DEALS]
    scores = [best_score(game, start(game)).score for game in games]
    assert scores == [35, 50, 35, 35, 20, 20, -8, 50, -14, 35, -12, -3]


def test_a_scorer_does_not_mix_up_what_it_knows_of_its_deal() -> None:
    rng = Random(7)
    for number in (11, 12, 16, 18, 23, 30):
        game = Game(PAR, deal_of_number(number, "par"))
        scorer = Scorer(game)
        positions = random_game(rng, game)[6:]
        rng.shuffle(positions)
        for position in positions[:12]:
            limited = scorer.best(position, Limits(nodes=rng.choice((10, 80, 200))))
            best = Scorer(game).best(position).score
            assert limited.score <= best
            assert limited.score == best or not limited.proven
            assert scorer.best(position).score == best
            replayed(game, position, limited)


def test_no_game_gets_better_and_its_best_line_none_worse() -> None:
    rng = Random(8)
    for number in (12, 14, 17):
        game = Game(PAR, deal_of_number(number, "par"))
        scorer = Scorer(game)
        scores = [scorer.best(position).score for position in random_game(rng, game)]
        assert all(later <= earlier for earlier, later in pairwise(scores))
        found, position = scorer.best(start(game)), start(game)
        for move in found.moves:
            position = successor(game, position, move)
            assert scorer.best(position).score == found.score


def test_scorers_of_other_orders_share_only_what_is_the_same() -> None:
    rng = Random(9)
    for number in (12, 16, 17, 20):
        game = Game(PAR, deal_of_number(number, "par"))
        scorer = Scorer(game)
        for position in random_game(rng, game)[4:20:5]:
            unseen = unseen_slots(game, position)
            for deal in possible_deals(game.deal, unseen, rng, 4) if unseen else ():
                other = scorer.reordered(deal, unseen[0]).best(position, Limits(nodes=300))
                assert other == Scorer(Game(PAR, deal)).best(position, Limits(nodes=300))
                replayed(Game(PAR, deal), position, other)


def test_limits_end_the_search_with_what_was_found() -> None:
    game = Game(PAR, deal_of_number(8, "par"))
    few = best_score(game, start(game), Limits(nodes=100))
    assert (few.score, few.proven) == (20, False)
    assert few.nodes < 110
    replayed(game, start(game), few)
    none = best_score(game, start(game), Limits(cancelled=lambda: True))
    assert not none.proven
    replayed(game, start(game), none)
    game = Game(variant_of("giza scoring=par"), game.deal)
    walked = best_score(game, start(game), Limits(nodes=300))
    assert not walked.proven
    replayed(game, start(game), walked)


@pytest.mark.parametrize("name", ["par", "par goal=pyramid"])
def test_the_first_moves_of_a_game_may_be_the_last_ones(name: str) -> None:
    game, position = table(name, "4c", stock="9d")
    assert best_score(game, position).score == 50
    won = successor(game, position, legal_moves(game, position)[0])
    assert best_score(game, won) == BestScore(50, (), True, 0)


def test_kings_left_when_the_pyramid_is_cleared_still_leave() -> None:
    """Trap: with the pyramid gone, kings may still lie in the stock, and under the waste."""
    game, position = table("par", "4c", waste="Ks 9d", stock="Kh Kd", turn=3)
    assert best_score(game, position).score == 20
    game, position = table("par", "4c", waste="Ks 8d", stock="9d Kd", turn=3)
    assert best_score(game, position).score == 18  # the eight stays, and the king under it


def test_in_a_game_that_ends_with_the_pyramid_all_else_leaves_first() -> None:
    game, position = table("par goal=pyramid", "4c", waste="8d 5d", stock="9d Kd")
    found = best_score(game, position)
    assert found.score == 50
    assert found.moves[-1] == remove(game.deal.index(parse_card("4c")), game.deal.index(parse_card("9d")))


def test_two_pairs_of_the_stock_that_cross_keep_each_other_apart() -> None:
    game, position = table("par", "4c", waste="9d", stock="5c 6c 8c 7c")
    assert best_score(game, position).score == 46
    game, position = table("par", "4c", waste="9d", stock="5c 6c 7c 8c")
    assert best_score(game, position).score == 50


def test_a_game_may_be_stopped_at_once() -> None:
    game, position = table("par", "4c", waste="8d", stock="3d", turn=3)
    assert best_score(game, position) == BestScore(-3, (), True, best_score(game, position).nodes)
