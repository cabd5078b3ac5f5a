"""The plain search for a shortest win: under all rules, as short as what goes through everything, and legal."""

from random import Random

import pytest

from pyramid_access.rules.variants import VARIANTS
from pyramid_access.solver.result import Limits, Status
from pyramid_access.solver.search import matching_fits, solve
from pyramid_access.solver.shortest.win import shortest, shortest_by_breadth
from tests.solver.endgames import random_endgame
from tests.solver.test_matching import replay

ENDGAMES = 40


@pytest.mark.parametrize("name", [*VARIANTS, "classic draw=3,passes=2", "dozen goal=all"])
def test_no_line_is_shorter_and_verdicts_agree(name: str) -> None:
    rng = Random(name)
    found = set()
    for _ in range(ENDGAMES):
        game, position = random_endgame(rng, name, 6, 6)
        result = shortest_by_breadth(game, position)
        assert result.status is solve(game, position).status
        found.add(result.status)
        if result.status is Status.WON:
            replay(game, position, result.moves)
            if matching_fits(game, position):
                assert len(result.moves) == len(shortest(game, position).moves)
    assert Status.WON in found


def test_limits_are_kept() -> None:
    game, position = random_endgame(Random(1), "tut", 8, 8)
    assert shortest_by_breadth(game, position, Limits(nodes=1)).status is Status.UNKNOWN
    assert shortest_by_breadth(game, position, Limits(cancelled=lambda: True)).status is Status.UNKNOWN
