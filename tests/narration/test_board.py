"""The whole table in rows: exactly what is written, and what holds for every game."""

import re
from dataclasses import replace

import pytest

from pyramid_access.narration.narrator import Narrator
from pyramid_access.rules.layout import REST, ROWS, Area, Slot, row_slots
from pyramid_access.rules.legality import open_slots
from pyramid_access.rules.position import place_of
from pyramid_access.session.events import BoardTold
from pyramid_access.session.questions import beside
from pyramid_access.utterance import Kind, Utterance
from tests.narration.tables import EMPTY, Table, slot, table, translator, utterance
from tests.ui.board.scenes import Scene, scenes

MIDDLE = replace(
    table(out="5c Ah 9c 7d", hand="Qh", waste="Ac Jd", stock="Td 9s", pass_number=2, chosen="6c"), cursor=slot("8d")
)
EVERY_GAME = [scene for seed in range(3) for scene in scenes(seed, step=9)]


def shown(view: Table, lang: str, detail: str = "normal") -> Utterance:
    return utterance(lang, detail, view, BoardTold(beside(view.game, view.position)))


def lines(text: str) -> list[str]:
    return [line.strip().removeprefix("|") for line in text.strip().split("\n")]


def written(view: Table, lang: str, detail: str = "normal") -> list[str]:
    said = shown(view, lang, detail)
    return [*said.rows, said.text]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "fr",
            """
            |1.                Dtx
            |2.             6kx  10tx
            |3.           Rcx  5px  2cx
            |4.        Vpx  Vcx  Dpx  Rpx
            |5.      10px Rkx  2px  7cx  3cx
            |6.   6cx  5kx  9kx  2kx  8kx
            |7.      3t        Rt   9c   6t
            |Pioche, 2 cartes.
            |En main, dame de cœur.
            |Défausse, 2 cartes, dessus valet de carreau.
            |Passage 2, encore un ensuite.
            |Six de trèfle, rangée 7, place 6. Choisi.
            |Plateau affiché, 24 cartes dans la pyramide. Huit de carreau, rangée 6, place 5.
            """,
        ),
        (
            "en",
            """
            |1.                Qcx
            |2.             6dx  10cx
            |3.           Khx  5sx  2hx
            |4.        Jsx  Jhx  Qsx  Ksx
            |5.      10sx Kdx  2sx  7hx  3hx
            |6.   6hx  5dx  9dx  2dx  8dx
            |7.      3c        Kc   9h   6c
            |Stock, 2 cards.
            |In hand, queen of hearts.
            |Waste, 2 cards, top jack of diamonds.
            |Pass 2, one more after this.
            |Six of clubs, row 7, place 6. Chosen.
            |Board shown, 24 cards in the pyramid. Eight of diamonds, row 6, place 5.
            """,
        ),
    ],
)
def test_gaps_stay_covered_cards_are_marked_and_the_player_is_told_where_she_is(lang: str, expected: str) -> None:
    assert written(MIDDLE, lang) == lines(expected)


def test_columns_of_a_reserve_stand_below() -> None:
    assert written(replace(table("giza", out="5c 3c 6h"), cursor=slot("Ad")), "fr") == lines("""
    |1.                Dtx
    |2.             6kx  10tx
    |3.           Rcx  5px  2cx
    |4.        Vpx  Vcx  Dpx  Rpx
    |5.      10px Rkx  2px  7cx  3cx
    |6.        5kx  9kx  2kx  8kx  7kx
    |7.           Ac   Rt   9c   6t   9t
    |Colonnes, 24 cartes.
    |Akx  7px  Dcx  Atx  10cx 7tx  Dkx  4px
    |5cx  Vkx  8tx  Vtx  4tx  8px  3kx  4cx
    |2t   8c   3p   6p   10k  9p   4k   Ap
    |Plateau affiché, 25 cartes dans la pyramide. As de carreau, colonne 1, sous 2 cartes.
    """)


