"""Giving keys to commands from the menu: what is heard, what is kept, and that all else follows."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from pyramid_access.settings import Detail, Settings, SpeakerChoice
from pyramid_access.store.settings_file import read_settings
from tests.playing import Player


def sit_down(folder: Path, lang: str = "en", **settings: object) -> Player:
    wanted = Settings(lang=lang, speaker=SpeakerChoice.OWN)
    player = Player(folder, replace(wanted, **settings))  # type: ignore[arg-type]
    player.begin()
    player.press("e", "end", "enter")
    return player


def kept(player: Player) -> dict[str, tuple[str, ...]]:
    return dict(read_settings(player.folders.settings_file)[0].keys)


@pytest.mark.parametrize(
    ("lang", "heard"),
    [
        (
            "en",
            (
                "P, draw, or turn the waste over when the stock is empty. 11 of ",
                "Change the key. 1 of 3.",
                "Press the new key. Escape to go back.",
                "Key already taken. H, hint, once more for the next one.",
                "Done. F12 replaces P. F12, draw, or turn the waste over when the stock is empty. 11 of ",
            ),
        ),
        (
            "fr",
            (
                "P, piocher, ou retourner la défausse quand la pioche est vide. 11 sur ",
                "Changer de touche. 1 sur 3.",
                "Tapez la nouvelle touche. Échap pour revenir.",
                "Touche déjà prise. H, indice, encore une fois pour le suivant.",
                "C'est fait. F12 remplace P. F12, piocher, ou retourner la défausse quand la pioche est vide. 11 sur ",
            ),
        ),
    ],
)
def test_a_command_gets_the_key_that_is_pressed(tmp_path: Path, lang: str, heard: tuple[str, ...]) -> None:
    player = sit_down(tmp_path, lang)
    answers = player.press("p", "enter", "enter", "h", "f12")
    assert all(answer.startswith(start) for answer, start in zip(answers, heard, strict=True))
    assert kept(player) == {"draw": ("f12",)}
    player.press("q", "q")
    assert player.press("f12")[0].startswith({"en": "Jack of clubs", "fr": "Valet de trèfle"}[lang])
    assert player.press("p")[0] == player.program.context.words.say("help-unknown-key")


@pytest.mark.parametrize(
    ("lang", "given", "heard"),
    [
        ("en", {}, "Done. F12 replaces U, Control Z and Backspace. F12, undo"),
        ("fr", {}, "C'est fait. F12 remplace U, Contrôle Z et Retour arrière. F12, annuler"),
        ("fr", {"undo": ("u", "c-z")}, "C'est fait. F12 remplace U et Contrôle Z. F12, annuler"),
        ("en", {"undo": ("u", "f12")}, "Done. F12 replaces U. F12, undo"),
        ("en", {"undo": ("f12",)}, "Done. F12, undo"),
    ],
)
def test_the_keys_that_a_command_loses_are_named(
    tmp_path: Path, lang: str, given: dict[str, tuple[str, ...]], heard: str
) -> None:
    player = sit_down(tmp_path, lang, keys=given)
    assert player.press("f12" if "f12" in given.get("undo", ()) else "u", "enter", "1", "f12")[-1].startswith(heard)
    assert kept(player) == {"undo": ("f12",)}


def test_help_learn_mode_and_the_list_of_keys_follow(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.press("p", "enter", "enter", "f12", "q", "q")
    answers = player.press("?", "f12", "?", "f12", "p")
    assert answers[1].startswith("F12, draw, or turn the waste over")
    assert answers[3] == "F12, draw, or turn the waste over when the stock is empty."
    assert answers[4] == "P, no effect."
    command = [sys.executable, "-m", "pyramid_access", "keys", "--lang", "en", "--data-dir", str(tmp_path)]
    lines = subprocess.run(command, capture_output=True, check=True).stdout.decode().splitlines()
    assert "F12, draw, or turn the waste over when the stock is empty" in lines
    assert not any(line.startswith("P, ") for line in lines)


def test_sentences_name_the_new_key(tmp_path: Path) -> None:
    player = sit_down(tmp_path, detail=Detail.FULL)
    player.press("b", "enter", "enter", "f12", "q", "q", "enter", *("p",) * 65)
    assert player.press("v")[0].endswith(" F12 goes back to just before move 32.")


def test_a_key_may_come_beside_the_others(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    answers = player.press("u", "enter", "2", "u", "f12")
    assert answers[3] == "Key already taken. U, undo the last move."
    assert answers[4].startswith("Done. U, Control Z, Backspace, F12, undo the last move. ")
    assert kept(player) == {"undo": ("u", "c-z", "backspace", "f12")}


def test_the_default_keys_come_back_one_command_at_a_time_or_all_at_once(tmp_path: Path) -> None:
    player = sit_down(tmp_path, keys={"hint": ("f12",), "draw": ("h",)})
    assert player.press("f12", "enter", "3")[1:] == [
        "Change the key. 1 of 3.",
        "Key already taken. H, draw, or turn the waste over when the stock is empty.",
    ]
    player.press("escape", "h", "enter", "3")
    assert kept(player) == {"hint": ("f12",)}
    asked, done, nothing = player.press("end", "enter", "enter", "enter")[1:]
    assert asked == "Your keys will be forgotten. Take this line once more to do it."
    assert done == "All keys are the original ones again."
    assert nothing == "All keys are the original ones."
    assert kept(player) == {}


@pytest.mark.parametrize(
    ("key", "answer"),
    [
        ("up", "Up arrow is needed in the menus. Take another key."),
        ("enter", "Enter is needed in the menus. Take another key."),
        ("tab", "Tab is needed in the menus. Take another key."),
        ("c-c", "Control C always leaves the game. Change the key. 1 of 3."),
        ("c-d", "Control D always leaves the game. Change the key. 1 of 3."),
        ("unknown", "This key cannot be used."),
        ("q", "Key already taken. Q, leave, the game is saved."),
        ("escape", "Change the key. 1 of 3."),
    ],
)
def test_keys_that_the_game_needs_are_refused_with_the_reason(tmp_path: Path, key: str, answer: str) -> None:
    player = sit_down(tmp_path)
    assert player.press("p", "enter", "enter", key)[-1] == answer
    assert not player.folders.settings_file.exists()


def test_a_command_that_works_in_menus_cannot_have_their_keys(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    assert player.press(",") != []
    line = next(
        number
        for number, item in enumerate(player.program.context.menus.top.items, 1)  # type: ignore[union-attr]
        if item.name.startswith("Comma, ")
    )
    player.program.context.menus.top.go_to(line)  # type: ignore[union-attr]
    assert player.press("enter", "enter", "8")[-1] == "Key already taken in the menus. Digit 8, line 8."


def test_help_keeps_its_keys_and_can_have_more(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    menu = player.program.context.menus.top
    assert menu is not None
    menu.go_to(next(n for n, item in enumerate(menu.items, 1) if item.name.startswith("Question mark, ")))
    assert player.press("enter", "enter", "f12")[::2] == [
        "Add a key. 1 of 2.",
        f"Done. Question mark, F1, F12, list of the keys, once more to learn them. {menu.number} of {len(menu.items)}.",
    ]


def test_the_player_of_the_next_day_has_her_keys(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.press("p", "enter", "enter", "*", "q", "q", "q")
    settings, problems = read_settings(player.folders.settings_file)
    assert problems == ()
    tomorrow = Player(tmp_path, settings)
    tomorrow.begin()
    assert tomorrow.press("*")[0] == "Jack of clubs drawn."


def test_a_letter_is_the_same_with_shift_and_caps_lock(tmp_path: Path) -> None:
    player = sit_down(tmp_path, keys={"hint": ("f12",)})
    player.press("p", "enter", "enter", "H")
    assert kept(player) == {"hint": ("f12",), "draw": ("h",)}
