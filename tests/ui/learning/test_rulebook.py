"""The rules of games, a sentence a key, from the help and from the menu of games."""

from pathlib import Path

import pytest

from pyramid_access.narration.lookup_words import rule_messages
from pyramid_access.rules.variants import VARIANTS, with_rules
from pyramid_access.settings import Settings, SpeakerChoice
from tests.playing import Player


def at_a_game(folder: Path, lang: str, variant: str = "three-pass", **rules: str) -> Player:
    player = Player(folder, Settings(lang=lang, speaker=SpeakerChoice.OWN))
    player.begin(variant, **rules)
    return player


HEARD = {
    "en": [
        "Rules, a sentence a line, Tab for the next. "
        "Giza shows every card from the first move, and nothing is left to chance. 1 of 13.",
        "The goal is to clear the pyramid, other cards may be left. 2 of 13.",
        "The pyramid has 28 cards in seven rows, one at the top and seven at the base. 3 of 13.",
        "The goal is to clear the pyramid, other cards may be left. 2 of 13.",
        "The goal is to clear the pyramid, other cards may be left. 2 of 13. Again.",
        "Keys of the game, one a line",
    ],
    "fr": [
        "Règles, une phrase par ligne, Tab pour la suivante. "
        "Gizeh montre toutes les cartes dès le premier coup, rien n'est laissé au hasard. 1 sur 13.",
        "Le but est de vider la pyramide, les autres cartes peuvent rester. 2 sur 13.",
        "La pyramide a 28 cartes sur sept rangées, une au sommet et sept à la base. 3 sur 13.",
        "Le but est de vider la pyramide, les autres cartes peuvent rester. 2 sur 13.",
        "Le but est de vider la pyramide, les autres cartes peuvent rester. 2 sur 13. Encore.",
        "Touches du jeu, une par ligne",
    ],
}


@pytest.mark.parametrize("lang", HEARD)
def test_the_rules_of_the_game_on_the_table_are_read_a_sentence_a_key(tmp_path: Path, lang: str) -> None:
    player = at_a_game(tmp_path, lang, "giza")
    heard = player.press("?", "s-tab", "s-tab", "enter", "tab", "down", "up", "enter")[3:]
    assert heard == HEARD[lang][:-1]
    title = {"en": "Rules of this game.", "fr": "Règles de ce jeu."}[lang]
    assert player.press("escape")[0].startswith(title)


@pytest.mark.parametrize("lang", HEARD)
def test_every_sentence_of_every_game_is_reached(tmp_path: Path, lang: str) -> None:
    player = at_a_game(tmp_path, lang)
    player.press("g", "s-tab", "s-tab", "enter", "s-tab", "enter")
    for number, variant in enumerate(VARIANTS.values(), 1):
        say = player.program.context.words.say
        sentences = [say(name, **args) for name, args in rule_messages(variant, "")]
        first = player.press("enter")[0]
        heard = [first, *player.press(*["tab"] * (len(sentences) - 1))]
        of = {"en": "of", "fr": "sur"}[lang]
        expected = [f"{sentence}. {n} {of} {len(sentences)}." for n, sentence in enumerate(sentences, 1)]
        assert first.endswith(expected[0])
        assert heard[1:] == expected[1:]
        assert player.press("q")[0].endswith(f". {number} {of} {len(VARIANTS)}.")
        player.press("tab")


def test_house_rules_are_in_the_rules(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, "fr", "three-pass", passes="7", goal="all")
    rules = player.press("?", "s-tab", "s-tab", "enter", *["tab"] * 15)[3:]
    assert rules[0].endswith("Voici Trois passages, avec vos propres règles. 1 sur 16.")
    assert rules[1].startswith("Le but est de retirer les 52 cartes")
    assert "Vous parcourez la pioche sept fois en tout. 13 sur 16." in rules
    assert rules[-1].startswith("Règles des autres jeux.")
    assert with_rules("three-pass", {"passes": "7", "goal": "all"}) == player.table.session.variant


def test_from_the_list_of_games_one_comes_back_step_by_step(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, "en")
    player.press("g", "s-tab", "s-tab", "enter", "s-tab", "enter", "tab")
    assert player.last == "Classic pyramid. 2 of 14."
    assert player.press("enter")[0].startswith("Rules, a sentence a line")
    back = player.press("q", "q", "q", "q")
    assert back[:2] == ["Classic pyramid. 2 of 14.", "Rules of the other games. 16 of 16."]
    assert back[2].startswith("Rules of this game.")
    assert back[3] == "Back to the game."
