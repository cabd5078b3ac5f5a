"""Well-formed messages that could not be said all the same are found, each with its name and what is wrong."""

from pathlib import Path

import pytest

from pyramid_access.narration.catalogue import Fault
from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.translator import Translator
from pyramid_access.translation_check.proofreading import problems_of

ENGLISH = """\
tea-ready = Tea is ready.
    .brief = Tea.
tea-cups = { $count } cups{ tea-of }.
tea-of = { " " }of { $kind }
cards-name = { $rank }
"""


def problems(folder: Path, text: str, topic: str = "tea") -> list[tuple[Fault, str, str]]:
    """Return what is wrong with a file of a language, whose English is above."""
    for lang in ("en", "xx"):
        (folder / lang).mkdir()
    (folder / "en" / "tea.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "en" / "cards.ftl").write_text("cards-name = { $rank }\n", encoding="utf-8")
    (folder / "xx" / f"{topic}.ftl").write_text(text, encoding="utf-8")
    return [(found.fault, found.message_id, found.name) for found in problems_of(Translator([folder], "xx"))]


@pytest.mark.parametrize(
    "text",
    [
        "tea-ready = Xa.\n",
        "tea-cups = { $count } x, { $kind }.\n",
        "tea-cups = { tea-mine }.\ntea-mine = { $count } x\n",
        "tea-ready = { tea-mine } { -tea-brand }.\ntea-mine = x\n-tea-brand = X\n",
        'tea-ready = { -tea-brand(case: "y") }.\n-tea-brand = { $case ->\n    [y] Y\n   *[x] X\n }\n',
        "tea-ready = { tea-cold.brief }.\ntea-cold = x\n    .brief = y\n",
        'tea-cups = { NUMBER($count) } { CARDS($count, form: "name") } { CARD($kind, form: "mine") }\n',
        "tea-cups = { $count ->\n    [one] one\n   *[other] { $count }, { GENDER($kind) }, { SPELL($count) }\n }\n",
        "tea-mine = { $whatever }\n",
    ],
)
def test_nothing_is_wrong(tmp_path: Path, text: str) -> None:
    (tmp_path / "own" / "xx").mkdir(parents=True)
    assert [problem for problem in problems(tmp_path, text) if problem[2] != "cards-mine"] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("tea-ready = { $nope }\n", [(Fault.VARIABLE, "tea-ready", "$nope")]),
        ("tea-ready = x\n    .full = { $nope }\n", [(Fault.VARIABLE, "tea-ready", "$nope")]),
        ("tea-ready = { tea-mine }\ntea-mine = { $nope }\n", [(Fault.VARIABLE, "tea-ready", "$nope")]),
        ("tea-ready = { tea-nope }\n", [(Fault.REFERENCE, "tea-ready", "tea-nope")]),
        ("tea-ready = { -tea-nope }\n", [(Fault.REFERENCE, "tea-ready", "-tea-nope")]),
        ("tea-ready = { tea-x.nope }\ntea-x = x\n", [(Fault.REFERENCE, "tea-ready", "tea-x.nope")]),
        ("tea-cups = { NOPE($count) }\n", [(Fault.REFERENCE, "tea-cups", "NOPE()")]),
        ('tea-cups = { CARD($count, form: "nope") }\n', [(Fault.REFERENCE, "tea-cups", "cards-nope")]),
        ("tea-ready = { tea-ready }\n", [(Fault.CIRCLE, "tea-ready", "")]),
        ("tea-ready = { -tea-a }\n-tea-a = { -tea-a }\n", [(Fault.CIRCLE, "-tea-a", "")]),
        ("tea-ready =\n    .brief = x\n", [(Fault.TEXTLESS, "tea-ready", "")]),
        (
            "tea-ready = { $b } { $a } { tea-nope }\n",
            [
                (Fault.REFERENCE, "tea-ready", "tea-nope"),
                *((Fault.VARIABLE, "tea-ready", name) for name in ("$a", "$b")),
            ],
        ),
    ],
)
def test_what_is_wrong(tmp_path: Path, text: str, found: list[tuple[Fault, str, str]]) -> None:
    assert problems(tmp_path, text) == found


def test_cards_may_be_worded_by_whatever_is_known_of_them(tmp_path: Path) -> None:
    assert problems(tmp_path, "cards-name = { $suit } { $state } { $nope }\n", "cards") == [
        (Fault.VARIABLE, "cards-name", "$nope")
    ]


def test_a_text_of_the_player_is_looked_at_as_well(tmp_path: Path) -> None:
    own = tmp_path / "locales" / "fr"
    own.mkdir(parents=True)
    (own / "language.ftl").write_text("language-changed = { $x }\n# A mistake\nlanguage-name = { x\n", encoding="utf-8")
    found = problems_of(Translator(locale_folders(tmp_path), "fr"))
    assert [(problem.path.parent, problem.line, problem.fault) for problem in found] == [
        (own, 1, Fault.VARIABLE),
        (own, 3, Fault.SYNTAX),
    ]


def test_a_language_of_circles_is_read_to_its_end(tmp_path: Path) -> None:
    text = "".join(f"tea-{n} = {{ tea-{n + 1} }}{{ tea-0 }}\n" for n in range(60)) + "tea-60 = { tea-0 }\n"
    assert {fault for fault, _, _ in problems(tmp_path, text)} == {Fault.CIRCLE}
