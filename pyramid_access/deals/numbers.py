"""Numbered deals: the ones that PySolFC gives for the same number, so that two players can play the same cards.

PySolFC deals up to number 31999 with the random numbers of Microsoft's FreeCell, the others with the Mersenne
Twister. (The library's own ``shuffle`` sets the boundary one further, at 32000.) It lays out a reserve *before* the
pyramid, in Giza and in Pyramid Dozen alike, and the pyramid before a stock.

A named variant decides the order of dealing, never a house rule: the same number of the same variant gives the same
cards whatever else the player changes.
"""

from datetime import date
from typing import Protocol

from pyramid_access.rules.cards import Card, Rank, Suit
from pyramid_access.rules.layout import REST
from pyramid_access.rules.position import Deal
from pyramid_access.rules.variants import VARIANTS

FIRST_NUMBER = 1
LAST_NUMBER = 10**20
"""The highest number that PySolFC takes."""
LAST_RANDOM_NUMBER = 999_999
"""New games stay below a million: short to say and to type."""
_FIRST_TWISTER_NUMBER = 32_000
_PACK = tuple(Card(rank, suit) for suit in (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS) for rank in Rank)
"""The pack as PySolFC sorts it."""


class RandomNumbers(Protocol):
    """Where random numbers come from, such as :class:`random.Random`."""

    def randint(self, a: int, b: int, /) -> int:
        """Return a random number from ``a`` to ``b``, both included."""
        ...


def deal_of_number(number: int, variant_id: str) -> Deal:
    """Return the 52 cards of a numbered deal, the same in every version of the program.

    ``number`` lies in :data:`FIRST_NUMBER` to :data:`LAST_NUMBER`, else :class:`ValueError` is raised;
    ``variant_id`` names one of the known variants.
    """
    if not FIRST_NUMBER <= number <= LAST_NUMBER:
        raise ValueError(f"no deal number: {number}")
    cards = _shuffled(number)
    if VARIANTS[variant_id].reserve:
        return cards[len(REST) :] + cards[: len(REST)]
    return cards


def _shuffled(number: int) -> Deal:
    """Return the shuffled pack, the card that is dealt first at its beginning."""
    # Imported here: it brings the random module along, and a resumed game needs neither.
    from pysol_cards.cards import ms_rearrange
    from pysol_cards.random import LCRandom31, MTRandom

    pack = [*_PACK]
    if number < _FIRST_TWISTER_NUMBER:
        generator, pack = LCRandom31(), ms_rearrange(pack)
    else:
        generator = MTRandom()
    generator.setSeed(number)
    return tuple(reversed(generator.shuffle(pack)))


def number_of_day(day: date) -> int:
    """Return year, month and day written one after the other, such as 20261129."""
    return day.year * 10_000 + day.month * 100 + day.day


def random_number(source: RandomNumbers) -> int:
    """Return the number of a new game, 1 to :data:`LAST_RANDOM_NUMBER`."""
    return source.randint(FIRST_NUMBER, LAST_RANDOM_NUMBER)
