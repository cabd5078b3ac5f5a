"""Verdict, way back, hints and winnable deals by keys, word for word."""

from dataclasses import replace
from pathlib import Path

import pytest

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.rules.moves import Draw
from pyramid_access.settings import HintChoice, Settings, SpeakerChoice
from pyramid_access.utterance import Kind
from tests.hands import best_move
from tests.playing import TODAY, Player
from tests.remembered import remembered_searches  # noqa: F401

pytestmark = pytest.mark.xdist_group("searches")


def _player(folder: Path, lang: str, **settings: object) -> Player:
    wanted = Settings(lang=lang, speaker=SpeakerChoice.OWN)
    return Player(folder, replace(wanted, **settings))  # type: ignore[arg-type]


LOST = {
    "en": (
        "Yes, still winnable, in 64 moves or fewer.",
        "Nothing to take back, the game is still winnable.",
        "No, lost at move 32, when you drew. You should have removed the king of diamonds. "
        "B goes back to just before move 32.",
        "Returned to move 31, 35 moves taken back. The game is winnable again. Four of hearts, in hand. "
        "Ace of spades, on the waste. On the king of diamonds, row 7, place 2.",
        "35 moves played again. Three of spades, in hand. Four of clubs, on the waste. "
        "On the king of diamonds, row 7, place 2.",
    ),
    "fr": (
        "Oui, encore gagnable, en 64 coups ou moins.",
        "Rien à annuler, la partie est encore gagnable.",
        "Non, perdue depuis le coup 32, quand vous avez pioché. Il fallait retirer le roi de carreau. "
        "B revient juste avant le coup 32.",
        "Retour au coup 31, 35 coups annulés. La partie est de nouveau gagnable. Quatre de cœur, en main. "
        "As de pique, en haut de la défausse. Sur le roi de carreau, rangée 7, place 2.",
        "35 coups rejoués. Trois de pique, en main. Quatre de trèfle, en haut de la défausse. "
        "Sur le roi de carreau, rangée 7, place 2.",
    ),
}


@pytest.mark.parametrize("lang", LOST)
def test_the_verdict_names_the_slip_and_the_way_back_leads_before_it(tmp_path: Path, lang: str) -> None:
    player = _player(tmp_path, lang)
    player.begin()
    heard = player.press("v", "b")
    player.press("enter", *("p",) * 65)
    heard += player.press("v", "b", "y")
    assert tuple(heard) == LOST[lang]
    assert player.press("b", "v")[1].startswith(("Yes", "Oui"))


@pytest.mark.parametrize("lang", LOST)
def test_the_way_back_is_one_step_the_next_day_too(tmp_path: Path, lang: str) -> None:
    player = _player(tmp_path, lang)
    player.begin()
    player.press("enter", *("p",) * 65, "b")
    again = _player(tmp_path, lang)
    again.resume()
    assert again.press("y") == [LOST[lang][4]]


def test_hints_are_made_from_what_the_settings_say(tmp_path: Path) -> None:
    player = _player(tmp_path, "en", hints=HintChoice.THUMB)
    player.begin()
    player.press("enter", "enter")
    heard = player.press("h")
    for choice in (HintChoice.EXACT, HintChoice.FAIR, HintChoice.THUMB):
        player.program.context.preferences.change(hints=choice)
        heard += player.press("h")
    assert heard == [
        "Draw, nothing can leave now.",
        "Draw, nothing can leave now. Certain to stay winnable.",
        "Draw, nothing can leave now. Almost certainly winnable.",
        "Draw, nothing can leave now.",
    ]


