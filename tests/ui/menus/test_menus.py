"""Menus as a player walks them: every key, and what is heard, in both languages."""

from dataclasses import replace
from pathlib import Path

import pytest

from pyramid_access.rules.variants import VARIANTS
from pyramid_access.settings import Settings, SpeakerChoice
from pyramid_access.settings_table import SETTINGS, MenuPlace
from pyramid_access.ui.learning.first_start import FirstStart
from pyramid_access.ui.menus.menu import Item, Menu
from tests.playing import Player

LINES = [row.name for row in SETTINGS if row.menu is MenuPlace.SETTINGS]


def sit_down(folder: Path, lang: str = "en", **settings: object) -> Player:
    player = Player(folder, replace(Settings(lang=lang, speaker=SpeakerChoice.OWN), **settings))  # type: ignore[arg-type]
    player.begin()
    return player


def menu_of(*names: str) -> Menu:
    return Menu(lambda: [Item(name, lambda: None) for name in names], lambda: None)


def test_a_letter_goes_on_to_the_next_line_that_begins_with_it() -> None:
    menu = menu_of("Éclair", "Eau", "Tab", "étoile")
    found = [menu.find("e") and menu.number for _ in range(4)]
    assert found == [2, 4, 1, 2]
    assert menu.find("T") and menu.number == 3
    assert menu.find("t") and menu.number == 3
    assert not menu.find("z") and menu.number == 3
    assert not menu.find("f5") and not menu.find("?")


@pytest.mark.parametrize(
    ("lang", "answers"),
    [
        ("fr", ("Qui parle. Voix du jeu. 2 sur {n}.", "Langue. Français. 1 sur {n}.", "Touches. {n} sur {n}.")),
        ("en", ("Who speaks. The game's voice. 2 of {n}.", "Language. English. 1 of {n}.", "Keys. {n} of {n}.")),
    ],
)
def test_arrows_letters_and_tab_walk_and_the_list_goes_round(
    tmp_path: Path, lang: str, answers: tuple[str, ...]
) -> None:
    player = sit_down(tmp_path, lang)
    second, first, last = (answer.format(n=len(LINES)) for answer in answers)
    opened = player.press("e")
    assert opened[0].endswith(first)
    for onward, backward in (("down", "up"), ("k", "i"), ("tab", "s-tab"), ("K", "I")):
        assert player.press(onward, backward, backward, onward) == [second, first, last, first]
    assert player.press("end", "home") == [last, first]


def test_first_letters_jump_in_the_players_language_and_say_so_when_none_fits(tmp_path: Path) -> None:
    player = sit_down(tmp_path, "fr")
    player.press("e")
    assert player.press("v")[0].startswith("Vitesse de la voix. Vitesse 180.")
    assert player.press("v")[0].startswith("Volume de la voix. Volume 80.")
    assert player.press("v")[0].startswith("Voix. ")
    assert player.press("A", "x", "&")[:2] == [
        f"Affichage. Lignes de texte. 3 sur {len(LINES)}.",
        "Aucune ligne ne commence par X.",
    ]


def test_a_number_steps_both_ways_and_stays_at_its_ends(tmp_path: Path) -> None:
    player = sit_down(tmp_path, volume=80)
    player.press("e", *["down"] * LINES.index("volume"))
    assert player.press("right", "l", "l", "j", "left") == [
        "Volume 90.",
        "Volume 100.",
        "Volume 100, the most.",
        "Volume 90.",
        "Volume 80.",
    ]
    player.press(*["j"] * 8)
    assert player.press("j") == ["Volume 0, the least."]
    assert player.backend.settings[-1].volume == 0
    assert "volume = 0" in player.folders.settings_file.read_text()


def test_an_odd_number_of_the_file_steps_from_where_it_is(tmp_path: Path) -> None:
    player = sit_down(tmp_path, rate=445)
    player.press("e", *str(LINES.index("rate") + 1))
    assert player.last == f"Speed of the voice. Speed 445. {LINES.index('rate') + 1} of {len(LINES)}."
    assert player.press("right", "right", "left") == ["Speed 450.", "Speed 450, the most.", "Speed 430."]


def test_choices_go_round_both_ways(tmp_path: Path) -> None:
    player = sit_down(tmp_path, "fr")
    player.press("e", "d")
    assert player.press("j", "j", "l", "enter") == [
        "Peu de détails.",
        "Tous les détails.",
        "Peu de détails.",
        "Détails habituels.",
    ]


def test_the_language_line_speaks_the_new_language_at_once(tmp_path: Path) -> None:
    player = sit_down(tmp_path, "fr")
    player.press("e")
    assert player.press("left", "down") == ["English.", f"Who speaks. The game's voice. 2 of {len(LINES)}."]
    assert player.backend.said[-1].lang == "en"
    player.press("up")
    assert player.press("left", "down") == ["Português.", f"Quem fala. Voz do jogo. 2 de {len(LINES)}."]
    assert player.backend.said[-1].lang == "pt"


