"""Pairing off: the fast answer is the one of trying everything."""

from random import Random

from pyramid_access.solver.bit_sets import bits
from pyramid_access.solver.general.blossom import Neighbours, has_perfect_matching


def graph(rng: Random, cards: int, share: float) -> Neighbours:
    near = dict.fromkeys(range(cards), 0)
    for first in range(cards):
        for second in range(first):
            if rng.random() < share:
                near[first] |= 1 << second
                near[second] |= 1 << first
    return near


def by_trying(near: Neighbours) -> bool:
    if not near:
        return True
    card = min(near)
    return any(by_trying(without(near, card, other)) for other in bits(near[card]))


def without(near: Neighbours, *gone: int) -> Neighbours:
    left = ~sum(1 << card for card in gone)
    return {card: others & left for card, others in near.items() if card not in gone}


def test_small_graphs_are_paired_off_as_by_trying_everything() -> None:
    rng = Random(1965)
    found = [0, 0]
    for _ in range(1_500):
        near = graph(rng, rng.choice((2, 4, 6, 8, 10)), rng.choice((0.2, 0.3, 0.4, 0.6)))
        truth = by_trying(near)
        assert has_perfect_matching(near) is truth, near
        found[truth] += 1
    assert min(found) > 300


def test_three_odd_parts_around_one_card_cannot_be_paired_off() -> None:
    """Everything hangs together, and no count of neighbours tells: it takes the circles of the method."""
    triangles = [(1, 2, 3), (4, 5, 6), (7, 8, 9)]
    near = dict.fromkeys(range(10), 0)
    for triangle in triangles:
        for first in triangle:
            near[first] |= sum(1 << second for second in triangle if second != first)
        near[0] |= 1 << triangle[0]
        near[triangle[0]] |= 1
    assert not has_perfect_matching(near)
    near[2] |= 1 << 5
    near[5] |= 1 << 2
    assert has_perfect_matching(near)
