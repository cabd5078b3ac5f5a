"""The program from arguments to exit code, in one process where that is enough."""

import json
import os
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from pyramid_access import __version__
from pyramid_access.cli.table import COMMANDS, OPTIONS
from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.deals.winnable import todays_number
from pyramid_access.rules.position import format_deal, parse_deal
from pyramid_access.rules.variants import OPTIONS as RULES
from pyramid_access.rules.variants import VARIANTS, parse_overrides, with_rules
from pyramid_access.session import commands
from tests.cli.processes import started

NO_SUCH_SENTENCE = "options-"
posix = pytest.mark.skipif(os.name == "nt", reason="POSIX only")


def test_deal(run):
    assert run("deal 7") == (0, "# 7 three-pass\n" + format_deal(deal_of_number(7, "three-pass")), "")
    assert run("deal 7 --variant giza")[1] == "# 7 giza\n" + format_deal(deal_of_number(7, "giza"))


@pytest.mark.parametrize("line", ["three-pass", "dozen", "three-pass --rules passes=1,goal=all"])
def test_the_deal_of_the_day_is_that_of_the_game(run, line):
    variant, *rules = line.split(" --rules ")
    number = todays_number(date.today(), with_rules(variant, parse_overrides("".join(rules))))
    assert parse_deal(run(f"deal today --variant {line}")[1]) == deal_of_number(number, variant)


def test_version(run):
    assert run("--version") == (0, f"pyramid-access {__version__}\n", "")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_names_every_command_and_option(run, lang):
    code, out, err = run(f"--help --lang {lang}")
    assert (code, err) == (0, "")
    assert all(f"\n{command}" in out for command in COMMANDS)
    assert all(f"\n{option.flag}" in out for option in OPTIONS if "play" in option.commands)
    assert NO_SUCH_SENTENCE not in out
    assert ("Utilisation" in out) == (lang == "fr")


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_its_help(run, command):
    code, out, _ = run(f"{command} --help")
    assert code == 0
    flags = {word for line in out.splitlines() for word in re.split("[ :]", line)[:1]}
    assert all((option.flag in flags) == (command in option.commands) for option in OPTIONS)


def test_variants(run):
    code, out, _ = run("variants --lang fr")
    assert code == 0
    names = [line.partition(":")[0].strip() for line in out.splitlines()]
    assert names[: len(VARIANTS)] == list(VARIANTS)
    assert names[len(VARIANTS) + 1 :] == list(RULES)
    rows = json.loads(run("variants --json")[1])
    assert [row["id"] for row in rows] == list(VARIANTS)
    assert [row["id"] for row in rows if row["default"]] == ["three-pass"]
    assert rows[0]["rules"]["passes"] == "3"


def test_languages(run):
    assert run("languages") == (0, "en: English\nfr: Français\npt: Português\n", "")
    names = {"en": "English", "fr": "Français", "pt": "Português"}
    rows = [{"tag": tag, "name": name, "problems": [], "missing": 0} for tag, name in names.items()]
    assert json.loads(run("languages --json")[1]) == rows


def test_a_language_in_the_players_own_folder_is_found(run, data):
    (data / "locales" / "eo").mkdir(parents=True)
    (data / "locales" / "eo" / "language.ftl").write_text("language-name = Esperanto\n")
    (data / "locales" / "eo" / "options.ftl").write_text(
        "options-error-missing-deal = Post deal venas nombro.\noptions-error-deal-number = { $x\n"
    )
    assert "eo: Esperanto" in run("languages")[1].splitlines()
    assert run("deal --lang eo") == (2, "", "Post deal venas nombro.\n")
    assert run("deal 0 --lang eo")[2].startswith("Deal numbers go from 1")


def test_keys(run, data):
    code, out, _ = run("keys")
    assert code == 0
    rows_of_modes = sum(len(command.modes) for command in commands.COMMANDS)
    assert len(out.splitlines()) == rows_of_modes + len(commands.Mode)
    assert "Tab, F, next free card" in out
    rows = json.loads(run("keys --json")[1])
    assert [row["id"] for row in rows] == [command.id for command in commands.COMMANDS]
    (data / "settings.toml").write_text('[keys]\ndraw = ["w"]\nstock = ["%"]\n')
    rows = {row["id"]: row["keys"] for row in json.loads(run("keys --json")[1])}
    assert (rows["draw"], rows["stock"]) == (["w"], ["%"])


