"""What README and docs promise is so: key tables are those of the program, commands are the real ones, links lead on.

``python -m tests.test_readme`` writes the key tables anew.
"""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pyramid_access.cli.table import OPTIONS as CLI_OPTIONS
from pyramid_access.narration.board_words import rank_code, suit_letter
from pyramid_access.narration.key_words import key_words
from pyramid_access.narration.languages import languages, locale_folders
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.cards import parse_card
from pyramid_access.rules.variants import OPTIONS, RULE_CHOICES
from pyramid_access.session.commands import COMMANDS, Mode

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
DOCS = ROOT / "docs"
MARKS = {
    "fr": ("<!-- touches -->\n", "<!-- fin des touches -->", "| Touches | Effet |"),
    "en": ("<!-- keys -->\n", "<!-- end of keys -->", "| Keys | Effect |"),
    "pt": ("<!-- teclas -->\n", "<!-- fim das teclas -->", "| Teclas | Efeito |"),
}
PAGES = ("command-line", "keys", "languages", "low-vision", "play", "screen-readers", "trouble")
SAMPLE = "sample.mp3"
"""What the game of the README sounds like, in each language."""


def page(lang: str, name: str) -> str:
    """Return a page of the documentation."""
    return (DOCS / lang / f"{name}.md").read_text(encoding="utf-8")


def parts() -> dict[str, str]:
    """Return what all pages together say in each language, by its tag."""
    return {lang: "\n".join(page(lang, name) for name in PAGES) for lang in MARKS}


def readme_parts() -> dict[str, str]:
    """Return what the README says in each language, by its tag."""
    text = README.read_text(encoding="utf-8")
    titles = (r"Français", r"English", r"Português", r"Development")
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
    """Return a page of keys with its table as it should be."""
    for lang, (begin, end, _) in MARKS.items():
        pattern = re.compile(f"({re.escape(begin)}).*?({re.escape(end)})", re.DOTALL)
        text = pattern.sub(lambda match, lang=lang: match[1] + key_table(lang) + match[2], text)  # type: ignore[misc]
    return text


@pytest.mark.parametrize("lang", [*MARKS])
def test_the_key_tables_are_those_of_the_program(lang: str) -> None:
    text = page(lang, "keys")
    assert with_tables(text) == text
    assert key_table(lang) in text


def test_every_language_of_the_game_has_its_part() -> None:
    text = README.read_text(encoding="utf-8")
    shipped = languages([locale_folders()[0]])
    assert sorted(MARKS) == sorted(language.tag for language in shipped)
    for language in shipped:
        name = language.name.capitalize()
        assert f"[{name}](#{name.lower()})" in text.split("\n## ")[0]
        assert text.count(f"\n## {name}\n") == 1


def test_every_language_of_the_game_has_the_same_pages() -> None:
    assert {folder.name for folder in DOCS.iterdir() if folder.is_dir()} == {*MARKS}
    for lang in MARKS:
        names = sorted([SAMPLE, *(f"{name}.md" for name in PAGES)])
        assert sorted(path.name for path in (DOCS / lang).iterdir()) == names


def test_the_readme_is_short_and_leads_to_every_page() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= 120
    for lang, part in readme_parts().items():
        assert set(re.findall(r"\]\((.*?)\)", part)) == {
            f"docs/{lang}/{name}" for name in (SAMPLE, *(f"{name}.md" for name in PAGES))
        }


@pytest.mark.parametrize("path", [README, *sorted(DOCS.glob("*/*.md"))], ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https?:)(.*?)\)", text):
        name, _, title = target.partition("#")
        assert (path.parent / name).exists() if name else path.exists(), target
        linked = (path.parent / name).read_text(encoding="utf-8") if name and title else text
        titles = [heading.lower().replace(" ", "-") for heading in re.findall(r"^#+ (.*)$", linked, re.MULTILINE)]
        assert not title or title in titles, target


@pytest.mark.parametrize("lang", [*MARKS])
def test_the_game_played_in_the_readme_is_a_real_one(lang: str, tmp_path: Path) -> None:
    transcript = tmp_path / "game.jsonl"
    command = ["--deal", "7", "--new", "--lang", lang, "--speaker", "off", "--data-dir", str(tmp_path)]
    program = [sys.executable, "-m", "pyramid_access", *command, "--transcript", str(transcript)]
    subprocess.run(program, input=b"0<tab><enter>oph", stdout=subprocess.DEVNULL, check=True)
    said = [json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()]
    answers = {row["key"]: row for row in said if row["key"]}
    part = readme_parts()[lang]
    assert "```\n{}\n```".format("\n".join(answers["0"]["rows"][:7])) in part
    text = " ".join(part.split())
    said_by_keys = [answers[key]["text"] for key in ("tab", "enter", "o", "p", "h")]
    assert [sentence for sentence in said_by_keys if sentence not in text] == []


@pytest.mark.parametrize("command", [r"^\./play$", r"^\./check$"])
def test_the_readme_gives_the_same_commands_in_all_languages(command: str) -> None:
    counts = {lang: len(re.findall(command, part, re.MULTILINE)) for lang, part in readme_parts().items()}
    assert counts == dict.fromkeys(MARKS, 1)


@pytest.mark.parametrize("command", ["pip install -qq --editable . && .venv/bin/pyramid-access\n", "'.[test]'"])
def test_all_languages_give_the_same_commands(command: str) -> None:
    assert {lang: part.count(command) for lang, part in parts().items()} == dict.fromkeys(MARKS, 1)


@pytest.mark.parametrize("name", PAGES)
def test_all_languages_have_the_same_blocks_of_commands(name: str) -> None:
    pages = [page(lang, name) for lang in MARKS]
    blocks = {tuple(re.findall(r"^```\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)) for text in pages}
    assert len(blocks) == 1


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("beginning", ["\n# ", "\n## ", "\n| ", "\n- ", "\n\n"])
def test_all_languages_have_the_same_sections(name: str, beginning: str) -> None:
    counts = {f"\n{page(lang, name)}".count(beginning) for lang in MARKS}
    assert len(counts) == 1
    assert beginning not in {"\n# ", "\n\n"} or counts != {0}


@pytest.mark.parametrize("beginning", ["\n## ", "\n| ", "\n- ", "\n\n"])
def test_the_pages_together_have_some_of_each(beginning: str) -> None:
    assert all(beginning in part for part in parts().values())


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
    for keys_page in DOCS.glob("*/keys.md"):
        keys_page.write_text(with_tables(keys_page.read_text(encoding="utf-8")), encoding="utf-8")
