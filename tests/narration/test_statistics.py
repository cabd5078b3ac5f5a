"""What games add up to, in words: none, one, several."""

import pytest

from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.lookup_words import summary_messages, summary_value
from pyramid_access.narration.translator import Translator
from pyramid_access.session.records import Summary, summarise
from tests.store.games import counted

NONE = Summary()
ONE = summarise([counted("a", seconds=3661.0, moves=30, hints=1, undos=1, par=1)])
MANY = summarise([counted("a", won=False, par=-5), counted("b", par=4), counted("c", hints=2, undos=3, moves=60)])


@pytest.mark.parametrize(
    ("summary", "english", "french"),
    [
        (NONE, "Game, no game counted", "Jeu, aucune partie comptée"),
        (ONE,
         "Game, one game, one won, 100 per cent | Without hint or undo, no win | Wins in a row, 1 at present, 1 at best"
         " | Fastest win, one hour and one minute | Mean time of a win, one hour and one minute"
         " | Shortest win, 30 moves | In all, one hint and one undo | Total of the points for par, 1 point",
         "Jeu, une partie, une gagnée, 100 pour cent | Sans indice ni annulation, aucune victoire"
         " | Victoires de suite, 1 en ce moment, 1 au mieux | Victoire la plus rapide, une heure et une minute"
         " | Temps moyen d'une victoire, une heure et une minute | Victoire la plus courte, 30 coups"
         " | En tout, un indice et une annulation | Total des points au par, 1 point"),
        (MANY,
         "Game, 3 games, 2 won, 67 per cent | Without hint or undo, one win | Wins in a row, 2 at present, 2 at best"
         " | Fastest win, 10 minutes | Mean time of a win, 10 minutes | Shortest win, 49 moves"
         " | In all, 2 hints and 3 undos | Total of the points for par, 1 point below zero",
         "Jeu, 3 parties, 2 gagnées, 67 pour cent | Sans indice ni annulation, une victoire"
         " | Victoires de suite, 2 en ce moment, 2 au mieux | Victoire la plus rapide, 10 minutes"
         " | Temps moyen d'une victoire, 10 minutes | Victoire la plus courte, 49 coups"
         " | En tout, 2 indices et 3 annulations | Total des points au par, 1 point sous zéro"),
    ],
)  # fmt: skip
def test_a_message_for_each_thing(summary: Summary, english: str, french: str) -> None:
    for lang, name, text in (("en", "Game", english), ("fr", "Jeu", french)):
        say = Translator(locale_folders(), lang, strict=True).say
        assert " | ".join(say(message, **args) for message, args in summary_messages(summary, name)) == text


@pytest.mark.parametrize(
    ("played", "won", "english", "french"),
    [
        (0, 0, "No game", "Aucune partie"),
        (1, 0, "None won of 1", "Aucune gagnée sur 1"),
        (3, 1, "1 won of 3", "1 gagnée sur 3"),
        (30, 12, "12 won of 30", "12 gagnées sur 30"),
    ],
)
def test_the_short_form(played: int, won: int, english: str, french: str) -> None:
    message, args = summary_value(played, won)
    for lang, text in (("en", english), ("fr", french)):
        assert Translator(locale_folders(), lang, strict=True).say(message, **args) == text
