"""Every text of a language with few samples: all variants are heard, and none of them without need."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from pyramid_access.narration.languages import languages, locale_folders
from pyramid_access.settings import Detail
from pyramid_access.translation_check.recital import Line, Recital, is_heard
from tests.test_locales import ENGLISH, messages

SHIPPED = locale_folders()[0]
LANGUAGES = tuple(language.tag for language in languages([SHIPPED]))
PLAY = """\
play-left =
    { $left ->
        [0] Neniu karto.
        [one] Unu karto.
       *[other] { $left } kartoj.
    }
    .brief = { "" }
    .braille = { $left } k
play-cleared =
    { $ended ->
        [yes] Fino.
       *[no] { $pass ->
            [one] Unua fojo.
           *[other] Fojo { $pass }.
        }
    }
    .full = { $ended ->
        [yes] Fino.
       *[no] Ne finita.
    }
play-removed-one = { GENDER($card) ->
        [feminine] La { CARD($card) } iris
       *[masculine] Li, { CARD($card) }, iris
    }.
play-removed-pair = { CARD($first) } kaj { CARD($second) }.
play-undone-removal = { CARDS($cards) } revenis.
play-refused-stock-left = { play-left } Ne povas.
play-redone = { play-left } Refarita.
play-drawn-one = { $nope } { CARD($card) }
"""
CARDS = """\
cards-gender =
    { $rank ->
        [queen] feminine
       *[other] masculine
    }
"""


@pytest.fixture
def recital(tmp_path: Path) -> Recital:
    (tmp_path / "eo").mkdir()
    for name, text in (("play", PLAY), ("cards", CARDS)):
        (tmp_path / "eo" / f"{name}.ftl").write_text(text, encoding="utf-8")
    return Recital([SHIPPED, tmp_path], "eo")


def told(lines: list[Line]) -> list[str]:
    return [f"{line.form}: {line.text}" for line in lines]


def test_each_number_and_level_is_heard_once(recital: Recital) -> None:
    lines = [*recital.lines("play-left")]
    assert told(lines) == [
        *(": 6 kartoj.", ": Unu karto.", ": 2 kartoj.", ": Neniu karto."),
        "braille: 6 k",
    ]
    assert {(line.id, line.lang, line.stands_in) for line in lines} == {("play-left", "eo", False)}


def test_variants_in_variants_are_heard_and_equal_texts_once(recital: Recital) -> None:
    assert told([*recital.lines("play-cleared")]) == [
        *(": Fojo 2.", ": Fojo 5.", ": Unua fojo.", ": Fojo 0.", ": Fino."),
        "full: Ne finita.",
    ]


def test_one_level_of_detail(recital: Recital) -> None:
    assert told([*recital.lines("play-cleared", Detail.FULL)]) == ["full: Ne finita.", "full: Fino."]
    assert [line.form for line in recital.lines("play-cleared", Detail.BRIEF)] == [""] * 5
    assert told([*recital.lines("play-left", Detail.BRIEF)]) == ["braille: 6 k"]


def test_genders_lists_and_different_cards_are_heard(recital: Recital) -> None:
    assert told([*recital.lines("play-removed-one")]) == [
        ": Li, king of hearts, iris.",
        ": La queen of clubs iris.",
    ]
    assert told([*recital.lines("play-removed-pair")]) == [": King of hearts kaj queen of diamonds."]
    assert told([*recital.lines("play-undone-removal")]) == [
        ": King of hearts and queen of clubs revenis.",
        ": King of hearts, queen of clubs and ace of diamonds revenis.",
        ": King of hearts revenis.",
    ]


def test_what_a_message_refers_to_is_heard_by_itself(recital: Recital) -> None:
    assert told([*recital.lines("play-refused-stock-left")]) == [": 6 kartoj. Ne povas."]


@pytest.mark.parametrize("message_id", ["play-drawn-one", "play-redealt", "play-redone"])
def test_english_stands_in_for_what_is_wrong_or_missing(recital: Recital, message_id: str) -> None:
    lines = [*recital.lines(message_id)]
    english = [*Recital([SHIPPED], "en").lines(message_id)]
    assert [line.text for line in lines][:1] == [line.text for line in english][:1]
    assert {(line.lang, line.stands_in) for line in lines} == {("en", True)}
    assert not any(line.stands_in for line in english)


def test_messages_come_in_the_order_of_the_files_those_of_others_last(tmp_path: Path) -> None:
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "language.ftl").write_text("language-own = x\nlanguage-changed = x\n-language-term = x\n")
    found = [i for i in Recital([SHIPPED, tmp_path], "eo").ids() if i.startswith("language-")]
    assert found == ["language-own", "language-changed", "language-name"]
    assert Recital([SHIPPED], "en").ids() == tuple(ENGLISH)


def test_what_is_only_written_is_told_apart() -> None:
    heard = {i for i in ENGLISH if is_heard(i)}
    assert {"board-shown", "doctor-sample", "cards-name", "words-or-end", "deals-source", "store-error-other"} <= heard
    assert (
        not {"board-hand", "doctor-program", "cards-gender", "words-cells-two", "options-line", "listen-line"} & heard
    )


class Variants(Visitor):
    """The words of each variant of a message, without those of variants in it."""

    def __init__(self, message: ast.Message) -> None:
        self.texts: list[str] = []
        self.visit(message)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.texts += [e.value for e in node.value.elements if isinstance(e, ast.TextElement)]
        self.generic_visit(node)


@cache
def lines(lang: str) -> dict[str, list[Line]]:
    recital = Recital([SHIPPED], lang)
    return {message_id: [*recital.lines(message_id)] for message_id in recital.ids()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_every_message_is_heard(lang: str) -> None:
    """But for the message that is only there to choose by."""
    heard = {i: "\n".join(line.text for line in some).lower() for i, some in lines(lang).items()}
    wanted = {i: Variants(message).texts for i, message in messages(lang).items() if i != "cards-gender"}
    lacking = {
        (i, text) for i, texts in wanted.items() for text in texts if " ".join(text.lower().split()) not in heard[i]
    }
    assert lacking == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_with_a_text_is_heard_in_its_own_language(lang: str) -> None:
    assert {line.lang for some in lines(lang).values() for line in some} == {lang}
    assert not any(line.stands_in for some in lines(lang).values() for line in some)
    silent = [i for i, some in lines(lang).items() if not some]
    assert silent == (["spoken-words"] if silent else [])
