"""Fair hints: exact where all is known, true chances where not, and no leak of what nobody has seen."""

from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.play import CLEARING_POINTS, outcome, successor
from pyramid_access.rules.position import Game, Position, start
from pyramid_access.rules.text import format_position
from pyramid_access.rules.variants import VARIANTS, Goal
from pyramid_access.solver.fair.adviser import SAMPLES, Adviser, advise, unseen_slots
from pyramid_access.solver.hints import Hint, Outlook, Why, hints
from pyramid_access.solver.par.best_score import best_score
from pyramid_access.solver.result import Limits, Status
from pyramid_access.solver.search import solve
from tests.solver.brute_force import can_be_won
from tests.solver.endgames import random_endgame
from tests.solver.numbered import reshuffled
from tests.tables import Table, move_text, table, variant_of

UNSCORED = [name for name in VARIANTS if name != "par"]


def told(drawn: Table, **how: object) -> list[tuple[str, Why, int, int, bool]]:
    """Return all hints with their outlook, the best first."""
    advice = advise(*drawn, Random(1), **how)  # type: ignore[arg-type]
    assert all(hint.outlook for hint in advice)
    looks = [hint.outlook or Outlook(0, 0, proven=False) for hint in advice]
    return [
        (move_text(drawn, hint.move), hint.why, look.wins, look.orders, look.proven)
        for hint, look in zip(advice, looks, strict=True)
    ]


def in_all_orders(game: Game, unseen: Sequence[Slot]) -> list[Game]:
    """Return the game with its unseen cards, the last ones of the deal, in every order."""
    cards = [game.deal[slot] for slot in unseen]
    return [Game(game.variant, (*game.deal[: unseen[0]], *order)) for order in permutations(cards)]


@pytest.mark.parametrize("name", [*UNSCORED, "three-pass goal=all", "classic partners=near,passes=2"])
def test_with_all_cards_known_the_advice_is_what_brute_force_finds(name: str) -> None:
    rng = Random(name)
    kept = lost = 0
    for _ in range(100):
        game, position = random_endgame(rng, name, 6, 7)
        if outcome(game, position):
            continue
        advice = advise(game, position, rng, peek=True)
        told_moves = {hint.move: hint for hint in advice}
        assert len(told_moves) == len(advice) > 0
        for move in legal_moves(game, position):
            wins = bool(can_be_won(game, successor(game, position, move)))
            assert move in told_moves or not wins, format_position(game, position)
            if move in told_moves:
                assert told_moves[move].outlook == Outlook(wins, 1, proven=True), format_position(game, position)
                kept, lost = kept + wins, lost + (not wins)
        best = advice[0].outlook
        assert best and best.wins == max(hint.outlook.wins for hint in advice if hint.outlook)
    assert kept > 5
    assert lost > 5


@pytest.mark.parametrize("name", ["classic", "strict", "open-stock passes=1", "tut passes=1", "three-piles", "cheops"])
def test_with_few_unseen_cards_the_chances_are_those_of_all_their_orders(name: str) -> None:
    rng = Random(name)
    told_moves = between = 0
    for _ in range(700):
        game, position = random_endgame(rng, name, 5, 7)
        unseen = unseen_slots(game, position)
        if not 2 <= len(unseen) <= 3 or outcome(game, position):
            continue
        games = in_all_orders(game, unseen)
        for hint in advise(game, position, rng):
            assert hint.move
            after = successor(game, position, hint.move)
            wins = sum(bool(can_be_won(other, after)) for other in games)
            assert hint.outlook == Outlook(wins, len(games), proven=False), format_position(game, position)
            told_moves += 1
            between += 0 < wins < len(games)
    assert told_moves > 50
    assert between > 3


