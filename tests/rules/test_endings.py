"""Won, blocked, and the par score."""

import pytest

from pyramid_access.rules.events import GameEnded, Result
from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.play import outcome, score
from tests.tables import Table, events_of, play, table


def result(drawn: Table) -> str:
    """Return how the game has ended, empty if it has not."""
    ended = outcome(*drawn)
    return ended.result.value if ended else ""


@pytest.mark.parametrize(
    ("drawn", "expected"),
    [
        (table("classic", stock="2c", waste="3c"), "won"),
        (table("giza", reserve="2c"), "won"),
        (table("strict", stock="2c"), ""),
        (table("strict", waste="2c"), "blocked"),
        (table("strict"), "won"),
        (table("par"), "won"),
        (table("giza goal=all", reserve="2c"), "blocked"),
    ],
)
def test_won_as_soon_as_the_goal_is_met(drawn: Table, expected: str) -> None:
    assert result(drawn) == expected


def test_a_won_game_has_no_moves() -> None:
    assert legal_moves(*table("classic", stock="2c", waste="Kc")) == ()


@pytest.mark.parametrize(
    "drawn",
    [
        table("classic", "2c", waste="3c Ac"),
        table("giza", "2c", reserve="Jc 3c"),
        table("three-pass", "2c", waste="3c", hand="Ac", turn=3),
        table("three-pass", "2c"),
        table("three-pass", "2c", stock="3c 4c", turn=3),
        table("three-pass", "2c", stock="3c 4c", waste="5d", turn=2),
        table("open-stock", "2c", waste="3c", stock="4c"),  # the last card of an open stock has been seen
        table("thirteen", "2c", "3c 4c", waste="5c"),
        table("tut", "2c", stock="3c Jc 4c", turn=9),  # the jack never lies on top
        table("tut", "2c", waste="3c Jc 4c", turn=1),
        table("apophis", "2c", waste="3c / 4c / 5c"),
    ],
)
def test_blocked_when_no_turn_of_the_stock_opens_a_removal(drawn: Table) -> None:
    assert result(drawn) == "blocked"


@pytest.mark.parametrize(
    "drawn",
    [
        table("classic", "2c", waste="Jc"),
        table("classic", "2c", waste="Kc"),  # of no use, but possible
        table("easy", "2c", waste="Jc 3c"),  # after a redeal
        table("three-pass", "2c", waste="Jc", hand="3c", turn=2),
        table("three-pass", "Ah", waste="2c", hand="3c", stock="Td", turn=3),  # the three lies on the waste then
        table("three-pass", "Ah", waste="2c", hand="3c", stock="4c 9c", turn=3),
        table("tut", "2c", stock="3c 4c Jc 5c", turn=9),
        table("apophis", "2c", waste="Jc 3c / / "),
        # The right pile is turned first: only the third pass lays the jack on top of a pile.
        table("apophis", "2c", waste="Jc / 3c 4c / 5c 6c 7c"),
    ],
)
def test_not_blocked_while_a_removal_is_to_come(drawn: Table) -> None:
    assert result(drawn) == ""


def test_a_card_never_seen_could_be_anything() -> None:
    assert result(table("classic", "2c", stock="3c", waste="4c")) == ""
    assert result(table("open-stock", "2c", stock="3c 4c")) == ""
    assert result(table("strict", "2c", stock="3c")) == ""
    assert result(table("easy", "2c", stock="3c", turn=2)) == "blocked"


def test_a_win_is_looked_for_before_a_block() -> None:
    drawn = table("classic", "Kc", waste="2c")
    (ended,) = [event for event in events_of(drawn, "Kc") if isinstance(event, GameEnded)]
    assert ended.outcome.result is Result.WON


def test_every_turn_in_a_blocked_game_says_so_again() -> None:
    drawn = table("three-pass", "2c", waste="3c", hand="4c", turn=2)
    for move in ("redeal", "draw", "draw"):
        assert isinstance(events_of(drawn, move)[-1], GameEnded)
        drawn = play(drawn, move)


@pytest.mark.parametrize(
    ("drawn", "points"),
    [
        # Morehead and Mott-Smith: cleared on the first deal, fifty less the cards remaining in the hand ...
        (table("par", waste="2c 3c 4c 5c", cleared=1, turn=3), 46),
        # ... in the second deal thirty-five less the residue after the third ...
        (table("par", waste="2c 3c 4c 5c", cleared=2, turn=3), 31),
        # ... in the third deal twenty less the cards in hand ...
        (table("par", waste="2c 3c 4c 5c", cleared=3, turn=3), 16),
        # ... and if it is not cleared minus the total of cards left in pyramid and hand.
        (table("par", "2c", "3c 4c", "Ac Ad Ah", waste="5c 6c 7c 9c", turn=3), -10),
        (table("par", "2c", "3c 4c", stock="6c 7c", waste="5c", turn=1), -6),
        (table("par", cleared=1, turn=1), 50),
        (table("three-pass scoring=par,goal=all", hand="2c", waste="3c", cleared=3, turn=3), 18),
        (table("giza scoring=par", reserve="2c 3c"), 48),
    ],
)
def test_par_score_checked_by_hand(drawn: Table, points: int) -> None:
    assert score(drawn[1]) == points


def test_the_outcome_counts_the_cards_left_and_has_a_score_only_in_par() -> None:
    ended = outcome(*table("par", waste="2c 3c 4c", cleared=1, turn=3))
    assert ended is not None
    assert (ended.result, ended.cards_left, ended.score) == (Result.BLOCKED, 3, 47)
    ended = outcome(*table("classic", waste="2c 3c 4c"))
    assert ended is not None
    assert (ended.result, ended.cards_left, ended.score) == (Result.WON, 3, None)
