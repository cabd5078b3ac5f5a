"""The help of the command line says where the game is taught."""

import pytest


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "To learn to play: start the game, press the question mark, then Shift Tab. The first game, explained, "
               "and the rules are the last lines of the help."),
        ("fr", "Pour apprendre à jouer : lancez le jeu, appuyez sur le point d'interrogation, puis sur Maj Tab. "
               "La première partie, expliquée, et les règles sont les dernières lignes de l'aide."),
        ("pt", "Para aprender a jogar: comece o jogo, prima o ponto de interrogação, depois Shift Tab. "
               "O primeiro jogo, explicado, e as regras são as últimas linhas da ajuda."),
    ],
)  # fmt: skip
def test_the_help_ends_with_how_to_learn_to_play(run, lang, line):
    assert run(f"--help --lang {lang}")[1].splitlines()[-1] == line
    assert run(f"play --help --lang {lang}")[1].splitlines()[-1] == line
    assert line not in run(f"solve --help --lang {lang}")[1]


@pytest.mark.parametrize(
    ("lang", "beginnings"),
    [
        ("en", ["--deal N|today|FILE|-:", "--lang TAG:", "--rules RULE=VALUE,...:", "--data-dir DIR:", "--voice ID:"]),
        ("fr", ["--deal N|today|FICHIER|- :", "--lang CODE :", "--rules RÈGLE=VALEUR,... :", "--data-dir DOSSIER :"]),
        ("pt", ["--deal N|today|FICHEIRO|-:", "--lang CÓDIGO:", "--rules REGRA=VALOR,...:", "--data-dir PASTA:"]),
    ],
)
def test_what_stands_for_a_value_is_in_the_players_language(run, lang, beginnings):
    lines = run(f"--help --lang {lang}")[1].splitlines()
    for beginning in beginnings:
        assert sum(line.startswith(f"{beginning} ") for line in lines) == 1


def test_the_argument_of_a_command_is_in_the_players_language_too(run):
    usages = [run(f"solve --help --lang {lang}")[1].splitlines()[1] for lang in ("en", "fr", "pt")]
    assert usages == [
        "Usage: pyramid-access solve [FILE|-] [options]",
        "Utilisation : pyramid-access solve [FICHIER|-] [options]",
        "Utilização: pyramid-access solve [FICHEIRO|-] [opções]",
    ]
