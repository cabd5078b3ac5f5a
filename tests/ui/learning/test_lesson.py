"""The help and learn mode: which keys are valid now, and what each would do, in the game and in menus."""

import string
from pathlib import Path

import pytest

from pyramid_access.narration.key_words import key_words
from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.session.key_bindings import bindings
from pyramid_access.settings import Settings, SpeakerChoice
from tests.playing import Player


def at_a_game(folder: Path, lang: str, **keys: tuple[str, ...]) -> Player:
    named = {name.replace("_", "-"): value for name, value in keys.items()}
    player = Player(folder, Settings(lang=lang, speaker=SpeakerChoice.OWN, keys=named))
    player.begin()
    return player


@pytest.mark.parametrize(("mode", "opening"), [(Mode.PLAY, ()), (Mode.MENU, ("g",))], ids=["game", "menu"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_learn_mode_says_what_every_key_would_do_and_does_nothing(
    tmp_path: Path, lang: str, mode: Mode, opening: tuple[str, ...]
) -> None:
    player = at_a_game(tmp_path, lang)
    before = player.press(*opening, "p" if mode is Mode.PLAY else "tab")[-1]
    say, position = player.program.context.words.say, player.table.session.position
    player.press("?", "?")
    for key, command in bindings(COMMANDS, mode).items():
        if command.id != "help" and key not in ("escape", "c-c", "c-d"):
            effect = say(command.help_id)
            assert player.press(key) == [f"{key_words(say, key)}, {effect}."], key
    assert player.table.session.position == position
    player.press("?")
    assert player.press("tab")[0] != before


def test_in_a_menu_a_letter_says_that_it_goes_to_a_line(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, "fr")
    player.press("g", "?", "?")
    assert player.press("d", "D", "f12", "k") == [
        "D, ligne suivante qui commence par D.",
        "Majuscule D, ligne suivante qui commence par D.",
        "F12, sans effet.",
        "K, ligne suivante.",
    ]
    assert player.press("?") == ["Les touches agissent de nouveau."]
    assert player.press("d")[0].startswith("Donne du jour. 3 sur ")


def test_with_caps_lock_on_a_letter_is_the_same_key(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, "en")
    assert player.press("?", "?", "h", "H")[-2:] == [
        "H, hint, once more for the next one.",
        "Capital H, hint, once more for the next one.",
    ]


@pytest.mark.parametrize("lang", ["en", "fr", "pt"])
def test_no_answer_begins_with_the_letter_that_was_typed(tmp_path: Path, lang: str) -> None:
    player = at_a_game(tmp_path, lang)
    player.press("?", "?")
    for letter in string.ascii_letters:
        (answer,) = player.press(letter)
        assert not answer.startswith(letter)
        assert letter.upper() in answer.partition(",")[0].split(), f"{letter} brings {answer!r}"


@pytest.mark.parametrize("key", ["escape", "?", "f1", "c-c", "c-d"])
def test_learn_mode_is_left_by_the_keys_of_the_help_and_by_those_that_leave_everything(
    tmp_path: Path, key: str
) -> None:
    player = at_a_game(tmp_path, "en")
    player.press("?", "?")
    assert player.press(key) == ["The keys work again."]
    assert not player.program.left


def test_another_help_key_leaves_it_too(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, "en", help=("f12",))
    player.press("f12", "f12")
    assert player.press("?", "f12") == ["Question mark, no effect.", "The keys work again."]


def test_a_key_of_the_history_pressed_twice_reviews(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, "en")
    player.press("?", "?")
    told = "Each key says what it does, without doing it. Escape or question mark to end."
    assert player.press(",", ",") == ["Comma, previous sentence in the history.", told]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["A first game, explained.", "Rules of this game."]),
        ("fr", ["Une première partie, expliquée.", "Règles de ce jeu."]),
    ],
)
def test_the_last_lines_of_the_help_lead_to_lesson_and_rules(tmp_path: Path, lang: str, lines: list[str]) -> None:
    player = at_a_game(tmp_path, lang)
    answers = player.press("?", "s-tab", "s-tab")[1:]
    assert [answer.partition(".")[0] + "." for answer in answers] == lines


def test_the_help_of_menus_has_only_keys_and_comes_back_to_its_menu(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, "en")
    player.press("e")
    line = player.last.removeprefix("Settings. ")
    opened, last = player.press("?", "s-tab")
    assert opened.startswith("Keys of the menus, one a line")
    assert last.partition(",")[0].startswith("Digit")
    assert player.press("q") == [line]
