"""Orders of the unseen cards: which there are, and that what their searches share changes no verdict."""

from collections import Counter
from itertools import islice
from math import factorial
from random import Random

import pytest

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.cards import PACK
from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.moves import Remove
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Game, Position, has_unseen, start
from pyramid_access.rules.text import format_position
from pyramid_access.rules.variants import VARIANTS, Scoring
from pyramid_access.solver.fair.adviser import possible_deals, unseen_slots
from pyramid_access.solver.fair.evaluators import WORTH, Evaluator, evaluator_factory
from pyramid_access.solver.matching.matcher import can_match
from pyramid_access.solver.matching.tables import Tables
from pyramid_access.solver.result import Limits, Status
from pyramid_access.solver.search import solve
from tests.random_tables import random_house
from tests.tables import table, variant_of

NAMED = [*VARIANTS.values()]


def random_course(rng: Random, game: Game, moves: int) -> list[Position]:
    """Return the positions of a game played at random, mostly by removals."""
    position = start(game)
    course = [position]
    for _ in range(moves):
        legal = legal_moves(game, position)
        if not legal:
            break
        removals = [move for move in legal if isinstance(move, Remove)]
        position = successor(game, position, rng.choice(removals if removals and rng.random() < 0.7 else legal))
        course.append(position)
    return course


def winning_course(game: Game) -> list[Position]:
    """Return the positions of a line that wins, if one is soon found."""
    position = start(game)
    moves = solve(game, position, Limits(nodes=300)).moves
    return [position, *(position := successor(game, position, move) for move in moves)]


def houses(rng: Random, count: int) -> list[str]:
    """Return odd house rules for the matching method, without a score."""
    names = iter(lambda: random_house(rng), None)
    return [*islice(filter(_are_plain, names), count)]


def _are_plain(name: str) -> bool:
    return can_match(variant_of(name)) and variant_of(name).scoring is Scoring.NONE


@pytest.mark.parametrize(
    ("rules", "stock", "unseen"),
    [
        ("three-pass", "3c 4c 5c", "3c 4c 5c"),
        ("classic", "3c 4c", "3c 4c"),
        ("tut", "3c 4c 5c 6c", "3c 4c 5c 6c"),
        ("par", "3c 4c 5c", "4c 5c"),
        ("classic", "3c", ""),  # all the others are seen, so it can be told
        ("open-stock", "3c 4c", ""),
        ("three-pass", "", ""),
    ],
)
def test_unseen_is_what_never_lay_face_up_and_cannot_be_told(rules: str, stock: str, unseen: str) -> None:
    game, position = table(rules, "2c", stock=stock)
    assert " ".join(str(game.deal[slot]) for slot in unseen_slots(game, position)) == unseen
    turned = position._replace(pass_number=2)
    assert unseen_slots(game, turned) == ()


def test_few_orders_are_all_looked_at_once() -> None:
    game, position = table("classic", "2c", stock="5c 3c 4c")
    slots = unseen_slots(game, position)
    deals = [*possible_deals(game.deal, slots, Random(1), 20)]
    assert len({*deals}) == len(deals) == 6
    assert all(deal[:49] == game.deal[:49] and {*deal[49:]} == {*game.deal[49:]} for deal in deals)


def test_the_true_order_has_no_influence() -> None:
    game, position = table("classic", "2c", stock="5c 3c 4c 6c 7d 8d 9d")
    slots = unseen_slots(game, position)
    other = game.deal[:45] + tuple(reversed(game.deal[45:]))
    assert other != game.deal
    drawn = [[*possible_deals(deal, slots, Random(3), 20)] for deal in (game.deal, other)]
    assert drawn[0] == drawn[1]
    assert len({*drawn[0]}) > 15


def test_of_many_orders_some_are_drawn_by_lot_and_each_is_as_likely() -> None:
    game, position = table("classic", "2c", stock="5c 3c 4c 6c")
    slots = unseen_slots(game, position)
    counts = Counter(deal for seed in range(100) for deal in possible_deals(game.deal, slots, Random(seed), 20))
    assert counts.total() == 2000
    assert len(counts) == factorial(4)
    # 2000 / 24 = 83 are expected, with a standard deviation of 9.
    assert 50 < min(counts.values()) < max(counts.values()) < 120


