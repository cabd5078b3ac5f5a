"""The help of the command line says where the game is taught."""

import pytest


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "To learn to play: start the game, press the question mark, then Shift Tab. The first game, explained, "
               "and the rules are the last lines of the help."),
        ("fr", "Pour apprendre à jouer : lancez le jeu, appuyez sur le point d'interrogation, puis sur Maj Tab. "
               "La première partie, expliquée, et les règles sont les dernières lignes de l'aide."),
    ],
)  # fmt: skip
def test_the_help_ends_with_how_to_learn_to_play(run, lang, line):
    assert run(f"--help --lang {lang}")[1].splitlines()[-1] == line
    assert run(f"play --help --lang {lang}")[1].splitlines()[-1] == line
    assert line not in run(f"solve --help --lang {lang}")[1]
