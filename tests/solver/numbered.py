"""Numbered deals as games."""

from collections.abc import Iterator

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.position import Game
from pyramid_access.rules.variants import with_rules


def numbered_games(variant_id: str, count: int) -> Iterator[Game]:
    """Yield the games of the first deals of a variant."""
    variant = with_rules(variant_id, {})
    return (Game(variant, deal_of_number(number, variant_id)) for number in range(1, count + 1))