@pytest.mark.parametrize("name", ["par", "par goal=pyramid", "tut scoring=par,passes=2"])
def test_played_for_its_score_the_move_to_the_best_one_comes_first(name: str) -> None:
    rng = Random(8)
    wins = losses = 0
    for _ in range(60):
        game, position = random_endgame(rng, name, 6, 7)
        if outcome(game, position):
            continue
        advice = advise(game, position, rng, peek=True)
        scores = []
        for hint in advice:
            assert hint.move
            assert hint.outlook
            best = best_score(game, successor(game, position, hint.move))
            assert hint.outlook.score == best.score, format_position(game, position)
            assert (hint.outlook.orders, hint.outlook.proven) == (1, True)
            if game.variant.goal is Goal.ALL:
                assert hint.outlook.wins == (best.score in CLEARING_POINTS.values())
            wins, losses = wins + hint.outlook.wins, losses + 1 - hint.outlook.wins
            scores.append(hint.outlook.score)
        assert advice[0].why is Why.KING or scores == sorted(scores, reverse=True)
        assert scores[0] == max(scores)
    assert wins > 10
    assert losses > 10


def test_the_pyramid_is_not_cleared_before_the_rest_if_that_ends_the_game() -> None:
    """The last card of the pyramid leaves alone, or with another; a pair outside is worth two points."""
    king = table("par goal=pyramid", "Kd", waste="Jc 2d", stock="7s")
    assert [row[0] for row in told(king)] == ["2d Jc", "Kd", "draw"]
    pair = table("par goal=pyramid", "Qd", waste="Jc 2d", stock="As 7s")
    assert told(pair)[0][0] == "2d Jc"


def test_the_score_is_the_mean_of_all_orders() -> None:
    rng = Random(9)
    between = 0
    for _ in range(150):
        game, position = random_endgame(rng, "par passes=1", 6, 7)
        unseen = unseen_slots(game, position)
        if not 2 <= len(unseen) <= 3 or outcome(game, position):
            continue
        games = in_all_orders(game, unseen)
        for hint in advise(game, position, rng):
            assert hint.move
            assert hint.outlook
            scores = [best_score(other, successor(game, position, hint.move)).score for other in games]
            assert hint.outlook.score == sum(scores) / len(games)
            assert (hint.outlook.orders, hint.outlook.proven) == (len(games), False)
            between += min(scores) < max(scores)
    assert between > 10


def decisions(name: str, number: int, seed: int) -> list[tuple[Game, Position]]:
    """Return the positions with unseen cards of a game that is played by the fair hint."""
    game = Game(variant_of(name), deal_of_number(number, "classic"))
    adviser, position = Adviser(game, Random(seed), samples=5), start(game)
    found = []
    while unseen_slots(game, position) and (move := adviser.choose(position)):
        found.append((game, position))
        position = successor(game, position, move)
    return found


@pytest.mark.parametrize(("name", "games"), [("three-pass", 4), ("classic", 1), ("open-stock", 1), ("par", 1)])
def test_reshuffling_only_what_nobody_has_seen_changes_no_advice(name: str, games: int) -> None:
    rng = Random(name)
    asked = 0
    for number in range(1, games + 1):
        for game, position in decisions(name, number, number)[:: 4 if name == "par" else 1]:
            other = reshuffled(game, position, rng)
            asked += other != game
            advice = advise(game, position, Random(number), samples=4)
            assert advise(other, position, Random(number), samples=4) == advice
            assert Adviser(other, Random(number), samples=4).choose(position) == advice[0].move
    assert asked > 5 * games


def test_peeking_does_look_at_the_order() -> None:
    rng = Random(3)
    changed = 0
    for game, position in decisions("three-pass passes=2", 1, 1):
        other = reshuffled(game, position, rng)
        changed += advise(game, position, rng, peek=True) != advise(other, position, rng, peek=True)
    assert changed


def test_the_choice_is_the_first_advice_through_whole_games() -> None:
    asked = 0
    for number in range(1, 4):
        game = Game(VARIANTS["three-pass"], deal_of_number(number, "three-pass"))
        adviser, chooser = Adviser(game, Random(number)), Adviser(game, Random(number))
        position = start(game)
        while move := chooser.choose(position):
            asked += len(hints(game, position)) > 1
            assert move == adviser.advise(position)[0].move, format_position(game, position)
            position = successor(game, position, move)
    assert asked > 40


