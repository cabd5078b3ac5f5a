"""Choosing cards and taking them."""

from pyramid_access.rules.events import (
    CardsRemoved,
    CardUncovered,
    GameEnded,
    MoveRefused,
    Outcome,
    Reason,
    Result,
    StockDrawn,
)
from pyramid_access.rules.moves import Draw, remove
from pyramid_access.session.events import (
    CardChosen,
    ChoiceCleared,
    CursorLanded,
    NothingChosen,
    RemovalsTold,
)
from tests.session.player import fresh, sit_down

ROWS = ("2s", "3s 4s", "5s 6s 7s", "9h Kh Ac Th")


def test_a_pair_leaves_the_news_first_and_the_place_last() -> None:
    player = fresh()
    assert player.take("Qh") == (CardChosen(player.slot("Qh")),)
    queen, ace = player.slot("Qh"), player.slot("Ac")
    assert player.take("Ac") == (
        CardsRemoved((queen, ace)),
        CardUncovered(player.slot("6h")),
        CursorLanded(player.slot("6h")),
    )
    assert player.game.cursor.chosen is None
    assert player.game.timeline.moves == (remove(queen, ace),)


def test_a_king_leaves_at_once() -> None:
    player = sit_down("three-pass", *ROWS, stock="7c")
    assert player.take("Kh")[0] == CardsRemoved((player.slot("Kh"),))


def test_a_king_leaves_at_once_even_beside_a_choice_which_stays() -> None:
    player = sit_down("three-pass", *ROWS, stock="7c")
    player.take("9h", "Kh")
    assert player.game.cursor.chosen == player.slot("9h")
    assert player.game.timeline.moves == (remove(player.slot("Kh")),)


def test_a_king_in_hand_and_on_the_waste_leaves_too() -> None:
    """Accessible Solitaire: a king on the waste is forgotten."""
    player = sit_down("three-pass", *ROWS, hand="Kd", waste="8h Kc", stock="7c")
    assert player.take("Kd")[0] == CardsRemoved((player.slot("Kd"),))
    assert player.take("Kc")[:2] == (CardsRemoved((player.slot("Kc"),)), CardUncovered(player.slot("8h")))


def test_the_same_card_again_or_escape_gives_up_the_choice() -> None:
    player = fresh()
    player.press("enter")
    assert player.press("space") == (ChoiceCleared(player.slot("Jh")),)
    player.press("enter")
    assert player.press("escape") == (ChoiceCleared(player.slot("Jh")),)
    assert player.press("escape") == (NothingChosen(),)


def test_two_that_do_not_go_together_are_refused_and_the_first_stays_chosen() -> None:
    player = fresh()
    player.take("Jh")
    pair = remove(player.slot("Jh"), player.slot("Ac"))
    assert player.take("Ac") == (MoveRefused(pair, Reason.NO_PARTNERS),)
    assert player.game.cursor.chosen == player.slot("Jh")
    assert player.take("2c")[0] == CardsRemoved((player.slot("Jh"), player.slot("2c")))


def test_a_covered_card_can_not_be_chosen() -> None:
    """t_games 101: a covered card could be taken."""
    player = fresh()
    player.press("i")
    covered = player.slot("5h")
    assert player.press("enter") == (MoveRefused(remove(covered), Reason.COVERED, covered),)
    assert player.game.cursor.chosen is None


def test_a_covered_card_is_refused_as_partner_and_the_choice_stays() -> None:
    player = sit_down("three-pass", "2s", "3s 4s", "5s 6s 7s", "8h 9h Th Ah", stock="7c")
    player.take("8h")
    player.press("i")
    covered = player.slot("5s")
    assert player.press("enter") == (MoveRefused(remove(covered, player.slot("8h")), Reason.COVERED, covered),)
    assert player.game.cursor.chosen == player.slot("8h")


def test_a_covered_king_does_not_leave() -> None:
    player = sit_down("three-pass", "2s", "Ks 4s", "5s 6s 7s", stock="7c")
    player.press("i")
    assert player.press("enter") == (MoveRefused(remove(player.slot("Ks")), Reason.COVERED, player.slot("Ks")),)


def test_every_free_card_can_be_a_partner() -> None:
    """t_games 71: only the first free card matched."""
    for partner in ("9h", "9d", "9c"):
        player = sit_down("three-pass", "2s", "3s 5s", "9h 4c 9d", hand="9c", waste="9s", stock="7c")
        assert player.take("4c", partner)[0] == CardsRemoved(remove(player.slot("4c"), player.slot(partner)).slots)


