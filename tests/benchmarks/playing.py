"""What whole games come to: published percentages, and how well the fair player plays. Takes many minutes."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.rules.variants import parse_overrides, with_rules
from pyramid_access.solver.survey import PlayTally, play_survey, survey
from tests.benchmarks.figures import Figure

PUBLISHED = (
    ("passes=1,overlap=yes", 22.77),
    ("passes=1", 9.02),
    ("goal=all,passes=1,overlap=yes", 15.92),
    ("goal=all,passes=1", 6.80),
    ("passes=unlimited,overlap=yes", 83.15),
    ("passes=unlimited", 66.87),
)
"""House rules of three-pass, and the share of 100 million deals that can be won by them.

Source: solitairewinrates.com, "Pyramid", 17 April 2022.
"""
SURVEYED = 20_000
PLAYED = 1_000
"""Deals that the player gets, from number 1."""
FIRST = 100_001
"""The first deal that is counted: none that was looked at while the searches were made, all from one generator."""


def measure_percentages() -> Iterator[Figure]:
    """Yield how far each published percentage lies outside our 95 % interval; 0 if it lies inside."""
    for house, percent in PUBLISHED:
        variant = with_rules("three-pass", parse_overrides(house))
        deal_of = partial(deal_of_number, variant_id=variant.id)
        with ProcessPoolExecutor(_cores()) as executor:
            *_, tally = survey(executor, variant, deal_of, range(FIRST, FIRST + SURVEYED), _cores())
        low, high = tally.interval
        name = f"{house}, {tally.percent:.2f} % ({low:.2f} to {high:.2f}), published {percent} %"
        yield Figure(name, max(0.0, low - percent, percent - high), 0, "points")


def measure_fair() -> Iterator[Figure]:
    """Yield how many games the fair player wins by the rules of three-pass."""
    tally = _played("three-pass")
    low, high = tally.interval
    yield Figure(f"fair player, wins of all ({low:.1f} to {high:.1f})", tally.percent, 64, "%", is_least=True)
    share = 100 * tally.won / tally.found.winnable
    yield Figure("fair player, wins of the winnable deals", share, 96, "%", is_least=True)


def measure_par() -> Iterator[Figure]:
    """Yield the score of the fair player, and how often all cards go."""
    tally = _played("par")
    low, high = tally.score_interval
    yield Figure(f"fair player at par, points ({low:.1f} to {high:.1f})", tally.mean_score, 14, "", is_least=True)
    low, high = tally.interval
    yield Figure(f"fair player at par, full clears ({low:.1f} to {high:.1f})", tally.percent, 53, "%", is_least=True)


def _played(variant_id: str) -> PlayTally:
    variant = with_rules(variant_id, {})
    deal_of = partial(deal_of_number, variant_id=variant_id)
    with ProcessPoolExecutor(_cores()) as executor:
        *_, tally = play_survey(executor, variant, deal_of, Random, range(1, PLAYED + 1), workers=_cores())
    return tally


def _cores() -> int:
    return os.cpu_count() or 1