def test_a_won_game_is_never_lost_by_the_best_hint_once_all_is_known() -> None:
    for name in ("giza", "dozen", "easy"):
        won = 0
        for number in range(1, 9):
            game = Game(VARIANTS[name], deal_of_number(number, name))
            if solve(game, start(game), Limits(nodes=500)).status is not Status.WON:
                continue
            adviser, position = Adviser(game, Random(1), peek=True), start(game)
            while (hint := adviser.advise(position)[0]).move:
                assert hint.outlook == Outlook(1, 1, proven=True)
                position = successor(game, position, hint.move)
            assert hint == Hint(None, Why.NOTHING, Outlook(1, 1, proven=True))
            won += 1
        assert won


def test_the_best_chance_comes_first() -> None:
    # The only queen is for the covered ace, and an eight is to come; by rule of thumb she would leave at once.
    drawn = table("classic", "4c", "Ac Kd", "5d -- Qc", waste="As", stock="8h 9s")
    assert hints(*drawn)[0].why is Why.UNCOVERS
    assert told(drawn) == [("draw", Why.DRAW, 2, 2, False), ("As Qc", Why.UNCOVERS, 0, 2, False)]


def test_a_tie_goes_by_the_rule_of_thumb() -> None:
    # Drawn first, the five would lie on the jack.
    drawn = table("classic", "2c", "2d 2h", waste="Jd Js", stock="Jh 5s")
    assert told(drawn) == [
        ("2d Js", Why.WITH_STOCK, 2, 2, False),
        ("2h Js", Why.WITH_STOCK, 2, 2, False),
        ("draw", Why.DRAW, 1, 2, False),
    ]


def test_a_card_that_leaves_alone_comes_first_even_from_a_lost_table() -> None:
    drawn = table("classic", "2c", "2d Kc", waste="Jd 3d", stock="5s 4s 6s 7s")
    assert told(drawn) == [("Kc", Why.KING, 0, 20, False), ("draw", Why.DRAW, 0, 20, False)]


def test_a_card_that_leaves_alone_comes_first_even_if_nothing_is_known_of_it() -> None:
    game = Game(VARIANTS["three-pass"], deal_of_number(48, "three-pass"))
    position = start(game)
    beside_wins = 0
    for step in range(40):
        kings, others = Adviser(game, Random(1), samples=1), hints(game, position)
        advice = kings.advise(position, Limits(nodes=5))
        if others[0].why is Why.KING:
            assert advice[0].why is Why.KING
            beside_wins += advice[0].outlook == Outlook(0, 0, proven=False, undecided=1) and len(advice) > 1
        move = others[-1 if step % 2 else 0].move
        assert move
        position = successor(game, position, move)
    assert beside_wins


def test_a_card_that_leaves_alone_stays_where_later_draws_need_it() -> None:
    # With the king the next pass turns up the ten; without it always the six.
    drawn = table("tut", "3c", waste="Kh", stock="7c Td 6d", turn=2)
    assert told(drawn) == [("draw", Why.DRAW, 1, 1, True), ("Kh", Why.KING, 0, 1, True)]
    assert Adviser(drawn[0], Random(1)).choose(drawn[1]) == advise(*drawn, Random(1))[0].move


def test_a_pair_stays_where_later_draws_need_it() -> None:
    # With the five the next pass turns up the nine; without it always the four.
    drawn = table("tut", "Qh", "4s 8c", waste="Ac 5c", stock="9c 4d", turn=2)
    assert told(drawn) == [("draw", Why.DRAW, 1, 1, True), ("5c 8c", Why.WITH_STOCK, 0, 1, True)]


def test_the_same_orders_serve_until_another_card_is_seen() -> None:
    game, position = decisions("classic", 2, 1)[3]
    adviser = Adviser(game, Random(1), samples=3)
    first, again = adviser.advise(position), adviser.advise(position)
    assert first == again
    assert any(advise(game, position, Random(seed), samples=3) != first for seed in range(2, 6))


