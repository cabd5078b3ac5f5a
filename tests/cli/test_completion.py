"""Completion in the shells themselves, where they are installed: what Tab offers is what the table of options says."""

import shutil
import subprocess

import pytest

from pyramid_access.cli.completion import completion
from pyramid_access.cli.table import COMMANDS, OPTIONS, SHELLS
from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.variants import VARIANTS

ASK_BASH = """
source ./completion
complete -p pyramid-access >/dev/null || exit 1
function_of=$(complete -p pyramid-access); function_of=${function_of##*-F }; function_of=${function_of%% *}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
$function_of pyramid-access "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
ASK_FISH = "source ./completion; complete -C (string join ' ' -- $argv)"


@pytest.fixture(params=["bash", "fish"])
def offers(request, tmp_path):
    """Return what a shell offers after a line that ends in a word begun; its explanations are left out."""
    shell = shutil.which(request.param)
    if shell is None:
        pytest.skip(f"{request.param} is not installed")
    say = Translator(locale_folders(), "fr", strict=True).say
    (tmp_path / "completion").write_text(completion(request.param, say, ["en", "fr"]), encoding="utf-8")
    (tmp_path / "deal.txt").touch()
    (tmp_path / "data").mkdir()
    (tmp_path / "ask").write_text(ASK_BASH)
    how = [shell, "./ask"] if request.param == "bash" else [shell, "--no-config", "-c", ASK_FISH]

    def ask(line: str) -> set[str]:
        environment = ENVIRONMENT | {"HOME": str(tmp_path)}
        done = subprocess.run(
            [*how, *line.split(" ")], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
        )
        return {row.partition("\t")[0] for row in done.stdout.splitlines() if row}

    return ask


def flags(command: str) -> set[str]:
    return {option.flag for option in OPTIONS if command in option.commands}


def test_options_commands_and_values(offers):
    assert offers("pyramid-access --") == flags("play")
    assert offers("pyramid-access survey --") == flags("survey")
    assert offers("pyramid-access ") & {*COMMANDS} == {*COMMANDS}
    assert offers("pyramid-access so") == {"solve"}
    assert offers("pyramid-access solve --variant ") == {*VARIANTS}
    assert offers("pyramid-access --theme y") == {"yellow"}
    assert offers("pyramid-access --lang ") == {"en", "fr"}
    assert offers("pyramid-access survey --player f") == {"fair"}
    assert offers("pyramid-access deal ") == {"today"}
    assert offers("pyramid-access completion ") == {*SHELLS}
    assert offers("pyramid-access listen pla") == {"places", "play"}
    assert offers("pyramid-access listen play hi") == {"hint", "history"}
    assert offers("pyramid-access listen --speaker r") == {"reader"}


def test_files_and_folders(offers):
    assert offers("pyramid-access --deal de") == {"deal.txt"}
    assert offers("pyramid-access solve de") == {"deal.txt"}
    assert "deal.txt" not in offers("pyramid-access --data-dir d")
    assert {name.rstrip("/") for name in offers("pyramid-access --data-dir d")} == {"data"}


@pytest.mark.parametrize("lang", ["en", "fr", "pt"])
@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_can_read_its_script(tmp_path, shell, lang):
    say = Translator(locale_folders(), lang, strict=True).say
    text = completion(shell, say, ["en", "fr"])
    assert shell == "bash" or say("options-command-solve").partition(",")[0] in text
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    (tmp_path / "completion").write_text(text, encoding="utf-8")
    command = [shell, "-n", tmp_path / "completion"]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not installed")
def test_zsh(tmp_path):
    """In a terminal of its own: zsh has no other way to ask it."""
    pexpect = pytest.importorskip("pexpect")
    say = Translator(locale_folders(), "en", strict=True).say
    (tmp_path / "_pyramid-access").write_text(completion("zsh", say, ["en", "fr"]), encoding="utf-8")
    environment = ENVIRONMENT | {"HOME": str(tmp_path), "TERM": "dumb"}
    with pexpect.spawn("zsh -f", env=environment, cwd=tmp_path, encoding="utf-8", dimensions=(40, 200)) as zsh:
        zsh.sendline(
            "fpath=($PWD $fpath); autoload -U compinit; compinit -D -u; unsetopt zle_bracketed_paste; PS1='R''> '"
        )
        zsh.expect("R> ", timeout=20)
        for begun, rest in (("--the", "me "), ("solve --variant gi", "za "), ("completion f", "ish "), ("surv", "ey ")):
            zsh.send(f"pyramid-access {begun}\t")
            zsh.expect(f"{begun}.*?{rest}", timeout=20)
            zsh.send("\x15")


def test_the_command_writes_the_script(run):
    say = Translator(locale_folders(), "en", strict=True).say
    assert run("completion bash") == (0, completion("bash", say, ["en", "fr", "pt"]).rstrip("\n") + "\n", "")


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (
            "completion",
            "After completion the name of a shell is needed: bash, zsh, fish.",
            "Après completion, il faut le nom d'un shell : bash, zsh, fish.",
        ),
        (
            "completion tcsh",
            "After completion the name of a shell is needed: bash, zsh, fish.",
            "Après completion, il faut le nom d'un shell : bash, zsh, fish.",
        ),
        (
            "completion bash fish",
            "The command completion does not take fish.",
            "La commande completion ne prend pas fish.",
        ),
    ],
)
def test_a_shell_that_there_is_no_script_for(run, line, english, french):
    assert run(line) == (2, "", english + "\n")
    assert run(f"{line} --lang fr") == (2, "", french + "\n")