def test_piles_are_told_one_by_one() -> None:
    view = table("three-piles", out=EMPTY.removesuffix("9c"), waste="Ac Jd/Td", stock="9s")
    assert written(view, "en") == lines("""
    |1.
    |2.
    |3.
    |4.
    |5.
    |6.
    |7.                               9c
    |Stock, one card.
    |Pile 1, 2 cards, top jack of diamonds.
    |Pile 2, one card, ten of diamonds.
    |Pass 1, the last.
    |Board shown, one card in the pyramid.
    """)


def test_an_empty_pyramid_has_no_rows() -> None:
    assert written(table(out=EMPTY, hand="Qh", waste="Ac", stock="Td"), "fr") == lines("""
    |Pioche, une carte.
    |En main, dame de cœur.
    |Défausse, une carte, as de trèfle.
    |Passage 1, encore 2 ensuite.
    |Plateau affiché, pyramide vide.
    """)


def test_what_says_nothing_is_left_out_at_the_brief_level() -> None:
    assert written(table(out=EMPTY, waste="Ac", stock="Td"), "en", "brief") == lines("""
    |Stock, one card.
    |Waste, one card, ace of clubs.
    |Pass 1, 2 more after this.
    |Board shown.
    """)


def test_a_table_with_nothing_on_it_is_told_too() -> None:
    game = table("giza").game
    nothing = Table(game, table("giza", out=EMPTY).position._replace(reserve=(0,) * 8))
    assert written(nothing, "en") == ["Columns empty.", "Board shown, pyramid empty."]


def test_only_the_sentence_is_spoken_and_it_is_an_answer() -> None:
    said = shown(MIDDLE, "fr")
    assert (said.text, said.lang, said.kind, said.ids) == (
        "Plateau affiché, 24 cartes dans la pyramide. Huit de carreau, rangée 6, place 5.",
        "fr",
        Kind.ANSWER,
        ("board-shown", "answers-card"),
    )


def test_a_chosen_card_that_is_the_current_one_is_told_once() -> None:
    said = shown(replace(MIDDLE, cursor=MIDDLE.chosen), "en")
    assert said.text == "Board shown, 24 cards in the pyramid. Six of clubs, row 7, place 6. Chosen."
    assert not any("Six" in row for row in said.rows)


def test_the_rows_are_there_again_when_it_is_said_again_or_after_something_else() -> None:
    said = shown(MIDDLE, "fr")
    narrator = Narrator(translator("fr"))
    assert narrator.again(said).rows == said.rows
    assert narrator.join(Utterance("Bonjour.", "fr"), said).rows == said.rows


@pytest.mark.parametrize("scene", EVERY_GAME, ids=lambda scene: scene.game.variant.id)
def test_every_card_of_every_game_stands_in_its_row_once(scene: Scene) -> None:
    view = Table(scene.game, scene.position, scene.cursor, scene.chosen)
    rows = shown(view, "en").rows
    free = open_slots(scene.game, scene.position)
    if scene.position.pyramid:
        assert [row[:2] for row in rows[:ROWS]] == [f"{row}." for row in range(1, ROWS + 1)]
        for number, row in enumerate(rows[:ROWS], 1):
            left = [slot for slot in row_slots(number) if scene.position.pyramid >> slot & 1]
            assert row.split()[1:] == [code(scene, slot) + ("" if slot in free else "x") for slot in left]
    cards = [slot for slot in REST if place_of(scene.game, scene.position, slot).area is Area.RESERVE]
    named = {word.removesuffix("x") for row in rows[ROWS:] for word in row.split()}
    assert {code(scene, slot) for slot in cards} <= named


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_rows_fit_a_braille_display_and_have_no_sign_that_readers_name(lang: str) -> None:
    for scene in EVERY_GAME:
        said = shown(Table(scene.game, scene.position, scene.cursor, scene.chosen), lang, "full")
        cards = [row for row in said.rows if not row.endswith(".") or row[1:] == "."]
        assert all(len(row) <= 40 for row in cards)
        assert all(len(row) <= 80 for row in said.rows)
        assert all(re.fullmatch(r"[\w ,.']+", row) for row in (*said.rows, said.text))


def code(scene: Scene, slot: Slot) -> str:
    """Return a card as its English row has it."""
    return str(scene.game.deal[slot]).replace("T", "10")
