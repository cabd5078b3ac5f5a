"""What holds for every position, move and text, whatever Hypothesis makes up."""

from contextlib import suppress
from itertools import combinations
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyramid_access.rules.cards import CardError, format_cards, parse_card, parse_cards
from pyramid_access.rules.layout import PACK_SIZE, PYRAMID_SIZE, Area, Place
from pyramid_access.rules.legality import legal_moves, open_slots, refusal
from pyramid_access.rules.moves import Draw, Move, MoveError, Redeal, Remove, format_move, parse_move
from pyramid_access.rules.play import apply
from pyramid_access.rules.position import Game, Position, cards_left, format_deal, is_seen, parse_deal, place_of
from pyramid_access.rules.text import PositionError, format_position, parse_position
from pyramid_access.rules.variants import RuleError, overrides_text, parse_overrides, with_rules
from tests import oracle
from tests.random_tables import VALUES, random_house, random_table

DOCUMENTED = (CardError, MoveError, PositionError, RuleError)
ALL_MOVES: tuple[Move, ...] = (
    *(Remove((slot,)) for slot in range(PACK_SIZE)),
    *map(Remove, combinations(range(PACK_SIZE), 2)),
    Draw(),
    Redeal(),
)


def examples(number: int) -> settings:
    """Return settings that give the same examples in each run, on slow machines too."""
    return settings(
        max_examples=number, derandomize=True, database=None, deadline=None, suppress_health_check=[*HealthCheck]
    )


@st.composite
def tables(draw: st.DrawFn) -> tuple[Game, Position]:
    """Make a fresh or thinned table of a named variant or of house rules."""
    rng = Random(draw(st.integers(0, 2**32)))
    name = rng.choice([*oracle.NAMED, *(random_house(rng) for _ in range(7))])
    return parse_position(oracle.write(random_table(rng, name)))


@st.composite
def histories(draw: st.DrawFn) -> tuple[Game, list[Position], list[Move]]:
    """Make a game that was played for a while: one more position than moves."""
    game, position = draw(tables())
    positions, moves = [position], []
    for choice in draw(st.lists(st.integers(0, 60), max_size=50)):
        legal = legal_moves(game, positions[-1])
        if not legal:
            break
        moves.append(legal[choice % len(legal)])
        positions.append(apply(game, positions[-1], moves[-1])[0])
    return game, positions, moves


positions = histories().map(lambda history: (history[0], history[1][-1]))


@examples(150)
@given(histories())
def test_going_back_restores_the_exact_position(history: tuple[Game, list[Position], list[Move]]) -> None:
    game, stack, moves = history
    texts = [format_position(game, position) for position in stack]
    again = [stack[0]]
    for move in moves:
        again.append(apply(game, again[-1], move)[0])
    assert again == stack
    while again:
        assert again[-1] == stack[len(again) - 1]
        assert hash(again[-1]) == hash(stack[len(again) - 1])
        assert format_position(game, again.pop()) == texts[len(again)]


@examples(150)
@given(positions)
def test_all_cards_are_accounted_for(drawn: tuple[Game, Position]) -> None:
    game, position = drawn
    places = [place_of(game, position, slot) for slot in range(PACK_SIZE)]
    areas = [place.area for place in places]
    assert areas.count(Area.GONE) + cards_left(position) == PACK_SIZE
    assert areas.count(Area.PYRAMID) == position.pyramid.bit_count()
    assert areas.count(Area.STOCK) == len(position.stock)
    assert areas.count(Area.HAND) == (position.hand is not None)
    assert areas.count(Area.WASTE) == sum(map(len, position.waste))
    assert areas.count(Area.RESERVE) == sum(position.reserve)
    lying = [place for place in places if place != Place(Area.GONE)]
    assert len({*lying}) == len(lying)


@examples(150)
@given(positions)
def test_open_cards_are_seen_and_on_top(drawn: tuple[Game, Position]) -> None:
    game, position = drawn
    free = open_slots(game, position)
    assert len({*free}) == len(free)
    assert all(is_seen(game, position, slot) for slot in free)
    tops = [place_of(game, position, slot) for slot in free if slot >= PYRAMID_SIZE]
    assert all(place.number == 1 for place in tops if place.area in (Area.WASTE, Area.STOCK))
    assert all(place.number == position.reserve[place.row - 1] for place in tops if place.area is Area.RESERVE)


@examples(60)
@given(positions)
def test_legal_moves_and_refusal_never_disagree(drawn: tuple[Game, Position]) -> None:
    game, position = drawn
    legal = legal_moves(game, position)
    assert len({*legal}) == len(legal)
    assert {move for move in ALL_MOVES if refusal(game, position, move) is None} == {*legal}


@examples(150)
@given(positions)
def test_positions_read_back(drawn: tuple[Game, Position]) -> None:
    text = format_position(*drawn)
    assert "\n" not in text
    assert parse_position(text) == drawn


@examples(50)
@given(tables(), st.data())
def test_cards_deals_and_moves_read_back(drawn: tuple[Game, Position], data: st.DataObject) -> None:
    deal = drawn[0].deal
    assert parse_deal(format_deal(deal)) == deal
    assert parse_cards(format_cards(deal).upper().replace("T", "10").replace(" ", "")) == deal
    move = data.draw(st.sampled_from(ALL_MOVES))
    text = format_move(deal, move)
    assert parse_move(deal, text) == move
    assert parse_move(deal, " ".join(reversed(text.split()))) == move


@examples(150)
@given(st.integers(0, 2**32))
def test_house_rules_read_back(seed: int) -> None:
    name, _, house = random_house(Random(seed)).partition(" ")
    variant = with_rules(name, parse_overrides(house))
    assert overrides_text(variant) == house
    assert with_rules(name, parse_overrides(overrides_text(variant))) == variant


WORDS = [
    *("|", "=", ",", "/", "#", " ", "\n", "0", "-1", "999999999", "٣", "\N{KELVIN SIGN}c", "ſ", "\0", "\x1b[2J"),
    *("out", "stock", "hand", "waste", "pass", "cleared", "draw", "redeal", "Ks", "10h", "unlimited"),
    *oracle.NAMED,
    *(f"{option}={value}" for option, values in VALUES.items() for value in values),
]
junk = st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join) | st.lists(st.sampled_from(WORDS)).map("".join)


def only_documented_errors(text: str, game: Game) -> None:
    for parse in (parse_card, parse_cards, parse_deal, parse_position, lambda text: parse_move(game.deal, text)):
        with suppress(*DOCUMENTED):
            parse(text)
    with suppress(RuleError):
        with_rules("three-pass", parse_overrides(text))


@examples(200)
@given(tables(), junk)
def test_junk_raises_only_the_documented_errors(drawn: tuple[Game, Position], text: str) -> None:
    only_documented_errors(text, drawn[0])


@examples(200)
@given(positions, st.integers(0, 400), st.integers(0, 12), junk)
def test_a_spoiled_position_raises_only_the_documented_errors(
    drawn: tuple[Game, Position], at: int, length: int, put: str
) -> None:
    text = format_position(*drawn)
    only_documented_errors(text[:at] + put + text[at + length :], drawn[0])