@pytest.mark.parametrize("variant", NAMED, ids=lambda variant: variant.id)
def test_unseen_slots_are_the_last_of_the_deal(variant) -> None:
    rng = Random(variant.id)
    game = Game(variant, tuple(rng.sample(PACK, len(PACK))))
    for position in random_course(rng, game, 40):
        slots = unseen_slots(game, position)
        assert slots == tuple(range(52 - len(slots), 52))
        assert bool(slots) <= has_unseen(game, position)


def test_tables_of_an_order_are_those_of_its_deal() -> None:
    rng = Random(4)
    for name in houses(rng, 40):
        game = Game(variant_of(name), tuple(rng.sample(PACK, len(PACK))))
        first = 52 if game.columns else rng.randint(28, 52)
        deal = game.deal[:first] + tuple(rng.sample(game.deal[first:], 52 - first))
        made, fresh = Tables(game).reordered(deal, first), Tables(Game(game.variant, deal))
        assert {**vars(made), "open_cards": {}} == vars(fresh), name


def compare(known: Game, evaluator: Evaluator, position: Position, limits: Limits) -> Counter[tuple[str, bool]]:
    """Compare what an evaluator says of a position and its children with separate searches; count what can be won."""
    evaluation = evaluator.evaluate(position, limits)
    result = solve(known, position, limits)
    assert result.status is Status.UNKNOWN or evaluation.worth in (None, WORTH[result.status])
    counts: Counter[tuple[str, bool]] = Counter()
    for move in legal_moves(known, position):
        after = successor(known, position, move)
        result = solve(known, after, limits)
        holds_after = evaluation.holds_after(move)
        worth = evaluation.worth if holds_after else evaluator.evaluate(after, limits).worth
        if result.status is not Status.UNKNOWN and worth is not None:
            assert worth == WORTH[result.status], format_position(known, position)
            counts[type(move).__name__, holds_after] += evaluation.worth == 1
    return counts


def test_shared_searches_say_what_separate_ones_do() -> None:
    """Of later positions of the game too, and after searches that were cut short."""
    rng = Random(5)
    counts: Counter[tuple[str, bool]] = Counter()
    for name in houses(rng, 80):
        game = Game(variant_of(name), tuple(rng.sample(PACK, len(PACK))))
        course = winning_course(game) if rng.random() < 0.7 else random_course(rng, game, 50)
        factory = evaluator_factory(game, course[0])
        unseen, evaluators = None, {}
        for position in sorted(rng.sample(course, min(5, len(course))), key=course.index):
            if unseen_slots(game, position) != unseen:
                unseen = unseen_slots(game, position)
                deals = islice(possible_deals(game.deal, unseen, rng, 3), 3) if unseen else [game.deal]
                evaluators = {deal: factory(deal, unseen[0] if unseen else 52) for deal in deals}
            for deal, evaluator in evaluators.items():
                evaluator.evaluate(position, Limits(nodes=2))
                counts += compare(Game(game.variant, deal), evaluator, position, Limits(nodes=1000))
    assert counts["Remove", True] > 200
    assert counts["Draw", True] > 100
    assert counts["Remove", False] > 100
    assert counts["Draw", False] > 20


def test_evaluators_of_other_rules_say_what_the_general_search_does() -> None:
    counts: Counter[tuple[str, bool]] = Counter()
    for name in ("tut", "three-piles", "apophis", "cheops", "dozen", "classic partners=near,passes=2"):
        for number in range(1, 4):
            game = Game(variant_of(name), deal_of_number(number, "classic"))
            for position in winning_course(game)[5::5]:
                counts += compare(game, evaluator_factory(game, position)(game.deal, 52), position, Limits(nodes=1000))
    assert counts["Remove", True] > 40
    assert counts["Remove", False] > 5
