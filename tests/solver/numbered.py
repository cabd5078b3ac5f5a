"""Numbered deals as games, and the same ones as a player may imagine them."""

from collections.abc import Iterator
from random import Random

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.variants import with_rules
from pyramid_access.solver.fair.adviser import unseen_slots


def numbered_games(variant_id: str, count: int) -> Iterator[Game]:
    """Yield the games of the first deals of a variant."""
    variant = with_rules(variant_id, {})
    return (Game(variant, deal_of_number(number, variant_id)) for number in range(1, count + 1))


def reshuffled(game: Game, position: Position, rng: Random) -> Game:
    """Return the game with what nobody has seen in another order."""
    unseen = unseen_slots(game, position)
    cards = [game.deal[slot] for slot in unseen]
    rng.shuffle(cards)
    return Game(game.variant, (*game.deal[: unseen[0]], *cards))
