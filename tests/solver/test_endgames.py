"""The random endgames that the searches are tested with can come about."""

from random import Random

import pytest

from pyramid_access.rules.text import format_position, parse_position
from pyramid_access.rules.variants import VARIANTS
from tests.random_tables import random_house
from tests.solver.endgames import random_endgame


@pytest.mark.parametrize("name", [*VARIANTS, *(random_house(Random(f"house {number}")) for number in range(26))])
def test_random_endgames_are_positions_that_the_rules_allow(name: str) -> None:
    """Reading one checks where its cards lie, the order of the piles, and the number of passes."""
    rng = Random(name)
    for _ in range(30):
        drawn = random_endgame(rng, name, 8, 12)
        assert parse_position(format_position(*drawn)) == drawn