def test_keys_of_the_settings_that_cannot_be_are_told(run, data):
    (data / "settings.toml").write_text('[keys]\ndraw = ["u"]\n')
    assert run("keys") == (2, "", "In the settings of the keys, u is given to two commands, draw and undo.\n")


def test_voices(run):
    code, out, _ = run("voices --lang fr")
    assert code == 0
    assert "roa/fr, French (France), français." in out.splitlines()
    assert all(line.endswith((", français.", ", anglais.", ", portugais.")) for line in out.splitlines())
    assert any(voice["id"] == "roa/fr" for voice in json.loads(run("voices --json")[1]))


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (
            "dance",
            "There is no command dance. "
            "The commands are: play, solve, survey, deal, variants, languages, voices, keys, stats, doctor, "
            "listen, completion, man.",
            "La commande dance n'existe pas. "
            "Les commandes sont : play, solve, survey, deal, variants, languages, voices, keys, stats, doctor, "
            "listen, completion, man.",
        ),
        (
            "--colour red",
            "There is no option --colour. The options are listed by: pyramid-access --help",
            "L'option --colour n'existe pas. La liste des options : pyramid-access --help",
        ),
        (
            "--rate fast",
            "After --rate a whole number is needed, not fast.",
            "Après --rate, il faut un nombre entier, pas fast.",
        ),
        (
            "--new --resume",
            "The options --new and --resume contradict each other: only one of them can be given.",
            "Les options --new et --resume se contredisent : une seule des deux est possible.",
        ),
        (
            "--rules passes=2,passes=3",
            "The rule passes is given twice.",
            "La règle passes est donnée deux fois.",
        ),
        (
            "deal",
            "After deal a deal number is needed, or the word today.",
            "Après deal, il faut un numéro de donne ou le mot today.",
        ),
    ],
)
def test_a_wrong_command_line_gets_one_sentence(run, line, english, french):
    assert run(line) == (2, "", english + "\n")
    assert run(f"{line} --lang fr") == (2, "", french + "\n")


def test_an_unknown_language(run):
    code, out, err = run("variants --lang xx")
    assert (code, out) == (2, "")
    assert err.startswith("There is no language xx. The languages are: en, fr")


