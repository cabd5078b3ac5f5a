"""What is said in play has a form for a braille display of 40 cells, with the longest names and numbers too."""

from functools import cache
from pathlib import Path

import pytest

from pyramid_access.narration.catalogue import Fault
from pyramid_access.narration.languages import languages, locale_folders
from pyramid_access.narration.narrator import CELLS, Narrator
from pyramid_access.narration.translator import BRAILLE, Translator
from pyramid_access.settings import Detail, Settings, SpeakerChoice
from pyramid_access.translation_check.braille import BrailleFitting, must_fit
from tests.narration.tables import translator
from tests.playing import Player
from tests.test_locales import messages

SHIPPED = locale_folders()[0]
LANGUAGES = tuple(language.tag for language in languages([SHIPPED]))


@cache
def fitting(lang: str) -> BrailleFitting:
    return BrailleFitting(translator(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_play_fits_a_braille_display(lang: str) -> None:
    assert [(found.message_id, found.name) for found in fitting(lang).problems()] == []


def test_what_is_said_in_play_must_fit() -> None:
    assert all(map(must_fit, ("play-left", "answers-row-mixed", "clock-end", "match-stop-ask", "games-under-way")))
    assert not any(map(must_fit, ("games-text-kept", "games-open", "help-line", "rules-free", "options-line")))


def test_a_form_for_braille_is_there_only_where_one_language_needs_it() -> None:
    """The brief form does where it is short enough."""
    with_form = [i for i, m in messages("en").items() if any(a.id.name == BRAILLE for a in m.attributes)]
    needed = {i for lang in LANGUAGES for i in with_form if any(len(text) > CELLS for text in brief(lang, i))}
    assert [i for i in with_form if i not in needed] == []


def brief(lang: str, message_id: str) -> list[str]:
    arguments = fitting(lang).longest(message_id, ("brief",))
    return [translator(lang).say(message_id, Detail.BRIEF, **args) for args in arguments]


LONG = """\
play-left =
    { $left ->
        [one] One card is left in the pyramid.
       *[other] { $left } cards are left in the whole of the pyramid.
    }
    .braille = { $left } in the pyramid.
play-redone = The last move that was taken back is now played again.
    .brief = The move that was taken back is played again.
play-removed-one = The { CARD($card) } has left the pyramid for good.
    .braille = { CARD($card) } has left the pyramid for good.
"""


def test_what_is_too_long_is_told_with_its_place_and_what_is_shown(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "play.ftl").write_text(LONG, encoding="utf-8")
    found = [*BrailleFitting(Translator([SHIPPED, tmp_path], "xx")).problems()]
    assert [(problem.line, problem.message_id, problem.name) for problem in found] == [
        (7, "play-redone", "The move that was taken back is played again."),
        (9, "play-removed-one", "Three of diamonds has left the pyramid for good."),
    ]
    assert {(problem.path, problem.fault) for problem in found} == {(tmp_path / "xx" / "play.ftl", Fault.TOO_LONG)}


UTTERANCES = {
    "games-under-way": (
        "Game under way. Same key for yes.",
        "Partie en cours. Même touche pour oui.",
        "Jogo em curso. Mesma tecla para sim.",
    ),
    "cursor-nothing-chosen": ("", "", ""),
    "games-number-ask": ("", "Numéro de la donne, puis Entrée.", "Número da distribuição, depois Enter."),
}
"""What a display shows of messages; nothing where it shows the text itself."""


@pytest.mark.parametrize(("message_id", "shown"), UTTERANCES.items(), ids=UTTERANCES)
def test_an_utterance_has_words_for_braille_where_its_text_is_too_long(message_id: str, shown: tuple[str, ...]) -> None:
    narrators = [Narrator(translator(lang)) for lang in ("en", "fr", "pt")]
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
    [
        ("fr", "Rangée 7 libre Rp Rk 5c 9t Dk Vc 5t."),
        ("en", "Row 7 free Ks Kd 5h 9c Qd Jh 5c."),
        ("pt", "Fila 7 livre Re Ro 5c 9p Do Vc 5p."),
    ],
)
def test_a_row_is_shown_at_one_glance(lang: str, shown: str, tmp_path: Path) -> None:
    player = Player(tmp_path, Settings(lang=lang, speaker=SpeakerChoice.READER))
    player.begin()
    player.press("7")
    assert player.page.shown[-1][-1].braille == shown