def test_left_goes_to_the_menu_before_and_never_out_of_the_first(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.press("g")
    line = player.last.removeprefix("Game menu. ")
    assert player.press("left", "left", "right") == [line, f"{line} Again.", line]
    player.press("v", "l")
    assert player.last.startswith("Three passes. ")
    assert player.press("j")[0].startswith("Variant. Three passes. ")


def test_right_does_not_act_on_a_line_that_begins_a_game(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    session = player.table.session
    player.press("g", "right", "down", "right", "down", "l")
    assert player.table.session is session


@pytest.mark.parametrize(
    ("keys", "number"), [("2", 2), ("9", 9), ("1 enter", 1), ("1 2", 12), ("1 à", 10), ("1 4", 14), ("1 9", 9)]
)
def test_two_digits_reach_the_lines_after_the_ninth(tmp_path: Path, keys: str, number: int) -> None:
    player = sit_down(tmp_path)
    player.press("g", "v", "enter", *keys.split())
    assert player.program.context.menus.top is None
    assert player.table.session.variant.id == list(VARIANTS)[number - 1]


def test_digits_say_where_they_have_led_and_what_is_not_there(tmp_path: Path) -> None:
    player = sit_down(tmp_path, "fr")
    player.press("g", "v", "enter")
    assert player.press("0", "1")[0] == "Il n'y a pas de ligne 0."
    assert player.last.endswith("1 sur 14.")
    player.press("down")
    assert player.press("1")[0].endswith("1 sur 14.")
    player.press("q", "q", "e", "end", "enter", "enter")
    assert player.press("9") == ["Il n'y a pas de ligne 9."]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_digits_change_no_setting_and_enter_does(tmp_path: Path, lang: str) -> None:
    player = sit_down(tmp_path, lang)
    before = player.preferences.current
    player.press("e")
    *names, keys = LINES
    for number, name in enumerate(names, 1):
        player.press("up")  # No digit is open any more.
        *_, line = player.press(*str(number))
        assert line.endswith(f" {number} {'of' if lang == 'en' else 'sur'} {len(LINES)}."), name
        assert player.preferences.current == before
    assert keys == "keys"
    assert player.press(*str(len(LINES)))[-1].startswith("Tab, F, ")
    player.press("q", "3")
    assert player.press("enter") == [{"en": "Large board.", "fr": "Grand plateau."}[lang]]
    assert player.preferences.current != before


def test_a_settings_file_that_cannot_be_written_is_told_with_the_new_value(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.folders.settings_file.mkdir()
    player.press("e", *["down"] * LINES.index("detail"))
    (answer,) = player.press("right")
    assert answer.endswith("a folder lies where a file should be, or a file where a folder should be. All details.")
    assert str(player.folders.settings_file) in answer
    assert player.press("right") == ["Few details."]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_history_is_in_reach_in_menus_and_while_a_number_is_typed(tmp_path: Path, lang: str) -> None:
    player = sit_down(tmp_path, lang)
    opening = player.last
    (menu,) = player.press("g")
    assert player.press(",", ";", "r") == [opening, menu, f"{menu} {'Again' if lang == 'en' else 'Encore'}."]
    asked, seven = player.press("4", "7")
    assert player.press(",", ",", ";", ";") == [asked, menu, asked, seven]
    assert player.press("8")[0].rstrip(".").endswith("78")


def test_the_history_is_in_reach_in_learn_mode_by_the_second_press(tmp_path: Path) -> None:
    player = sit_down(tmp_path)
    player.press("?", "?", "p")
    drawn = player.last
    named, heard, older = player.press(",", ",", ",")
    assert named == "Comma, previous sentence in the history."
    assert heard == drawn
    assert older.startswith("Each key says what it does")
    assert player.press("p") == [drawn]


def test_every_utterance_of_a_menu_can_be_reviewed_in_its_own_language(tmp_path: Path) -> None:
    player = sit_down(tmp_path, "fr")
    player.press("e", "left", "q", ",")
    assert player.backend.said[-1].text == "English."
    player.press(",")
    assert (player.backend.said[-1].lang, player.backend.said[-1].text[:9]) == ("fr", "Réglages.")


def test_at_the_first_start_letters_jump_and_left_does_not_leave(tmp_path: Path) -> None:
    player = Player(tmp_path, Settings())
    FirstStart(player.program.context, lambda _: player.begin() and None).ask()
    assert player.press("f", "left", "e", "f") == [
        "Français. 2 sur 3.",
        "Français. 2 sur 3. Encore.",
        "English. 1 of 3.",
        "Français. 2 sur 3.",
    ]
    assert not player.program.left
    player.press("enter")
    assert player.press("a", "a", "u") == [
        "Avec mon lecteur d'écran. 2 sur 4.",
        "À l'oreille, avec la voix du jeu. 1 sur 4.",
        "Un grand plateau à l'écran, avec la voix. 3 sur 4.",
    ]
