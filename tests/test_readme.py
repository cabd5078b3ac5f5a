"""What the README promises is so: its key tables are those of the program, its commands are the real ones.

``python -m tests.test_readme`` writes the key tables anew.
"""

import re
from pathlib import Path

import pytest

from pyramid_access.cli.table import OPTIONS as CLI_OPTIONS
from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.translator import Translator
from pyramid_access.problem_words import RULE_CHOICES
from pyramid_access.rules.variants import OPTIONS
from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.ui.key_words import key_words

README = Path(__file__).parents[1] / "README.md"
MARKS = {
    "fr": ("<!-- touches -->\n", "<!-- fin des touches -->", "| Touches | Effet |"),
    "en": ("<!-- keys -->\n", "<!-- end of keys -->", "| Keys | Effect |"),
}


def key_table(lang: str) -> str:
    """Return the keys of the game as a Markdown table, in the words that the help uses."""
    say = Translator(locale_folders(), lang, strict=True).say
    rows = [
        f"| {', '.join(key_words(say, key) for key in command.keys)} | {say(command.help_id)} |"
        for command in COMMANDS
        if Mode.PLAY in command.modes
    ]
    return "\n".join([MARKS[lang][2], "|---|---|", *rows]) + "\n"


def with_tables(text: str) -> str:
    """Return the README with its key tables as they should be."""
    for lang, (begin, end, _) in MARKS.items():
        pattern = re.compile(f"({re.escape(begin)}).*?({re.escape(end)})", re.DOTALL)
        text = pattern.sub(lambda match, lang=lang: match[1] + key_table(lang) + match[2], text)  # type: ignore[misc]
    return text


def test_the_key_tables_are_those_of_the_program() -> None:
    text = README.read_text(encoding="utf-8")
    assert with_tables(text) == text


@pytest.mark.parametrize("command", ["pip install -qq . && .venv/bin/pyramid-access\n", "'.[test]'"])
def test_both_languages_give_the_same_commands(command: str) -> None:
    assert README.read_text(encoding="utf-8").count(command) == 2


def test_both_languages_have_the_same_sections() -> None:
    french, english = README.read_text(encoding="utf-8").split("\n## English\n")
    french = french.split("\n## Français\n")[1]
    english = english.split("\n## Licence\n")[0]
    assert french.count("\n### ") == english.count("\n### ")
    assert french.count("\n| ") == english.count("\n| ")
    assert french.count("\n- ") == english.count("\n- ")


@pytest.mark.parametrize("part", [0, 1], ids=["fr", "en"])
def test_the_house_rules_are_those_of_the_program(part: int) -> None:
    text = README.read_text(encoding="utf-8").split("\n## English\n")[part]
    rows = re.findall(r"^\| `(\w+)` \| (`.*?`) \|", text, re.MULTILINE)
    assert [rule for rule, _ in rows] == [*OPTIONS]
    values = {rule: tuple(re.findall(r"`(.*?)`", named)) for rule, named in rows}
    assert values == RULE_CHOICES | {"passes": ("1", "999", "unlimited")}


@pytest.mark.parametrize("part", [0, 1], ids=["fr", "en"])
def test_every_option_named_is_one(part: int) -> None:
    text = README.read_text(encoding="utf-8").split("\n## English\n")[part]
    flags = set(re.findall(r"^\| `(--[\w-]+)", text, re.MULTILINE))
    assert flags <= {option.flag for option in CLI_OPTIONS}
    assert {"--new", "--resume", "--data-dir"} <= flags


if __name__ == "__main__":
    README.write_text(with_tables(README.read_text(encoding="utf-8")), encoding="utf-8")
