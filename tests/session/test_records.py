"""What games add up to."""

from pyramid_access.session.records import Summary, by_rules, summarise
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
