"""The engine agrees with the slow second one of ``tests/oracle.py``, position by position."""

from itertools import product
from random import Random

import pytest

from pyramid_access.rules.events import GameEnded, MoveRefused
from pyramid_access.rules.legality import legal_moves, refusal
from pyramid_access.rules.moves import format_move, parse_move
from pyramid_access.rules.play import apply, outcome, score
from pyramid_access.rules.position import Game, Position, column_slots
from pyramid_access.rules.text import format_position, parse_position
from pyramid_access.rules.variants import OPTIONS, VARIANTS, RuleError, RuleFault, option_text, with_rules
from tests import oracle
from tests.random_tables import VALUES, random_house, random_table, without_passes

NAMED_POSITIONS = 4_000
"""Positions looked at for each named variant; with the house rules they make 100,000."""
HOUSE_POSITIONS = 44_000
HOUSE_RUNS = 11


def table_of(table: oracle.Table, game: Game, position: Position) -> oracle.Table:
    """Return what the engine's position says, as a table of the oracle with the rules of another one."""

    def cards(slots: tuple[int, ...]) -> list[str]:
        return [table.deal[slot] for slot in slots]

    left = [card if position.pyramid >> slot & 1 else None for slot, card in enumerate(table.deal[:28])]
    rows = [left[row * (row - 1) // 2 :][:row] for row in range(1, 8)]
    return oracle.Table(
        rules=table.rules,
        name=table.name,
        deal=table.deal,
        rows=rows,
        stock=cards(position.stock),
        hand=[] if position.hand is None else cards((position.hand,)),
        waste=[cards(pile) for pile in position.waste],
        columns=[cards(column_slots(game, position, column)) for column in range(game.columns)],
        turn=position.pass_number,
        cleared=position.cleared_in or 0,
    )


def check_outcome(game: Game, position: Position, table: oracle.Table) -> bool:
    """Compare how the game stands; return whether it has ended."""
    ended = outcome(game, position)
    expected = "won" if oracle.won(table) else "blocked" if oracle.blocked(table) else None
    assert (ended and ended.result.value) == expected
    if table.rules["scoring"] == "par":
        assert score(position) == oracle.score(table)
        assert ended is None or ended.score == oracle.score(table)
    return ended is not None


def check_refusal(rng: Random, game: Game, position: Position, table: oracle.Table, legal: set[str]) -> None:
    """Compare whether one move of all that can be written down is refused, and that it then changes nothing."""
    text = " ".join(sorted(rng.sample(table.deal, rng.choice((1, 2, 2, 2))), key=table.deal.index))
    move = parse_move(game.deal, rng.choice((text, text, "draw", "redeal")))
    refused = refusal(game, position, move)
    assert (refused is None) == (format_move(game.deal, move) in legal)
    if refused:
        assert apply(game, position, move) == (position, (refused,))


def check_game(rng: Random, name: str) -> int:
    """Play at random, comparing each position; return how many there were."""
    table = random_table(rng, name)
    game, position = parse_position(oracle.write(table))
    assert format_position(game, position) == oracle.write(table)
    turning = rng.choice((0.1, 0.5, 0.9))
    for count in range(1, 200):
        assert table_of(table, game, position) == table
        ended = check_outcome(game, position, table)
        texts = [format_move(game.deal, move) for move in legal_moves(game, position)]
        assert sorted(texts) == sorted(oracle.legal(table))
        check_refusal(rng, game, position, table, set(texts))
        if not texts or (ended and rng.random() < 0.5):
            return count
        turns = [text for text in texts if text in ("draw", "redeal")]
        text = turns[0] if turns and rng.random() < turning else rng.choice(texts)
        position, events = apply(game, position, parse_move(game.deal, text))
        table = oracle.play(table, text)
        assert not any(isinstance(event, MoveRefused) for event in events)
        assert isinstance(events[-1], GameEnded) == (outcome(game, position) is not None)
    return count


@pytest.mark.parametrize("variant", oracle.NAMED)
def test_the_engines_agree_on_named_variants(variant: str) -> None:
    rng, left = Random(variant), NAMED_POSITIONS
    while left > 0:
        left -= check_game(rng, variant)


@pytest.mark.parametrize("seed", range(HOUSE_RUNS))
def test_the_engines_agree_on_house_rules(seed: int) -> None:
    rng, left = Random(seed), HOUSE_POSITIONS // HOUSE_RUNS
    while left > 0:
        left -= check_game(rng, random_house(rng))


def test_the_engines_have_the_same_named_variants() -> None:
    assert {id_: {o: option_text(v, o) for o in OPTIONS} for id_, v in VARIANTS.items()} == oracle.NAMED


def test_the_engines_refuse_the_same_combinations_of_options() -> None:
    for values in product(*VALUES.values()):
        options = dict(zip(VALUES, values, strict=True))
        rules = without_passes(options)
        if options["stock"] == "none":
            del options["passes"]
        try:
            variant = with_rules("three-pass", options)
        except RuleError as error:
            assert error.fault is RuleFault.CLASH
            assert not oracle.sensible(rules), rules
        else:
            assert oracle.sensible(rules), rules
            assert {option: option_text(variant, option) for option in OPTIONS} == rules
