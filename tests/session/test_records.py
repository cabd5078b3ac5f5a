"""What games add up to, and the matches of six games for par."""

import pytest

from pyramid_access.session.records import MATCH_GAMES, ParMatch, Summary, by_rules, match_of, summarise
from tests.store.games import counted


def games(results: str, **changes: object) -> list:  # type: ignore[type-arg]
    """Return games won (w) and lost (l), one after the other."""
    return [counted(f"g{index}", won=result == "w", **changes) for index, result in enumerate(results)]


def test_no_games() -> None:
    assert summarise([]) == Summary()
    assert Summary().share == 0


def test_shares() -> None:
    summary = summarise(games("wlw"))
    assert (summary.played, summary.won, round(100 * summary.share)) == (3, 2, 67)


def test_streaks() -> None:
    for results, now, most in (("l", 0, 0), ("w", 1, 1), ("wwwlww", 2, 3), ("lwwl", 0, 2), ("wlwww", 3, 3)):
        summary = summarise(games(results))
        assert (summary.streak, summary.longest_streak) == (now, most), results


def test_times_and_moves_are_those_of_games_won() -> None:
    lost = counted("a", won=False, seconds=1.0, moves=1)
    assert summarise([lost]).best_seconds is None
    won = [counted("b", seconds=100.0, moves=50), counted("c", seconds=200.0, moves=40)]
    summary = summarise([lost, *won])
    assert (summary.best_seconds, summary.mean_seconds, summary.fewest_moves) == (100.0, 150.0, 40)


def test_help_is_counted_in_all_games_and_keeps_a_win_from_being_unhelped() -> None:
    played = [counted("a"), counted("b", hints=1), counted("c", undos=2), counted("d", won=False, hints=3)]
    summary = summarise(played)
    assert (summary.won, summary.won_unhelped, summary.hints, summary.undos) == (3, 1, 4, 2)


def test_points_for_par() -> None:
    summary = summarise([counted("a", par=-9), counted("b"), counted("c", par=35)])
    assert (summary.par_games, summary.par_total) == (2, 26)


def test_games_are_told_apart_by_variant_and_house_rules_the_last_played_first() -> None:
    played = [counted("a"), counted("b", rules="passes=2"), counted("c", variant="giza"), counted("d")]
    sets = by_rules(played)
    assert [*sets] == [("three-pass", ""), ("giza", ""), ("three-pass", "passes=2")]
    assert [game.attempt for game in sets["three-pass", ""]] == ["a", "d"]


POINTS = [10, -20, 0, -52, 50, -3, 7, -8]
"""A match with a total of -15, and two games of the next one."""


@pytest.mark.parametrize("ended", range(9))
def test_the_next_game_belongs_to_the_running_match(ended: int) -> None:
    match = match_of(POINTS[:ended])
    assert match.number == ended % MATCH_GAMES + 1
    assert match.total == match.others == sum(POINTS[ended - ended % MATCH_GAMES : ended])
    assert match.points is None and not match.is_over


@pytest.mark.parametrize("index", range(8))
def test_a_game_that_has_ended_keeps_its_place(index: int) -> None:
    match = match_of(POINTS, index)
    first = index // MATCH_GAMES * MATCH_GAMES
    assert (match.number, match.points) == (index % MATCH_GAMES + 1, POINTS[index])
    assert match.total == sum(POINTS[first : first + MATCH_GAMES])
    assert match.is_over == (index < MATCH_GAMES)


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