def test_the_language_of_the_settings_and_of_the_system(run, data, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert run("deal")[2].startswith("Après deal")
    (data / "settings.toml").write_text('lang = "en"\n')
    assert run("deal")[2].startswith("After deal")


def test_a_damaged_settings_file_is_left_to_the_game(run, data):
    (data / "settings.toml").write_text('lang = "fr"\nrate = = =\n')
    assert run("deal")[2].startswith("Après deal")
    assert [path.name for path in data.iterdir()] == ["settings.toml"]


def test_hostile_arguments_are_shown_without_control_characters(run):
    code, _, err = run("", "\x1b[2Jdance\u202e")
    assert code == 2
    assert err.rstrip("\n").isprintable()
    assert "\\x1b[2Jdance\\u202e" in err


def test_empty_arguments_are_shown_as_quotes(run):
    assert run("", "")[2].startswith("There is no command ''. The commands are: play, solve, survey, deal")
    assert run("keys", "")[2] == "The command keys does not take ''.\n"


def test_a_fault_of_the_program_is_one_sentence_and_its_traceback_is_in_the_log(run, data, monkeypatch):
    monkeypatch.setattr("pyramid_access.cli.commands.deal_text", lambda *_: 1 / 0)
    code, out, err = run("deal 7 --debug")
    assert (code, out) == (2, "")
    assert err.startswith("Something went wrong inside the program.")
    assert len(err.splitlines()) == 1
    assert "ZeroDivisionError" in (data / "pyramid-access.log").read_text()


def test_a_fault_with_a_data_folder_that_cannot_be_written(tmp_path, run, monkeypatch):
    (tmp_path / "data").write_text("a file in the way")
    monkeypatch.setattr("pyramid_access.cli.commands.deal_text", lambda *_: 1 / 0)
    code, _, err = run("deal 7 --debug")
    assert code == 2
    assert err == "Something went wrong inside the program, and the log file cannot be written.\n"


def test_interrupted(run, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("pyramid_access.cli.commands.deal_text", interrupt)
    assert run("deal 7") == (130, "", "")


@pytest.mark.parametrize(
    ("env", "encoding", "word"),
    [
        ({"LC_ALL": "", "LANG": "C.UTF-8"}, "utf-8", "Français"),
        ({"LC_ALL": "C", "PYTHONIOENCODING": "ascii"}, "ascii", "Francais"),
        ({"LC_ALL": "C"}, "ascii", "Francais"),
        ({"PYTHONIOENCODING": "latin-1"}, "latin-1", "Français"),
        ({"PYTHONIOENCODING": "cp850"}, "cp850", "Français"),
        ({"PYTHONIOENCODING": "utf-16"}, "utf-8", "Français"),
        ({"PYTHONIOENCODING": "utf-8-sig"}, "utf-8", "Français"),
        ({"PYTHONIOENCODING": "idna"}, "ascii", "Francais"),
        ({"PYTHONIOENCODING": "cp037"}, "ascii", "Francais"),
    ],
)
def test_every_locale_gets_readable_letters(tmp_path, env, encoding, word):
    line = "listen language-name --speaker off --lang fr"
    done = started(tmp_path, line, "--data-dir", tmp_path, encoding=encoding, **env)
    assert done == (0, f"language-name : {word}\n", "")


@posix
def test_a_reader_that_goes_away_is_no_error(tmp_path):
    command = f"{sys.executable} -m pyramid_access variants --data-dir {tmp_path}; echo $? >&2"
    with subprocess.Popen(["sh", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as shell:
        assert shell.stdout and shell.stderr
        shell.stdout.close()
        assert shell.stderr.read() == b"0\n"


@posix
def test_closed_streams_are_no_error(tmp_path):
    command = f"{sys.executable} -m pyramid_access variants --data-dir {tmp_path}"
    assert subprocess.run(f"{command} >&- 2>&-", shell=True, check=False).returncode == 0
    assert subprocess.run(f"{command} --rate x 2>&-", shell=True, capture_output=True, check=False).returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
def test_a_full_disk_behind_the_output_is_one_sentence(tmp_path):
    command = f"{sys.executable} -m pyramid_access variants --data-dir {tmp_path} > /dev/full"
    done = subprocess.run(
        command, shell=True, capture_output=True, text=True, env=os.environ | {"LC_ALL": "C.UTF-8"}, check=False
    )
    assert (done.returncode, done.stderr) == (2, "File /dev/stdout cannot be written, the disk is full.\n")


def test_a_list_loads_neither_the_game_nor_its_terminal(tmp_path):
    code = (
        "import sys; from pyramid_access.cli.program import main; "
        f"main(['deal', '7', '--data-dir', {str(tmp_path)!r}]); "
        "print(sorted({'prompt_toolkit', 'pyttsx3', 'tomli_w', 'platformdirs', 'fluent.runtime'} & {*sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
@pytest.mark.parametrize(("line", "code"), [("--nope", 2), ("deal 7", 0), ("variants > /dev/full", 2)])
def test_a_full_disk_behind_the_errors_changes_no_exit_code(tmp_path, line, code):
    command = f"{sys.executable} -m pyramid_access --data-dir {tmp_path} {line} 2> /dev/full"
    assert subprocess.run(command, shell=True, capture_output=True, check=False).returncode == code


@posix
def test_errors_that_nobody_reads_change_no_exit_code(tmp_path):
    command = [sys.executable, "-m", "pyramid_access", "--data-dir", tmp_path, "--nope"]
    reader, writer = os.pipe()
    os.close(reader)
    assert subprocess.run(command, stderr=writer, check=False).returncode == 2
    os.close(writer)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
def test_what_a_vanished_terminal_left_in_the_streams_changes_no_exit_code():
    code = """
import sys
from pyramid_access.cli.output import fit_streams
with fit_streams():
    sys.stdout.write("x")
"""
    command = f"{sys.executable} -c '{code}' > /dev/full"
    done = subprocess.run(command, shell=True, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@posix
def test_a_pipe_in_the_place_of_the_log_is_not_waited_for(run, data, monkeypatch):
    os.mkfifo(data / "pyramid-access.log")
    monkeypatch.setattr("pyramid_access.cli.commands.deal_text", lambda *_: 1 / 0)
    assert run("deal 7 --debug")[2].endswith("and the log file cannot be written.\n")
