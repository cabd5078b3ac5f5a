"""The help says where the game is taught; the manual page has all that the tables know, and can be shown."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pyramid_access.cli.help import man_page, typed, typed_option
from pyramid_access.cli.table import COMMANDS, OPTIONS
from pyramid_access.narration.languages import languages, locale_folders
from pyramid_access.narration.translator import Translator
from pyramid_access.session.commands import COMMANDS as KEY_COMMANDS
from pyramid_access.session.commands import Mode
from pyramid_access.store.folders import find_folders

LANGUAGES = tuple(language.tag for language in languages(locale_folders()))


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


def page(lang: str) -> str:
    return man_page(Translator(locale_folders(), lang, strict=True).say)


def shown(lang: str, folder: Path) -> str:
    """Return the page as groff shows it on a terminal, with every run of white space as one space."""
    if shutil.which("groff") is None:
        pytest.skip("groff is not installed")
    (folder / "page").write_text(page(lang), encoding="utf-8")
    done = subprocess.run(
        ["groff", "-k", "-Tutf8", "-man", "-ww", "-P-c", folder / "page"], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return " ".join(re.sub(r".\x08", "", done.stdout).replace("‐", "-").replace("−", "-").split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_the_tables_know_is_shown(lang, tmp_path):
    say, text = Translator(locale_folders(), lang, strict=True).say, shown(lang, tmp_path)
    for command in COMMANDS:
        assert f" {typed(say, command)} {say(f'options-command-{command}')}".replace("\u00a0", " ") in text
    for option in OPTIONS:
        assert f" {typed_option(say, option)} {say(option.message_id)} " in text
        if "play" not in option.commands:
            names = ", ".join(name for name in COMMANDS if name in option.commands)
            only = say("manual-options-only", commands=names)
            assert f"{say(option.message_id)} {only}" in text
    for command in KEY_COMMANDS:
        assert Mode.PLAY not in command.modes or say(command.help_id) in text
    assert "manual-" not in text


def test_each_language_has_its_own_words_and_headings():
    headings = [re.findall(r"^\.SH (.*)$", page(lang), re.MULTILINE) for lang in LANGUAGES]
    assert headings[0][:3] == ["NAME", "SYNOPSIS", "DESCRIPTION"]
    assert [titles[0] for titles in headings] == ["NAME", "NOM", "NOME"]
    assert {len(titles) for titles in headings} == {len({*headings[0]})}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_to_type_can_be_copied_and_no_text_is_taken_for_a_request(lang, tmp_path):
    lines = page(lang).splitlines()
    requests = {line.split(" ")[0] for line in lines if line.startswith(".")}
    assert requests == {".TH", ".nh", ".ad", ".SH", ".PP", ".B", ".TP", ".RS", ".RE", ".nf", ".fi"}
    assert not any(line.startswith("'") for line in lines[1:])
    assert "pyramid-access completion bash > ~/.local/share/bash-completion/completions/pyramid-access" in shown(
        lang, tmp_path
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the paths of Linux")
def test_the_files_are_where_the_page_says(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", "/home/anna")
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    folders, text = find_folders(), shown("en", tmp_path)
    for path in (folders.settings_file, folders.database, folders.deals, folders.texts, folders.data / "locales"):
        assert str(path).replace("/home/anna", "~") in text


@pytest.mark.skipif(shutil.which("mandoc") is None, reason="mandoc is not installed")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_mandoc_finds_nothing_wrong_but_the_missing_date(lang, tmp_path):
    (tmp_path / "page").write_text(page(lang), encoding="utf-8")
    done = subprocess.run(
        ["mandoc", "-Tlint", "-Wwarning", tmp_path / "page"], capture_output=True, text=True, check=False
    )
    assert [line for line in done.stdout.splitlines() if "missing date" not in line] == []


def test_the_command_writes_the_page(run):
    assert run("man") == (0, page("en"), "")
    assert run("man --lang fr") == (0, page("fr"), "")
    assert run("man 6") == (2, "", "The command man does not take 6.\n")
