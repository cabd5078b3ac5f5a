"""Matches of six games for par, as they follow from the points of all games that have ended."""

import pytest

from pyramid_access.session.par_match import GAMES, ParMatch, match_of

POINTS = [10, -20, 0, -52, 50, -3, 7, -8]
"""A match with a total of -15, and two games of the next one."""


@pytest.mark.parametrize("ended", range(9))
def test_the_next_game_belongs_to_the_running_match(ended: int) -> None:
    match = match_of(POINTS[:ended])
    assert match.number == ended % GAMES + 1
    assert match.total == match.others == sum(POINTS[ended - ended % GAMES : ended])
    assert match.points is None and not match.is_over


@pytest.mark.parametrize("index", range(8))
def test_a_game_that_has_ended_keeps_its_place(index: int) -> None:
    match = match_of(POINTS, index)
    first = index // GAMES * GAMES
    assert (match.number, match.points) == (index % GAMES + 1, POINTS[index])
    assert match.total == sum(POINTS[first : first + GAMES])
    assert match.is_over == (index < GAMES)


@pytest.mark.parametrize(("last", "total", "won"), [(11, -1, False), (12, 0, True), (13, 1, True)])
def test_par_is_a_total_of_zero_or_more(last: int, total: int, won: bool) -> None:
    match = match_of([*POINTS[:5], last, 0], 6)
    assert match.number == 1 and not match.is_over
    match = match_of([*POINTS[:5], last], 5)
    assert (match.is_over, match.total, match.is_won) == (True, total, won)


def test_the_points_of_a_game_are_kept_apart_from_those_of_the_others() -> None:
    match = match_of([*POINTS[:2], 5], 2)
    assert match == ParMatch(3, others=-10, others_ended=2, points=5)
    assert match.total == -5
