"""What is said in play has a form for a braille display of 40 cells, with the longest names and numbers too."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from pyramid_access.narration.card_words import PlacedCard, Spot
from pyramid_access.narration.narrator import CELLS, Narrator
from pyramid_access.narration.translator import BRAILLE
from pyramid_access.rules.cards import Rank, parse_card
from pyramid_access.settings import Detail, Settings, SpeakerChoice
from tests.narration.tables import translator
from tests.playing import Player
from tests.test_locales import Parts, messages

LANGUAGES = ("fr", "en")
PLAYED = ("answers-", "cursor-", "game-", "games-", "hint-", "history-", "knowledge-", "menu-", "play-", "stock-")
"""What answers the keys of a game. Help, rules and troubles are read at leisure, and a display can be moved on."""
HOLDING_NAMES = ("games-open-none", "games-text-kept", "games-deal-kept", "games-position-kept")
"""Messages with names of files and folders, which have any length."""
MENU_LINES = ("games-text-before", "games-open")
"""Names of lines of a menu, which stand in other messages."""
LONGEST = {"fr": parse_card("Jd"), "en": parse_card("8d")}
ROW = tuple(map(parse_card, ["Ts", "Th", "Td", "Tc", "Jd", "Qd", "8d"]))
"""Seven cards, as long as can be in letters and in code."""
PLURALS = {"one": 1, "other": 48}
PLACES = (
    *(Spot("pyramid", 7, 7), Spot("hand"), Spot("waste", above=12), Spot("pile", 3, above=12)),
    *(Spot("column", 8, above=2), Spot("stock", number=24, above=23)),
)
VALUES: dict[str, tuple[object, ...]] = {
    "place": PLACES,
    "ranks": ((Rank.SEVEN, Rank.EIGHT, Rank.QUEEN),),
    "row": (7,),
    "column": (8,),
    "key": ("V",),
    "name": ("Twelve signs",),
    "value": ("Twelve signs",),
    "variant": ("Twelve signs",),
}


class Choices(Visitor):
    """The values by which a message chooses its words, for each variable."""

    def __init__(self, *nodes: ast.BaseNode) -> None:
        self.values: dict[str, set[object]] = {}
        for node in nodes:
            self.visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            names = [int(key.value) if isinstance(key, ast.NumberLiteral) else key.name for key in keys]
            self.values.setdefault(node.selector.id.name, set()).update(PLURALS.get(name, name) for name in names)
        self.generic_visit(node)


@cache
def locale(lang: str) -> dict[str, ast.Message]:
    return messages(lang)


def reached(lang: str, message_id: str) -> Iterator[ast.Message]:
    """Yield a message and all that it refers to."""
    yield locale(lang)[message_id]
    for other in Parts(locale(lang)[message_id]).references:
        yield from reached(lang, other)


def values(lang: str, message_id: str, name: str, chosen: dict[str, set[object]]) -> tuple[object, ...]:
    """Return the values of a variable that can make a message long."""
    card = LONGEST[lang]
    if name in ("card", "first", "second", "above", "partner") and message_id != "knowledge-winnable":
        if name in chosen:
            return tuple(chosen[name])
        return (PlacedCard(card, Spot("pyramid", 7, 7), "covered"),)
    if name in ("covers", "covered", "uncovered"):
        return ((card, card),)
    if name == "cards":
        return (cards_of(lang, message_id),) if name not in chosen else tuple(chosen[name])
    return VALUES.get(name) or tuple(chosen.get(name, ())) or (199,)


def cards_of(lang: str, message_id: str) -> tuple[object, ...]:
    if message_id.startswith("answers-"):
        row = ROW[:6] if message_id.endswith(("covered", "mixed")) else ROW
        return tuple(PlacedCard(card, Spot("pyramid", 7, 7), "covered" if n else "free") for n, card in enumerate(row))
    longest = 3 if message_id.startswith("play-drawn") else 2
    return tuple(PlacedCard(LONGEST[lang], Spot("pile", number, above=0)) for number in range(1, longest + 1))


def samples(lang: str, message_id: str) -> Iterator[dict[str, object]]:
    """Yield arguments for a message, all its ways of being long among them."""
    chosen = Choices(*reached(lang, message_id)).values
    names = sorted({name for message in reached(lang, message_id) for name in Parts(message).variables})
    for combination in product(*(values(lang, message_id, name, chosen) for name in names)):
        yield dict(zip(names, combination, strict=True))


def too_long(lang: str, message_id: str) -> list[str]:
    """Return what a message shows in braille that does not fit, of all its samples."""
    say = translator(lang)
    shown = []
    for args in samples(lang, message_id):
        texts = [say.say(message_id, detail, **args) for detail in Detail]
        if max(map(len, texts)) > CELLS:
            shown.append(say.for_braille(message_id, **args))
    return [text for text in shown if len(text) > CELLS]


def played(lang: str) -> list[str]:
    return [i for i in locale(lang) if i.startswith(PLAYED) and i not in (*HOLDING_NAMES, *MENU_LINES)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_play_fits_a_braille_display(lang: str) -> None:
    assert {i: long[:2] for i in played(lang) if (long := too_long(lang, i))} == {}


def test_a_form_for_braille_is_there_only_where_one_language_needs_it() -> None:
    """The brief form does where it is short enough."""
    with_form = [i for i, m in locale("en").items() if any(a.id.name == BRAILLE for a in m.attributes)]
    needed = {i for lang in LANGUAGES for i in with_form if any(len(text) > CELLS for text in brief(lang, i))}
    assert [i for i in with_form if i not in needed] == []


def brief(lang: str, message_id: str) -> list[str]:
    return [translator(lang).say(message_id, Detail.BRIEF, **args) for args in samples(lang, message_id)]


UTTERANCES = {
    "games-under-way": (
        "Game under way. Same key for yes.",
        "Partie en cours. Même touche pour oui.",
    ),
    "cursor-nothing-chosen": ("", ""),
    "games-number-ask": ("", "Numéro de la donne, puis Entrée."),
}
"""What a display shows of messages; nothing where it shows the text itself."""


@pytest.mark.parametrize(("message_id", "shown"), UTTERANCES.items(), ids=UTTERANCES)
def test_an_utterance_has_words_for_braille_where_its_text_is_too_long(message_id: str, shown: tuple[str, str]) -> None:
    narrators = [Narrator(translator(lang)) for lang in ("en", "fr")]
    assert tuple(narrator.message(message_id).braille for narrator in narrators) == shown


def test_joined_and_repeated_words_have_their_few_words_too() -> None:
    narrator = Narrator(translator("en"))
    long, short = narrator.message("games-under-way"), narrator.message("cursor-nothing-chosen")
    assert narrator.join(long, short).braille == f"{long.braille} {short.text}"
    assert narrator.join(short).braille == narrator.again(short).braille == ""
    assert narrator.again(long).braille == long.braille
    forty = narrator.message("hint-redeal-better", passes="unlimited")
    assert len(narrator.again(forty).text) <= CELLS


@pytest.mark.parametrize(
    ("lang", "shown"),
    [("fr", "Rangée 7 libre Rp Rk 5c 9t Dk Vc 5t."), ("en", "Row 7 free Ks Kd 5h 9c Qd Jh 5c.")],
)
def test_a_row_is_shown_at_one_glance(lang: str, shown: str, tmp_path: Path) -> None:
    player = Player(tmp_path, Settings(lang=lang, speaker=SpeakerChoice.READER))
    player.begin()
    player.press("7")
    assert player.page.shown[-1][-1].braille == shown
