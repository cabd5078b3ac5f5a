"""What the README promises is so: its key tables are those of the program, its commands are the real ones.

``python -m tests.test_readme`` writes the key tables anew.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from pyramid_access.cli.table import OPTIONS as CLI_OPTIONS
from pyramid_access.narration.card_codes import rank_code, suit_letter
from pyramid_access.narration.languages import languages, locale_folders
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.cards import parse_card
from pyramid_access.rules.variants import OPTIONS, RULE_CHOICES
from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.ui.key_words import key_words

README = Path(__file__).parents[1] / "README.md"
MARKS = {
    "fr": ("<!-- touches -->\n", "<!-- fin des touches -->", "| Touches | Effet |"),
    "en": ("<!-- keys -->\n", "<!-- end of keys -->", "| Keys | Effect |"),
    "pt": ("<!-- teclas -->\n", "<!-- fim das teclas -->", "| Teclas | Efeito |"),
}


def parts() -> dict[str, str]:
    """Return what the README says in each language, by its tag."""
    text = README.read_text(encoding="utf-8")
    titles = (r"Français", r"English", r"Português", r"Licence")
    pieces = re.split(rf"^## (?:{'|'.join(titles)})\n", text, flags=re.MULTILINE)
    return dict(zip(MARKS, pieces[1:-1], strict=True))


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


def test_every_language_of_the_game_has_its_part() -> None:
    text = README.read_text(encoding="utf-8")
    shipped = languages([locale_folders()[0]])
    assert sorted(MARKS) == sorted(language.tag for language in shipped)
    for language in shipped:
        name = language.name.capitalize()
        assert f"[{name}](#{name.lower()})" in text.split("\n## ")[0]
        assert text.count(f"\n## {name}\n") == 1


@pytest.mark.parametrize("command", ["pip install -qq . && .venv/bin/pyramid-access\n", "'.[test]'"])
def test_all_languages_give_the_same_commands(command: str) -> None:
    assert {lang: part.count(command) for lang, part in parts().items()} == dict.fromkeys(MARKS, 1)


def test_all_languages_have_the_same_blocks_of_commands() -> None:
    blocks = {tuple(re.findall(r"^```\n(.*?)^```$", part, re.MULTILINE | re.DOTALL)) for part in parts().values()}
    assert len(blocks) == 1


@pytest.mark.parametrize("beginning", ["\n### ", "\n| ", "\n- ", "\n\n"])
def test_all_languages_have_the_same_sections(beginning: str) -> None:
    counts = {part.count(beginning) for part in parts().values()}
    assert len(counts) == 1
    assert counts != {0}


@pytest.mark.parametrize("lang", [*MARKS])
def test_the_house_rules_are_those_of_the_program(lang: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (`.*?`) \|", parts()[lang], re.MULTILINE)
    assert [rule for rule, _ in rows] == [*OPTIONS]
    values = {rule: tuple(re.findall(r"`(.*?)`", named)) for rule, named in rows}
    assert values == RULE_CHOICES | {"passes": ("1", "999", "unlimited")}


@pytest.mark.parametrize("lang", [*MARKS])
def test_every_option_named_is_one(lang: str) -> None:
    flags = set(re.findall(r"^\| `(--[\w-]+)", parts()[lang], re.MULTILINE))
    assert flags <= {option.flag for option in CLI_OPTIONS}
    assert {"--new", "--resume", "--data-dir"} <= flags


@pytest.mark.parametrize("lang", [*MARKS])
def test_what_the_game_is_quoted_with_is_what_it_says(lang: str) -> None:
    say = Translator(locale_folders(), lang, strict=True).say
    way = say("start-way-reader")
    codes = {card: code(say, card) for card in ("KS", "KD", "5H", "9C", "TD")}
    quoted = [
        say("knowledge-searching").rstrip("."),
        say("knowledge-winnable", moves=31, shortest="yes"),
        say("knowledge-lost-draw", number=14).rpartition(",")[0],
        say("settings-winnable"),
        f"{way[0].lower()}{way[1:]}",
        " {KS} {KD} {5H} {9C}`".format(**codes),
        "`{TD}{0}`".format(say("board-covered"), **codes),
    ]
    text = " ".join(parts()[lang].split())
    assert [sentence for sentence in quoted if sentence not in text] == []


def code(say: Callable[[str], str], card: str) -> str:
    """Return a card as boards show it in letters; it is given as in files."""
    return "".join(word(lambda name: say(f"board-{name}"), parse_card(card)) for word in (rank_code, suit_letter))


if __name__ == "__main__":
    README.write_text(with_tables(README.read_text(encoding="utf-8")), encoding="utf-8")
