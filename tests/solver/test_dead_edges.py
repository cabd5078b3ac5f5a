"""The cheapest pairings are those that a look at all pairings finds, and so are the cases of what could stay."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.layout import COVERS, FULL_PYRAMID, PACK_SIZE, PYRAMID
from pyramid_access.rules.position import Game
from pyramid_access.solver.bit_sets import bits_down
from pyramid_access.solver.matching.pairs import GROUP_BITS
from pyramid_access.solver.matching.tables import Tables
from pyramid_access.solver.par.dead_edges import NO_MATCHING, affordable, fewest_dead, within
from pyramid_access.solver.par.stays import Stays, StayTable
from tests.tables import variant_of


def pairings(edges: int) -> Iterator[int]:
    """Yield the perfect matchings of the cards that have an edge."""
    lows = sorted({edge // 4 for edge in bits_down(edges)})
    highs = sorted({edge % 4 for edge in bits_down(edges)})
    for order in permutations(highs) if len(lows) == len(highs) else ():
        found = sum(1 << 4 * low + high for low, high in zip(lows, order, strict=True))
        if found & edges == found:
            yield found


def test_fewest_dead_and_affordable_edges_of_random_groups() -> None:
    rng = Random(1)
    for _ in range(1500):
        edges = rng.getrandbits(16) | rng.getrandbits(16)
        dead = edges & rng.getrandbits(16)
        costs = {pairing: (pairing & dead).bit_count() for pairing in pairings(edges)}
        assert fewest_dead(edges, dead) == min(costs.values(), default=NO_MATCHING)
        for most in range(5):
            expected = 0
            for pairing, cost in costs.items():
                expected |= pairing if cost <= most else 0
            assert affordable(edges, dead, most) == expected


def test_rank_pairs_share_what_may_stay() -> None:
    rng = Random(2)
    kept = 0
    for _ in range(400):
        groups = [rng.getrandbits(16) | rng.getrandbits(16) for _ in range(2)]
        groups = [sum({edge for pairing in pairings(group) for edge in _single(pairing)}) for group in groups]
        dead = [group & rng.getrandbits(16) for group in groups]
        most = rng.randint(0, 5)
        expected = 0
        for first in pairings(groups[0]):
            for second in pairings(groups[1]):
                if (first & dead[0]).bit_count() + (second & dead[1]).bit_count() <= most:
                    expected |= first | second << GROUP_BITS
        joined = groups[0] | groups[1] << GROUP_BITS, dead[0] | dead[1] << GROUP_BITS
        if all(groups):
            assert within(*joined, most) == (expected or None)
            kept += expected not in (0, joined[0])
    assert kept > 50


def _single(edges: int) -> list[int]:
    return [1 << edge for edge in bits_down(edges)]


def test_cards_that_stay_keep_what_they_cover() -> None:
    tables = Tables(Game(variant_of("par goal=pyramid"), deal_of_number(12, "par")))
    table = StayTable((1 << PACK_SIZE) - 1, 0)
    stays = Stays(tables, 0)
    cases = stays.some(table)
    assert stays.none(table) is None  # this deal cannot be won: some rank has too few partners
    assert 100 < len(cases) < 1430
    assert [stay.least for stay in cases] == sorted(stay.least for stay in cases)
    for stay in cases:
        assert stay.cards & FULL_PYRAMID == stay.cards != 0
        assert all(stay.cards >> slot & 1 for over in PYRAMID if stay.cards >> over & 1 for slot in COVERS[over])
        assert stay.least >= stay.cards.bit_count()
    assert max(stay.cards.bit_count() for stay in cases) > 20