def test_a_useless_move_that_keeps_the_win_is_told_after_the_others() -> None:
    drawn = table("tut", "2c", waste="Jc", turn=2)
    assert told(drawn) == [("2c Jc", Why.WITH_STOCK, 1, 1, True), ("redeal", Why.REDEAL, 1, 1, True)]
    lost = table("tut", "2h", "2c 3d", waste="Jc", turn=2)
    assert told(lost) == [("2c Jc", Why.WITH_STOCK, 0, 1, True)]


@pytest.mark.parametrize(
    ("drawn", "wins"),
    [
        (table("classic", waste="5c 8c"), 1),
        (table("classic", "2c", waste="5c 8c"), 0),
        (table("giza", "2c", reserve="3c"), 0),
    ],
)
def test_a_game_that_is_over(drawn: Table, wins: int) -> None:
    assert told(drawn) == [("", Why.NOTHING, wins, 1, True)]
    assert Adviser(drawn[0], Random(1)).choose(drawn[1]) is None


@pytest.mark.parametrize(("samples", "orders"), [(1, 1), (5, 5), (30, 24)])
def test_so_many_orders_are_looked_at_as_are_asked_for_or_as_there_are(samples: int, orders: int) -> None:
    drawn = table("classic", "2c", waste="Js", stock="3c 4h 5s 6s")
    assert {row[3] for row in told(drawn, samples=samples)} == {orders}


@pytest.mark.parametrize("name", ["three-pass", "cheops"])
@pytest.mark.parametrize("peek", [False, True])
def test_whoever_cancels_gets_moves_of_which_nothing_is_known(name: str, peek: bool) -> None:
    game = Game(VARIANTS[name], deal_of_number(8, name))
    position = start(game)
    limits = Limits(cancelled=lambda: True)
    advice = advise(game, position, Random(1), peek=peek, limits=limits)
    assert [hint.move for hint in advice] == [hint.move for hint in hints(game, position)]
    (outlook,) = {hint.outlook for hint in advice}
    assert outlook == Outlook(0, 0, proven=False, undecided=SAMPLES if unseen_slots(game, position) and not peek else 1)


def test_a_limit_leaves_out_orders_that_take_longer() -> None:
    game = Game(VARIANTS["classic"], deal_of_number(4, "classic"))
    position = start(game)
    few, many = (advise(game, position, Random(1), limits=Limits(nodes=nodes)) for nodes in (3, 200))
    assert few[0].outlook
    assert many[0].outlook
    assert few[0].outlook.orders < many[0].outlook.orders
    assert {look.orders + look.undecided for look in (few[0].outlook, many[0].outlook)} == {SAMPLES}


@pytest.mark.parametrize("name", ["strict", "classic", "cheops"])
def test_the_true_chances_lie_between_the_wins_and_those_with_the_undecided_orders(name: str) -> None:
    rng = Random(name)
    undecided = 0
    for _ in range(500):
        game, position = random_endgame(rng, name, 6, 8)
        unseen = unseen_slots(game, position)
        if not 2 <= len(unseen) <= 3 or outcome(game, position):
            continue
        games = in_all_orders(game, unseen)
        for hint in advise(game, position, rng, limits=Limits(nodes=rng.randrange(2))):
            assert hint.move
            assert hint.outlook
            after = successor(game, position, hint.move)
            wins = sum(bool(can_be_won(other, after)) for other in games)
            assert hint.outlook.wins <= wins <= hint.outlook.wins + hint.outlook.undecided
            assert hint.outlook.orders + hint.outlook.undecided == len(games)
            undecided += hint.outlook.undecided
    assert undecided > 10


def test_a_score_that_a_limit_has_cut_short_is_not_proven() -> None:
    game = Game(variant_of("dozen scoring=par"), deal_of_number(3, "dozen"))
    few, many = (advise(game, start(game), Random(1), limits=Limits(nodes=nodes))[0].outlook for nodes in (2, 5_000))
    assert few
    assert many
    assert (few.proven, few.orders) == (False, 1)
    assert many.proven
    assert few.score is not None
    assert many.score is not None
    assert few.score < many.score