def test_all_sources_pair_with_each_other() -> None:
    for first, second in (("2s", "Jc"), ("2s", "Jh"), ("Jh", "2c")):
        hand, waste = ("Jc", "Jh") if second[0] == "J" else ("2c", "Jh")
        player = sit_down("strict", "2s", hand=hand, waste=waste, stock="7c")
        assert isinstance(player.take(first, second)[0], CardsRemoved)
    player = sit_down("giza", "2s", reserve="3c 4c/Tc/Kc 9c")
    assert player.take("4c", "9c")[:2] == (
        CardsRemoved(remove(player.slot("4c"), player.slot("9c")).slots),
        CardUncovered(player.slot("3c")),
    )


def test_a_waste_pair_can_be_chosen_and_taken() -> None:
    """Accessible Solitaire: a waste pair is forgotten."""
    for first, second in (("9c", "4c"), ("4c", "9c")):
        player = sit_down("par", "2s", waste="8h 9c 4c", stock="7c 7d")
        assert player.take(first) == (CardChosen(player.slot(first)),)
        assert player.take(second)[:2] == (
            CardsRemoved((player.slot("9c"), player.slot("4c"))),
            CardUncovered(player.slot("8h")),
        )


def test_the_second_waste_card_is_walked_with_arrows_but_chosen_only_for_a_pair() -> None:
    player = sit_down("par", "2s", waste="9c 5c", stock="7c 7d")
    player.press("k", "l", "l")
    second = player.slot("9c")
    assert player.game.cursor.slot == second
    assert player.press("enter") == (MoveRefused(remove(second), Reason.BURIED, second),)


def test_an_overlap_pair_can_be_chosen_from_both_ends() -> None:
    """The overlap rule: a card covered by one card only may pair with that very card."""
    for first, second in (("9h", "4c"), ("4c", "9h")):
        player = sit_down("relaxed", "2s", "9h 3s", "4c -- 5d", stock="7c")
        assert player.take(first) == (CardChosen(player.slot(first)),)
        assert player.take(second)[0] == CardsRemoved((player.slot("9h"), player.slot("4c")))


def test_without_the_overlap_rule_the_same_card_is_covered() -> None:
    player = sit_down("three-pass", "2s", "9h 3s", "4c -- 5d", stock="7c")
    player.take("4c")
    player.press("i")
    assert player.press("enter") == (
        MoveRefused(remove(player.slot("9h"), player.slot("4c")), Reason.COVERED, player.slot("9h")),
    )


def test_a_choice_outlives_a_draw_while_its_card_lies_open() -> None:
    player = sit_down("three-pass", "2s", "9h Th", stock="7c 5d 6d")
    player.take("9h")
    player.press("p")
    assert player.game.cursor.chosen == player.slot("9h")
    player.press("enter")
    player.take("7c")
    player.press("p")
    assert player.game.cursor.chosen == player.slot("7c")  # it lies on the waste now, and is open there


def test_a_choice_that_a_draw_buries_is_given_up() -> None:
    player = sit_down("classic", "2s", "9h Th", waste="7c", stock="5d 6d")
    player.take("7c")
    assert player.press("p") == (StockDrawn((player.slot("5d"),), 1), ChoiceCleared(player.slot("7c")))
    assert player.game.cursor.chosen is None


def test_the_last_pyramid_card_wins_and_that_is_the_last_word() -> None:
    player = sit_down("three-pass", "2s", hand="Jc", waste="5h", stock="7c")
    events = player.take("2s", "Jc")
    assert events == (
        CardsRemoved(remove(player.slot("2s"), player.slot("Jc")).slots),
        GameEnded(Outcome(Result.WON, cards_left=2)),
    )
    assert player.game.outcome == Outcome(Result.WON, cards_left=2)
    assert not player.game.is_under_way


def test_after_the_end_moves_are_refused_and_questions_are_answered() -> None:
    player = sit_down("three-pass", "2s", hand="Jc", waste="6h 7h", stock="7c")
    player.take("2s", "Jc")
    assert player.press("p") == (MoveRefused(Draw(), Reason.GAME_OVER),)
    assert player.press("enter") == (MoveRefused(remove(player.slot("7h")), Reason.GAME_OVER),)
    assert player.press("m") == (RemovalsTold(()),)
    for key in ("o", "c", "t", "7", "w", "s", "h"):
        assert player.press(key)


def test_a_blocked_game_is_over_too() -> None:
    player = sit_down("strict", "2s", "3s 4s", hand="5c", stock="6c")
    assert player.press("p")[-1] == GameEnded(Outcome(Result.BLOCKED, cards_left=5))
    assert player.press("p")[0].reason is Reason.GAME_OVER  # type: ignore[union-attr]
    assert player.press("enter")[0].reason is Reason.GAME_OVER  # type: ignore[union-attr]