def test_opening_a_game_tells_nothing_of_what_the_solver_knows(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    assert player.begin() == "New game. Three passes. On the king of spades, row 7, place 1."


WINNABLE = {
    "en": (
        "Only winnable deals. Yes.",
        "New game. Three passes. On the king of spades, row 7, place 1.",
        "Rather easy deal.",
        "Winnable deal, rather easy.",
    ),
    "fr": (
        "Seulement des donnes gagnables. Oui.",
        "Nouvelle partie. Trois passages. Sur le roi de pique, rangée 7, place 1.",
        "Donne plutôt facile.",
        "Donne gagnable, plutôt facile.",
    ),
}


@pytest.mark.parametrize("lang", WINNABLE)
def test_new_deals_can_all_be_won_if_the_player_wants_that(tmp_path: Path, lang: str) -> None:
    player = _player(tmp_path, lang)
    player.begin("three-pass", NumberedDeal(1))
    line, value = player.press("g", "6", "enter")[1:]
    assert f"{line.partition('.')[0]}. {value}" == WINNABLE[lang][0]
    player.press("q")
    before = len(player.page.shown)
    player.program.press("n")
    heard = [shown[0].text for shown in player.page.shown[before:]]
    assert tuple(heard) == WINNABLE[lang][1:3]
    assert player.page.shown[-1][0].kind is Kind.LATE
    assert player.press("v")[0].startswith(("Yes", "Oui"))


@pytest.mark.parametrize("lang", WINNABLE)
def test_how_hard_a_deal_is_can_be_asked_again_the_next_day_too(tmp_path: Path, lang: str) -> None:
    player = _player(tmp_path, lang, winnable=True)
    player.begin("three-pass", NumberedDeal(1))
    player.program.press("n")
    player.wait_for_late_words()
    assert player.press("s", "s")[1].endswith(WINNABLE[lang][3])
    player.press("p", "v", "q")
    again = _player(tmp_path, lang)
    again.resume()
    assert again.press("s", "s")[1].endswith(WINNABLE[lang][3])
    again.program.context.games.begin_again()  # Asks first, since a game is under way.
    again.program.context.games.begin_again()
    assert WINNABLE[lang][3] in again.press("s", "s")[1]
    again.begin("three-pass", NumberedDeal(1))
    assert not again.press("s", "s")[1].endswith(WINNABLE[lang][3])


def test_the_deal_of_the_day_can_be_won(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin("strict", NumberedDeal(1))
    assert player.press("g", "3")[-1].startswith("New game.")
    assert player.table.origin.day == TODAY
    assert player.press("v")[0].startswith("Yes")


def test_the_same_position_come_to_in_another_way_gets_its_own_verdict(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin()
    player.press("enter", *("p",) * 65)
    assert "lost at move 32" in player.press("v")[0]
    player.press(*("u",) * 66)
    player.press(*("p",) * 65)
    kings = player.press("d", "d", "d", "d", "d", "d", "home", "enter", "v")
    assert "lost at move 32" not in kings[-1]


def test_the_key_that_goes_back_is_named_once(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin()
    player.press("enter", *("p",) * 65)
    named = "B goes back to just before move 32."
    assert [named in heard for heard in player.press("v", "v", "u", "v")] == [True, False, False, False]


@pytest.mark.parametrize(
    ("lang", "lost"), [("en", "The game cannot be won any more."), ("fr", "La partie ne peut plus être gagnée.")]
)
def test_that_a_game_is_lost_is_said_once_and_not_with_every_hint(tmp_path: Path, lang: str, lost: str) -> None:
    player = _player(tmp_path, lang)
    player.begin()
    player.press("enter", *("p",) * 60)
    assert lost in player.press("h")[0]
    assert lost not in "".join(player.press("p", "h", "p", "h"))
    player.press("b")
    assert lost not in player.press("h")[0]
    player.press("p")
    assert lost in player.press("h")[0]
    player.press("b", "y")
    assert lost in player.press("h")[0]


DRAW = {
    "en": ("Draw, nothing can leave now.", " Almost certainly winnable."),
    "fr": ("Piochez, rien ne peut partir pour l'instant.", " Presque sûrement gagnable."),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_only_drawing_is_left_the_same_good_outlook_is_told_once(tmp_path: Path, lang: str) -> None:
    player, heard = _player(tmp_path, lang), list[str]()
    player.begin(choice=NumberedDeal(3))
    while len(heard) < 3:
        session = player.table.session
        move = best_move(session.game, session.position)
        assert move
        heard += player.press("h") if isinstance(move, Draw) else ()
        player.play(move)
    sentence, outlook = DRAW[lang]
    assert heard == [sentence + outlook, sentence, sentence]


def test_a_hint_after_the_verdict_does_not_say_again_that_the_game_is_lost(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin()
    player.press("enter", *("p",) * 60, "v")
    assert "cannot be won" not in player.press("h")[0]


def test_soon_before_the_end_the_verdict_is_the_shortest_line(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin(choice=NumberedDeal(3))
    player.play_best(40)
    assert player.press("v") == ["Yes, still winnable, in 9 moves."]


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "The hint does not know the hidden cards."), ("fr", "L'indice ignore les cartes cachées.")],
)
def test_a_hint_that_doubts_what_was_just_said_tells_why_once_a_game(tmp_path: Path, lang: str, told: str) -> None:
    player = _player(tmp_path, lang)
    player.begin("strict", NumberedDeal(3))
    heard = player.press("h", "v", "h", "h", "p", "v", "h")
    assert [told in words for words in heard] == [False, False, True, False, False, False, False]
    player.begin("strict", NumberedDeal(3))
    player.press("v", "enter")
    assert told not in player.press("h")[0]  # The verdict was on the position before.
    player.press("v")
    player.program.context.preferences.change(hints=HintChoice.EXACT)
    assert told not in player.press("h")[0]
    player.program.context.preferences.change(hints=HintChoice.FAIR)
    assert told in player.press("h")[0]


def test_after_the_way_back_a_hint_tells_why_it_doubts_too(tmp_path: Path) -> None:
    player = _player(tmp_path, "en")
    player.begin("strict", NumberedDeal(3))
    player.press(*["p"] * 20)
    (back,) = player.press("b")
    assert back.startswith("Returned to ")
    assert "The hint does not know the hidden cards." in player.press("h")[0]
